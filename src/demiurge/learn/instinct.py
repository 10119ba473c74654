"""A course for the instinct of a net that judges already. In its first generations games are played by what the net
thinks of every move, and the instinct copies it; then games are played at a glance, which is ten times as fast, and it
learns by what comes of them. A net that has an instinct goes on from there. All of it lies in a folder, and it can go
on where it was:

    instinct.json   how far it has come
    progress.jsonl  a line for each generation, for plots
    current.net     the net with its newest instinct; best.net with the best so far; earlier/ as in other courses
    apprentice.pt   what torch needs to go on"""

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
from demiurge.bots.net import Contents, actions_of, built_in, read_net, write_net
from demiurge.kernel.problems import BadNet
from demiurge.learn.apprentice import RATE, Apprentice
from demiurge.learn.glances import Glances, Round, look
from demiurge.learn.playing import Table
from demiurge.learn.stretches import Plan, Stretches, lead_of, mean_and_error

COPYING: Final = 8  # generations that copy
COPIED: Final = 4.0  # how often each decision is copied, on average
MOST_COPIED: Final = 160  # games of a generation that are judged
LOOK: Final = 10  # generations between two looks
CALMING: Final = 0.35  # the last part of a stretch, in which less and less is changed at once
CALMEST: Final = 0.05
CHUNKS: Final = 3  # tasks for each worker in a generation
FIRST, SECOND = 192, 56  # neurons; with a space of 4,000 actions a net of 2 MB stays below 4


@dataclass
class Progress:
    generation: int = 0
    games: int = 0
    seconds: float = 0.0
    best: float = -1e9
    best_generation: int = 0


class InstinctCourse(Stretches):
    """`plan.games`: of a generation at a glance; of those that are judged, which take longer, a fifth, or less."""

    def __init__(self, folder: Path, plan: Plan, net: Path | None, workers: Workers, command: str = "") -> None:
        super().__init__(folder, plan, workers, command)
        self.game = game_of(plan.game, (), "")
        folder.mkdir(parents=True, exist_ok=True)
        file = self.current if self.current.exists() else net or built_in(self.game)
        if file is None:
            raise BadNet("net-none", game=plan.game)
        self.base: Contents = read_net(file)
        self.now = Progress()
        self.memory: list[Glances] = []
        self.strange = False  # whether the critic has not seen yet how the instinct plays
        kept = folder / "instinct.json"
        if kept.exists():
            found = json.loads(kept.read_text())
            if found["plan"]["game"] != plan.game:
                raise BadNet("learn-other", folder=str(folder), game=str(found["plan"]["game"]))
            self.now = Progress(**found["progress"])
        else:
            write_net(self.current, *self.base)
        self.rng = Random(plan.seed * 1_000_003 + self.now.generation)
        inputs, scale = int(self.base.card["inputs"]), float(self.base.card["scale"])
        known = self.base.card.get("instinct", {"first": FIRST, "second": SECOND})
        first, second = int(known["first"]), int(known["second"])
        self.apprentice = Apprentice(inputs, first, second, len(self.game.space), scale, plan.seed)
        if (folder / "apprentice.pt").exists():
            self.apprentice.resume(folder / "apprentice.pt")
        elif self.base.instinct:
            self.go_on()

    def go_on(self) -> None:
        """From the instinct that the net has, and what its card says of it."""
        learned = self.base.card["instinct"]
        self.apprentice.recall(self.base.instinct)
        self.now.generation = max(COPYING, int(learned["generations"]))
        self.now.games, self.now.seconds = int(learned["games"]), 60.0 * float(learned["minutes"])
        self.strange = True

    # ---- a stretch
    def generation(self, last: bool) -> dict[str, Any]:
        began, copying = time.monotonic(), self.now.generation < COPYING
        games = max(1, min(MOST_COPIED, self.plan.games // 5)) if copying else self.plan.games
        opponents = [] if copying else self.earlier()
        tables = [self.table(str(self.current), opponents) for _ in range(games)]
        found = self.look(tables, copying, 1.0)
        scores = [score for glances in found for game in glances.scores for score in game]
        played = time.monotonic() - began
        told = self.copy(found) if copying else self.practise(found)
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

    def practise(self, found: list[Glances]) -> dict[str, float]:
        lesson = self.apprentice.lesson(found)
        if self.strange:
            self.apprentice.acquaint(lesson)
            self.strange = False
        return self.apprentice.practise(lesson, min(1.0, max(CALMEST, self.left / CALMING)))

    # ---- games
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
        alone = self.look(self.alone(), False, 0.0)
        mean, error = mean_and_error([sum(game) / len(game) for found in alone for game in found.scores])
        line: dict[str, Any] = {"clean_score": round(mean, 2), "clean_error": round(error, 2)}
        reached, _ = mean_and_error([sum(game) / len(game) for game in self.goals(alone)])
        better = reached > self.now.best
        if self.best.exists() and self.seats > 1:
            lead = lead_of(self.goals(self.look(self.among(str(self.best)), False, 0.0)))
            line["lead_against_best"] = round(lead, 2)
            better = lead >= 0.0
        if better:
            if self.best.exists():
                self.keep_earlier(self.now.best_generation)
            self.now.best, self.now.best_generation = reached, self.now.generation
            self.write(self.best, line)
        return line

    def goals(self, found: Sequence[Glances]) -> list[list[float]]:
        """What every seat had in the end of each game: points, and what its place is worth."""
        ended = [pair for one in found for pair in zip(one.scores, one.merits, strict=True)]
        return [[a + self.plan.place * b for a, b in zip(scores, placed, strict=True)] for scores, placed in ended]

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
