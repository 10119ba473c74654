"""A course: generations of self-play, each followed by a lesson. It can stop at any time and go on where it was: all
that it needs lies in its folder.

    course.json     what it is a course of, and how far it has come
    progress.jsonl  a line for each generation, for plots
    current.net     the newest net; best.net the best so far; earlier/ some of those before, as opponents
    optimizer.pt    what torch needs to go on"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from demiurge.arena.table import game_of
from demiurge.arena.workers import Workers
from demiurge.bots.net import FORMAT, digest, features_of, read_net, write_net
from demiurge.kernel.problems import BadNet
from demiurge.kernel.registry import Meta, find
from demiurge.learn.playing import JUDGE, Result, Table, Task, play
from demiurge.learn.samples import Samples
from demiurge.learn.stretches import Plan, Stretches, lead_of, mean_and_error
from demiurge.learn.student import Student

KEPT: Final = 10  # generations that are learned from
STEPS: Final = 200  # batches of a lesson
FIRST_NOISE, LAST_NOISE, COOLING = 0.08, 0.02, 12  # in scales of a score; and over how many generations
SHARE: Final = 0.8  # of the positions that become samples
LOOK: Final = 4  # generations between two looks at how strong it is
EVEN: Final = 0.5  # how well somebody is placed among equals
CHUNKS: Final = 6  # tasks for each worker in a generation


@dataclass
class Progress:
    generation: int = 0
    games: int = 0
    seconds: float = 0.0
    scale: float = 0.0
    best: float = -1e9  # clean score of the best net
    best_generation: int = 0


class Course(Stretches):
    def __init__(self, folder: Path, plan: Plan, workers: Workers, command: str = "") -> None:
        super().__init__(folder, plan, workers, command)
        self.meta: Meta = find(plan.game)
        features = features_of(game_of(plan.game, (), ""))
        if features is None:
            raise BadNet("learn-features", game=plan.game)
        self.features, self.sides = features, max(self.meta.seats)
        self.now = Progress()
        self.student: Student | None = None
        self.error = 0.0  # in points, of what it was not taught, after the last lesson
        self.read()

    # ---- its folder
    def read(self) -> None:
        """Where an earlier stretch ended."""
        kept = self.folder / "course.json"
        if kept.exists():
            found = json.loads(kept.read_text())
            if found["plan"]["game"] != self.plan.game:
                raise BadNet("learn-other", folder=str(self.folder), game=str(found["plan"]["game"]))
            self.now = Progress(**found["progress"])
            self.rng = Random(self.plan.seed * 1_000_003 + self.now.generation)
        elif self.current.exists():  # another course's net to begin with
            self.now.scale = float(read_net(self.current)[0]["scale"])

    def write(self) -> None:
        text = json.dumps({"plan": asdict(self.plan), "progress": asdict(self.now)}, indent=1)
        (self.folder / "course.json").write_text(text + "\n")

    def put(self, path: Path, figures: dict[str, Any]) -> None:
        write_net(path, self.card(figures), self.taught().layers())

    def card(self, figures: dict[str, Any]) -> dict[str, Any]:
        student = self.taught()
        inputs, first, second, outputs = student.sizes
        every = {option.name: option.values for option in self.meta.all_options()}
        learned = {name: self.plan.options.get(name, values[:1]) for name, values in every.items()}
        return {
            "format": FORMAT, "game": self.plan.game, "features": digest(self.features), "components": "",
            "seats": sorted(set(self.plan.seats)), "options": learned, "inputs": inputs, "first": first,
            "second": second, "outputs": outputs, "scale": self.now.scale, "place": self.plan.place,
            "command": self.command, "seed": self.plan.seed, "generations": self.now.generation,
            "games": self.now.games, "minutes": round(self.now.seconds / 60, 1), "processes": self.workers.jobs,
            "figures": figures,
        }  # fmt: skip

    # ---- a stretch
    def generation(self, last: bool) -> dict[str, Any]:
        began = time.monotonic()
        opponents = self.earlier()
        net = str(self.current) if self.current.exists() else JUDGE
        results = self.play([self.table(net, opponents) for _ in range(self.plan.games)], True)
        scores = [score for result in results for game in result.scores for score in game]
        if not self.now.scale:
            self.now.scale = max(1.0, round(sum(scores) / len(scores)))
        played = time.monotonic() - began
        samples, self.error = self.teach([result.samples for result in results])
        self.now.generation += 1
        self.now.games += self.plan.games
        self.now.seconds += time.monotonic() - began
        line: dict[str, Any] = {
            "generation": self.now.generation, "games": self.now.games, "samples": samples,
            "decisions": sum(result.decisions for result in results), "noise": round(self.noise(), 2),
            "noisy_score": round(sum(scores) / len(scores), 2), "held_out_error": round(self.error, 2),
            "play_seconds": round(played, 1), "lesson_seconds": round(time.monotonic() - began - played, 1),
        }  # fmt: skip
        self.put(self.current, {})
        if last or self.now.generation % LOOK == 0:
            line |= self.look()
        line["seconds"] = round(self.now.seconds, 1)
        self.note(line)
        self.pace = time.monotonic() - began
        return line

    def note(self, line: dict[str, Any]) -> None:
        with (self.folder / "progress.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        self.write()
        self.taught().save(self.folder / "optimizer.pt")

    def noise(self) -> float:
        """In points: it falls while the net becomes worth listening to."""
        warm = max(0.0, 1.0 - self.now.generation / COOLING)
        scale = self.now.scale or 100.0
        return scale * 0.2 * (LAST_NOISE + (FIRST_NOISE - LAST_NOISE) * warm)

    # ---- games
    def play(self, tables: Sequence[Table], learn: bool) -> list[Result]:
        size = max(1, len(tables) // (CHUNKS * self.workers.jobs))
        tasks = [self.task(tuple(tables[at : at + size]), learn) for at in range(0, len(tables), size)]
        return list(self.workers.run(play, tasks, chunk=1))

    def task(self, tables: tuple[Table, ...], learn: bool) -> Task:
        noise, share = (self.noise(), SHARE) if learn else (0.0, 0.0)
        return Task(self.plan.game, self.sides, tables, noise, share, self.plan.place)

    # ---- lessons
    def taught(self) -> Student:
        if self.student is None:
            plan, inputs = self.plan, len(self.features.names)
            self.student = Student(inputs, plan.first, plan.second, self.sides, self.now.scale, plan.seed)
            if self.current.exists():
                self.student.recall(read_net(self.current)[1])
                self.student.resume(self.folder / "optimizer.pt")
        return self.student

    def teach(self, samples: Sequence[Samples]) -> tuple[int, float]:
        student, found = self.taught(), [one for one in samples if len(one)]
        if not self.current.exists():
            student.begin(found)
        return student.remember(found, KEPT), student.learn(STEPS)

    # ---- looks
    def look(self) -> dict[str, Any]:
        """Clean games: the net alone, among the game's own judges, and among copies of the best so far. It becomes the
        best if it is placed at least as well as they: points alone do not tell, where one takes them from others."""
        seats, alone = self.seats, self.play(self.alone(), False)
        means = [sum(game) / len(game) for result in alone for game in result.scores]
        mean, error = mean_and_error(means)
        line: dict[str, Any] = {"clean_score": round(mean, 2), "clean_error": round(error, 2)}
        better = True
        if seats > 1:
            line |= {f"{name}_judge": figure for name, figure in self.match(JUDGE).items()}
            if self.best.exists():
                found = self.match(str(self.best))
                line |= {f"{name}_best": figure for name, figure in found.items()}
                better = found["merit_against"] >= EVEN
        elif self.best.exists():
            better = mean > self.now.best
        if better:
            self.promote(mean, line)
        return line

    def match(self, rival: str) -> dict[str, float]:
        """The new net alone among copies of a rival, in every seat in turn: its share of wins, how well it is placed
        (1 is first, 0 last), and by how many points it leads the mean of the others."""
        results = self.play(self.among(rival), False)
        placed = [game for result in results for game in result.merits]
        scores = [game for result in results for game in result.scores]
        merits = [game[number % self.seats] for number, game in enumerate(placed)]
        return {
            "wins_against": round(sum(merit == 1.0 for merit in merits) / len(merits), 3),
            "merit_against": round(sum(merits) / len(merits), 3),
            "lead_against": round(lead_of(scores), 2),
        }

    def promote(self, mean: float, figures: dict[str, Any]) -> None:
        if self.best.exists():
            self.keep_earlier(self.now.best_generation)
        self.now.best, self.now.best_generation = mean, self.now.generation
        self.put(self.best, figures)
