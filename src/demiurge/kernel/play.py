"""Play: the owner of one running game. It refuses, records, takes back and replays."""

from __future__ import annotations

from typing import Any, Final

from demiurge.kernel.actions import UnknownAction
from demiurge.kernel.chance import Chance, Impossible, Script, Starved
from demiurge.kernel.components import BadComponents
from demiurge.kernel.game import BadOption, Game, digest
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.record import BadRecord, Line, Record
from demiurge.kernel.registry import UnknownGame, find
from demiurge.kernel.state import NOT_WAITING, Decision, Refusal, Step

UNKNOWN_TEXT: Final = "K-3"
MOVED_ON: Final = "K-4"
TOO_LATE: Final = "K-5"
NOTHING_OF_YOURS: Final = "K-6"


def outcomes(chance: Chance, since: int) -> list[tuple[int, int]]:
    return [(chance.log[i], chance.seen[i]) for i in range(since, len(chance.log))]


class Play:
    """One running game. Every answer, a click or a move of an imported ledger, comes in through `answer`."""

    def __init__(self, game: Game, seats: int, chance: Chance, components: str = "") -> None:
        self.game = game
        self.chance = chance
        self.journal = Journal()
        since = len(chance.log)
        try:
            self.state = game.start(seats, chance, self.journal)
        except BaseException:
            chance.forget(since)
            raise
        self.record = Record(game.name, seats, dict(game.options), components, outcomes(chance, since), [])
        self.fence: list[int] = []  # state.shown before each line
        self.told: list[int] = []  # events told before each line
        self.stacks: list[list[Step[Any]]] = []  # the lane that each line answered, its question on top
        self.undone: list[Line] = []  # newest last; a fresh answer forgets them

    # ---- answering
    def refuse(self, seat: int, action: int) -> Refusal:
        if not 0 <= seat < self.state.seats:
            return NOT_WAITING
        if not 0 <= action < len(self.game.space):
            return UNKNOWN_TEXT
        return self.state.refuse(seat, action)

    def answer(self, seat: int, action: int, at: int | None = None) -> Refusal:
        """Give an answer; a refusal changes nothing. `at`: the number of answers that the giver had seen."""
        if at is not None and at != len(self.record.lines):
            return MOVED_ON
        why = self.refuse(seat, action)
        if why is None:
            self._accept(seat, action)
            self.undone = []
        return why

    def say(self, seat: int, text: str, at: int | None = None) -> Refusal:
        """The same by text."""
        try:
            action = self.game.space.parse(text)
        except UnknownAction:
            return UNKNOWN_TEXT
        return self.answer(seat, action, at)

    def _accept(self, seat: int, action: int) -> None:
        trial, since, told = self.state.clone(), len(self.chance.log), len(self.journal.events)
        stack = trial.lanes[trial.lane_of(seat, action)][:]
        asked = stack[-1]
        assert isinstance(asked, Decision)
        secret = bool(asked.secret())
        try:  # on a copy: a missing outcome leaves nothing half done
            trial.apply(seat, action, self.chance, self.journal)
        except BaseException:
            del self.journal.events[told:]
            self.chance.forget(since)
            raise
        self.fence.append(self.state.shown)
        self.told.append(told)
        self.stacks.append(stack)
        self.record.lines.append(Line(seat, self.game.space.format(action), outcomes(self.chance, since), secret))
        self.state = trial

    # ---- taking back
    def last_of(self, seat: int) -> int:
        """The line of the seat's last answer, or -1."""
        for i in range(len(self.record.lines) - 1, -1, -1):
            if self.record.lines[i].seat == seat:
                return i
        return -1

    def refuse_undo(self, seat: int) -> Refusal:
        """A seat takes back its own last answer while nothing was shown and nobody else has openly answered since."""
        at = self.last_of(seat)
        if at < 0:
            return NOTHING_OF_YOURS
        if self.fence[at] != self.state.shown or not all(line.secret for line in self.record.lines[at + 1 :]):
            return TOO_LATE
        return None

    def undo(self, seat: int) -> Refusal:
        why = self.refuse_undo(seat)
        if why is None:
            at = self.last_of(seat)
            taken = self.record.lines[at]
            try:
                self._replay(self.record.lines[:at] + self.record.lines[at + 1 :])
            except BadRecord:  # a later secret answer leans on this one
                return TOO_LATE
            self.undone.append(taken)
        return why

    def redo(self, seat: int) -> Refusal:
        """Give the answer again that the seat took back last."""
        at = len(self.undone) - 1
        while at >= 0 and self.undone[at].seat != seat:
            at -= 1
        if at < 0:
            return NOTHING_OF_YOURS
        rest = self.undone[:at] + self.undone[at + 1 :]
        why = self.say(seat, self.undone[at].do)
        if why is None:
            self.undone = rest
        return why

    def rewind(self, lines: int) -> None:
        """Go back to an earlier position with everybody's consent; what came later is dropped."""
        if not 0 <= lines <= len(self.record.lines):
            raise ValueError(f"there is no position after {lines} answers; there are {len(self.record.lines)}")
        self._replay(self.record.lines[:lines])
        self.undone = []

    def _replay(self, lines: list[Line]) -> None:
        kept = Record(self.record.game, self.record.seats, self.record.options, self.record.components,
                      self.record.chance, lines)  # fmt: skip
        again = replay_on(self.game, kept)
        self.state, self.journal, self.record = again.state, again.journal, again.record
        self.fence, self.told, self.stacks = again.fence, again.told, again.stacks

    # ---- looking
    def events_of(self, line: int) -> list[Event]:
        """What happened because of one answer."""
        until = self.told[line + 1] if line + 1 < len(self.told) else len(self.journal.events)
        return self.journal.events[self.told[line] : until]

    def finished_record(self) -> Record:
        """The record with the digest of the position it leads to."""
        r = self.record
        return Record(r.game, r.seats, r.options, r.components, r.chance, r.lines[:], digest(self.state))


def replay_on(game: Game, record: Record, upto: int | None = None) -> Play:
    """Play a record again on a game that is already made. Its chance is used up; who plays on lends another."""
    if upto is not None and upto < 0:
        raise ValueError(f"there is no position after {upto} answers")
    source, number = Script([value for value, _ in record.chance]), 1
    try:
        play = Play(game, record.seats, source, record.components)
        if source.used != len(source.outcomes):
            raise BadRecord("record-more-at-start", line=1)
        for line in record.lines[:upto]:
            number += 1
            source.outcomes += [value for value, _ in line.chance]
            why = play.say(line.seat, line.do)
            if why is not None:
                raise BadRecord("record-refused", line=number, seat=line.seat, answer=line.do, why=why)
            if source.used != len(source.outcomes):
                raise BadRecord("record-more", line=number, answer=line.do)
    except Starved as missing:  # two names: compiled, a second `as` of one name keeps the type of the first
        raise BadRecord("record-few", line=number, n=len(missing.among)) from None
    except Impossible as wrong:
        raise BadRecord("record-wrong", line=number, why=wrong.text) from None
    if upto is None and record.digest and digest(play.state) != record.digest:
        raise BadRecord("record-digest", line=number + 1)
    return play


def replay(record: Record, upto: int | None = None) -> Play:
    """Play a record again: the file names its game, options and components."""
    try:
        meta = find(record.game)
        game = meta.make(meta.recorded(record.options), record.components)
    except (UnknownGame, BadOption) as unknown:
        raise BadRecord("record-wrong", line=1, why=unknown.text) from None
    except BadComponents as unusable:
        raise BadRecord("record-unusable", line=1, why=unusable.text).within(unusable.room) from None
    except (OSError, ValueError) as other:  # of a game that reads its components in a way of its own
        raise BadRecord("record-unusable", line=1, why=str(other)) from None
    if record.seats not in meta.seats:
        raise BadRecord("record-players", line=1, game=record.game, seats=record.seats)
    return replay_on(game, record, upto)
