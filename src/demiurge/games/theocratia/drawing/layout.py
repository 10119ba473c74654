"""Where everything lies on the island. All coordinates are those of the board's SVG.

The places are those of the full hexagon with edges of 5, whichever of them a map uses: so a hex has its place without
asking for a board."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

from demiurge.games.theocratia import board

R: Final = 36.2  # from the middle of a cell to its corners
WIDE: Final = sqrt(3) * R
_PAD: Final = (7.0, 9.0)  # the sea beside the island, and above and below it: little, so that the island is large
_BELOW: Final = 5.0  # room for the thickness of the lowest tiles

WIDTH: Final = round(WIDE * (2 * board.RADIUS + 1) + 2 * _PAD[0])
HEIGHT: Final = round(3 * R * board.RADIUS + 2 * R + _BELOW + 2 * _PAD[1])
VIEW_BOX: Final = f"0 0 {WIDTH} {HEIGHT}"

Point = tuple[float, float]


def _middle(h: int) -> Point:
    q, r = board.CELLS[h]
    return WIDTH / 2 + WIDE * (q + r / 2), (HEIGHT - _BELOW) / 2 + 1.5 * R * r


MIDDLE: Final[list[Point]] = [_middle(h) for h in range(board.HEXES)]


def place_of(h: int) -> str:
    """The id of a hex, as answers name it."""
    return f"hex-{board.NAMES[h]}"


def away_from(x: float, y: float, hexes: list[int]) -> float:
    """How far a point is from the nearest of these hexes."""
    return min(hypot(x - MIDDLE[h][0], y - MIDDLE[h][1]) for h in hexes)
