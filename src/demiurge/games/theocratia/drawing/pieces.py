"""What stands and lies on the island: buildings with the mark of their civ, monsters, crystals; emblems of players.

A building is told apart three times over: by its outline (what it is), by its colour and by its mark (whose it is). The
players' signs are those of their land (a flame, a rock, a wave, a peak), so that they are never taken for a civ's mark.
Sizes are those of a board whose hexes have corners 36 away from their middle."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from functools import cache
from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import NAMES
from demiurge.kit.pieces import badge, travels

SCALE: Final = 1.16  # of pieces on the island

# ---- marks of the civs and signs of the players: box -5..5, filled by whoever uses them
MARKS: Final = (
    '<path d="m0,-5.2 1.6,3.4 3.7,.4 -2.7,2.5 .8,3.7 -3.4,-1.9 -3.4,1.9 .8,-3.7 -2.7,-2.5 3.7,-.4 Z"/>',  # star
    '<path fill-rule="evenodd" d="M0,-4.9 a4.9,4.9 0 1 0 .01,0 Z M0,-2.1 a2.1,2.1 0 1 1 -.01,0 Z"/>',  # ring
    '<path d="M-4.1,-4.1 h8.2 v8.2 h-8.2 Z"/>',  # square
    '<path d="M0,-4.9 L5.2,4.2 H-5.2 Z"/>',  # triangle
)
SIGNS: Final = (
    '<path d="M.3,-5.4 C.8,-3 4.3,-1.4 4.3,1.7 A4.3,4 0 0 1 -4.3,1.7 C-4.3,0 -3.4,-1.2 -2.6,-2.1 C-2.4,-1 -1.9,-.4 -1.3,-.1 C-1.6,-2.2 -1.1,-4 .3,-5.4 Z"/>',  # flame
    '<path d="M-5.2,4.2 L-4.4,-.8 L-1.7,-3.9 L1.9,-4.3 L4.5,-1.1 L5.2,4.2 Z M-1.3,-3 L-.4,.1 L-3.2,3.2 L-2.2,.2 Z" fill-rule="evenodd"/>',  # rock
    '<path d="M-5.2,-2.6 q2.6,-2.7 5.2,0 t5.2,0 v2.1 q-2.6,2.7 -5.2,0 t-5.2,0 Z M-5.2,2.3 q2.6,-2.7 5.2,0 t5.2,0 v2.1 q-2.6,2.7 -5.2,0 t-5.2,0 Z"/>',  # wave
    '<path d="M-5.6,4.2 L-1.2,-4.6 L1.2,-.6 L2.4,-2.2 L5.6,4.2 Z M-1.2,-2.6 L-2.7,.4 L-1.3,-.3 L-.4,.6 L.3,-.2 Z" fill-rule="evenodd"/>',  # peak
)

# ---- buildings, by kind: box about -18..18, told apart by outline alone
OUTLINES: Final = (
    "",
    "M-11.5,11.5 V-1 H-13.6 L-6.4,-7.2 V-11.8 H-2.6 V-10.5 L0,-12.8 L13.6,-1 H11.5 V11.5 Z",
    "M-16,12 V-3.2 L-8.6,-9.4 V-3.2 L-1.2,-9.4 V-3.2 L5.2,-8.4 L6.2,-16.6 H11.6 L12.8,-3 H16 V12 Z",
    "M-16.6,12 L-1.4,-8.6 V-17.4 H1 L11.4,-14 L1.4,-10.8 V-8.6 L16.6,12 Z",
    "M-19,13 V9 H-15.6 V4.4 H-11.8 V-.2 H-8 V-4.8 H-4.6 L0,-15 L4.6,-4.8 H8 V-.2 H11.8 V4.4 H15.6 V9 H19 V13 Z",
    "M-17.4,13 V-9.5 h2.9 v3 h2.5 v-3 h2.9 V-2.2 H-6.4 V-14.6 h3 v3 h2.1 v-3 h2.6 v3 h2.1 v-3 h3 V-2.2 H9.1 V-9.5 h2.9 v3 h2.5 v-3 h2.9 V13 Z",
)
SHADES: Final = (  # the side away from the light
    "",
    "M0,-12.8 L13.6,-1 H11.5 V11.5 H4.6 V-5 Z",
    "M-8.6,-9.4 V-3.2 L-11.4,-.9 V-7 Z M-1.2,-9.4 V-3.2 L-4,-.9 V-7 Z M9.4,-16.6 H11.6 L12.8,-3 H16 V12 H9.4 Z",
    "M1.4,-8.6 L16.6,12 H5.6 L0,-6.6 Z M1,-14 L11.4,-14 L1.4,-10.8 Z",
    "M0,-15 L4.6,-4.8 H8 V-.2 H11.8 V4.4 H15.6 V9 H19 V13 H7 Z",
    "M9.1,-2.2 V-9.5 h2.9 v3 h2.5 v-3 h2.9 V13 H11.6 V-2.2 Z M3.4,-14.6 h3 V-2.2 H3.4 Z",
)
DETAILS: Final = (  # a few inner lines, so that a piece is not a flat sticker
    "",
    "M-11.5,-1 L0,-10.6 L11.5,-1",
    "M-16,1 H16 M6,-13.4 H12",
    "M0,-7 L-5.4,12 M0,-7 L5.4,12",
    "M-15.6,9 H15.6 M-11.8,4.4 H11.8 M-8,-.2 H8 M-4.6,-4.8 H4.6",
    "M-17.4,-3.4 H-9.1 M9.1,-3.4 H17.4 M-6.4,-2.2 V13 M6.4,-2.2 V13 M-6.4,-8.4 H6.4",
)
MARK_AT: Final = (  # right, down, size
    (0, 0, 1.0),
    (0, 4.6, 1.02),
    (-1.4, 6.3, 0.88),
    (0, 6.6, 0.84),
    (0, 6.2, 0.96),
    (0, 5.2, 0.98),
)
WIDTHS: Final = (0, 15, 18.5, 18, 21.5, 20)  # of the shade on the ground

# ---- monsters: of the plains (horned, with a mane), of the deserts (a worm that rises from the sand)
_BEAST: Final = (
    "M-14.4,-15 Q-8.6,-13.6 -6.6,-9.2 Q0,-11.8 6.6,-9.2 Q8.6,-13.6 14.4,-15 Q15.6,-7.4 11.2,-3.4 L14,.4 L10.9,2"
    " L12,6 L8.8,6.4 Q7,11.4 3.8,12.6 L0,14.6 L-3.8,12.6 Q-7,11.4 -8.8,6.4 L-12,6 L-10.9,2 L-14,.4 L-11.2,-3.4"
    " Q-15.6,-7.4 -14.4,-15 Z"
)
_WORM: Final = (
    "M-15.4,13.4 Q-14,8.8 -9.4,9.2 Q-12.4,2.6 -9.6,-3.2 Q-7.4,-8 -3.4,-9.6 L-6.6,-14.6 L-1,-12.6 L.6,-17 L4,-12.6"
    " Q10.8,-12 13.8,-6.2 L7,-4.6 L12,-.6 Q7.4,2.6 2.8,-.4 Q-.4,-1.6 -1,1.4 Q-1.4,5 1.8,9 Q4.4,6.4 7.2,8.8"
    " Q11.4,8.4 15.4,13.4 Z"
)
_BEAST_FACE: Final = (
    '<path class="monster-dim" d="M-3.6,7 Q0,4.6 3.6,7 L2.2,11 H-2.2 Z M-6.6,-9.2 Q-4,-6.4 0,-6.2 Q4,-6.4 6.6,-9.2 L4.2,-4.4 H-4.2 Z"/>'
    '<path class="monster-eye" d="M-9,-2.6 L-2.4,.2 Q-3.6,3.2 -6.4,2.6 Q-8.6,1.4 -9,-2.6 Z M9,-2.6 L2.4,.2 Q3.6,3.2 6.4,2.6 Q8.6,1.4 9,-2.6 Z"/>'
    '<path class="monster-tooth" d="M-4.4,7.6 L-3.2,11.6 L-2,8 Z M4.4,7.6 L3.2,11.6 L2,8 Z"/>'
)
_WORM_FACE: Final = (
    '<path class="monster-dim" d="M-8.4,1.6 Q-5,.2 -2,1.8 L-2,3.6 Q-5,2 -8.6,3.4 Z M-8,6 Q-4.6,4.8 -1,6.6 L-.2,8.4 Q-4,6.6 -7.4,8 Z M-7.4,-3 Q-4,-4 -1.4,-1.8 L-2.2,-.2 Q-5,-2 -8.2,-1 Z"/>'
    '<circle class="monster-eye" cx="2.6" cy="-7.6" r="2.1"/>'
    '<path class="monster-tooth" d="M7.2,-4.7 L8.9,-2.7 L9.8,-5.3 Z M8.6,-3.2 L6.8,-4.4 L6.2,-1.9 Z"/>'
)

_GEM: Final = "M0,-9.4 L5.8,-3.4 L0,9.8 L-5.8,-3.4 Z"
_GEM_LIT: Final = "M0,-9.4 L-5.8,-3.4 L-2.2,-3.4 Z M-2.2,-3.4 L2.2,-3.4 L0,9.8 Z"
_GEM_LINES: Final = "M-5.8,-3.4 H5.8 M0,-9.4 L-2.2,-3.4 L0,9.8 L2.2,-3.4 Z"
SHIELD: Final = "M-6,-6.6 Q-2.6,-6.4 0,-8 Q2.6,-6.4 6,-6.6 V-.6 Q5.6,5 0,8 Q-5.6,5 -6,-.6 Z"


# ---- buildings
def building(civ: int, kind: int, x: float, y: float, scale: float = 1.0, look: str = "", piece: str = "") -> str:
    """A piece in an SVG. `look` is a further class (`bld-ghost`, `bld-gone`), `piece` its `data-piece` key where it may
    travel."""
    name = f"bld bld-{v.BUILDINGS[kind]} civ-c{civ}{' ' + look if look else ''}"
    return f'<g class="{name}"{travels(piece)} transform="translate({x:.1f} {y:.1f}) scale({scale:g})">{_body(civ, kind)}</g>'


@cache
def _body(civ: int, kind: int) -> str:
    path = OUTLINES[kind]
    right, down, size = MARK_AT[kind]
    mark = f'<g class="bld-mark" transform="translate({right} {down}) scale({size})">{MARKS[civ]}</g>'
    return (
        f'<ellipse class="bld-shade" cx="1.5" cy="13.2" rx="{WIDTHS[kind]}" ry="3.6"/><path class="bld-halo" d="{path}"/>'
        f'<path class="bld-body" d="{path}"/><path class="bld-side" d="{SHADES[kind]}"/>'
        f'<path class="bld-detail" d="{DETAILS[kind]}"/><path class="bld-line" d="{path}"/>{mark}'
    )


def building_key(civ: int, kind: int, h: int) -> str:
    """The `data-piece` of a building."""
    return f"b-{v.CIVS[civ]}-{v.BUILDINGS[kind]}-{NAMES[h]}"


def silhouette_at(kind: int, x: float, y: float, scale: float, more: str = "sil") -> str:
    """A building's outline inside an SVG."""
    return f'<path class="{more}" d="{OUTLINES[kind]}" transform="translate({x:.1f} {y:.1f}) scale({scale:g})"/>'


# ---- emblems
def civ_disc(civ: int, radius: float = 9.2) -> str:
    """A civ's colour and mark as a round marker around (0, 0)."""
    return (
        f'<g class="civ-c{civ}"><circle class="disc disc-civ" r="{radius:g}"/>'
        f'<g class="disc-mark-civ" transform="scale({radius / 8.4:.2f})">{MARKS[civ]}</g></g>'
    )


def seat_disc(colour: int, radius: float = 9.2) -> str:
    """A player's colour and sign as a round marker around (0, 0); colour: red 0 to white 3."""
    return (
        f'<g class="th-{v.COLOURS[colour]}"><circle class="disc disc-seat" r="{radius:g}"/>'
        f'<g class="disc-mark-seat" transform="scale({radius / 8:.2f})">{SIGNS[colour]}</g></g>'
    )


def civ_badge(civ: int) -> str:
    """A civ in running text."""
    return f'<svg class="th-mark" viewBox="-10 -10 20 20" aria-hidden="true">{civ_disc(civ)}</svg>'


def seat_badge(colour: int) -> str:
    return badge(seat_disc(colour))


# ---- crystals, monsters, warriors
def crystal(colour: int, x: float, y: float, scale: float = 1.0, more: str = "") -> str:
    """A gem; colour as in CRYSTALS. `more` are further attributes."""
    return (
        f'<g class="gem gem-{v.CRYSTALS[colour]}"{more} transform="translate({x:.1f} {y:.1f}) scale({scale:g})">'
        f'<path class="gem-halo" d="{_GEM}"/><path class="gem-body" d="{_GEM}"/><path class="gem-lit" d="{_GEM_LIT}"/>'
        f'<path class="gem-lines" d="{_GEM_LINES}"/></g>'
    )


def monster(desert: bool, x: float, y: float, scale: float = 1.0, more: str = "") -> str:
    path, face = (_WORM, _WORM_FACE) if desert else (_BEAST, _BEAST_FACE)
    return (
        f'<g class="monster monster-{"desert" if desert else "plain"}"{more} transform="translate({x:.1f} {y:.1f}) scale({scale:g})">'
        f'<ellipse class="bld-shade" cx="1" cy="13.6" rx="16" ry="3.4"/><path class="monster-halo" d="{path}"/>'
        f'<path class="monster-body" d="{path}"/>{face}</g>'
    )


def shield(x: float, y: float, scale: float = 1.0, more: str = "shield") -> str:
    """A warrior's shield, in the colour of its class."""
    return (
        f'<g class="{more}" transform="translate({x:.1f} {y:.1f}) scale({scale:g})"><path d="{SHIELD}"/>'
        '<path class="shield-cross" d="M0,-4.6 V4.8 M-3.4,-1.2 H3.4"/></g>'
    )
