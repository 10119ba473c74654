"""Rows: what the store takes and gives back. Times are UTC and know it."""

from __future__ import annotations

import secrets
import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Protocol

from demiurge.kernel.record import Line

LETTERS: Final = string.ascii_letters + string.digits
ID_LENGTH: Final = 10
PRACTICE: Final = "practice"  # among a table's settings: the position that is practised there
REMATCH: Final = "rematch"  # among a table's settings: the table where it is played once more, and the seat that asked
HINTS: Final = "hints"  # among a table's settings: "no" where nobody is advised
ANALYSIS: Final = "analysis"  # among a table's settings: "no" where no finished game is analysed
ALONE = "alone"  # among a table's settings: its bots play on though nobody plays in person or looks on

Clock = Callable[[], datetime]
"""The time of day in UTC. It may jump, so nothing is decided by it that a jump could keep from happening."""


def time_of_day() -> datetime:
    return datetime.now(UTC)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def given(**values: Any) -> dict[str, Any]:
    """Those that are not None."""
    return {name: value for name, value in values.items() if value is not None}


@dataclass(frozen=True)
class NewTable:
    """A table as it is made; the id is drawn when none is given."""

    game: str
    seats: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    components: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
    setup: list[tuple[int, int]] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    over: bool = False
    scores: list[int] | None = None
    host_hash: str = ""
    forked_from: str = ""
    listed: bool = False
    origin: str = ""
    id: str = ""


@dataclass(frozen=True)
class TableRow:
    """A table. Its answers are lines of their own; `length` says how many."""

    id: str
    game: str
    options: dict[str, str]
    components: str
    seats: int
    seed: str  # secret until the end
    settings: dict[str, Any]
    version: int  # guards the answers
    news: int  # counts everything that somebody may see
    length: int
    waiting: list[int]  # seats that owe an answer
    since: datetime  # since when
    over: bool
    scores: list[int] | None
    setup: list[tuple[int, int]]  # the chance outcomes of setting up (value, audience)
    undone: list[Line]  # taken back, newest last
    host_hash: str
    forked_from: str  # a table's id, or ""
    created: datetime
    updated: datetime
    listed: bool
    rewinds: int = 0  # how often the game went back behind something that was shown
    origin: str = ""  # where its host came from, as far as fairness needs it


class Seated(Protocol):
    """Whatever tells of a seat who plays it."""

    @property
    def kind(self) -> str: ...
    @property
    def stand_in(self) -> str: ...


def in_person(seat: Seated) -> bool:
    return seat.kind == "person" and not seat.stand_in


def goes_on(seats: Iterable[Seated], settings: Mapping[str, Any]) -> bool:
    """Whether bots play though nobody looks on: somebody plays in person, or the host has told them to."""
    return any(map(in_person, seats)) or ALONE in settings


@dataclass(frozen=True)
class Unfinished:
    """A table that is still played, as far as its bots are concerned."""

    id: str
    version: int
    since: datetime
    bots: list[int]  # who of them owes an answer
    goes_on: bool  # though nobody looks on


def unfinished(rows: Sequence[Any]) -> Unfinished:
    """From a table's row, once with every seat."""
    row = rows[0]
    bots = [one.seat for one in rows if one.seat in row.waiting and (one.kind == "bot" or one.stand_in)]
    return Unfinished(row.id, row.version, row.since, bots, goes_on(rows, row.settings))


@dataclass(frozen=True)
class NewSeat:
    """A seat as it is made."""

    seat: int
    kind: str = "free"  # "person", "bot" or "free"
    bot: str = ""
    name: str = ""
    link_hash: str = ""
    visitor_hash: str = ""
    stand_in: str = ""


@dataclass(frozen=True)
class SeatRow:
    table: str
    seat: int
    kind: str
    bot: str  # which bot plays it, as it is spelled on the command line
    name: str
    link_hash: str  # of the secret in the seat's link
    link_turn: int  # how often it was replaced
    visitor_hash: str  # of the browser that sits here
    stand_in: str  # the bot that plays for a person who left
    seen: datetime | None


@dataclass(frozen=True)
class LineRow:
    """One answer, and when it was given."""

    number: int
    seat: int
    do: str
    chance: list[tuple[int, int]]
    secret: bool
    at: datetime

    @property
    def line(self) -> Line:
        return Line(self.seat, self.do, self.chance, self.secret)


@dataclass(frozen=True)
class MessageRow:
    """Something said at a table. Its number is the news it came with, so numbers grow but have gaps."""

    number: int
    seat: int  # -1: a spectator
    name: str
    text: str
    at: datetime


@dataclass(frozen=True)
class ProposalRow:
    """Somebody asks to go back to the position after `to` answers, or that a bot may play for the seat `of`. It dies
    with the version that it was made for, and when a seat changes hands: who then sits there was not asked."""

    seat: int
    to: int
    version: int
    agreed: list[int]
    asked: list[int] = field(default_factory=list)  # whose word it takes
    of: int = -1


@dataclass(frozen=True)
class VisitorRow:
    hash: str
    name: str
    seen: datetime


@dataclass(frozen=True)
class Snapshot:
    """Everything that a table shows, as it stood at one moment."""

    table: TableRow
    seats: Sequence[SeatRow]
    lines: Sequence[LineRow]
    proposal: ProposalRow | None
    messages: Sequence[MessageRow] = ()
