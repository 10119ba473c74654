"""The cards: the seat's own hand, and what has been seen of the deck."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.features import places
from demiurge.games.theocratia.features.scales import PAIR, TURNS
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.features import Sheet


def cards(s: Theocracy, me: int, sheet: Sheet) -> None:
    """The own hand, and what has been seen of the deck, which comes back when that is empty (TH-2.13). How many are
    left is counted from what is open: a View has the hands of others in its deck."""
    copies(places.HAND, s.hands[me], sheet)
    copies(places.PILE, s.pile if not s.limbo else sorted(s.pile + s.limbo), sheet)
    unseen = sum(s.game.copies) - len(s.pile) - len(s.limbo)
    for hand in s.hands:
        unseen -= len(hand)
    sheet.put(places.DECK, unseen / TURNS / PAIR)


def copies(place: int, cards_there: list[int], sheet: Sheet) -> None:
    """How many of each design; equal ones lie together."""
    i, n = 0, len(cards_there)
    while i < n:
        card, first = cards_there[i], i
        while i < n and cards_there[i] == card:
            i += 1
        if 0 <= card < v.CARDS:
            sheet.put(place + card, float(i - first))
