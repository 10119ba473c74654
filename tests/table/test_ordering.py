"""The page of a new table in plain words: no code of an option is shown, and maps are seen before they are chosen."""

from __future__ import annotations

import re

import pytest

from demiurge.kernel.registry import Meta, find, games
from demiurge.table.seen.window import drawn, language_for, window
from tests.table.serving import ISLES, TM, Browser

OURS = [meta for meta in games().values() if drawn(meta.package)]
EXAMPLES = ("amber-shore",)  # whose files stand in full in the manual
CODE = re.compile(r"\d+|[a-z]+[-_][a-z\d-]+|[A-Z]{2,}\d*")  # `2017`, `in-order`, `VP`
MAPS = find(TM).all_options()[0]


@pytest.mark.parametrize("meta", OURS, ids=lambda meta: meta.name)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_option_is_shown_as_a_bare_code(meta: Meta, language: str) -> None:
    shop = window(meta.name, language_for(meta.name, language))
    for option in meta.offered():
        assert not CODE.fullmatch(shop.name(option))
        assert shop.text(option) or meta.name in EXAMPLES, f"{option.name} says what it is about"
        shown = [shop.value(option, value) for value in option.values]
        assert not [value for value in shown if CODE.fullmatch(value)]
        assert len(set(shown)) == len(shown)


def test_each_map_has_its_picture_beside_its_name(ada: Browser) -> None:
    page, seen = ada.get(f"/new?game={TM}&option-map=fjords").text, set()
    assert 'value="fjords" checked' in page
    for value in MAPS.values:
        address = f"/games/{TM}/sketch.svg?option=map&amp;value={value}&amp;theme=light"
        assert address in page
        picture = ada.get(address.replace("&amp;", "&"))
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.count("<polygon") > 150, "each land of the map, and its edge"
        seen.add(picture.text)
    assert len(seen) == len(MAPS.values)


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [(TM, "leech", "now"), (TM, "map", "atlantis"), (ISLES, "map", "original"), ("chess", "map", "original")],
)
def test_there_is_no_picture_of_what_does_not_differ_for_the_eye(
    ada: Browser, game: str, option: str, value: str
) -> None:
    assert ada.get(f"/games/{game}/sketch.svg?option={option}&value={value}").status_code == 404
