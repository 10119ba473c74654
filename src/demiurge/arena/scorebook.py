"""The scorebook of a league: a file of lines of JSON to which lines are only ever added.

    {"league": 1, "game": ..., "seats": ..., "options": {...}, "components": "", "rules": ..., "seed": 1}   once, first
    {"bot": ID, "name": ..., "plays": ..., "clock": false}                                  a bot has entered
    {"next": [[ID, ID], ...]}                                                           what is going to be played
    {"meeting": 0, "bots": [ID, ID], "scores": [[..], [..]], "places": [[..], [..]]}     what was played

A meeting is written whole when its last game is over, so who is killed loses at most those that were being played, and
the next run plays them: they stand in `next`. A last line without an end was being written and is not there. All else
that does not fit is a damaged file, and said to be one."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from demiurge.arena.entrants import Entrant
from demiurge.arena.rating import Meeting
from demiurge.arena.table import Setup
from demiurge.kernel.speech import Spoken

FORMAT: Final = 1


class BadLeague(Spoken):
    """A file that is no league, or one of something else."""

    room = "demiurge.arena"


class Kept(NamedTuple):
    """A meeting as it is kept: its bots by their numbers, and the scores and places of each rotation by line-up."""

    bots: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.bots, self.places)


class Scorebook:
    """A league in a file; open, it belongs to this process alone. `planned`: what was going to be played and is not."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path, self.head = path, head
        self.entrants: list[Entrant] = []
        self.kept: list[Kept] = []
        self.planned: list[tuple[int, ...]] = []
        self.file: Any = None

    @property
    def setup(self) -> Setup:
        head = self.head
        return Setup(head["game"], head["seats"], tuple(head["options"].items()), head["components"])

    @property
    def games(self) -> int:
        return sum(len(one.places) for one in self.kept)

    def meetings(self) -> list[Meeting]:
        return [one.meeting for one in self.kept]

    # ---- what is added
    def enter(self, entrant: Entrant) -> int:
        """The number of a bot, which is new or was here before."""
        ids = [one.id for one in self.entrants]
        if entrant.id in ids:
            return ids.index(entrant.id)
        self.entrants.append(entrant)
        self.write({"bot": entrant.id, "name": entrant.name, "plays": entrant.plays, "clock": entrant.clock})
        return len(self.entrants) - 1

    def plan(self, line_ups: Sequence[tuple[int, ...]]) -> None:
        self.planned = list(line_ups)
        self.write({"next": [[self.entrants[bot].id for bot in line_up] for line_up in line_ups]})

    def add(self, one: Kept) -> None:
        """A meeting that was planned has been played."""
        self.planned.remove(one.bots)
        self.kept.append(one)
        bots = [self.entrants[bot].id for bot in one.bots]
        self.write({"meeting": len(self.kept) - 1, "bots": bots, "scores": one.scores, "places": one.places})

    def write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    # ---- what is read
    def take(self, line: dict[str, Any]) -> None:
        """One line of the file. Raises KeyError, TypeError or ValueError where it does not fit."""
        ids = [one.id for one in self.entrants]
        if "bot" in line:
            if line["bot"] in ids:
                raise ValueError(line["bot"])
            self.entrants.append(Entrant(str(line["bot"]), str(line["name"]), str(line["plays"]), bool(line["clock"])))
        elif "next" in line:
            self.planned = [self.seated(line_up, ids) for line_up in line["next"]]
        else:
            if line["meeting"] != len(self.kept):
                raise ValueError(line["meeting"])
            one = Kept(self.seated(line["bots"], ids), self.rows(line["scores"]), self.rows(line["places"]))
            if not all(1 <= place <= self.head["seats"] for row in one.places for place in row):
                raise ValueError(one.places)
            self.planned.remove(one.bots)
            self.kept.append(one)

    def seated(self, line_up: list[str], ids: list[str]) -> tuple[int, ...]:
        if len(line_up) != self.head["seats"]:
            raise ValueError(line_up)
        return tuple(ids.index(id) for id in line_up)

    def rows(self, given: list[list[int]]) -> tuple[tuple[int, ...], ...]:
        """As many rows as there are rotations, as long as there are seats."""
        seats = self.head["seats"]
        found = tuple(tuple(int(one) for one in row) for row in given)
        if len(found) != seats or any(len(row) != seats for row in found):
            raise ValueError(given)
        return found

    # ---- the file
    def __enter__(self) -> Self:
        """From here on lines can be added, by nobody else."""
        self.file = self.path.open("r+b")
        if not locked(self.file):
            self.file.close()
            raise BadLeague("league-busy", file=str(self.path))
        self.file.truncate(whole(self.path.read_bytes()))
        self.file.seek(0, os.SEEK_END)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()


def locked(file: Any) -> bool:
    """Whether it is ours alone; the system lets go of it when this process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def whole(data: bytes) -> int:
    """Where the last line ends that was written to its end."""
    return data.rfind(b"\n") + 1


def begin(path: Path, setup: Setup, rules: str, seed: int) -> Scorebook:
    """A league that nobody has entered yet. It is there with its first line or not at all."""
    head = {"league": FORMAT, "game": setup.game, "seats": setup.seats, "options": dict(setup.options),
            "components": setup.components, "rules": rules, "seed": seed}  # fmt: skip
    try:
        with path.open("xb") as file:
            file.write(json.dumps(head, ensure_ascii=False).encode() + b"\n")
    except OSError as error:
        raise BadLeague("league-file", file=str(path), why=str(error.strerror)) from error
    return Scorebook(path, head)


def read(path: Path) -> Scorebook:
    """The league of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadLeague("league-file", file=str(path), why=str(error.strerror)) from error
    book: Scorebook | None = None
    for number, line in enumerate(data[: whole(data)].splitlines(), 1):
        try:
            found = json.loads(line)
            if book is None:
                book = Scorebook(path, head_of(found))
            else:
                book.take(found)
        except (ValueError, TypeError, AttributeError, LookupError, ArithmeticError, RecursionError) as error:
            raise BadLeague("league-damaged", file=str(path), line=number) from error
    if book is None:
        raise BadLeague("league-damaged", file=str(path), line=1)
    return book


def head_of(line: dict[str, Any]) -> dict[str, Any]:
    """The first line. Raises as Scorebook.take does."""
    if line["league"] != FORMAT or not isinstance(line["seats"], int) or not isinstance(line["seed"], int):
        raise ValueError(line)
    texts = (line["game"], line["components"], line["rules"], *line["options"], *line["options"].values())
    if not all(isinstance(one, str) for one in texts):
        raise TypeError(line)
    return line
