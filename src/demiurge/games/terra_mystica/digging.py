"""Chapter 6, spades: what they cost and bring. How many a terrain takes: `Faction.spades`."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import power, sources
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import SH
from demiurge.kernel.state import Refusal

BOUGHT: Final = 1  # in `paid`: spades were bought in this action
GAVE_UP: Final = -1  # in `paid`: a spade was given up, so none can be bought in this action any more (TM-6.20)


def buy(s: Mystica, seat: int, n: int) -> None:
    p = s.players[seat]
    faction = s.faction(p)
    p.workers -= n * faction.spade_workers(p)
    p.priests -= n * faction.dig_p
    p.paid = BOUGHT
    score(s, seat, n * faction.dig_vp, sources.FACTION)  # TM-27.8
    gain(s, seat, n)


def gain(s: Mystica, seat: int, n: int) -> None:
    """TM-6.22: a spade scores when it is gained, however it came. Some factions gain something else instead."""
    p = s.players[seat]
    faction = s.faction(p)
    if faction.refuse_spades() is not None:
        return
    if s.round:
        score(s, seat, n * s.game.box.scoring_tiles[s.scoring[s.round - 1]].spade_vp, sources.SCORING)
    score(s, seat, n * faction.spade_vp, sources.FACTION)  # TM-32.8
    if p.built[SH]:
        power.gain_power(p, n * faction.spade_pw_sh)  # TM-23.11
    faction.keep_spades(p, n)


def refuse_dig(s: Mystica, p: Player) -> Refusal:
    """The site buys spades by a command of its own (TM-44.4); at the table they are paid when they are used."""
    return s.faction(p).refuse_dig(p) if s.game.site else "TM-6.12"


def dig(s: Mystica, seat: int) -> None:
    p = s.players[seat]
    if not p.digs:
        p.actions -= 1
    p.transforms = p.builds = p.digs = 1
    if not s.faction(p).digs_otherwise(p):
        buy(s, seat, 1)


def used(s: Mystica, p: Player, old: int, new: int, long: bool) -> int:
    """Spades that this transform takes; on the site the long way is meant by having its spades in hand (TM-6.9)."""
    faction = s.faction(p)
    other_way = faction.long_way(p, old, new)
    if long or (s.game.site and p.spades == other_way):
        return other_way
    return faction.spades(s, p, old, new)


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
