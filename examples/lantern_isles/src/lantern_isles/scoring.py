"""Chapter 5: scoring."""

from __future__ import annotations

from demiurge.kernel.masks import cells
from demiurge.kernel.state import Step

from .state import LANTERNS, OIL, Isles

POINTS_OF_A_LANTERN = 2
OIL_FOR_A_POINT = 3


def largest_group(s: Isles, seat: int) -> int:
    """How many lanterns the seat's largest group of neighbours has."""
    left, best = s.lit[seat], 0
    while left:
        group, edge = 0, left & -left
        while edge:
            group |= edge
            around = 0
            for isle in cells(edge):
                around |= s.box.near[isle]
            edge = around & left & ~group
        left &= ~group
        best = max(best, group.bit_count())
    return best


def final_points(s: Isles, seat: int) -> int:
    """LI-5.1, LI-5.2: what the seat gains if the game ends now."""
    return lantern_points(s, seat) + oil_points(s, seat)


def lantern_points(s: Isles, seat: int) -> int:
    return POINTS_OF_A_LANTERN * largest_group(s, seat)


def oil_points(s: Isles, seat: int) -> int:
    return s.oil[seat] // OIL_FOR_A_POINT


class FinalScoring(Step[Isles]):
    """LI-5.1, LI-5.2: with this Step the last lane is empty, and the game is over."""

    def run(self, s: Isles) -> None:
        for seat in range(s.seats):
            s.gain(seat, lantern_points(s, seat), LANTERNS)
            s.gain(seat, oil_points(s, seat), OIL)
        s.tell("scored", -1, s.points[:])
