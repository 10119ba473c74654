"""Talk: how what somebody said is told to each reader."""

from __future__ import annotations

from typing import Final

from demiurge.table.names import name_in
from demiurge.table.shown import Message
from demiurge.table.storage import MessageRow

LONGEST: Final = 500  # letters of a message


def message_in(language: str, said: MessageRow) -> Message:
    """A message as somebody reads it."""
    return Message(said.number, name_in(language, said.name), said.text, said.at.isoformat(), said.seat)
