"""The island (chapter 29): names of hexes, colours, and Board with all that is computed from the map once.

Hexes are those of a hexagon with edges of 5, so that a set of them is an int of 61 bits; a map uses some of them."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.components import Components, Fields, shown
from demiurge.kernel.hexes import bits, mask_of

RADIUS: Final = 4
HEXES: Final = 61
ROWS: Final = "ABCDEFGHI"

# Colours of hexes and crystals. The first four are the players' (TH-1.1); crystals are also green or black.
COLOURS: Final = ("red", "brown", "blue", "white", "green", "yellow")
PLAYERS: Final = 4  # the colours that a player can have
GREEN: Final = 4
YELLOW: Final = 5
VOLCANO: Final = 6
FORTRESS_HEX: Final = 7
NO_COLOUR: Final = -1
_LETTERS: Final = "RNBWGYVF"
_NOTHING: Final = "-"
_MONSTER: Final = "m"

CIVS: Final = ("magenta", "turquoise", "violet", "pink")
PLACES: Final = 4  # corners of the island, one for each civ

MAP: Final = "map.json"


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


class _Reading:
    """The map while it is read from its rows."""

    def __init__(self) -> None:
        self.terrain = [NO_COLOUR] * HEXES
        self.fortress = [-1] * PLACES
        self.start = [-1] * PLACES
        self.monsters = 0
        self.numbered = 0

    def cell(self, entry: Fields, h: int, text: str) -> None:
        """`G1`, `Ym`: a terrain, the place whose building stands there, a monster."""
        if text == _NOTHING:
            return
        letter, rest = text[0], text[1:]
        monster = rest.endswith(_MONSTER)
        number = rest[:-1] if monster else rest
        if letter not in _LETTERS or (number and number not in ("1", "2", "3", "4")):
            entry.complain("hexes", f"{hex_name(h)}: not a hex: {shown(text)}")
            return
        terrain = _LETTERS.index(letter)
        self.terrain[h] = terrain
        if monster:
            if terrain not in (GREEN, YELLOW) or number:
                entry.complain("hexes", f"{hex_name(h)}: monsters live on empty plains and deserts")
            self.monsters |= 1 << h
        if bool(number) != (terrain == FORTRESS_HEX) and not (number and terrain == GREEN):
            entry.complain(
                "hexes", f"{hex_name(h)}: a number belongs to a fortress or to the plain of a start building"
            )
        elif number:
            corners = self.fortress if terrain == FORTRESS_HEX else self.start
            if corners[int(number) - 1] >= 0:
                entry.complain("hexes", f"{hex_name(h)}: place {number} has such a hex already")
            corners[int(number) - 1] = h
            self.numbered |= 1 << h

    def board(self) -> Board:
        land = mask_of([h for h in range(HEXES) if self.terrain[h] >= 0])
        ground = [mask_of([h for h in range(HEXES) if self.terrain[h] == colour]) for colour in range(YELLOW + 1)]
        distance = [[steps_between(a, b) for b in range(HEXES)] for a in range(HEXES)]
        near = [
            mask_of([b for b in range(HEXES) if distance[a][b] == 1 and land >> b & 1]) if land >> a & 1 else 0
            for a in range(HEXES)
        ]
        crystals = mask_of([h for h in range(HEXES) if 0 <= self.terrain[h] <= GREEN]) & ~self.numbered
        return Board(self.terrain, land, near, distance, self.fortress, self.start, crystals, self.monsters, ground)


def read_board(components: Components) -> Board:
    """The map of the rows A to I. What the setup leans on is checked: every corner has its two hexes, side by side,
    and one hex of each player's colour beside its fortress (TH-2.5, TH-3.3)."""
    reading, entries = _Reading(), components.entries(MAP)
    for row, entry in enumerate(entries):
        cells = [h for h in range(HEXES) if row_of(h) == row]
        words = entry.text("hexes").split()
        if len(words) != len(cells):
            entry.complain("hexes", f"expected {len(cells)} hexes, got {len(words)}")
            continue
        for h, text in zip(cells, words):
            reading.cell(entry, h, text)
    board = reading.board()
    last = entries[-1]
    for place in range(PLACES):
        _check_place(last, board, place)
    return board


def _check_place(entry: Fields, board: Board, place: int) -> None:
    fortress, start = board.fortress[place], board.start[place]
    if fortress < 0 or start < 0:
        entry.complain("hexes", f"place {place + 1} has no fortress or no start building on the map")
        return
    if not board.near[fortress] >> start & 1:
        entry.complain("hexes", f"place {place + 1}: the start building is not beside the fortress")
    for colour in range(PLAYERS):
        beside = (board.near[fortress] & board.ground[colour]).bit_count()
        if beside != 1:
            entry.complain("hexes", f"place {place + 1}: {beside} {COLOURS[colour]} hexes beside the fortress, not 1")
