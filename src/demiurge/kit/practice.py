"""Positions to practise with, as data: `practice.toml` of a game's package, a record for each, and words.

A position is what a record leads to: a seat is at the beginning of a turn of its own. Its goal is a list of conditions
that all must hold. A turn is what lies on its first question: it is over when the rules take up what lies under that,
and nothing that comes after it counts. Others may have to react meanwhile; that is part of it.

What it tells is the message `practice-<id>` of the game: the goal in a sentence, and why it works, `.why` and `.why2`,
for who has played. The ways to the goal stand in the file: a search (kit.ways) has found them, and proves them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from demiurge.kernel.actions import NO_ACTION
from demiurge.kernel.chance import Chance, Script
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.play import replay
from demiurge.kernel.record import BadRecord, Line, Record, parse_record
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Words
from demiurge.kernel.state import NOBODY, NONE_USUAL, State, Step
from demiurge.kernel.text import Text
from demiurge.kit.guide import BadGuide, begins, refuse_twice, refuse_values

FILE: Final = "practice.toml"
FOLDER: Final = "practice"  # of the records, <name>.jsonl
ID: Final = "practice-"  # before the id of a position, in the game's words
WHY: Final = ("why", "why2")
FEW: Final = 3  # ways to a goal: more are no puzzle
ANY: Final = "any"  # in the place of a number of an event
KINDS: Final = ("offered", "answered", "happened", "never", "points")  # of conditions


@dataclass(frozen=True)
class Condition:
    """It is of one kind; `count`, `data` and `total` say more about what happened or was answered.

    Events are those of the seat, and those that are nobody's, as the seat sees them."""

    offered: str = ""  # an answer may be given that begins with these words, or is of this family
    answered: str = ""  # such an answer was given
    happened: str = ""  # a kind of event
    never: str = ""  # a kind of event that does not happen
    points: int = 0  # so many more than at the beginning, at least
    count: int = 1  # so often, at least
    data: Sequence[str | int] = ()  # the last numbers of the event; "any" where it does not matter
    total: int = 0  # the last numbers of the events make at least so much

    def holds(self, n: int, points: int) -> bool:
        """`n`: what counts for it so far."""
        if self.points:
            return points >= self.points
        return n == 0 if self.never else n >= (self.total or self.count)

    @property
    def is_kept(self) -> bool:
        """Once it holds it is not lost in the same turn."""
        return not (self.never or self.points)


@dataclass(frozen=True, eq=False)
class Position:
    """`ways`: the texts of the answers of each, the shortest first; `turns`: how many turns there are in all, told
    apart by the positions that they end in. `key`: the answer that hints tell of; by default the first way's first.
    `best`: the turn that the analysis prefers to all others, goal or not; `gain`: how many points more than the best
    way it expects of it in the end."""

    id: str
    seat: int
    record: Record
    goal: Sequence[Condition]
    ways: Sequence[Sequence[str]] = ()
    turns: int = 0
    clauses: Sequence[str] = ()
    key: str = ""
    best: Sequence[str] = ()
    gain: float = 0.0


@dataclass(frozen=True, eq=False)
class Practice:
    """The positions of a game, the easy ones first."""

    positions: Sequence[Position]

    def find(self, id: str) -> Position | None:
        return next((one for one in self.positions if one.id == id), None)

    def after(self, position: Position) -> Position | None:
        return next(iter(self.positions[self.positions.index(position) + 1 :]), None)


class Verdict(Enum):
    OPEN = "open"  # the turn is not over
    REACHED = "reached"
    MISSED = "missed"


class Judged(NamedTuple):
    """What the answers since the position come to: `points` made in the turn, and how many of the answers it took."""

    verdict: Verdict
    points: int
    answers: int


class Telling(NamedTuple):
    """A position in words."""

    id: str
    goal: str
    why: Sequence[str]


# ---- reading
@lru_cache(maxsize=16)
def practice_of(meta: Meta) -> Practice | None:
    """The game's own; None where nobody has written one."""
    found = files(meta.package).joinpath(FILE)
    return read(found.read_text(encoding="utf-8"), meta) if found.is_file() else None


def read(text: str, meta: Meta) -> Practice:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadGuide("guide-unreadable", file=FILE, why=str(error)) from None
    positions = [position(one, meta) for one in data.pop("position", [])]
    if data:
        raise BadGuide("guide-unknown", file=FILE, names=tuple(sorted(data)))
    refuse_twice([one.id for one in positions], FILE)
    return Practice(positions)


@dataclass(frozen=True)
class Row:
    """A position as the file has it; `record`: the name of its file, by default the id."""

    id: str = ""
    seat: int = 0
    record: str = ""
    goal: Sequence[Any] = ()
    ways: Sequence[Sequence[str]] = ()
    turns: int = 0
    clauses: Sequence[str] = ()
    key: str = ""
    best: Sequence[str] = ()
    gain: float = 0.0


def position(data: dict[str, Any], meta: Meta) -> Position:
    refuse_values(Row, data, FILE)
    row = Row(**data)
    if not row.id:
        raise BadGuide("guide-nameless", file=FILE)
    if not row.goal:
        raise BadGuide("practice-goalless", file=FILE, name=row.id)
    goal, record = [condition(one) for one in row.goal], record_of(meta, row.record or row.id)
    if not 0 <= row.seat < record.seats:
        raise BadGuide("guide-value", file=FILE, name="seat", value=row.seat)
    return Position(row.id, row.seat, record, goal, row.ways, row.turns, row.clauses, row.key, row.best, row.gain)


def condition(data: Any) -> Condition:
    if not isinstance(data, dict):
        raise BadGuide("guide-value", file=FILE, name="goal", value=repr(data))
    refuse_values(Condition, data, FILE)
    if sum(kind in data for kind in KINDS) != 1:
        raise BadGuide("practice-kind", file=FILE, kinds=KINDS)
    return Condition(**data)


def record_of(meta: Meta, name: str) -> Record:
    found = files(meta.package).joinpath(FOLDER, f"{name}.jsonl")
    if not found.is_file():
        raise BadGuide("practice-no-record", file=f"{FOLDER}/{name}.jsonl")
    try:
        return parse_record(found.read_text(encoding="utf-8"))
    except BadRecord as error:
        raise BadGuide("guide-unreadable", file=f"{FOLDER}/{name}.jsonl", why=str(error)) from None


# ---- a turn
class Stop(Step["State"]):
    """Lies under the first question of a turn and holds the table when the turn is over, before anything else comes."""

    def waits(self, s: State) -> bool:
        return True


@dataclass(frozen=True)
class Turn:
    """How far a seat has come in its turn. `tally`: for each condition what counts for it so far; `lane`: which one
    asked the first question; `before`: the points at that time."""

    game: Game
    state: State
    seat: int
    goal: Sequence[Condition]
    lane: int
    before: int
    tally: tuple[Any, ...]
    answers: int = 0
    told: int = 0  # events

    @property
    def is_over(self) -> bool:
        lane = self.state.lanes[self.lane]
        return bool(lane) and isinstance(lane[-1], Stop)

    @property
    def points(self) -> int:
        return self.state.scores()[self.seat] - self.before

    @property
    def verdict(self) -> Verdict:
        """A goal that cannot be lost any more is reached at once, any other at the end of the turn."""
        held = all(one.holds(n, self.points) for one, n in zip(self.goal, self.tally, strict=True))
        if held and (self.is_over or all(one.is_kept for one in self.goal)):
            return Verdict.REACHED
        return Verdict.MISSED if self.is_over else Verdict.OPEN

    def given(self, seat: int, action: int, chance: Chance) -> Turn:
        """The same with one answer more, which must be allowed."""
        state, journal = self.state.clone(), Journal()
        state.apply(seat, action, chance, journal)
        answers = state.answers(self.seat) if self.seat in state.waiting() else []
        own = action if seat == self.seat else NO_ACTION
        events = [one for one in journal.events if one.seat in (self.seat, NOBODY) and one.visible_to(self.seat)]
        tally, told = self.tallied(own, events, answers), self.told + len(journal.events)
        return replace(self, state=state, tally=tally, answers=self.answers + 1, told=told)

    def tallied(self, action: int, events: Sequence[Event], answers: Sequence[int]) -> tuple[Any, ...]:
        """The tally with an answer of the seat, what happened, and what may be answered then."""
        return tuple(
            n + self.counts(one, action, events, answers) for one, n in zip(self.goal, self.tally, strict=True)
        )

    def counts(self, one: Condition, action: int, events: Sequence[Event], answers: Sequence[int]) -> int:
        if one.offered:
            return any(self.is_of(answer, one.offered) for answer in answers)
        if one.answered:
            return action != NO_ACTION and self.is_of(action, one.answered)
        return counted(one, events)

    def is_of(self, action: int, words: str) -> bool:
        return begins(self.game.space.format(action), words) or self.game.space.verb_of(action) == words


def counted(one: Condition, events: Sequence[Event]) -> int:
    """What events count for a condition."""
    met = [event for event in events if event.kind == (one.happened or one.never) and fits(event, one.data)]
    return sum(event.data[-1] for event in met) if one.total else len(met)


def fits(event: Event, data: Sequence[str | int]) -> bool:
    last = event.data[len(event.data) - len(data) :]
    return len(last) == len(data) and all(wanted in (ANY, number) for wanted, number in zip(data, last, strict=True))


def begin(game: Game, state: State, seat: int, goal: Sequence[Condition]) -> Turn:
    """The turn that begins here; the seat must be asked. Who is asked by the table and holds an offer begins with the
    table's question, which is in the last lane."""
    found = state.clone()
    lane = max(lane for lane, asked in enumerate(found.asks) if asked == seat)
    found.lanes[lane].insert(-1, Stop())
    return Turn(game, found, seat, goal, lane, state.scores()[seat], (0,) * len(goal))


def reaction(state: State) -> tuple[int, int]:
    """What somebody else is taken to answer who has to react first: the usual answer, or else the first."""
    seat = state.waiting()[0]
    usual = state.decision(seat).usual()
    return seat, state.answers(seat)[0] if usual == NONE_USUAL else usual


@lru_cache(maxsize=128)
def opening(position: Position) -> Turn:
    """The position itself."""
    play = replay(position.record)
    return begin(play.game, play.state, position.seat, position.goal)


def judge(position: Position, lines: Iterable[Line]) -> Judged:
    """What the answers that were given since the position come to. Those after the end of the turn do not count."""
    turn = opening(position)
    for line in lines:
        if turn.verdict is not Verdict.OPEN:
            break
        script = Script([value for value, _ in line.chance])
        turn = turn.given(line.seat, turn.game.space.parse(line.do), script)
    return Judged(turn.verdict, turn.points, turn.answers)


# ---- in words
def telling(position: Position, words: Words) -> Telling:
    what, english = Text(f"{ID}{position.id}"), words.back or words
    reasons = [words.say(what, name) for name in WHY if english.has(what.id, name)]
    return Telling(position.id, words.say(what), reasons)
