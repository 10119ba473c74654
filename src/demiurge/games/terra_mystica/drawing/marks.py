"""What answers put on the map and the cult board: marks as long as they are possible, ghosts while one is hovered."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.terra_mystica import actions, towns
from demiurge.games.terra_mystica.drawing import board, cult_board, pieces
from demiurge.games.terra_mystica.drawing.icons import TRACKS
from demiurge.games.terra_mystica.drawing.layout import Layout, Point, R, layout_of, line
from demiurge.games.terra_mystica.drawing.subject import AS_IT_IS, Subject
from demiurge.games.terra_mystica.vocabulary import D
from demiurge.kit.markup import icon_at
from demiurge.kit.pieces import ghost, glow, hot, mark, rings
from demiurge.kit.writer import NOT_DRAWN, Drawn

BOARD: Final = "board"  # ids of the SVGs
CULTS: Final = "cult-board"
NEAR: Final = 1  # up to so many spades a hex is near
_THIN: Final = ("glow-under", "glow-thin")
_ARROW: Final = "M0,4.2 V-3.6 M-3.4,-.6 L0,-4.2 L3.4,-.6"
_HOUSE: Final = "M-4.5,4.5 V-.5 L0,-4.8 L4.5,-.5 V4.5 Z"


def _middle(about: Subject) -> Point:
    return layout_of(about.view.game.board).middle[about.h]


# ---- marks
def mark_hex(about: Subject) -> Drawn:
    """A hex carries its way home in spades, or a house for none: near ones glow, far ones have a thin ring. Also where
    the answer goes only a part of it."""
    if about.again:
        return NOT_DRAWN
    n = about.to_home
    return {BOARD: _marked(*_middle(about), n, n > 0 or about.action not in actions.TRANSFORMS)}


@lru_cache(maxsize=4096)
def _marked(x: float, y: float, n: int, priced: bool) -> str:
    price, near = _price(x, y, n) if priced else "", n <= NEAR
    return mark((glow(R, x, y) if near else _thin(x, y, 3.2)) + price, "mark-near" if near else "mark-far")


def mark_upgrade(about: Subject) -> Drawn:
    """A building that can become another: an arrow beside it."""
    if about.again:
        return NOT_DRAWN
    x, y = _middle(about)
    tag = f'<circle class="mark-tag" r="8.2"/><path class="mark-arrow" d="{_ARROW}"/>'
    at = f'transform="translate({x + 19:.1f} {y - 16:.1f})"'
    return {BOARD: mark(f"{_thin(x, y, 6.6)}<g {at}>{tag}</g>", "mark-upgrade")}


def mark_bridge(about: Subject) -> Drawn:
    path = line(layout_of(about.view.game.board).span(actions.BRIDGE.at(about.action)))
    lines = "".join(f'<line class="span-{look}" {path}/>' for look in ("halo", "ring", "core"))
    return {BOARD: mark(lines, "mark-bridge")}


def mark_river(about: Subject) -> Drawn:
    """A river cell that a town may leap."""
    x, y = layout_of(about.view.game.board).river[actions.CONNECT.at(about.action)]
    return {BOARD: mark(glow(R, x, y) + pieces.key_tag(x, y), "mark-near")}


def _thin(x: float, y: float, inside: float) -> str:
    return rings(R, x, y, [(look, inside) for look in _THIN])


def _price(x: float, y: float, n: int) -> str:
    if n == 0:
        inside = f'<circle class="mark-tag" r="9.4"/><path class="mark-house" d="{_HOUSE}"/>'
    else:
        inside = (
            '<rect class="mark-tag" x="-14.5" y="-9.4" width="29" height="18.8" rx="9.4"/>'
            f'<text class="mark-figure" x="-4.6" y="4.6">{n}</text>{icon_at("spade", 6, 0, 12.5)}'
        )
    return f'<g transform="translate({x:.1f} {y - 1:.1f})">{inside}</g>'


# ---- ghosts
def ghost_build(about: Subject) -> Drawn:
    return {BOARD: _ghost(about, about.new, D)}


def ghost_upgrade(about: Subject) -> Drawn:
    return {BOARD: _ghost(about, AS_IT_IS, actions.upgrade_of(about.action)[1])}


def ghost_transform(about: Subject) -> Drawn:
    return {BOARD: _ghost(about, about.new)}


def _ghost(about: Subject, terrain: int, kind: int = 0) -> str:
    view, ground = about.view, about.view.terrain[about.h] if terrain < 0 else terrain
    look = pieces.look_of(view, about.seat) if kind else pieces.NO_LOOK
    return _ghost_hex(layout_of(view.game.board), about.h, ground, kind, look)


@lru_cache(maxsize=4096)
def _ghost_hex(layout: Layout, h: int, terrain: int, kind: int, look: pieces.Look) -> str:
    """A hex as it would be, and the building where it would stand; what stands there now is hidden."""
    (x, y), ground = layout.middle[h], layout.tile(h, terrain, True)
    drawn = f'<g class="ghost-pulse">{board.ghost_building(look, kind, x, y)}</g>' if kind else ""
    return ghost(f"{ground}{hot(R, x, y)}{drawn}")


def ghost_bridge(about: Subject) -> Drawn:
    ends = layout_of(about.view.game.board).span(actions.BRIDGE.at(about.action))
    piece = board.drawn_bridge(ends, pieces.colour_of(about.p), ghost=True)
    return {BOARD: ghost(f'<line class="span-halo" {line(ends)}/><g class="ghost-pulse">{piece}</g>')}


def ghost_river(about: Subject) -> Drawn:
    """The town that leaping this river cell would found."""
    view, river = about.view, actions.CONNECT.at(about.action)
    layout = layout_of(view.game.board)
    path = layout.outline(towns.group_of(view, about.p, view.game.board.shores[river] & about.p.at[0]))
    x, y = layout.river[river]
    return {BOARD: ghost(f'{hot(R, x, y)}<g class="ghost-pulse">{board.outlined(path)}{pieces.key_tag(x, y)}</g>')}


def climbed(about: Subject) -> Drawn:
    """The markers of all cults on which the answer moves the seat."""
    after, drawn = about.effect.after, ""
    for track, name in enumerate(TRACKS):
        if name in after:
            drawn += cult_board.ghost_cult(about.view, about.seat, track, int(after[name]))
    return {CULTS: drawn} if drawn else NOT_DRAWN
