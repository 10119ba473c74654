"""Chapter 1: setting up."""

from __future__ import annotations

from demiurge.kernel.state import Step

from . import charms, rounds
from .components import Box
from .state import NOT_YET, Isles


def table(box: Box, seats: int) -> Isles:
    """LI-1.1, LI-1.3: oil and a lantern for each; the deck is whole and nobody knows a charm of it."""
    lit = [1 << box.homes[seat] for seat in range(seats)]
    deck = list(range(len(box.charms)))
    hands: list[list[int]] = [[] for _ in range(seats)]
    return Isles(
        box, [box.oil] * seats, [0] * seats, lit, [NOT_YET] * seats, hands, deck, [], [], [], [0] * len(deck)
    )  # fmt: skip


class Deal(Step[Isles]):
    """LI-1.2"""

    def run(self, s: Isles) -> None:
        s.push(rounds.Round(1))
        for seat in range(s.seats - 1, -1, -1):
            s.push(charms.Draw(seat, 2))
