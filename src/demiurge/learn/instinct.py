"""A course for the instinct of a net that judges already. In its first generations games are played by what the net
thinks of every move, and the instinct copies it; then games are played at a glance, which is ten times as fast, and it
learns by what comes of them. All of it lies in a folder, and it can go on where it was:

    instinct.json   how far it has come
    progress.jsonl  a line for each generation, for plots
    current.net     the net with its newest instinct; best.net with the best so far
    apprentice.pt   what torch needs to go on"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from demiurge.arena.table import game_of
from demiurge.arena.workers import Workers
from demiurge.bots.net import Contents, actions_of, built_in, read_net, write_net
from demiurge.kernel.problems import BadNet
from demiurge.learn.apprentice import RATE, Apprentice
from demiurge.learn.course import LOOKED, Plan, drawn_options, mean_and_error
from demiurge.learn.glances import Glances, Round, look
from demiurge.learn.playing import Table

COPYING: Final = 8  # generations that copy
COPIED: Final = 4.0  # how often each decision is copied, on average
LOOK: Final = 10  # generations between two looks
CHUNKS: Final = 3  # tasks for each worker in a generation
FIRST, SECOND = 192, 56  # neurons; with a space of 4,000 actions a net of 2 MB stays below 4

Say = Callable[[dict[str, Any]], None]


@dataclass
class Progress:
    generation: int = 0
    games: int = 0
    seconds: float = 0.0
    best: float = -1e9
    best_generation: int = 0


class InstinctCourse:
    """`plan.games`: of a generation at a glance; of those that are judged, which take longer, it is a fifth."""

    def __init__(self, folder: Path, plan: Plan, net: Path | None, workers: Workers, command: str = "") -> None:
        self.folder, self.plan, self.workers, self.command = folder, plan, workers, command
        self.game = game_of(plan.game, (), "")
        folder.mkdir(parents=True, exist_ok=True)
        file = self.current if self.current.exists() else net or built_in(self.game)
        if file is None:
            raise BadNet("net-none", game=plan.game)
        self.base: Contents = read_net(file)
        self.now = Progress()
        self.memory: list[Glances] = []
        self.pace = 0.0
        kept = folder / "instinct.json"
        if kept.exists():
            found = json.loads(kept.read_text())
            if found["plan"]["game"] != plan.game:
                raise BadNet("learn-other", folder=str(folder), game=str(found["plan"]["game"]))
            self.now = Progress(**found["progress"])
        else:
            write_net(self.current, *self.base)
        self.rng = Random(plan.seed * 1_000_003 + self.now.generation)
        self.apprentice = Apprentice(
            int(self.base.card["inputs"]),
            FIRST,
            SECOND,
            len(self.game.space),
            float(self.base.card["scale"]),
            plan.seed,
        )
        if (folder / "apprentice.pt").exists():
            self.apprentice.resume(folder / "apprentice.pt")

    @property
    def current(self) -> Path:
        return self.folder / "current.net"

    @property
    def best(self) -> Path:
        return self.folder / "best.net"

    # ---- a stretch
    def run(self, minutes: float, generations: int, say: Say) -> None:
        """Until the time is up or so many generations have been taught in this stretch (0: only time counts)."""
        until, done = time.monotonic() + minutes * 60, 0
        while time.monotonic() < until and (not generations or done < generations):
            last = bool(generations) and done + 1 == generations
            say(self.generation(last or time.monotonic() + self.pace > until))
            done += 1

    def generation(self, last: bool) -> dict[str, Any]:
        began, copying = time.monotonic(), self.now.generation < COPYING
        games = max(1, self.plan.games // 5) if copying else self.plan.games
        tables = [self.table([str(self.current)]) for _ in range(games)]
        found = self.look(tables, copying, 1.0)
        scores = [score for glances in found for game in glances.scores for score in game]
        played = time.monotonic() - began
        told = self.copy(found) if copying else self.apprentice.practise(self.apprentice.lesson(found))
        self.now.generation += 1
        if self.now.generation == COPYING:
            self.apprentice.sharpen()
            self.memory = []
        self.now.games += games
        self.now.seconds += time.monotonic() - began
        self.write(self.current, {})
        line: dict[str, Any] = {
            "generation": self.now.generation, "games": self.now.games, "decisions": sum(len(g.last) for g in found),
            "noisy_score": round(sum(scores) / len(scores), 2), **told,
            "play_seconds": round(played, 1), "seconds": round(self.now.seconds, 1),
        }  # fmt: skip
        if last or self.now.generation % LOOK == 0 or self.now.generation == COPYING:
            line |= self.compared()
        self.note(line)
        self.pace = time.monotonic() - began
        return line

    def copy(self, found: list[Glances]) -> dict[str, float]:
        """All that was judged so far, since that took long."""
        self.memory += found
        rate = RATE * (1.0 - self.now.generation / (COPYING + 1))
        return {"copied": round(self.apprentice.copy(self.apprentice.lesson(self.memory), COPIED, rate), 4)}

    # ---- games
    def table(self, nets: Sequence[str]) -> Table:
        seats = self.rng.choice(self.plan.seats)
        options = drawn_options(self.plan, self.rng, seats)
        return Table(seats, options, self.rng.getrandbits(40), tuple(nets) * seats, (True,) * seats)

    def look(self, tables: Sequence[Table], judged: bool, warm: float) -> list[Glances]:
        size = max(1, len(tables) // (CHUNKS * self.workers.jobs))
        tasks = [
            Round(self.plan.game, tuple(tables[at : at + size]), judged, warm, self.plan.place)
            for at in range(0, len(tables), size)
        ]
        return list(self.workers.run(look, tasks, chunk=1))

    # ---- how good it is
    def compared(self) -> dict[str, Any]:
        """Clean games: alone, and one among copies of the best so far. It becomes the best if it is ahead of them."""
        plan, seats = self.plan, max(set(self.plan.seats), key=self.plan.seats.count)
        usual = tuple(sorted((name, values[0]) for name, values in plan.options.items()))

        def clean(number: int, nets: list[str]) -> Table:
            return Table(seats, usual, LOOKED + number, tuple(nets), (False,) * seats)

        alone = self.look([clean(n, [str(self.current)] * seats) for n in range(plan.looked)], False, 0.0)
        mean, error = mean_and_error([sum(game) / len(game) for found in alone for game in found.scores])
        line: dict[str, Any] = {"clean_score": round(mean, 2), "clean_error": round(error, 2)}
        lead = 0.0
        if self.best.exists():
            tables = []
            for number in range(plan.looked):
                nets = [str(self.best)] * seats
                nets[number % seats] = str(self.current)
                tables.append(clean(number // seats, nets))
            found = self.look(tables, False, 0.0)
            goals = [
                [score + plan.place * merit for score, merit in zip(scores, placed, strict=True)]
                for glances in found
                for scores, placed in zip(glances.scores, glances.merits, strict=True)
            ]
            lead = sum((game[n % seats] * seats - sum(game)) / max(seats - 1, 1) for n, game in enumerate(goals)) / len(
                goals
            )
            line["lead_against_best"] = round(lead, 2)
        if lead >= 0.0:
            self.now.best, self.now.best_generation = mean, self.now.generation
            self.write(self.best, line)
        return line

    # ---- its folder
    def write(self, path: Path, figures: dict[str, Any]) -> None:
        inputs, first, second, outputs = self.apprentice.sizes
        instinct = {
            "inputs": inputs, "first": first, "second": second, "outputs": outputs, "actions": actions_of(self.game),
            "seats": sorted(set(self.plan.seats)), "place": self.plan.place, "command": self.command,
            "seed": self.plan.seed, "generations": self.now.generation, "games": self.now.games,
            "minutes": round(self.now.seconds / 60, 1), "processes": self.workers.jobs, "figures": figures,
        }  # fmt: skip
        write_net(path, {**self.base.card, "instinct": instinct}, self.base.layers, self.apprentice.layers())

    def note(self, line: dict[str, Any]) -> None:
        with (self.folder / "progress.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        text = json.dumps({"plan": asdict(self.plan), "progress": asdict(self.now)}, indent=1)
        (self.folder / "instinct.json").write_text(text + "\n")
        self.apprentice.save(self.folder / "apprentice.pt")
