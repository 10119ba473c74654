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
    s = Isles()
    s.seats = seats
    s.box = box
    s.oil = [box.oil] * seats
    s.points = [0] * seats
    s.lit = lit
    s.pledges = [NOT_YET] * seats
    s.hands = hands
    s.bag = deck
    s.bottom = []
    s.givers = []
    s.spent = []
    s.knows = [0] * len(deck)
    return s


class Deal(Step[Isles]):
    """LI-1.2"""

    def run(self, s: Isles) -> None:
        s.push(rounds.Round(1))
        for seat in range(s.seats - 1, -1, -1):
            s.push(charms.Draw(seat, 2))
