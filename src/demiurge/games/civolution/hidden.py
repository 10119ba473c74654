"""CV-39.1, CV-39.2: what a View does not show, and how it is drawn again.

Hands, the advanced selection (CV-2.33), cards drawn (CV-22.4) and cards put under stacks (CV-2.34, CV-22.5) are hidden;
their decks are seen by their backs (CV-R52). All unseen cards of a deck lie in its
stack together, since the stack alone would tell the hands."""

from __future__ import annotations

from demiurge.games.civolution import cards
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import HIDDEN, Exam
from demiurge.games.civolution.vocabulary import DECKS
from demiurge.kernel.chance import Chance


def mask(s: Exam, seat: int) -> None:
    unseen: list[list[int]] = [stack[:] for stack in s.stacks]
    markers = s.marker_bag[:]
    for civ in range(s.seats):
        c = s.civs[civ]
        if civ == seat:
            continue
        c.hand = hide(c.hand, unseen)
        c.refused = hide(c.refused, unseen)
        if c.markers:
            markers += c.markers
            c.markers = [HIDDEN] * len(c.markers)
            c.kept = HIDDEN
    if s.looker != seat:
        s.looked = hide(s.looked, unseen)
    for deck in range(len(DECKS)):
        unseen[deck] += [card for card, knower in zip(s.under[deck], s.knows[deck]) if knower != seat]
        unseen[deck].sort()
    s.under = [
        [card if knower == seat else HIDDEN for card, knower in zip(s.under[deck], s.knows[deck])]
        for deck in range(len(DECKS))
    ]
    s.stacks, s.marker_bag = unseen, sorted(markers)


def hide(cards: list[int], unseen: list[list[int]]) -> list[int]:
    """Only the decks show; the cards themselves are among the unseen ones."""
    found: list[int] = []
    for card in cards:
        if card >= 0:
            unseen[v.deck_of(card)].append(card)
            found.append(-1 - v.deck_of(card))
        else:
            found.append(card)
    return sorted(found)


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
