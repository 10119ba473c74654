"""The maps of maps.json: their rows read, with every mistake named, and computed into boards. What answers are named
after, before there is a box: places for bridges, and factions."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import boards
from demiurge.games.terra_mystica.boards import Board
from demiurge.kernel import hexes, masks
from demiurge.kernel.components import Components, Fields, shown

MAPS: Final = "maps.json"
FACTIONS: Final = "factions.json"
ROOM: Final = "demiurge.games.terra_mystica"
_RIVER_CELL: Final = 1000  # cell codes of a layout: land hex ids, or this plus the index of the river cell
_LETTERS: Final = "YUKBGSR"  # the wheel as it is written in maps.json
_RIVER: Final = "x"


def read_map(fields: Fields, bridges: list[tuple[int, int]]) -> Board | None:
    """The board of an entry, or None where its rows cannot be used. bridges: the places that a map may have."""
    title = fields.text("title")
    alias = fields.text("alias")
    site_id = fields.text("site_id", needed=False)
    before = len(fields.mistakes)
    rows = _read_rows(fields)
    if len(fields.mistakes) > before:
        return None
    layout = _Layout(rows)
    rivers = len(layout.river_position)
    if rivers > boards.RIVERS:
        fields.complain("rows", "box-rivers", most=boards.RIVERS, got=rivers)
    if rivers == len(layout.cells):
        fields.complain("rows", "box-no-land")
    strange = [f"{boards.hex_name(a)}-{boards.hex_name(b)}" for a, b in layout.bridges() if (a, b) not in bridges]
    if strange:
        fields.complain("rows", "box-bridges", places=tuple(strange))
    return None if len(fields.mistakes) > before else _board(fields.name, title, alias, site_id, layout, bridges)


def _read_rows(fields: Fields) -> list[str]:
    rows: list[str] = []
    if not fields.has("rows", needed=True):
        return rows
    value = fields.data["rows"]
    if not isinstance(value, list) or len(value) > boards.ROWS:
        fields.expected("rows", "box-rows", most=boards.ROWS)
        return rows
    for number, row in enumerate(value):
        label = chr(ord("A") + number)
        if not isinstance(row, str) or len(row) > boards.COLS:
            fields.complain("rows", "box-row", row=label, most=boards.COLS, got=shown(row))
            continue
        for letter in row:
            if letter != _RIVER and letter not in _LETTERS:
                fields.complain("rows", "box-letter", row=label, letter=letter, land=_LETTERS, river=_RIVER)
        rows.append(row)
    return rows


def built_in_bridges() -> list[tuple[int, int]]:
    """The places for bridges of all built-in maps as (a, b), a < b, sorted."""
    found: set[tuple[int, int]] = set()
    components = Components(ROOM, (MAPS,))
    for entry in components.entries(MAPS):
        rows = _read_rows(entry)
        components.check()
        found.update(_Layout(rows).bridges())
    return sorted(found)


def built_in_factions() -> list[str]:
    """Their names, in the order of the file."""
    return [entry.name for entry in Components(ROOM, (FACTIONS,)).entries(FACTIONS)]


# ---------------------------------------------------------------------------------------------------------------------
# Computing a board


class _Layout:
    """The cells of a map as its rows name them, before anything is computed."""

    def __init__(self, rows: list[str]) -> None:
        self.terrain = [-1] * boards.HEXES
        self.position = [(-1, -1)] * boards.HEXES
        self.river_position: list[tuple[int, int]] = []
        self.cells: dict[tuple[int, int], int] = {}
        for row, letters in enumerate(rows):
            number = 0
            for col, letter in enumerate(letters):
                if letter == _RIVER:
                    self.cells[row, col] = _RIVER_CELL + len(self.river_position)
                    self.river_position.append((row, col))
                else:
                    h = row * boards.COLS + number
                    number += 1
                    self.cells[row, col] = h
                    self.terrain[h] = _LETTERS.index(letter)
                    self.position[h] = (row, col)

    def around(self, cell: tuple[int, int]) -> list[int]:
        """The codes of the cells that share an edge with this one; fewer than six on the rim."""
        return [self.cells[near] for near in hexes.neighbours(cell[0], cell[1]) if near in self.cells]

    def bridges(self) -> list[tuple[int, int]]:
        """The places for bridges, sorted: opposite ends of an edge between river cells (TM-16.1)."""
        places: list[tuple[int, int]] = []
        for a in range(boards.HEXES):
            for b in range(a + 1, boards.HEXES):
                if (
                    self.terrain[a] >= 0
                    and self.terrain[b] >= 0
                    and self._bridgable(self.position[a], self.position[b])
                ):
                    places.append((a, b))
        return places

    def _bridgable(self, a: tuple[int, int], b: tuple[int, int]) -> bool:
        if abs(a[0] - b[0]) > 2 or hexes.distance(a[0], a[1], b[0], b[1]) != 2:
            return False
        near_b = hexes.neighbours(b[0], b[1])
        common = [cell for cell in hexes.neighbours(a[0], a[1]) if cell in near_b]
        if len(common) != 2:  # in one line: a whole cell lies between, not an edge
            return False
        codes = [self.cells[cell] for cell in common if cell in self.cells]
        return len(codes) > 0 and all(code >= _RIVER_CELL for code in codes)


def _ship(near_rivers: list[list[int]], shores: list[int], next_rivers: list[int]) -> list[list[int]]:
    """For each number n of river cells and each hex the land that a chain of at most n joins to it (TM-5.4)."""
    ship = [[0] * boards.HEXES for _ in range(boards.REACH + 1)]
    for h in range(boards.HEXES):
        sailed = masks.mask_of(near_rivers[h])
        fresh = sailed
        land = 0
        for n in range(1, boards.REACH + 1):
            ahead = 0
            for river in masks.bits(fresh):
                land |= shores[river]
                ahead |= next_rivers[river]
            ship[n][h] = land & ~(1 << h)
            fresh = ahead & ~sailed
            sailed |= ahead
    return ship


def _board(name: str, title: str, alias: str, site_id: str, layout: _Layout, bridges: list[tuple[int, int]]) -> Board:
    near = [0] * boards.HEXES
    near_rivers: list[list[int]] = [[] for _ in range(boards.HEXES)]
    within = [[0] * boards.HEXES for _ in range(boards.REACH + 1)]
    distance = [[0] * boards.HEXES for _ in range(boards.HEXES)]
    edge = 0
    coast = 0
    land = [h for h in range(boards.HEXES) if layout.terrain[h] >= 0]
    for h in land:
        around = layout.around(layout.position[h])
        near[h] = masks.mask_of([code for code in around if code < _RIVER_CELL])
        near_rivers[h] = [code - _RIVER_CELL for code in around if code >= _RIVER_CELL]
        if len(around) < 6:
            edge |= 1 << h
        if near_rivers[h]:
            coast |= 1 << h
        row, col = layout.position[h]
        for other in land:
            steps = hexes.distance(row, col, layout.position[other][0], layout.position[other][1])
            distance[h][other] = steps
            for d in range(max(steps, 1), boards.REACH + 1):
                if other != h:
                    within[d][h] |= 1 << other
    shores: list[int] = []
    next_rivers: list[int] = []
    for cell in layout.river_position:
        around = layout.around(cell)
        shores.append(masks.mask_of([code for code in around if code < _RIVER_CELL]))
        next_rivers.append(masks.mask_of([code - _RIVER_CELL for code in around if code >= _RIVER_CELL]))
    places = layout.bridges()
    return Board(
        name=name,
        title=title,
        alias=alias,
        site_id=site_id,
        terrain=layout.terrain,
        land=masks.mask_of(land),
        near=near,
        ship=_ship(near_rivers, shores, next_rivers),
        within=within,
        distance=distance,
        edge=edge,
        coast=coast,
        shores=shores,
        river_count=len(layout.river_position),
        bridge_a=[a for a, _ in places],
        bridge_b=[b for _, b in places],
        bridge_ids=[bridges.index(place) for place in places],
        is_bridge=[bridge in places for bridge in bridges],
        position=layout.position,
        river_position=layout.river_position,
    )
