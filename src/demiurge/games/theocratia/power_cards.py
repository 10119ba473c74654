"""Chapters 20, 27 and 28: playing power cards. A card is data: when it may be played, what it needs, what it does.

`refuse` is the law, `answers` its list for a moment of the turn, `play` puts the effects of a card on the lane."""

from __future__ import annotations

from demiurge.games.theocratia import actions, deck, worship
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import CELEBRATING, PLAYERS, UNKNOWN
from demiurge.kernel.state import Choice, Refusal, Step


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
    for need in card.needs:
        if not need.holds(s, seat):
            return "TH-27.8"
    for effect in card.effects:
        if effect.changes(s, seat, card.cost):
            return None
    return "TH-27.8"  # nothing would change


def answers(s: Theocracy, seat: int, moment: int) -> list[int]:
    if not s.hands[seat]:
        return []
    return [actions.PLAY.of(card) for card in deck.known(s, seat) if refuse(s, seat, card, moment) is None]


def performed(s: Theocracy) -> int:
    """The number of the action that this turn's die performs, 0 for none: not in a Holiday (TH-27.5). A die in hand
    that shows 6 counts as action 6 (TH-27.6). Cards for an action that has not begun come too early (TH-27.4)."""
    return 0 if s.act == CELEBRATING else s.face


# ---- what cards in hand could still bring at the moment declared (TH-27.15)
def savings(s: Theocracy, seat: int, aid: int) -> int:
    """The sum over all cards for this that can be paid for one after another."""
    total, cosmo = 0, s.cosmo[seat]
    for index in s.hands[seat]:
        if index != UNKNOWN:
            card = s.game.box.cards[index]
            amount = card.aids[aid]
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
        s.push(Apply(seat, index, number))
    for number in range(card.civs, 0, -1):
        s.push(NameCiv(seat, index, number))


class Apply(Step[Theocracy]):
    """One effect of a card: `number` is its place among them."""

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def run(self, s: Theocracy) -> None:
        s.game.box.cards[self.card].effects[self.number].run(s, self.seat, s.civ)


class NameCiv(Choice[Theocracy]):
    """A civ for a card; different ones where it names several (P05). Only one for which something would change, if the
    card has no other effect (TH-27.8)."""

    verb = actions.CHOOSE
    clause = "TH-27.8"

    def __init__(self, seat: int, card: int, number: int) -> None:
        super().__init__(seat)
        self.card = card
        self.number = number

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.CHOOSE.of(civ) for civ in range(PLAYERS) if civ not in s.chosen and self.useful(s, civ)]

    def useful(self, s: Theocracy, civ: int) -> bool:
        for effect in s.game.box.cards[self.card].effects:
            if effect.serves(s, self.seat, civ):
                return True
        return False

    def take(self, s: Theocracy, action: int) -> None:
        s.chosen = s.chosen + [actions.CHOOSE.at(action)]

    def moot(self, s: Theocracy) -> None:
        """No further civ: as much as possible is done (TH-27.9)."""


class Shelve(Step[Theocracy]):
    """TH-20.6: a played card goes to the discard pile."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Theocracy) -> None:
        s.limbo.remove(self.card)
        s.pile = sorted([*s.pile, self.card])
