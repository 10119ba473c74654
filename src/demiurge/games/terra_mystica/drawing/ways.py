"""How a hex is reached, and what it takes to change it."""

from __future__ import annotations

from demiurge.games.terra_mystica import reach, wheel
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import COLOURS

CARPET, TUNNEL = "carpet", "tunnel"


def way(s: Mystica, p: Player, h: int) -> str:
    """Carpet or tunnel where a hex is reached by it, which has a price of its own; else nothing."""
    if reach.way_to(s, p, h) != reach.BY_FLIGHT or p.flown_to == h:
        return ""
    return CARPET if s.faction(p).carpet_p else TUNNEL


def effort(s: Mystica, p: Player, h: int, new: int, long: bool) -> int:
    """Spades that the hex takes; 0 where it is not spades that it takes."""
    if p.free_transform or new >= COLOURS or s.terrain[h] < 0:
        return 0
    faction, old = s.faction(p), s.terrain[h]
    n = faction.long_way(p, old, new) if long else faction.spades(s, p, old, new)
    return n if 0 < n < wheel.NEVER else 0
