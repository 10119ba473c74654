"""What somebody said, as each reader sees it."""

from __future__ import annotations

from demiurge.table.game.names import name_in
from demiurge.table.game.talk import ASKS
from demiurge.table.languages import say
from demiurge.table.seen.shown import Message
from demiurge.table.storage import MessageRow


def message_in(language: str, said: MessageRow) -> Message:
    """A message as somebody reads it."""
    text = say(language, "rematch-asks") if said.text == ASKS else said.text
    return Message(said.number, name_in(language, said.name), text, said.at.isoformat(), said.seat)
