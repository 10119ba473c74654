"""A game as a tree with explicit chance: at each Point somebody is asked, an outcome is due, or the game is over.

A rule draws while it runs and cannot wait for an outcome. So an answer is tried on a copy with the outcomes that are
known so far; where one is missing the copy is thrown away, and the Point is the draw. Each outcome is one more known,
and the answer is tried again; once it goes through, the copy is the next position. To draw k cards is a chain of k
Points."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, Final, NamedTuple

from demiurge.envs.openspiel.tables import Table, table_of
from demiurge.kernel.chance import ALL, Chance, Script, Starved
from demiurge.kernel.game import digest, dump, load, view
from demiurge.kernel.record import Line, Record, redact
from demiurge.kernel.state import Decision, State

CHANCE: Final = -1  # whose turn it is: OpenSpiel's numbers for a draw and for the end
OVER: Final = -4
MOST_OUTCOMES: Final = 1_024  # of a draw
NO_DRAW: Final[Counter[int]] = Counter()
BEFORE: Final = -1  # in the place of a seat: what is under way is the setting up, no answer


class Known(Script):
    """The outcomes that are known so far; the first that is not starves it. What can come out in one way is no draw."""

    def __init__(self, outcomes: list[int]) -> None:
        self.log, self.seen, self.outcomes, self.used = [], [], outcomes, 0  # and no generator: to make one is slow

    def choose(self, among: list[int]) -> int:
        if among.count(among[0]) == len(among):
            return among[0]
        return super().choose(among)


class Sampled(Chance):
    """Outcomes by somebody else's generator: a function that gives numbers from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        super().__init__()
        self.sampler = sampler

    def choose(self, among: list[int]) -> int:
        return among[min(int(self.sampler() * len(among)), len(among) - 1)]


class Row:
    """A row of the record. `open`: everybody may read all of it; then its text is written once, when it is needed."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.open = not data.get("secret") and all(seen == ALL for _, seen in data.get("chance", ()))
        self.text = ""

    def told(self, seat: int) -> str:
        if not self.open:
            return written(redact(self.data, seat))
        if not self.text:
            self.text = written(self.data)
        return self.text

    def redacted(self, seat: int) -> Row:
        return self if self.open else Row(redact(self.data, seat))


def written(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


class Try(NamedTuple):
    """What is under way: who answered what (BEFORE: the game is being set up), and the outcomes known so far."""

    seat: int
    action: int
    outcomes: tuple[int, ...] = ()


class Supposed:
    """A position that was filled from what one seat sees. The record tells the others nothing of what it supposes them
    to hold, so that they are told apart by their Views of it."""

    def __init__(self, seat: int, state: State) -> None:
        self.seat = seat
        self.state = state
        self.digests: dict[int, str] = {}

    def told(self, seat: int) -> str:
        if seat == self.seat:
            return ""
        if seat not in self.digests:
            self.digests[seat] = f'{{"supposed":"{digest(view(self.state, seat))}"}}\n'
        return self.digests[seat]


class Point:
    """A place in the tree. It never changes, so that copies share it.

    state: the last whole position; None while the game is set up. rows: the record that leads there.
    due: the values among which an outcome is due, as often as they are likely; none where somebody is asked."""

    def __init__(
        self, table: Table, state: State | None, rows: tuple[Row, ...], supposed: Supposed | None = None
    ) -> None:
        self.table = table
        self.game, self.seats = table.game, table.seats
        self.state = state
        self.rows = rows
        self.supposed = supposed
        self.under_way: Try | None = None
        self.due = NO_DRAW
        self.whose = turn_of(state) if state is not None else CHANCE
        self.texts: dict[int, str] = {}

    def __deepcopy__(self, memo: object) -> Point:
        return self

    def __reduce__(self) -> tuple[Callable[..., Point], tuple[Any, ...]]:
        return thawed, (*self.table.key, self.frozen())

    # ---- what is next
    def answers(self) -> list[int]:
        """Of whose turn it is, in their order."""
        return sorted(self.state.answers(self.whose)) if self.state is not None and self.whose >= 0 else []

    def faces(self) -> list[int]:
        """What may come out, in its order; OpenSpiel knows an outcome by its place there."""
        return sorted(self.due)

    def chances(self) -> list[tuple[int, float]]:
        total = self.due.total()
        return [(at, self.due[face] / total) for at, face in enumerate(self.faces())]

    # ---- how it goes on
    def after(self, action: int) -> Point:
        """The next Point, by an answer or by the place of an outcome."""
        if self.whose == CHANCE:
            faces, tried = self.faces(), self.under_way
            assert tried is not None
            if not 0 <= action < len(faces):
                raise ValueError(f"there is no outcome {action} among {len(faces)}")
            return self.tried(Try(tried.seat, tried.action, (*tried.outcomes, faces[action])))
        if self.whose == OVER or self.state is None or action not in self.state.answers(self.whose):
            raise ValueError(f"{action} is no answer here")
        return self.tried(Try(self.whose, action))

    def tried(self, what: Try) -> Point:
        chance = Known(list(what.outcomes))
        try:
            state = self.begun(chance) if what.seat == BEFORE else self.answered(what, chance)
        except Starved as missing:
            if len(set(missing.among)) > MOST_OUTCOMES:
                raise ValueError(f"a draw among {len(missing.among)} is too wide: {MOST_OUTCOMES} at most") from None
            rows = (*self.whole_rows(), self.row(what, chance))
            found = Point(self.table, self.state, rows, self.supposed)
            found.under_way, found.due, found.whose = what, Counter(missing.among), CHANCE
            return found
        return Point(self.table, state, (*self.whole_rows(), self.row(what, chance)), self.supposed)

    def begun(self, chance: Chance) -> State:
        return self.game.start(self.seats, chance)

    def answered(self, what: Try, chance: Chance) -> State:
        assert self.state is not None
        state = self.state.clone()
        state.apply(what.seat, what.action, chance)
        return state

    def whole_rows(self) -> tuple[Row, ...]:
        """The record without what is under way."""
        return self.rows if self.under_way is None else self.rows[:-1]

    def row(self, what: Try, chance: Chance) -> Row:
        met = list(zip(chance.log, chance.seen, strict=True))
        if what.seat == BEFORE:
            game = self.game
            return Row(Record(game.name, self.seats, dict(game.options), game.components, met, []).head())
        assert self.state is not None
        asked = self.state.lanes[self.state.lane_of(what.seat, what.action)][-1]
        assert isinstance(asked, Decision)
        return Row(Line(what.seat, self.game.space.format(what.action), met, bool(asked.secret())).to_json())

    # ---- what a seat knows
    def information(self, seat: int) -> str:
        """All that the seat has ever been told: the record as it may read it."""
        found = self.texts.get(seat)
        if found is None:
            found = "\n".join([row.told(seat) for row in self.rows])
            if self.supposed is not None:
                found = self.supposed.told(seat) + found
            self.texts[seat] = found
        return found

    def observation(self, seat: int) -> str:
        """What the seat sees: its View. Nothing while the game is set up; in the midst of an answer, that before it."""
        return written_view(self.state, seat) if self.state is not None else ""

    def resampled(self, seat: int, sampler: Callable[[], float]) -> Point:
        """A position that looks the same to the seat, its secrets drawn anew. Its record holds what the seat knows."""
        if self.state is None or self.whose == CHANCE:
            raise ValueError("a position can be drawn anew where somebody is asked, not in the midst of a draw")
        state = self.game.fill(view(self.state, seat), Sampled(sampler))
        rows = tuple([row.redacted(seat) for row in self.rows])
        return Point(self.table, state, rows, Supposed(seat, state))

    # ---- how it is kept
    @cached_property
    def text(self) -> str:
        turn = {CHANCE: "a draw is due", OVER: "over"}.get(self.whose, f"seat {self.whose} is asked")
        known = digest(self.state) if self.state is not None else ""
        drawn = ",".join(map(str, self.under_way.outcomes)) if self.under_way is not None else ""
        return f"{self.game.name}, {self.seats} seats, {len(self.rows)} rows, {turn} {known} {drawn}".rstrip()

    def __str__(self) -> str:
        return self.text

    def frozen(self) -> list[Any]:
        """As plain data, for a save."""
        supposed = self.supposed
        return [
            None if self.state is None else dump(self.state),
            [row.data for row in self.whole_rows()],
            None if supposed is None else [supposed.seat, dump(supposed.state)],
            None if self.under_way is None else list(self.under_way),
        ]


def turn_of(state: State) -> int:
    """Late answers first, then the table's question."""
    waiting = state.waiting()
    if not waiting and not state.over():
        raise RuntimeError("nobody is asked, and the game is not over: a mistake in its rules")
    return waiting[0] if waiting else OVER


def written_view(state: State, seat: int) -> str:
    return json.dumps(dump(view(state, seat)), separators=(",", ":"))


@cache
def root(table: Table) -> Point:
    """Where the game begins: with the first draw of setting it up, or, where nothing is drawn, with a question."""
    return Point(table, None, ()).tried(Try(BEFORE, 0))


def thawed(name: str, seats: int, options: tuple[tuple[str, str], ...], data: list[Any]) -> Point:
    """A Point again, of a save."""
    table = table_of(name, seats, options)
    state, rows, supposed, under_way = data
    whole = Point(
        table,
        None if state is None else load(table.game, state),
        tuple([Row(row) for row in rows]),
        None if supposed is None else Supposed(supposed[0], load(table.game, supposed[1])),
    )
    return whole if under_way is None else whole.tried(Try(under_way[0], under_way[1], tuple(under_way[2])))
