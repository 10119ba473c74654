"""The words: English has all of them, everything that is asked or told is said, and a further language is one file."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from lantern_isles.drawing import PAINTER
from lantern_isles.drawing.questions import ASKED
from lantern_isles.meta import GAME
from lantern_isles.rounds import Turn
from lantern_isles.state import SOURCES

from demiurge.kernel import speech
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kit.markup import spoken
from demiurge.kit.saying import said
from demiurge.kit.scene import Answer
from examples.lantern_isles.tests.isles import light, turn
from tests.latin import latin

drawing, russian = PAINTER.speaking(), PAINTER.speaking("ru")
TAG = re.compile(r"<[^>]*>")
UNSAID = re.compile(r"\[[a-z]+-[a-z-]+\]")  # how a message is shown that is not there
ELVISH = """
keeper-star = Elenion
told-lit = calya :lantern: { $isle }
line = { $who } { LIST($deeds) }!
"""


def games(number: int) -> Iterator[Play]:
    for seed in range(number):
        made, rng = Play(GAME.make(), 2 + seed % 3, Chance(seed)), Random(seed)
        while not made.state.over():
            yield made
            seat = rng.choice(made.state.waiting())
            made.answer(seat, rng.choice(made.state.answers(seat)))
        yield made


def test_every_question_and_every_source_of_points_is_met_and_said() -> None:
    asked, sources = set(), set()
    for made in games(30):
        asked |= {type(one) for seat in made.state.waiting() for one in made.state.questions(seat)}
        if made.state.over():
            points = [drawing.points(made.game, event) for event in made.journal.events]
            sources |= {drawing.words.say(one[1]) for one in points if one is not None}
    assert asked == {Turn, *ASKED}
    assert sources == set(SOURCES)


def test_no_message_is_missing() -> None:
    for at, made in enumerate(games(6)):
        seen = view(made.state, 0)
        shown = [str(drawing.scene(seen, 0)), drawing.detail(seen, 0, 1), drawing.portrait(seen)]
        if 0 in seen.waiting():
            shown += [drawing.question(seen, 0), str(drawing.answers(seen, 0))]
        if made.state.over():
            shown += [str(said(drawing.words, drawing.story(made.game, SPECTATOR, -1, made.journal.events)))]
        assert not UNSAID.search(" ".join(shown)), at
    assert not UNSAID.search(str(drawing.tips(GAME.make())))


def test_russian_says_all_of_a_game_without_a_latin_word() -> None:
    """But for the names of isles."""
    for made in games(4):
        seen = view(made.state, 0)
        events = made.events_of(len(made.record.lines) - 1) if made.record.lines else made.journal.events
        told = said(russian.words, russian.story(made.game, SPECTATOR, -1, events))
        lines = [spoken(line.text, (), russian.called) for line in told]
        lines += [chip.words for line in told for chip in line.chips]
        lines += [
            russian.detail(seen, 0, 1),
            russian.portrait(seen),
            *(seat.body for seat in russian.scene(seen, 0).seats),
        ]
        if 0 in seen.waiting():
            lines.append(russian.question(seen, 0))
            lines += [one for group in russian.answers(seen, 0) for answer in group.answers for one in words(answer)]
        assert latin(TAG.sub(" ", " ".join(lines))) == []
    assert latin(" ".join(f"{tip.title} {tip.text}" for tip in russian.tips(GAME.make()).values())) == []


def words(answer: Answer) -> list[str]:
    return [answer.label, answer.name, answer.note, answer.lacks, *(chip.words for chip in answer.chips)]


def test_the_shop_window_has_a_message_for_every_option_and_value() -> None:
    w = drawing.words
    assert w("title") == GAME.title
    for option in GAME.all_options():
        assert w.has(f"option-{option.name}", "text")
        assert all(w.has(f"value-{option.name}-{value}") for value in option.values)


def test_a_charm_without_effects_says_so(tmp_path: Path) -> None:
    (tmp_path / "charms.json").write_text(json.dumps({"cask": {"origin": "house", "copies": 4, "effects": {}}}))
    assert drawing.tips(GAME.make({}, str(tmp_path)))["charm-cask"].text == "Nothing happens."


def test_a_further_language_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it lacks is said in English; the story has no language, so it is told in either."""
    (tmp_path / "qya").mkdir()
    (tmp_path / "qya" / "lantern_isles.ftl").write_text(ELVISH, encoding="utf-8")
    monkeypatch.setenv(speech.OUTSIDE, str(tmp_path))
    assert speech.languages(PAINTER.room) == ["en", "qya", "ru"]
    table, made = PAINTER.speaking("qya"), turn(oil=9)
    assert [seat.title for seat in table.scene(view(made.state, 0), 0).seats] == ["Elenion", "Tide Keeper"]
    assert made.say(0, made.game.space.format(light("a2"))) is None
    told = drawing.story(made.game, 0, light("a2"), made.events_of(len(made.record.lines) - 1))
    assert said(table.words, told)[0].text == "{0} calya :lantern: a2!"
    assert said(drawing.words, told)[0].text == "{0} lights :lantern: a2."
