"""What lies on every table, in markup: figures, emblems, places, pips, the glow of what is possible.

    figure("oil", 3)                                    # a number that a hovered answer may change
    amount("coin", 15, "coins", name="coins")           # its icon and the number, with a tip
    badge(disc, "keeper-0")                             # an emblem
    place("hex-E7", "terrain-lake", note, hit)          # where it is clicked
    glow(46, x, y)                                      # a hex that can be chosen

The classes are those of the table's style sheet or of the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.kit.markup import esc, hex_points, icon

PIPS: Final = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a face lie, -1 to 1 from its middle; 0 is a face that does not matter."""
GLOW: Final = (("glow-wide", 2.0), ("glow-soft", 3.0), ("glow-ring", 3.5), ("glow-core", 6.0))
"""A bright ring with a light core and a soft halo outside: each look, and how far within the hex it is."""


HARM: Final = ' data-harm="yes"'


# ---- in running text
def figure(name: str, value: object, harm: bool = False) -> str:
    """A number of a seat that a hovered answer may change before one's eyes. harm: more of it is worse (scene.Chip)."""
    return f'<span data-figure="{name}"{HARM if harm else ""}>{value}</span>'


def amount(
    sign: str, n: object, tip: str, size: int = 18, name: str = "", note: str = "", look: str = "", harm: bool = False
) -> str:
    """An icon and its number. `name`: of the figure, where an answer may change it; `look`: classes."""
    shown = figure(name, n, harm) if name else n
    return part(f"{icon(sign, size)}{shown}", tip, note, look)


def part(inside: str, tip: str, note: str = "", look: str = "") -> str:
    """Something that explains itself. `look`: classes."""
    return f"<span{classes(look)}{told(tip, note)}>{inside}</span>"


def badge(disc: str, look: str = "") -> str:
    """An emblem, sized by the table's style sheet; its disc lies around (0, 0) with a radius of 9.2."""
    return f'<svg class="badge{" " + look if look else ""}" viewBox="-10 -10 20 20" aria-hidden="true">{disc}</svg>'


# ---- attributes
def classes(look: str) -> str:
    return f' class="{look}"' if look else ""


def told(tip: str, note: str = "") -> str:
    """What explains itself: the key of a tip, and a sentence that depends on the position."""
    return f' data-tip="{esc(tip)}"' + (f' data-note="{esc(note)}"' if note else "")


def travels(key: str) -> str:
    """Of a piece that is seen to move: its key, unique on the page."""
    return f' data-piece="{key}"' if key else ""


# ---- in an SVG
def place(id: str, tip: str, note: str, inside: str, look: str = "") -> str:
    """Something that can be clicked. What has no look of its own is `hit`."""
    return f'<g id="{id}" class="place{" " + look if look else ""}"{told(tip, note)}>{inside}</g>'


def hit(points: str) -> str:
    """An area without a look of its own, above everything that is drawn there."""
    return f'<polygon class="hit" points="{points}"/>'


def rings(radius: float, x: float, y: float, looks: Sequence[tuple[str, float]]) -> str:
    """Hexagons one in the other: the class of each, and how far within it is."""
    return "".join(f'<polygon class="{look}" points="{hex_points(radius - inset, x, y)}"/>' for look, inset in looks)


@lru_cache(maxsize=1024)  # the same hexes in every answer
def glow(radius: float, x: float, y: float) -> str:
    """A hex that can be chosen."""
    return rings(radius, x, y, GLOW)


@lru_cache(maxsize=1024)
def hot(radius: float, x: float, y: float) -> str:
    """A hex that is hovered."""
    return rings(radius, x, y, (("glow-hot", 3.0), *GLOW))


def ghost(inside: str) -> str:
    return f'<g class="ghost">{inside}</g>'


def mark(inside: str, look: str = "") -> str:
    return f'<g class="mark{" " + look if look else ""}">{inside}</g>'


def pips(face: int, apart: float, r: float, x: float = 0, y: float = 0, look: str = "") -> str:
    """The pips of a die whose face has its middle at (x, y)."""
    return "".join(
        f'<circle{classes(look)} cx="{x + right * apart:g}" cy="{y + down * apart:g}" r="{r:g}"/>'
        for right, down in PIPS[face]
    )
