"""A table whose component files were spoilt meanwhile says so, in the language of who looks at it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from demiurge.kernel import speech
from demiurge.kernel.chance import Chance
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.table.game.wanted import Wanted
from tests.table.serving import ISLES, Browser

OWNERS = "{0} :vp: <b>bold</b>"
MONSTERS = {"origin": "rulebook", "plain": 7, "desert": 3}
CASK = {"origin": "house", "copies": 4, "effects": {"oil": 3}}


def table_with(ada: Browser, game: str, path: Path, entry: dict[str, object], name: str) -> str:
    """A table of Ada's with components of her own, which nobody holds in memory."""
    path.write_text(json.dumps({name: entry}), "utf-8")
    play = Play(find(game).make({}, str(path)), 2, Chance(1), str(path))
    tables = ada.server.tables
    table = tables.add(play, Wanted(game, play.game.options, ["me", "random"]), "seed", ada.token)
    tables.lives.clear()
    tables.games.clear()
    return table


def look(ada: Browser, table: str, language: str) -> tuple[int, str]:
    found = ada.client.get(f"/t/{table}", headers={"Accept-Language": language})
    return found.status_code, found.text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("ru", "Увы, компоненты этой партии не годятся: tables.json: monsters: plain: на карте их 7\n"
               "tables.json: monsters: desert: на карте их 3."),
        ("en", "Sorry, the components of this game cannot be used: tables.json: monsters: plain: the map has 7\n"
               "tables.json: monsters: desert: the map has 3."),
    ],
)  # fmt: skip
def test_it_says_every_mistake_in_the_language_of_who_looks(
    ada: Browser, tmp_path: Path, language: str, told: str
) -> None:
    path = tmp_path / "tables.json"
    table = table_with(ada, "theocratia", path, MONSTERS, "monsters")
    path.write_text(json.dumps({"monsters": MONSTERS | {"plain": 6, "desert": 4}}), "utf-8")
    status, page = look(ada, table, language)
    assert status == 410
    assert f'<p role="alert">{told}</p>' in page
    assert ada.get("/").status_code == 200


def test_an_owners_words_are_neither_seats_nor_icons_nor_markup(ada: Browser, tmp_path: Path) -> None:
    path = tmp_path / "tables.json"
    table = table_with(ada, "theocratia", path, MONSTERS, "monsters")
    path.write_text(json.dumps({"monsters": MONSTERS | {"plain": OWNERS}}), "utf-8")
    status, page = look(ada, table, "ru")
    assert status == 410
    assert "ожидается целое число, а здесь &#34;{0} :vp: &lt;b&gt;bold&lt;/b&gt;&#34;." in page
    assert "\u2060" not in page


def test_a_game_without_the_language_is_english_as_a_whole(
    ada: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished = speech.finished
    monkeypatch.setattr(speech, "finished", lambda room: ("en",) if room == "lantern_isles" else finished(room))
    path = tmp_path / "charms.json"
    table = table_with(ada, ISLES, path, CASK, "cask")
    path.write_text(json.dumps({"cask": CASK | {"copies": "x"}}), "utf-8")
    status, page = look(ada, table, "ru")
    assert status == 410
    assert "charms.json: cask: copies: expected a whole number, got &#34;x&#34;" in page
