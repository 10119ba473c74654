"""Chapter 6, spades: what they cost and bring, and how many a terrain takes. The spade track: spade_track.py."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, sources
from demiurge.games.terra_mystica.power import gain_power
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import ICE, SH, VOLCANO, WHEEL
from demiurge.games.terra_mystica.wheel import NEVER, WAYS
from demiurge.kernel.state import Refusal

BOUGHT: Final = 1  # in `paid`: spades were bought in this action
GAVE_UP: Final = -1  # in `paid`: a spade was given up, so none can be bought in this action any more (TM-6.20)


def wheel_home(p: Player) -> int:
    """TM-22.3: on the wheel the start colour stands for ice."""
    return p.start_colour if p.home == ICE else p.home


def needed(s: Mystica, p: Player, old: int, new: int) -> int:
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


def price(s: Mystica, p: Player) -> int:
    """TM-6.12: workers for one spade; 0 where it is not paid with workers."""
    prices = s.faction(p).dig_w
    return prices[p.dig] if prices else 0


def on_sale(s: Mystica, p: Player) -> bool:
    faction = s.faction(p)
    return bool(faction.dig_w) or faction.dig_p > 0


def affordable(s: Mystica, p: Player, workers: int, priests: int) -> int:
    """How many spades these workers and priests would buy."""
    faction = s.faction(p)
    if faction.dig_p:
        return max(priests, 0) // faction.dig_p
    return max(workers, 0) // faction.dig_w[p.dig] if faction.dig_w else 0


def buy(s: Mystica, seat: int, n: int) -> None:
    p = s.players[seat]
    faction = s.faction(p)
    p.workers -= n * price(s, p)
    p.priests -= n * faction.dig_p
    p.paid = BOUGHT
    score(s, seat, n * faction.dig_vp, sources.FACTION)  # TM-27.8
    gain(s, seat, n)


def gain(s: Mystica, seat: int, n: int) -> None:
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
    if not on_sale(s, p):
        return "TM-6.12"
    if not (p.digs or p.actions):
        return "TM-4.1"
    return None if affordable(s, p, p.workers, p.priests) else "TM-4.9"


def dig(s: Mystica, seat: int) -> None:
    p = s.players[seat]
    if not p.digs:
        p.actions -= 1
    p.transforms = p.builds = p.digs = 1
    if p.home == VOLCANO:
        p.volcano = 1
    else:
        buy(s, seat, 1)


def used(s: Mystica, p: Player, old: int, new: int, long: bool) -> int:
    other_way = long_way(p, old, new)
    if long or (s.game.site and p.spades == other_way):
        return other_way
    return needed(s, p, old, new)


def use(s: Mystica, seat: int, n: int) -> None:
    p = s.players[seat]
    if n > p.spades:
        buy(s, seat, n - p.spades)
    p.spades -= n


def give_up(s: Mystica, p: Player) -> None:
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


def volcano_clause(p: Player) -> str:
    return "TM-39.8" if p.faction == actions.ACOLYTES else "TM-40.8"
