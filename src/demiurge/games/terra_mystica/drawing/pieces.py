"""The pieces of Terra Mystica: colours and marks of the factions, buildings, emblems.

A piece is told apart three times over: by its outline (what it is), by its colour and by its mark (whose it is). Sizes
are those of a board whose hexes have corners 36 away from their middle."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from functools import cache
from typing import Final

from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import TERRAINS, VARIABLE
from demiurge.kit.pieces import badge, travels

NO_COLOUR: Final = "none"  # of a seat that has not chosen a faction yet
# ---- marks: box -5..5. Fill and stroke are the owner's; a line in a mark says how wide it is.
_LINE: Final = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
MARKS: Final[dict[str, str]] = {
    "alchemists": '<path d="M-2.2,-5 H2.2 V-3.6 H1.5 V-1.2 L4.9,3.6 Q5.2,5 3.9,5 H-3.9 Q-5.2,5 -4.9,3.6 L-1.5,-1.2 V-3.6 H-2.2 Z"/>',
    "auren": '<path fill-rule="evenodd" d="M-4.9,5 Q-6.2,-4.6 4.9,-5 Q5.6,5.4 -3.1,4.1 L-4.2,5.3 Z M-2.8,2.2 L3,-3.3 L-1.7,2.9 Z"/>',
    "chaosmagicians": f'<path {_LINE} stroke-width="1.5" d="M1.2,-.3 a1.3,1.3 0 0 0 -2.6,0 a2.6,2.6 0 0 0 5.2,0 a3.9,3.9 0 0 0 -7.8,0 a4.9,4.9 0 0 0 4.9,4.9"/>',
    "cultists": '<path fill-rule="evenodd" d="M-5.2,0 Q0,-6.4 5.2,0 Q0,6.4 -5.2,0 Z M0,-2.3 a2.3,2.3 0 1 0 .01,0 Z"/><circle r="1.15"/>',
    "darklings": '<path d="M1.8,-5 A5,5 0 1 0 4.8,3 A4.3,4.3 0 0 1 1.8,-5 Z"/>',
    "dwarves": '<path d="M-4.8,-4.4 L3.2,-4.4 L5,-2.6 V-.6 H1.3 V5 H-1.3 V-.6 H-4.8 Z"/>',
    "engineers": '<path fill-rule="evenodd" d="M-1.2,-5.2 h2.4 l.5,1.5 1.5,.7 1.5,-.6 1.6,1.7 -.7,1.4 .5,1.3 v1.4 l-1,.6 .3,1.6 -1.7,1.5 -1.5,-.7 -1,.6 -.4,1.2 h-1.8 l-.5,-1.2 -1.3,-.6 -1.5,.6 -1.6,-1.6 .7,-1.5 -.6,-1.2 v-1.6 l.8,-.8 -.5,-1.5 1.7,-1.5 1.5,.6 1,-.6 Z M0,-2 a2,2 0 1 0 .01,0 Z"/>',
    "fakirs": '<path d="M0,-5.2 Q3,-1.4 0,4.4 Q-3,-1.4 0,-5.2 Z M-5.4,-2.2 Q-1.6,-1.6 -.8,4.6 Q-4.8,3.6 -5.4,-2.2 Z M5.4,-2.2 Q1.6,-1.6 .8,4.6 Q4.8,3.6 5.4,-2.2 Z"/>',
    "giants": '<path d="M-3.4,-5 H1.4 V.4 L4.4,1.6 Q5.2,2.2 5.1,3.2 H-3.4 Z M-3.4,3.9 H5.1 V5.1 H-3.4 Z"/>',
    "halflings": '<path d="M-5.1,.3 A5.1,5.2 0 0 1 5.1,.3 Q0,1.7 -5.1,.3 Z M-1.7,1.5 Q0,1.8 1.7,1.5 L2.4,4.2 Q0,5.8 -2.4,4.2 Z"/>',
    "mermaids": '<path d="M-5,-3.4 q2.5,-2.6 5,0 t5,0 v2.6 q-2.5,2.6 -5,0 t-5,0 Z M-5,2 q2.5,-2.6 5,0 t5,0 v2.2 q-2.5,2.6 -5,0 t-5,0 Z"/>',
    "nomads": '<path d="M0,-4.6 L5,4.4 H1.7 L0,.6 L-1.7,4.4 H-5 Z"/>',
    "swarmlings": '<path fill-rule="evenodd" d="M5.4,0 Q1.8,-4.6 -2.2,-1 L-5.2,-3.6 Q-4.4,0 -5.2,3.6 L-2.2,1 Q1.8,4.6 5.4,0 Z M2.6,-1.3 a.9,.9 0 1 0 .01,0 Z"/>',
    "witches": '<path d="M2.2,-5.2 L1.7,-2.6 L2.9,1.7 Q5.4,2.2 5.2,3.4 Q0,6 -5.2,3.4 Q-5.4,2.2 -2.9,1.7 L-1.6,-2.6 Z"/>',
    "acolytes": '<path d="M-4.4,-5 H4.4 Q4.6,-.2 1,.8 V3 Q3.2,3.2 3.2,5 H-3.2 Q-3.2,3.2 -1,3 V.8 Q-4.6,-.2 -4.4,-5 Z"/>',
    "dragonlords": '<path d="M-5.6,-3.2 Q-2.4,-4.6 -1.3,-1.8 L-.8,-3.4 L0,-2.6 L.8,-3.4 L1.3,-1.8 Q2.4,-4.6 5.6,-3.2 Q4.4,-.4 4.7,3 Q3.3,1.4 1.8,2.4 Q.7,3.2 0,5 Q-.7,3.2 -1.8,2.4 Q-3.3,1.4 -4.7,3 Q-4.4,-.4 -5.6,-3.2 Z"/>',
    "icemaidens": f'<path {_LINE} stroke-width="1.3" d="M0,-4.9 V4.9 M-4.25,-2.45 L4.25,2.45 M-4.25,2.45 L4.25,-2.45 M-1.5,-4.3 L0,-3 L1.5,-4.3 M-1.5,4.3 L0,3 L1.5,4.3 M-4.4,-.9 L-2.6,-1.5 L-3,-3.4 M4.4,-.9 L2.6,-1.5 L3,-3.4 M-4.4,.9 L-2.6,1.5 L-3,3.4 M4.4,.9 L2.6,1.5 L3,3.4"/>',
    "riverwalkers": f'<path {_LINE} stroke-width="2.5" d="M1.5,-4.2 C-6.4,-1.7 6.4,1.7 -1.5,4.2"/><circle cx="3.7" cy="-1.5" r="1.35"/><circle cx="-3.7" cy="1.5" r="1.35"/>',
    "shapeshifters": f'<circle {_LINE} r="4.5" stroke-width="1.2"/><path d="M0,-4.6 A4.6,4.6 0 0 1 0,4.6 A2.3,2.3 0 0 1 0,0 A2.3,2.3 0 0 0 0,-4.6 Z"/>',
    "yetis": '<ellipse cx="0" cy="2.3" rx="3.2" ry="2.7"/><circle cx="-4" cy="-1.1" r="1.35"/><circle cx="-1.5" cy="-3.5" r="1.45"/><circle cx="1.5" cy="-3.5" r="1.45"/><circle cx="4" cy="-1.1" r="1.35"/>',
}  # fmt: skip
RING: Final = f'<circle {_LINE} r="3.6" stroke-width="2"/>'  # of a faction that somebody added

# ---- buildings: box about -19..19, told apart by outline alone
KINDS: Final = ("", "dwelling", "trading", "temple", "stronghold", "sanctuary")  # class names, by structure
OUTLINES: Final = (
    "",
    "M-10.5,11.5 V-1.5 L0,-11.5 L10.5,-1.5 V11.5 Z",
    "M-16,11.5 V-2 L-8,-9.5 L-1.5,-3.4 V-6 L7.2,-14 L16,-6 V11.5 Z",
    "M-14.5,12 V8.2 H-11.5 V1 A11.5,11.5 0 0 1 -1.6,-10.3 V-16 H1.6 V-10.3 A11.5,11.5 0 0 1 11.5,1 V8.2 H14.5 V12 Z",
    "M-17,13 V-14 h3.8 v3.2 h3 v-3.2 h3.8 V-4.5 h2.4 v-3.4 h8 v3.4 h2.4 V-14 h3.8 v3.2 h3 v-3.2 H17 V13 Z",
    "M-19,13 V7 H-14.5 V1 H-9.8 V-5 H-5 V-9.8 A5,5.2 0 0 1 5,-9.8 V-5 H9.8 V1 H14.5 V7 H19 V13 Z",
)
DETAILS: Final = (  # a few inner lines, so that a piece is not a flat sticker
    "",
    "M-10.5,2.2 L0,-7.6 L10.5,2.2",
    "M-16,1.5 L-8,-5.8 L-1.5,.2 M-1.5,-2.3 L7.2,-10.2 L16,-2.3",
    "M-11.5,-4.6 H11.5 M-14.5,8.2 H14.5",
    "M-17,-6.5 H-6.4 M6.4,-6.5 H17 M-6.4,-4.5 V13 M6.4,-4.5 V13",
    "M-14.5,7 H14.5 M-5,-5 H5",
)
MARK_HEIGHTS: Final = (0, 3.6, 3.2, 1.5, 4.2, 2.8)
SHADE_WIDTHS: Final = (0, 13, 18, 17, 20, 22)
KEY: Final = "M-4,-5.5 a5.5,5.5 0 1 0 5.1,7.5 H4 v3 H7.2 V2 H10 V-1.2 H1.1 A5.5,5.5 0 0 0 -4,-5.5 Z M-4,-2.1 a2.1,2.1 0 1 1 -.01,0 Z"


Look = tuple[str, str]  # the colour of a seat, and the mark of its faction
NO_LOOK: Final[Look] = "", ""


def printed_colour(faction: Faction) -> str:
    """The colour of a faction's pieces, where it is not chosen in setup; a player's own is `colour_of`."""
    return TERRAINS[faction.home] if faction.home < VARIABLE else NO_COLOUR


def colour_of(p: Player) -> str:
    """The name of a player's colour, as in the classes `c-yellow`: that of the home terrain, or of the start."""
    terrain = p.start_colour if p.home >= VARIABLE else p.home
    return TERRAINS[terrain] if terrain >= 0 else NO_COLOUR


def colour_class(p: Player) -> str:
    return f"c-{colour_of(p)}"


def mark_of(view: Mystica, seat: int) -> str:
    """The mark of the seat's faction; its number as long as it has none."""
    p = view.players[seat]
    if p.faction < 0:
        return f'<text class="mark-number" y="3.6">{seat + 1}</text>'
    return MARKS.get(view.faction(p).name, RING)


def look_of(view: Mystica, seat: int) -> Look:
    return colour_of(view.players[seat]), mark_of(view, seat)


def inked(colour: str, mark: str, more: str = "") -> str:
    """A mark in the colour that reads on its owner's."""
    on = f"var(--on-{colour})"
    return f'<g fill="{on}" stroke="{on}" stroke-width="0"{more}>{mark}</g>'


def building(
    kind: int,
    colour: str,
    mark: str,
    x: float,
    y: float,
    scale: float = 1.0,
    ghost: bool = False,
    piece: str = "",
) -> str:
    """A piece in an SVG: shade, halo, body, its owner's mark. `piece` is its `data-piece` key, where it may travel."""
    look, place = " bld-ghost" if ghost else "", f'transform="translate({x:.1f} {y:.1f}) scale({scale})"'
    return f'<g class="bld bld-{KINDS[kind]} c-{colour}{look}"{travels(piece)} {place}>{_body(kind, colour, mark)}</g>'


@cache
def _body(kind: int, colour: str, mark: str) -> str:
    path, place = OUTLINES[kind], f' transform="translate(0 {MARK_HEIGHTS[kind]}) scale(.92)"'
    return (
        f'<ellipse class="bld-shade" cy="13.4" rx="{SHADE_WIDTHS[kind]}" ry="3.4"/><path class="bld-halo" d="{path}"/>'
        f'<path class="bld-body" d="{path}" fill="var(--f-{colour})"/>'
        f'<path class="bld-detail" d="{DETAILS[kind]}" stroke="var(--on-{colour})"/>{inked(colour, mark, place)}'
    )


@cache
def disc(colour: str, mark: str, radius: float) -> str:
    """Colour and mark as a round marker around (0, 0)."""
    size = f' transform="scale({radius / 8.6:.2f})"'
    return f'<circle class="disc" r="{radius:g}" fill="var(--f-{colour})"/>{inked(colour, mark, size)}'


@cache
def emblem(colour: str, mark: str) -> str:
    return badge(disc(colour, mark, 9.2), f"c-{colour}")


def emblem_of(view: Mystica, seat: int) -> str:
    return emblem(*look_of(view, seat))


def key_tag(x: float, y: float) -> str:
    """A small round tag with a key: a town."""
    return (
        f'<g class="key-tag" transform="translate({x:.1f} {y:.1f})"><circle class="key-disc" r="7.6"/>'
        f'<path class="key-sign" transform="translate(-1.3 0) scale(.47)" fill-rule="evenodd" d="{KEY}"/></g>'
    )
