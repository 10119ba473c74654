"""Chapter 14: conversions, in the own turn only (TM-14.9). The Darklings' stronghold: TM-27.10."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, leech, power, sources
from demiurge.games.terra_mystica.state import Mystica, Player, score
from demiurge.kernel.state import Refusal

POWER_PRICES: Final = (5, 3, 1)  # of a priest, a worker, a coin (TM-14.1 to TM-14.3)
KINDS: Final = 9


def refuse(s: Mystica, p: Player, action: int) -> Refusal:
    if action == actions.BURN:
        if not s.game.site:
            return "TM-43.10"
        return None if p.bowl2 >= 2 else "TM-13.4"
    kind = actions.CONVERT.at(action)
    if kind <= actions.TO_COIN:
        return None if power.can_spend(s, p, POWER_PRICES[kind]) else "TM-4.9"
    if kind == actions.PRIEST_TO_WORKER or kind == actions.PRIEST_TO_COIN:
        return None if p.priests else "TM-4.9"
    if kind == actions.WORKER_TO_COIN:
        return None if p.workers else "TM-4.9"
    if kind == actions.COINS_TO_VP:
        if not s.game.site and not s.faction(p).trades_points:
            return "TM-43.3"
        return None if p.coins >= s.faction(p).coins_per_vp else "TM-4.9"
    if kind == actions.VP_TO_COIN:
        if not s.faction(p).trades_points:
            return "TM-14.7"
        return None if p.vp else "TM-4.9"
    if not p.workers_to_priests:
        return "TM-14.7"
    return None if p.workers else "TM-4.9"


def answers(s: Mystica, p: Player, found: list[int]) -> None:
    first = actions.CONVERT.base
    most = power.spendable(s, p)
    if most >= 5:
        found.append(first + actions.TO_PRIEST)
    if most >= 3:
        found.append(first + actions.TO_WORKER)
    if most >= 1:
        found.append(first + actions.TO_COIN)
    if p.priests:
        found.append(first + actions.PRIEST_TO_WORKER)
        found.append(first + actions.PRIEST_TO_COIN)
    if p.workers:
        found.append(first + actions.WORKER_TO_COIN)
    if s.game.site or p.workers_to_priests or s.faction(p).trades_points:
        for kind in range(actions.COINS_TO_VP, KINDS):
            if refuse(s, p, first + kind) is None:
                found.append(first + kind)


def convert(s: Mystica, seat: int, action: int) -> None:
    p = s.players[seat]
    leech.taint_all(s, seat) if action != actions.BURN else None
    if action == actions.BURN:
        power.sacrifice(p, 1)
        return
    kind = actions.CONVERT.at(action)
    if kind <= actions.TO_COIN:
        power.spend_power(p, POWER_PRICES[kind])
    if kind == actions.TO_PRIEST:
        s.faction(p).gain_priests(p, 1)
    elif kind == actions.TO_WORKER:
        p.workers += 1
    elif kind == actions.TO_COIN:
        p.coins += 1
    elif kind == actions.PRIEST_TO_WORKER:
        p.priests -= 1
        p.workers += 1
    elif kind == actions.PRIEST_TO_COIN:
        p.priests -= 1
        p.coins += 1
    elif kind == actions.WORKER_TO_COIN:
        p.workers -= 1
        p.coins += 1
    elif kind == actions.COINS_TO_VP:
        p.coins -= s.faction(p).coins_per_vp
        score(s, seat, 1, sources.CONVERSION)
    elif kind == actions.VP_TO_COIN:
        p.coins += 1
        score(s, seat, -1, sources.CONVERSION)
    else:
        p.workers -= 1
        p.workers_to_priests -= 1
        s.faction(p).gain_priests(p, 1)
    s.tell("convert", seat, [kind])
