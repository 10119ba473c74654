"""What the entries of component files are called."""

from __future__ import annotations

from functools import lru_cache

from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import ENGLISH
from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.lab.web.editing.reading import own
from demiurge.lab.web.pages import plain_term


@lru_cache(maxsize=16)
def titles(meta: Meta, language: str) -> dict[tuple[str, str], str]:
    """By file and name, of entries that have a tip; in a language that the game speaks."""
    game = own(meta).game
    if game is None:
        return {}
    drawing = drawing_of(game, language if language in languages_of(game) else ENGLISH)
    return drawing.titles(game) if isinstance(drawing, Painting) else {}


def title_in(meta: Meta, file: str, name: str, language: str) -> str:
    found = titles(meta, language)
    return found.get((file, name)) or found.get((file, name.lower())) or plain_term(language, name)
