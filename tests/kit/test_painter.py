"""A Painter: the same drawing in each language, and the View handed over as what the game's functions know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from lantern_isles.components import Box
from lantern_isles.drawing import PAINTER
from lantern_isles.meta import GAME
from lantern_isles.state import Isles

from demiurge.kernel import speech
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import Game, view
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.painter import Painting, in_front
from demiurge.kit.plain import Plain, drawing_of, languages_of
from demiurge.kit.scene import Answer, Group
from examples.lantern_isles.tests.isles import pledge, turn


class Drawn(Game):
    """A game whose drawing is what a test says."""

    def __init__(self, own: Any) -> None:
        super().__init__("drawn", GAME.make().space, {}, "drawn")
        self.own = own

    def faculty(self, name: str) -> Any:
        return self.own


def test_a_drawing_is_made_once_for_each_language_and_anew_when_its_words_are_read_again() -> None:
    english = drawing_of(GAME.make())
    assert isinstance(english, Painting)
    assert english is drawing_of(GAME.make()) is PAINTER.speaking("en")
    speech.reload()
    assert drawing_of(GAME.make()) is not english


def test_a_language_that_a_game_does_not_speak_is_english() -> None:
    assert languages_of(GAME.make()) == ("en", "ru")
    assert drawing_of(GAME.make(), "qya") is drawing_of(GAME.make())


def test_a_language_that_a_game_speaks_is_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sjn").mkdir()
    (tmp_path / "sjn" / "lantern_isles.ftl").write_text("keeper-star = Gilthir\n", encoding="utf-8")
    monkeypatch.setenv(speech.OUTSIDE, str(tmp_path))
    painter = replace(PAINTER)  # one that has not looked for its languages yet
    assert painter.languages == ("en", "ru", "sjn")
    made = Drawn(SimpleNamespace(PAINTER=painter))
    play = turn()
    titles = [
        drawing_of(made, language).scene(view(play.state, 0), 0).seats[0].title for language in ("en", "sjn", "qya")
    ]
    assert titles == ["Star Keeper", "Gilthir", "Star Keeper"]


def test_a_game_without_a_drawing_is_drawn_plainly_in_english() -> None:
    assert isinstance(drawing_of(Drawn(None)), Plain)
    assert languages_of(Drawn(None)) == ("en",)


def test_only_who_is_asked_has_answers_and_only_a_seat_has_wishes() -> None:
    asked: list[int] = []

    def answers(w: Words, s: Isles, seat: int) -> list[Group]:
        asked.append(seat)
        return []

    def wishes(w: Words, s: Isles, seat: int, place: str) -> list[Answer]:
        asked.append(seat)
        return []

    spoken, play = replace(PAINTER, answers=answers, wishes=wishes).speaking(), turn()
    for seat in (0, 1, SPECTATOR):
        spoken.answers(view(play.state, seat), seat)
    assert asked == [0]
    for seat in (0, 1, SPECTATOR):
        spoken.wishes(view(play.state, seat), seat, "die")
    assert asked == [0, 0, 1]


def test_a_view_of_another_game_is_not_drawn() -> None:
    strange = replace(PAINTER, state=type("Strange", (Isles,), {}), game=type("Other", (Box,), {})).speaking()
    with pytest.raises(AssertionError):
        strange.scene(view(turn().state, 0), 0)
    with pytest.raises(AssertionError):
        strange.tips(GAME.make())


def test_what_a_painter_may_leave_out() -> None:
    plain, game = PAINTER.speaking(), GAME.make()
    assert (plain.UNASKED, plain.TINTS, list(plain.house(game))) == ("", {}, [])

    def house(w: Words, box: Box) -> Sequence[str]:
        return [w("title")]

    more = replace(PAINTER, unasked="label-pledge", tints={text("source-oil"): "var(--oil)"}, house=house, unit="oil")
    spoken = more.speaking()
    assert (spoken.UNASKED, spoken.UNIT, spoken.house(game)) == ("Pledge", "oil", ["Lantern Isles"])
    assert dict(spoken.TINTS) == {text("source-oil"): "var(--oil)"}
    assert spoken.points(game, Event("points", 0, [3, 1], -1)) == (3, text("source-charms"))


def test_what_lies_in_front() -> None:
    play = Play(GAME.make(), 2, Chance(0))
    assert [in_front(play.state, seat, 0) for seat in (0, 1, SPECTATOR)] == [0, 1, 1], "both pledge: the last asked"
    pledge(play, 0, 0)
    assert in_front(play.state, SPECTATOR, 1) == 0
    while not play.state.over():
        seat = play.state.waiting()[0]
        play.answer(seat, play.state.answers(seat)[0])
    assert in_front(play.state, SPECTATOR, 1) == 1
