"""The sea: isles on hexes, lanterns, what can be clicked."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from demiurge.kernel.hexes import center
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit import pieces as kit
from demiurge.kit.markup import esc, hex_points
from demiurge.kit.scene import GHOSTS, MARKS

from ..components import CELLS, COLUMNS, ROWS
from ..state import Isles
from . import parts, pieces

R: Final = 46.0  # from the middle of a cell to its corners
PAD: Final = 16.0
WIDTH: Final = round(sqrt(3) * R * (COLUMNS + 0.5) + 2 * PAD)
HEIGHT: Final = round(1.5 * R * (ROWS - 1) + 2 * R + 2 * PAD)
COAST: Final = 11  # corners of an isle's coast, before they are rounded
LAND: Final = 31.0  # its radius
UP: Final = 4.0  # a lantern stands a little above the middle: the isle's name is below it
PLANTS: Final = (  # what grows on an isle, around (0, 0)
    "M-13,6 q-1,-9 2,-13 M-11,-7 q-6,-3 -9,1 M-11,-7 q1,-6 7,-5 M-11,-7 q5,-1 6,4 M12,8 l3,-5 3,5",
    "M-16,6 l6,-11 5,7 4,-5 6,9 M9,7 l5,-8 5,8",
    "M-14,-4 l3,-6 3,6 M8,-6 l3,-6 3,6 M-5,9 l3,-6 3,6 M12,7 l3,-6 3,6",
)


# ---- where everything lies
def middle(cell: int) -> tuple[float, float]:
    x, y = center(*divmod(cell, COLUMNS), R)
    return x + PAD + sqrt(3) / 2 * R, y + PAD + R


def coast(cell: int, radius: float) -> str:
    """A round and uneven coast, always the same for a cell."""
    x, y = middle(cell)
    corners = []
    for at in range(COAST):
        uneven = 1 + ((cell * 73 + at * 151) * 2654435761 >> 9) % 17 / 100 - 0.08
        angle = 2 * pi * at / COAST
        corners.append((x + radius * uneven * sin(angle), y - radius * uneven * cos(angle) * 0.94))
    halves = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1])]
    path = f"M{halves[-1][0]:.1f},{halves[-1][1]:.1f}"
    for (cx, cy), (hx, hy) in zip(corners, halves, strict=True):
        path += f"Q{cx:.1f},{cy:.1f} {hx:.1f},{hy:.1f}"
    return f"{path}Z"


def waves(cell: int) -> str:
    x, y = middle(cell)
    seed = (cell * 37 + 11) * 2654435761
    right, down = (seed >> 8) % 21 - 24, (seed >> 16) % 13 - 16
    return f"M{x + right:.0f},{y + down:.0f}q5,-4 10,0t10,0M{x - right - 14:.0f},{y + down + 22:.0f}q5,-4 10,0t10,0"


# ---- the ground never changes, so it is drawn once for each sea
@lru_cache(maxsize=16)
def ground(isles: int, homes: tuple[int, ...]) -> str:
    """The sea with its cells (steps are counted by them) and the isles; a home has a hut where others have plants."""
    sea = "".join(f"M{hex_points(R - 1, *middle(cell))}Z" for cell in range(len(CELLS)))
    land = bits(isles)
    foam = "".join(waves(cell) for cell in range(len(CELLS)) if cell not in land)
    layers = "".join(
        f'<path class="{look}" d="{"".join(coast(cell, radius) for cell in land)}"/>'
        for look, radius in (("shallow", LAND + 8), ("surf", LAND + 4), ("sand", LAND), ("grass", LAND - 6))
    )
    plants = "".join(plant(cell) for cell in land if cell not in homes)
    return f'<path class="sea-cells" d="{sea}"/><path class="waves" d="{foam}"/>{layers}{plants}'


def plant(cell: int) -> str:
    x, y = middle(cell)
    path = PLANTS[cell * 7 % len(PLANTS)]
    return f'<path class="plants" transform="translate({x:.1f} {y - 2:.1f})" d="{path}"/>'


def house(seat: int, cell: int) -> str:
    """A hut with a flag in the keeper's colour."""
    x, y = middle(cell)
    return (
        f'<g class="{pieces.colour(seat)}" transform="translate({x:.1f} {y:.1f})"><path class="pole" d="M21,-5 V-24"/>'
        '<path class="flag" d="M21,-24 l11,4 -11,4 Z"/>'
        '<path class="hut" d="M14,7 V-2 L21.5,-9 L29,-2 V7 Z"/><path class="door" d="M20,7 V1 h3.4 V7 Z"/></g>'
    )


def names(isles: int) -> str:
    found = ""
    for cell in bits(isles):
        x, y = middle(cell)
        found += f'<text class="isle-name" x="{x:.1f}" y="{y + 25:.1f}">{CELLS[cell]}</text>'
    return found


# ---- lanterns
def lanterns(view: Isles) -> str:
    """The light first, then the bands that hold a group together, then the huts and the lanterns."""
    lights, bands, found = "", "", ""
    for seat, lit in enumerate(view.lit):
        for cell in bits(lit):
            x, y = middle(cell)
            lights += "".join(f'<circle class="light" cx="{x:.1f}" cy="{y:.1f}" r="{r}"/>' for r in (40, 33, 26))
            bands += "".join(band(seat, cell, other) for other in bits(view.box.near[cell] & lit) if other > cell)
            found += pieces.lantern(seat, x, y - UP, f"lantern-{seat}-{CELLS[cell]}")
    huts = "".join(house(seat, home) for seat, home in enumerate(homes_of(view)))
    return lights + bands + huts + found


def band(seat: int, cell: int, other: int) -> str:
    (x1, y1), (x2, y2) = middle(cell), middle(other)
    line = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    layers = "".join(f'<line class="{look}" {line}/>' for look in ("band-halo", "band-rim", "band"))
    return f'<g class="{pieces.colour(seat)}">{layers}</g>'


# ---- the board
def draw_board(w: Words, view: Isles) -> str:
    places = "".join(place(w, view, cell) for cell in bits(view.box.isles))
    return (
        f'<svg id="board" class="sea" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{esc(w("label-sea"))}">'
        f"{inside(view)}{places}{MARKS}{GHOSTS}</svg>"
    )


def inside(view: Isles) -> str:
    return f"{ground(view.box.isles, homes_of(view))}{lanterns(view)}{names(view.box.isles)}"


def owner(view: Isles, cell: int) -> int:
    """Whose lantern stands there; -1: nobody's."""
    return next((seat for seat, lit in enumerate(view.lit) if lit >> cell & 1), -1)


def homes_of(view: Isles) -> tuple[int, ...]:
    """The homes of those who play, by seat."""
    return tuple(view.box.homes[: view.seats])


def place_of(cell: int) -> str:
    return f"isle-{CELLS[cell]}"


def place(w: Words, view: Isles, cell: int) -> str:
    """Where an isle is clicked."""
    tip = "lantern" if owner(view, cell) >= 0 else "isle"
    return kit.place(place_of(cell), tip, note(w, view, cell), kit.hit(hex_points(R - 1, *middle(cell))))


def note(w: Words, view: Isles, cell: int) -> str:
    seat, homes, isle = owner(view, cell), homes_of(view), CELLS[cell]
    where = text("note-home", isle=isle, keeper=parts.KEEPERS[homes.index(cell)]) if cell in homes else isle
    return w("note-lit", isle=where, keeper=parts.KEEPERS[seat]) if seat >= 0 else w("note-dark", isle=where)
