"""Runs on disk, each in a folder of its own: what was asked, the components as they were then, how far it is, and the
report. They outlive the server; one that was under way when it ended says so."""

from __future__ import annotations

import json
import shutil
import time
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from demiurge import lab
from demiurge.kernel.speech import Spoken
from demiurge.lab.web.editing.drafts import Draft, loaded, pretty, put

WAITING, RUNNING, DONE, INTERRUPTED, FAILED = "waiting", "running", "done", "interrupted", "failed"
MOST: Final = 100  # runs that are kept
MOST_WAITING: Final = 5
MOST_GAMES: Final = 100_000
MOST_MINUTES: Final = 24 * 60
LONGEST_NUMBER: Final = 9  # digits of a run's number
RUN, PROGRESS, REPORT, STOP, COMPONENTS = "run.json", "progress.json", "report.json", "stop", "components"


class BadRun(Spoken):
    """A run that cannot be made."""

    room = "demiurge.lab.web"


class Missing(Spoken):
    """There is no such run, or no such game."""

    room = "demiurge.lab.web"


@dataclass
class Run:
    """What was asked, and how it stands. `changed`: `file.json/name` of what differs from the game as it is built."""

    id: int
    game: str
    seats: int
    bots: str
    games: int
    width: float
    minutes: float
    seed: int
    changed: list[str]
    state: str = WAITING
    began: float = 0.0
    why: str = ""  # it failed

    @property
    def over(self) -> bool:
        return self.state not in (WAITING, RUNNING)


class Runs:
    """All of them; the newest have the highest numbers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> list[Run]:
        """The newest first."""
        numbers = [int(path.name) for path in self.folder.glob("*") if path.name.isdecimal()]
        found = [self.found(number) for number in sorted(numbers, reverse=True)]
        return [run for run in found if run is not None]

    def get(self, id: str) -> Run:
        number = int(id) if id.isascii() and id.isdecimal() and len(id) <= LONGEST_NUMBER else 0
        run = self.found(number)
        if run is None:
            raise Missing("wrong-run")
        return run

    def found(self, id: int) -> Run | None:
        data = loaded(self.of(id) / RUN)
        if not isinstance(data, dict) or {one.name for one in fields(Run)} - set(data):
            return None
        return Run(**{one.name: data[one.name] for one in fields(Run)})

    def of(self, id: int) -> Path:
        return self.folder / str(id)

    # ---- changes
    def new(
        self, draft: Draft, seats: int, bots: str, games: int, width: float, minutes: float, seed: int
    ) -> Run:  # fmt: skip
        """A run of what is changed now against the game as it is built; with nothing changed, of the game alone."""
        every = self.all()
        if len(every) >= MOST:
            raise BadRun("wrong-most-runs", n=MOST)
        if sum(run.state == WAITING for run in every) >= MOST_WAITING:
            raise BadRun("wrong-most-waiting", n=MOST_WAITING)
        changed = [f"{file}/{name}" for file, entries in draft.entries.items() for name in entries]
        run = Run(1 + max((one.id for one in every), default=0), draft.meta.name, seats, bots, games, width, minutes,
                  seed, changed)  # fmt: skip
        folder = self.of(run.id) / COMPONENTS
        folder.mkdir(parents=True, mode=0o700)
        for file, entries in draft.entries.items():
            put(folder / file, pretty(entries))
        try:
            lab.check(self.study(run))
        except Exception:
            self.remove(run.id)
            raise
        self.save(run)
        return run

    def again(self, run: Run) -> Run:
        """The same once more, with the components of then."""
        every = self.all()
        if len(every) >= MOST:
            raise BadRun("wrong-most-runs", n=MOST)
        made = replace(run, id=1 + max(one.id for one in every), state=WAITING, began=0.0, why="")
        shutil.copytree(self.of(run.id) / COMPONENTS, self.of(made.id) / COMPONENTS)
        self.save(made)
        return made

    def save(self, run: Run) -> None:
        put(self.of(run.id) / RUN, json.dumps(asdict(run)))

    def remove(self, id: int) -> None:
        shutil.rmtree(self.of(id), ignore_errors=True)

    def ask_to_stop(self, id: int) -> None:
        (self.of(id) / STOP).touch()

    # ---- what they are about
    def study(self, run: Run) -> lab.Study:
        changed = bool(run.changed)
        return lab.Study(
            run.game, run.seats, mine=str(self.of(run.id) / COMPONENTS) if changed else "",
            against="" if changed else None, bots=tuple(run.bots.split(",")), games=run.games, seed=run.seed,
            width=run.width, seconds=60 * run.minutes, names=(f"№ {run.id}", ""),
        )  # fmt: skip

    def entries(self, run: Run) -> dict[str, dict[str, Any]]:
        """The changed entries, by file and name."""
        found = {path.name: loaded(path) for path in (self.of(run.id) / COMPONENTS).glob("*.json")}
        return {file: entries for file, entries in found.items() if isinstance(entries, dict)}

    def progress(self, id: int) -> lab.Progress | None:
        """How far it is; None before there is anything to tell."""
        return progress_in(loaded(self.of(id) / PROGRESS))

    def report(self, id: int) -> lab.Report | None:
        try:
            return lab.read((self.of(id) / REPORT).read_text(encoding="utf-8"))
        except (OSError, lab.BadReport):
            return None

    def of_component(self, game: str, file: str, name: str) -> list[Run]:
        """What was tried with a component alone, and came to an end."""
        return [
            run for run in self.all() if run.game == game and run.changed == [f"{file}/{name}"] and run.state == DONE
        ]


# ---- how far it is, as text
def progress_text(progress: lab.Progress) -> str:
    return json.dumps(progress)


def progress_in(data: object) -> lab.Progress | None:
    if not isinstance(data, list) or len(data) != len(lab.Progress._fields):
        return None
    *numbers, questions, seats = data
    asked = tuple(
        lab.Question(name, id, value, half, tuple((pairs, at, reach) for pairs, at, reach in course))
        for name, id, value, half, course in questions
    )
    games, planned, pairs, planned_pairs, seconds, likely = numbers
    rates = tuple(lab.Rate(rate, se) for rate, se in seats)
    return lab.Progress(games, planned, pairs, planned_pairs, seconds, likely, asked, rates)


def now() -> float:
    return time.time()
