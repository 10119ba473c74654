"""Chapter 8: upgrades, the strongholds' gains, and the favor tiles they bring (chapter 19)."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, bridges, building, cults, digging, leech, power, reach, sources, towns
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import SA, SH, TE, TP, D
from demiurge.kernel.data import added
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal

REPLACED: Final = (0, 0, D, TP, TP, TE)  # what each structure is built on (TM-8.1)
FAVORS: Final = 12


def price_coins(s: Mystica, seat: int, h: int, kind: int) -> int:
    """TM-8.3: the trading house costs double the coins where no opponent is directly adjacent."""
    return coins(s.faction(s.players[seat]), kind, kind != TP or leech.beside_opponent(s, seat, h))


def coins(faction: Faction, kind: int, beside: bool) -> int:
    """`beside`: an opponent, which matters to a trading house only."""
    return faction.cost_c[kind] * 2 if kind == TP and not beside else faction.cost_c[kind]


def refuse(s: Mystica, seat: int, action: int) -> Refusal:
    p, (h, kind) = s.players[seat], actions.upgrade_of(action)
    if p.free_trading and kind != TP:
        return "TM-35.9"
    if not p.at[REPLACED[kind]] >> h & 1 or REPLACED[kind] == 0:
        return "TM-8.1"
    faction = s.faction(p)
    if p.built[kind] >= faction.count[kind]:
        return "TM-8.2"
    if p.free_trading:
        return None
    enough = p.workers >= faction.cost_w[kind] and p.coins >= price_coins(s, seat, h, kind)
    return None if enough else "TM-4.9"


def answers(s: Mystica, seat: int, found: list[int]) -> None:
    p = s.players[seat]
    faction = s.faction(p)
    for kind in range(TP, SA + 1):
        old = p.at[REPLACED[kind]]
        if not old or p.built[kind] >= faction.count[kind] or p.workers < faction.cost_w[kind]:
            continue
        if p.coins < faction.cost_c[kind]:
            continue
        first, dear = actions.upgrade(0, kind), kind == TP and p.coins < coins(faction, TP, False)
        for h in cells(old):
            if not dear or leech.beside_opponent(s, seat, h):
                found.append(first + h * actions.UPGRADES)


def free_answers(s: Mystica, seat: int, found: list[int]) -> None:
    """TM-35.9: any dwelling, without paying."""
    p = s.players[seat]
    if p.built[TP] < s.faction(p).count[TP]:
        found += [actions.upgrade(h, TP) for h in cells(p.at[D])]


def upgrade(s: Mystica, seat: int, action: int) -> None:
    p, (h, kind) = s.players[seat], actions.upgrade_of(action)
    faction = s.faction(p)
    if p.free_trading:
        p.free_trading = 0
    else:
        p.actions -= 1
        p.workers -= faction.cost_w[kind]
        p.coins -= price_coins(s, seat, h, kind)
    clear_rights(p)
    building.put(s, seat, h, kind)
    s.tell("upgrade", seat, [h, kind])
    if kind == SH:
        stronghold(s, seat)
    elif kind in (TE, SA):
        owe_favors(s, p, faction.temple_favors)  # TM-8.6, TM-8.7, TM-25.9
    building.found(s, seat, h, kind)


def clear_rights(p: Player) -> None:
    """A new action ends what the one before still allowed."""
    p.transforms = p.builds = p.digs = p.paid = p.need_home = p.may_build = 0


def stronghold(s: Mystica, seat: int) -> None:
    """TM-8.5: what the faction gets once, when its stronghold is built."""
    p = s.players[seat]
    faction = s.faction(p)
    power.gain_power(p, faction.sh_power)  # TM-23.10
    p.workers_to_priests = faction.sh_w_to_p  # TM-27.10
    owe_favors(s, p, faction.sh_favors)  # TM-24.8
    p.flight = min(p.flight + faction.sh_flight, faction.flight_max)  # TM-30.10
    score(s, seat, faction.sh_vp, sources.FACTION)  # TM-26.11
    for _ in range(faction.sh_ship):
        reach.free_shipping(s, seat)  # TM-33.12
    p.bowl1 += faction.sh_tokens_per_player * s.seats  # TM-40.11
    if faction.sh_bridges:
        p.bridges_due = min(faction.sh_bridges, p.bridges_left)  # TM-41.17
        if not s.game.site and not bridges.places(s, p):
            p.bridges_due = 0
    if faction.sh_spades:  # TM-32.9
        digging.gain(s, seat, faction.sh_spades)
        p.transforms, p.builds = faction.sh_spades, 1


# ---- favor tiles
def owe_favors(s: Mystica, p: Player, n: int) -> None:
    """TM-8.8: none is owed beyond the kinds that the player may still take."""
    takeable = 0
    for tile in range(FAVORS):
        takeable += s.favors_left[tile] > 0 and not p.favors >> tile & 1
    p.favors_due = min(p.favors_due + n, takeable)


def refuse_favor(s: Mystica, seat: int, tile: int) -> Refusal:
    p = s.players[seat]
    if not p.favors_due:
        return "TM-8.6"
    if p.favors >> tile & 1:
        return "TM-1.11"
    if not s.favors_left[tile]:
        return "TM-1.10"
    steps = s.game.box.favor_tiles[tile].steps
    for track in range(cults.TRACKS):
        if steps[track] and cults.must_wait(s, seat, track, steps[track]):
            return "TM-43.21"
    return None


def favor_answers(s: Mystica, seat: int, found: list[int]) -> None:
    for tile in range(FAVORS):
        if refuse_favor(s, seat, tile) is None:
            found.append(actions.FAVOR.of(tile))


def take_favor(s: Mystica, seat: int, tile: int) -> None:
    """TM-8.9: the cult steps at once; TM-15.5: FAV5 may found towns."""
    p = s.players[seat]
    p.favors_due -= 1
    p.favors |= 1 << tile
    s.favors_left = added(s.favors_left, tile, -1)
    s.tell("favor", seat, [tile])
    favor = s.game.box.favor_tiles[tile]
    for track in range(cults.TRACKS):
        cults.advance(s, seat, track, favor.steps[track])
    if favor.town_power:
        towns.check_all(s, seat)
