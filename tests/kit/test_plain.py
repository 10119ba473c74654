"""The plain drawing: any game can be shown, told and answered, and nothing gets out that a seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from lantern_isles.drawing import PAINTER

from demiurge.bots import make_bot
from demiurge.kernel.chance import SPECTATOR, Chance, Script
from demiurge.kernel.game import Game, view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kit.plain import Plain, cut, drawing_of, written
from demiurge.kit.saying import said
from demiurge.kit.scene import GHOSTS, MARKS, Group
from tests.orchard.game import orchard


def isles() -> Game:
    return find("lantern-isles").make()


def positions(seats: int, seed: int) -> Iterator[Play]:
    """A whole game, position by position."""
    play = Play(isles(), seats, Chance(seed))
    bots = [make_bot("random", play.game, seat) for seat in range(seats)]
    while not play.state.over():
        yield play
        seat = play.state.waiting()[0]
        assert play.answer(seat, bots[seat].answer(view(play.state, seat), seat)) is None
    yield play


def actions(groups: list[Group]) -> list[int]:
    return [answer.action for group in groups for answer in group.answers]


def test_every_answer_of_a_whole_game_is_offered_once() -> None:
    for play in positions(3, 4):
        drawing = Plain(play.game)
        for seat in play.state.waiting():
            groups = drawing.answers(view(play.state, seat), seat)
            assert sorted(actions(groups)) == sorted(play.state.answers(seat))
            assert len({group.key for group in groups}) == len(groups)
            assert drawing.question(view(play.state, seat), seat) == "What do you answer?"


def test_answers_stand_under_their_verb_and_say_what_they_do() -> None:
    play = Play(isles(), 2, Script([0, 4, 7, 12, 1, 1, 5]))
    for seat in (0, 1):
        assert play.say(seat, "pledge 1") is None
    groups = Plain(play.game).answers(view(play.state, 0), 0)
    assert [group.title for group in groups] == ["Light", "Play", "Trade", "Draw"]
    trade = groups[2].answers[0]
    assert (trade.name, trade.label, trade.note, trade.after) == ("Trade", "trade", "oil 3 → 8", {"oil": "8"})
    assert groups[0].picks
    assert all(answer.name == f"Light {answer.label}" for answer in groups[0].answers)


def test_what_the_seat_cannot_know_is_not_foretold() -> None:
    """A drawn card is another one in each guess, so only what holds in all of them is said."""
    for play in positions(2, 1):
        seat = play.state.waiting()[0] if play.state.waiting() else -1
        seen = view(play.state, seat)
        if seat >= 0 and any(play.game.space.format(action) == "draw" for action in seen.answers(seat)):
            groups = Plain(play.game).answers(seen, seat)
            drawn = next(a for group in groups for a in group.answers if a.name == "Draw")
            assert drawn.note == ""
            return
    pytest.fail("nobody could draw")


def test_pictures_are_sound_and_without_style() -> None:
    for play in positions(4, 2):
        drawing = Plain(play.game)
        for seat in (SPECTATOR, 0, 3):
            seen = view(play.state, seat)
            scene = drawing.scene(seen, seat)
            assert [one.score for one in scene.seats] == play.state.scores()
            assert sorted(scene.order) == [0, 1, 2, 3]
            assert MARKS in scene.board
            assert GHOSTS in scene.board
            for markup in (scene.board, drawing.portrait(seen), *[one.emblem for one in scene.seats]):
                assert "style" not in ElementTree.tostring(ElementTree.fromstring(markup)).decode()
            for one in scene.seats:
                ElementTree.fromstring(f"<p>{one.body}</p>")
            ElementTree.fromstring(f"<p>{drawing.detail(seen, seat, 2)}</p>")


def test_a_hidden_card_is_in_no_part_of_the_drawing() -> None:
    """Two games that differ in a card of seat 1: to the others they are the same picture."""
    drawing = Plain(isles())
    twins = [Play(drawing.game, 2, Script([0, 4, 7, card])) for card in (12, 15)]

    def all_of(play: Play, seat: int) -> list[Any]:
        seen = view(play.state, seat)
        answers = drawing.answers(seen, seat) if seat >= 0 else []
        return [drawing.scene(seen, seat), answers, drawing.detail(seen, seat, 1), drawing.portrait(seen)]

    for seat in (SPECTATOR, 0):
        assert all_of(twins[0], seat) == all_of(twins[1], seat)
    assert all_of(twins[0], 1) != all_of(twins[1], 1)


def test_a_list_that_happens_to_have_an_entry_for_each_seat_is_no_column() -> None:
    play = Play(isles(), 2, Script([0, 4, 7, 12]))
    play.state.spent = [8, 9]  # type: ignore[attr-defined]
    board = Plain(play.game).scene(view(play.state, 0), 0).board
    assert "spent: 8 9" in board
    assert ">hands<" in board


# ---- telling
def lines(drawing: Plain, seat: int, action: int) -> list[tuple[int, str]]:
    told = said(drawing.words, drawing.story(drawing.game, seat, action, []))
    return [(one.seat, one.text) for one in told]


def test_the_story_is_the_answer_itself_unless_it_is_secret() -> None:
    drawing = Plain(isles())
    assert lines(drawing, 0, drawing.game.space.parse("pledge 1")) == [(0, "{0}: pledge 1.")]
    assert lines(drawing, 1, -1) == [(1, "{1} answers in secret.")]
    assert lines(drawing, SPECTATOR, -1) == []


def test_nothing_is_explained_or_wished_for() -> None:
    drawing = Plain(isles())
    assert drawing.tips(drawing.game) == {}
    assert drawing.wishes(view(drawing.game.start(2, Chance(1)), 0), 0, "hex-a1") == []


def test_its_own_words_are_in_the_language_that_was_asked_for() -> None:
    drawing, english = drawing_of(orchard(), "ru"), drawing_of(orchard())
    seen = view(orchard().start(2, Chance(1)), 0)
    assert (english.question(seen, 0), drawing.question(seen, 0)) == ("What do you answer?", "Что вы ответите?")
    assert [one.title for one in drawing.scene(seen, 0).seats] == ["Место 1", "Место 2"]
    assert "очки" in drawing.scene(seen, 0).board
    assert "score" not in drawing.scene(seen, 0).board
    assert isinstance(drawing, Plain)
    assert lines(drawing, 1, -1) == [(1, "{1} отвечает тайно.")]


# ---- which drawing
class Faculties(Game):
    """A game that only offers faculties."""

    def __init__(self, answer: Any) -> None:
        super().__init__("toy", isles().space, {}, "toy")
        self.answer = answer

    def faculty(self, name: str) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def test_a_games_own_drawing_comes_first() -> None:
    assert drawing_of(Faculties(SimpleNamespace(PAINTER=PAINTER))) is PAINTER.speaking()
    assert isinstance(drawing_of(orchard()), Plain)


def test_a_drawing_that_is_broken_is_not_passed_over() -> None:
    missing = ModuleNotFoundError("no module named 'brushes'", name="brushes")
    with pytest.raises(ModuleNotFoundError, match="brushes"):
        drawing_of(Faculties(missing))
    none = ModuleNotFoundError("no module named 'toy.drawing'", name="toy.drawing")
    assert isinstance(drawing_of(Faculties(none)), Plain)


@pytest.mark.parametrize(
    ("value", "text"), [(3, "3"), ([], "–"), ([1, 2], "1 2"), ([[1], []], "(1) (–)"), ("x", "x"), (None, "NoneType")]
)
def test_values_in_a_few_letters(value: Any, text: str) -> None:
    assert written(value) == text


def test_long_texts_are_cut() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"
