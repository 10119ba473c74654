"""Summary: where the points of a finished game came from, each seat beside the table, and what it left."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from demiurge.kernel.text import Text

MOST: Final = 3
LEAST: Final = 0.5  # points beside the table's average that are worth a word
WORTH: Final = 2.0  # points that were left, of a game that ends with 110 on average
MUCH: Final = 4  # goods that were not used

Points = Mapping[str, Sequence[int]]
"""By source, the points of each period."""


class Beside(NamedTuple):
    """One source: the seat's points and the table's average. `late`: by how many periods later than the others, on
    average, the first of them came; `closed`: the seat cannot have any."""

    source: str
    mine: int
    table: float
    late: int
    closed: bool

    @property
    def difference(self) -> float:
        return self.mine - self.table


def beside_table(points: Sequence[Points], closed: Sequence[Collection[str]]) -> list[list[Beside]]:
    """By seat, all sources that anybody has, in the order in which they came up."""
    names = list(dict.fromkeys(name for own in points for name in own))
    return [[beside(points, seat, name, name in closed[seat]) for name in names] for seat in range(len(points))]


def beside(points: Sequence[Points], seat: int, name: str, closed: bool) -> Beside:
    totals = [sum(own.get(name, ())) for own in points]
    others = [first(own.get(name, ())) for at, own in enumerate(points) if at != seat]
    known, mine = [one for one in others if one >= 0], first(points[seat].get(name, ()))
    late = max(0, int(mine - fmean(known))) if known and mine >= 0 else 0
    return Beside(name, totals[seat], fmean(totals), late, closed and not totals[seat])


def first(by_period: Sequence[int]) -> int:
    """The first period with points; -1 where there are none."""
    return next((at for at, n in enumerate(by_period) if n > 0), -1)


def striking(rows: Sequence[Beside], most: int = MOST) -> list[Beside]:
    """The sources that tell most of a seat, a praise and a reproach among them where there is cause for both and room.
    What it cannot have is no reproach."""
    found = [row for row in rows if abs(row.difference) >= LEAST and not row.closed]
    found.sort(key=lambda row: -abs(row.difference))
    best = found[:most]
    for sign in (1, -1):
        if most > 1 and not any(row.difference * sign > 0 for row in best):
            other = next((row for row in found if row.difference * sign > 0), None)
            best = [*best[: most - 1], other] if other is not None else best
    return sorted(best, key=lambda row: (row.difference < 0) != (best[0].difference < 0))


# ---- what was left
Amounts = Sequence[tuple[int, Text]]
"""By seat or for one: how much, and of what."""


def nearest(left: Amounts, scale: float) -> tuple[int, Text] | None:
    """The most points that a little more would have counted, where they are worth a word."""
    found = max(left, key=lambda one: one[0], default=None)
    return found if found is not None and found[0] >= WORTH * scale else None


def idle(unspent: Sequence[Amounts], seat: int) -> Amounts:
    """What the seat did not use, the most of it first, where that was much and more than at the table on average."""
    totals = [sum(n for n, _ in own) for own in unspent]
    if not totals or totals[seat] < MUCH or totals[seat] <= fmean(totals):
        return []
    return sorted(unspent[seat], key=lambda one: -one[0])
