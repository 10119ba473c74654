"""What a View does not show (CV-39.1, CV-39.2) is drawn again: the hands of others and what lies under stacks."""

from __future__ import annotations

from demiurge.games.civolution import cards
from demiurge.games.civolution.state import HIDDEN, Exam
from demiurge.games.civolution.vocabulary import DECKS
from demiurge.kernel.chance import Chance


def fill(view: Exam, chance: Chance) -> Exam:
    s = view.clone()
    s.stacks = [stack[:] for stack in s.stacks]
    bag = s.marker_bag[:]
    for c in s.civs:
        c.hand = deal(s, c.hand, chance)
        c.refused = deal(s, c.refused, chance)
        if HIDDEN in c.markers:
            c.markers = sorted([chance.draw(bag) for _ in c.markers])
            c.kept = c.markers[0]
    if not drawing(s):
        s.looked = deal(s, s.looked, chance)
    s.marker_bag = bag
    s.under = [
        [chance.draw(s.stacks[deck]) if card == HIDDEN else card for card in s.under[deck]]
        for deck in range(len(DECKS))
    ]
    s.refresh()
    return s


def deal(s: Exam, cards: list[int], chance: Chance) -> list[int]:
    return sorted([card if card >= 0 else chance.draw(s.stacks[-1 - card]) for card in cards])


def drawing(s: Exam) -> bool:
    """Whether cards are still being drawn, so that nobody has looked at them."""
    last = False
    for step in s.lanes[s.seats]:
        if isinstance(step, cards.DrawCards | cards.KeepCards):
            last = isinstance(step, cards.DrawCards)
    return last
