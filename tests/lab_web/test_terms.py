"""Fields and words of component files are called as people call them, in every language of the lab."""

from __future__ import annotations

import re
from typing import Final

import pytest

from demiurge.kernel.registry import find
from demiurge.lab.web.titles import named, titled
from tests.lab_web.shown import shown

GAMES: Final = ("civolution", "nova-era", "terra-mystica", "theocratia")
CODE: Final = re.compile(r"[IVX]+(>[IVX]+)?|[A-Zx]{11,}|")  # the number of an Era, a row of hexes on a map


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
