"""The writer: one table says how the answers of each verb are written."""

from __future__ import annotations

from typing import Any

from amber_shore import components
from amber_shore import state as shore
from amber_shore.drawing import PAINTER, answers

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.game import view
from demiurge.kernel.speech import Words
from demiurge.kernel.text import text
from demiurge.kit.phrases import Said
from demiurge.kit.scene import Answer, Chip
from demiurge.kit.trial import Effect
from demiurge.kit.writer import (
    REFUSED_ROWS,
    Drawn,
    Heading,
    Keyed,
    Row,
    Subject,
    Writer,
    allowed,
    few,
    form,
    meant,
    phrase,
)
from examples.amber_shore.tests.shore import walk

SPACE = ActionSpace()
BUILD = SPACE.verb("build", ["a1", "a2"])
PAY = SPACE.verb("pay", ["wood", "stone"])
DONE = SPACE.word("done")
ENGLISH = Words("en", ["""
group-build = Build
    .aside = one of two
group-pay = Pay
group-rest = Otherwise
answer-build = Build on { $hex }
    .label = { $hex }
    .note = for good
answer-done = Enough
"""])  # fmt: skip
GERMAN = Words("de", ["answer-build = Auf { $hex } bauen\ngroup-build = Bauen"], ENGLISH)
Told = Subject[Any]


def say_build(about: Told) -> Said:
    name = ("a1", "a2")[BUILD.at(about.action)]
    return phrase(about.w, text("answer-build", hex=name), f"hex-{name}")


def glow(about: Told) -> Drawn:
    return {"board": f"glow {about.action}"}


def ghost(about: Told) -> Drawn:
    return {"board": f"ghost {about.effect.after}"}


WRITER = Writer(
    [Heading("build", "house", shown=1), Heading("pay", "coin"), Heading("rest", "check", picks=True)],
    [  # in any order
        Row(DONE, "rest", lambda about: phrase(about.w, text("answer-done"))),
        Row(BUILD, "build", say_build, glow, ghost),
        Row(PAY, "pay", lambda about: Said("pay", "pay")),
    ],
)
EFFECT = Effect([Chip("coin", -2, "2 coins")], {"coins": "3"})


def about(action: int, why: str = "") -> Told:
    return Subject(ENGLISH, None, 0, action, why, EFFECT)


def test_an_answer_belongs_to_the_row_of_its_verb() -> None:
    actions = (BUILD.of(0), BUILD.of(1), PAY.of(0), PAY.of(1), DONE)
    assert [WRITER.group(action) for action in actions] == ["build", "build", "pay", "pay", "rest"]
    assert WRITER.order == {"build": 0, "pay": 1, "rest": 2}


def test_an_answer_has_its_words_its_places_what_it_brings_its_mark_and_its_ghost() -> None:
    found = WRITER.answer(about(BUILD.of(1)))
    assert (found.said, found.label, found.name, found.note) == ((1,), "<b>a2</b>", "Build on a2", "for good")
    assert (found.places, found.chips, found.after) == (("hex-a2",), EFFECT.chips, {"coins": "3"})
    assert (found.marks, found.ghosts) == ({"board": "glow 1"}, {"board": "ghost {'coins': '3'}"})
    assert (found.refusal, found.lacks, found.light) == ("", "", False)
    assert (WRITER.answer(about(DONE)).marks, WRITER.answer(about(DONE)).ghosts) == ({}, {})


def test_what_is_refused_has_neither_mark_nor_ghost_and_changes_no_figure() -> None:
    found = WRITER.answer(about(BUILD.of(1), "X-1"), lacks="2 coins short", light=True)
    assert (found.refusal, found.lacks) == ("X-1", "2 coins short")
    assert (found.marks, found.ghosts, found.after, found.light) == ({}, {}, {}, False)
    assert (found.name, found.chips) == ("Build on a2", EFFECT.chips)


def test_a_gesture_is_written_as_its_deed() -> None:
    found = WRITER.answer(about(BUILD.of(0)), said=(PAY.of(1), BUILD.of(0)), light=True)
    assert (found.said, found.name, found.light) == ((PAY.of(1), BUILD.of(0)), "Build on a1", True)


def test_groups_are_headed_in_the_readers_language() -> None:
    rows = [(WRITER.answer(about(action)), WRITER.group(action)) for action in (DONE, BUILD.of(1), BUILD.of(0))]
    refused = [(WRITER.answer(about(BUILD.of(0), "X-1")), "build")]
    build, rest = WRITER.groups(ENGLISH, rows, refused)
    assert (build.key, build.title, build.aside, build.shown) == ("build", "Build", "one of two", 1)
    assert (rest.key, rest.title, rest.aside, rest.picks) == ("rest", "Otherwise", "", True)
    assert [(one.action, one.refusal) for one in build.answers] == [(1, ""), (0, "X-1"), (0, "")]
    german = WRITER.groups(GERMAN, rows)
    assert [group.title for group in german] == ["Bauen", "Otherwise"]
    assert german[0].aside == "Bauen", "a form that a language does not tell apart is the message"


def test_a_form_is_asked_for_only_where_english_has_it() -> None:
    build = text("answer-build", hex="a1")
    assert (form(ENGLISH, build, "note"), form(ENGLISH, build, "aside")) == ("for good", "")
    assert form(GERMAN, text("answer-done"), "note") == ""


def test_a_phrase_is_one_message() -> None:
    assert phrase(ENGLISH, text("answer-done")) == Said("<b>Enough</b>", "Enough", "", ())
    assert phrase(ENGLISH, text("answer-done"), "end", label="!") == Said("!", "Enough", "", ("end",))


def test_a_place_means_the_answers_with_its_name() -> None:
    assert meant(SPACE, "build a2", "fly a2", "Pay  Wood") == [BUILD.of(1), PAY.of(0)]


# ---- groups
GROUPED: Writer[Told] = Writer(
    [Heading("build", "house", shown=2), Heading("pay", "coin", True), Heading("rest", "check")], WRITER.rows
)


def row(action: int, key: str, refusal: str = "") -> Keyed:
    return Answer(action, str(action), str(action), refusal=refusal), key


def test_groups_come_in_the_order_of_the_headings_and_none_is_empty() -> None:
    found = GROUPED.groups(ENGLISH, [row(1, "rest"), row(2, "build"), row(3, "rest")], [])
    assert [(group.key, [answer.action for answer in group.answers]) for group in found] == [
        ("build", [2]), ("rest", [1, 3]),
    ]  # fmt: skip
    assert (found[0].title, found[0].shown, found[0].picks, found[0].aside) == ("Build", 2, False, "one of two")
    assert "#i-house" in found[0].icon


def test_what_is_refused_stands_behind_the_rows_that_are_listed() -> None:
    legal = [row(n, "build") for n in range(4)]
    build, pay = GROUPED.groups(ENGLISH, legal, [row(8, "build", "X-1"), row(9, "pay", "X-2")])
    assert [answer.action for answer in build.answers] == [0, 1, 8, 2, 3]
    assert [answer.action for answer in allowed(build)] == [0, 1, 2, 3]
    assert [answer.refusal for answer in pay.answers] == ["X-2"], "what is refused makes a group, too"


def test_of_what_is_refused_a_few_stand_for_many() -> None:
    rows = [row(n, "build" if n % 2 else "pay", "X-1") for n in range(8)]
    assert [(answer.action, key) for answer, key in few(rows)] == [(0, "pay"), (1, "build"), (2, "pay"), (3, "build")]
    assert REFUSED_ROWS == 2


# ---- where nothing is special
def walking() -> tuple[shore.Shore, Words]:
    made = walk(at="b1 a5", finds="c1 amber", baskets="g -")
    seen = view(made.state, 0)
    assert isinstance(seen, shore.Shore)
    return seen, PAINTER.speaking().words


def test_all_answers_are_tried_in_the_order_of_the_trial() -> None:
    seen, w = walking()
    (group,) = answers.WRITER.answers(answers.Trial)(w, seen, 0)
    assert [one.action for one in group.answers] == answers.Trial(seen, 0).options()
    assert sorted(one.action for one in group.answers) == sorted(seen.answers(0))
    amber, home = group.answers[:2]
    assert ([chip.amount for chip in home.chips], home.after["score"]) == ([3], "3")
    assert (amber.after, amber.refusal) == ({"load": "2"}, "")


def test_a_place_with_the_name_of_its_answer_stands_for_it_allowed_or_not() -> None:
    seen, w = walking()
    wishes = answers.WRITER.wishes(answers.Trial, components.SPACE)
    assert [(one.name, one.refusal) for one in wishes(w, seen, 0, "go-c1")] == [("Go to c1", "")]
    (far,) = wishes(w, seen, 0, "go-g5")
    assert (far.refusal, far.after, far.marks) == ("AS-2.2", {}, {})
    assert wishes(w, seen, 0, "go-z9") == []
