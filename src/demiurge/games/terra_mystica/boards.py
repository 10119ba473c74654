"""The maps of Terra Mystica: the names of hexes, and Board with all that is computed from a map once."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.problems import NoHex

ROWS: Final = 10
COLS: Final = 13
HEXES: Final = 130  # ROWS * COLS: every name a land hex of any map can have
RIVERS: Final = 50  # room for the river cells of any map
REACH: Final = 6  # the farthest ship or flight that boards are prepared for


def hex_name(h: int) -> str:
    """The printed name of a land hex, "E7" (TM-1.5)."""
    return chr(ord("A") + h // COLS) + str(h % COLS + 1)


def hex_id(name: str) -> int:
    """The land hex of that name; the way back from `hex_name`."""
    text = name.strip().upper()
    digits = text[1:]
    if "A" <= text[:1] < chr(ord("A") + ROWS) and digits.isascii() and digits.isdigit():
        number = int(digits)
        if 1 <= number <= COLS and digits[0] != "0":
            return (ord(text[0]) - ord("A")) * COLS + number - 1
    last = chr(ord("A") + ROWS - 1)
    raise NoHex("hex-unknown", hex=name, last=last, most=COLS)


class Board:
    """A map with all that can be computed from it once: who touches whom, by land, by ship and by bridge.

    Hex sets are masks over hex ids. `ship[n][h]` joins h by a chain of at most n river cells (TM-5.3, TM-5.4),
    `within[d][h]` holds the land 1 to d steps away whatever lies between. Places for bridges are listed in
    `bridge_a`, `bridge_b` (a < b, sorted) and `bridge_ids`, which numbers them as `actions.BRIDGES` does.
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
