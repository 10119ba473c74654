"""What a faction has and what comes with every round; and the hexes on which it may build one day."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from demiurge.games.terra_mystica import boards, cults, income, scoring
from demiurge.games.terra_mystica.box import PowerAction
from demiurge.games.terra_mystica.power import gain_power
from demiurge.games.terra_mystica.state import FIGURES, ROUNDS, Mystica
from demiurge.games.terra_mystica.vocabulary import CULTS
from demiurge.kernel.data import changed
from demiurge.kernel.journal import Event
from demiurge.kernel.masks import cells
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Gift, Good, Holdings, Left, Unspent

SPADES: Final = 1  # a hex that needs more is not counted
NEAR: Final = 3  # steps or structures: who lacked more was not near


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


# ---- what lies there for everybody
def free(s: Mystica) -> Mapping[str, Text]:
    """Power actions of the round, favor tiles and town tiles."""
    box, found = s.game.box, dict[str, Text]()
    for at, action in enumerate(box.power_actions):
        if not s.spaces >> at & 1:
            found[action.name] = text("left-action", good=bought(action))
    for at, favor in enumerate(box.favor_tiles):
        if s.favors_left[at]:
            track = max(range(len(CULTS)), key=lambda track, steps=favor.steps: steps[track])  # type: ignore[misc]
            found[favor.name] = text("left-favor", n=favor.steps[track], cult=text(f"cult-{CULTS[track]}"))
    for at, town in enumerate(box.town_tiles):
        if s.towns_left[at]:
            found[town.name] = text("left-town", n=town.vp)
    return found


def bought(action: PowerAction) -> Text:
    amounts = {
        "bridge": action.bridges, "priest": action.priests, "worker": action.workers, "coin": action.coins,
        "spade": action.spades,
    }  # fmt: skip
    return next(amount(icon)(n) for icon, n in amounts.items() if n)


def take(s: Mystica, thing: str) -> None:
    """As if somebody else had the last one."""
    for at, action in enumerate(s.game.box.power_actions):
        if action.name == thing:
            s.spaces |= 1 << at
    for at, favor in enumerate(s.game.box.favor_tiles):
        if favor.name == thing:
            s.favors_left = changed(s.favors_left, at, 0)
    for at, town in enumerate(s.game.box.town_tiles):
        if town.name == thing:
            s.towns_left = changed(s.towns_left, at, 0)


# ---- in the end
def left(s: Mystica, seat: int) -> Sequence[Left]:
    """What a little more would have counted on each cult track (its top, which costs a key, left out), of the network
    and of the final tile (TM-17.11 to TM-17.22)."""
    found = list[Left]()
    for track, name in enumerate(CULTS):
        steps = [p.cults[track] for p in s.players]
        most = cults.TOP - 1 - steps[seat]
        found += short(steps, seat, s.game.box.cult_points, most, lambda n, name=name: left_on(name, n))  # type: ignore[misc]
    areas = [scoring.area(s, p) for p in s.players]
    found += short(areas, seat, s.game.box.area_points, NEAR, lambda n: text("left-network", n=n))
    if s.final_tile >= 0:
        values, points = [scoring.extra(s, other) for other in range(s.seats)], s.game.box.final_points[s.final_tile]
        source = text("source-final-tile")
        found += short(values, seat, points, NEAR, lambda n: text("left-short", source=source, n=n))
    return found


def left_on(track: str, n: int) -> Text:
    return text("left-cult", cult=text(f"cult-{track}"), n=n)


def short(
    values: Sequence[int], seat: int, points: list[int], most: int, said: Callable[[int], Text]
) -> Sequence[Left]:
    """The points of the better place within reach, and how little would have led to it."""
    now, best, lacked = scoring.shared_points([*values], seat, points), 0, 0
    for n in range(1, min(most, NEAR) + 1):
        then = [value + (n if other == seat else 0) for other, value in enumerate(values)]
        gained = scoring.shared_points(then, seat, points) - now
        if gained > best:
            best, lacked = gained, n
    return [Left(best, said(lacked))] if best else []


def unspent(s: Mystica, seat: int) -> Sequence[Unspent]:
    p = s.players[seat]
    found = (("coin", p.coins), ("worker", p.workers), ("priest", p.priests), ("power", p.bowl3))
    return [Unspent(n, amount(icon)(n)) for icon, n in found if n]


HOLDINGS: Final = Holdings(
    goods=[
        Good("coin", amount("coin"), lambda s, seat: s.players[seat].coins, add_coin),
        Good("worker", amount("worker"), lambda s, seat: s.players[seat].workers, add_worker),
        Good("priest", amount("priest"), lambda s, seat: s.players[seat].priests, add_priest),
        Good("power", amount("power"), power, add_power),
    ],
    income=incomes, rounds=rounds, places=places, close=close, place=boards.hex_name, given=given,
    barred=barred, left=left, unspent=unspent, free=free, take=take,
    where=re.compile(r"\b[A-J]\d{1,2}\b"), minor=re.compile(r"convert|burn|dig 1|done"),
    contested=re.compile(r"build|action ACT|send|pass BON|\+FAV|\+TW"),
)  # fmt: skip
