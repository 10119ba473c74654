"""Chapter 5: adjacency, reach and shipping; tunnelling and carpet flight (TM-28.8, TM-30.8)."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import boards, sources
from demiurge.games.terra_mystica.state import NO_CARD, NO_HEX, Mystica, Player, score
from demiurge.games.terra_mystica.vocabulary import SH
from demiurge.kernel.masks import cells

OUT: Final = 0  # not in reach
BY_FOOT: Final = 1  # directly or indirectly adjacent
BY_FLIGHT: Final = 2  # by tunnel or carpet, at a price


def ship_range(s: Mystica, p: Player) -> int:
    """TM-5.7, TM-5.8: BON4 counts while it is held and its owner has not passed; not for Dwarves and Fakirs."""
    if p.card != NO_CARD and not p.passed and s.faction(p).ship_max:
        return p.ship + s.game.box.bonus_cards[p.card].ship
    return p.ship


def refresh(s: Mystica, p: Player) -> None:
    """Find `reach` again: after a structure, a bridge, a shipping step or a change of card (TM-5.5)."""
    faction, ship, reach = s.faction(p), s.game.board.ship[min(ship_range(s, p), boards.REACH)], 0
    for h in cells(p.at[0]):
        reach |= ship[h] | faction.beside(s, h)
    p.reach = reach


def flights(s: Mystica, p: Player) -> int:
    """The hexes that a tunnel or carpet opens now, beyond those in reach (TM-28.9, TM-30.9); never after passing."""
    if p.flight == 0 or p.passed:
        return 0
    if p.flown_to != NO_HEX:
        return (1 << p.flown_to) & ~p.reach
    return flight_range(s, p) & ~p.reach if can_fly(s, p) else 0


def flight_range(s: Mystica, p: Player) -> int:
    within, found = s.game.board.within[p.flight + 1], 0
    for h in cells(p.at[0]):
        found |= within[h]
    return found


def can_fly(s: Mystica, p: Player) -> bool:
    return p.workers >= flight_workers(s, p) and p.priests >= s.faction(p).carpet_p


def flight_workers(s: Mystica, p: Player) -> int:
    """TM-28.8, TM-28.11: a tunnel costs less once the stronghold stands."""
    tunnel = s.faction(p).tunnel_w
    return tunnel[p.built[SH]] if tunnel else 0


def way_to(s: Mystica, p: Player, h: int) -> int:
    """How a hex is in reach, if at all (TM-6.3)."""
    if p.reach >> h & 1:
        return BY_FOOT
    return BY_FLIGHT if flights(s, p) >> h & 1 else OUT


def why_out(s: Mystica, p: Player, h: int) -> str:
    """The clause against a hex out of reach; a tunnel or carpet may fail for its price, or for another one flown."""
    if p.flight and not p.passed and flight_range(s, p) >> h & 1:
        if p.flown_to == NO_HEX:
            return "TM-4.9"
        return "TM-30.9" if s.faction(p).carpet_p else "TM-28.9"
    return "TM-6.3"


def fly(s: Mystica, seat: int, h: int) -> None:
    """Pay for the tunnel or carpet if this hex needs one; once for a turn (TM-28.9)."""
    p = s.players[seat]
    if p.reach >> h & 1 or p.flown_to == h:
        return
    faction = s.faction(p)
    p.workers -= flight_workers(s, p)
    p.priests -= faction.carpet_p
    p.flown_to = h
    score(s, seat, faction.flight_vp, sources.FACTION)


def refuse_shipping(s: Mystica, p: Player) -> str | None:
    faction = s.faction(p)
    if p.ship >= faction.ship_max or faction.ship_cost_c == 0:
        return "TM-5.9"
    return None if p.coins >= faction.ship_cost_c and p.priests >= faction.ship_cost_p else "TM-4.9"


def advance_shipping(s: Mystica, seat: int) -> None:
    """TM-5.9"""
    p = s.players[seat]
    faction = s.faction(p)
    p.coins -= faction.ship_cost_c
    p.priests -= faction.ship_cost_p
    free_shipping(s, seat)


def free_shipping(s: Mystica, seat: int) -> None:
    """TM-5.10: a step scores the VP of the level reached; at the highest level it gives nothing."""
    p = s.players[seat]
    faction = s.faction(p)
    if p.ship < faction.ship_max:
        score(s, seat, faction.ship_vp[p.ship], sources.SHIPPING)
        p.ship += 1
        refresh(s, p)
