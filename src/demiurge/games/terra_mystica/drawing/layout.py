"""Where everything lies on a map, and what of its picture never changes; worked out once for each board.

Tiles stand on a corner and lie in rows, odd rows half a tile to the right. All coordinates are those of the SVG."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from typing import Final

from demiurge.games.terra_mystica import boards
from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.boards import Board
from demiurge.games.terra_mystica.drawing import motifs
from demiurge.games.terra_mystica.drawing.parts import GROUNDS, TERRAIN, map_name
from demiurge.games.terra_mystica.vocabulary import ICE, VOLCANO
from demiurge.kernel.masks import bits
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, hex_points
from demiurge.kit.pieces import hit, place

R: Final = 36.2  # from the middle of a cell to its corners
_WIDE: Final = sqrt(3) * R
_PAD: Final = 14.0
_BELOW: Final = 5.0  # room for the thickness of the lowest tiles
_TOWN_INSET: Final = 2.6  # a town's outline runs inside its hexes, so that two towns side by side keep theirs
_SWAMP: Final = GROUNDS.index("swamp")
# On grounds that stay dark or pale, whatever the theme
_INK: Final = {_SWAMP: " coord-light", ICE: " coord-dark", VOLCANO: " coord-light"}
_EDGES: Final = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # clockwise from the upper right, in even rows

Point = tuple[float, float]


class Layout:
    """One board: the middles of its cells, the paths of its bridges, its water, its tiles."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.land = [h for h in range(boards.HEXES) if board.terrain[h] >= 0]
        cells = [board.position[h] for h in self.land] + board.river_position
        self.top = min(row for row, _ in cells)
        self.at: dict[tuple[int, int], int] = {board.position[h]: h for h in self.land}
        self.middle: list[Point] = [self.centre(*cell) if cell[0] >= 0 else (0.0, 0.0) for cell in board.position]
        self.river: list[Point] = [self.centre(*cell) for cell in board.river_position]
        middles = [self.centre(*cell) for cell in cells]
        self.width = max(x for x, _ in middles) + _WIDE / 2 + _PAD
        self.height = max(y for _, y in middles) + R + _BELOW + _PAD
        self.ground = self._ground()
        self.river_places = "".join(
            place(river_id(number), "river", "", hit(hex_points(R - 1, x, y)))
            for number, (x, y) in enumerate(self.river)
        )
        self.points = [hex_points(R - 0.4, x, y) for x, y in self.middle]
        self._tiles: dict[tuple[int, int, bool], str] = {}
        self._edges: dict[tuple[int, int], str] = {}
        self._empty: dict[tuple[Words, int, int], str] = {}
        self._bare: dict[tuple[Words, int], str] = {}
        self._outlines: dict[int, str] = {}

    def centre(self, row: int, col: int) -> Point:
        return _PAD + _WIDE * (col + 0.5 + 0.5 * (row & 1)), _PAD + R + 1.5 * R * (row - self.top)

    # ---- what never changes
    @property
    def view_box(self) -> str:
        return f"0 0 {self.width:.0f} {self.height:.0f}"

    def head(self, w: Words) -> str:
        title = esc(w.shown(map_name(self.board.title)))
        return f'<svg id="board" class="board-svg" viewBox="{self.view_box}" role="group" aria-label="{title}">'

    def _ground(self) -> str:
        """The definitions, the water with its cells (ships are counted by them) and the shore."""
        land = "".join(f"M{hex_points(R, x, y + 1.5)}Z" for x, y in (self.middle[h] for h in self.land))
        return (
            f"<defs>{motifs.tiles(range(len(GROUNDS)))}</defs>{self._water()}"
            f'<path class="shore-far" d="{land}"/><path class="shore" d="{land}"/>'
        )

    def _water(self) -> str:
        cells = "".join(f"M{hex_points(R - 1, x, y)}Z" for x, y in self.river)
        waves = ""
        for (row, col), (x, y) in zip(self.board.river_position, self.river, strict=True):
            for number in range(2):  # strewn, but always in the same way
                seed = (row * 37 + col * 101 + number * 53) * 2654435761
                right, down = (seed >> 8) % 19 - 15, (seed >> 16) % 15 - 16 + 18 * number
                waves += f"M{x + right:.0f},{y + down:.0f}q5,-4 10,0t10,0"
        return f'<path class="river-cells" d="{cells}"/><path class="river-waves" d="{waves}"/>'

    # ---- tiles
    def edge(self, h: int, terrain: int) -> str:
        found = self._edges.get((h, terrain))
        if found is None:
            found = self._edges[h, terrain] = motifs.edge(terrain, *self.middle[h])
        return found

    def tile(self, h: int, terrain: int, quiet: bool) -> str:
        """A tile and its name; quiet under a piece."""
        found = self._tiles.get((h, terrain, quiet))
        if found is None:
            x, y = self.middle[h]
            at = f'x="{x:.1f}" y="{y + R - 9.6:.1f}"'
            name = f'<text class="coord{_INK.get(terrain, "")}" {at}>{boards.hex_name(h)}</text>'
            found = self._tiles[h, terrain, quiet] = motifs.tile(terrain, x, y, quiet) + name
        return found

    def empty_place(self, w: Words, h: int, terrain: int) -> str:
        """Where a hex without a building is reached for."""
        found = self._empty.get((w, h, terrain))
        if found is None:
            note = w("about-hex", hex=boards.hex_name(h), terrain=TERRAIN[terrain])
            found = self._empty[w, h, terrain] = self.land_place(h, terrain, note)
        return found

    def land_place(self, h: int, terrain: int, note: str) -> str:
        return place(hex_place(h), f"terrain-{GROUNDS[terrain]}", note, hit(self.points[h]))

    # ---- bridges
    def bridge_place(self, w: Words, bridge: int) -> str:
        """Where a bridge can be built and none is."""
        found = self._bare.get((w, bridge))
        if found is None:
            a, b = BRIDGES[bridge]
            note = w("about-no-bridge", here=boards.hex_name(a), there=boards.hex_name(b))
            found = self._bare[w, bridge] = crossing(bridge, note, self.span(bridge))
        return found

    def span(self, bridge: int, aside: float = 0) -> tuple[Point, Point]:
        """The ends of a bridge: over the edge between two river cells, and a little onto the land."""
        (x1, y1), (x2, y2) = (self.middle[h] for h in BRIDGES[bridge])
        length = hypot(x2 - x1, y2 - y1)
        right, down = -(y2 - y1) / length * aside, (x2 - x1) / length * aside
        return (
            (x1 + (x2 - x1) * 0.3 + right, y1 + (y2 - y1) * 0.3 + down),
            (x1 + (x2 - x1) * 0.7 + right, y1 + (y2 - y1) * 0.7 + down),
        )

    # ---- towns
    def outline(self, town: int) -> str:
        """The path around a set of hexes, just inside it."""
        found = self._outlines.get(town)
        if found is None:
            if len(self._outlines) > 500:
                self._outlines.clear()
            found = self._outlines[town] = "".join(self._edges_of(h, town) for h in bits(town))
        return found

    def _edges_of(self, h: int, town: int) -> str:
        row, col = self.board.position[h]
        odd = row & 1
        around = [(row + down, col + right + (odd if down else 0)) for down, right in _EDGES]
        inside = [cell in self.at and bool(town >> self.at[cell] & 1) for cell in around]
        found = ""
        for k in range(6):
            if not inside[k]:
                x1, y1 = self._turn(h, k, around[k], inside[k - 1])
                x2, y2 = self._turn(h, (k + 1) % 6, around[k], inside[(k + 1) % 6])
                found += f"M{x1:.1f},{y1:.1f}L{x2:.1f},{y2:.1f}"
        return found

    def _turn(self, h: int, corner: int, outside: tuple[int, int], goes_on: bool) -> Point:
        """Where an outline turns near a corner: towards the hex, or away from the cell outside when a second hex of
        the town meets there."""
        x, y = self.middle[h]
        cx, cy = x + R * sin(pi / 3 * corner), y - R * cos(pi / 3 * corner)
        fx, fy = self.centre(*outside) if goes_on else (2 * cx - x, 2 * cy - y)
        share = _TOWN_INSET / cos(pi / 6) / R
        return cx + (cx - fx) * share, cy + (cy - fy) * share


def crossing(bridge: int, note: str, ends: tuple[Point, Point]) -> str:
    """Where a bridge is reached for."""
    return place(bridge_id(bridge), "bridge", note, f'<line class="hit-bridge" {line(ends)}/>')


def line(ends: tuple[Point, Point]) -> str:
    (x1, y1), (x2, y2) = ends
    return f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'


# ---- ids of places, as answers name them
def hex_place(h: int) -> str:
    return f"hex-{boards.hex_name(h)}"


def bridge_id(bridge: int) -> str:
    a, b = BRIDGES[bridge]
    return f"bridge-{boards.hex_name(a)}-{boards.hex_name(b)}"


def river_id(river: int) -> str:
    return f"river-r{river}"


@lru_cache(maxsize=16)
def layout_of(board: Board) -> Layout:
    return Layout(board)
