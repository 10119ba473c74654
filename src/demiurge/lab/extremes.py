"""Extremes: the pairs in which a component made the largest difference. A few of each are kept, to be looked at as
games.

The difference that a pair makes is that of a margin (the own score less the mean of the others) at the same seat, mine
less the other; of a component it is the largest among the seats that took it in either game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from demiurge.lab.playing import NOTHING, Facts, ahead

MOST: Final = 5  # pairs of a component


class Extreme(NamedTuple):
    """`pair`: its number, from 0; `seat`: NOTHING where `value` is the difference of the mean score."""

    pair: int
    seat: int
    value: float
    scores: tuple[tuple[int, ...], ...]


class Extremes:
    """`found`: by the number of a component, NOTHING for the mean score; the largest first, of equals the earliest."""

    def __init__(self) -> None:
        self.found: defaultdict[int, list[Extreme]] = defaultdict(list)

    def add(self, pair: int, games: Sequence[Facts]) -> None:
        if len(games) < 2 or games[0].scores == games[1].scores:
            return
        mine, other = ([float(score) for score in one.scores] for one in games)
        scores, seats = tuple(one.scores for one in games), range(len(mine))
        self.note(NOTHING, Extreme(pair, NOTHING, (sum(mine) - sum(other)) / len(mine), scores))
        changes = [ahead(mine, seat) - ahead(other, seat) for seat in seats]
        takers = defaultdict[int, set[int]](set)
        for one in (*games[0].taken, *games[1].taken):
            takers[one.component].add(one.seat)
        for component, who in takers.items():
            seat = max(sorted(who), key=lambda seat: abs(changes[seat]))
            self.note(component, Extreme(pair, seat, changes[seat], scores))

    def note(self, component: int, one: Extreme) -> None:
        found = self.found[component]
        if not one.value or (len(found) == MOST and abs(one.value) <= abs(found[-1].value)):
            return
        found.append(one)
        found.sort(key=lambda one: (-abs(one.value), one.pair))
        del found[MOST:]
