"""Chapters 20, 27 and 28: playing power cards. A card is data: when it may be played, what it needs, what it does.

`refuse` is the law, `answers` its list for a moment of the turn, `play` puts the effects of a card on the lane."""

from __future__ import annotations

from demiurge.games.theocratia import card_effects, deck, expansion, production, war, worship
from demiurge.games.theocratia.actions import PLAY
from demiurge.games.theocratia.box import (
    ADD_CRYSTAL,
    BLACK,
    CLAIM_TILE,
    DISCARD_FROM_HAND,
    DRAW,
    FACES,
    GAIN_COSMO,
    HOLIDAY_DISCOUNT,
    MALUS_BACK,
    N_ATTACK_LEFT,
    N_ATTACKED,
    N_BARRACK,
    N_BLACK,
    N_BONUS,
    N_COST,
    N_DIE,
    N_DIVINATION,
    N_EXPAND_LEFT,
    N_FACTORY,
    N_HIT,
    N_HOLIDAY,
    N_HOUSE,
    N_MONSTER,
    N_PYRAMID,
    NEEDS,
    PLAYERS,
    REMOVE_BLACK,
    REMOVE_MONSTER,
    REPEAT_BONUS,
    TRAIN,
    WORSHIP_OF,
    Card,
    Effect,
)
from demiurge.games.theocratia.state import (
    BARRACKING,
    CELEBRATING,
    COLOURED,
    EXPANDING,
    FACTORING,
    NONE,
    PYRAMIDING,
    UNKNOWN,
    WAR,
    Theocracy,
)
from demiurge.kernel.state import Refusal, Step


# ---- the law
def refuse(s: Theocracy, seat: int, index: int, moment: int) -> Refusal:
    """TH-27.3 to TH-27.8: the card in hand, its moment, its action, its cost, its conditions, and an effect."""
    if index not in s.hands[seat]:
        return "TH-0.11"
    card = s.game.box.cards[index]
    if not card.moments >> moment & 1:
        return "TH-27.4"
    if card.actions and not card.actions >> performed(s) & 1:
        return "TH-27.5"
    if card.cost > s.cosmo[seat]:
        return "TH-27.8"
    for need in range(len(NEEDS)):
        if card.needs >> need & 1 and not holds(s, seat, need):
            return "TH-27.8"
    return None if changes(s, seat, card) else "TH-27.8"


def answers(s: Theocracy, seat: int, moment: int) -> list[int]:
    if not s.hands[seat]:
        return []
    return [PLAY.of(card) for card in deck.known(s, seat) if refuse(s, seat, card, moment) is None]


def performed(s: Theocracy) -> int:
    """The number of the action that this turn's die performs, 0 for none: not in a Holiday (TH-27.5). A die in hand
    that shows 6 counts as action 6 (TH-27.6). Cards for an action that has not begun come too early (TH-27.4)."""
    return 0 if s.act == CELEBRATING else s.face


def holds(s: Theocracy, seat: int, need: int) -> bool:
    """A condition of a card (the words of the data)."""
    if need == N_DIE:
        return s.face < FACES
    if need == N_DIVINATION:
        return s.face == FACES and not s.cleared
    if need == N_BONUS:
        return s.bonus != NONE
    if need == N_COST:
        return True  # the question of the declared war looks at its target
    if need == N_MONSTER:
        return s.hunts > 0
    if need == N_ATTACKED:
        return s.act == WAR
    if need == N_HIT:
        return s.hit > 0
    if need == N_ATTACK_LEFT:
        return len(war.answers(s, seat, s.civ, False)) > 0
    if need == N_EXPAND_LEFT:
        return expansion.any_left(s, seat, s.civ)
    if need == N_HOLIDAY:
        return s.act == CELEBRATING
    if need == N_BLACK:
        return BLACK in s.named and not s.pure
    return builds(s, need)


def builds(s: Theocracy, need: int) -> bool:
    """What the die builds; a card for it has a moment after that (P17 to P20), or before it is paid for (P21)."""
    if need == N_HOUSE:
        return s.act == EXPANDING
    if need == N_FACTORY:
        return s.act == FACTORING
    if need == N_BARRACK:
        return s.act == BARRACKING
    assert need == N_PYRAMID
    return s.act == PYRAMIDING and not s.group


# ---- TH-27.8: a card may not be played if nothing would change
def changes(s: Theocracy, seat: int, card: Card) -> bool:
    for effect in card.effects:
        if effect_changes(s, seat, card, effect):
            return True
    return False


def effect_changes(s: Theocracy, seat: int, card: Card, effect: Effect) -> bool:
    op, numbers = effect.op, s.game.numbers
    if op == GAIN_COSMO:
        return s.cosmo[seat] - card.cost < numbers.cosmo_max
    if op == MALUS_BACK:
        return s.malus[seat] > 0
    if op in (WORSHIP_OF, ADD_CRYSTAL, REMOVE_BLACK, TRAIN):
        return civ_changes(s, seat, effect)
    if op == DRAW:
        return deck.drawable(s)
    if op == DISCARD_FROM_HAND:
        return len(s.hands[seat]) > 1
    if op == CLAIM_TILE:
        return s.marks[seat] > 0
    if op == REPEAT_BONUS:
        return bonus_changes(s, seat)
    if op == REMOVE_MONSTER:
        return s.monsters != 0
    if op == HOLIDAY_DISCOUNT:
        return s.discount < len(s.named)
    return True  # the others change something whenever what they need holds


def civ_changes(s: Theocracy, seat: int, effect: Effect) -> bool:
    """For the acting civ, or for any that could be named."""
    if not effect.chosen:
        return suits(s, seat, effect, s.civ)
    for civ in range(PLAYERS):
        if suits(s, seat, effect, civ):
            return True
    return False


def suits(s: Theocracy, seat: int, effect: Effect, civ: int) -> bool:
    """Whether the effect would change something for this civ."""
    if effect.op == WORSHIP_OF:
        return s.priest(seat, civ) < s.game.numbers.last_space
    if effect.op == ADD_CRYSTAL:
        return s.reserve[s.colour[seat]] > 0
    if effect.op == REMOVE_BLACK:
        return s.area[civ * COLOURED + BLACK] > 0
    return production.trainable(s, civ) > 0


def bonus_changes(s: Theocracy, seat: int) -> bool:
    """Whether the bonus of the covered cell would still bring something; a card for it needs that there was one."""
    numbers = s.game.numbers
    return (numbers.row_cosmo[s.bonus] > 0 and s.cosmo[seat] < numbers.cosmo_max) or (
        numbers.row_worship[s.bonus] > 0 and s.priest(seat, s.civ) < numbers.last_space
    )


# ---- what cards in hand could still bring at the moment declared (TH-27.15)
def savings(s: Theocracy, seat: int, op: int) -> int:
    """The sum over all cards with this operation that can be paid for one after another."""
    total, cosmo = 0, s.cosmo[seat]
    for index in s.hands[seat]:
        if index != UNKNOWN:
            card = s.game.box.cards[index]
            amount = card.amount(op)
            if amount and card.cost <= cosmo:
                total += amount
                cosmo -= card.cost
    return total


# ---- playing
def play(s: Theocracy, seat: int, index: int) -> None:
    """TH-27.7: shown, paid, its choices made, its effects in order, then discarded. Until then it lies aside, so that
    its own draw does not shuffle it into the deck (TH-27.11)."""
    card = s.game.box.cards[index]
    s.hands[seat].remove(index)
    s.limbo = sorted([*s.limbo, index])
    s.tell("play", seat, [index])
    worship.pay_cosmo(s, seat, card.cost)
    s.chosen = []
    s.push(Shelve(index))
    for number in range(len(card.effects) - 1, -1, -1):
        s.push(card_effects.Apply(seat, index, number))
    for number in range(card.civs, 0, -1):
        s.push(card_effects.NameCiv(seat, index, number))


class Shelve(Step[Theocracy]):
    """TH-20.6: a played card goes to the discard pile."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Theocracy) -> None:
        s.limbo.remove(self.card)
        s.pile = sorted([*s.pile, self.card])
