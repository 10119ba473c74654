"""Dice as one sees them: a body with a foot and a bevel, and pips. One that has another colour for now keeps a corner
of its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.nova_era import actions, names, state
from demiurge.games.nova_era.vocabulary import DICE
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc
from demiurge.kit.pieces import pips

_SIZE: Final = 30.0  # a die is drawn so large and then scaled
_SHINE: Final = "M-13-4.5v-3.7A4.8 4.8 0 0 1-8.2-13H8.2A4.8 4.8 0 0 1 13-8.2v3.7Q0-9.5-13-4.5Z"
_CORNER: Final = "M-13.5-13.5h9l-9 9Z"


@lru_cache(maxsize=256)
def face(look: int, real: int = -1) -> str:
    """A die around (0, 0), 30 units wide."""
    color, value = DICE[look // actions.FACES], look % actions.FACES + 1
    half = _SIZE / 2
    own = (
        ""
        if real in (-1, look // actions.FACES)
        else f'<path d="{_CORNER}" fill="var(--d-{DICE[real]})" stroke="#fff"/>'
    )
    return (
        f'<rect class="ne-foot" x="{-half}" y="{-half + 3}" width="{_SIZE}" height="{_SIZE}" rx="6.5"/>'
        f'<rect class="ne-body" x="{-half}" y="{-half}" width="{_SIZE}" height="{_SIZE}" rx="6.5" '
        f'fill="var(--d-{color})"/>'
        f'<path d="{_SHINE}" fill="#fff" fill-opacity=".2"/>{own}'
        f'<g fill="var(--on-d-{color})">{pips(value, 7.8, 2.75)}</g>'
    )


def die_at(one: int, x: float, y: float, size: float, more: str = "") -> str:
    """A die in an SVG, its middle at (x, y). `more`: further attributes."""
    scale = size / _SIZE
    inside = face(state.look_of(one), state.real_of(one))
    return f'<g class="ne-die" {more}><g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{inside}</g></g>'


@lru_cache(maxsize=1024)
def die_in(w: Words, one: int, look: str = "") -> str:
    """A die in running text, sized by CSS."""
    words = esc(w.say(names.die(state.look_of(one))))
    return (
        f'<svg class="ne-die {look}" viewBox="-17 -17 34 37" role="img" aria-label="{words}">'
        f"{face(state.look_of(one), state.real_of(one))}</svg>"
    )


def id_of(look: int) -> str:
    """`die-green-3`: the place of an own die."""
    return f"die-{DICE[look // actions.FACES]}-{look % actions.FACES + 1}"


def sorted_dice(dice: list[int]) -> list[int]:
    """By colour, the highest first."""
    return sorted(dice, key=lambda one: (state.color_of(one), -state.look_of(one)))
