"""Chapter 6, transforming: what a hex may become, and what the action still allows then."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, digging, reach
from demiurge.games.terra_mystica.power import lose_tokens, tokens
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import VOLCANO, WHEEL
from demiurge.games.terra_mystica.wheel import NEVER
from demiurge.kernel.data import changed
from demiurge.kernel.state import Refusal


def is_home(p: Player, terrain: int) -> bool:
    """Where the player may build: home terrain, or a terrain the Riverwalkers have unlocked (TM-41.8)."""
    return terrain == p.home or bool(p.unlocked >> terrain & 1)


def in_play(s: Mystica, terrain: int) -> int:
    """TM-22.4: 1 if the terrain is the home of a player."""
    for p in s.players:
        if p.home == terrain and p.faction != actions.RIVERWALKERS:
            return 1
    return 0


def fresh(p: Player) -> bool:
    """Whether this would be a new action, not part of the running one."""
    return p.actions > 0 and not p.transforms and not p.spades


def volcano_price(s: Mystica, p: Player, terrain: int) -> int:
    """TM-39.8, TM-40.8: more for a colour that is somebody's home."""
    faction = s.faction(p)
    prices = faction.volcano_cults or faction.volcano_tokens
    return prices[in_play(s, terrain)]


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
    spades = digging.long_way(p, old, new) if long else digging.needed(s, p, old, new)
    if spades >= NEVER:
        return why_never(s, p, new)
    if s.game.site:
        return refuse_site_spades(p, spades, digging.long_way(p, old, new), new, building)
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
    flight = reach.flight_workers(s, p) if way == reach.BY_FLIGHT else 0
    carpet = s.faction(p).carpet_p if way == reach.BY_FLIGHT else 0
    return None if digging.affordable(s, p, p.workers - flight, p.priests - carpet) >= missing else "TM-4.9"


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
        return digging.volcano_clause(p)
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


def set_terrain(s: Mystica, h: int, new: int) -> None:
    ground = s.ground[:]
    ground[s.terrain[h]] &= ~(1 << h)
    ground[new] |= 1 << h
    s.ground = ground
    s.terrain = changed(s.terrain, h, new)
