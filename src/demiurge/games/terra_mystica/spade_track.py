"""Chapter 7: the spade track."""

from __future__ import annotations

from demiurge.games.terra_mystica import sources
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.kernel.state import Refusal


def refuse(s: Mystica, p: Player) -> Refusal:
    """TM-7.1, TM-7.2"""
    faction = s.faction(p)
    if p.dig >= faction.dig_max:
        return "TM-7.2"
    enough = p.workers >= faction.dig_cost_w and p.coins >= faction.dig_cost_c and p.priests >= faction.dig_cost_p
    return None if enough else "TM-4.9"


def advance(s: Mystica, seat: int) -> None:
    p = s.players[seat]
    faction = s.faction(p)
    p.workers -= faction.dig_cost_w
    p.coins -= faction.dig_cost_c
    p.priests -= faction.dig_cost_p
    p.dig += 1
    score(s, seat, faction.dig_step_vp, sources.DIGGING)
