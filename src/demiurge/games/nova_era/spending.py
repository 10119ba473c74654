"""Chapter 11: Spending Dice: whose turn it is, abilities before the die (NE-4.12, NE-20.12 to NE-20.14), and the seven
actions, with what cards add to them (NE-20.16 to NE-20.21)."""

from __future__ import annotations

from demiurge.games.nova_era import (
    actions,
    choices,
    civilization,
    develop,
    dice,
    display,
    effects,
    unrest,
)
from demiurge.games.nova_era.actions import (
    CALM,
    DEVELOP,
    ENLIST,
    EXPAND,
    GAIN,
    REPAIRS,
    RESEARCH,
    SPEND,
    USE,
)
from demiurge.games.nova_era.box import MOST_ABILITIES, TECHNOLOGIES, TERRITORY_CARD
from demiurge.games.nova_era.state import (
    CALM_BONUS,
    DIE_BONUS,
    ENLIST_DISCOUNT,
    EXPAND_DISCOUNT,
    GAIN_BONUS,
    NO_DIE,
    NOBODY,
    REPAIR_BONUS,
    SPENDING_DICE,
    UNKNOWN,
    Nova,
    Player,
    color_of,
    look_of,
    value_of,
)
from demiurge.games.nova_era.vocabulary import BLACK, TERRITORY, Effect
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, Step


class SpendingDice(Step[Nova]):
    """NE-3.4: counter-clockwise, from the player on the first player's right."""

    def run(self, s: Nova) -> None:
        s.step = SPENDING_DICE  # NE-3.2
        s.push(NextTurn(s.first))


class NextTurn(Step[Nova]):
    """NE-11.1: the next player who has dice; others are passed over (NE-R36), until all dice are spent."""

    def __init__(self, last: int) -> None:
        self.last = last

    def run(self, s: Nova) -> None:
        for n in range(s.seats):
            seat = (self.last - 1 - n) % s.seats
            if s.players[seat].dice:
                s.push(NextTurn(seat))
                s.push(Turn(seat))
                return


class Turn(Decision[Nova]):
    """NE-11.1: exactly one die is spent; before it abilities may be used, in any order (NE-R67, NE-R68)."""

    def answers(self, s: Nova) -> list[int]:
        p = s.players[self.seat]
        found = dice.looks(SPEND, p.dice)
        for index in civilization.in_play(p):
            abilities = s.card(index).abilities
            if abilities:
                for number, effect in enumerate(abilities):
                    if effect.id not in p.used and fitting(p, effect):
                        found.append(USE.of(index * MOST_ABILITIES + number))
        return found

    def refuse(self, s: Nova, action: int) -> Refusal:
        p = s.players[self.seat]
        if action in SPEND:
            return None if action in dice.looks(SPEND, p.dice) else "NE-11.1"
        if action in USE:
            return self.refuse_use(s, p, action)
        return NOT_ASKED

    def refuse_use(self, s: Nova, p: Player, action: int) -> Refusal:
        index, number = divmod(USE.at(action), MOST_ABILITIES)
        card = s.card(index)
        if number >= len(card.abilities):
            return "NE-4.12"
        if not civilization.works(p, index):
            return "NE-4.6" if index in p.damaged else "NE-4.12"
        effect = card.abilities[number]
        if effect.id in p.used:
            return "NE-R69"
        return None if fitting(p, effect) else f"NE-20.{effect.op + 1}"

    def take(self, s: Nova, action: int) -> None:
        p = s.players[self.seat]
        if action in SPEND:
            p.dice, s.die = dice.without(p.dice, SPEND.at(action))
            s.tell("spent", self.seat, [SPEND.at(action)])
            s.push(Deed(self.seat))
            return
        index, number = divmod(USE.at(action), MOST_ABILITIES)
        effect = s.card(index).abilities[number]
        p.used = p.used + [effect.id]
        s.tell("used", self.seat, [index])
        s.push(Turn(self.seat))
        s.push(develop.ChangeDie(self.seat, effect.id))


def fitting(p: Player, effect: Effect) -> bool:
    """Whether an own unspent die has a colour that the ability is for."""
    for one in p.dice:
        if effect.die >> color_of(one) & 1:
            return True
    return False


# ---- the die in hand
def spent_value(s: Nova, seat: int) -> int:
    """What the die being spent counts: its face and the player's bonus for its colour, at most 6 (NE-20.16)."""
    bonus = s.players[seat].powers[DIE_BONUS + color_of(s.die)]
    return min(value_of(s.die) + bonus, actions.FACES)


class Deed(Decision[Nova]):
    """NE-11.2: the action that the die is spent on. Every die has one (NE-R37). It is asked even where there is only
    one, if a Starting card in the hand could have been another: not to be asked would tell about it (NE-R9)."""

    def always(self, s: Nova) -> bool:
        return s.holds_secrets(self.seat)

    def answers(self, s: Nova) -> list[int]:
        p = s.players[self.seat]
        found = [CALM] if color_of(s.die) == BLACK else [GAIN]
        if p.damaged:
            found.append(REPAIRS)
        for index in display.available(s):
            found.append(RESEARCH.of(index))
            self.add_card(s, index, found)
        for index in p.hand:
            if index != UNKNOWN:
                self.add_card(s, index, found)
        for index in s.people:
            found.append(ENLIST.of(index - TECHNOLOGIES))
        return found

    def add_card(self, s: Nova, index: int, found: list[int]) -> None:
        card = s.card(index)
        if card.kind == TERRITORY_CARD:
            if may_expand(s, self.seat, index):
                found.append(EXPAND.of(index))
        else:
            for color in card.colors:
                if develop.payable(s, self.seat, index, color):
                    found.append(DEVELOP.of(index))
                    return

    def refuse(self, s: Nova, action: int) -> Refusal:
        black = color_of(s.die) == BLACK
        if action in DEVELOP:
            return develop.refuse(s, self.seat, DEVELOP.at(action))
        if action == GAIN:
            return "NE-11.21" if black else None
        if action in ENLIST:
            return None if ENLIST.at(action) + TECHNOLOGIES in s.people else "NE-11.30"
        if action in EXPAND:
            return refuse_expand(s, self.seat, EXPAND.at(action))
        if action == REPAIRS:
            return None if s.players[self.seat].damaged else "NE-R38"
        if action == CALM:
            return None if black else "NE-11.61"
        if action in RESEARCH:
            return display.refuse_research(s, RESEARCH.at(action))
        return NOT_ASKED

    def take(self, s: Nova, action: int) -> None:
        if action in DEVELOP:
            s.push(develop.Pay(self.seat, DEVELOP.at(action)))
        elif action == GAIN:
            gain_resources(s, self.seat)
        elif action in ENLIST:
            enlist(s, self.seat, ENLIST.at(action) + TECHNOLOGIES)
        elif action in EXPAND:
            expand(s, self.seat, EXPAND.at(action))
        else:
            back_to_bag(s)
            if action == REPAIRS:
                s.push(choices.Repair(self.seat, s.game.box.repair + s.players[self.seat].powers[REPAIR_BONUS], 1))
            elif action == CALM:
                unrest.move(s, self.seat, -s.game.box.calm - s.players[self.seat].powers[CALM_BONUS])
            else:
                display.to_hand(s, self.seat, RESEARCH.at(action))


def back_to_bag(s: Nova) -> None:
    """NE-11.3"""
    s.to_bag([s.die])
    s.die = NO_DIE


def gain_resources(s: Nova, seat: int) -> None:
    """NE-11.20: as many resources of the die's colour as it counts; a card may add some (NE-20.17)."""
    p, color = s.players[seat], color_of(s.die)
    n = spent_value(s, seat) + p.powers[GAIN_BONUS + color]
    p.gain(color, n)
    s.tell("gained", seat, [color, n, NOBODY])
    back_to_bag(s)


# ---- Enlist
def unrest_of_enlisting(s: Nova, seat: int, card: int) -> int:
    """How Unrest moves: by what a black die leaves open or has too much (NE-11.31, NE-11.32), by the whole cost with
    any other die (NE-11.33). Discounts first, to a minimum of 0 (NE-20.20)."""
    cost = max(0, s.card(card).cost - s.players[seat].powers[ENLIST_DISCOUNT])
    return cost - spent_value(s, seat) if color_of(s.die) == BLACK else cost


def enlist(s: Nova, seat: int, card: int) -> None:
    """NE-11.30; a Civil War that the payment starts is over before the Personality arrives (NE-R30, NE-R42)."""
    n, look = unrest_of_enlisting(s, seat, card), look_of(s.die)
    back_to_bag(s)
    s.tell("enlisted", seat, [card, look])
    s.push(Arrive(seat, card))
    unrest.move(s, seat, n)


class Arrive(Step[Nova]):
    """NE-11.34"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Nova) -> None:
        civilization.welcome(s, self.seat, self.card)
        s.people = [other for other in s.people if other != self.card]
        effects.obtained(s, self.seat, self.card)


# ---- Expand
def missing(s: Nova, seat: int, card: int) -> int:
    """How many required Technologies the player does not own, damaged or not (NE-11.42, NE-R15)."""
    requires, p, found = s.card(card).requires, s.players[seat], 0
    for color in range(TERRITORY):
        if requires[color] > p.counts[color]:
            found += max(0, requires[color] - civilization.owned(s, p, color))
    return found


def may_expand(s: Nova, seat: int, card: int) -> bool:
    return s.era > 0 and missing(s, seat, card) <= s.players[seat].powers[EXPAND_DISCOUNT]


def refuse_expand(s: Nova, seat: int, card: int) -> Refusal:
    """NE-11.40 to NE-11.42; the requirement is checked before the die is spent (NE-R43)."""
    if s.era == 0:
        return "NE-11.40"
    if s.card(card).kind != TERRITORY_CARD:
        return "NE-11.41"
    if card not in s.players[seat].hand and card not in display.available(s):
        return "NE-11.41"
    return None if may_expand(s, seat, card) else "NE-11.42"


def expand(s: Nova, seat: int, card: int) -> None:
    """NE-11.43: placed, then Obsolescence (NE-11.44), then its Instants, Unrest among them (NE-R21)."""
    s.tell("expanded", seat, [card, look_of(s.die)])
    develop.enter(s, seat, card, TERRITORY)
