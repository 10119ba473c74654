"""Analysis of a finished game: what each seat could expect after every answer, and what each turn lost against the best
line that was open.

A turn is judged from what its seat could know: its View is filled anew, in several worlds with a luck of their own. The
adviser says which turns are worth a thought; they, and what was played, are played on in the same worlds with the same
luck. Some worlds choose the best line, others measure how far the played one falls short of it, so that luck in the
choice is no loss.

The same record, seed and iterations give the same analysis, however many processes share the turns out."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import lru_cache, partial
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from demiurge.advice.adviser import Adviser
from demiurge.advice.judged import Judged, judged_of, packed, plain
from demiurge.advice.lines import Line, World, levelled, played, worlds_of
from demiurge.advice.marks import kind_of, marked
from demiurge.advice.reasons import REST, SMALL, Row, reasons
from demiurge.advice.reviewing import Figures, Reviewer
from demiurge.advice.turns import turns_of
from demiurge.kernel.chance import Script
from demiurge.kernel.game import view
from demiurge.kernel.play import Play, replay
from demiurge.kernel.problems import BadRecord
from demiurge.kernel.record import parse_record
from demiurge.kernel.state import State
from demiurge.kernel.text import text as told
from demiurge.kit.holdings import holdings_of

FORMAT: Final = 1
FAVOURITES: Final = 6  # turns that are played on
CHOOSING: Final = 2  # worlds that choose the best of them
NEAR: Final = 1  # turns of the seat for which they are played on there; at a glance NEARER
NEARER: Final = 3
FINALISTS: Final = 2  # that are played on beside the one that was played
ITERATIONS: Final = 6  # worlds that measure the loss
FAR: Final = 2  # turns of the seat for which these are played on, and for which the loss is measured; likewise FARTHER
FARTHER: Final = 8
ROWS: Final = 5  # of what a mistake cost
MIXED: Final = 1_000_003

Progress = Callable[[int, int], None]


class Settings(NamedTuple):
    seed: int = 1
    iterations: int = ITERATIONS


USUALLY: Final = Settings()


# ---- the whole game
def analysed(
    text: str, settings: Settings = USUALLY, jobs: int = 1, progress: Progress | None = None
) -> dict[str, Any]:
    """The analysis of a record, as plain data."""
    review = reviewed(text)
    found: list[dict[str, Any]] = []
    for one in shared_out(text, settings, range(len(review.turns)), jobs):
        found.append(one)
        if progress is not None:
            progress(len(found), len(review.turns))
    return whole(text, settings, found)


def part_of(text: str, seed: int, iterations: int, first: int, end: int) -> list[dict[str, Any]]:
    """Some of the turns, from plain data to plain data, so that a worker can judge them."""
    return list(shared_out(text, Settings(seed, iterations), range(first, end), 1))


def shared_out(text: str, settings: Settings, turns: Sequence[int], jobs: int) -> Iterator[dict[str, Any]]:
    judge = partial(judge_turn, text, settings)
    if jobs <= 1 or len(turns) < 2:
        yield from map(judge, turns)
        return
    pool = ProcessPoolExecutor(max_workers=jobs, initializer=end_on_interrupt)
    try:
        yield from pool.map(judge, turns, chunksize=2)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def end_on_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def judge_turn(text: str, settings: Settings, number: int) -> dict[str, Any]:
    review = reviewed(text)
    return Trial(review, settings, number).judged().to_json()


def whole(text: str, settings: Settings, turns: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What is kept: the curve, and the turns with their marks."""
    review = reviewed(text)
    found = marked([judged_of(one) for one in turns], review.judge.scale)
    return {**drawn(text), "seed": settings.seed, "iterations": settings.iterations,
            "turns": [one.to_json() for one in found], "left": review.left(), "unspent": review.unspent()}  # fmt: skip


def finished_off(text: str, seed: int, turns: list[dict[str, Any]]) -> dict[str, Any]:
    """The same, for a worker that is given the turns."""
    return whole(text, Settings(seed), turns)


def outline(text: str) -> dict[str, Any]:
    """What is known at once: the curve, and how many turns there are to be judged."""
    return {**drawn(text), "of": len(reviewed(text).turns)}


def drawn(text: str) -> dict[str, Any]:
    review = reviewed(text)
    scores, places = review.curve()
    return {
        "format": FORMAT, "game": review.play.game.name, "seats": review.play.state.seats,
        "scale": round(review.judge.scale, 4), "learned": review.judge.net is not None,
        "scores": scores, "places": places, "turns": [],
    }  # fmt: skip


# ---- a record that is gone through
class Review:
    """A finished game, replayed: its turns, and the position before each answer."""

    def __init__(self, text: str) -> None:
        self.play = finished(replay(parse_record(text)))
        scores = self.play.state.scores()
        self.judge = Reviewer(self.play.game, self.play.state.seats, sum(scores) / len(scores))
        self.turns = turns_of(self.play)
        self.states = states_of(self.play)

    def curve(self) -> tuple[list[list[float]], list[list[float]]]:
        """By seat, score and place after so many answers. In the middle of a turn they are what they were before; each
        is the average of as many turns as there are seats, as it matters who has just had one."""
        settled = {0, *[turn.to for turn in self.turns]}
        lately, scores, places = list[list[Figures]](), list[list[float]](), list[list[float]]()
        for at, state in enumerate(self.states):
            if at in settled:
                ended = at == len(self.states) - 1
                before = [] if ended or self.judge.seats == 1 else lately[1 - self.judge.seats :]
                lately = [*before, self.judge.everybody(state)]
            now = [mean_of([one[seat] for one in lately]) for seat in range(self.judge.seats)]
            scores.append([round(one.score, 1) for one in now])
            places.append([round(one.place, 3) for one in now])
        return [list(one) for one in zip(*scores)], [list(one) for one in zip(*places)]

    # ---- what was left, by seat, as [how much, what]
    def left(self) -> list[list[list[Any]]]:
        """Points that a little more would have counted."""
        state, holdings = self.play.state, holdings_of(self.play.game)
        return [
            [[one.points, plain(one.said)] for one in holdings.left(state, seat)] for seat in range(self.judge.seats)
        ]

    def unspent(self) -> list[list[list[Any]]]:
        """What could still have been used."""
        found, holdings = [], holdings_of(self.play.game)
        for seat in range(self.judge.seats):
            state = self.last_of(seat)
            found.append([[one.n, plain(one.said)] for one in holdings.unspent(state, seat)] if state else [])
        return found

    def last_of(self, seat: int) -> State | None:
        """The position after the seat's last answer; before it, where that ended the game and all was counted."""
        at = max((n for n, line in enumerate(self.play.record.lines) if line.seat == seat), default=None)
        if at is None:
            return None
        return self.states[at] if self.states[at + 1].over() else self.states[at + 1]


@lru_cache(maxsize=2)
def reviewed(text: str) -> Review:
    return Review(text)


def finished(play: Play) -> Play:
    """Analysis is of what is over: before, it would be a hint."""
    if not play.state.over():
        raise BadRecord("record-unfinished", line=len(play.record.lines) + 1)
    return play


def states_of(play: Play) -> list[State]:
    """All positions of a game, from setting up to the end."""
    record, space = play.record, play.game.space
    state = play.game.start(record.seats, Script([value for value, _ in record.chance]))
    found = [state]
    for line in record.lines:
        state = state.clone()
        state.apply(line.seat, space.parse(line.do), Script([value for value, _ in line.chance]))
        found.append(state)
    return found


# ---- one turn
class Trial:
    """One turn on trial."""

    def __init__(self, review: Review, settings: Settings, number: int) -> None:
        self.review, self.judge = review, review.judge
        self.game, self.turn = review.play.game, review.turns[number]
        self.holdings = holdings_of(self.game)
        self.view = view(review.states[self.turn.at], self.turn.seat)
        self.near, self.far = (NEARER, self.judge.far or FARTHER) if self.judge.instinctive else (NEAR, FAR)
        self.seed = settings.seed * MIXED + number
        found = worlds_of(self.game, self.view, CHOOSING + settings.iterations, self.seed)
        self.choosing, self.measuring = found[:CHOOSING], found[CHOOSING:]
        parse, lines = self.game.space.parse, review.play.record.lines
        self.played = [parse(line.do) for line in lines[self.turn.at : self.turn.to]]

    def judged(self) -> Judged:
        seat, at, to = self.turn
        if not self.free():
            after = self.judge.figures(self.judge.standing(self.review.states[to], seat))
            return Judged(seat, at, to, True, after, after, Figures(0.0, 0.0))
        best = self.best()
        if best is not None:
            return self.measured(best)
        figures = self.figures(self.lines([self.played], self.choosing, self.near)[0])
        return Judged(seat, at, to, False, figures, figures, Figures(0.0, 0.0))

    def free(self) -> bool:
        """Whether the seat could have answered otherwise anywhere in its turn."""
        states, moves = self.review.states, self.judge.evaluation.moves
        return any(len(moves(states[at], self.turn.seat)) > 1 for at in range(self.turn.at, self.turn.to))

    def lines(self, turns: Sequence[Sequence[int]], worlds: Sequence[World], deep: int) -> list[Line]:
        """What comes of these turns, to the same round."""
        seat, judge = self.turn.seat, self.judge
        found = [Line(judge, seat, said, [played(judge, one, seat, said, deep) for one in worlds]) for said in turns]
        return levelled(judge, found)

    def figures(self, line: Line) -> Figures:
        found = [self.judge.figures(course.standing) for course in line.courses]
        return Figures(round(fmean(one.score for one in found), 3), fmean(one.place for one in found))

    def best(self) -> list[int] | None:
        """The answers of the best turn; None where nothing is better than what was played. What was played does not
        stand among the favourites at first: if it was a pass, they would be looked at in the round after it."""
        adviser = Adviser(self.game, self.view, self.turn.seat, self.judge, seed=self.seed, worlds=1)
        others = [list(said) for said in adviser.candidates() if list(said) != self.played][:FAVOURITES]
        worths = self.worths(others, self.near)
        order = sorted(range(len(others)), key=lambda at: -worths[at])[:FINALISTS]
        turns = [self.played, *[others[at] for at in order]]
        worths = self.worths(turns, self.far)
        at = worths.index(max(worths))
        return turns[at] if at else None

    def worths(self, turns: Sequence[Sequence[int]], deep: int) -> list[float]:
        """Points and place together, in the worlds that choose."""
        return [self.judge.together(self.figures(one)) for one in self.lines(turns, self.choosing, deep)]

    def measured(self, best: Sequence[int]) -> Judged:
        """Both turns on average, over other worlds than those that chose the best."""
        mine, other = self.lines([self.played, best], self.measuring, self.far)
        was, could = self.figures(mine), self.figures(other)
        seat, at, to = self.turn
        error = self.error(mine, other)
        if self.judge.together(could) <= self.judge.together(was):
            return Judged(seat, at, to, False, was, was, error)
        texts = [self.game.space.format(action) for action in other.turn or best]
        way = round(fmean(len(course.answers) for course in other.courses)), could.place
        judged = Judged(seat, at, to, False, was, could, error, texts, way)
        if not kind_of(judged, self.judge.scale):
            return judged
        rows = reasons(self.judge, self.holdings, mine, other)
        return replace(judged, rows=[packed(row) for row in few(rows, shown_loss(was, could), self.judge.scale)])

    def error(self, mine: Line, other: Line) -> Figures:
        """The standard errors of the difference of two lines, world by world."""
        pairs = list(zip(mine.courses, other.courses, strict=True))
        both = [(self.judge.figures(a.standing), self.judge.figures(b.standing)) for a, b in pairs]
        return Figures(error_of([b.score - a.score for a, b in both]), error_of([b.place - a.place for a, b in both]))


def few(rows: Sequence[Row], total: float, scale: float) -> list[Row]:
    """The largest rows, to a tenth of a point; the others are one, and with it all add up to the total as shown."""
    large = [row._replace(amount=round(row.amount, 1)) for row in rows if abs(row.amount) >= SMALL * scale]
    large = sorted(large, key=lambda row: -abs(row.amount))[:ROWS]
    rest = round(round(total, 1) - sum(row.amount for row in large), 1)
    return [*large, Row(REST, rest, told("advice-rest"))] if rest else large


def shown_loss(played: Figures, best: Figures) -> float:
    """Between the two figures that people read, each to a tenth of a point: below 0."""
    return round(round(played.score, 1) - round(best.score, 1), 1)


def mean_of(figures: Sequence[Figures]) -> Figures:
    return Figures(fmean(one.score for one in figures), fmean(one.place for one in figures))


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    middle = fmean(values)
    return sqrt(sum((one - middle) ** 2 for one in values) / (len(values) - 1) / len(values))
