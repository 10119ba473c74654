"""A real die: three of its sides are seen, the pips in front, the civ's mark on top.

`die` is for inside an SVG, `die_icon` for running text. The light comes from the icon sheet (icons.py, "shine")."""

from __future__ import annotations

from functools import cache
from typing import Final

from demiurge.games.theocratia.drawing import pieces
from demiurge.kit.pieces import PIPS, travels

_AT: Final = 0.27  # how far the outer pips are from the middle, in sides of the front
RISE: Final = 0.3  # how much of the top is seen, in sides of the front
LEAN: Final = 0.2  # how far it leans to the right


def die(colour: int, face: int, x: float, y: float, size: float = 26, look: str = "", piece: str = "") -> str:
    """A die whose whole picture has its middle at (x, y); size is the side of its front. Face 0 has no pips: only the
    colour counts. look: more classes (`th-ghost`, `th-held`); piece: its key for motion."""
    more = f" {look}" if look else ""
    where = f"translate({x:.1f} {y:.1f}) scale({size / 100:.3f})"
    return f'<g class="th-die civ-c{colour}{more}"{travels(piece)} transform="{where}">{_body(colour)}{_pips(face)}</g>'


def die_icon(colour: int, face: int, size: int = 22, look: str = "") -> str:
    """A die in running text; the style sheet has the sizes 18, 22, 28 and 36."""
    more = f" {look}" if look else ""
    return (
        f'<svg class="th-dice th-dice-{size}{more}" viewBox="-64 -68 130 139" aria-hidden="true">'
        f"{die(colour, face, 0, 0, 100)}</svg>"
    )


@cache
def _body(colour: int) -> str:
    """Front, top and side in a box of 100, shifted so that the whole has its middle at 0."""
    rise, lean = 100 * RISE, 100 * LEAN
    left, top = -50 - lean / 2, -50 + rise / 2
    right, low = left + 100, top + 100
    back, far = top - rise, right + lean
    roof = f"M{left + 9},{top} L{left + lean + 6},{back} H{far - 6} L{right - 5},{top} Z"
    side = f"M{right},{top + 5} L{far},{back + 7} V{low - rise - 6} L{right},{low - 8} Z"
    whole = (
        f"M{left},{low - 14} V{top + 8} L{left + lean},{back + 3} Q{left + lean + 2},{back} {left + lean + 7},{back} "
        f"H{far - 6} Q{far},{back} {far},{back + 7} V{low - rise - 8} Q{far},{low - rise - 4} {far - 3},{low - rise} "
        f"L{right - 5},{low - 2} Q{right - 8},{low} {right - 13},{low} H{left + 14} Q{left},{low} {left},{low - 14} Z"
    )
    front = f'x="{left}" y="{top}" width="100" height="100" rx="13"'
    mark = f"translate({(left + right + lean) / 2:.1f} {top - rise / 2:.1f}) skewX(-38) scale(3.3 2.4)"
    return (
        f'<ellipse class="th-die-shade" cx="{left + 56}" cy="{low + 2}" rx="58" ry="9"/>'
        f'<path class="th-die-all" d="{whole}"/><path d="{roof}" fill="url(#th-top)"/>'
        f'<path d="{side}" fill="url(#th-side)"/><rect class="th-die-front" {front}/>'
        f'<rect {front} fill="url(#th-front)"/>'
        f'<rect class="th-die-edge" x="{left + 3}" y="{top + 3}" width="94" height="94" rx="11"/>'
        f'<g class="th-die-mark" transform="{mark}">{pieces.MARKS[colour]}</g><path class="th-die-line" d="{whole}"/>'
    )


@cache
def _pips(face: int) -> str:
    """Bored into the front: a dark hole with light on its lower rim."""
    x, y, found = -50 * LEAN, 50 * RISE, ""
    for a, b in PIPS[face]:
        at = f'cx="{x + 100 * _AT * a:.1f}" cy="{y + 100 * _AT * b:.1f}"'
        found += f'<circle class="th-pip" {at} r="10.5"/>'
    return found
