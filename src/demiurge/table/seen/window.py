"""The shop window of a game in the language of who looks in: its title and options, before there is a table.

What it says is in `kit.window`; here is which language somebody gets."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Final

from demiurge.kernel.registry import Meta, UnknownGame, find
from demiurge.kit.faculties import brings
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.scene import Drawing
from demiurge.kit.window import Window
from demiurge.table.languages import ENGLISH

log = logging.getLogger("demiurge.table")

USUAL_SEATS: Final = 4


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


@lru_cache(maxsize=64)
def window(game: str, language: str = ENGLISH) -> Window:
    """The game's own words about itself, in a language that it speaks."""
    return Window(find(game), language_for(game, language))


def title_of(game: str, language: str = ENGLISH) -> str:
    return window(game, language).title


def drawn(package: str) -> bool:
    """Whether a game brings a drawing; one without is shown plainly (kit/plain.py)."""
    return brings(package, "drawing")


@lru_cache(maxsize=64)
def sketched(game: str) -> tuple[str, ...]:
    """The options of a game whose values have pictures."""
    try:
        return getattr(drawing_of(find(game).make()), "SKETCHED", ())
    except UnknownGame:
        raise
    except Exception:  # a stranger's drawing must not take the page with it
        log.exception("there is no drawing of %s", game)
        return ()


def usual_count(meta: Meta) -> int:
    """Four, or as near to it as the game allows."""
    return min(meta.seats, key=lambda count: (abs(count - USUAL_SEATS), -count))
