"""Answers as the table groups and names them, numbered."""

from __future__ import annotations

from demiurge.kernel.chance import Chance
from demiurge.kernel.game import digest, view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kernel.speech import words_of
from demiurge.kit.scene import Chip
from demiurge.terminal.answers import Answer, Listing, drawn, matching, offered
from demiurge.terminal.look import ROOM, Look
from tests.games.terra_mystica.table import Table, table
from tests.terminal.person import shown

WORDS = words_of(ROOM)


def witches() -> Table:
    t = table("witches", "engineers", witches="E9 F4", engineers="E7 C5")
    return t.give("witches", workers=9, coins=20, priests=1)


def of(t: Table, faction: str) -> list[Answer]:
    seat = t.seat(faction)
    return offered(Look(t.play.game), view(t.s, seat), seat)


def answer(number: int, text: str, group: str = "Build", name: str = "") -> Answer:
    return Answer(number, (number,), text, group, name or text, "", [])


def test_every_answer_is_offered_under_the_headings_of_the_table() -> None:
    t = witches()
    seat = t.seat("witches")
    look = Look(t.play.game)
    found, groups = of(t, "witches"), look.drawing.answers(view(t.s, seat), seat)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert {one.said[0] for one in found if len(one.said) == 1} == set(t.s.answers(seat))
    assert list(dict.fromkeys(one.group for one in found)) == [
        group.title for group in groups if any(not one.refusal for one in group.answers)
    ]


def test_gestures_of_several_answers_are_among_them() -> None:
    play = Play(find("nova-era").make({}), 2, Chance(1))
    look = Look(play.game)
    while True:
        seat = play.state.waiting()[0]
        found = offered(look, view(play.state, seat), seat)
        if any(len(one.said) > 1 for one in found):
            break
        assert play.answer(seat, play.state.answers(seat)[0]) is None
    gesture = next(one for one in found if len(one.said) > 1)
    assert gesture.text == " + ".join(play.game.space.format(action) for action in gesture.said)


def test_a_dwelling_shows_its_price_and_its_points() -> None:
    t = witches().paint("D7", "green").turn("witches")
    (dwelling,) = [one for one in of(t, "witches") if one.text == "build D7"]
    line = dwelling.line().plain
    for part in ("-1 worker", "-2 coins", "+2 VP", "build D7"):
        assert part in line


def test_looking_at_answers_changes_nothing() -> None:
    t = witches()
    before = digest(t.s)
    of(t, "witches")
    assert digest(t.s) == before


def test_a_rise_of_what_harms_has_the_colour_of_a_cost() -> None:
    found = drawn([Chip("coin", -2, "2 coins"), Chip("unrest", 1, "Unrest +1", harm=True), Chip("vp", 3, "3 VP")])
    assert found.plain == "  -2 coins  Unrest +1  +3 VP"
    styles = [span.style for span in found.spans]
    assert styles[0] == styles[1] != styles[2]


def test_words_are_matched_whole() -> None:
    answers = [answer(1, "build E7"), answer(2, "bridge E7:F5", "Bridge")]
    assert [one.number for one in matching(answers, "e7")] == [1, 2]
    assert [one.number for one in matching(answers, "F5")] == [2]
    assert matching(answers, "E") == []
    assert matching(answers, "  ") == []


def test_words_of_the_name_find_an_answer_too() -> None:
    answers = [answer(1, "build E7", name="Dwelling on E7"), answer(2, "upgrade E7 to TP", name="Trading house on E7")]
    assert [one.number for one in matching(answers, "dwelling")] == [1]


def test_a_long_group_shows_its_first_lines_unless_it_is_the_only_one() -> None:
    many = [answer(n, f"transform place-{n} {'x' * 60}", "Transform") for n in range(1, 31)]
    one = [answer(31, "done", "Turn")]
    text = shown(Listing(WORDS, many + one), 100)
    assert "26 more: list transform" in text
    assert "place-4" in text
    assert "place-5" not in text
    assert "place-30" in shown(Listing(WORDS, many + one, whole=True), 100)
    assert "place-30" in shown(Listing(WORDS, many), 100)
