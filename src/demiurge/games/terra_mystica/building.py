"""Chapter 6, building: dwellings, and all answers of transform and build. What every new structure brings."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, digging, leech, reach, sources, terraform, towns, wheel
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import COLOURS, VOLCANO, WHEEL, D
from demiurge.kernel.data import changed
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal


def refuse_build(s: Mystica, seat: int, h: int) -> Refusal:
    """The law of a dwelling, with the transform to home terrain that it may need first."""
    p = s.players[seat]
    if s.terrain[h] < 0 or not s.empty >> h & 1:
        return "TM-6.3"
    if p.built[D] >= s.faction(p).count[D]:
        return "TM-6.5"
    if p.free_dwelling:
        return None if terraform.is_home(p, s.terrain[h]) else "TM-36.10"
    ready = terraform.is_home(p, s.terrain[h])
    within = has_build_right(s, p, h, ready)
    if not (within or terraform.fresh(p)):
        return no_right_to_build(s, p, ready)
    if ready:
        return refuse_on_home(s, p, h)
    why = terraform.refuse_transform(s, seat, h, p.home, False, within)
    return why if why is not None else refuse_after_transform(s, p, h)


def has_build_right(s: Mystica, p: Player, h: int, ready: bool) -> bool:
    """Within the running action: after a transform to home terrain only on such a hex (TM-43.5, TM-43.6)."""
    if not p.builds:
        return False
    if not s.game.site and not ready and (p.need_home or (p.paid == digging.GAVE_UP and not p.spades)):
        return False  # TM-43.7: not on the second hex of ACT6; TM-6.20: nor with spades bought after giving some up
    if p.may_build and (ready or not p.transforms):
        return bool(p.may_build >> h & 1)
    return True


def no_right_to_build(s: Mystica, p: Player, ready: bool) -> str:
    if not p.builds:
        return "TM-4.1"
    if p.need_home and not s.game.site:
        return "TM-43.7"
    return "TM-6.20" if p.paid == digging.GAVE_UP and not ready else "TM-43.5"


def refuse_on_home(s: Mystica, p: Player, h: int) -> Refusal:
    if p.spades or p.volcano or p.free_transform:
        return "TM-6.19"
    way = reach.way_to(s, p, h)
    if way == reach.OUT:
        return reach.why_out(s, p, h)
    return refuse_dwelling(s, p, way == reach.BY_FLIGHT and p.flown_to != h, 0)


def refuse_after_transform(s: Mystica, p: Player, h: int) -> Refusal:
    """Whether the dwelling can be paid too, and whether all spades are used up by this hex (TM-6.19)."""
    flying = reach.way_to(s, p, h) == reach.BY_FLIGHT and p.flown_to != h
    if s.faction(p).own_way(p, p.home):
        return refuse_dwelling(s, p, flying, 0)
    spades = digging.used(s, p, s.terrain[h], p.home, False)
    if spades < p.spades:
        return "TM-6.19"
    return refuse_dwelling(s, p, flying, spades - p.spades)


def refuse_dwelling(s: Mystica, p: Player, flying: bool, missing: int) -> Refusal:
    """TM-4.9: the dwelling, the flight and the missing spades are paid together. A dwelling costs no priest, so that
    the transform or the way was refused already where one is missing."""
    faction = s.faction(p)
    workers = faction.cost_w[D] + missing * faction.spade_workers(p) + (reach.flight_workers(s, p) if flying else 0)
    return None if p.workers >= workers and p.coins >= faction.cost_c[D] else "TM-4.9"


def build(s: Mystica, seat: int, h: int) -> None:
    """TM-6.1, TM-6.2"""
    p = s.players[seat]
    if p.free_dwelling:
        p.free_dwelling = 0
    else:
        if not terraform.is_home(p, s.terrain[h]):
            if not p.transforms and has_build_right(s, p, h, False):
                p.transforms = 1  # part of the running action
            terraform.transform(s, seat, h, p.home, False)
        elif not has_build_right(s, p, h, True):
            p.actions -= 1
        reach.fly(s, seat, h)
        faction = s.faction(p)
        p.workers -= faction.cost_w[D]
        p.coins -= faction.cost_c[D]
    p.builds = p.transforms = p.digs = p.need_home = 0
    put(s, seat, h, D)
    s.tell("build", seat, [h])
    found(s, seat, h, D)


def put(s: Mystica, seat: int, h: int, kind: int) -> None:
    """Set a structure on an empty hex, or in the place of another (TM-8.12)."""
    p, old = s.players[seat], s.building[h]
    at, built = p.at[:], p.built[:]
    at[old] &= ~(1 << h)
    built[old] -= 1 if old else 0
    at[kind] |= 1 << h
    built[kind] += 1
    at[0] |= 1 << h
    p.at, p.built = at, built
    s.building, s.owner = changed(s.building, h, kind), changed(s.owner, h, seat)
    s.empty &= ~(1 << h)
    if old == 0:
        reach.refresh(s, p)


def found(s: Mystica, seat: int, h: int, kind: int) -> None:
    """What every new structure brings: VP of tiles, the town check and the offers to its neighbours."""
    p = s.players[seat]
    score(s, seat, s.game.box.scoring_tiles[s.scoring[s.round - 1]].build_vp[kind], sources.SCORING)
    for tile in cells(p.favors):
        score(s, seat, s.game.box.favor_tiles[tile].build_vp[kind], sources.FAVOR)
    towns.check(s, seat, h)
    leech.offer(s, seat, h)


# ---- enumeration
def answers(s: Mystica, seat: int, found: list[int]) -> None:
    """All transforms and dwellings that the law allows now. Hexes of one terrain that are reached the same way
    stand or fall together, so one of them is asked for all."""
    p = s.players[seat]
    if p.free_dwelling:
        if p.built[D] < s.faction(p).count[D]:
            found += [actions.BUILD.base + h for h in cells(s.empty & s.ground[p.home])]
        return
    if not (p.actions or p.spades or p.builds):
        return
    flights = reach.flights(s, p) & s.empty
    faction = s.faction(p)
    if not s.game.site and terraform.fresh(p) and not p.builds and faction.round_the_wheel:
        plain_answers(s, p, faction, p.reach & s.empty, False, found)
        if flights:
            plain_answers(s, p, faction, flights, True, found)
    else:
        terrains_of(s, seat, p.reach & s.empty, found)
        if flights:
            terrains_of(s, seat, flights, found)


def plain_answers(s: Mystica, p: Player, faction: Faction, mask: int, flying: bool, found: list[int]) -> None:
    """The common case, without asking the law: a new action of a faction that goes round the wheel."""
    workers, priests = p.workers, p.priests
    if flying:
        workers, priests = workers - reach.flight_workers(s, p), priests - faction.carpet_p
    budget, price, home = faction.affordable(p, workers, priests), faction.spade_workers(p), p.home
    build, transform, long_way = actions.BUILD.base, actions.TRANSFORM.base, actions.LONG_WAY.base
    dwelling = p.built[D] < faction.count[D] and p.coins >= faction.cost_c[D] and workers >= faction.cost_w[D]
    if budget == 0:
        if dwelling:
            for h in cells(mask & s.ground[home]):
                found.append(build + h)
        return
    for old in range(WHEEL):
        some = mask & s.ground[old]
        if not some:
            continue
        hexes, ways = cells(some), wheel.WAYS[home][old]
        if dwelling and ways[home] <= budget and workers >= ways[home] * price + faction.cost_w[D]:
            for h in hexes:
                found.append(build + h)
        for new in range(WHEEL):
            if new != old and ways[new] <= budget:
                for h in hexes:
                    found.append(transform + h * COLOURS + new)
                if (old == home or new == home) and WHEEL - ways[new] <= budget:
                    found += [long_way + h * WHEEL + new for h in hexes]


def terrains_of(s: Mystica, seat: int, mask: int, found: list[int]) -> None:
    p = s.players[seat]
    if p.home < VOLCANO and not (p.spades or p.free_transform or terraform.fresh(p)):
        build_answers(s, seat, mask & s.ground[p.home], found)
        return
    shared = p.may_build != 0 or p.free_transform != 0  # then the hex itself matters
    for old in range(COLOURS):
        some = mask & s.ground[old]
        if not some:
            continue
        hexes = cells(some)
        if shared:
            for h in hexes:
                one_of(s, seat, h, old, [h], found)
        else:
            one_of(s, seat, hexes[0], old, hexes, found)


def build_answers(s: Mystica, seat: int, home: int, found: list[int]) -> None:
    """No spade is left and none can be had, so only hexes that are home terrain already count."""
    p = s.players[seat]
    hexes = cells(home & p.may_build if p.may_build else home)
    if hexes and refuse_build(s, seat, hexes[0]) is None:
        found += [actions.BUILD.base + h for h in hexes]


def one_of(s: Mystica, seat: int, h: int, old: int, hexes: list[int], found: list[int]) -> None:
    """Ask the law about `h`; what it allows there it allows on all `hexes`."""
    p = s.players[seat]
    faction = s.faction(p)
    if refuse_build(s, seat, h) is None:
        found += [actions.BUILD.base + x for x in hexes]
    budget = p.spades
    if not s.game.site:
        budget += faction.affordable(p, p.workers, p.priests)
    for new in range(COLOURS):
        near = faction.own_way(p, new) or faction.spades(s, p, old, new) <= budget
        if near and terraform.refuse_transform(s, seat, h, new, False, False) is None:
            found += [actions.transform(x, new) for x in hexes]
        if (
            not s.game.site
            and faction.long_way(p, old, new) <= budget
            and terraform.refuse_transform(s, seat, h, new, True, False) is None
        ):
            found += [actions.LONG_WAY.base + x * WHEEL + new for x in hexes]
