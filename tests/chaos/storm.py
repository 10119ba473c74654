"""A storm: people play at many tables while the server and its database are struck; afterwards nothing is missing."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from demiurge.table.game.tables import Tables
from demiurge.table.storage import Store
from tests.chaos.faults import BASES, Base
from tests.chaos.players import Game, Player
from tests.chaos.proof import prove
from tests.chaos.seating import sit_down
from tests.chaos.server import Server
from tests.chaos.tally import Tally, Wrong
from tests.chaos.wire import LIMIT, Cut

HOLD: Final = 3.0  # seconds that a fault stands at most
MIDST: Final = 0.03  # seconds: within that time from an answer some other request is always half done
DAY: Final = 24 * 3600.0
ALWAYS: Final = ("answers lost", "answers doubled", "answers changed", "503s", "other 5xx")  # told though they be none


@dataclass(frozen=True)
class Plan:
    kills: int
    tables: int
    seed: int = 1
    life: int = 12  # answers that a server lives for, at most
    every: int = 8  # of so many rounds in one the database is struck, in one the clock is moved; the others are kills
    more: int = 12  # answers that are given at each table when all is calm again


@dataclass(frozen=True)
class Outcome:
    figures: dict[str, int]
    troubles: list[str]  # none, if all is well


class Storm:
    def __init__(self, plan: Plan, base: Base, folder: Path) -> None:
        self.plan, self.base, self.folder = plan, base, folder
        self.rng, self.tally = random.Random(plan.seed), Tally()
        self.server = Server(base.url, folder)
        self.games: list[Game] = []

    def run(self) -> Outcome:
        began = time.monotonic()
        self.server.start()
        try:
            self.blow()
            self.play_on()
            self.prove()
        except (Wrong, Cut) as error:  # nothing is cut off when all is calm
            self.tally.trouble(f"{type(error).__name__} {error}")
        finally:
            for player in self.players():
                player.stop.set()
                player.news.stop.set()
            self.server.close()
        return Outcome(self.figures(time.monotonic() - began), self.tally.troubles)

    def players(self) -> Sequence[Player]:
        return [player for game in self.games for player in game.players]

    # ---- what strikes
    def blow(self) -> None:
        every = self.plan.every
        for number in itertools.count():
            if self.tally.counts["kills"] >= self.plan.kills:
                return
            self.fill()
            self.expect_answers(self.rng.randint(1, self.plan.life))
            time.sleep(self.rng.uniform(0, MIDST))
            if number % every == 0:
                self.strike(self.base.faults[number // every % len(self.base.faults)])
            elif number % every == 1:
                self.move_clock()
            else:
                self.kill()
            if not self.server.pid:
                self.base.at_rest()
                self.server.start()

    def fill(self) -> None:
        """As many running games as planned."""
        for _ in range(self.plan.tables - sum(not game.over for game in self.games)):
            game = sit_down(self.server, self.tally, len(self.games), self.plan.seed)
            self.games.append(game)
            for player in game.players:
                player.start()

    def expect_answers(self, number: int) -> None:
        if not self.tally.wait("answers", number, 2 * LIMIT):
            raise Wrong("somebody found a fault" if self.tally.troubles else "nobody can play on")

    def strike(self, kind: str) -> None:
        """Until some have heard that nothing can be saved; then it is over, or the server falls in the midst of it."""
        with self.base.fault(kind, self.server, self.rng):
            self.tally.add(f"times {kind}")
            self.tally.wait("503s", self.rng.randint(1, 4), HOLD)
            if self.rng.random() < 0.5:
                self.kill()

    def move_clock(self) -> None:
        self.tally.add("times the clock moved")
        self.server.set_clock(self.rng.uniform(-3, 3) * DAY)

    def kill(self) -> None:
        self.server.kill()
        self.tally.add("kills")

    # ---- afterwards
    def play_on(self) -> None:
        """Every game does, to its end or for a while."""
        end = time.monotonic() + 3 * LIMIT
        before = {game.table: game.given() for game in self.games}
        for game in self.games:
            while not game.over and game.given() < before[game.table] + self.plan.more:
                if time.monotonic() > end:
                    raise Wrong(f"{game.name} {game.table} does not go on")
                self.expect_answers(1)
        for player in self.players():
            player.stop.set()
        for player in self.players():
            player.join(LIMIT)
            player.wire.close()  # it may be the line to a server of long ago

    def prove(self) -> None:
        calm = f"sqlite:///{self.folder}/calm.db"
        with closing(Store.open(self.base.url)) as store, closing(Store.open(calm)) as quiet:
            for game in self.games:
                prove(game, store, Tables(quiet))
        self.base.check()

    def figures(self, seconds: float) -> dict[str, int]:
        counts = {**dict.fromkeys(ALWAYS, 0), **self.tally.counts}
        return {
            "tables": len(self.games),
            "games ended": sum(game.over for game in self.games),
            **dict(sorted(counts.items())),
            "tracebacks in the log": self.server.log.read_text().count("Traceback"),
            "seconds": round(seconds),
        }


def storm(plan: Plan, kind: str, folder: Path, disk: Path | None = None) -> Outcome:
    """`disk`: for the database alone, where it shall not share one with the rest."""
    base = BASES[kind](disk or folder)
    try:
        return Storm(plan, base, folder).run()
    finally:
        base.close()
