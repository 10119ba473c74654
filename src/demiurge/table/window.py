"""The shop window of a game in the language of who looks in: its title and options, before there is a table.

A game's own texts are English. A drawing that speaks another language may put them into it by `phrase(english)`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache

from demiurge.kernel.registry import find
from demiurge.kernel.text import text
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.scene import Drawing
from demiurge.table.languages import ENGLISH, say

log = logging.getLogger("demiurge.table")

EVERYWHERE = {say(ENGLISH, one): one for one in (text("option-edition"), text("option-edition-text"))}
"""What every game may say, so none needs to know it."""


@lru_cache(maxsize=64)
def speaking(game: str, language: str) -> Drawing | None:
    """The game's drawing in a language other than English; None where it does not speak that. UnknownGame if there is
    none of that name: anybody may ask for any, which is worth neither a line in the log nor a place in memory."""
    meta = find(game)
    try:
        made = meta.make()
        return drawing_of(made, language) if language in languages_of(made) else None
    except Exception:  # a stranger's drawing must not take the front page with it
        log.exception("there is no drawing of %s in %s", game, language)
        return None


def language_for(game: str, wanted: str) -> str:
    """The language in which a game is shown to who wants that one."""
    return wanted if wanted != ENGLISH and speaking(game, wanted) else ENGLISH


def phrases(game: str, language: str) -> Callable[[str], str]:
    """How a game's own texts are put."""
    drawing = speaking(game, language) if language != ENGLISH else None
    if drawing is None:
        return str
    own: Callable[[str], str] = getattr(drawing, "phrase", str)

    def phrase(english: str) -> str:
        found = own(english)
        return say(language, EVERYWHERE[english]) if found == english and english in EVERYWHERE else found

    return phrase


def title_of(game: str, language: str = ENGLISH) -> str:
    return phrases(game, language)(find(game).title)
