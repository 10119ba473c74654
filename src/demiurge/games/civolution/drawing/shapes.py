"""The shapes of the territories: each tile's borders, smooth and always the same, turned to where the tile lies.

A tile has its own unit: a cell is 1 wide and 1 high, a double tile stands upright, 1 wide and 2 high. Where borders meet
the edge of a tile is said by its edges (continent_tiles.json); inside they are drawn by hand."""

# ruff: noqa: E501 - borders are not prose

from __future__ import annotations

from functools import cache
from math import hypot, inf
from typing import Final

Point = tuple[float, float]

CELL_W: Final = 161.0
CELL_H: Final = 141.0
_SMOOTH: Final = 5  # points to each stretch of a border
# By tile: its borders, and around each territory the borders (a minus: backwards) and corners
_Loop = tuple[str | Point, ...]
_BORDERS: Final[dict[str, dict[str, tuple[Point, ...]]]] = {
    "B": {
        "a": ((0, 0.7), (0.16, 0.63), (0.34, 0.66), (0.52, 0.6), (0.7, 0.62), (0.86, 0.55), (1, 0.6)),
        "b": ((0, 1.65), (0.15, 1.61), (0.3, 1.5), (0.48, 1.48), (0.66, 1.38), (0.84, 1.42), (1, 1.45)),
    },
    "C": {
        "a": ((1, 0), (0.84, 0.16), (0.7, 0.34), (0.56, 0.48), (0.49, 0.7), (0.37, 0.84), (0.35, 1)),
        "b": ((0.35, 1), (0.48, 1.08), (0.62, 1.2), (0.78, 1.27), (0.88, 1.44), (1, 1.54)),
        "c": ((0.35, 1), (0.24, 1.1), (0.2, 1.28), (0.1, 1.4), (0.08, 1.6), (0, 1.74)),
    },
    "D": {
        "a": ((1, 0), (0.87, 0.16), (0.73, 0.24), (0.66, 0.46), (0.53, 0.6), (0.52, 0.8), (0.46, 0.96)),
        "b": ((0.46, 0.96), (0.58, 1.06), (0.72, 1.08), (0.8, 1.24), (0.93, 1.3), (1, 1.46)),
        "c": ((0.46, 0.96), (0.34, 1.06), (0.27, 1.24), (0.14, 1.32), (0.11, 1.52), (0, 1.63)),
    },
    "E": {
        "a": ((0.34, 0), (0.32, 0.16), (0.42, 0.32), (0.4, 0.5), (0.49, 0.64), (0.48, 0.8)),
        "b": ((0, 1), (0.12, 0.94), (0.22, 0.97), (0.35, 0.86), (0.48, 0.8)),
        "c": ((0.48, 0.8), (0.61, 0.86), (0.68, 1.02), (0.82, 1.1), (0.88, 1.3), (1, 1.42)),
    },
    "F": {
        "a": ((0, 0), (0.14, 0.14), (0.24, 0.34), (0.4, 0.46), (0.43, 0.68), (0.55, 0.84)),
        "b": ((0.55, 0.84), (0.67, 0.93), (0.79, 0.9), (0.9, 0.99), (1, 1)),
        "c": ((0.55, 0.84), (0.42, 0.98), (0.38, 1.2), (0.24, 1.3), (0.17, 1.52), (0, 1.7)),
    },
    "G": {
        "a": ((0, 0), (0.17, 0.14), (0.31, 0.34), (0.34, 0.6), (0.41, 0.86), (0.4, 1.14), (0.35, 1.4), (0.32, 1.64), (0.17, 1.85), (0, 2)),
        "b": ((0.38, 0), (0.47, 0.2), (0.6, 0.36), (0.62, 0.62), (0.71, 0.84), (0.69, 1.1), (0.75, 1.36), (0.7, 1.62), (0.74, 1.82), (0.72, 2)),
    },
    "H": {
        "a": ((0.36, 0), (0.34, 0.2), (0.41, 0.4), (0.42, 0.62), (0.56, 0.8), (0.62, 1.02), (0.82, 1.13), (1, 1.26)),
        "b": ((0, 1), (0.14, 1.02), (0.26, 1.14), (0.37, 1.18), (0.44, 1.38), (0.56, 1.52), (0.57, 1.76), (0.67, 2)),
    },
}  # fmt: skip
_LOOPS: Final[dict[str, dict[str, _Loop]]] = {
    "A": {"water": ((0, 0), (1, 0), (1, 1), (0, 1))},
    "B": {"hills": ((0, 0), (1, 0), "-a"), "forest": ("a", "-b"), "mountains": ("b", (1, 2), (0, 2))},
    "C": {
        "desert": ((0, 0), "a", "c"),
        "swamp": ("a", "b"),
        "grassland": ("-c", "b", (1, 2), (0, 2)),
    },
    "D": {"desert": ((0, 0), "a", "c"), "water": ("a", "b"), "forest": ("-c", "b", (1, 2), (0, 2))},
    "E": {
        "water": ((0, 0), "a", "-b"),
        "mountains": ((1, 0), "-c", "-a"),
        "swamp": ("b", "c", (1, 2), (0, 2)),
    },
    "F": {"swamp": ((1, 0), "-b", "-a"), "mountains": ("a", "c"), "grassland": ("-c", "b", (1, 2), (0, 2))},
    "G": {"desert": ("a",), "forest": ("-a", "b"), "hills": ("b", (1, 2), (1, 0))},
    "H": {"hills": ((0, 0), "a", (1, 2), "-b"), "grassland": ("a", (1, 0)), "water": ("b", (0, 2))},
}


def turned(point: Point, turns: int) -> Point:
    """A point of an upright double tile after quarter turns clockwise."""
    u, v = point
    return ((u, v), (2 - v, u), (1 - u, 2 - v), (v, 1 - u))[turns]


@cache
def outlines(tile: str, turns: int) -> dict[str, list[Point]]:
    """By territory its outline as a polygon in pixels, from the upper left corner of the tile: to reckon with."""
    return {land: [point for line in lines for point in smooth(line)] for land, lines in _loops(tile, turns).items()}


@cache
def paths(tile: str, turns: int, x: float, y: float) -> dict[str, str]:
    """By territory its outline as a path with the tile's upper left corner at (x, y): to be drawn."""
    found: dict[str, str] = {}
    for land, lines in _loops(tile, turns).items():
        moved = [[(px + x, py + y) for px, py in line] for line in lines]
        found[land] = "M" + "L".join(f"{_at(line[0])}{curve(line)}" for line in moved) + "Z"
    return found


def _loops(tile: str, turns: int) -> dict[str, list[list[Point]]]:
    """Around each territory its borders and corners, in pixels."""
    found: dict[str, list[list[Point]]] = {}
    for land, loop in _LOOPS[tile].items():
        lines: list[list[Point]] = []
        for part in loop:
            if isinstance(part, str):
                line = list(_BORDERS[tile][part.removeprefix("-")])
                lines.append(line[::-1] if part.startswith("-") else line)
            else:
                lines.append([part])
        found[land] = [[scaled(turned(point, turns) if tile != "A" else point) for point in line] for line in lines]
    return found


def scaled(point: Point) -> Point:
    return point[0] * CELL_W, point[1] * CELL_H


def smooth(points: list[Point]) -> list[Point]:
    """Points along a curve through all of these (Catmull and Rom)."""
    padded = [points[0], *points, points[-1]]
    found: list[Point] = []
    for k in range(1, len(padded) - 2):
        for step in range(_SMOOTH):
            t = step / _SMOOTH
            found.append((_between(padded, k, 0, t), _between(padded, k, 1, t)))
    return [*found, points[-1]]


def _between(points: list[Point], k: int, axis: int, t: float) -> float:
    p0, p1, p2, p3 = (points[at][axis] for at in range(k - 1, k + 3))
    straight, bend = p2 - p0, 2 * p0 - 5 * p1 + 4 * p2 - p3
    return 0.5 * (2 * p1 + straight * t + bend * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)


def curve(points: list[Point]) -> str:
    """The same curve as a path that goes on from its first point."""
    padded = [points[0], *points, points[-1]]
    found = ""
    for k in range(1, len(padded) - 2):
        (ax, ay), b, c, (dx, dy) = padded[k - 1 : k + 3]
        one = b[0] + (c[0] - ax) / 6, b[1] + (c[1] - ay) / 6
        two = c[0] - (dx - b[0]) / 6, c[1] - (dy - b[1]) / 6
        found += f"C{_at(one)} {_at(two)} {_at(c)}"
    return found


def _at(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies within a polygon: a line from it to the right crosses the border an odd number of times."""
    x, y = point
    found = False
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
        x0, y0 = x1, y1
    return found


def to_border(point: Point, outline: list[Point]) -> float:
    """How far it is from a point to the border of a polygon."""
    x, y = point
    best = inf
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        dx, dy = x1 - x0, y1 - y0
        along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy or 1)
        along = min(1, max(0, along))
        best = min(best, hypot(x - x0 - along * dx, y - y0 - along * dy))
        x0, y0 = x1, y1
    return best
