"""The shop window: what `meta.py` says, put into a language by its English."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.theocratia.meta import GAME
from demiurge.kernel.speech import ENGLISH, Words
from demiurge.kernel.text import text


@lru_cache(maxsize=8)
def phrases(w: Words) -> dict[str, str]:
    """The title, and the names, values and texts of the options."""
    if w.language == ENGLISH:
        return {}
    found = {GAME.title: w("title")}
    for option in GAME.all_options():
        said = text(f"option-{option.name}")
        found |= {option.name: w.say(said), option.text: w.say(said, "text")}
        found |= {value: w(f"value-{option.name}-{value}") for value in option.values}
    return found
