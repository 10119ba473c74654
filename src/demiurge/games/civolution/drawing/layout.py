"""Where everything is on the continent as it is laid out: outlines, encampments, tiles, recesses, in pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing.shapes import CELL_H, CELL_W, Point, outlines, paths
from demiurge.games.civolution.drawing.spots import SPOTS, Spots
from demiurge.games.civolution.geometry import HIGH, WIDE
from demiurge.games.civolution.state import Exam

LEFT: Final = 17.5  # of the first tile
TOP: Final = 18.5
WIDTH: Final = 840
HEIGHT: Final = 460
VIEW_BOX: Final = f"0 0 {WIDTH} {HEIGHT}"
RECESS_AT: Final[tuple[Point, ...]] = tuple(
    (LEFT + recess % v.COLUMNS * CELL_W, TOP + recess // v.COLUMNS * CELL_H) for recess in range(v.RECESSES)
)
RIGHT: Final = LEFT + WIDE * CELL_W
BOTTOM: Final = TOP + HIGH * CELL_H


class Ground:
    """One territory where it lies. path, outline: its border to draw and to reckon with; spots: what stands where."""

    def __init__(self, path: str, outline: list[Point], spots: Spots) -> None:
        self.path = path
        self.outline = outline
        self.spots = spots


class Chart:
    """grounds: by territory; tiles: x, y, width and height of each tile."""

    def __init__(self, grounds: list[Ground], tiles: list[tuple[float, float, float, float]]) -> None:
        self.grounds = grounds
        self.tiles = tiles


def chart(view: Exam) -> Chart:
    return _chart(tuple(tuple(placed) for placed in view.layout))


@lru_cache(maxsize=128)  # one for each table
def _chart(layout: tuple[tuple[int, ...], ...]) -> Chart:
    grounds: dict[int, Ground] = {}
    tiles: list[tuple[float, float, float, float]] = []
    for number, column, row, turns in layout:
        tile, x, y = v.TILES[number], LEFT + column * CELL_W, TOP + row * CELL_H
        if tile == "A":  # it looks the same from all sides
            turns = 0
        wide, high = (1, 1) if tile == "A" else (2, 1) if turns % 2 else (1, 2)
        tiles.append((x, y, wide * CELL_W, high * CELL_H))
        shapes, drawn = outlines(tile, turns), paths(tile, turns, x, y)
        for name, outline in shapes.items():
            land = v.TERRITORIES.index(f"{name}-{tile}")
            moved = [(px + x, py + y) for px, py in outline]
            spots = SPOTS[v.TERRITORIES[land]][turns % 2]
            grounds[land] = Ground(drawn[name], moved, _laid(spots, x, y, wide * CELL_W, high * CELL_H, turns))
    return Chart([grounds[land] for land in range(len(v.TERRITORIES))], tiles)


def _laid(spots: Spots, x: float, y: float, wide: float, high: float, turns: int) -> Spots:
    """The spots of an upright or lying tile, put where it is; half a turn puts them at the other end."""
    if turns < 2:
        return spots.moved(lambda p: (x + p[0], y + p[1]))
    return spots.moved(lambda p: (x + wide - p[0], y + high - p[1]))
