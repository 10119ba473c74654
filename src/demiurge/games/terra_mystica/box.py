"""What is in the box of Terra Mystica: maps, factions, tiles and cards, decoded once into plain typed objects.

The numbers stand in `components/*.json`; this module knows only their shape. An owner of the game can replace entries
with `load_box(path)`. Every mistake is collected and told by file, entry and field, so that a file is mended in one go.
"""

from __future__ import annotations

import json
import os
from importlib import resources
from typing import Final

from demiurge.kernel import hexes

WHEEL: Final = 7  # the terrains that spades go round (TM-1.6)
ICE: Final = 7
VOLCANO: Final = 8
VARIABLE: Final = 9  # home of Riverwalkers and Shapeshifters: chosen in setup
TERRAINS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano")
_HOMES: Final = (*TERRAINS, "variable")
_LETTERS: Final = "YUKBGSR"  # the wheel as it is written in maps.json
_RIVER: Final = "x"

NONE: Final = 0
D: Final = 1
TP: Final = 2
TE: Final = 3
SH: Final = 4
SA: Final = 5
STRUCTURES: Final = ("", "D", "TP", "TE", "SH", "SA")
_SHIPPING: Final = 6  # the entry of BonusCard.pass_vp behind the structures

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULTS: Final = ("fire", "water", "earth", "air")
PRIESTS_ON_CULTS: Final = 4  # ScoringTile.cult: counts own priests on cult slots instead of steps
_CULTS_OR_PRIESTS: Final = (*CULTS, "priests")

NO_ACTION: Final = 0
SPADE_ACTION: Final = 1
CULT_ACTION: Final = 2
_CARD_ACTIONS: Final = ("", "spade", "cult")
FACTION_ACTIONS: Final = ("", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW")

ROWS: Final = 10
COLS: Final = 13
HEXES: Final = 130  # ROWS * COLS: every name a land hex of any map can have
RIVERS: Final = 50  # room for the river cells of any map
REACH: Final = 6  # the farthest ship or flight that boards are prepared for

_RIVER_CELL: Final = 1000  # cell codes of a layout: land hex ids, or this plus the index of the river cell
_FILES: Final = (
    "maps.json",
    "factions.json",
    "bonus_cards.json",
    "favor_tiles.json",
    "scoring_tiles.json",
    "town_tiles.json",
    "power_actions.json",
    "final_scoring.json",
)
_ABOUT: Final = "about"  # a note to the reader in place of an entry
_ORIGINS: Final = ("rulebook", "public", "house")


class BoxError(ValueError):
    """Component data that cannot be used; the text lists every mistake on a line of its own."""


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


class Faction:
    """A faction board with its abilities as numbers; 0, [] or "" where it has no such ability.

    Lists named by kind have 6 entries (NONE, D, TP, TE, SH, SA); incomes are `[kind][number standing]`; `ship_vp` is
    read at the level left; pairs (`volcano_*`, `unlock_c`) are for a colour that is not, or is, a home colour in play.
    """

    def __init__(
        self,
        index: int, name: str, display: str, expansion: bool, home: int, coins: int, workers: int, priests: int,
        bowl1: int, bowl2: int, bowl3: int, cults: list[int], max_priests: int, start_vp: int,
        start_vp_2017: int, ship_level: int, ship_max: int, ship_cost_c: int, ship_cost_p: int,
        ship_vp: list[int], dig_w: list[int], dig_p: int, dig_vp: int, dig_level: int, dig_max: int,
        dig_cost_w: int, dig_cost_c: int, dig_cost_p: int, dig_step_vp: int, cost_w: list[int],
        cost_c: list[int], income_w: list[list[int]], income_c: list[list[int]], income_p: list[list[int]],
        income_pw: list[list[int]], power: list[int], count: list[int], tunnel_w: list[int], tunnel_vp: int,
        carpet_p: int, flight: int, flight_max: int, flight_vp: int, sh_favors: int, temple_favors: int,
        sh_power: int, sh_vp: int, sh_spades: int, sh_ship: int, sh_bridges: int, sh_w_to_p: int,
        sh_tokens_per_player: int, priest_bonus: int, spade_vp: int, spade_pw_sh: int, town_vp: int,
        town_w: int, act_discount: int, coins_per_vp: int, start_dwellings: int, start_favors: int,
        volcano_cults: list[int], volcano_tokens: list[int], unlock_c: list[int], pass_temple_vp: int,
        pass_bridge_vp: int, action: str, action_from_start: bool, bridge_w: int, shift_pw: int,
        shift_tokens: int,
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.display = display
        self.expansion = expansion
        self.home = home
        self.coins = coins
        self.workers = workers
        self.priests = priests
        self.bowl1 = bowl1
        self.bowl2 = bowl2
        self.bowl3 = bowl3
        self.cults = cults
        self.max_priests = max_priests
        self.start_vp = start_vp
        self.start_vp_2017 = start_vp_2017
        self.ship_level = ship_level
        self.ship_max = ship_max
        self.ship_cost_c = ship_cost_c
        self.ship_cost_p = ship_cost_p
        self.ship_vp = ship_vp
        self.dig_w = dig_w
        self.dig_p = dig_p
        self.dig_vp = dig_vp
        self.dig_level = dig_level
        self.dig_max = dig_max
        self.dig_cost_w = dig_cost_w
        self.dig_cost_c = dig_cost_c
        self.dig_cost_p = dig_cost_p
        self.dig_step_vp = dig_step_vp
        self.cost_w = cost_w
        self.cost_c = cost_c
        self.income_w = income_w
        self.income_c = income_c
        self.income_p = income_p
        self.income_pw = income_pw
        self.power = power
        self.count = count
        self.tunnel_w = tunnel_w
        self.tunnel_vp = tunnel_vp
        self.carpet_p = carpet_p
        self.flight = flight
        self.flight_max = flight_max
        self.flight_vp = flight_vp
        self.sh_favors = sh_favors
        self.temple_favors = temple_favors
        self.sh_power = sh_power
        self.sh_vp = sh_vp
        self.sh_spades = sh_spades
        self.sh_ship = sh_ship
        self.sh_bridges = sh_bridges
        self.sh_w_to_p = sh_w_to_p
        self.sh_tokens_per_player = sh_tokens_per_player
        self.priest_bonus = priest_bonus
        self.spade_vp = spade_vp
        self.spade_pw_sh = spade_pw_sh
        self.town_vp = town_vp
        self.town_w = town_w
        self.act_discount = act_discount
        self.coins_per_vp = coins_per_vp
        self.start_dwellings = start_dwellings
        self.start_favors = start_favors
        self.volcano_cults = volcano_cults
        self.volcano_tokens = volcano_tokens
        self.unlock_c = unlock_c
        self.pass_temple_vp = pass_temple_vp
        self.pass_bridge_vp = pass_bridge_vp
        self.action = action
        self.action_from_start = action_from_start
        self.bridge_w = bridge_w
        self.shift_pw = shift_pw
        self.shift_tokens = shift_tokens


class BonusCard:
    """A bonus card; `pass_vp` has 7 entries: by structure kind, then by shipping level, [] where it scores nothing."""

    def __init__(
        self,
        index: int, name: str, title: str, income_c: int, income_w: int, income_p: int, income_pw: int,
        pass_vp: list[list[int]], ship: int, action: int, option: str,
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.title = title
        self.income_c = income_c
        self.income_w = income_w
        self.income_p = income_p
        self.income_pw = income_pw
        self.pass_vp = pass_vp
        self.ship = ship
        self.action = action
        self.option = option


class FavorTile:
    """A kind of favor tile; `town_power` is added to the power a town needs."""

    def __init__(
        self,
        index: int, name: str, copies: int, steps: list[int], income_c: int, income_w: int, income_p: int,
        income_pw: int, town_power: int, build_vp: list[int], pass_tp_vp: list[int], action: int,
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.copies = copies
        self.steps = steps
        self.income_c = income_c
        self.income_w = income_w
        self.income_p = income_p
        self.income_pw = income_pw
        self.town_power = town_power
        self.build_vp = build_vp
        self.pass_tp_vp = pass_tp_vp
        self.action = action


class ScoringTile:
    """A scoring tile: VP of the round, then a reward for every full `per` on `cult` (or own priests on cult slots)."""

    def __init__(
        self,
        index: int, name: str, build_vp: list[int], spade_vp: int, town_vp: int, cult: int, per: int,
        reward_c: int, reward_w: int, reward_p: int, reward_pw: int, reward_spades: int, option: str,
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.build_vp = build_vp
        self.spade_vp = spade_vp
        self.town_vp = town_vp
        self.cult = cult
        self.per = per
        self.reward_c = reward_c
        self.reward_w = reward_w
        self.reward_p = reward_p
        self.reward_pw = reward_pw
        self.reward_spades = reward_spades
        self.option = option


class TownTile:
    """A kind of town tile; `ship` is free shipping steps, `carpet` what the Fakirs get instead."""

    def __init__(
        self,
        index: int, name: str, copies: int, vp: int, coins: int, workers: int, priests: int, power: int,
        steps: list[int], keys: int, ship: int, carpet: int, option: str,
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.copies = copies
        self.vp = vp
        self.coins = coins
        self.workers = workers
        self.priests = priests
        self.power = power
        self.steps = steps
        self.keys = keys
        self.ship = ship
        self.carpet = carpet
        self.option = option


class PowerAction:
    """A power action: its price in power and what it buys."""

    def __init__(
        self,
        index: int, name: str, power: int, bridges: int, priests: int, workers: int, coins: int, spades: int,
    ) -> None:  # fmt: skip
        self.index = index
        self.name = name
        self.power = power
        self.bridges = bridges
        self.priests = priests
        self.workers = workers
        self.coins = coins
        self.spades = spades


class Box:
    """All that lies in the box. `origins` tells where each component comes from (rulebook, public, house)."""

    def __init__(
        self,
        boards: list[Board], factions: list[Faction], bonus_cards: list[BonusCard],
        favor_tiles: list[FavorTile], scoring_tiles: list[ScoringTile], town_tiles: list[TownTile],
        power_actions: list[PowerAction], final_tiles: list[str], final_points: list[list[int]],
        area_points: list[int], cult_points: list[int], origins: list[tuple[str, str]],
    ) -> None:  # fmt: skip
        self.boards = boards
        self.factions = factions
        self.bonus_cards = bonus_cards
        self.favor_tiles = favor_tiles
        self.scoring_tiles = scoring_tiles
        self.town_tiles = town_tiles
        self.power_actions = power_actions
        self.final_tiles = final_tiles
        self.final_points = final_points
        self.area_points = area_points
        self.cult_points = cult_points
        self.origins = origins


# ---------------------------------------------------------------------------------------------------------------------
# Maps


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
# Reading fields


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "..."


class _Fields:
    """One JSON object while it is read: knows what was asked for, so that `close` can name what nobody asked for."""

    def __init__(self, where: str, prefix: str, data: dict[str, object], mistakes: list[str]) -> None:
        self.where = where
        self.prefix = prefix
        self.data = data
        self.mistakes = mistakes
        self.asked: list[str] = []
        self.groups: list[_Fields] = []

    def complain(self, key: str, text: str) -> None:
        self.mistakes.append(f"{self.where}: {self.prefix}{key}: {text}")

    def has(self, key: str, needed: bool = False) -> bool:
        """Whether the field is there; a needed one that is not is a mistake."""
        self.asked.append(key)
        if key in self.data:
            return True
        if needed:
            self.complain(key, "missing")
        return False

    def expected(self, key: str, what: str) -> None:
        self.complain(key, f"expected {what}, got {_shown(self.data[key])}")

    def whole(self, key: str, needed: bool = True, low: int = 0, high: int = 999) -> int:
        if not self.has(key, needed):
            return 0
        value = self.data[key]
        if not isinstance(value, int) or isinstance(value, bool):
            self.expected(key, "a whole number")
            return 0
        if not low <= value <= high:
            self.expected(key, f"a number from {low} to {high}")
            return 0
        return value

    def table(self, key: str, length: int, needed: bool = True) -> list[int]:
        """A list of so many whole numbers (any number, where `length` is 0), [] where it may be absent and is."""
        if not self.has(key, needed):
            return []
        value = self.data[key]
        what = f"a list of {length} whole numbers" if length else "a list of whole numbers"
        if not isinstance(value, list):
            self.expected(key, what)
            return []
        numbers: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= 999:
                self.expected(key, what)
                return []
            numbers.append(item)
        if length and len(numbers) != length:
            self.complain(key, f"expected {length} numbers, got {len(numbers)}")
            return []
        return numbers

    def text(self, key: str, needed: bool = True) -> str:
        if not self.has(key, needed):
            return ""
        value = self.data[key]
        if not isinstance(value, str) or not value:
            self.expected(key, "a text")
            return ""
        return value

    def flag(self, key: str, needed: bool = True) -> bool:
        if not self.has(key, needed):
            return False
        value = self.data[key]
        if not isinstance(value, bool):
            self.expected(key, "true or false")
            return False
        return value

    def choice(self, key: str, words: tuple[str, ...], needed: bool = True) -> int:
        """The place of a word in a list of words; an empty word in the list stands for an absent field."""
        if not self.has(key, needed):
            return 0
        value = self.data[key]
        if not isinstance(value, str) or not value or value not in words:
            self.expected(key, "one of " + ", ".join([word for word in words if word]))
            return 0
        return words.index(value)

    def group(self, key: str, needed: bool = True) -> _Fields:
        """An object inside this one. Where it is missing or wrong that is told once, not for each of its fields."""
        data: object = {}
        mistakes: list[str] = []
        if self.has(key, needed):
            data = self.data[key]
            if isinstance(data, dict):
                mistakes = self.mistakes
            else:
                self.expected(key, "an object { }")
        inner = _Fields(self.where, f"{self.prefix}{key}.", data if isinstance(data, dict) else {}, mistakes)
        self.groups.append(inner)
        return inner

    def close(self) -> None:
        for key in self.data:
            if key not in self.asked:
                self.complain(key, "unknown field")
        for inner in self.groups:
            inner.close()


# ---------------------------------------------------------------------------------------------------------------------
# One function for each file


def _read_map(name: str, fields: _Fields) -> list[Board]:
    """The board, in a list that is empty where the rows cannot be used."""
    title = fields.text("title")
    alias = fields.text("alias")
    site_id = fields.text("site_id", needed=False)
    before = len(fields.mistakes)
    rows = _read_rows(fields)
    if len(fields.mistakes) > before:
        return []
    layout = _Layout(rows)
    rivers = len(layout.river_position)
    if rivers > RIVERS:
        fields.complain("rows", f"expected at most {RIVERS} river cells, got {rivers}")
    if rivers == len(layout.cells):
        fields.complain("rows", "no land")
    strange = [f"{hex_name(a)}-{hex_name(b)}" for a, b in layout.bridges() if (a, b) not in BRIDGES]
    if strange:
        fields.complain("rows", f"places for bridges that no built-in map has: {', '.join(strange)}")
    return [] if len(fields.mistakes) > before else [_board(name, title, alias, site_id, layout)]


def _read_rows(fields: _Fields) -> list[str]:
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
            fields.complain("rows", f"{label}: expected a text of at most {COLS} letters, got {_shown(row)}")
            continue
        for letter in row:
            if letter != _RIVER and letter not in _LETTERS:
                fields.complain("rows", f'{label}: unknown terrain letter "{letter}" (known: {_LETTERS} and {_RIVER})')
        rows.append(row)
    return rows


def _read_faction(index: int, name: str, fields: _Fields) -> Faction:
    start = fields.group("start")
    bowls = start.table("bowls", 3) or [0, 0, 0]
    shipping = fields.group("shipping")
    ship_level = shipping.whole("level")
    ship_max = shipping.whole("max", low=ship_level, high=REACH - 1)
    sails = ship_max > ship_level
    dig = fields.group("dig")
    dig_level = dig.whole("level")
    dig_max = dig.whole("max", low=dig_level)
    step = dig.group("step", needed=dig_max > dig_level)
    cost_w, cost_c, count, power = [0], [0], [0], [0]
    income_w, income_c, income_p, income_pw = [[0]], [[0]], [[0]], [[0]]
    for kind in range(D, SA + 1):
        piece = fields.group(STRUCTURES[kind])
        number = piece.whole("count", low=1, high=20)
        count.append(number)
        power.append(piece.whole("power"))
        cost_w.append(piece.whole("workers"))
        cost_c.append(piece.whole("coins"))
        income = piece.group("income")
        length = number + 1 if number else 0  # no second complaint where the count itself is wrong
        nothing = [0] * length
        income_w.append(income.table("workers", length, needed=False) or nothing)
        income_c.append(income.table("coins", length, needed=False) or nothing)
        income_p.append(income.table("priests", length, needed=False) or nothing)
        income_pw.append(income.table("power", length, needed=False) or nothing)
    tunnels = "tunnel" in fields.data
    flight = fields.group("tunnel" if tunnels else "carpet", needed=False)
    flight_range = flight.whole("range", high=REACH - 1)
    flight_vp = flight.whole("vp")
    act = fields.group("action", needed=False)
    able = fields.group("abilities", needed=False)
    return Faction(
        index=index,
        name=name,
        display=fields.text("title"),
        expansion=fields.flag("expansion"),
        home=fields.choice("home", _HOMES),
        coins=start.whole("coins"),
        workers=start.whole("workers"),
        priests=start.whole("priests"),
        bowl1=bowls[0],
        bowl2=bowls[1],
        bowl3=bowls[2],
        cults=start.table("cults", len(CULTS)),
        max_priests=fields.whole("max_priests"),
        start_vp=start.whole("vp"),
        start_vp_2017=start.whole("vp_2017"),
        ship_level=ship_level,
        ship_max=ship_max,
        ship_cost_c=shipping.whole("coins", needed=sails),
        ship_cost_p=shipping.whole("priests", needed=sails),
        ship_vp=shipping.table("vp", ship_max if sails else 0, needed=sails),
        dig_w=dig.table("workers", dig_max + 1, needed=False),
        dig_p=dig.whole("priests", needed=False),
        dig_vp=dig.whole("vp", needed=False),
        dig_level=dig_level,
        dig_max=dig_max,
        dig_cost_w=step.whole("workers"),
        dig_cost_c=step.whole("coins"),
        dig_cost_p=step.whole("priests"),
        dig_step_vp=step.whole("vp"),
        cost_w=cost_w,
        cost_c=cost_c,
        income_w=income_w,
        income_c=income_c,
        income_p=income_p,
        income_pw=income_pw,
        power=power,
        count=count,
        tunnel_w=flight.table("workers", 2) if tunnels else [],
        tunnel_vp=flight_vp if tunnels else 0,
        carpet_p=0 if tunnels else flight.whole("priests"),
        flight=flight_range,
        flight_max=flight.whole("max", low=flight_range, high=REACH - 1),
        flight_vp=flight_vp,
        sh_favors=able.whole("sh_favors", needed=False),
        temple_favors=fields.whole("temple_favors"),
        sh_power=able.whole("sh_power", needed=False),
        sh_vp=able.whole("sh_vp", needed=False),
        sh_spades=able.whole("sh_spades", needed=False),
        sh_ship=able.whole("sh_ship", needed=False),
        sh_bridges=able.whole("sh_bridges", needed=False),
        sh_w_to_p=able.whole("sh_w_to_p", needed=False),
        sh_tokens_per_player=able.whole("sh_tokens_per_player", needed=False),
        priest_bonus=able.whole("priest_bonus", needed=False),
        spade_vp=able.whole("spade_vp", needed=False),
        spade_pw_sh=able.whole("spade_pw_sh", needed=False),
        town_vp=able.whole("town_vp", needed=False),
        town_w=able.whole("town_w", needed=False),
        act_discount=able.whole("act_discount", needed=False),
        coins_per_vp=fields.whole("coins_per_vp", low=1),
        start_dwellings=start.whole("dwellings", high=3),
        start_favors=able.whole("start_favors", needed=False),
        volcano_cults=able.table("volcano_cults", 2, needed=False),
        volcano_tokens=able.table("volcano_tokens", 2, needed=False),
        unlock_c=able.table("unlock_c", 2, needed=False),
        pass_temple_vp=able.whole("pass_temple_vp", needed=False),
        pass_bridge_vp=able.whole("pass_bridge_vp", needed=False),
        action=FACTION_ACTIONS[act.choice("name", FACTION_ACTIONS)],
        action_from_start=act.flag("from_start", needed=False),
        bridge_w=act.whole("workers", needed=False),
        shift_pw=able.whole("shift_pw", needed=False),
        shift_tokens=able.whole("shift_tokens", needed=False),
    )


def _by_kind(fields: _Fields) -> list[int]:
    """VP for structures: 6 entries, 0 where a kind is not named."""
    return [0] + [fields.whole(STRUCTURES[kind], needed=False) for kind in range(D, SA + 1)]


def _by_cult(fields: _Fields) -> list[int]:
    return [fields.whole(cult, needed=False) for cult in CULTS]


def _read_bonus_card(index: int, name: str, fields: _Fields, lengths: list[int]) -> BonusCard:
    income = fields.group("income", needed=False)
    scores = fields.group("pass_vp", needed=False)
    pass_vp: list[list[int]] = [[]]
    for kind in range(D, SA + 1):
        pass_vp.append(scores.table(STRUCTURES[kind], lengths[kind], needed=False))
    pass_vp.append(scores.table("ship", lengths[_SHIPPING], needed=False))
    return BonusCard(
        index=index,
        name=name,
        title=fields.text("title"),
        income_c=income.whole("coins", needed=False),
        income_w=income.whole("workers", needed=False),
        income_p=income.whole("priests", needed=False),
        income_pw=income.whole("power", needed=False),
        pass_vp=pass_vp,
        ship=fields.whole("ship", needed=False, high=1),
        action=fields.choice("action", _CARD_ACTIONS, needed=False),
        option=_option(fields, "shipping-bonus"),
    )


def _read_favor_tile(index: int, name: str, fields: _Fields, lengths: list[int]) -> FavorTile:
    income = fields.group("income", needed=False)
    return FavorTile(
        index=index,
        name=name,
        copies=fields.whole("copies"),
        steps=_by_cult(fields.group("steps", needed=False)),
        income_c=income.whole("coins", needed=False),
        income_w=income.whole("workers", needed=False),
        income_p=income.whole("priests", needed=False),
        income_pw=income.whole("power", needed=False),
        town_power=fields.whole("town_power", needed=False, low=-9, high=9),
        build_vp=_by_kind(fields.group("build_vp", needed=False)),
        pass_tp_vp=fields.table("pass_tp_vp", lengths[TP], needed=False),
        action=fields.choice("action", _CARD_ACTIONS, needed=False),
    )


def _read_scoring_tile(index: int, name: str, fields: _Fields) -> ScoringTile:
    vp = fields.group("vp")
    reward = fields.group("reward")
    return ScoringTile(
        index=index,
        name=name,
        build_vp=_by_kind(vp),
        spade_vp=vp.whole("spade", needed=False),
        town_vp=vp.whole("town", needed=False),
        cult=fields.choice("cult", _CULTS_OR_PRIESTS),
        per=fields.whole("per", low=1),
        reward_c=reward.whole("coins", needed=False),
        reward_w=reward.whole("workers", needed=False),
        reward_p=reward.whole("priests", needed=False),
        reward_pw=reward.whole("power", needed=False),
        reward_spades=reward.whole("spades", needed=False),
        option=_option(fields, "temple-scoring-tile"),
    )


def _read_town_tile(index: int, name: str, fields: _Fields) -> TownTile:
    return TownTile(
        index=index,
        name=name,
        copies=fields.whole("copies"),
        vp=fields.whole("vp"),
        coins=fields.whole("coins", needed=False),
        workers=fields.whole("workers", needed=False),
        priests=fields.whole("priests", needed=False),
        power=fields.whole("power", needed=False),
        steps=_by_cult(fields.group("steps", needed=False)),
        keys=fields.whole("keys"),
        ship=fields.whole("ship", needed=False),
        carpet=fields.whole("carpet", needed=False),
        option=_option(fields, "mini-expansion-1"),
    )


def _read_power_action(index: int, name: str, fields: _Fields) -> PowerAction:
    return PowerAction(
        index=index,
        name=name,
        power=fields.whole("power"),
        bridges=fields.whole("bridges", needed=False, high=1),
        priests=fields.whole("priests", needed=False),
        workers=fields.whole("workers", needed=False),
        coins=fields.whole("coins", needed=False),
        spades=fields.whole("spades", needed=False),
    )


def _option(fields: _Fields, name: str) -> str:
    words = ("", name)
    return words[fields.choice("option", words, needed=False)]


# ---------------------------------------------------------------------------------------------------------------------
# Files


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON quietly keeps the last of two fields with one name; a person who edits a file wants to hear of it."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BoxError(f'"{key}" is there twice')
        found[key] = value
    return found


def _entries(file: str, text: str, mistakes: list[str]) -> dict[str, object]:
    """The entries of a file by name, without the note to the reader."""
    try:
        data: object = json.loads(text, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as error:
        mistakes.append(f"{file}: line {error.lineno}: broken JSON: {error.msg}")
        return {}
    except BoxError as error:
        mistakes.append(f"{file}: {error}")
        return {}
    if not isinstance(data, dict):
        mistakes.append(f"{file}: expected an object with an entry for each component, got {_shown(data)}")
        return {}
    return {name: entry for name, entry in data.items() if name != _ABOUT}


def _built_in(file: str, mistakes: list[str]) -> dict[str, object]:
    folder = resources.files("demiurge.games.terra_mystica").joinpath("components")
    return _entries(file, folder.joinpath(file).read_text(encoding="utf-8"), mistakes)


def _replacements(path: str, mistakes: list[str]) -> dict[str, dict[str, object]]:
    """The entries of a user's file or folder, by file; a file under another name is a slip, not a wish."""
    if os.path.isdir(path):
        paths = [os.path.join(path, file) for file in sorted(os.listdir(path)) if file.endswith(".json")]
        if not paths:
            mistakes.append(f"{path}: no component file in this folder (expected one of {', '.join(_FILES)})")
    elif os.path.isfile(path):
        paths = [path]
    else:
        mistakes.append(f"{path}: no such file or folder")
        return {}
    found: dict[str, dict[str, object]] = {}
    for whole in paths:
        file = os.path.basename(whole)
        if file not in _FILES:
            mistakes.append(f"{file}: not a component file (expected one of {', '.join(_FILES)})")
            continue
        try:
            with open(whole, encoding="utf-8") as stream:
                found[file] = _entries(file, stream.read(), mistakes)
        except (OSError, UnicodeDecodeError) as error:
            mistakes.append(f"{file}: cannot be read: {error}")
    return found


def _merged(replaced: dict[str, dict[str, object]], mistakes: list[str]) -> dict[str, list[tuple[str, _Fields]]]:
    """All entries by file, built-in order, each ready to be read."""
    merged: dict[str, list[tuple[str, _Fields]]] = {}
    for file in _FILES:
        entries = _built_in(file, mistakes)
        for name, entry in replaced.get(file, {}).items():
            if name in entries:
                entries[name] = entry
            else:
                mistakes.append(f"{file}: {name}: no such entry (known: {', '.join(entries)})")
        listed: list[tuple[str, _Fields]] = []
        for name, entry in entries.items():
            if isinstance(entry, dict):
                listed.append((name, _Fields(f"{file}: {name}", "", entry, mistakes)))
            else:
                mistakes.append(f"{file}: {name}: expected an object {{ }}, got {_shown(entry)}")
        merged[file] = listed
    return merged


def _built_in_bridges() -> list[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    mistakes: list[str] = []
    for name, entry in _built_in("maps.json", mistakes).items():
        if isinstance(entry, dict):
            rows = _read_rows(_Fields(f"maps.json: {name}", "", entry, mistakes))
            if not mistakes:
                found.update(_Layout(rows).bridges())
    if mistakes:
        raise BoxError("\n".join(mistakes))
    return sorted(found)


BRIDGES: Final[list[tuple[int, int]]] = _built_in_bridges()
"""The places for bridges of all built-in maps as (a, b), a < b, sorted: one numbering for actions on any map."""


def _read_box(path: str) -> Box:
    mistakes: list[str] = []
    merged = _merged(_replacements(path, mistakes) if path else {}, mistakes)
    origins: list[tuple[str, str]] = []
    for file in _FILES:
        for name, fields in merged[file]:
            origins.append((name, _ORIGINS[fields.choice("origin", _ORIGINS)]))
    boards: list[Board] = []
    for name, fields in merged["maps.json"]:
        boards += _read_map(name, fields)
    factions = [_read_faction(i, name, fields) for i, (name, fields) in enumerate(merged["factions.json"])]
    # Tables that are read at a number of structures, or at a shipping level, must be long enough for every faction.
    lengths = [1 + max([faction.count[kind] for faction in factions], default=0) for kind in range(SA + 1)]
    lengths.append(1 + max([faction.ship_max for faction in factions], default=0))
    cards = [_read_bonus_card(i, name, e, lengths) for i, (name, e) in enumerate(merged["bonus_cards.json"])]
    favors = [_read_favor_tile(i, name, e, lengths) for i, (name, e) in enumerate(merged["favor_tiles.json"])]
    scorings = [_read_scoring_tile(i, name, e) for i, (name, e) in enumerate(merged["scoring_tiles.json"])]
    towns = [_read_town_tile(i, name, e) for i, (name, e) in enumerate(merged["town_tiles.json"])]
    actions = [_read_power_action(i, name, e) for i, (name, e) in enumerate(merged["power_actions.json"])]
    points: dict[str, list[int]] = {}
    final_tiles: list[str] = []
    for name, fields in merged["final_scoring.json"]:
        points[name] = fields.table("points", 3)
        if _option(fields, "fire-and-ice-final-scoring"):
            final_tiles.append(name)
    for file in _FILES:
        for _, fields in merged[file]:
            fields.close()
    if mistakes:
        raise BoxError("\n".join(mistakes))
    final_tiles.sort()
    return Box(
        boards=boards,
        factions=factions,
        bonus_cards=cards,
        favor_tiles=favors,
        scoring_tiles=scorings,
        town_tiles=towns,
        power_actions=actions,
        final_tiles=final_tiles,
        final_points=[points[name] for name in final_tiles],
        area_points=points["network"],
        cult_points=points["cults"],
        origins=origins,
    )


_loaded: list[Box] = []  # the built-in box: nothing in it changes, so one is enough for all games


def load_box(path: str = "") -> Box:
    """The built-in components, with the entries of a file or folder of the user's in place of those they name."""
    if path:
        return _read_box(path)
    if not _loaded:
        _loaded.append(_read_box(""))
    return _loaded[0]
