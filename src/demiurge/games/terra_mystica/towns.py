"""Chapter 15: towns and their tiles (chapter 21)."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import cults, reach, sources
from demiurge.games.terra_mystica.power import gain_power
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import SA, D
from demiurge.kernel.data import added
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal

TOWN_POWER: Final = 7  # TM-15.1
TOWN_STRUCTURES: Final = 4  # TM-15.1; the sanctuary counts as two (TM-15.2)


def power_needed(s: Mystica, p: Player) -> int:
    """TM-15.4: FAV5 lowers it."""
    needed = TOWN_POWER
    for tile in cells(p.favors):
        needed += s.game.box.favor_tiles[tile].town_power
    return needed


def neighbours(s: Mystica, p: Player, h: int) -> int:
    """Directly connected own structures; skipped river cells may connect too (TM-15.3)."""
    found = s.near[h]
    if s.rivers:
        found |= s.faction(p).joined(s, h)
    return found & p.at[0]


def group_of(s: Mystica, p: Player, start: int) -> int:
    """All own structures directly connected with those in the mask `start`, itself included."""
    group, fresh = start, start
    while fresh:
        found = 0
        for h in cells(fresh):
            found |= neighbours(s, p, h)
        fresh = found & ~group
        group |= fresh
    return group


def suffices(s: Mystica, p: Player, group: int) -> bool:
    """TM-15.1, TM-15.2, TM-15.15"""
    structures = group.bit_count() + (1 if group & p.at[SA] else 0)
    if structures < TOWN_STRUCTURES:
        return False
    power, values = 0, s.faction(p).power
    for kind in range(D, SA + 1):
        power += (group & p.at[kind]).bit_count() * values[kind]
    return power >= power_needed(s, p) and sum(s.towns_left) > p.towns_due


def check(s: Mystica, seat: int, h: int) -> None:
    """TM-15.6: whether what happened on this hex founds a town, or joins one."""
    p = s.players[seat]
    if not p.at[0] >> h & 1 or p.towns >> h & 1:
        return
    group = group_of(s, p, 1 << h)
    if group & p.towns:
        p.towns |= group  # TM-15.11, TM-15.12
    elif suffices(s, p, group):
        p.towns |= group
        p.towns_due += 1


def check_all(s: Mystica, seat: int) -> None:
    """TM-15.5: taking FAV5 founds every town that is now possible."""
    for h in cells(s.players[seat].at[0]):
        check(s, seat, h)


# ---- town tiles
def refuse_tile(s: Mystica, p: Player, tile: int) -> Refusal:
    if not p.towns_due:
        return "TM-15.7"
    return None if s.towns_left[tile] else "TM-2.4"


def waits_for_cultists(s: Mystica, seat: int, tile: int) -> bool:
    p, gain = s.players[seat], s.game.box.town_tiles[tile]
    p.keys += gain.keys
    found = any(gain.steps[t] and cults.must_wait(s, seat, t, gain.steps[t]) for t in range(cults.TRACKS))
    p.keys -= gain.keys
    return found


def take_tile(s: Mystica, seat: int, tile: int) -> None:
    """TM-15.7, TM-15.9: the key counts before the steps of the same tile."""
    p, gain = s.players[seat], s.game.box.town_tiles[tile]
    p.towns_due -= 1
    s.towns_left = added(s.towns_left, tile, -1)
    p.town_tiles = added(p.town_tiles, tile, 1)
    s.tell("town", seat, [tile])
    score(s, seat, gain.vp, sources.TOWN)
    cults.gain_keys(s, seat, gain.keys)
    p.coins += gain.coins
    s.faction(p).gain_priests(p, gain.priests)
    p.workers += gain.workers
    gain_power(p, gain.power)
    for track in range(cults.TRACKS):
        cults.advance(s, seat, track, gain.steps[track])
    for _ in range(gain.ship):
        reach.free_shipping(s, seat)
    faction = s.faction(p)
    if gain.carpet and faction.carpet_p:
        p.flight = min(p.flight + gain.carpet, faction.flight_max)  # TM-21.9
    score(s, seat, s.game.box.scoring_tiles[s.scoring[s.round - 1]].town_vp, sources.SCORING)  # TM-15.8
    score(s, seat, faction.town_vp, sources.FACTION)
    p.workers += faction.town_w  # TM-35.8
