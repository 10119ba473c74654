"""What is laid over a hex of the island (the SVG `board`): marks of what is possible there, ghosts of what would be.

A mark glows and has a tag that says what would happen there: a price in warriors, a building, a tile. Ghosts show the
hex as it would be; they take the view, to draw its ground anew under the piece."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from demiurge.games.theocratia.drawing import board, motifs, pieces
from demiurge.games.theocratia.drawing.board import Hex
from demiurge.games.theocratia.drawing.layout import MIDDLE, Point, R
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import NONE, PYRAMID
from demiurge.kit.pieces import ghost, glow, hot, mark

_SWORD: Final = "M-9.4,-9.4 L-5.8,-8.4 L3.4,.8 L.8,3.4 L-8.4,-5.8 Z M5.6,-1.2 L7,.2 L.2,7 L-1.2,5.6 Z M4.6,2.8 L8.6,6.8 L6.8,8.6 L2.8,4.6 Z"
_ARROW: Final = "M0,4 V-3.6 M-3.3,-.5 L0,-4 L3.3,-.5"
_ABOVE: Final[Point] = (0, -15)  # where a tag is put on a free hex: a crystal lies below it
_ASIDE: Final[Point] = (17, -18)  # and beside a piece
_OTHER: Final[Point] = (-17, -18)
_HIGH: Final = 18.8  # of a tag
_ROOM: Final = 60.0  # a tag that is wider gets smaller


# ---- marks: what is possible, as long as it is
@lru_cache(maxsize=4096)
def marked(h: int, tag: str = "") -> str:
    """A hex that can be chosen."""
    return mark(f"{glow(R, *MIDDLE[h])}{tag}", "mark-near")


@lru_cache(maxsize=4096)
def mark_build(h: int, kind: int, civs: tuple[int, ...] = (), colour: int = NONE) -> str:
    """A free hex for a building: of these civs (none named: the one that acts), on a tile of this colour if any."""
    parts = [_tile_sign(colour)] if colour != NONE else []
    parts += [_building_sign(kind, civ) for civ in civs] or [_building_sign(kind, NONE)]
    return marked(h, _tag(h, parts, _ABOVE))


@lru_cache(maxsize=4096)
def mark_upgrade(h: int, kind: int, civ: int = NONE) -> str:
    """A building that can become another: an arrow, and what it would be."""
    arrow = f'<path class="mark-arrow" d="{_ARROW}"/>', 11.0
    return marked(h, _tag(h, [arrow, _building_sign(kind, civ)], _ASIDE))


def mark_group(h: int) -> str:
    """A building that can give way to a pyramid."""
    return marked(h, _tag(h, [_building_sign(PYRAMID, NONE)], _ASIDE))


@lru_cache(maxsize=4096)
def mark_attack(h: int, price: int = 0) -> str:
    """A target, and the warriors that it takes."""
    parts = [(f'<path class="mark-sword" transform="scale(.78)" d="{_SWORD}"/>', 14.0)]
    return marked(h, _tag(h, [*parts, *_number(price)], _ASIDE))


@lru_cache(maxsize=4096)
def mark_convert(h: int, colour: int, price: int = 0) -> str:
    """A building whose hex can become a player's, and the warriors that it takes."""
    return marked(h, _tag(h, [_tile_sign(colour), *_number(price)], _OTHER))


# ---- ghosts: what a hovered answer would do
def ghost_building(view: Theocracy, civ: int, kind: int, h: int, colour: int = NONE) -> str:
    return _ghost_building(board.hex_at(view, h), civ, kind, colour)


@lru_cache(maxsize=4096)
def _ghost_building(one: Hex, civ: int, kind: int, colour: int) -> str:
    """A building where it would stand, on a tile of this colour if any; the crystal that the civ gets beside it."""
    x, y = MIDDLE[one.h]
    piece = pieces.building(civ, kind, x, y - board.UP, pieces.SCALE * 1.06, "bld-ghost")
    return ghost(f'{_under(one, colour)}<g class="ghost-pulse">{piece}</g>{board.crystal_on(one, True)}')


def ghost_tile(view: Theocracy, h: int, colour: int) -> str:
    """A hex under a conversion tile; what stands on it stays."""
    one = board.hex_at(view, h)
    return ghost(f"{_under(one, colour)}{board.standing(one)}")


def ghost_attack(view: Theocracy, h: int, price: int = 0) -> str:
    return _ghost_attack(board.hex_at(view, h), price)


@lru_cache(maxsize=4096)
def _ghost_attack(one: Hex, price: int) -> str:
    """What would be removed, with swords over it, and the warriors that are spent."""
    x, y = MIDDLE[one.h]
    swords = (
        f'<g class="ghost-pulse" transform="translate({x:.1f} {y - board.UP:.1f}) scale(1.3)"><path class="ghost-sword" d="{_SWORD}"/>'
        f'<path class="ghost-sword" transform="scale(-1 1)" d="{_SWORD}"/></g>'
    )
    spent = [(pieces.shield(0, 0, 0.95, "mark-shield"), 14.0), *_number(-price)] if price else []
    cost = _tag(one.h, spent, _ASIDE) if spent else ""
    return ghost(f"{_emptied(one, 'ghost-struck')}{swords}{cost}")


def ghost_pyramid(view: Theocracy, civ: int, h: int, gone: Sequence[int] = ()) -> str:
    """A pyramid where it would stand, and the buildings that give way to it on their way there."""
    x, y = MIDDLE[h]
    left = "".join(f"{_emptied(board.hex_at(view, other))}{_way(other, h)}" for other in gone)
    piece = pieces.building(civ, PYRAMID, x, y - board.UP, pieces.SCALE * 1.06, "bld-ghost")
    return ghost(f'{board.ground_of(board.hex_at(view, h), True)}{_hot(h)}{left}<g class="ghost-pulse">{piece}</g>')


def ghost_mark(h: int) -> str:
    """A hex that an answer speaks of, where nothing changes to be seen."""
    return ghost(_hot(h))


# ---- their parts
def _hot(h: int) -> str:
    return hot(R, *MIDDLE[h])


def _under(one: Hex, colour: int) -> str:
    """The ground of a ghost; a tile that is laid lies above the glow, so that its colours are true."""
    tile = motifs.laid(colour, *MIDDLE[one.h]) if colour != NONE else ""
    return f"{board.ground_of(one, True)}{_hot(one.h)}{tile}"


Sign = tuple[str, float]  # markup around (0, 0), its width


def _tag(h: int, signs: Sequence[Sign], at: Point) -> str:
    """Signs in a row on a light ground, their middle at this point of the hex."""
    x, y = MIDDLE[h]
    wide = max(sum(width for _, width in signs) + 6, _HIGH)
    size = f" scale({_ROOM / wide:.2f})" if wide > _ROOM else ""
    row, left = "", -sum(width for _, width in signs) / 2
    for sign, width in signs:
        row += f'<g transform="translate({left + width / 2:.1f} 0)">{sign}</g>'
        left += width
    return (
        f'<g class="tag" transform="translate({x + at[0]:.1f} {y + at[1]:.1f}){size}"><rect class="mark-tag" x="{-wide / 2:.1f}" y="{-_HIGH / 2}"'
        f' width="{wide:.1f}" height="{_HIGH}" rx="{_HIGH / 2}"/>{row}</g>'
    )


def _number(n: int) -> list[Sign]:
    """A number of warriors; none is not shown."""
    shown = f"−{-n}" if n < 0 else str(n)
    return [(f'<text class="mark-figure" y="4.6">{shown}</text>', 4 + 7.4 * len(shown))] if n else []


def _building_sign(kind: int, civ: int) -> Sign:
    look = "mark-piece" if civ == NONE else f"mark-piece mark-civ civ-c{civ}"
    return pieces.silhouette_at(kind, 0, 0.7, 0.49, look), 17.5


def _tile_sign(colour: int) -> Sign:
    return motifs.tile_sign(colour, 8.2), 17.0


def _emptied(one: Hex, look: str = "ghost-gone") -> str:
    """The hex without what stands on it, which is still seen; a crystal stays."""
    gone = f'<g class="{look}">{board.piece_on(one)}</g>'
    return f"{board.ground_of(one, True)}{_hot(one.h)}{gone}{board.crystal_on(one, True)}"


def _way(a: int, b: int) -> str:
    """A dotted arrow from one hex to another."""
    (x1, y1), (x2, y2) = MIDDLE[a], MIDDLE[b]
    far = hypot(x2 - x1, y2 - y1)
    right, down = (x2 - x1) / far, (y2 - y1) / far
    ax, ay, bx, by = x1 + right * 12, y1 + down * 12, x2 - right * 22, y2 - down * 22
    head = f"M{bx - right * 6 - down * 5:.1f},{by - down * 6 + right * 5:.1f} L{bx:.1f},{by:.1f} L{bx - right * 6 + down * 5:.1f},{by - down * 6 - right * 5:.1f}"
    return f'<path class="ghost-way-under" d="M{ax:.1f},{ay:.1f} L{bx:.1f},{by:.1f} {head}"/><path class="ghost-way" d="M{ax:.1f},{ay:.1f} L{bx:.1f},{by:.1f}"/><path class="ghost-arrow" d="{head}"/>'
