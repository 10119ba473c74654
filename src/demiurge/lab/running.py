"""A study is run: games are played, added up, looked at from time to time, and stopped when enough is known.

What is asked first is told with an interval that holds at every look at once, so looking and stopping cost nothing."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from demiurge.arena.table import game_of
from demiurge.arena.workers import Workers
from demiurge.kernel.registry import find
from demiurge.lab import tally
from demiurge.lab.components import Change, Label, changed, entries, naming
from demiurge.lab.playing import UNSURE, board_of, play
from demiurge.lab.statistics import FEW, LEVEL, SOON, Paired, always, likely_end
from demiurge.lab.study import MINE, Study, check
from demiurge.lab.tally import Tally

CHUNK: Final = 4  # pairs that go to a worker together
OFTEN: Final = 20  # pairs from one look to the next, at first
MOMENT: Final = 0.5  # seconds after which whoever watches hears something in any case

PLANNED, WIDTH, SECONDS, STOPPED = "planned", "width", "seconds", "stopped"
"""Why a run was over."""


class Asked(NamedTuple):
    """What a study asks first: what a component is worth that differs, or (`component` below 0) the mean score."""

    change: Change | None
    component: int
    name: Label


class Rate(NamedTuple):
    rate: float
    se: float


class Question(NamedTuple):
    """How it stands. half: of the interval that holds at every look, 0 where too little is known; course: pairs, value
    and half at every look so far."""

    name: Label
    id: str
    value: float
    half: float
    course: tuple[tuple[int, float, float], ...]


class Progress(NamedTuple):
    games: int
    planned: int
    pairs: int
    planned_pairs: int
    seconds: float
    likely: int
    questions: tuple[Question, ...]
    seats: tuple[Rate, ...]


Watch = Callable[[Progress], bool]
"""Told how far the run is; True stops it, and what there is becomes the report."""


def never(progress: Progress) -> bool:
    return False


def asked_of(study: Study) -> list[Asked]:
    """Every changed component that can be taken is a question; whatever else differs is asked by the mean score."""
    if study.against is None:
        return [Asked(None, -1, {})]
    meta, board = find(study.game), board_of(study.game, study.options, study.mine)
    all = entries(meta.package, study.mine)
    names, number = naming(board.game, all), {id: n for n, id in enumerate(board.components)}
    found, rest = [], False
    for change in changed(meta.package, study.mine, study.against):
        at, file = number[change.id], change.id.partition("/")[0]
        if at in board.takes or (UNSURE in board.takes and file in board.shelf.files):
            found.append(Asked(change, at, names[change.id].name))
        else:
            rest = True
    return [*found, Asked(None, -1, {})] if rest or not found else found


class Run:
    """A study while it is played."""

    def __init__(self, study: Study) -> None:
        board_of.cache_clear()  # a file may have been edited since
        game_of.cache_clear()
        check(study)
        self.study, self.asked = study, asked_of(study)
        self.tally = Tally(study.seats, len(study.paths))
        self.courses: list[list[tuple[int, float, float]]] = [[] for _ in self.asked]
        self.why, self.seconds = PLANNED, 0.0
        self.looked = 0

    def play(self, workers: Workers, watch: Watch = never) -> None:
        """Until it is over, or enough."""
        study, began, heard = self.study, time.monotonic(), 0.0
        played = workers.run(
            partial(play, study), range(study.pairs), chunk=min(CHUNK, max(1, study.pairs // workers.jobs))
        )
        try:
            for number, games in enumerate(played):
                self.tally.add(number, games)
                self.seconds = time.monotonic() - began
                due = self.due()
                if due:
                    self.look()
                if due or self.seconds - heard >= MOMENT:
                    heard = self.seconds
                    if watch(self.progress()):
                        self.why = STOPPED
                if due and self.known():
                    self.why = WIDTH
                elif study.seconds and self.seconds >= study.seconds:
                    self.why = SECONDS
                if self.why != PLANNED:
                    break
        finally:
            played.close()
        if self.looked < self.tally.pairs:
            self.look()

    def due(self) -> bool:
        """Whether it is time to look: the same pairs in every run of a study."""
        pairs = self.tally.pairs
        return pairs - self.looked >= max(OFTEN, self.looked // 20) or pairs == self.study.pairs

    # ---- looking
    @property
    def level(self) -> float:
        """Each of several questions has its part of what all may be wrong."""
        return LEVEL / len(self.asked)

    def paired(self, asked: Asked) -> Paired:
        if asked.component < 0:
            return self.tally.of(tally.SCORE)
        return self.tally.edges.of(asked.component)

    def look(self) -> None:
        self.looked = self.tally.pairs
        for asked, course in zip(self.asked, self.courses):
            value, se, few = standing(self.paired(asked), self.study.against is not None)
            if not few and self.looked >= SOON:
                course.append((self.looked, value, always(self.looked, self.study.pairs, self.level) * se))

    def known(self) -> bool:
        """Whether every answer is as sure as it was wanted."""
        width = self.study.width
        return width > 0 and all(
            course and course[-1][0] == self.looked and course[-1][2] <= width for course in self.courses
        )

    def progress(self) -> Progress:
        study, done = self.study, self.tally.pairs
        orders = [self.tally.of((tally.SEAT, order)).mean(MINE) for order in range(study.seats)]
        arms = len(study.paths)
        return Progress(
            done * arms, study.pairs * arms, done, study.pairs, self.seconds, self.likely(),
            tuple(question(asked, course) for asked, course in zip(self.asked, self.courses)),
            tuple(Rate(one.value, one.se) for one in orders),
        )  # fmt: skip

    def likely(self) -> int:
        """At how many pairs the last of the questions will probably be known."""
        if not self.study.width or not all(self.courses):
            return 0
        ends = [
            likely_end(course[-1][0], course[-1][2], self.study.width, self.study.pairs, self.level)
            for course in self.courses
        ]
        return max(ends) if all(ends) else 0


def question(asked: Asked, course: list[tuple[int, float, float]]) -> Question:
    _, value, half = course[-1] if course else (0, 0.0, 0.0)
    return Question(asked.name, asked.change.id if asked.change else "", value, half, tuple(course))


def standing(paired: Paired, compared: bool) -> tuple[float, float, bool]:
    """A value, its standard error, and whether it is too few to say."""
    if not compared:
        mean = paired.mean(MINE)
        return mean.value, mean.se, mean.n < FEW
    found = paired.difference()
    few = min(paired.sums[1], paired.sums[3]) < FEW or found.pairs < FEW
    return found.value, found.se, few
