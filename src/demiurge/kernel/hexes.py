"""Geometry of boards made of hexes, and sets of hexes as bit masks.

Cells are "pointy" (a corner on top) and lie in rows; odd-numbered rows lie half a cell to the right, as on the printed
maps. Names of cells are the business of each game.
"""

from __future__ import annotations

from collections.abc import Iterable
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


# For each byte of a mask and each of its 256 values the indices of its bits: nothing is left to add or to shift.
_BYTES: Final = 20
_BITS: Final = 8 * _BYTES
_INDICES: Final = [
    [8 * place + bit for bit in range(8) if byte >> bit & 1] for place in range(_BYTES) for byte in range(256)
]


def bits(mask: int) -> list[int]:
    """The indices of the set bits, ascending."""
    found: list[int] = []
    data = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    if len(data) > _BYTES:
        return bits(mask & ((1 << _BITS) - 1)) + [_BITS + index for index in bits(mask >> _BITS)]
    table = 0
    for i in range(len(data)):
        byte = data[i]
        if byte:
            found += _INDICES[table + byte]
        table += 256
    return found


_KNOWN: Final[dict[int, list[int]]] = {}
_MOST_KNOWN: Final = 4096


def cells(mask: int) -> list[int]:
    """Like `bits`, for those who only read the list: nine of ten masks in a game came up shortly before, so the lists
    are remembered. The hottest function of a hex game."""
    found = _KNOWN.get(mask)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = bits(mask)
        _KNOWN[mask] = found
    return found


def mask_of(indices: Iterable[int]) -> int:
    """The mask with these bits set: the way back from `bits`."""
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask
