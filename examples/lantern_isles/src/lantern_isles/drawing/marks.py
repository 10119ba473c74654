"""What answers put on the sea: marks as long as they are possible, ghosts while one is hovered."""

from __future__ import annotations

from typing import Final

from demiurge.kit.markup import icon_at
from demiurge.kit.pieces import ghost, mark, rings
from demiurge.kit.writer import Drawn, Subject

from ..components import LIGHT, PUT_OUT
from ..lanterns import price
from ..state import Isles
from . import pieces
from .board import UP, R, middle

BOARD: Final = "board"  # the id of the SVG
GLOW: Final = (("glow-wide", 5), ("glow-soft", 5), ("glow-ring", 5), ("glow-core", 7.6))
HOT: Final = (("glow-hot", 5), *GLOW)
THIN: Final = (("glow-thin", 5),)


# ---- marks
def mark_light(about: Subject[Isles]) -> Drawn:
    """An isle that can be lit glows and carries its price; one for which a lantern must go has a thin ring."""
    cell, view = LIGHT.at(about.action), about.view
    x, y = middle(cell)
    cost = price(view, about.seat, cell)
    tag = (
        f'<g transform="translate({x:.1f} {y - 3:.1f})"><rect class="mark-tag" x="-16" y="-10" '
        f'width="32" height="20" rx="10"/><text class="mark-figure" x="-5" y="5">{cost}</text>'
        f"{icon_at('oil', 7, 0, 13)}</g>"
    )
    return {BOARD: mark(rings(R, x, y, THIN if cost > view.oil[about.seat] else GLOW) + tag)}


def mark_out(about: Subject[Isles]) -> Drawn:
    return {BOARD: mark(rings(R, *middle(PUT_OUT.at(about.action)), GLOW))}


# ---- ghosts
def ghost_light(about: Subject[Isles]) -> Drawn:
    x, y = middle(LIGHT.at(about.action))
    piece = pieces.lantern(about.seat, x, y - UP, ghost=True)
    return {BOARD: ghost(f'{rings(R, x, y, HOT)}<g class="ghost-pulse">{piece}</g>')}


def ghost_out(about: Subject[Isles]) -> Drawn:
    """The lantern crossed out."""
    x, y = middle(PUT_OUT.at(about.action))
    return {
        BOARD: ghost(f'{rings(R, x, y, HOT)}<path class="cross" d="M{x - 13:.1f},{y - 17:.1f}l26,26m0,-26l-26,26"/>')
    }
