"""Simulation: many whole games, fast."""

import time
from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from demiurge import builds
from demiurge.arena.match import line_ups
from demiurge.arena.table import Seating, Setup, game_of, play_all, seed_of
from demiurge.arena.workers import Here, Progress, Workers, in_silence


class SimulationFigures(TypedDict):
    """What `demiurge simulate --json` prints. `scores` has the scores of every game by seat."""

    game: str
    seats: int
    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    scores: list[list[int]]
    compiled: bool


class Simulation(NamedTuple):
    """The figures, and the first faults that the checks found."""

    figures: SimulationFigures
    faults: list[str]

    @property
    def holds(self) -> bool:
        return self.figures["finished"] == self.figures["games"] and not self.faults


def simulate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: Workers | None = None,
    progress: Progress = in_silence,
) -> Simulation:
    """Play `games` games; the bots sit as they are named, and the last one named takes the seats that are left.
    Without workers this process plays them."""
    seated = line_ups(bots, setup.seats)[0]
    seatings = []
    for number in range(games):
        chance = seed_of(seed, number)
        seatings.append(Seating(number, seated, chance, tuple(chance * 31 + seat + 1 for seat in range(setup.seats))))
    game = game_of(setup.game, setup.options, setup.components)  # the components are read before the clock runs
    began = time.perf_counter()
    played = play_all(workers or Here(), setup, seatings, progress)
    seconds = max(time.perf_counter() - began, 1e-9)
    decisions = sum(one.decisions for one in played)
    return Simulation(
        {
            "game": setup.game,
            "seats": setup.seats,
            "games": games,
            "finished": sum(one.finished for one in played),
            "decisions": decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds, 1),
            "scores": [list(one.scores) for one in played],
            "compiled": builds.compiled(type(game).__module__),
        },
        [fault for one in played for fault in one.faults],
    )
