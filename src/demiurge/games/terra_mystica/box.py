"""What is in the box of Terra Mystica: maps, factions, tiles and cards, decoded once into plain typed objects.

The numbers stand in `components/*.json`; this module knows only their shape. An owner of the game can replace entries
with `load_box(path)`; how files are read and mistakes told is the kernel's (`kernel/components.py`).
"""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.boards import (
    BRIDGES,
    COLS,
    COMPONENTS,
    HEXES,
    ICE,
    MAPS,
    REACH,
    RIVERS,
    ROWS,
    TERRAINS,
    VARIABLE,
    VOLCANO,
    WHEEL,
    Board,
    hex_id,
    hex_name,
    read_map,
)
from demiurge.kernel.components import Components, Fields

__all__ = [
    "BRIDGES", "COLS", "HEXES", "ICE", "REACH", "RIVERS", "ROWS", "TERRAINS", "VARIABLE", "VOLCANO", "WHEEL", "Board",
    "hex_id", "hex_name",
    "NONE", "D", "TP", "TE", "SH", "SA", "STRUCTURES", "FIRE", "WATER", "EARTH", "AIR", "CULTS", "PRIESTS_ON_CULTS",
    "NO_ACTION", "SPADE_ACTION", "CULT_ACTION", "FACTION_ACTIONS",
    "Faction", "BonusCard", "FavorTile", "ScoringTile", "TownTile", "PowerAction", "Box", "load_box",
]  # fmt: skip

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
_HOMES: Final = (*TERRAINS, "variable")

_FACTIONS: Final = "factions.json"
_BONUS_CARDS: Final = "bonus_cards.json"
_FAVOR_TILES: Final = "favor_tiles.json"
_SCORING_TILES: Final = "scoring_tiles.json"
_TOWN_TILES: Final = "town_tiles.json"
_POWER_ACTIONS: Final = "power_actions.json"
_FINAL_SCORING: Final = "final_scoring.json"
_FILES: Final = (
    MAPS, _FACTIONS, _BONUS_CARDS, _FAVOR_TILES, _SCORING_TILES, _TOWN_TILES, _POWER_ACTIONS, _FINAL_SCORING,
)  # fmt: skip


class Faction:
    """A faction board with its abilities as numbers; 0, [] or "" where it has no such ability.

    Lists named by kind have 6 entries (NONE, D, TP, TE, SH, SA); incomes are `[kind][number standing]`; `ship_vp` is
    read at the level left; pairs (`volcano_*`, `unlock_c`) are for a colour that is not, or is, a home colour in play.
    `home_spades` is what home terrain always takes, `action_*` what the special action gives, `sh_*` the stronghold.
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
        sh_tokens_per_player: int, sh_flight: int, priest_bonus: int, spade_vp: int, spade_pw_sh: int, town_vp: int,
        town_w: int, home_spades: int, act_discount: int, coins_per_vp: int, start_dwellings: int, start_favors: int,
        volcano_cults: list[int], volcano_tokens: list[int], unlock_c: list[int], pass_temple_vp: int,
        pass_bridge_vp: int, action: str, action_from_start: bool, action_steps: int,
        action_actions: int, action_spades: int, bridge_w: int, shift_pw: int,
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
        self.sh_flight = sh_flight
        self.priest_bonus = priest_bonus
        self.spade_vp = spade_vp
        self.spade_pw_sh = spade_pw_sh
        self.town_vp = town_vp
        self.town_w = town_w
        self.home_spades = home_spades
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
        self.action_steps = action_steps
        self.action_actions = action_actions
        self.action_spades = action_spades
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
# One function for each file


def _read_faction(index: int, fields: Fields) -> Faction:
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
    action = FACTION_ACTIONS[act.choice("name", FACTION_ACTIONS)]
    able = fields.group("abilities", needed=False)
    return Faction(
        index=index,
        name=fields.name,
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
        sh_flight=able.whole("sh_flight", needed=False),
        priest_bonus=able.whole("priest_bonus", needed=False),
        spade_vp=able.whole("spade_vp", needed=False),
        spade_pw_sh=able.whole("spade_pw_sh", needed=False),
        town_vp=able.whole("town_vp", needed=False),
        town_w=able.whole("town_w", needed=False),
        home_spades=able.whole("home_spades", needed=False),
        act_discount=able.whole("act_discount", needed=False),
        coins_per_vp=fields.whole("coins_per_vp", low=1),
        start_dwellings=start.whole("dwellings", high=3),
        start_favors=able.whole("start_favors", needed=False),
        volcano_cults=able.table("volcano_cults", 2, needed=False),
        volcano_tokens=able.table("volcano_tokens", 2, needed=False),
        unlock_c=able.table("unlock_c", 2, needed=False),
        pass_temple_vp=able.whole("pass_temple_vp", needed=False),
        pass_bridge_vp=able.whole("pass_bridge_vp", needed=False),
        action=action,
        action_from_start=act.flag("from_start", needed=False),
        action_steps=act.whole("steps", needed=action == "ACTA", low=1),
        action_actions=act.whole("actions", needed=action == "ACTC", low=1),
        action_spades=act.whole("spades", needed=action == "ACTG", low=1),
        bridge_w=act.whole("workers", needed=False),
        shift_pw=able.whole("shift_pw", needed=False),
        shift_tokens=able.whole("shift_tokens", needed=False),
    )


def _by_kind(fields: Fields) -> list[int]:
    """VP for structures: 6 entries, 0 where a kind is not named."""
    return [0] + [fields.whole(STRUCTURES[kind], needed=False) for kind in range(D, SA + 1)]


def _by_cult(fields: Fields) -> list[int]:
    return [fields.whole(cult, needed=False) for cult in CULTS]


def _read_bonus_card(index: int, fields: Fields, lengths: list[int]) -> BonusCard:
    income = fields.group("income", needed=False)
    scores = fields.group("pass_vp", needed=False)
    pass_vp: list[list[int]] = [[]]
    for kind in range(D, SA + 1):
        pass_vp.append(scores.table(STRUCTURES[kind], lengths[kind], needed=False))
    pass_vp.append(scores.table("ship", lengths[_SHIPPING], needed=False))
    return BonusCard(
        index=index,
        name=fields.name,
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


def _read_favor_tile(index: int, fields: Fields, lengths: list[int]) -> FavorTile:
    income = fields.group("income", needed=False)
    return FavorTile(
        index=index,
        name=fields.name,
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


def _read_scoring_tile(index: int, fields: Fields) -> ScoringTile:
    vp = fields.group("vp")
    reward = fields.group("reward")
    return ScoringTile(
        index=index,
        name=fields.name,
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


def _read_town_tile(index: int, fields: Fields) -> TownTile:
    return TownTile(
        index=index,
        name=fields.name,
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


def _read_power_action(index: int, fields: Fields) -> PowerAction:
    return PowerAction(
        index=index,
        name=fields.name,
        power=fields.whole("power"),
        bridges=fields.whole("bridges", needed=False, high=1),
        priests=fields.whole("priests", needed=False),
        workers=fields.whole("workers", needed=False),
        coins=fields.whole("coins", needed=False),
        spades=fields.whole("spades", needed=False),
    )


def _option(fields: Fields, name: str) -> str:
    words = ("", name)
    return words[fields.choice("option", words, needed=False)]


def _read_box(path: str) -> Box:
    components = Components(COMPONENTS, _FILES, path)
    boards: list[Board] = []
    for entry in components.entries(MAPS):
        board = read_map(entry)
        if board is not None:
            boards.append(board)
    factions = [_read_faction(i, entry) for i, entry in enumerate(components.entries(_FACTIONS))]
    # Tables that are read at a number of structures, or at a shipping level, must be long enough for every faction.
    lengths = [1 + max([faction.count[kind] for faction in factions], default=0) for kind in range(SA + 1)]
    lengths.append(1 + max([faction.ship_max for faction in factions], default=0))
    cards = [_read_bonus_card(i, entry, lengths) for i, entry in enumerate(components.entries(_BONUS_CARDS))]
    favors = [_read_favor_tile(i, entry, lengths) for i, entry in enumerate(components.entries(_FAVOR_TILES))]
    scorings = [_read_scoring_tile(i, entry) for i, entry in enumerate(components.entries(_SCORING_TILES))]
    towns = [_read_town_tile(i, entry) for i, entry in enumerate(components.entries(_TOWN_TILES))]
    actions = [_read_power_action(i, entry) for i, entry in enumerate(components.entries(_POWER_ACTIONS))]
    points: dict[str, list[int]] = {}
    final_tiles: list[str] = []
    for entry in components.entries(_FINAL_SCORING):
        points[entry.name] = entry.table("points", 3)
        if _option(entry, "fire-and-ice-final-scoring"):
            final_tiles.append(entry.name)
    components.close()
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
        origins=components.origins,
    )


_loaded: list[Box] = []  # the built-in box: nothing in it changes, so one is enough for all games


def load_box(path: str = "") -> Box:
    """The built-in components, with the entries of a file or folder of the user's in place of those they name."""
    if path:
        return _read_box(path)
    if not _loaded:
        _loaded.append(_read_box(""))
    return _loaded[0]
