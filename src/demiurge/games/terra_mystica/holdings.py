"""What a faction has and what comes with every round; and the hexes on which it may build one day."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from demiurge.games.terra_mystica import boards, income
from demiurge.games.terra_mystica.power import gain_power
from demiurge.games.terra_mystica.state import FIGURES, ROUNDS, Mystica
from demiurge.kernel.journal import Event
from demiurge.kernel.masks import cells
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Gift, Good, Holdings

SPADES: Final = 1  # a hex that needs more is not counted


def amount(icon: str) -> Callable[[int], Text]:
    return lambda n: text(f"goods-{icon}", n=n)


def add_coin(s: Mystica, seat: int) -> None:
    s.players[seat].coins += 1


def add_worker(s: Mystica, seat: int) -> None:
    s.players[seat].workers += 1


def add_priest(s: Mystica, seat: int) -> None:
    s.players[seat].priests += 1


def add_power(s: Mystica, seat: int) -> None:
    gain_power(s.players[seat], 1)


def power(s: Mystica, seat: int) -> int:
    """How often a token has been moved up."""
    p = s.players[seat]
    return p.bowl2 + 2 * p.bowl3


def incomes(s: Mystica, seat: int) -> Mapping[str, int]:
    p = s.players[seat]
    if p.faction < 0:
        return {}
    return dict(zip(("coin", "worker", "priest", "power"), income.lasting(s, p), strict=True))


def rounds(s: Mystica) -> int:
    return ROUNDS - s.round


def places(s: Mystica, seat: int) -> Sequence[int]:
    """Empty land within reach that needs no more than a spade."""
    p = s.players[seat]
    if p.faction < 0:
        return ()
    free, spades = cells(p.reach & s.empty), s.faction(p).spades
    return [h for h in free if s.terrain[h] == p.home or spades(s, p, s.terrain[h], p.home) <= SPADES]


def close(s: Mystica, seat: int, place: int) -> None:
    """As if somebody else stood there."""
    s.empty &= ~(1 << place)


def given(event: Event) -> Gift | None:
    """Power from a neighbour."""
    if event.kind != "leech":
        return None
    n, giver = event.data[FIGURES : FIGURES + 2]
    return Gift(giver, "power", n)


def barred(s: Mystica, seat: int) -> Sequence[Text]:
    """Tracks on which the faction cannot advance, as a source of points."""
    if s.players[seat].faction < 0:
        return ()
    faction = s.faction(s.players[seat])
    found = [text("source-shipping")] if faction.ship_max == faction.ship_level else []
    return [*found, text("source-spade-track")] if faction.dig_max == faction.dig_level else found


HOLDINGS: Final = Holdings(
    goods=[
        Good("coin", amount("coin"), lambda s, seat: s.players[seat].coins, add_coin),
        Good("worker", amount("worker"), lambda s, seat: s.players[seat].workers, add_worker),
        Good("priest", amount("priest"), lambda s, seat: s.players[seat].priests, add_priest),
        Good("power", amount("power"), power, add_power),
    ],
    income=incomes, rounds=rounds, places=places, close=close, place=boards.hex_name, given=given,
    barred=barred,
    where=re.compile(r"\b[A-J]\d{1,2}\b"), minor=re.compile(r"convert|burn|dig 1|done"),
    contested=re.compile(r"build|action ACT|send|pass BON|\+FAV|\+TW"),
)  # fmt: skip
