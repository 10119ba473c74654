"""Chapter 6: transform and build. Home terrain of each faction: chapters 22 to 42. The spade track: spade_track.py."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, leech, reach, sources, towns
from demiurge.games.terra_mystica.actions import BUILD, LONG_WAY
from demiurge.games.terra_mystica.power import gain_power, lose_tokens, tokens
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import COLOURS, ICE, SH, VOLCANO, WHEEL, D
from demiurge.kernel.data import changed
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal

NEVER: Final = 99  # more spades than anybody has
BOUGHT: Final = 1  # in `paid`: spades were bought in this action
GAVE_UP: Final = -1  # in `paid`: a spade was given up, so none can be bought in this action any more (TM-6.20)


def _ways() -> list[list[list[int]]]:
    """ways[home][from][to]: spades of the shorter way that does not pass through the home terrain (TM-6.7)."""
    found = [[[0] * WHEEL for _ in range(WHEEL)] for _ in range(WHEEL)]
    for home in range(WHEEL):
        for old in range(WHEEL):
            for new in range(WHEEL):
                up, down = (new - old) % WHEEL, (old - new) % WHEEL
                if home not in (old, new):  # one of the two ways runs through the home terrain
                    if (home - old) % WHEEL < up:
                        up = NEVER
                    else:
                        down = NEVER
                found[home][old][new] = min(up, down)
    return found


WAYS: Final = _ways()


def wheel_home(p: Player) -> int:
    """TM-22.3: on the wheel the start colour stands for ice."""
    return p.start_colour if p.home == ICE else p.home


def spades_for(s: Mystica, p: Player, old: int, new: int) -> int:
    """Spades from one terrain to another the short way; NEVER where there is none."""
    if old >= WHEEL or old == new or p.faction == actions.RIVERWALKERS:
        return NEVER  # TM-22.2, TM-41.8
    if new >= WHEEL:
        if new != p.home:
            return NEVER
        if new == VOLCANO:
            return 0  # paid otherwise (TM-39.8, TM-40.8)
        return max(1, WAYS[p.start_colour][old][p.start_colour])  # TM-37.9
    if p.home == VOLCANO:
        return NEVER
    always = s.faction(p).home_spades
    if always:
        return always if new == p.home or s.game.site else NEVER  # TM-31.8, TM-43.22
    return WAYS[wheel_home(p)][old][new]


def long_way(p: Player, old: int, new: int) -> int:
    """TM-6.8: to or from home terrain the other direction may be chosen."""
    if max(old, new) >= WHEEL or old == new or p.home == VOLCANO or wheel_home(p) not in (old, new):
        return NEVER
    if p.faction in (actions.GIANTS, actions.RIVERWALKERS):
        return NEVER
    return WHEEL - WAYS[wheel_home(p)][old][new]


def is_home(p: Player, terrain: int) -> bool:
    """Where the player may build: home terrain, or a terrain the Riverwalkers have unlocked (TM-41.8)."""
    return terrain == p.home or bool(p.unlocked >> terrain & 1)


def in_play(s: Mystica, terrain: int) -> int:
    """TM-22.4: 1 if the terrain is the home of a player."""
    for p in s.players:
        if p.home == terrain and p.faction != actions.RIVERWALKERS:
            return 1
    return 0


# ---- spades
def spade_workers(s: Mystica, p: Player) -> int:
    """TM-6.12: workers for one spade; 0 where it is not paid with workers."""
    prices = s.faction(p).dig_w
    return prices[p.dig] if prices else 0


def buys_spades(s: Mystica, p: Player) -> bool:
    faction = s.faction(p)
    return bool(faction.dig_w) or faction.dig_p > 0


def spades_affordable(s: Mystica, p: Player, workers: int, priests: int) -> int:
    """How many spades these workers and priests would buy."""
    faction = s.faction(p)
    if faction.dig_p:
        return max(priests, 0) // faction.dig_p
    return max(workers, 0) // faction.dig_w[p.dig] if faction.dig_w else 0


def buy_spades(s: Mystica, seat: int, n: int) -> None:
    p = s.players[seat]
    faction = s.faction(p)
    p.workers -= n * spade_workers(s, p)
    p.priests -= n * faction.dig_p
    p.paid = BOUGHT
    score(s, seat, n * faction.dig_vp, sources.FACTION)  # TM-27.8
    gain_spades(s, seat, n)


def gain_spades(s: Mystica, seat: int, n: int) -> None:
    """TM-6.22: a spade scores when it is gained, however it came. Some factions gain something else instead."""
    p = s.players[seat]
    if p.faction == actions.RIVERWALKERS:
        return  # TM-41.16
    faction = s.faction(p)
    if s.round:
        score(s, seat, n * s.game.box.scoring_tiles[s.scoring[s.round - 1]].spade_vp, sources.SCORING)
    score(s, seat, n * faction.spade_vp, sources.FACTION)  # TM-32.8
    if p.built[SH]:
        gain_power(p, n * faction.spade_pw_sh)  # TM-23.11
    if faction.volcano_cults:
        p.cult_steps += n  # TM-39.11
    elif faction.volcano_tokens:
        p.bowl1 += n  # TM-40.10
    else:
        p.spades += n


def refuse_dig(s: Mystica, p: Player) -> Refusal:
    """The site buys spades by a command of its own (TM-44.4); at the table they are paid when they are used."""
    if not s.game.site:
        return "TM-6.12"
    if p.home == VOLCANO:
        return None if p.actions and not p.volcano else volcano_clause(p)
    if not buys_spades(s, p):
        return "TM-6.12"
    if not (p.digs or p.actions):
        return "TM-4.1"
    return None if spades_affordable(s, p, p.workers, p.priests) else "TM-4.9"


def dig(s: Mystica, seat: int) -> None:
    p = s.players[seat]
    if not p.digs:
        p.actions -= 1
    p.transforms = p.builds = p.digs = 1
    if p.home == VOLCANO:
        p.volcano = 1
    else:
        buy_spades(s, seat, 1)


# ---- transforming
def fresh(p: Player) -> bool:
    """Whether this would be a new action, not part of the running one."""
    return p.actions > 0 and not p.transforms and not p.spades


def volcano_price(s: Mystica, p: Player, terrain: int) -> int:
    """TM-39.8, TM-40.8: more for a colour that is somebody's home."""
    faction = s.faction(p)
    prices = faction.volcano_cults or faction.volcano_tokens
    return prices[in_play(s, terrain)]


def volcano_clause(p: Player) -> str:
    return "TM-39.8" if p.faction == actions.ACOLYTES else "TM-40.8"


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
    if p.free_transform:
        return "TM-34.10" if long else refuse_sandstorm(s, p, h, new)
    if new == VOLCANO and p.home == VOLCANO:
        return refuse_volcano(s, p, h)
    spades = long_way(p, old, new) if long else spades_for(s, p, old, new)
    if spades >= NEVER:
        return why_never(s, p, new)
    if s.game.site:
        return refuse_site_spades(p, spades, long_way(p, old, new), new, building)
    return refuse_spades(s, p, way, spades)


def why_never(s: Mystica, p: Player, new: int) -> str:
    """The clause against a transform that no number of spades makes."""
    if p.faction == actions.RIVERWALKERS:
        return "TM-41.8"
    if p.home == VOLCANO:
        return "TM-39.7" if p.faction == actions.ACOLYTES else "TM-40.7"
    return "TM-43.22" if p.faction == actions.GIANTS and new < WHEEL and not s.game.site else "TM-6.7"


def no_right_to_transform(s: Mystica, p: Player) -> str:
    """Why the running action, if there is one, takes no (further) hex."""
    if p.spades and not s.game.site:
        return "TM-43.7"  # the first hex of ACT6 was not made home terrain
    if not (p.spades or p.builds):
        return "TM-4.1"
    return "TM-6.20" if p.paid == GAVE_UP else "TM-6.15"


def refuse_spades(s: Mystica, p: Player, way: int, spades: int) -> Refusal:
    """At the table missing spades are paid for where the action allows it (TM-6.14)."""
    missing = spades - p.spades
    if missing <= 0:
        return None
    if not fresh(p):
        if p.need_home:
            return "TM-6.18"
        if p.paid == GAVE_UP:
            return "TM-6.20"
        if not p.digs:
            return "TM-17.4" if p.passed else "TM-32.10"
    flight = reach.flight_workers(s, p) if way == reach.BY_FLIGHT else 0
    carpet = s.faction(p).carpet_p if way == reach.BY_FLIGHT else 0
    return None if spades_affordable(s, p, p.workers - flight, p.priests - carpet) >= missing else "TM-4.9"


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


def refuse_sandstorm(s: Mystica, p: Player, h: int, new: int) -> Refusal:
    """TM-34.9: over a shared edge only; desert only, on which the site does not insist (TM-43.25)."""
    if not s.game.board.near[h] & p.at[0]:
        return "TM-34.9"
    if new == s.terrain[h] or new >= WHEEL:
        return "TM-34.9"
    return None if new == p.home or s.game.site else "TM-43.24"


def refuse_volcano(s: Mystica, p: Player, h: int) -> Refusal:
    if s.game.site and not p.volcano:
        return volcano_clause(p)
    if not s.game.site and not fresh(p):
        return "TM-4.1"
    price = volcano_price(s, p, s.terrain[h])
    if s.faction(p).volcano_cults:
        return None if max(p.cults) >= price and not p.lose_steps else "TM-39.9"
    return None if tokens(p) >= price else "TM-40.9"


def transform(s: Mystica, seat: int, h: int, new: int, long: bool) -> None:
    p, old = s.players[seat], s.terrain[h]
    start_action(p)
    reach.fly(s, seat, h)
    if p.free_transform:
        p.free_transform = 0
    elif new == VOLCANO:
        pay_volcano(s, seat, old)
    else:
        use_spades(s, seat, spades_used(s, p, old, new, long))
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


def spades_used(s: Mystica, p: Player, old: int, new: int, long: bool) -> int:
    other_way = long_way(p, old, new)
    if long or (s.game.site and p.spades == other_way):
        return other_way
    return spades_for(s, p, old, new)


def use_spades(s: Mystica, seat: int, n: int) -> None:
    p = s.players[seat]
    if n > p.spades:
        buy_spades(s, seat, n - p.spades)
    p.spades -= n


def pay_volcano(s: Mystica, seat: int, old: int) -> None:
    p = s.players[seat]
    p.volcano = 0
    price = volcano_price(s, p, old)
    if s.faction(p).volcano_cults:
        p.lose_steps = price
    else:
        lose_tokens(p, price)


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


def waive_spade(s: Mystica, p: Player) -> None:
    """TM-6.20; without a hex made home the Halflings' stronghold allows no dwelling either (TM-32.10)."""
    p.spades -= 1
    if not s.game.site:
        p.paid = GAVE_UP
    if not p.spades:
        p.transforms = 0
        if s.game.site:
            p.need_home = 0
        elif not p.may_build and not p.digs:
            p.builds = 0


def set_terrain(s: Mystica, h: int, new: int) -> None:
    ground = s.ground[:]
    ground[s.terrain[h]] &= ~(1 << h)
    ground[new] |= 1 << h
    s.ground = ground
    s.terrain = changed(s.terrain, h, new)


# ---- building
def refuse_build(s: Mystica, seat: int, h: int) -> Refusal:
    """The law of a dwelling, with the transform to home terrain that it may need first."""
    p = s.players[seat]
    if s.terrain[h] < 0 or not s.empty >> h & 1:
        return "TM-6.3"
    if p.built[D] >= s.faction(p).count[D]:
        return "TM-6.5"
    if p.free_dwelling:
        return None if is_home(p, s.terrain[h]) else "TM-36.10"
    ready = is_home(p, s.terrain[h])
    within = has_build_right(s, p, h, ready)
    if not (within or fresh(p)):
        return no_right_to_build(s, p, ready)
    if ready:
        return refuse_on_home(s, p, h)
    why = refuse_transform(s, seat, h, p.home, False, within)
    return why if why is not None else refuse_after_transform(s, p, h)


def has_build_right(s: Mystica, p: Player, h: int, ready: bool) -> bool:
    """Within the running action: after a transform to home terrain only on such a hex (TM-43.5, TM-43.6)."""
    if not p.builds:
        return False
    if not s.game.site and not ready and (p.need_home or (p.paid == GAVE_UP and not p.spades)):
        return False  # TM-43.7: not on the second hex of ACT6; TM-6.20: nor with spades bought after giving some up
    if p.may_build and (ready or not p.transforms):
        return bool(p.may_build >> h & 1)
    return True


def no_right_to_build(s: Mystica, p: Player, ready: bool) -> str:
    if not p.builds:
        return "TM-4.1"
    if p.need_home and not s.game.site:
        return "TM-43.7"
    return "TM-6.20" if p.paid == GAVE_UP and not ready else "TM-43.5"


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
    if p.free_transform or p.home == VOLCANO:
        return refuse_dwelling(s, p, flying, 0)
    spades = spades_used(s, p, s.terrain[h], p.home, False)
    if spades < p.spades:
        return "TM-6.19"
    return refuse_dwelling(s, p, flying, spades - p.spades)


def refuse_dwelling(s: Mystica, p: Player, flying: bool, missing: int) -> Refusal:
    """TM-4.9: the dwelling, the flight and the missing spades are paid together. A dwelling costs no priest, so that
    the transform or the way was refused already where one is missing."""
    faction = s.faction(p)
    workers = faction.cost_w[D] + missing * spade_workers(s, p) + (reach.flight_workers(s, p) if flying else 0)
    return None if p.workers >= workers and p.coins >= faction.cost_c[D] else "TM-4.9"


def build(s: Mystica, seat: int, h: int) -> None:
    """TM-6.1, TM-6.2"""
    p = s.players[seat]
    if p.free_dwelling:
        p.free_dwelling = 0
    else:
        if not is_home(p, s.terrain[h]):
            if not p.transforms and has_build_right(s, p, h, False):
                p.transforms = 1  # part of the running action
            transform(s, seat, h, p.home, False)
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
            found += [BUILD.base + h for h in cells(s.empty & s.ground[p.home])]
        return
    if not (p.actions or p.spades or p.builds):
        return
    flights = reach.flights(s, p) & s.empty
    if not s.game.site and fresh(p) and not p.builds and p.home < WHEEL and p.faction != actions.GIANTS:
        plain_answers(s, p, p.reach & s.empty, False, found)
        if flights:
            plain_answers(s, p, flights, True, found)
    else:
        terrains_of(s, seat, p.reach & s.empty, found)
        if flights:
            terrains_of(s, seat, flights, found)


def plain_answers(s: Mystica, p: Player, mask: int, flying: bool, found: list[int]) -> None:
    """The common case, without asking the law: a new action of a faction that goes round the wheel."""
    faction = s.faction(p)
    workers, priests = p.workers, p.priests
    if flying:
        workers, priests = workers - reach.flight_workers(s, p), priests - faction.carpet_p
    budget, price, home = spades_affordable(s, p, workers, priests), spade_workers(s, p), p.home
    dwelling = p.built[D] < faction.count[D] and p.coins >= faction.cost_c[D] and workers >= faction.cost_w[D]
    if budget == 0:
        if dwelling:
            for h in cells(mask & s.ground[home]):
                found.append(BUILD.base + h)
        return
    for old in range(WHEEL):
        some = mask & s.ground[old]
        if not some:
            continue
        hexes, ways = cells(some), WAYS[home][old]
        if dwelling and ways[home] <= budget and workers >= ways[home] * price + faction.cost_w[D]:
            for h in hexes:
                found.append(BUILD.base + h)
        for new in range(WHEEL):
            if new != old and ways[new] <= budget:
                for h in hexes:
                    found.append(actions.transform(h, new))
                if (old == home or new == home) and WHEEL - ways[new] <= budget:
                    found += [LONG_WAY.base + h * WHEEL + new for h in hexes]


def terrains_of(s: Mystica, seat: int, mask: int, found: list[int]) -> None:
    p = s.players[seat]
    if p.home < VOLCANO and not (p.spades or p.free_transform or fresh(p)):
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
        found += [BUILD.base + h for h in hexes]


def one_of(s: Mystica, seat: int, h: int, old: int, hexes: list[int], found: list[int]) -> None:
    """Ask the law about `h`; what it allows there it allows on all `hexes`."""
    p = s.players[seat]
    if refuse_build(s, seat, h) is None:
        found += [BUILD.base + x for x in hexes]
    budget = p.spades
    if not s.game.site:
        budget += spades_affordable(s, p, p.workers, p.priests)
    for new in range(COLOURS):
        special = p.free_transform or new == VOLCANO
        near = special or spades_for(s, p, old, new) <= budget
        if near and refuse_transform(s, seat, h, new, False, False) is None:
            found += [actions.transform(x, new) for x in hexes]
        if (
            not s.game.site
            and long_way(p, old, new) <= budget
            and refuse_transform(s, seat, h, new, True, False) is None
        ):
            found += [LONG_WAY.base + x * WHEEL + new for x in hexes]
