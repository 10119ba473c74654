"""What is in the box of Terra Mystica: maps, factions, tiles and cards, decoded once into plain typed objects.

The numbers stand in `components/*.json`; this module knows only their shape, `reading.py` that of the maps. An owner of
the game can replace entries with `load_box(path)`; how files are read and mistakes told is the kernel's
(`kernel/components.py`).
"""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import boards, reading
from demiurge.games.terra_mystica.vocabulary import CULTS, SA, STRUCTURES, TERRAINS, TP, D
from demiurge.kernel.components import Components, Fields

_SHIPPING: Final = 6  # the entry of BonusCard.pass_vp behind the structures

_CULTS_OR_PRIESTS: Final = (*CULTS, "priests")

NO_ACTION: Final = 0
SPADE_ACTION: Final = 1
CULT_ACTION: Final = 2
_CARD_ACTIONS: Final = ("", "spade", "cult")
FACTION_ACTIONS: Final = ("", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW")
_HOMES: Final = (*TERRAINS, "variable")

BRIDGES: Final[list[tuple[int, int]]] = reading.built_in_bridges()
"""The places for bridges of all built-in maps as (a, b), a < b, sorted: one numbering for actions on any map."""

_FACTIONS: Final = "factions.json"
_BONUS_CARDS: Final = "bonus_cards.json"
_FAVOR_TILES: Final = "favor_tiles.json"
_SCORING_TILES: Final = "scoring_tiles.json"
_TOWN_TILES: Final = "town_tiles.json"
_POWER_ACTIONS: Final = "power_actions.json"
_FINAL_SCORING: Final = "final_scoring.json"
_FILES: Final = (
    reading.MAPS, _FACTIONS, _BONUS_CARDS, _FAVOR_TILES, _SCORING_TILES, _TOWN_TILES, _POWER_ACTIONS, _FINAL_SCORING,
)  # fmt: skip


def _by_kind(fields: Fields) -> list[int]:
    """VP for structures: 6 entries, 0 where a kind is not named."""
    return [0] + [fields.whole(STRUCTURES[kind], needed=False) for kind in range(D, SA + 1)]


def _by_cult(fields: Fields) -> list[int]:
    return [fields.whole(cult, needed=False) for cult in CULTS]


def _option(fields: Fields, name: str) -> str:
    words = ("", name)
    return words[fields.choice("option", words, needed=False)]


class Faction:
    """A faction board with its abilities as numbers; 0, [] or "" where it has no such ability.

    Lists named by kind have 6 entries (NONE, D, TP, TE, SH, SA); incomes are `[kind][number standing]`; `ship_vp` is
    read at the level left; pairs (`volcano_*`, `unlock_c`) are for a colour that is not, or is, a home colour in play.
    `home_spades` is what home terrain always takes, `action_*` what the special action gives, `sh_*` the stronghold.
    """

    def __init__(self, index: int, fields: Fields) -> None:
        self.index = index
        self.name = fields.name
        self.display = fields.text("title")
        self.expansion = fields.flag("expansion")
        self.home = fields.choice("home", _HOMES)
        self.max_priests = fields.whole("max_priests")
        self.temple_favors = fields.whole("temple_favors")
        self.coins_per_vp = fields.whole("coins_per_vp", low=1)
        self._read_start(fields.group("start"))
        self._read_shipping(fields.group("shipping"))
        self._read_dig(fields.group("dig"))
        self._read_pieces(fields)
        self._read_flight(fields)
        self._read_abilities(fields.group("abilities", needed=False))
        self._read_action(fields.group("action", needed=False))

    def _read_start(self, start: Fields) -> None:
        bowls = start.table("bowls", 3) or [0, 0, 0]
        self.coins = start.whole("coins")
        self.workers = start.whole("workers")
        self.priests = start.whole("priests")
        self.bowl1, self.bowl2, self.bowl3 = bowls[0], bowls[1], bowls[2]
        self.cults = start.table("cults", len(CULTS))
        self.start_vp = start.whole("vp")
        self.start_vp_2017 = start.whole("vp_2017")
        self.start_dwellings = start.whole("dwellings", high=3)

    def _read_shipping(self, shipping: Fields) -> None:
        self.ship_level = shipping.whole("level")
        self.ship_max = shipping.whole("max", low=self.ship_level, high=boards.REACH - 1)
        sails = self.ship_max > self.ship_level
        self.ship_cost_c = shipping.whole("coins", needed=sails)
        self.ship_cost_p = shipping.whole("priests", needed=sails)
        self.ship_vp = shipping.table("vp", self.ship_max if sails else 0, needed=sails)

    def _read_dig(self, dig: Fields) -> None:
        self.dig_level = dig.whole("level")
        self.dig_max = dig.whole("max", low=self.dig_level)
        self.dig_w = dig.table("workers", self.dig_max + 1, needed=False)
        self.dig_p = dig.whole("priests", needed=False)
        self.dig_vp = dig.whole("vp", needed=False)
        step = dig.group("step", needed=self.dig_max > self.dig_level)
        self.dig_cost_w = step.whole("workers")
        self.dig_cost_c = step.whole("coins")
        self.dig_cost_p = step.whole("priests")
        self.dig_step_vp = step.whole("vp")

    def _read_pieces(self, fields: Fields) -> None:
        self.cost_w, self.cost_c, self.count, self.power = [0], [0], [0], [0]
        self.income_w, self.income_c, self.income_p, self.income_pw = [[0]], [[0]], [[0]], [[0]]
        for kind in range(D, SA + 1):
            piece = fields.group(STRUCTURES[kind])
            number = piece.whole("count", low=1, high=20)
            self.count.append(number)
            self.power.append(piece.whole("power"))
            self.cost_w.append(piece.whole("workers"))
            self.cost_c.append(piece.whole("coins"))
            income = piece.group("income")
            length = number + 1 if number else 0  # no second complaint where the count itself is wrong
            nothing = [0] * length
            self.income_w.append(income.table("workers", length, needed=False) or nothing)
            self.income_c.append(income.table("coins", length, needed=False) or nothing)
            self.income_p.append(income.table("priests", length, needed=False) or nothing)
            self.income_pw.append(income.table("power", length, needed=False) or nothing)

    def _read_flight(self, fields: Fields) -> None:
        """What crosses hexes without shipping: tunnels of the Dwarves, carpets of the Fakirs."""
        tunnels = "tunnel" in fields.data
        flight = fields.group("tunnel" if tunnels else "carpet", needed=False)
        self.flight = flight.whole("range", high=boards.REACH - 1)
        self.flight_max = flight.whole("max", low=self.flight, high=boards.REACH - 1)
        self.flight_vp = flight.whole("vp")
        self.tunnel_w = flight.table("workers", 2) if tunnels else []
        self.tunnel_vp = self.flight_vp if tunnels else 0
        self.carpet_p = 0 if tunnels else flight.whole("priests")

    def _read_abilities(self, able: Fields) -> None:
        self.sh_favors = able.whole("sh_favors", needed=False)
        self.sh_power = able.whole("sh_power", needed=False)
        self.sh_vp = able.whole("sh_vp", needed=False)
        self.sh_spades = able.whole("sh_spades", needed=False)
        self.sh_ship = able.whole("sh_ship", needed=False)
        self.sh_bridges = able.whole("sh_bridges", needed=False)
        self.sh_w_to_p = able.whole("sh_w_to_p", needed=False)
        self.sh_tokens_per_player = able.whole("sh_tokens_per_player", needed=False)
        self.sh_flight = able.whole("sh_flight", needed=False)
        self.priest_bonus = able.whole("priest_bonus", needed=False)
        self.spade_vp = able.whole("spade_vp", needed=False)
        self.spade_pw_sh = able.whole("spade_pw_sh", needed=False)
        self.town_vp = able.whole("town_vp", needed=False)
        self.town_w = able.whole("town_w", needed=False)
        self.home_spades = able.whole("home_spades", needed=False)
        self.act_discount = able.whole("act_discount", needed=False)
        self.start_favors = able.whole("start_favors", needed=False)
        self.volcano_cults = able.table("volcano_cults", 2, needed=False)
        self.volcano_tokens = able.table("volcano_tokens", 2, needed=False)
        self.unlock_c = able.table("unlock_c", 2, needed=False)
        self.pass_temple_vp = able.whole("pass_temple_vp", needed=False)
        self.pass_bridge_vp = able.whole("pass_bridge_vp", needed=False)
        self.shift_pw = able.whole("shift_pw", needed=False)
        self.shift_tokens = able.whole("shift_tokens", needed=False)

    def _read_action(self, act: Fields) -> None:
        self.action = FACTION_ACTIONS[act.choice("name", FACTION_ACTIONS)]
        self.action_from_start = act.flag("from_start", needed=False)
        self.action_steps = act.whole("steps", needed=self.action == "ACTA", low=1)
        self.action_actions = act.whole("actions", needed=self.action == "ACTC", low=1)
        self.action_spades = act.whole("spades", needed=self.action == "ACTG", low=1)
        self.bridge_w = act.whole("workers", needed=False)


class BonusCard:
    """A bonus card; `pass_vp` has 7 entries: by structure kind, then by shipping level, [] where it scores nothing."""

    def __init__(self, index: int, fields: Fields, lengths: list[int]) -> None:
        income = fields.group("income", needed=False)
        scores = fields.group("pass_vp", needed=False)
        pass_vp: list[list[int]] = [[]]
        for kind in range(D, SA + 1):
            pass_vp.append(scores.table(STRUCTURES[kind], lengths[kind], needed=False))
        pass_vp.append(scores.table("ship", lengths[_SHIPPING], needed=False))
        self.index = index
        self.name = fields.name
        self.title = fields.text("title")
        self.income_c = income.whole("coins", needed=False)
        self.income_w = income.whole("workers", needed=False)
        self.income_p = income.whole("priests", needed=False)
        self.income_pw = income.whole("power", needed=False)
        self.pass_vp = pass_vp
        self.ship = fields.whole("ship", needed=False, high=1)
        self.action = fields.choice("action", _CARD_ACTIONS, needed=False)
        self.option = _option(fields, "shipping-bonus")


class FavorTile:
    """A kind of favor tile; `town_power` is added to the power a town needs."""

    def __init__(self, index: int, fields: Fields, lengths: list[int]) -> None:
        income = fields.group("income", needed=False)
        self.index = index
        self.name = fields.name
        self.copies = fields.whole("copies")
        self.steps = _by_cult(fields.group("steps", needed=False))
        self.income_c = income.whole("coins", needed=False)
        self.income_w = income.whole("workers", needed=False)
        self.income_p = income.whole("priests", needed=False)
        self.income_pw = income.whole("power", needed=False)
        self.town_power = fields.whole("town_power", needed=False, low=-9, high=9)
        self.build_vp = _by_kind(fields.group("build_vp", needed=False))
        self.pass_tp_vp = fields.table("pass_tp_vp", lengths[TP], needed=False)
        self.action = fields.choice("action", _CARD_ACTIONS, needed=False)


class ScoringTile:
    """A scoring tile: VP of the round, then a reward for every full `per` on `cult` (or own priests on cult slots)."""

    def __init__(self, index: int, fields: Fields) -> None:
        vp = fields.group("vp")
        reward = fields.group("reward")
        self.index = index
        self.name = fields.name
        self.build_vp = _by_kind(vp)
        self.spade_vp = vp.whole("spade", needed=False)
        self.town_vp = vp.whole("town", needed=False)
        self.cult = fields.choice("cult", _CULTS_OR_PRIESTS)
        self.per = fields.whole("per", low=1)
        self.reward_c = reward.whole("coins", needed=False)
        self.reward_w = reward.whole("workers", needed=False)
        self.reward_p = reward.whole("priests", needed=False)
        self.reward_pw = reward.whole("power", needed=False)
        self.reward_spades = reward.whole("spades", needed=False)
        self.option = _option(fields, "temple-scoring-tile")


class TownTile:
    """A kind of town tile; `ship` is free shipping steps, `carpet` what the Fakirs get instead."""

    def __init__(self, index: int, fields: Fields) -> None:
        self.index = index
        self.name = fields.name
        self.copies = fields.whole("copies")
        self.vp = fields.whole("vp")
        self.coins = fields.whole("coins", needed=False)
        self.workers = fields.whole("workers", needed=False)
        self.priests = fields.whole("priests", needed=False)
        self.power = fields.whole("power", needed=False)
        self.steps = _by_cult(fields.group("steps", needed=False))
        self.keys = fields.whole("keys")
        self.ship = fields.whole("ship", needed=False)
        self.carpet = fields.whole("carpet", needed=False)
        self.option = _option(fields, "mini-expansion-1")


class PowerAction:
    """A power action: its price in power and what it buys."""

    def __init__(self, index: int, fields: Fields) -> None:
        self.index = index
        self.name = fields.name
        self.power = fields.whole("power")
        self.bridges = fields.whole("bridges", needed=False, high=1)
        self.priests = fields.whole("priests", needed=False)
        self.workers = fields.whole("workers", needed=False)
        self.coins = fields.whole("coins", needed=False)
        self.spades = fields.whole("spades", needed=False)


class Box:
    """All that lies in the box. `origins` tells where each component comes from (rulebook, public, house)."""

    def __init__(self, path: str = "") -> None:
        components = Components(reading.ROOM, _FILES, path)
        maps = [reading.read_map(entry, BRIDGES) for entry in components.entries(reading.MAPS)]
        self.boards = [board for board in maps if board is not None]
        self.factions = [Faction(i, entry) for i, entry in enumerate(components.entries(_FACTIONS))]
        lengths = self._lengths()
        self.bonus_cards = [BonusCard(i, e, lengths) for i, e in enumerate(components.entries(_BONUS_CARDS))]
        self.favor_tiles = [FavorTile(i, e, lengths) for i, e in enumerate(components.entries(_FAVOR_TILES))]
        self.scoring_tiles = [ScoringTile(i, entry) for i, entry in enumerate(components.entries(_SCORING_TILES))]
        self.town_tiles = [TownTile(i, entry) for i, entry in enumerate(components.entries(_TOWN_TILES))]
        self.power_actions = [PowerAction(i, entry) for i, entry in enumerate(components.entries(_POWER_ACTIONS))]
        points: dict[str, list[int]] = {}
        self.final_tiles: list[str] = []
        for entry in components.entries(_FINAL_SCORING):
            points[entry.name] = entry.table("points", 3)
            if _option(entry, "fire-and-ice-final-scoring"):
                self.final_tiles.append(entry.name)
        components.close()
        self.final_tiles.sort()
        self.final_points = [points[name] for name in self.final_tiles]
        self.area_points = points["network"]
        self.cult_points = points["cults"]
        self.origins = components.origins

    def _lengths(self) -> list[int]:
        """Tables read at a number of structures, or at a shipping level, must be long enough for every faction."""
        found = [1 + max([faction.count[kind] for faction in self.factions], default=0) for kind in range(SA + 1)]
        return [*found, 1 + max([faction.ship_max for faction in self.factions], default=0)]


_loaded: list[Box] = []  # the built-in box: nothing in it changes, so one is enough for all games


def load_box(path: str = "") -> Box:
    """The built-in components, with the entries of a file or folder of the user's in place of those they name."""
    if path:
        return Box(path)
    if not _loaded:
        _loaded.append(Box())
    return _loaded[0]
