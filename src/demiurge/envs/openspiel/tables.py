"""Tables: a game with its options at so many seats, shared by all its States and saved by its description."""

from __future__ import annotations

from functools import cache
from typing import Final

from demiurge.kernel.registry import Meta

METAS: Final[dict[str, Meta]] = {}  # the games that OpenSpiel knows of


class Table:
    """One game at a table of so many seats."""

    def __init__(self, name: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
        meta = METAS[name]
        if seats not in meta.seats:
            raise ValueError(f"{name} is for {', '.join(map(str, meta.seats))} seats, not for {seats}")
        self.key = name, seats, options
        self.game, self.seats = meta.make(dict(options)), seats


@cache
def table_of(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    """The same one for the same description."""
    return Table(name, seats, options)
