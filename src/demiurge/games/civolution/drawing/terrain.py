"""The continent itself: the sea around it, its lands with their colours and pictures, borders and names.

It only depends on how the tiles lie, so it is drawn once. A land is known by its picture, not only by its colour."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from demiurge.games.civolution import names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing.layout import BOTTOM, HEIGHT, LEFT, RECESS_AT, RIGHT, TOP, WIDTH, Chart, chart
from demiurge.games.civolution.drawing.naming import ident
from demiurge.games.civolution.drawing.shapes import Point, inside, to_border
from demiurge.games.civolution.state import Exam
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc

LETTER: Final = 5.6  # about the width of a letter in a name
_SEA: Final = 240  # it goes on beyond the picture: a page may have room for more of it
_OFTEN: Final = 3  # spots of the wilderness where somebody often is; the others may be among the trees
_CLEAR: Final = 17.0  # from a picture to where a piece may stand
_SITE: Final = 23.0  # and to a recess
_NAME: Final = 12.0  # and to the middle line of a name
# By type: distance between pictures, and how many kinds of them there are
_STREWN: Final = {
    "forest": (16, 3), "grassland": (19, 3), "hills": (23, 2), "swamp": (21, 3), "mountains": (22, 2),
    "desert": (25, 3), "water": (30, 2),
}  # fmt: skip
PICTURES: Final[dict[str, tuple[str, ...]]] = {
    "forest": (
        '<path class="ct-wood" d="M-.9,4H.9V8H-.9Z"/><path class="ct-full" d="M0,-9.500L4.400,-2.800H2.600L6,4.600H-6L-2.600,-2.800H-4.400Z"/><path class="ct-dark" d="M0,-9.500L4.400,-2.800H2.600L6,4.600H0Z"/>',
        '<path class="ct-wood" d="M-.8,3H.8V6.500H-.8Z"/><path class="ct-full" d="M0,-7L3.600,-1.600H2.200L5,3.800H-5L-2.200,-1.600H-3.600Z"/><path class="ct-dark" d="M0,-7L3.600,-1.600H2.200L5,3.800H0Z"/>',
        '<path class="ct-wood" d="M-.9,2H.9V7.500H-.9Z"/><path class="ct-full" d="M0,-7.500C3,-7.500 4.200,-5.400 4,-3.800C6,-3 6,1.600 3.400,3H-3.400C-6,1.600 -6,-3 -4,-3.800C-4.200,-5.400 -3,-7.500 0,-7.500Z"/><path class="ct-dark" d="M.6,-7.400C3,-7.300 4.200,-5.400 4,-3.800C6,-3 6,1.600 3.400,3H-.6C2.400,1 2.800,-4 .6,-7.400Z"/>',
    ),
    "grassland": (
        '<path class="ct-line" d="M-4,4C-4,1 -5.500,-1.500 -7,-3.500M-1,4C-1,0 -1,-3 -2,-6M2,4C2,1 3,-2.500 5,-5M4.500,4C4.500,2 6,.5 7.500,-1"/>',
        '<path class="ct-line" d="M-3,3C-3,0 -4,-1.500 -5.500,-3M0,3V-4M3,3C3,0 4,-1.500 5.500,-3"/>',
        '<path class="ct-line" d="M0,5V-1M0,3C-2,2 -3,1 -3.500,-.5M0,2C1.500,1.500 2.600,.5 3,-1"/><circle class="ct-bloom" cy="-3" r="2.100"/><circle class="ct-eye" cy="-3" r=".8"/>',
    ),
    "hills": (
        '<path class="ct-lit" d="M-11,5C-7,-5 -1,-6 2.500,1.500C5.500,-3 9,-2 11.500,5Z"/><path class="ct-line" d="M-11,5C-7,-5 -1,-6 2.500,1.500M.8,-1C4.500,-4.500 8.500,-3 11.500,5M-5,1.500C-3.500,-.8 -2.400,-1.200 -1,-.9"/>',
        '<path class="ct-lit" d="M-9,4C-5,-6 3,-6 8,4Z"/><path class="ct-line" d="M-9,4C-5,-6 3,-6 8,4M1,-.6C2.400,-.3 3.600,.8 4.400,2.400"/>',
    ),
    "swamp": (
        '<path class="ct-pool" d="M-9,4.500C-9,2.500 9,2.500 9,4.500C9,6.500 -9,6.500 -9,4.500Z"/><path class="ct-line" d="M-3.500,4.500V-3.500M0,4.800V-7M3.600,4.500V-2.500M-3.500,2C-5.500,1 -6.500,-.5 -7,-2M3.600,2C5.500,1 6.500,0 7,-1.500"/><path class="ct-full" d="M-1.300,-8.500H1.300V-4H-1.300ZM-4.600,-5H-2.400V-1.500H-4.600Z"/>',
        '<path class="ct-line" d="M-3,4V-2M0,4V-5M3,4V-1.500M-6,4.600H6"/><path class="ct-full" d="M-1.200,-6.500H1.200V-2.600H-1.200Z"/>',
        '<path class="ct-pool" d="M-8,0C-8,-2.400 8,-2.400 8,0C8,2.400 -8,2.400 -8,0Z"/><path class="ct-line" d="M-4,-.2H0M2,.6H5"/>',
    ),
    "mountains": (
        '<path class="ct-full" d="M-10.500,7L-1.500,-9L3.200,-1.500L5.500,-4.500L11.500,7Z"/><path class="ct-dark" d="M-1.500,-9L3.200,-1.500L5.500,-4.500L11.500,7H2L.5,1Z"/><path class="ct-snow" d="M-1.500,-9L1.600,-4L-.2,-2.400L-2,-4L-4.600,-3.400Z"/>',
        '<path class="ct-full" d="M-8,6L0,-7L8,6Z"/><path class="ct-dark" d="M0,-7L8,6H1.500L-.5,0Z"/><path class="ct-snow" d="M0,-7L2.600,-2.800L.6,-1.600L-1,-3L-2.800,-2.500Z"/>',
    ),
    "desert": (
        '<path class="ct-line" d="M-12,3C-7,-5 -3,-3 0,1.500C4,-3 8,-2 12,3M-4,-1.400C-2.400,.4 -1.400,2 -.6,4"/>',
        '<path class="ct-line" d="M-8,2C-4,-3 0,-3 8,2M-2,5.500H3"/>',
        '<path class="ct-cactus" d="M0,6V-7M0,1H-3.600V-3M0,-1H3.600V-4.600"/>',
    ),
    "water": (
        '<path class="ct-line" d="M-10,0q5,-4.600 10,0t10,0"/>',
        '<path class="ct-line" d="M-6,0q3,-3 6,0t6,0"/><path class="ct-shine" d="M-3,4.500h7"/>',
    ),
}


def draw_terrain(w: Words, view: Exam) -> str:
    """All that lies under the pieces."""
    return _drawn(w, chart(view))


@lru_cache(maxsize=128)  # one for each table and language
def _drawn(w: Words, laid: Chart) -> str:
    lands = "".join(_land(w, laid, land) for land in range(v.LANDS))
    borders = "".join(f'<path class="ct-border" d="{ground.path}"/>' for ground in laid.grounds)
    seams = "".join(
        f'<rect class="ct-seam" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"/>'
        for x, y, wide, high in laid.tiles
    )
    return f"{_defs(laid)}{_sea()}{lands}{borders}{seams}"


def clip_of(land: int) -> str:
    """What keeps a drawing inside a territory."""
    return f"url(#ct-clip-{ident(v.TERRITORIES[land])})"


def _defs(laid: Chart) -> str:
    clips = "".join(
        f'<clipPath id="ct-clip-{ident(v.TERRITORIES[land])}"><path d="{ground.path}"/></clipPath>'
        for land, ground in enumerate(laid.grounds)
    )
    pictures = "".join(
        f'<g id="ct-{kind}-{n}">{picture}</g>'
        for kind, several in PICTURES.items()
        for n, picture in enumerate(several)
    )
    return (
        f'<defs>{clips}{pictures}<radialGradient id="ct-sea" cx=".5" cy=".45" r=".75"><stop offset=".4" class="ct-shallow"/>'
        '<stop offset="1" class="ct-deep"/></radialGradient></defs>'
    )


def _sea() -> str:
    """Water with surf around the slab that is the continent."""
    wide, high = RIGHT - LEFT, BOTTOM - TOP
    slab = "".join(
        f'<rect class="ct-{look}" x="{LEFT - out:g}" y="{TOP - out + down:g}" width="{wide + 2 * out:g}"'
        f' height="{high + 2 * out:g}" rx="{out + 3:g}"/>'
        for look, out, down in (("surf-far", 15, 3), ("surf", 9, 2.5), ("cliff", 3, 5), ("slab", 3, 0))
    )
    around = f'x="{-_SEA}" y="{-_SEA}" width="{WIDTH + 2 * _SEA}" height="{HEIGHT + 2 * _SEA}"'
    return f'<rect {around} fill="url(#ct-sea)"/>{slab}'


# ---- a land
def _land(w: Words, laid: Chart, land: int) -> str:
    ground, kind = laid.grounds[land], v.TYPES[v.TYPE_OF[land]]
    rim = f'<path class="ct-rim-wide" d="{ground.path}"/><path class="ct-rim" d="{ground.path}"/>'
    return (
        f'<g class="ct-land ct-{kind}" clip-path="{clip_of(land)}"><path class="ct-ground" d="{ground.path}"/>{rim}'
        f"{_strewn(laid, land, kind)}</g>{_name(w, laid, land, kind)}"
    )


def _strewn(laid: Chart, land: int, kind: str) -> str:
    """Pictures all over the land, clear of everything that may stand on it; always in the same way."""
    ground = laid.grounds[land]
    step, kinds = _STREWN[kind]
    busy = _busy(laid, land)
    found: list[str] = []
    left, top = min(x for x, _ in ground.outline), min(y for _, y in ground.outline)
    right, low = max(x for x, _ in ground.outline), max(y for _, y in ground.outline)
    rows = int((low - top) / (step * 0.62)) + 1
    for row in range(rows):
        for col in range(int((right - left) / step) + 2):
            seed = (row * 7919 + col * 104729 + land * 1299709 + 131) * 2654435761 & 0xFFFFFFFF
            x = left + (col + (row & 1) / 2) * step + (seed >> 7) % 9 - 4
            y = top + row * step * 0.62 + (seed >> 13) % 7 - 3
            if inside((x, y), ground.outline) and to_border((x, y), ground.outline) > 7 and _clear((x, y), busy):
                which = (0, 1, 0, 1, 2 % kinds, 0)[(seed >> 18) % 6] if kind != "water" else (seed >> 18) % 2
                found.append(f'<use href="#ct-{kind}-{which}" x="{x:.0f}" y="{y:.0f}"/>')
    return f'<g class="ct-picture">{"".join(found)}</g>'


def _busy(laid: Chart, land: int) -> list[tuple[Point, float]]:
    """Where things stand, with the room that they want."""
    spots = laid.grounds[land].spots
    found = [(camp, _CLEAR + 2) for camp in spots.camps] + [(wild, _CLEAR - 5) for wild in spots.wild[:_OFTEN]]
    found += [(at, _SITE) for at in RECESS_AT]
    half = len(v.TERRITORIES[land]) * LETTER / 2 - 4
    found += [((spots.name[0] + k * half, spots.name[1]), _NAME) for k in (-1, -0.5, 0, 0.5, 1)]
    if v.TYPE_OF[land] == v.WATER:
        return found + [(at, 25) for at in spots.boats[0]] + [(spots.tile, 15)]
    return [*found, (spots.tile, _CLEAR + 5), (spots.farm, _CLEAR - 2)]


def _clear(point: Point, busy: list[tuple[Point, float]]) -> bool:
    return all(hypot(point[0] - x, point[1] - y) > room for (x, y), room in busy)


def _name(w: Words, laid: Chart, land: int, kind: str) -> str:
    """`Forest B`; where the picture is small the letter alone, since the ground shows its type."""
    x, y = laid.grounds[land].spots.name
    type_of = esc(w.say(names.land_type(v.TYPE_OF[land])))
    named = f'<tspan class="ct-type">{type_of} </tspan>{v.TERRITORIES[land][-1]}'
    return f'<text class="ct-name ct-{kind}" x="{x:.1f}" y="{y + 3.4:.1f}">{named}</text>'
