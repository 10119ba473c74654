"""Chapter 11: Spending Dice: whose turn it is, abilities before the die (NE-4.12, NE-20.12 to NE-20.14), and the seven
actions, with what cards add to them (NE-20.16 to NE-20.21)."""

from __future__ import annotations

from demiurge.games.nova_era import actions, choices, civilization, develop, dice, display, state, unrest, vocabulary
from demiurge.games.nova_era.state import Nova, Player
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, Step


class SpendingDice(Step[Nova]):
    """NE-3.4: counter-clockwise, from the player on the first player's right."""

    def run(self, s: Nova) -> None:
        s.step = state.SPENDING_DICE  # NE-3.2
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
        found = dice.looks(actions.SPEND, p.dice)
        for index in civilization.in_play(p):
            abilities = s.card(index).abilities
            if abilities:
                for number, effect in enumerate(abilities):
                    if effect.id not in p.used and effect.fits(p):
                        found.append(actions.use(index, number))
        return found

    def refuse(self, s: Nova, action: int) -> Refusal:
        p = s.players[self.seat]
        if action in actions.SPEND:
            return None if action in dice.looks(actions.SPEND, p.dice) else "NE-11.1"
        if action in actions.USE:
            return self.refuse_use(s, p, action)
        return NOT_ASKED

    def refuse_use(self, s: Nova, p: Player, action: int) -> Refusal:
        index, number = actions.used(action)
        card = s.card(index)
        if number >= len(card.abilities):
            return "NE-4.12"
        if not civilization.works(p, index):
            return "NE-4.6" if index in p.damaged else "NE-4.12"
        effect = card.abilities[number]
        if effect.id in p.used:
            return "NE-R69"
        return None if effect.fits(p) else effect.clause

    def take(self, s: Nova, action: int) -> None:
        p = s.players[self.seat]
        if action in actions.SPEND:
            p.dice, s.die = dice.without(p.dice, actions.SPEND.at(action))
            s.tell("spent", self.seat, [actions.SPEND.at(action)])
            s.push(Deed(self.seat))
            return
        index, number = actions.used(action)
        effect = s.card(index).abilities[number]
        p.used = p.used + [effect.id]
        s.tell("used", self.seat, [index])
        s.push(Turn(self.seat))
        effect.run(s, self.seat, effect.n)


# ---- the die in hand
def spent_value(s: Nova, seat: int) -> int:
    """What the die being spent counts: its face and the player's bonus for its colour, at most 6 (NE-20.16)."""
    bonus = s.players[seat].powers[state.DIE_BONUS + state.color_of(s.die)]
    return min(state.value_of(s.die) + bonus, actions.FACES)


class Deed(Decision[Nova]):
    """NE-11.2: the action that the die is spent on. Every die has one (NE-R37). It is asked even where there is only
    one, if a Starting card in the hand could have been another: not to be asked would tell about it (NE-R9)."""

    def always(self, s: Nova) -> bool:
        return s.holds_secrets(self.seat)

    def answers(self, s: Nova) -> list[int]:
        p = s.players[self.seat]
        found = [actions.CALM] if state.color_of(s.die) == vocabulary.BLACK else [actions.GAIN]
        if p.damaged:
            found.append(actions.REPAIRS)
        for index in display.available(s):
            found.append(actions.RESEARCH.of(index))
            self.add_card(s, index, found)
        for index in p.hand:
            if index != state.UNKNOWN:
                self.add_card(s, index, found)
        for index in s.people:
            found.append(actions.enlist(index))
        return found

    def add_card(self, s: Nova, index: int, found: list[int]) -> None:
        card = s.card(index)
        if card.kind == vocabulary.TERRITORY_CARD:
            if may_expand(s, self.seat, index):
                found.append(actions.EXPAND.of(index))
        else:
            for color in card.colors:
                if develop.payable(s, self.seat, index, color):
                    found.append(actions.DEVELOP.of(index))
                    return

    def refuse(self, s: Nova, action: int) -> Refusal:
        black = state.color_of(s.die) == vocabulary.BLACK
        if action in actions.DEVELOP:
            return develop.refuse(s, self.seat, actions.DEVELOP.at(action))
        if action == actions.GAIN:
            return "NE-11.21" if black else None
        if action in actions.ENLIST:
            return None if actions.enlisted(action) in s.people else "NE-11.30"
        if action in actions.EXPAND:
            return refuse_expand(s, self.seat, actions.EXPAND.at(action))
        if action == actions.REPAIRS:
            return None if s.players[self.seat].damaged else "NE-R38"
        if action == actions.CALM:
            return None if black else "NE-11.61"
        if action in actions.RESEARCH:
            return display.refuse_research(s, actions.RESEARCH.at(action))
        return NOT_ASKED

    def take(self, s: Nova, action: int) -> None:
        powers = s.players[self.seat].powers
        if action in actions.DEVELOP:
            s.push(develop.Pay(self.seat, actions.DEVELOP.at(action)))
        elif action == actions.GAIN:
            gain_resources(s, self.seat)
        elif action in actions.ENLIST:
            enlist(s, self.seat, actions.enlisted(action))
        elif action in actions.EXPAND:
            expand(s, self.seat, actions.EXPAND.at(action))
        else:
            back_to_bag(s)
            if action == actions.REPAIRS:
                s.push(choices.Repair(self.seat, s.game.box.repair + powers[state.REPAIR_BONUS], 1))
            elif action == actions.CALM:
                unrest.move(s, self.seat, -s.game.box.calm - powers[state.CALM_BONUS])
            else:
                display.to_hand(s, self.seat, actions.RESEARCH.at(action))


def back_to_bag(s: Nova) -> None:
    """NE-11.3"""
    s.to_bag([s.die])
    s.die = state.NO_DIE


def gain_resources(s: Nova, seat: int) -> None:
    """NE-11.20: as many resources of the die's colour as it counts; a card may add some (NE-20.17)."""
    p, color = s.players[seat], state.color_of(s.die)
    n = spent_value(s, seat) + p.powers[state.GAIN_BONUS + color]
    p.gain(color, n)
    s.tell("gained", seat, [color, n, state.NOBODY])
    back_to_bag(s)


# ---- Enlist
def unrest_of_enlisting(s: Nova, seat: int, card: int) -> int:
    """How Unrest moves: by what a black die leaves open or has too much (NE-11.31, NE-11.32), by the whole cost with
    any other die (NE-11.33). Discounts first, to a minimum of 0 (NE-20.20)."""
    cost = max(0, s.card(card).cost - s.players[seat].powers[state.ENLIST_DISCOUNT])
    return cost - spent_value(s, seat) if state.color_of(s.die) == vocabulary.BLACK else cost


def enlist(s: Nova, seat: int, card: int) -> None:
    """NE-11.30; a Civil War that the payment starts is over before the Personality arrives (NE-R30, NE-R42)."""
    n, look = unrest_of_enlisting(s, seat, card), state.look_of(s.die)
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
        civilization.obtained(s, self.seat, self.card)


# ---- Expand
def missing(s: Nova, seat: int, card: int) -> int:
    """How many required Technologies the player does not own, damaged or not (NE-11.42, NE-R15)."""
    requires, p, found = s.card(card).requires, s.players[seat], 0
    for color in range(vocabulary.TERRITORY):
        if requires[color] > p.counts[color]:
            found += max(0, requires[color] - civilization.owned(s, p, color))
    return found


def may_expand(s: Nova, seat: int, card: int) -> bool:
    return s.era > 0 and missing(s, seat, card) <= s.players[seat].powers[state.EXPAND_DISCOUNT]


def refuse_expand(s: Nova, seat: int, card: int) -> Refusal:
    """NE-11.40 to NE-11.42; the requirement is checked before the die is spent (NE-R43)."""
    if s.era == 0:
        return "NE-11.40"
    if s.card(card).kind != vocabulary.TERRITORY_CARD:
        return "NE-11.41"
    if card not in s.players[seat].hand and card not in display.available(s):
        return "NE-11.41"
    return None if may_expand(s, seat, card) else "NE-11.42"


def expand(s: Nova, seat: int, card: int) -> None:
    """NE-11.43: placed, then Obsolescence (NE-11.44), then its Instants, Unrest among them (NE-R21)."""
    s.tell("expanded", seat, [card, state.look_of(s.die)])
    develop.enter(s, seat, card, vocabulary.TERRITORY)
