"""Fields and words of component files are called as people call them, in every language of the lab."""

from __future__ import annotations

import re
from typing import Final

import pytest

from demiurge.kernel.registry import Meta, find
from demiurge.lab.web.editing.reading import built_in
from demiurge.lab.web.pages import term_id, words
from demiurge.lab.web.titles import named, title_in, titled
from tests.games.test_glossaries import ALLOWED, GLOSSARIES
from tests.glossary import strangers, terms
from tests.lab_web.shown import shown

GAMES: Final = ("civolution", "nova-era", "terra-mystica", "theocratia")
PRINTED: Final = re.compile(r"[A-Z]|[0-9]")  # a tile has a letter, a place a number
OTHERWISE: Final = ("term-town-power",)  # the power of buildings is no мана
CODE: Final = re.compile(r"[A-Zx]{11,}|")  # a row of hexes on a map


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_every_field_and_every_word_of_a_form_has_a_name(game: str, language: str) -> None:
    """Whatever another word brings, too. A component that stands in a field is called by its title."""
    meta = find(game)
    lacking = [
        f"{one.where}: {one.within}: {one.code}"
        for one in shown(meta)
        if not (CODE.fullmatch(one.code) and one.is_word)
        and not named(meta, one.file, one.code, one.within, language)
        and not titled(meta, one.file, one.code, language)
    ]
    assert lacking == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_a_title(game: str, language: str) -> None:
    meta = find(game)
    lacking = [
        f"{file}: {name}"
        for file, entries in built_in(meta).items()
        for name in entries
        if title_in(meta, file, name, language) == name and not PRINTED.fullmatch(name)
    ]
    assert lacking == []


def said(meta: Meta) -> dict[str, tuple[str, str]]:
    """The messages by which a game's fields, words and entries are called: in English and Russian."""
    english, russian = words("en"), words("ru")
    codes = {(one.code, one.within) for one in shown(meta)}
    codes |= {(name, file.removesuffix(".json")) for file, entries in built_in(meta).items() for name in entries}
    ids = {term_id(english, code, meta.name, within) for code, within in codes} - {""}
    return {id: (english(id), russian(id)) for id in sorted(ids)}


@pytest.mark.parametrize("game", GLOSSARIES)
def test_they_are_called_as_in_the_game(game: str) -> None:
    """By its glossary, as its own pages and rules are."""
    known = terms(GLOSSARIES[game].read_text(encoding="utf-8"))
    written = ((id, *both) for id, both in said(find(game)).items() if id not in OTHERWISE)
    assert strangers(known, written, ALLOWED[game]) == []
