"""Games that come and go as text: a ledger of another site, read and written by the game's own `ledger`, or a record.

Whoever pastes one may paste anything, so a worker reads it (`Thinkers.read`): plain data goes there and comes back, and
what is wrong is said in the reader's language."""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

from demiurge.kernel.play import Play, replay
from demiurge.kernel.record import parse_record
from demiurge.kernel.registry import Meta, games
from demiurge.kernel.speech import Spoken as Told
from demiurge.kit.faculties import brings
from demiurge.table.languages import Spoken

LEDGER = "ledger"
MAP = "map"  # the option that a ledger may leave out
LONGEST = 400  # letters of what is wrong: a row may be as long as somebody likes


class Brought(NamedTuple):
    """The record of a game that somebody has brought; or what is wrong, in which line (0: in none)."""

    record: str
    why: str = ""
    line: int = 0


class NoComponents(Spoken):
    """A record with a component file of its own: that is a path, and no stranger names one here."""


# ---- in the worker
def read(text: str, map_name: str, language: str) -> list[Any]:
    """What was brought. Nothing of it is kept here."""
    try:
        play = from_record(text) if text.lstrip().startswith("{") else from_ledger(text, map_name)
    except Told as error:
        return list(Brought("", error.said(language)[:LONGEST], line_of(error)))
    return list(Brought(play.finished_record().to_text()))


def from_record(text: str) -> Play:
    record = parse_record(text.strip().replace("\r\n", "\n"))
    if record.components:
        raise NoComponents("bring-components")
    return replay(record)


def from_ledger(text: str, map_name: str) -> Play:
    found = importlib.import_module(f"{reader().package}.{LEDGER}").import_ledger(text, map_name)
    if found.error is not None:
        raise found.error
    assert isinstance(found.play, Play)
    return found.play


def line_of(error: Told) -> int:
    """Whatever reads lines says which one it could not read."""
    line = dict(error.text.args).get("line", 0)
    return line if isinstance(line, int) else 0


def written(text: str, language: str) -> list[str]:
    """A record as a ledger, or "" and why there is none."""
    play = replay(parse_record(text))
    try:
        return [play.game.faculty(LEDGER).export_ledger(play), ""]
    except Told as error:
        return ["", error.said(language)]


# ---- beside it
def reader() -> Meta:
    """The game whose ledgers are read."""
    return next(meta for meta in games().values() if brings(meta.package, LEDGER))
