"""What is missing for an answer that only the means forbid: how much of what, or what to convert first.

Nothing is claimed that was not tried: an answer must be allowed on a copy to which the missing part was given, and a
conversion is named only where the answer is allowed after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from demiurge.games.terra_mystica import actions, conversions
from demiurge.games.terra_mystica.actions import CONVERT
from demiurge.games.terra_mystica.drawing import parts
from demiurge.games.terra_mystica.drawing.icons import RESOURCES
from demiurge.games.terra_mystica.power import spendable
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.journal import Journal
from demiurge.kernel.text import Text, text
from demiurge.kit.scene import Chip

PRIEST, WORKER, COIN = conversions.POWER_PRICES  # in power


class Means(NamedTuple):
    """What answers are paid with, as RESOURCES; power is what could be spent, sacrifices included."""

    coins: int
    workers: int
    priests: int
    power: int


def lacking(view: Mystica, seat: int, action: int, wished: Sequence[Chip[str]]) -> Text | None:
    """`2 coins and 1 worker short`, or `Convert 1 power to 1 coin first`; nothing where it is not a matter of means."""
    p = view.players[seat]
    price = Means(
        *(sum(-chip.amount for chip in wished if chip.icon == name and chip.amount < 0) for name in RESOURCES)
    )
    held = Means(p.coins, p.workers, p.priests, spendable(view, p))
    short = Means(*(max(0, cost - have) for cost, have in zip(price, held, strict=True)))
    if not any(short):
        return None
    for plan in plans(price, held, short):
        if works(view, seat, action, plan):
            return text("lacks-convert", given=tuple(given(plan)), goods=tuple(parts.goods(*short)))
    return text("lacks-short", goods=tuple(parts.goods(*short))) if enough(view, seat, action, short) else None


def enough(view: Mystica, seat: int, action: int, more: Means) -> bool:
    """Whether so much more would allow the answer."""
    rich = view.clone()
    p = rich.players[seat]
    p.coins, p.workers, p.priests = p.coins + more.coins, p.workers + more.workers, p.priests + more.priests
    p.bowl3, p.limit = p.bowl3 + more.power, p.limit + more.priests
    return rich.refuse(seat, action) is None


# ---- converting
Plan = dict[int, int]  # conversion -> how many times


def plans(price: Means, held: Means, short: Means) -> list[Plan]:
    """Ways to get what is short from what is left over: with power first, then with more and more priests."""
    if short.power:
        return []
    found = []
    for by_power in range(short.workers, -1, -1):
        power = held.power - price.power - PRIEST * short.priests - WORKER * by_power
        priests = max(0, held.priests - price.priests) - (short.workers - by_power)
        workers = max(0, held.workers - price.workers)
        coins = min(short.coins, max(power, 0))
        melted = min(short.coins - coins, workers)
        last = short.coins - coins - melted
        if power >= 0 and priests >= last:
            found.append({
                actions.TO_PRIEST: short.priests, actions.TO_WORKER: by_power, actions.TO_COIN: coins,
                actions.PRIEST_TO_WORKER: short.workers - by_power, actions.WORKER_TO_COIN: melted,
                actions.PRIEST_TO_COIN: last,
            })  # fmt: skip
    return found


def works(view: Mystica, seat: int, action: int, plan: Plan) -> bool:
    trial = view.clone()
    trial.journal = Journal()
    p = trial.players[seat]
    for kind, times in plan.items():
        for _ in range(times):
            if conversions.refuse(trial, p, CONVERT.of(kind)) is not None:
                return False
            conversions.convert(trial, seat, CONVERT.of(kind))
    return trial.refuse(seat, action) is None


def given(plan: Plan) -> list[Text]:
    """What goes in: `4 power and 1 worker`."""
    power = sum(plan[kind] * conversions.POWER_PRICES[kind] for kind in range(actions.TO_COIN + 1))
    priests = plan[actions.PRIEST_TO_WORKER] + plan[actions.PRIEST_TO_COIN]
    return parts.goods(0, plan[actions.WORKER_TO_COIN], priests, power)
