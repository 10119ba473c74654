"""Stretches: what all courses have in common. They are taught generation by generation, in stretches of some minutes,
can stop at any time and go on where they were, and look now and then at how good they have become."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from demiurge.arena.table import game_of
from demiurge.arena.workers import Workers
from demiurge.kernel.chance import Chance
from demiurge.kernel.problems import BadOption
from demiurge.learn.playing import Table

USUAL: Final = 0.7  # of the games have the first value of every option
LOOKED: Final = 7_000_000  # the seeds of clean games
OLD: Final = 0.15  # of the games have a net of earlier at the table
EARLIER: Final = 8  # nets of earlier that are kept

Say = Callable[[dict[str, Any]], None]


@dataclass
class Plan:
    """What is learned: a game, how many sit at a table (a number that is named twice comes twice as often), and the
    options, each with the values among which games draw; most take the first of each."""

    game: str
    seats: list[int]
    options: dict[str, list[str]] = field(default_factory=dict)
    games: int = 256  # in a generation
    looked: int = 64  # clean games of a look
    first: int = 256  # neurons
    second: int = 64
    seed: int = 1
    place: float = 0.0  # what being first instead of last is worth to who plays, in points
    dealt: float = 0.0  # of the games have everybody's first answer drawn by lot, so that none is forgotten


class Stretches(ABC):
    def __init__(self, folder: Path, plan: Plan, workers: Workers, command: str) -> None:
        self.folder, self.plan, self.workers, self.command = folder, plan, workers, command
        self.seats = max(set(plan.seats), key=plan.seats.count)  # at the table of a look
        self.pace = 0.0  # seconds that the last generation took
        self.left = 1.0  # of this stretch
        self.rng = Random(plan.seed)
        (folder / "earlier").mkdir(parents=True, exist_ok=True)

    @abstractmethod
    def generation(self, last: bool) -> dict[str, Any]:
        """Teach one, and what is to be said of it; `last`: of this stretch."""

    @property
    def current(self) -> Path:
        return self.folder / "current.net"

    @property
    def best(self) -> Path:
        return self.folder / "best.net"

    def run(self, minutes: float, generations: int, say: Say) -> None:
        """Until the time is up or so many generations have been taught in this stretch (0: only time counts)."""
        until, done = time.monotonic() + minutes * 60, 0
        while time.monotonic() < until and (not generations or done < generations):
            last = bool(generations) and done + 1 == generations
            self.left = 1.0 - done / generations if generations else (until - time.monotonic()) / (minutes * 60)
            say(self.generation(last or time.monotonic() + self.pace > until))
            done += 1

    # ---- games to learn from
    def table(self, net: str, opponents: Sequence[str]) -> Table:
        """Of the newest net, now and then with one of earlier among it."""
        seats = self.rng.choice(self.plan.seats)
        nets, taught = [net] * seats, [True] * seats
        if opponents and seats > 1 and self.rng.random() < OLD:
            for seat in self.rng.sample(range(seats), self.rng.randint(1, seats - 1)):
                nets[seat], taught[seat] = self.rng.choice(opponents), False
        options, seed = drawn_options(self.plan, self.rng, seats), self.rng.getrandbits(40)
        dealt = self.plan.dealt > 0.0 and self.rng.random() < self.plan.dealt
        return Table(seats, options, seed, tuple(nets), tuple(taught), dealt)

    def earlier(self) -> list[str]:
        return [str(path) for path in sorted((self.folder / "earlier").glob("*.net"))]

    def keep_earlier(self, generation: int) -> None:
        """The best so far, which was of that generation, before there is a better one."""
        target = self.folder / "earlier" / f"{generation:05}.net"
        target.write_bytes(self.best.read_bytes())
        for path in sorted((self.folder / "earlier").glob("*.net"))[:-EARLIER]:
            path.unlink()

    # ---- clean games
    def clean(self, number: int, nets: Sequence[str]) -> Table:
        usual = tuple(sorted((name, values[0]) for name, values in self.plan.options.items()))
        return Table(len(nets), usual, LOOKED + number, tuple(nets), (False,) * len(nets))

    def alone(self) -> list[Table]:
        """The newest net in all seats."""
        return [self.clean(number, [str(self.current)] * self.seats) for number in range(self.plan.looked)]

    def among(self, rival: str) -> list[Table]:
        """The newest net alone among copies of a rival, in every seat in turn."""
        tables = []
        for number in range(self.plan.looked):
            nets = [rival] * self.seats
            nets[number % self.seats] = str(self.current)
            tables.append(self.clean(number // self.seats, nets))
        return tables


def lead_of(games: Sequence[Sequence[float]]) -> float:
    """By how much who sits alone leads the mean of the others, on average over the games of `among`."""
    leads = []
    for number, game in enumerate(games):
        own = game[number % len(game)]
        leads.append(own - (sum(game) - own) / (len(game) - 1))
    return sum(leads) / len(leads)


def drawn_options(plan: Plan, rng: Random, seats: int) -> tuple[tuple[str, str], ...]:
    """Those of a game: as usual in most of them, else drawn; drawn again where they do not go together."""
    while True:
        usual = rng.random() < USUAL
        chosen = {name: values[0] if usual else rng.choice(values) for name, values in plan.options.items()}
        found = tuple(sorted(chosen.items()))
        try:
            game_of(plan.game, found, "").start(seats, Chance(0))
        except BadOption:
            continue
        return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, sqrt(spread / len(values))
