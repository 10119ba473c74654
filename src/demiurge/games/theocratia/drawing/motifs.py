"""The grounds of the island: each terrain has a colour and a picture, so that it is known without seeing colours.

Tiles are drawn once per picture and used for every hex: `#ground-lava`, `#ground-lava-quiet` under a piece (where the picture
steps back), `#edge-lava` for the thickness of the tile, and `#laid-lava` for a conversion tile, which makes a hex its
player's: it lies on top, with the ground around it still to be seen."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from demiurge.games.theocratia.drawing import layout, pieces
from demiurge.games.theocratia.vocabulary import COLOURS, PLAYERS
from demiurge.kit.markup import hex_points

GROUNDS: Final = (
    "lava",
    "rock",
    "lake",
    "mountain",
    "plain",
    "desert",
    "volcano",
    "fortress",
)  # by terrain; class names
TOP: Final = 35.1  # from the middle of a tile to its corners; the cells of the map are a little larger
THICK: Final = 4.5  # how much of a tile's side is seen below it
LAID: Final = 29.2  # a conversion tile, likewise
_LAID_THICK: Final = 2.2


def _strewn(sign: str, places: Iterable[tuple[float, float]], scale: float = 1) -> str:
    """One sign at several places of a tile."""
    size = f" scale({scale})" if scale != 1 else ""
    return "".join(f'<g transform="translate({x} {y}){size}">{sign}</g>' for x, y in places)


def _line(path: str, look: str = "") -> str:
    return f'<path{f" class={chr(34)}{look}{chr(34)}" if look else ""} d="{path}"/>'


def _full(path: str, look: str = "motif-full") -> str:
    return f'<path class="{look}" d="{path}"/>'


def _lava() -> str:
    """A cracked crust with fire in the cracks."""
    cracks = (
        "M-34,-12 L-23,-8 L-17,-15 L-8,-12 L-5,-21 L-9,-32 M-8,-12 L-5,-4 L-14,3 L-12,12 L-20,18 L-22,30 M-14,3 L-31,7"
        " M-5,-21 L6,-23 L16,-15 L21,-4 L34,-3 M16,-15 L23,-24 M21,-4 L16,5 L22,14 L18,24 L21,34 M16,5 L7,10 L5,19 L-3,25 L-1,36 M22,14 L33,15"
    )
    return _line(cracks, "lava-crack") + _line(cracks, "lava-fire")


def _rock() -> str:
    """Crags with a lit and a dark side, and loose stones."""
    crag = (
        _full("M-12,7 L-10.6,.4 L-7,-1.6 L-5.4,-8 L.6,-10 L4.4,-5 L8.4,-3.4 L12,7 Z")
        + _full("M-5.4,-8 L.6,-10 L-.8,-4 L-3.4,1 L-7.6,1.6 L-10.6,.4 L-7,-1.6 Z", "motif-lit")
        + _full("M.6,-10 L4.4,-5 L8.4,-3.4 L12,7 H4 L2.4,0 L-.8,-4 Z", "motif-dark")
    )
    stone = _full("M-4,2.6 L-3,-1.4 L.8,-2.8 L3.8,-.2 L4.4,2.6 Z") + _full(
        "M-3,-1.4 L.8,-2.8 L0,0 L-3.6,1 Z", "motif-lit"
    )
    crags = _strewn(crag, ((-16, -14), (17, -15), (-18, 13), (19, 13)), 0.9)
    return crags + _strewn(stone, ((0, -27), (-3, -18), (6, -22), (-6, 24), (5, 27), (8, 20), (-26, 0), (27, 0)))


def _lake() -> str:
    rows = ((-25, 2), (-15, -3), (-5, 3), (5, -2), (15, 3), (25, -1))
    waves = "".join(
        _line(f"M{-33 + right},{y} q4,-4.6 8,0 t8,0 m9,0 q4,-4.6 8,0 t8,0 m9,0 q4,-4.6 8,0 t8,0") for y, right in rows
    )
    shine = _line("M-26,-10 h8 M16,-20 h7 M18,10 h9 M-24,20 h7 M-2,-31 h6", "motif-shine")
    return waves + shine


def _mountain() -> str:
    """Peaks with snow, and clouds before them."""
    peak = (
        _full("M-11,8 L-1,-9 L10,8 Z")
        + _full("M-1,-9 L10,8 H2 L1,0 Z", "motif-dark")
        + _full("M-1,-9 L-5,-2.2 L-2,-3.6 L.4,-.6 L3,-2.8 Z", "motif-snow")
    )
    cloud = _full(
        "M-9,4 a3.6,3.6 0 0 1 .6,-7.1 a5,5 0 0 1 9,-1.2 a4,4 0 0 1 6,3.6 a2.6,2.6 0 0 1 1,4.7 Z", "motif-cloud"
    )
    peaks = _strewn(peak, ((-1, -22), (-19, -9), (19, -10), (-20, 14), (20, 14)))
    return peaks + _strewn(cloud, ((-17, -1), (19, -1), (-9, -15), (12, 22)), 0.92)


def _plain() -> str:
    """Trees, grass, a few flowers."""
    tree = _full("M0,-9 L5.6,0 H2.8 L6.6,7 H1.2 V10 H-1.2 V7 H-6.6 L-2.8,0 H-5.6 Z") + _full(
        "M0,-9 L5.6,0 H2.8 L6.6,7 H0 Z", "motif-dark"
    )
    grass = _line("M-4,3 q0,-4 -2,-5.4 M0,3 V-4 M4,3 q0,-4 2,-5.4")
    flower = '<circle class="motif-flower" r="1.5"/>'
    return (
        _strewn(tree, ((0, -25), (-15, -17), (15, -17), (-24, 2), (24, 1)), 0.84)
        + _strewn(grass, ((-17, 19), (17, 20), (-9, -6), (11, -5), (-3, 27), (8, 13)), 0.9)
        + _strewn(flower, ((-10, 14), (21, 13), (-27, 12), (6, -13), (9, 27)))
    )


def _desert() -> str:
    """Dunes with a dark side, a cactus."""
    dune = _full("M-15,5 Q-6,-6 1,-5 Q9,-3 15,5 Z", "motif-soft") + _line(
        "M-15,5 Q-6,-6 1,-5 Q9,-3 15,5 M1,-5 Q-2,0 2,5"
    )
    cactus = _line("M0,7 V-7 M0,1 h-4 v-4 M0,3 h4 v-5", "motif-cactus")
    return (
        _strewn(dune, ((-12, -19), (14, -12), (-20, 4), (20, 12), (-6, 23)), 0.9)
        + _strewn(cactus, ((21, -4), (-24, -9)), 0.8)
        + _strewn(_line("M-2,0 h4"), ((0, -29), (10, 27), (-24, 17), (2, -8), (27, 3)))
    )


def _volcano() -> str:
    """The mountain in the middle of the island, with fire at its top and down its sides."""
    smoke = "M-7,-19 a5,5 0 0 1 -2,-9.6 a6.4,6.4 0 0 1 10,-5 a6,6 0 0 1 9.6,4.6 a4.6,4.6 0 0 1 -1,9 Q4,-17 2,-16 Q-2,-17.6 -7,-19 Z"
    cone = "M-38,38 Q-18,14 -10,-12 Q0,-8 10,-12 Q18,14 38,38 Z"
    side = "M10,-12 Q18,14 38,38 H8 Q8,12 2,-9.4 Q6,-10 10,-12 Z"
    fire = "M-10,-12 Q0,-16 10,-12 Q10.8,-9 12,-5 Q8,-4 8.4,2 Q9,8 5.4,9 Q3,5 3.4,-1 Q0,-3 -1,3 Q0,14 3,21 Q-4,26 -6,18 Q-8,11 -5.4,4 Q-6,0 -9,3 Q-12,7 -14,3 Q-12,-4 -10,-12 Z"
    core = "M-8,-11.4 Q0,-13.6 8,-11.4 Q0,-7.6 -8,-11.4 Z"
    sparks = "".join(
        f'<circle class="volcano-spark" cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((-15, -17, 1.5), (15, -19, 1.7), (-20, -7, 1.2), (20, -8, 1.3), (12, -27, 1.2))
    )
    return (
        _full(smoke, "volcano-smoke")
        + '<circle class="volcano-glow" cx="0" cy="-12" r="17"/>'
        + _full(cone, "volcano-cone")
        + _full(side, "volcano-side")
        + _full(fire, "volcano-fire")
        + _full(core, "volcano-core")
        + sparks
    )


def _fortress() -> str:
    """A paved court."""
    found = ""
    for number, y in enumerate(range(-36, 37, 8)):
        start = -36 + (number % 2) * 6
        found += f"M-36,{y} H36" + "".join(f" M{start + step},{y} v8" for step in range(0, 72, 12))
    return _line(found)


# ---- what an old chart shows in the open sea
_SHIP: Final = (
    "M-22,10 H22 L16,19 H-15 Z M-22,10 L-26,5 M0,10 V-24 M2,-21 Q16,-13 15,3 H2 Z M-2,-18 Q-13,-10 -13,3 H-2 M0,-24 L8,-26.5 L0,-29"
    " M-30,23 q5,-4 10,0 t10,0 t10,0 t10,0 t10,0 t10,0"
)
_ROSE: Final = "M0,-27 L4,-4 L27,0 L4,4 L0,27 L-4,4 L-27,0 L-4,-4 Z M10,-10 L16,-16 M10,10 L16,16 M-10,10 L-16,16 M-10,-10 L-16,-16 M0,-19 A19,19 0 0 1 19,0 A19,19 0 0 1 0,19 A19,19 0 0 1 -19,0 A19,19 0 0 1 0,-19"
_ROSE_FULL: Final = "M0,-27 L4,-4 L0,0 Z M27,0 L4,4 L0,0 Z M0,27 L-4,4 L0,0 Z M-27,0 L-4,-4 L0,0 Z"
_SERPENT: Final = (
    "M-31,13 Q-26,-4 -19,13 M-35,13 Q-26,-15 -15,13 M-8,13 Q-3,-9 4,13 M-12,13 Q-3,-20 8,13 M14,13 Q12,-6 16,-15 Q20,-24 28,-20 L33,-13 Q27,-10 23,-13"
    " Q19,-8 20,13 M17,-17 L13,-22 M-38,17 q5,-4 10,0 t10,0 t10,0 t10,0 t10,0 t10,0 t10,0"
)
_WHALE: Final = (
    "M-26,13 Q-24,-8 -2,-8 Q16,-8 20,4 Q22,9 27,3 L25,-7 Q31,-9 33,-3 Q36,-10 40,-7 Q39,2 32,5 Q29,13 22,13 M-26,6 Q-16,10 -6,6 M-14,-9 Q-14,-16 -20,-19 M-14,-9 Q-14,-17 -7,-20"
    " M-34,17 q5,-4 10,0 t10,0 t10,0 t10,0 t10,0 t10,0 t10,0"
)
SITES: Final = (
    (52, 108),
    (layout.WIDTH - 52, 110),
    (layout.WIDTH - 52, layout.HEIGHT - 108),
    (50, layout.HEIGHT - 106),
)  # clockwise from the upper left
CHART: Final = (
    '<g class="sea-chart">' + "".join( f'<g transform="translate({x} {y})">{sign}</g>' for (x, y), sign in zip( SITES, (_line(_SHIP), _line(_ROSE) + _full(_ROSE_FULL, "sea-full"), _line(_SERPENT) + '<circle class="sea-full" cx="25" cy="-17" r="1.2"/>', _line(_WHALE) + '<circle class="sea-full" cx="-17" cy="2" r="1.4"/>'), strict=True, ) ) + "</g>"
)  # fmt: skip

MOTIFS: Final = (_lava(), _rock(), _lake(), _mountain(), _plain(), _desert(), _volcano(), _fortress())


def tiles() -> str:
    """What a picture of the island needs in its <defs>."""
    clips = f'<clipPath id="ground-clip"><polygon points="{hex_points(TOP)}"/></clipPath><clipPath id="laid-clip"><polygon points="{hex_points(LAID)}"/></clipPath>'
    return (
        clips
        + "".join(_tile(name, motif) for name, motif in zip(GROUNDS, MOTIFS, strict=True))
        + "".join(_laid(colour) for colour in range(PLAYERS))
    )


def _tile(name: str, motif: str) -> str:
    points = hex_points(TOP)
    ground = f'<polygon points="{points}" fill="var(--t-{name})"/>'
    low = f'<polygon class="tile-low" points="{hex_points(TOP - 2.6)}"/>'
    hair = f'<polygon class="tile-hair" points="{hex_points(TOP - 0.7)}"/>'
    use = f'<use href="#motif-{name}"/>'
    wall = (
        f'<polygon class="court-wall" points="{hex_points(TOP - 3)}"/><polygon class="court-teeth" points="{hex_points(TOP - 3)}"/>'
        if name == "fortress"
        else ""
    )
    return (
        f'<g id="motif-{name}" class="motif motif-{name}" clip-path="url(#ground-clip)" color="var(--m-{name})" stroke="var(--m-{name})">{motif}</g>'
        f'<g id="ground-{name}">{ground}{use}{low}{wall}{hair}</g>'
        f'<g id="ground-{name}-quiet">{ground}<g opacity=".42">{use}</g>{low}{wall}{hair}</g>'
        f'<polygon id="edge-{name}" points="{hex_points(TOP, 0, THICK)}" fill="var(--e-{name})"/>'
    )


def _laid(colour: int) -> str:
    """A conversion tile: the land of its player, framed in the player's colour, with the sign at its top."""
    name = GROUNDS[colour]
    return (
        f'<g id="laid-{name}" class="th-{COLOURS[colour]}"><polygon class="laid-shade" points="{hex_points(LAID + 1.4, 0, _LAID_THICK + 1)}"/>'
        f'<polygon class="laid-edge" points="{hex_points(LAID, 0, _LAID_THICK)}"/><polygon points="{hex_points(LAID)}" fill="var(--t-{name})"/>'
        f'<g clip-path="url(#laid-clip)" opacity=".5"><use href="#motif-{name}" transform="scale(.85)"/></g>'
        f'<polygon class="laid-rim" points="{hex_points(LAID - 1.9)}"/><polygon class="laid-line" points="{hex_points(LAID)}"/>'
        f'<polygon class="laid-thread" points="{hex_points(LAID - 1.9)}"/>'
        f'<g transform="translate({-LAID * 0.79:.1f} {-LAID * 0.5:.1f})">{pieces.seat_disc(colour, 6.4)}</g></g>'
    )


def tile(terrain: int, x: float, y: float, quiet: bool = False) -> str:
    """A hex of the island."""
    return f'<use href="#ground-{GROUNDS[terrain]}{"-quiet" if quiet else ""}" x="{x:.1f}" y="{y:.1f}"/>'


def edge(terrain: int, x: float, y: float) -> str:
    return f'<use href="#edge-{GROUNDS[terrain]}" x="{x:.1f}" y="{y:.1f}"/>'


def laid(colour: int, x: float, y: float, more: str = "") -> str:
    """A conversion tile on a hex. `more` are further attributes."""
    return f'<use href="#laid-{GROUNDS[colour]}"{more} x="{x:.1f}" y="{y:.1f}"/>'


def tile_sign(colour: int, radius: float) -> str:
    """A conversion tile as a small sign around (0, 0): a hex of the player's colour with the sign on it."""
    return (
        f'<g class="th-{COLOURS[colour]}"><polygon class="disc disc-seat" points="{hex_points(radius)}"/>'
        f'<g class="disc-mark-seat" transform="scale({radius / 8.6:.2f})">{pieces.SIGNS[colour]}</g></g>'
    )
