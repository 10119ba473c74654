"""Dice, planning markers and the bars of a level, as they stand in running text and on the console."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc
from demiurge.kit.pieces import pips

_OCTAGON: Final = "-4.6,-11 4.6,-11 11,-4.6 11,4.6 4.6,11 -4.6,11 -11,4.6 -11,-4.6"
LEVELS: Final = 3


def die(value: int, size: int = 15, look: str = "", more: str = "") -> str:
    """A die with its pips; 0: of any value. `look`: further classes (cc-pay, cc-want); `more`: further attributes."""
    return (
        f'<svg class="cc-die{" " + look if look else ""}" width="{size}" height="{size}" viewBox="-14 -14 28 29" '
        f'aria-hidden="true"{" " + more if more else ""}>{_face(value)}</svg>'
    )


@lru_cache(maxsize=8)
def _face(value: int) -> str:
    inside = pips(value, 6.3, 2.4) or '<text y="8">?</text>'
    return (
        '<rect class="cc-die-foot" x="-12" y="-10" width="24" height="24" rx="5"/>'
        f'<rect class="cc-die-body" x="-12" y="-12" width="24" height="24" rx="5"/><g class="cc-pips">{inside}</g>'
    )


def marker(value: int, size: int = 15, look: str = "", more: str = "") -> str:
    """A planning marker of a dice space, in the colour of its seat."""
    return (
        f'<svg class="cc-marker{" " + look if look else ""}" width="{size}" height="{size}" viewBox="-13 -13 26 26" '
        f'aria-hidden="true"{" " + more if more else ""}><polygon points="{_OCTAGON}"/><text y="5">{value}</text></svg>'
    )


def levels(w: Words, level: int) -> str:
    """Three bars, the first `level + 1` of them filled."""
    bars = "".join('<i class="cc-on"></i>' if at <= level else "<i></i>" for at in range(LEVELS))
    return f'<span class="cc-lv" role="img" aria-label="{esc(w("label-level", n=level + 1))}">{bars}</span>'
