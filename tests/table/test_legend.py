"""The legend of a table: a game's signs with their tips and the picture beside them; none where there is none."""

from __future__ import annotations

import re

import pytest

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.kit.icons import ICONS
from demiurge.kit.legend import Legend
from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of, languages_of
from tests.table.serving import ISLES, TM, Browser

PICTURES = {
    TM: ("Terrain wheel", 'class="tm-wheel"'),
    "civolution": ("Dice table", "Hunting table"),
    "nova-era": ("Disasters and the Dark Age", "10 to go"),
    "theocratia": ("Action table", "Rows of the civs"),
}
BUTTON = 'data-do="legend"'


@pytest.mark.parametrize("game", PICTURES)
def test_a_table_offers_a_legend_with_the_picture_of_its_game(ada: Browser, eve: Browser, game: str) -> None:
    table = ada.create(game)
    assert BUTTON in ada.get(f"/t/{table}").text
    for looker in (ada, eve):  # who plays, and who only looks on
        page = looker.get(f"/t/{table}/legend?at=0")
        assert page.status_code == 200
        assert all(part in page.text for part in PICTURES[game])
        assert page.text.count('class="sign"') > 20
        assert page.text.count("<details") > 12, "most rows open their tips"
        assert "style=" not in page.text, "the page allows no such attribute"


def test_a_game_without_a_legend_has_no_button(ada: Browser) -> None:
    table = ada.create(ISLES)
    assert BUTTON not in ada.get(f"/t/{table}").text
    assert "This game has no legend." in ada.get(f"/t/{table}/legend").text


def test_a_reader_of_russian_reads_it_in_russian(ada: Browser) -> None:
    ada.client.headers["Accept-Language"] = "ru"
    page = ada.get(f"/t/{ada.create('theocratia')}/legend").text
    assert "Обозначения" in page
    assert "Таблица действий" in page
    assert not re.search(r"<b>[A-Za-z ]+</b>", page), "no name is left in English"


# ---- what every legend must keep
def legends() -> list[tuple[str, str]]:
    return [(game, language) for game in PICTURES for language in languages_of(find(game).make())]


@pytest.mark.parametrize(("game", "language"), legends())
def test_every_sign_has_an_icon_a_line_and_a_tip_that_exists(game: str, language: str) -> None:
    drawing, made = drawing_of(find(game).make(), language), find(game).make()
    assert isinstance(drawing, Painting)
    start = made.start(max(find(game).seats), Chance(1))
    for seat in (0, SPECTATOR):
        found: Legend | None = drawing.legend(view(start, seat), seat)
        assert found is not None
        tips, icons = drawing.tips(made), {**ICONS, **drawing.ICONS}
        for sign in (sign for topic in found.topics for sign in topic.signs):
            assert sign.icons
            assert set(sign.icons) <= set(icons), sign
            assert sign.name
            assert sign.text
            assert sign.text != sign.name, "its message has a line of its own"
            assert sign.words, "somebody may look for it by another word"
            assert not sign.tip or sign.tip in tips, sign
        names = [sign.name for topic in found.topics for sign in topic.signs]
        assert len(names) == len(set(names))
        assert found.picture is not None
        assert ' id="' not in found.picture.body, "the table may show the same thing"
        assert "data-piece" not in found.picture.body


# ---- whose eyes it is for
def test_the_legend_is_made_for_the_seat_that_looks(ada: Browser, eve: Browser) -> None:
    table = ada.create(TM, seats="2", seat__0="me", seat__1="greedy")
    tables = ada.server.tables
    for _ in range(2):
        live = tables.live(table)
        seat = live.state.waiting()[0]
        wanted = "setup witches" if seat == 0 else "setup nomads"
        assert tables.answer(table, seat, wanted, None) is None
    assert "Your home is forest." in ada.get(f"/t/{table}/legend").text
    assert "Your home is" not in ada.get(f"/t/{table}/legend?at=0").text, "it had none yet"
    assert "Your home is" not in eve.get(f"/t/{table}/legend?seat=0").text, "nobody looks with another's eyes"
