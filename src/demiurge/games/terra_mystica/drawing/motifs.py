"""The grounds of the map: each terrain has a colour and a pattern, so that it is known without seeing colours.

Tiles are drawn once per board and used for every hex: `#tile-forest`, `#tile-forest-quiet` under a piece (where the
pattern steps back) and `#edge-forest`, the thickness of the tile."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from demiurge.games.terra_mystica.drawing.parts import GROUNDS
from demiurge.kit.markup import hex_points

TOP: Final = 35.1  # from the middle of a tile to its corners; the cells of the map are a little larger
THICK: Final = 4.5  # how much of a tile's side is seen below it


def _strewn(sign: str, places: Iterable[tuple[float, float]], scale: float = 1) -> str:
    """One sign at several places of a tile."""
    size = f" scale({scale})" if scale != 1 else ""
    return "".join(f'<g transform="translate({x} {y}){size}">{sign}</g>' for x, y in places)


def _line(path: str) -> str:
    return f'<path d="{path}"/>'


def _full(path: str, more: str = "motif-full") -> str:
    return f'<path class="{more}" d="{path}"/>'


def _desert() -> str:
    places = ((-12, -18), (13, -13), (-19, 1), (19, 8), (-8, 19), (10, 25), (1, -29))
    return _strewn(_line("M-10,2 q5,-8 10,-2 q4,-5 9,1"), places)


def _plains() -> str:
    return "".join(_line(f"M-40,{y} q20,-7 40,0 t40,0") for y in range(-34, 40, 8))


def _swamp() -> str:
    places = ((-16, -13), (14, -15), (-22, 8), (21, 8), (-12, 23), (13, 23), (0, -27))
    return _strewn(_line("M-4,4 V-3 M0,5 V-6 M4,4 V-2 M-7,6 H7"), places)


def _lake() -> str:
    rows = ((-25, 0), (-15, 4), (-5, 0), (5, 4), (15, 0), (25, 4))
    return "".join(_line(f"M{-34 + right},{y} q4.5,-5 9,0 t9,0 t9,0 t9,0 t9,0 t9,0 t9,0") for y, right in rows)


def _forest() -> str:
    tree = _full("M0,-8 L6,2 H2.5 L7,8 H1.2 V11 H-1.2 V8 H-7 L-2.5,2 H-6 Z")
    places = ((0, -26), (-15, -16), (15, -16), (-23, 2), (23, 2), (-16, 18), (16, 18))
    return _strewn(tree, places, 0.86)


def _mountain() -> str:
    snow = '<path class="motif-snow" d="M-1,-8 L-4.5,-2.2 L-1.5,-3.6 L1,-.8 L3,-2.5"/>'
    places = ((-1, -24), (-18, -10), (18, -11), (-20, 11), (20, 11))
    return _strewn(_full("M-10,7 L-1,-8 L9,7 Z") + snow, places)


def _wasteland() -> str:
    return _line(
        "M-34,-10 l10,4 6,-7 8,3 4,-9 -3,-8 M-10,-10 l3,8 -9,8 2,10 -8,6 M-16,6 l-16,4 M6,-19 l10,6 4,10 12,2"
        " M20,-3 l-5,10 6,9 -4,10 M15,7 l-9,4 -2,10 -8,6 3,8 M4,21 l8,6"
    )


def _ice() -> str:
    """Shards of crystal, with a lit side."""
    shard = _full("M0,-9 L4.5,0 L0,8 L-4.5,0 Z") + '<path class="motif-snow" d="M0,-9 L-4.5,0 L0,8"/>'
    small = _full("M0,-5 L2.6,0 L0,5 L-2.6,0 Z")
    large = ((0, -25), (-20, -8), (20, -8), (-14, 18), (14, 18))
    return _strewn(shard, large) + _strewn(small, ((-10, -19), (11, -20), (-26, 6), (26, 7), (-3, 17), (5, 21)))


def _volcano() -> str:
    """Cones with fire at the top and a stream of lava down their side."""
    cone = _full("M-10,7 L-3.2,-6 H2.6 L10,7 Z", "motif-cone") + _line(
        "M-3,-6.4 Q-.5,-4.2 2.4,-6.4 M0,-5 L1.6,-.8 L-.6,2 L1,6"
    )
    places = ((-1, -23), (-19, -9), (19, -10), (-18, 13), (18, 13))
    return _strewn(cone, places)


MOTIFS: Final = (
    _desert(), _plains(), _swamp(), _lake(), _forest(), _mountain(), _wasteland(), _ice(), _volcano(),
)  # fmt: skip


def tiles(terrains: Iterable[int]) -> str:
    """What a board that has these terrains needs in its <defs>."""
    found = [f'<clipPath id="tile-clip"><polygon points="{hex_points(TOP)}"/></clipPath>']
    found += [_tile(terrain) for terrain in terrains]
    return "".join(found)


def _tile(terrain: int) -> str:
    name = GROUNDS[terrain]
    ground = f'<polygon points="{hex_points(TOP)}" fill="var(--t-{name})"/>'
    motif = f'<use href="#motif-{name}"/>'
    hair = f'<polygon class="tile-hair" points="{hex_points(TOP - 0.6)}"/>'
    return (
        f'<g id="motif-{name}" class="motif" clip-path="url(#tile-clip)" color="var(--m-{name})" stroke="var(--m-{name})">{MOTIFS[terrain]}</g>'
        f'<g id="tile-{name}">{ground}{motif}{hair}</g>'
        f'<g id="tile-{name}-quiet">{ground}<g opacity=".5">{motif}</g>{hair}</g>'
        f'<polygon id="edge-{name}" points="{hex_points(TOP, 0, THICK)}" fill="var(--e-{name})"/>'
    )


def tile(terrain: int, x: float, y: float, quiet: bool = False) -> str:
    """A tile that lies on the board."""
    return f'<use href="#tile-{GROUNDS[terrain]}{"-quiet" if quiet else ""}" x="{x:.1f}" y="{y:.1f}"/>'


def edge(terrain: int, x: float, y: float) -> str:
    return f'<use href="#edge-{GROUNDS[terrain]}" x="{x:.1f}" y="{y:.1f}"/>'


def bare(terrain: int, x: float, y: float) -> str:
    """A tile so small that its pattern would not be seen."""
    name = GROUNDS[terrain]
    side = f'<polygon points="{hex_points(TOP, x, y + THICK)}" fill="var(--e-{name})"/>'
    return f'{side}<polygon points="{hex_points(TOP, x, y)}" fill="var(--t-{name})"/>'
