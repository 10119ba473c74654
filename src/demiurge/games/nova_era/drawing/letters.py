"""How wide text is, nearly: an SVG must say where everything lies, and no font is at hand when it is drawn.

The widths are nearly those of DejaVu Sans, the widest of the usual sans serifs, which many a Linux has alone: narrower
letters leave a little air, wider ones would lie under the icons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

_NARROW: Final = frozenset("iljIJ.,:;'’|!·")
_SLIM: Final = frozenset("ftr()-/ ")
_WIDE: Final = frozenset("mwMW%")
_SIGNS: Final = frozenset("+−×≥≤")
_ARROW: Final = frozenset("→…")
_BROAD: Final = frozenset("жмфшщъыю")
_BROADEST: Final = frozenset("ЖМФШЩЫЮ")
_EM: Final = (
    (_ARROW, 1.0), (_NARROW, 0.31), (_SLIM, 0.38), (_WIDE, 0.9), (_SIGNS, 0.8), (_BROAD, 0.86), (_BROADEST, 1.02),
)  # fmt: skip
_CAPITAL: Final = 0.71
_OTHER: Final = 0.62
_BOLD: Final = 1.1


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = False) -> float:
    found = 0.0
    for letter in text:
        em = _CAPITAL if letter.isupper() else _OTHER
        for letters, known in _EM:
            if letter in letters:
                em = known
        found += em
    return found * size * (_BOLD if bold else 1.0)


def fitting(text: str, room: float, size: float, smallest: float, bold: bool = True) -> float:
    """The largest size, up to `size`, at which the text fits."""
    needed = width(text, size, bold)
    return size if needed <= room else max(smallest, size * room / needed)


def folded(text: str, room: float, size: float, bold: bool = True) -> list[str]:
    """One line, or two that are as equal as can be."""
    if width(text, size, bold) <= room or " " not in text:
        return [text]
    parts = text.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return list(min(ways, key=lambda way: max(width(half, size, bold) for half in way)))
