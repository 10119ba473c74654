"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

MOST: Final = 1_000_000.0  # no score is higher


class Ended(Protocol):
    """What a reward asks of a finished game."""

    seats: int

    def ranking(self) -> list[list[int]]: ...

    def scores(self) -> list[int]: ...


def placement(state: Ended) -> list[float]:
    """1 for the first, -1 for the last, the others evenly between; who shares a place shares what it is worth. Where
    the game itself has beaten its players it has a place, too."""
    ranking = state.ranking()
    places = state.seats + (not ranking[0])
    found, at = [0.0] * state.seats, int(not ranking[0])
    for tied in ranking:
        for seat in tied:
            middle = at + (len(tied) - 1) / 2
            found[seat] = 1.0 - 2.0 * middle / (places - 1) if places > 1 else 1.0
        at += len(tied)
    return found


def score(state: Ended) -> list[float]:
    """The points."""
    return [float(points) for points in state.scores()]


def margin(state: Ended) -> list[float]:
    """The points less the mean of the others'; alone, the points."""
    points, others = score(state), state.seats - 1
    total = sum(points)
    return [mine - (total - mine) / others for mine in points] if others else points


REWARDS: Final[dict[str, tuple[Callable[[Ended], list[float]], float]]] = {
    "placement": (placement, 1.0),
    "score": (score, MOST),
    "margin": (margin, 2 * MOST),
}
"""By name: how it is reckoned, and what it never exceeds, up or down. The first is the usual one."""
