"""Chapter 16: bridges."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, reach, towns
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.kernel.state import Refusal

SPANS: Final = [1 << a | 1 << b for a, b in actions.BRIDGES]


def refuse_place(s: Mystica, p: Player, place: int) -> Refusal:
    """Whether a bridge could stand here: TM-16.1, TM-16.3, TM-16.5; a second one only on the site (TM-43.12)."""
    if not s.game.board.is_bridge[place]:
        return "TM-16.1"
    if not p.bridges_left:
        return "TM-16.5"
    a, b = actions.BRIDGES[place]
    if not (p.at[0] >> a | p.at[0] >> b) & 1:
        return "TM-16.3"
    return "TM-43.12" if not s.game.site and place in s.bridges else None


def refuse(s: Mystica, p: Player, place: int) -> Refusal:
    return refuse_place(s, p, place) if p.bridges_due else "TM-16.7"


def places(s: Mystica, p: Player) -> list[int]:
    if not p.bridges_left:
        return []
    return [place for place in s.game.board.bridge_ids if refuse_place(s, p, place) is None]


def any_place(s: Mystica, p: Player) -> bool:
    if p.bridges_left:
        mine, site = p.at[0], s.game.site
        for place in s.game.board.bridge_ids:
            if mine & SPANS[place] and (site or place not in s.bridges):
                return True
    return False


def build(s: Mystica, seat: int, place: int) -> None:
    """TM-16.8: it joins its hexes for everybody; TM-15.14: the town check is made at both ends."""
    p = s.players[seat]
    p.bridges_due -= 1
    p.bridges_left -= 1
    s.bridges = [*s.bridges, place]
    s.bridge_owners = [*s.bridge_owners, seat]
    s.join(place)
    for other in s.players:
        reach.refresh(s, other)
    a, b = actions.BRIDGES[place]
    s.tell("bridge", seat, [a, b])
    towns.check(s, seat, a)
    towns.check(s, seat, b)
