"""Geometry of boards made of hexes.

Cells are "pointy" (a corner on top) and lie in rows; odd-numbered rows lie half a cell to the right, as on the printed
maps. Names of cells are the business of each game.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

_WIDTH: Final = sqrt(3.0)
_STEPS_EVEN: Final = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 0))
_STEPS_ODD: Final = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, 0), (1, 1))


def neighbours(row: int, col: int) -> list[tuple[int, int]]:
    """The six cells that share an edge with this one, reading order; the caller knows which of them exist."""
    steps = _STEPS_ODD if row & 1 else _STEPS_EVEN
    return [(row + down, col + right) for down, right in steps]


def distance(row1: int, col1: int, row2: int, col2: int) -> int:
    """The number of steps between two cells over shared edges, whatever lies between."""
    down = row2 - row1
    # Slanted columns instead of offset ones: there a step down keeps the column, and the formula needs no parity.
    right = (col2 - ((row2 - (row2 & 1)) >> 1)) - (col1 - ((row1 - (row1 & 1)) >> 1))
    return max(abs(down), abs(right), abs(down + right))


def center(row: int, col: int, size: float) -> tuple[float, float]:
    """Where to draw a cell whose corners are `size` away from its center; cell (0, 0) lies on the origin."""
    return size * _WIDTH * (col + 0.5 * (row & 1)), size * 1.5 * row
