"""The wheel of terrains that spades go round (TM-1.6), and how many of them each way takes (TM-6.7)."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.vocabulary import WHEEL

NEVER: Final = 99  # more spades than anybody has


def _ways() -> list[list[list[int]]]:
    """ways[home][from][to]: spades of the shorter way that does not pass through the home terrain (TM-6.7)."""
    found = [[[0] * WHEEL for _ in range(WHEEL)] for _ in range(WHEEL)]
    for home in range(WHEEL):
        for old in range(WHEEL):
            for new in range(WHEEL):
                up, down = (new - old) % WHEEL, (old - new) % WHEEL
                if home not in (old, new):  # one of the two ways runs through the home terrain
                    if (home - old) % WHEEL < up:
                        up = NEVER
                    else:
                        down = NEVER
                found[home][old][new] = min(up, down)
    return found


WAYS: Final = _ways()
