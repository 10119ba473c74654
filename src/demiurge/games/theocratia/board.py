"""The island (chapter 29): names of hexes, colours, and Board with all that is computed from the map once.

Hexes are those of a hexagon with edges of 5, so that a set of them is an int of 61 bits; a map uses some of them."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.masks import bits

RADIUS: Final = 4
HEXES: Final = 61
ROWS: Final = "ABCDEFGHI"


def _cells() -> list[tuple[int, int]]:
    """The axial coordinates (q, r) of all hexes in reading order."""
    found: list[tuple[int, int]] = []
    for r in range(-RADIUS, RADIUS + 1):
        for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1):
            found.append((q, r))
    return found


CELLS: Final = _cells()


def row_of(h: int) -> int:
    return CELLS[h][1] + RADIUS


def hex_name(h: int) -> str:
    """`E5`: the row from the top, and the place in it (TH-29.1)."""
    q, r = CELLS[h]
    return f"{ROWS[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}"


NAMES: Final = [hex_name(h) for h in range(HEXES)]


def hex_id(name: str) -> int:
    """The way back from `hex_name`."""
    text = name.strip().upper()
    if text not in NAMES:
        raise ValueError(f'no hex is named "{name}": expected a row A to I and a number, such as E5')
    return NAMES.index(text)


def steps_between(a: int, b: int) -> int:
    """TH-R20: the smallest number of steps, whatever lies between."""
    q, r = CELLS[a][0] - CELLS[b][0], CELLS[a][1] - CELLS[b][1]
    return max(abs(q), abs(r), abs(q + r))


class Board:
    """The map. Sets of hexes are masks. terrain: by hex, -1 where there is no land; near: the hexes that share an edge
    (TH-0.12); fortress, start: by place; crystals, monsters: where they lie in the beginning; ground: by colour."""

    def __init__(
        self, terrain: list[int], land: int, near: list[int], distance: list[list[int]], fortress: list[int],
        start: list[int], crystals: int, monsters: int, ground: list[int],
    ) -> None:  # fmt: skip
        self.terrain = terrain
        self.land = land
        self.near = near
        self.distance = distance
        self.fortress = fortress
        self.start = start
        self.crystals = crystals
        self.monsters = monsters
        self.ground = ground

    def home(self, place: int, colour: int) -> int:
        """The hex of this colour beside the fortress of this place (TH-3.3)."""
        return bits(self.near[self.fortress[place]] & self.ground[colour])[0]
