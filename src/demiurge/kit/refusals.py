"""Why not, said to a person. A game has a message `why-tm-6-3` for a clause whose sentence is not the answer to that
question; its drawing gives it the facts of the answer that is refused (Painter.facts)."""

from __future__ import annotations

from collections.abc import Mapping

from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, Value, text


def message(clause: str) -> Text:
    return text(f"why-{clause.lower().replace('.', '-')}")


def has_message(words: Words, clause: str) -> bool:
    return (words.back or words).has(message(clause).id)


def reason(words: Words, clause: str, facts: Mapping[str, Value]) -> str:
    return words.shown(Text(message(clause).id, tuple(facts.items())))
