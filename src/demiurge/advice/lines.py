"""A line: the answers of a turn, and what comes of them while everybody answers as the same judge would.

It is played in several worlds, positions that the View could be of, with luck of its own each; all lines of one seat
are played in the same worlds with the same luck. In all but the first a judge with an instinct strays from it now and
then: what is worth much only if nobody does anything else is worth little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from demiurge.advice.judge import UNPLACED, Judge, Standing
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.state import State

LONGEST: Final = 400  # answers of a line that is played on
SEEDS: Final = 1 << 40


class World(NamedTuple):
    """A position that the View could be of, and the luck of what follows."""

    state: State
    seed: int
    certain: bool  # nothing was hidden
    straight: bool = True  # nobody strays


def worlds_of(game: Game, view: State, n: int, seed: int) -> list[World]:
    """The first so many; a seat from which nothing is hidden gets the same position each time."""
    chance, found = Chance(seed), list[World]()
    for _ in range(n):
        luck, drawn = int(chance.rng.random() * SEEDS), len(chance.log)
        found.append(World(game.fill(view, chance), luck, len(chance.log) == drawn, not found))
    return found


class Answered(NamedTuple):
    """An answer of a line, what happened because of it, and the number of the seat's own turn, the first being 0: a
    rival's belongs to the one before it."""

    seat: int
    action: int
    turn: int
    events: Sequence[Event]
    known: bool  # neither chance nor a hidden hand had a say before it


class Course:
    """A line in one world. own: how many answers of the first turn were given as they were asked for; turn: the number
    of the seat's own turn, and within: whether it is not over; begun: how many rounds were left when each of its turns
    began."""

    def __init__(self, world: World, seat: int) -> None:
        self.world, self.seat = world, seat
        self.start = world.state
        self.end = world.state.clone()
        self.chance = Chance(world.seed)
        self.stray = None if world.straight else Random(world.seed)
        self.answers: list[Answered] = []
        self.own = 0
        self.turn = 0
        self.within = True
        self.begun: list[int] = []
        self.standing = Standing(0.0, UNPLACED)

    @property
    def spoke(self) -> bool:
        """Whether chance has had a say."""
        return len(self.chance.log) > 0

    def give(self, seat: int, action: int, turn: int) -> None:
        journal, known = Journal(), not self.spoke and (self.world.certain or turn == 0)
        self.end.apply(seat, action, self.chance, journal)
        self.answers.append(Answered(seat, action, turn, journal.events, known))

    @property
    def events(self) -> list[Event]:
        return [event for one in self.answers for event in one.events]


class Line:
    """The same answers in all worlds, and their averages."""

    def __init__(self, judge: Judge, seat: int, said: Sequence[int], courses: Sequence[Course]) -> None:
        self.judge, self.seat, self.said, self.courses = judge, seat, tuple(said), courses

    @cached_property
    def worth(self) -> float:
        """In points: the expected score, and what the place is worth."""
        return fmean(self.judge.weighed(one.standing) for one in self.courses)

    @cached_property
    def score(self) -> float:
        """The expected final score."""
        return fmean(one.standing.score for one in self.courses)

    @cached_property
    def place(self) -> float | None:
        """The expected place, 1 being the first; None where nobody can say."""
        if any(one.standing.merit == UNPLACED for one in self.courses):
            return None
        others = self.judge.seats - 1
        return 1.0 + others * (1.0 - fmean(one.standing.merit for one in self.courses))

    @property
    def spoke(self) -> bool:
        return any(one.spoke or not one.world.certain for one in self.courses)

    @cached_property
    def turn(self) -> tuple[int, ...]:
        """The answers of this turn, as far as nothing has to be known first: up to where chance speaks."""
        first = self.courses[0]
        return tuple(one.action for one in first.answers if one.seat == self.seat and one.turn == 0 and one.known)

    def average(self, of: Callable[[Course], float]) -> float:
        return fmean(of(one) for one in self.courses)


# ---- playing it
def played(judge: Judge, world: World, seat: int, said: Sequence[int], turns: int) -> Course:
    """What is said as far as it can be, until chance or somebody else has a say; then everybody answers as the judge
    would until the seat has ended this turn and so many more."""
    course = Course(world, seat)
    course.begun.append(judge.rounds(world.state))
    follow(judge, course, said)
    course.within = seat in course.end.asks and (not course.own or not judge.done(course.end, seat))
    go_on(judge, course, lambda course: course.turn >= turns)
    course.standing = judge.standing(course.end, seat)
    return course


def follow(judge: Judge, course: Course, said: Sequence[int]) -> None:
    seat = course.seat
    for action in said:
        asked = seat in course.end.asks and action in course.end.answers(seat)
        if not asked or course.spoke or (course.own and judge.done(course.end, seat)):
            return
        course.give(seat, action, 0)
        course.own += 1


def go_on(judge: Judge, course: Course, enough: Callable[[Course], bool]) -> None:
    """Until it is enough, but never to the middle of the seat's turn."""
    s, seat = course.end, course.seat
    while len(course.answers) < LONGEST:
        if course.within and seat in s.asks:
            asked = seat
        elif enough(course):
            return
        else:
            asked = next_seat(s)
        if asked < 0:
            return
        if asked == seat and not course.within:
            course.within, course.turn = True, course.turn + 1
            course.begun.append(judge.rounds(s))
        course.give(asked, judge.best(s, asked, course.world.seed, course.stray), course.turn)
        if course.within and judge.done(s, seat):
            course.within = False


def line(judge: Judge, worlds: Sequence[World], seat: int, said: Sequence[int], turns: int) -> Line:
    """In the first world alone, where neither chance nor a hidden hand has a say, and nobody strays."""
    first = played(judge, worlds[0], seat, said, turns)
    if worlds[0].certain and not first.spoke and not judge.instinctive:
        return Line(judge, seat, said, [first])
    return Line(judge, seat, said, [first, *(played(judge, one, seat, said, turns) for one in worlds[1:])])


def levelled(judge: Judge, lines: Sequence[Line]) -> list[Line]:
    """Lines that end in the same round in each world, each after as many turns of the seat in it: those that are behind
    are played on. Who passes early would else have an income, or a turn of the next round, that others still await."""
    found = list[Line]()
    for one in lines:
        for at, course in enumerate(one.courses):
            same = [other.courses[at] for other in lines if len(other.courses) > at]
            least = min(judge.rounds(other.end) for other in same)
            turns = max(other.begun.count(least) for other in same)
            enough = partial(level, judge, least, turns)
            if not enough(course):
                go_on(judge, course, enough)
                course.standing = judge.standing(course.end, one.seat)
        found.append(Line(judge, one.seat, one.said, one.courses))
    return found


def level(judge: Judge, least: int, turns: int, course: Course) -> bool:
    left = judge.rounds(course.end)
    return left < least or (left == least and course.begun.count(least) >= turns)
