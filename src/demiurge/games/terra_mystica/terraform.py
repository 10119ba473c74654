"""Chapter 6, transforming: what a hex may become, and what the action still allows then."""

from __future__ import annotations

from demiurge.games.terra_mystica import digging, reach, wheel
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import WHEEL
from demiurge.kernel.data import changed
from demiurge.kernel.state import Refusal


def is_home(p: Player, terrain: int) -> bool:
    """Where the player may build: home terrain, or a terrain the Riverwalkers have unlocked (TM-41.8)."""
    return terrain == p.home or bool(p.unlocked >> terrain & 1)


def in_play(s: Mystica, terrain: int) -> int:
    """TM-22.4: 1 if the terrain is the home of a player."""
    for p in s.players:
        if p.home == terrain:
            return 1
    return 0


def fresh(p: Player) -> bool:
    """Whether this would be a new action, not part of the running one."""
    return p.actions > 0 and not p.transforms and not p.spades


def refuse_transform(s: Mystica, seat: int, h: int, new: int, long: bool, building: bool) -> Refusal:
    """The law of one transform. `building`: a dwelling follows in the same breath, by the right to build (TM-44.3)."""
    p, old = s.players[seat], s.terrain[h]
    if old < 0 or not s.empty >> h & 1:
        return "TM-6.3"
    if old >= WHEEL:
        return "TM-22.2"
    if p.free_dwelling:
        return "TM-36.10"
    if not (p.transforms or building or fresh(p) or (p.passed and p.spades)):
        return no_right_to_transform(s, p)
    if p.may_build >> h & 1 and not s.game.site and not fresh(p):
        return "TM-6.7"  # this hex was made home terrain in this action
    way = reach.way_to(s, p, h)
    if way == reach.OUT:
        return reach.why_out(s, p, h)
    faction = s.faction(p)
    if faction.own_way(p, new):
        return faction.refuse_own_way(s, p, h, new, long)
    spades = faction.long_way(p, old, new) if long else faction.spades(s, p, old, new)
    if spades >= wheel.NEVER:
        return faction.why_never(s, new)
    if s.game.site:
        return refuse_site_spades(p, spades, faction.long_way(p, old, new), new, building)
    return refuse_spades(s, p, way, spades)


def no_right_to_transform(s: Mystica, p: Player) -> str:
    """Why the running action, if there is one, takes no (further) hex."""
    if p.spades and not s.game.site:
        return "TM-43.7"  # the first hex of ACT6 was not made home terrain
    if not (p.spades or p.builds):
        return "TM-4.1"
    return "TM-6.20" if p.paid == digging.GAVE_UP else "TM-6.15"


def refuse_spades(s: Mystica, p: Player, way: int, spades: int) -> Refusal:
    """At the table missing spades are paid for where the action allows it (TM-6.14)."""
    missing = spades - p.spades
    if missing <= 0:
        return None
    if not fresh(p):
        if p.need_home:
            return "TM-6.18"
        if p.paid == digging.GAVE_UP:
            return "TM-6.20"
        if not p.digs:
            return "TM-17.4" if p.passed else "TM-32.10"
    faction = s.faction(p)
    flight = reach.flight_workers(s, p) if way == reach.BY_FLIGHT else 0
    carpet = faction.carpet_p if way == reach.BY_FLIGHT else 0
    return None if faction.affordable(p, p.workers - flight, p.priests - carpet) >= missing else "TM-4.9"


def refuse_site_spades(p: Player, spades: int, other_way: int, new: int, building: bool) -> Refusal:
    """TM-6.16 to TM-6.20 as the site judges them: spades are in hand, and paid ones are all used on one hex."""
    if p.spades == other_way:
        spades = other_way  # TM-6.9
    if spades > p.spades:
        return "TM-6.12"
    if p.need_home and new != p.home:
        return "TM-6.16"
    left = p.transforms - (0 if p.passed or building else 1)
    if p.spades > spades and new != p.home and not p.passed and left <= 0:
        return "TM-6.20"
    return None


def transform(s: Mystica, seat: int, h: int, new: int, long: bool) -> None:
    p, old = s.players[seat], s.terrain[h]
    faction = s.faction(p)
    start_action(p)
    reach.fly(s, seat, h)
    if faction.own_way(p, new):
        faction.pay_own_way(s, seat, old)
    else:
        digging.use(s, seat, digging.used(s, p, old, new, long))
    set_terrain(s, h, new)
    settle_transform(s, p, h, new)
    s.tell("transform", seat, [h, new])


def start_action(p: Player) -> None:
    """Begin a transform action where none runs; a transform within one uses up a right to transform."""
    if p.transforms:
        if not p.passed:
            p.transforms -= 1
    elif not p.spades:  # spades in hand are those of the cult bonus, outside of any action
        p.actions -= 1
        p.builds = 1
        p.may_build = p.need_home = p.paid = 0


def settle_transform(s: Mystica, p: Player, h: int, new: int) -> None:
    """What the action still allows after this hex."""
    second = p.need_home
    p.need_home = second if not s.game.site else 0
    if p.spades == 0:
        p.transforms = 0
    elif new != p.home and not p.passed:
        if s.game.site:
            p.need_home = 1  # TM-6.16: the other hex must become home terrain
        elif p.digs:
            p.transforms = 0  # TM-43.7: the first hex was not made home terrain
    elif p.digs and not s.game.site:
        p.need_home = 1  # at the table it marks the second hex of ACT6: no spade is added, no dwelling built there
    p.digs = 0
    if new == p.home and (s.game.site or not second):
        p.may_build |= 1 << h  # TM-43.7: at the table only the first of two hexes
    if not s.game.site and not p.may_build and not p.transforms:
        p.builds = 0  # TM-43.5


def set_terrain(s: Mystica, h: int, new: int) -> None:
    ground = s.ground[:]
    ground[s.terrain[h]] &= ~(1 << h)
    ground[new] |= 1 << h
    s.ground = ground
    s.terrain = changed(s.terrain, h, new)
