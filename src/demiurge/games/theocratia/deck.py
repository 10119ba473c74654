"""Chapters 2 and 20: the deck of power cards, hands, and the discard pile."""

from __future__ import annotations

from demiurge.games.theocratia.actions import DISCARD
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import UNKNOWN
from demiurge.kernel.state import Choice, Step


def drawable(s: Theocracy) -> bool:
    """Whether there is a card to be drawn; else the gain is lost (TH-R12)."""
    return len(s.deck) > 0 or len(s.pile) > 0


def draw(s: Theocracy, seat: int, n: int) -> None:
    """TH-2.13: only its player learns which card; an empty deck is made anew from the discard pile."""
    drawn = 0
    while drawn < n and drawable(s):
        if not s.deck:
            s.deck, s.pile = s.pile, []
            s.tell("shuffle", seat, [len(s.deck)])
        card = s.chance.draw(s.deck, 1 << seat)
        s.hands[seat] = sorted([*s.hands[seat], card])
        s.tell("card", seat, [card], 1 << seat)
        drawn += 1
    if drawn:
        s.tell("draw", seat, [drawn])


class Draw(Step[Theocracy]):
    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Theocracy) -> None:
        draw(s, self.seat, self.n)


def discard(s: Theocracy, seat: int, card: int) -> None:
    """TH-20.6: face up to the discard pile."""
    s.hands[seat].remove(card)
    s.pile = sorted([*s.pile, card])
    s.tell("discard", seat, [card])


def known(s: Theocracy, seat: int) -> list[int]:
    """The different cards of a hand, as far as a View shows them."""
    found: list[int] = []
    for card in s.hands[seat]:
        if card != UNKNOWN and card not in found:
            found.append(card)
    return found


class DiscardOne(Choice[Theocracy]):
    """Which card is discarded: for TH-20.3 or TH-20.4, or for a card that says so (P04)."""

    verb = DISCARD
    clause = "TH-20.3"

    def always(self, s: Theocracy) -> bool:
        return len(s.hands[self.seat]) > 1  # two alike would tell what is left

    def answers(self, s: Theocracy) -> list[int]:
        return [DISCARD.of(card) for card in known(s, self.seat)]

    def take(self, s: Theocracy, action: int) -> None:
        discard(s, self.seat, DISCARD.at(action))

    def run(self, s: Theocracy) -> None:
        """The only card is not asked for: it is shown, so everybody learns of it as of any outcome. There is one, else
        there would be nothing to discard for (TH-20.3, TH-27.8)."""
        discard(s, self.seat, s.chance.pick(s.hands[self.seat]))
