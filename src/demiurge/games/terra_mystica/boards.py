"""The maps of Terra Mystica: terrains, the names of hexes, and Board with all that is computed from a map once."""

from __future__ import annotations

from importlib import resources
from typing import Final

from demiurge.kernel import hexes
from demiurge.kernel.components import Components, Fields, shown

WHEEL: Final = 7  # the terrains that spades go round (TM-1.6)
ICE: Final = 7
VOLCANO: Final = 8
VARIABLE: Final = 9  # home of Riverwalkers and Shapeshifters: chosen in setup
TERRAINS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano")
_LETTERS: Final = "YUKBGSR"  # the wheel as it is written in maps.json
_RIVER: Final = "x"

ROWS: Final = 10
COLS: Final = 13
HEXES: Final = 130  # ROWS * COLS: every name a land hex of any map can have
RIVERS: Final = 50  # room for the river cells of any map
REACH: Final = 6  # the farthest ship or flight that boards are prepared for

MAPS: Final = "maps.json"
COMPONENTS: Final = resources.files("demiurge.games.terra_mystica").joinpath("components")
_RIVER_CELL: Final = 1000  # cell codes of a layout: land hex ids, or this plus the index of the river cell


def hex_name(h: int) -> str:
    """The printed name of a land hex, "E7" (TM-1.5)."""
    return chr(ord("A") + h // COLS) + str(h % COLS + 1)


def hex_id(name: str) -> int:
    """The land hex of that name; the way back from `hex_name`."""
    text = name.strip().upper()
    digits = text[1:]
    if len(text) > 1 and "A" <= text[0] < chr(ord("A") + ROWS) and digits.isascii() and digits.isdigit():
        number = int(digits)
        if 1 <= number <= COLS and digits[0] != "0":
            return (ord(text[0]) - ord("A")) * COLS + number - 1
    last = chr(ord("A") + ROWS - 1)
    raise ValueError(f'no hex is named "{name}": expected a row A to {last} and a number 1 to {COLS}, such as E7')


class Board:
    """A map with all that can be computed from it once: who touches whom, by land, by ship and by bridge.

    Hex sets are masks over hex ids. `ship[n][h]` joins h by a chain of at most n river cells (TM-5.3, TM-5.4),
    `within[d][h]` holds the land 1 to d steps away whatever lies between. Places for bridges are listed in
    `bridge_a`, `bridge_b` (a < b, sorted) and `bridge_ids`, which numbers them as `BRIDGES` does.
    """

    def __init__(
        self,
        name: str, title: str, alias: str, site_id: str, terrain: list[int], land: int, near: list[int],
        ship: list[list[int]], within: list[list[int]], distance: list[list[int]], edge: int, coast: int,
        shores: list[int], river_count: int, bridge_a: list[int], bridge_b: list[int], bridge_ids: list[int],
        is_bridge: list[bool], position: list[tuple[int, int]], river_position: list[tuple[int, int]],
    ) -> None:  # fmt: skip
        self.name = name
        self.title = title
        self.alias = alias
        self.site_id = site_id
        self.terrain = terrain
        self.land = land
        self.near = near
        self.ship = ship
        self.within = within
        self.distance = distance
        self.edge = edge
        self.coast = coast
        self.shores = shores
        self.river_count = river_count
        self.bridge_a = bridge_a
        self.bridge_b = bridge_b
        self.bridge_ids = bridge_ids
        self.is_bridge = is_bridge
        self.position = position
        self.river_position = river_position

    def place(self, a: int, b: int) -> int:
        """The index of the bridge place between two hexes in `bridge_a` and `bridge_b`, or -1; in either order."""
        if a > b:
            a, b = b, a
        for index in range(len(self.bridge_a)):
            if self.bridge_a[index] == a and self.bridge_b[index] == b:
                return index
        return -1


# ---------------------------------------------------------------------------------------------------------------------
# Computing a board


class _Layout:
    """The cells of a map as its rows name them, before anything is computed."""

    def __init__(self, rows: list[str]) -> None:
        self.terrain = [-1] * HEXES
        self.position = [(-1, -1)] * HEXES
        self.river_position: list[tuple[int, int]] = []
        self.cells: dict[tuple[int, int], int] = {}
        for row, letters in enumerate(rows):
            number = 0
            for col, letter in enumerate(letters):
                if letter == _RIVER:
                    self.cells[row, col] = _RIVER_CELL + len(self.river_position)
                    self.river_position.append((row, col))
                else:
                    h = row * COLS + number
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
        for a in range(HEXES):
            for b in range(a + 1, HEXES):
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
    ship = [[0] * HEXES for _ in range(REACH + 1)]
    for h in range(HEXES):
        sailed = hexes.mask_of(near_rivers[h])
        fresh = sailed
        land = 0
        for n in range(1, REACH + 1):
            ahead = 0
            for river in hexes.bits(fresh):
                land |= shores[river]
                ahead |= next_rivers[river]
            ship[n][h] = land & ~(1 << h)
            fresh = ahead & ~sailed
            sailed |= ahead
    return ship


def _board(name: str, title: str, alias: str, site_id: str, layout: _Layout) -> Board:
    near = [0] * HEXES
    near_rivers: list[list[int]] = [[] for _ in range(HEXES)]
    within = [[0] * HEXES for _ in range(REACH + 1)]
    distance = [[0] * HEXES for _ in range(HEXES)]
    edge = 0
    coast = 0
    land = [h for h in range(HEXES) if layout.terrain[h] >= 0]
    for h in land:
        around = layout.around(layout.position[h])
        near[h] = hexes.mask_of([code for code in around if code < _RIVER_CELL])
        near_rivers[h] = [code - _RIVER_CELL for code in around if code >= _RIVER_CELL]
        if len(around) < 6:
            edge |= 1 << h
        if near_rivers[h]:
            coast |= 1 << h
        row, col = layout.position[h]
        for other in land:
            steps = hexes.distance(row, col, layout.position[other][0], layout.position[other][1])
            distance[h][other] = steps
            for d in range(max(steps, 1), REACH + 1):
                if other != h:
                    within[d][h] |= 1 << other
    shores: list[int] = []
    next_rivers: list[int] = []
    for cell in layout.river_position:
        around = layout.around(cell)
        shores.append(hexes.mask_of([code for code in around if code < _RIVER_CELL]))
        next_rivers.append(hexes.mask_of([code - _RIVER_CELL for code in around if code >= _RIVER_CELL]))
    places = layout.bridges()
    return Board(
        name=name,
        title=title,
        alias=alias,
        site_id=site_id,
        terrain=layout.terrain,
        land=hexes.mask_of(land),
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
        bridge_ids=[BRIDGES.index(place) for place in places],
        is_bridge=[bridge in places for bridge in BRIDGES],
        position=layout.position,
        river_position=layout.river_position,
    )


# ---------------------------------------------------------------------------------------------------------------------
# Reading maps.json


def read_map(fields: Fields) -> Board | None:
    """The board of an entry, or None where its rows cannot be used."""
    title = fields.text("title")
    alias = fields.text("alias")
    site_id = fields.text("site_id", needed=False)
    before = len(fields.mistakes)
    rows = _read_rows(fields)
    if len(fields.mistakes) > before:
        return None
    layout = _Layout(rows)
    rivers = len(layout.river_position)
    if rivers > RIVERS:
        fields.complain("rows", f"expected at most {RIVERS} river cells, got {rivers}")
    if rivers == len(layout.cells):
        fields.complain("rows", "no land")
    strange = [f"{hex_name(a)}-{hex_name(b)}" for a, b in layout.bridges() if (a, b) not in BRIDGES]
    if strange:
        fields.complain("rows", f"places for bridges that no built-in map has: {', '.join(strange)}")
    return None if len(fields.mistakes) > before else _board(fields.name, title, alias, site_id, layout)


def _read_rows(fields: Fields) -> list[str]:
    rows: list[str] = []
    if not fields.has("rows", needed=True):
        return rows
    value = fields.data["rows"]
    if not isinstance(value, list) or len(value) > ROWS:
        fields.expected("rows", f"a list of at most {ROWS} rows")
        return rows
    for number, row in enumerate(value):
        label = "row " + chr(ord("A") + number)
        if not isinstance(row, str) or len(row) > COLS:
            fields.complain("rows", f"{label}: expected a text of at most {COLS} letters, got {shown(row)}")
            continue
        for letter in row:
            if letter != _RIVER and letter not in _LETTERS:
                fields.complain("rows", f'{label}: unknown terrain letter "{letter}" (known: {_LETTERS} and {_RIVER})')
        rows.append(row)
    return rows


def _built_in_bridges() -> list[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    components = Components(COMPONENTS, (MAPS,))
    for entry in components.entries(MAPS):
        rows = _read_rows(entry)
        components.check()
        found.update(_Layout(rows).bridges())
    return sorted(found)


BRIDGES: Final[list[tuple[int, int]]] = _built_in_bridges()
"""The places for bridges of all built-in maps as (a, b), a < b, sorted: one numbering for actions on any map."""
