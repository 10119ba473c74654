"""What is in the box of Terra Mystica: maps, factions, tiles and cards, decoded once into plain typed objects.

The numbers stand in `components/*.json`; this module knows only their shape, `reading_maps.py` that of the maps,
`factions/faction.py` that of the factions. How files are read and mistakes told: `kernel/components.py`.
"""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.reading_maps import FACTIONS, MAPS, ROOM, read_map
from demiurge.games.terra_mystica.vocabulary import CULTS, SA, STRUCTURES, TP, D
from demiurge.kernel.components import Components, Fields

SHIPPING: Final = 6  # the entry of BonusCard.pass_vp behind the structures
_CULTS_OR_PRIESTS: Final = (*CULTS, "priests")

NO_ACTION: Final = 0
SPADE_ACTION: Final = 1
CULT_ACTION: Final = 2
_CARD_ACTIONS: Final = ("", "spade", "cult")
_BONUS_CARDS: Final = "bonus_cards.json"
_FAVOR_TILES: Final = "favor_tiles.json"
_SCORING_TILES: Final = "scoring_tiles.json"
_TOWN_TILES: Final = "town_tiles.json"
_POWER_ACTIONS: Final = "power_actions.json"
_FINAL_SCORING: Final = "final_scoring.json"
_FILES: Final = (
    MAPS, FACTIONS, _BONUS_CARDS, _FAVOR_TILES, _SCORING_TILES, _TOWN_TILES, _POWER_ACTIONS, _FINAL_SCORING,
)  # fmt: skip


def _by_kind(fields: Fields) -> list[int]:
    """VP for structures: 6 entries, 0 where a kind is not named."""
    return [0] + [fields.whole(STRUCTURES[kind], needed=False) for kind in range(D, SA + 1)]


def _by_cult(fields: Fields) -> list[int]:
    return [fields.whole(cult, needed=False) for cult in CULTS]


def _option(fields: Fields, name: str) -> str:
    words = ("", name)
    return words[fields.choice("option", words, needed=False)]


class BonusCard:
    """A bonus card; `pass_vp` has 7 entries: by structure kind, then by shipping level, [] where it scores nothing."""

    def __init__(self, index: int, fields: Fields, lengths: list[int]) -> None:
        income = fields.group("income", needed=False)
        scores = fields.group("pass_vp", needed=False)
        pass_vp: list[list[int]] = [[]]
        for kind in range(D, SA + 1):
            pass_vp.append(scores.table(STRUCTURES[kind], lengths[kind], needed=False))
        pass_vp.append(scores.table("ship", lengths[SHIPPING], needed=False))
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

    def __init__(self, path: str, odd: dict[str, type[Faction]]) -> None:
        """odd: the classes of factions that are more than numbers, by name."""
        components = Components(ROOM, _FILES, path)
        maps = [read_map(entry, BRIDGES) for entry in components.entries(MAPS)]
        self.boards = [board for board in maps if board is not None]
        self.factions = [odd.get(entry.name, Faction)(i, entry) for i, entry in enumerate(components.entries(FACTIONS))]
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
