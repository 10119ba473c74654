"""Sets of small numbers (hexes, cards, territories) as bit masks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

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
