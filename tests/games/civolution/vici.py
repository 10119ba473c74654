"""The solo table for tests, and V.I.C.I's actions on it."""

from __future__ import annotations

from demiurge.games.civolution import solo
from tests.games.civolution.table import Table, land, table


def vici(**options: str) -> Table:
    """The solo table, nobody on the continent."""
    return table(1, **options)


def mask(*names: str) -> int:
    return sum(1 << land(name) for name in names)


def deed(t: Table, what: int, which: int = 0, times: int = 1) -> Table:
    return t.run(solo.Deed(1, what, which, times))
