"""Chapter 20: what can be counted (NE-20.30), and who has the most or the fewest of it (NE-20.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demiurge.games.nova_era import vocabulary

if TYPE_CHECKING:
    from demiurge.games.nova_era.state import Nova, Player


def count(p: Player, counter: int) -> int:
    """A counter of the vocabulary; damaged cards are in none of them (NE-R15)."""
    if counter <= vocabulary.TERRITORY:
        return p.counts[counter]
    if counter == vocabulary.PERSONALITY:
        return len(p.people)
    if counter == vocabulary.PAST:
        return len(p.past)
    if counter == vocabulary.CATEGORIES:
        found = 0
        for category in range(vocabulary.COLUMNS):
            found += 1 if p.counts[category] else 0
        return found
    if counter == vocabulary.COLOR_SET:
        return min(p.counts[: vocabulary.TERRITORY])
    if counter == vocabulary.RESOURCES:
        return sum(p.resources)
    return p.resources[counter - vocabulary.RESOURCE]


def has_most(s: Nova, seat: int, counter: int) -> bool:
    """Strictly more than every other player: a tie fails (NE-12.11, NE-14.3, NE-20.27)."""
    mine = count(s.players[seat], counter)
    for other, p in enumerate(s.players):
        if other != seat and count(p, counter) >= mine:
            return False
    return True


def has_fewest(s: Nova, seat: int, counter: int) -> bool:
    """Strictly fewer than every other player; none at all counts (NE-20.27)."""
    mine = count(s.players[seat], counter)
    for other, p in enumerate(s.players):
        if other != seat and count(p, counter) <= mine:
            return False
    return True
