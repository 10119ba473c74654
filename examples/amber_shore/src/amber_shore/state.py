"""The position of a game of Amber Shore."""

from typing import Final

from demiurge.kernel.state import State

from .components import COLUMNS, Box

NONE: Final = -1  # no find there; no wish made yet
UNKNOWN: Final = -2  # a wish that a View does not show


class Shore(State):
    """By seat: at (its cell), baskets and home (kinds of finds, sorted), wishes (secret until the end), points.

    round: from 1 on. sea: the first row under water. finds: by cell, the kind of what lies there."""

    game: Box
    round: int = 0
    sea: int = 0
    finds: list[int]
    at: list[int]
    baskets: list[list[int]]
    home: list[list[int]]
    wishes: list[int]
    points: list[int]

    def unshare(self) -> None:
        super().unshare()
        self.finds, self.at, self.wishes = self.finds[:], self.at[:], self.wishes[:]
        self.baskets, self.home, self.points = self.baskets[:], self.home[:], self.points[:]

    def mask(self, seat: int) -> None:
        if not self.over():
            self.wishes = [w if who == seat or w == NONE else UNKNOWN for who, w in enumerate(self.wishes)]

    def scores(self) -> list[int]:
        return self.points[:]

    def dry(self) -> int:
        """The mask of the cells above the water."""
        return self.game.board[self.seats] & ((1 << self.sea * COLUMNS) - 1)

    def gain(self, seat: int, source: str, points: int) -> None:
        if points:
            self.points[seat] += points
            self.tell(source, seat, [points])
