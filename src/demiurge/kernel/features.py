"""Features: what a game tells those who learn it: a position as numbers. A game's `features.py` exposes its own as
FEATURES.

The numbers are of what one seat may see, from its side: itself first, then the others in their order around the table.
Most of them are 0 in any position, and only the others are written down."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from demiurge.kernel.state import State


class Sheet:
    """The numbers of one position that are not 0: where each stands, and what it is."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def put(self, place: int, value: float) -> None:
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)

    def mark(self, place: int, which: int, size: int) -> None:
        """One of several: the `which`-th of `size` is 1. None of them, where it is out of their range."""
        if 0 <= which < size:
            self.places.append(place + which)
            self.values.append(1.0)

    def marks(self, place: int, mask: int, size: int) -> None:
        """Some of several, by a mask."""
        mask &= (1 << size) - 1
        while mask:
            low = mask & -mask
            self.places.append(place + low.bit_length() - 1)
            self.values.append(1.0)
            mask ^= low


class Layout:
    """Gives out the places of a game's numbers, one after the other, and knows their names."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        """The place of a number."""
        self.names.append(name)
        return len(self.names) - 1

    def each(self, name: str, parts: list[str]) -> int:
        """The first place of several numbers, one for each part."""
        first = len(self.names)
        for part in parts:
            self.names.append(f"{name} {part}")
        return first

    def many(self, name: str, size: int) -> int:
        """Likewise, by number."""
        return self.each(name, [str(i) for i in range(size)])

    def repeat(self, others: Layout, owners: list[str]) -> int:
        """Another layout once for each owner, one behind the other."""
        first = len(self.names)
        for owner in owners:
            for name in others.names:
                self.names.append(f"{owner}: {name}")
        return first


def sides(seats: int) -> list[str]:
    """How the players around a table are called by one of them."""
    return ["me", "next", *[f"after {n}" for n in range(1, seats - 1)]][:seats]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game replaces; `names` has one for every number, whatever the table's options are."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    @abstractmethod
    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        """The position from the seat's side. It may be the seat's View, or a full position: that gives the same."""
        raise TypeError(f"{type(self).__name__} has no write()")  # of others, whom no type checker has warned
