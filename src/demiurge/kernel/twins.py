"""Twins: two games that differ in one secret thing. Who has not been told of it must see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from demiurge.kernel.chance import SPECTATOR, Chance, visible
from demiurge.kernel.game import digest, view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.record import redact
from demiurge.kernel.state import Decision, State

if TYPE_CHECKING:
    from demiurge.kernel.checks import GameCheck

TWINS: Final = "views do not leak (twins)"
TWINS_A_GAME: Final = 8
CLOSELY: Final = 20  # lines after which a twin's views are compared at every third line only
NONE: Final = -1


def said(event: Event) -> tuple[str, int, list[int], int]:
    return event.kind, event.seat, event.data, event.seen


class NoTwin(Exception):
    """Nothing else could have come, and there is no other secret answer."""


class TwinChance(Chance):
    """The outcomes of a record, one of them exchanged for another possible one. What was drawn instead then lies where
    the record's outcome lay, so whenever the record met the one, the twin meets the other."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.script: list[int] = []
        self.exchange_at = NONE
        self.one = self.other = -1

    def lend(self, outcomes: list[tuple[int, int]], exchange_at: int = NONE) -> None:
        self.log, self.seen = [], []
        self.script, self.exchange_at = [value for value, _ in outcomes], exchange_at

    def choose(self, among: list[int]) -> int:
        at = len(self.log)
        if at >= len(self.script):
            return super().choose(among)
        value = self.script[at]
        if at == self.exchange_at:
            others = [other for other in among if other != value]
            if not others:
                raise NoTwin
            self.one, self.other = value, super().choose(others)
            return self.other
        if value in among:
            return value
        if value in (self.one, self.other) and self.one + self.other - value in among:
            return self.one + self.other - value
        return super().choose(among)


class Twins:
    """Views do not leak: the same game with one secret outcome, or one secret answer, exchanged. Whoever has not been
    told (by an outcome that it may see, or by an open answer) must see the same bytes, be asked the same, be told the
    same events and read the same record."""

    def __init__(self, check: GameCheck) -> None:
        self.check = check
        self.play = check.play
        self.states = check.states
        self.seats = check.case.seats
        self.views: dict[tuple[int, int], str] = {}

    def run(self) -> None:
        places, made = self.places(), 0
        self.check.rng.shuffle(places)
        for line, outcome in places:
            what = f"outcome {outcome + 1}" if outcome >= 0 else "the secret answer"
            where = f"{self.check.case}, {what} of line {line + 2} exchanged"
            try:
                twin = self.born(line, outcome)
            except NoTwin:
                continue
            self.check.suite.attempt(TWINS, where, self.fault, twin, line)
            made += 1
            if made == TWINS_A_GAME:
                return

    def places(self) -> list[tuple[int, int]]:
        """Where something secret came: the line (-1: setting up) and the outcome (NONE: the answer itself)."""
        found: list[tuple[int, int]] = []
        lines = self.play.record.lines[: len(self.states) - 1]
        for line, met in enumerate([self.play.record.chance, *[line.chance for line in lines]], -1):
            for outcome, (_, seen) in enumerate(met):
                if not all(visible(seen, seat) for seat in range(self.seats)):
                    found.append((line, outcome))
        for line, answer in enumerate(lines):
            if answer.secret and len(self.states[line].answers(answer.seat)) > 1:
                found.append((line, NONE))
        return found

    def born(self, line: int, outcome: int) -> Play:
        """The twin right after the line in which it differs; of a later line than the first, with nothing told yet."""
        chance = TwinChance(self.check.rng.randrange(1 << 30))
        chance.lend(self.play.record.chance, outcome if line < 0 else NONE)
        twin = Play(self.check.game, self.seats, chance)
        if line >= 0:
            twin.state = self.states[line]
            twin.journal.events.clear()
            if not self.step(twin, line, outcome, outcome == NONE):
                raise NoTwin
        return twin

    def fault(self, twin: Play, line: int) -> str | None:
        untold, lines = [SPECTATOR, *range(self.seats)], 0
        while True:
            untold = [seat for seat in untold if not self.told(twin, line, seat)]
            for seat in untold:
                leak = self.leak(twin, line, seat, lines <= CLOSELY or lines % 3 == 0)
                if leak is not None:
                    return f"after line {line + 2} seat {seat}, who was not told, {leak}"
            line, lines = line + 1, lines + 1
            if not untold or line >= len(self.states) - 1 or not self.step(twin, line, NONE, False):
                return None

    def step(self, twin: Play, line: int, outcome: int, other_answer: bool) -> bool:
        """Give the twin the record's next answer. False: it cannot follow, since an open answer is not possible."""
        answer = self.play.record.lines[line]
        action, state = twin.game.space.parse(answer.do), twin.state
        if other_answer or state.refuse(answer.seat, action) is not None:
            if not answer.secret:
                return False
            others = [a for a in state.answers(answer.seat) if a != action and secret(state, answer.seat, a)]
            if not others:
                return False
            action = self.check.rng.choice(others)
        chance = twin.chance
        assert isinstance(chance, TwinChance)
        chance.lend(answer.chance, outcome)
        return twin.answer(answer.seat, action) is None

    def told(self, twin: Play, line: int, seat: int) -> bool:
        """Whether the seat knows of the difference: it gave another answer, or met another outcome."""
        if line < 0:
            return seen_by(self.play.record.chance, seat) != seen_by(twin.record.chance, seat)
        mine, its = self.play.record.lines[line], twin.record.lines[-1]
        return (mine.seat == seat and mine.do != its.do) or seen_by(mine.chance, seat) != seen_by(its.chance, seat)

    def leak(self, twin: Play, line: int, seat: int, closely: bool) -> str | None:
        mine, its = self.states[line + 1], twin.state
        if mine.waiting() != its.waiting():
            return f"sees who is asked: {its.waiting()}, not {mine.waiting()}"
        if seat != SPECTATOR and mine.answers(seat) != its.answers(seat):
            return "has other answers"
        if closely and self.view_of(line, seat) != digest(view(its, seat)):
            return "has another view"
        last = len(twin.record.lines) - 1
        if redact(row(self.play, line), seat) != redact(row(twin, last), seat):
            return "reads another record"
        heard = [said(event) for event in events(self.play, line) if event.visible_to(seat)]
        its_heard = [said(event) for event in events(twin, last) if event.visible_to(seat)]
        return None if heard == its_heard else f"hears {its_heard}, not {heard}"

    def view_of(self, line: int, seat: int) -> str:
        found = self.views.get((line, seat))
        if found is None:
            found = digest(view(self.states[line + 1], seat))
            self.views[line, seat] = found
        return found


def row(play: Play, line: int) -> dict[str, Any]:
    return play.record.head() if line < 0 else play.record.lines[line].to_json()


def events(play: Play, line: int) -> list[Event]:
    """What happened because of a line; because of setting up, where there is none."""
    if line >= 0:
        return play.events_of(line)
    return play.journal.events[: play.told[0]] if play.told else play.journal.events


def secret(state: State, seat: int, action: int) -> bool:
    top = state.lanes[state.lane_of(seat, action)][-1]
    return isinstance(top, Decision) and top.secret()


def seen_by(met: list[tuple[int, int]], seat: int) -> list[int]:
    return [value for value, seen in met if visible(seen, seat)]
