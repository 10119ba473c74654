"""What every part says of itself when it is hovered, with the clauses that speak of it."""

from __future__ import annotations

from functools import reduce
from typing import Final

from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.scene import Tip
from demiurge.kit.tips import concepts

from ..components import EFFECTS, Box
from . import parts

PARTS: Final = {
    "oil": "LI-3.2",
    "lantern": "LI-3.1 LI-3.2 LI-3.3",
    "isle": "LI-3.1 LI-3.2",
    "group": "LI-5.1",
    "hand": "LI-1.2 LI-2.5 LI-4.5",
    "pledge": "LI-2.2 LI-2.3",
    "round": "LI-2.1 LI-2.4 LI-3.5",
    "final": "LI-5.1 LI-5.2",
    "die": "LI-2.4 LI-2.6",
    "deck": "LI-2.7 LI-4.3",
    "tuck": "LI-4.4 LI-4.5",
    "spent": "LI-4.1",
}
CLAUSES: Final = {"oil": "LI-4.2", "points": "LI-4.2", "draw": "LI-4.3", "tuck": "LI-4.4", "storm": "LI-4.2"}


def tips(w: Words, box: Box) -> dict[str, Tip]:
    charms = {f"charm-{name}": charm(w, box, card) for card, name in enumerate(box.names)}
    return {**concepts(w, PARTS), **charms}


def charm(w: Words, box: Box, card: int) -> Tip:
    """A charm is described from its effects, so one that an owner has changed explains itself, too."""
    found = [(EFFECTS[kind], number) for kind, number in box.charms[card]]
    effects = [text(f"effect-{effect}", n=number) for effect, number in found] or [text("effect-none")]
    clauses = list(dict.fromkeys(["LI-4.1", *[CLAUSES[effect] for effect, _ in found]]))
    return Tip(w.say(parts.charm(box, card), "title"), w("tip-charm", effects=reduce(then, effects)), clauses)


def then(first: Text, second: Text) -> Text:
    return text("effect-then", first=first, second=second)
