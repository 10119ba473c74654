"""Chapter 15: the malus track. `malus` counts the steps: in the final edition a step from 13 flips the tracker."""

from __future__ import annotations

from demiurge.games.theocratia.state import Theocracy


def forward(s: Theocracy, seat: int, n: int) -> None:
    """TH-15.1; the track ends (TH-29.10, TH-29.11): further steps are lost."""
    steps = min(n, s.game.malus_max - s.malus[seat])
    if steps > 0:
        s.malus[seat] += steps
        s.tell("malus", seat, [steps])


def back(s: Theocracy, seat: int, n: int) -> None:
    """TH-29.13: not below 0; it unflips by itself, since only steps are counted."""
    steps = min(n, s.malus[seat])
    if steps > 0:
        s.malus[seat] -= steps
        s.tell("malus", seat, [-steps])


def flipped(s: Theocracy, seat: int) -> bool:
    """TH-15.2: whether the tracker shows its other side."""
    return s.malus[seat] > s.game.numbers.malus_last


def cell(s: Theocracy, seat: int) -> int:
    """The number under the tracker (TH-15.2): 14 steps are 1, flipped."""
    return s.malus[seat] - s.game.numbers.malus_last if flipped(s, seat) else s.malus[seat]
