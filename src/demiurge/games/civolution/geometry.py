"""CV-2.11, CV-6.25, CV-38.16: the continent laid out from its tiles; who touches whom follows from their edges.

A placement is [tile, column, row, turns], turns in quarters clockwise. A double tile has an upper and a lower cell."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.box import Tile
from demiurge.games.civolution.vocabulary import COLUMNS, LANDS, RECESSES
from demiurge.kernel.chance import Chance
from demiurge.kernel.masks import bits

WIDE: Final = 5
HIGH: Final = 3
CELLS: Final = WIDE * HIGH
POINT: Final = 0  # percent of an edge that neighbours share at least: to touch at a point is enough (CV-R23)
POINT_EARLIER: Final = 6
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
# Edges and corners of a single tile, clockwise, as those of its cell
_SINGLE: Final = tuple((at, 0, at) for at in range(4))
# Edges of a double tile in the order of reading.EDGES: cell and side
_DOUBLE: Final = ((0, 0, NORTH), (4, 0, EAST), (5, 1, EAST), (2, 1, SOUTH), (6, 0, WEST), (7, 1, WEST))
# Its corners in the order of reading.CORNERS: cell and corner (north-west, then clockwise)
_DOUBLE_CORNERS: Final = (
    (0, 0, 0), (1, 0, 1), (4, 0, 2), (4, 1, 1), (2, 1, 2), (3, 1, 3), (5, 0, 3), (5, 1, 0),
)  # fmt: skip


class Continent:
    """near: by territory the mask of its neighbours; touch: by recess the mask of the territories around it."""

    def __init__(self, near: list[int], touch: list[int]) -> None:
        self.near = near
        self.touch = touch


def cells_of(cells: int, x: int, y: int, turns: int) -> list[int]:
    """The cells covered, as column + 5 * row; the upper one of the unturned tile first."""
    at = x + WIDE * y
    if cells == 1:
        return [at]
    if turns == 0:
        return [at, at + WIDE]
    if turns == 2:
        return [at + WIDE, at]
    return [at + 1, at] if turns == 1 else [at, at + 1]


def lay_out(tiles: list[Tile], placements: list[list[int]], least: int = POINT) -> Continent:
    near, touch = [0] * LANDS, [0] * RECESSES
    edges: list[list[list[int]]] = [[] for _ in range(CELLS * 4)]
    for number, x, y, turns in placements:
        tile = tiles[number]
        cells = cells_of(tile.cells, x, y, turns)
        for one, other in tile.borders:
            join(near, one, other)
        for at, cell, side in _SINGLE if tile.cells == 1 else _DOUBLE:
            edges[cells[cell] * 4 + (side + turns) % 4] = turned(tile.edges[at], side, turns)
        for at, cell, corner in _SINGLE if tile.cells == 1 else _DOUBLE_CORNERS:
            recess = recess_of(cells[cell], (corner + turns) % 4)
            for t in tile.corners[at]:
                touch[recess] |= 1 << t
    for cell in range(CELLS):
        if cell % WIDE < WIDE - 1:
            meet(near, edges[cell * 4 + EAST], edges[(cell + 1) * 4 + WEST], least)
        if cell + WIDE < CELLS:
            meet(near, edges[cell * 4 + SOUTH], edges[(cell + WIDE) * 4 + NORTH], least)
    return Continent(near, touch)


def turned(parts: list[list[int]], side: int, turns: int) -> list[list[int]]:
    """Stretches run from left to right and from top to bottom; a turn may reverse them."""
    lying = side in (NORTH, SOUTH)
    reverse = turns == 2 or (turns == 1 and not lying) or (turns == 3 and lying)
    return [[t, 100 - end, 100 - start] for t, start, end in parts] if reverse else parts


def recess_of(cell: int, corner: int) -> int:
    x, y = cell % WIDE, cell // WIDE
    return x + (1 if corner in (1, 2) else 0) + COLUMNS * (y + (1 if corner in (2, 3) else 0))


def join(near: list[int], one: int, other: int) -> None:
    near[one] |= 1 << other
    near[other] |= 1 << one


def meet(near: list[int], one: list[list[int]], other: list[list[int]], least: int) -> None:
    """CV-6.25, CV-R23: two territories are neighbours where they share that much of an open edge, be it a point."""
    for p, a, b in one:
        for q, c, d in other:
            if min(b, d) - max(a, c) >= least:
                join(near, p, q)


def draw_layout(tiles: list[Tile], first_play: bool, chance: Chance) -> list[list[int]]:
    """CV-2.11, CV-2.12: all tiles in random order and orientation, or three at their places and the others at random.

    A layout that leaves a hole is begun again."""
    while True:
        found = try_layout(tiles, first_play, chance)
        if found:
            return found


def try_layout(tiles: list[Tile], first_play: bool, chance: Chance) -> list[list[int]]:
    placed: list[list[int]] = []
    free = (1 << CELLS) - 1
    rest: list[int] = []
    for number, tile in enumerate(tiles):
        if first_play and tile.first_play:
            x, y, degrees = tile.first_play
            placed.append([number, x, y, degrees // 90])
            free &= ~covered(tile, placed[-1])
        else:
            rest.append(number)
    for number in [number for number in rest if tiles[number].cells == 1]:
        rest.remove(number)
        cell = chance.pick(bits(free))
        placed.append([number, cell % WIDE, cell // WIDE, chance.pick([0, 1, 2, 3])])
        free &= ~(1 << cell)
    while rest:
        cell = bits(free)[0]
        ways: list[int] = []
        if cell % WIDE < WIDE - 1 and free >> (cell + 1) & 1:
            ways += [1, 3]
        if cell + WIDE < CELLS and free >> (cell + WIDE) & 1:
            ways += [0, 2]
        if not ways:
            return []
        number = chance.draw(rest)
        placed.append([number, cell % WIDE, cell // WIDE, chance.pick(ways)])
        free &= ~covered(tiles[number], placed[-1])
    return placed


def covered(tile: Tile, placement: list[int]) -> int:
    found = 0
    for cell in cells_of(tile.cells, placement[1], placement[2], placement[3]):
        found |= 1 << cell
    return found
