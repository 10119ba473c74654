"""What can be wrong with a ledger, or with a game that is to become one. Each says it in any language."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.speech import Spoken
from demiurge.kernel.text import NONE, Text, Value, text

ROOM: Final = "demiurge.games.terra_mystica"


class Refused(Spoken):
    """A command of a ledger that the rules or the language do not take. `why`: a message that says more than the
    clause, or what another error says."""

    room = ROOM

    def __init__(self, line: int, command: str, clause: str, why: Text | str = "", **args: Value) -> None:
        more = text(why, **args) if why and isinstance(why, str) else why or NONE
        super().__init__("ledger-refused", line=line, command=command, clause=clause, why=more)
        self.line = line
        self.command = command
        self.clause = clause


class NoHex(Spoken, ValueError):
    """A text that names no hex."""

    room = ROOM


class Untold(Spoken, ValueError):
    """A game that the site cannot be told."""

    room = ROOM


def untold(why: Text | str, **args: Value) -> Untold:
    return Untold("ledger-untold", why=text(why, **args) if isinstance(why, str) else why)
