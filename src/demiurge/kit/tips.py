"""What a component says of itself when it is hovered: a message is its title, and the `.text` of it what is below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, Value, text
from demiurge.kit.scene import Tip

NO_NUMBERS: Final[Mapping[str, Mapping[str, Value]]] = {}


def tip(w: Words, what: Text, clauses: Sequence[str]) -> Tip:
    """`clauses`: those that speak of it."""
    return Tip(w.shown(what), w.shown(what, "text"), clauses)


def concepts(
    w: Words, clauses: Mapping[str, str], numbers: Mapping[str, Mapping[str, Value]] = NO_NUMBERS
) -> dict[str, Tip]:
    """Tips by their keys: the message of each is `tip-KEY`; `numbers` are what it asks for, where it does.

    concepts(w, {"oil": "LI-3.2", "pledge": "LI-2.2 LI-2.3"}, {"pledge": {"most": 2}})"""
    return {key: tip(w, text(f"tip-{key}", **numbers.get(key, {})), cited.split()) for key, cited in clauses.items()}
