"""What the entries of component files are called."""

from __future__ import annotations

from functools import lru_cache

from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import ENGLISH
from demiurge.kit.painter import Painting, tip_names
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.lab.web.editing.reading import built_in, own
from demiurge.lab.web.pages import plain_term, term_id, words


@lru_cache(maxsize=16)
def titles(meta: Meta, language: str) -> dict[tuple[str, str], str]:
    """By file and name, of entries that have a tip; in a language that the game speaks."""
    game = own(meta).game
    if game is None:
        return {}
    drawing = drawing_of(game, language if language in languages_of(game) else ENGLISH)
    return drawing.titles(game) if isinstance(drawing, Painting) else {}


def title_in(meta: Meta, file: str, name: str, language: str) -> str:
    """Of an entry; as people call it, where it has no tip."""
    found = titled(meta, file, name, language)
    if not found and term_id(words(language), name, meta.name, file.removesuffix(".json")):
        found = plain_term(language, name, meta.name, file.removesuffix(".json"))
        found = found[:1].upper() + found[1:]
    return found or name


def titled(meta: Meta, file: str, name: str, language: str) -> str:
    """By its tip; several of a kind with their number. "" where it has none."""
    found = titles(meta, language)
    for key in tip_names(name):
        if (file, key) in found:
            kind = name.removeprefix(f"{key}_")
            return f"{found[file, key]} {kind}" if kind != name else found[file, key]
    return ""


def named(meta: Meta, file: str, code: str, within: str, language: str) -> str:
    """A field or a word: an entry by its title, all else as people call it; "" where nobody has said that."""
    if term_id(words(language), code, meta.name, within):
        return plain_term(language, code, meta.name, within)
    files = (file, *(one for one in built_in(meta) if one != file))
    return next((titled(meta, one, code, language) for one in files if code in built_in(meta)[one]), "")
