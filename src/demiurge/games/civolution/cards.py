"""Chapter 22: research cards gained from the stacks."""

from __future__ import annotations

from demiurge.games.civolution import actions
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Several
from demiurge.games.civolution.state import NONE, Exam
from demiurge.games.civolution.vocabulary import DECKS
from demiurge.kernel.chance import ALL
from demiurge.kernel.data import without
from demiurge.kernel.state import Choice, Step

KINDS = len(DECKS)


def size(s: Exam, deck: int) -> int:
    """How many cards are in a face-down stack, those tucked under it included."""
    return len(s.stacks[deck]) + len(s.under[deck])


def draw(s: Exam, deck: int, seen: int) -> int:
    """The top card of a face-down stack: any of the unknown ones, then those put under it, in order."""
    if s.stacks[deck]:
        card = s.chance.pick(s.stacks[deck], seen)
        take_out(s, card)
        return card
    card = s.chance.pick([s.under[deck][0]], seen)
    s.under = [pile[1:] if i == deck else pile for i, pile in enumerate(s.under)]
    s.knows = [pile[1:] if i == deck else pile for i, pile in enumerate(s.knows)]
    return card


def take_out(s: Exam, card: int) -> None:
    """A card from among the unknown ones of its face-down stack."""
    deck = v.deck_of(card)
    s.stacks = [without(stack, card) if i == deck else stack for i, stack in enumerate(s.stacks)]


def tuck(s: Exam, civ: int, card: int) -> None:
    """CV-22.5: face down under the stack of its type; who put it there knows it."""
    deck = v.deck_of(card)
    s.under = [[*pile, card] if i == deck else pile for i, pile in enumerate(s.under)]
    s.knows = [[*pile, civ] if i == deck else pile for i, pile in enumerate(s.knows)]


def turn_up(s: Exam, deck: int) -> None:
    """The top card of the face-down stack onto the face-up one. CV-R18: an exhausted stack is not renewed."""
    if size(s, deck):
        card = draw(s, deck, ALL)
        s.open_stacks = [[*pile, card] if i == deck else pile for i, pile in enumerate(s.open_stacks)]


def take_open(s: Exam, deck: int) -> int:
    """CV-22.7: the top card of a face-up stack; emptied by this, it is refilled at once."""
    card = s.open_stacks[deck][-1]
    s.open_stacks = [pile[:-1] if i == deck else pile for i, pile in enumerate(s.open_stacks)]
    if not s.open_stacks[deck]:
        turn_up(s, deck)
    return card


def to_hand(s: Exam, civ: int, card: int) -> None:
    s.civs[civ].hand = sorted([*s.civs[civ].hand, card])


class GainCard(Several):
    """CV-22.6: the top card of one of the ten stacks into the hand."""

    verb = actions.GAIN
    clause = "CV-22.6"

    def offers(self, s: Exam) -> list[int]:
        found = [actions.GAIN_OPEN.of(deck) for deck in range(KINDS) if s.open_stacks[deck]]
        return found + [actions.GAIN_HIDDEN.of(deck) for deck in range(KINDS) if size(s, deck)]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        if action in actions.GAIN_HIDDEN:
            deck = actions.GAIN_HIDDEN.at(action)
            s.tell("card", self.seat, [deck])
            to_hand(s, self.seat, draw(s, deck, 1 << self.seat))
        else:
            card = take_open(s, actions.GAIN_OPEN.at(action))
            s.tell("open card", self.seat, [card])
            to_hand(s, self.seat, card)


# ---- draw and keep
def begin_draw(s: Exam, civ: int, n: int, keep: int) -> None:
    s.looked = []
    s.looker = civ
    s.push(KeepCards(civ, keep))
    s.push(Look())
    s.push(DrawCards(civ, n))


class DrawCards(Several):
    """CV-22.4: from any stacks, one after the other; they are looked at only after all have been drawn."""

    verb = actions.DRAW
    clause = "CV-22.4"

    def offers(self, s: Exam) -> list[int]:
        return [actions.DRAW.of(deck) for deck in range(KINDS) if size(s, deck) > s.looked.count(-1 - deck)]

    def accept(self, s: Exam, action: int) -> None:
        s.looked = [*s.looked, -1 - actions.DRAW.at(action)]
        self.again(s)


class Look(Step[Exam]):
    """CV-22.4: only now the drawn cards are looked at, by their civ alone."""

    def run(self, s: Exam) -> None:
        decks = [-1 - card for card in s.looked]
        s.looked = sorted([draw(s, deck, 1 << s.looker) for deck in decks])


class KeepCards(Choice[Exam]):
    """CV-22.1 to CV-22.5: some of the drawn cards are kept in secret, the others go under their stacks. Which decks
    they are of everybody sees by their backs."""

    verb = actions.KEEP
    clause = "CV-22.1"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def secret(self) -> bool:
        return True

    def answers(self, s: Exam) -> list[int]:
        return [actions.KEEP.of(card) for card in s.looked if card >= 0]

    def moot(self, s: Exam) -> None:
        """Nothing could be drawn."""
        s.looker = NONE

    def take(self, s: Exam, action: int) -> None:
        card = actions.KEEP.at(action)
        to_hand(s, self.seat, card)
        s.chance.pick([v.deck_of(card)])
        s.looked = [other for other in s.looked if other != card]
        if self.left > 1 and s.looked:
            s.push(KeepCards(self.seat, self.left - 1))
            return
        for other in s.looked:
            tuck(s, self.seat, other)
        s.looked = []
        s.looker = NONE
