"""Theocratia in Russian: nothing is left in English, and the rules say the same under the same numbers."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from string import Formatter

import pytest

from demiurge.games.theocratia import words
from demiurge.games.theocratia.drawing import speaking
from demiurge.games.theocratia.drawing.tips import house
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.state import Theocratia
from demiurge.games.theocratia.words.en import ENGLISH
from demiurge.games.theocratia.words.ru import RUSSIAN
from demiurge.games.theocratia.words.ru.grammar import counted
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.clauses import Clause, citable, load_rules, package_folder
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kit.scene import Group
from tests.games.theocratia.table import BOTH

PARTS = ("parts", "journal", "questions", "answers", "story", "labels", "hints")
LOGIC = {
    "parts": {"place", "card_title"},  # the name of a hex; the title of a card by its number
    "journal": {"points"},  # SOURCES has the words
}
"""What says nothing itself, so that Russian inherits it."""
FORMS = ("parts", "journal")  # Russian has more of them: declined names, and sentences that are too long for a lambda

# Hexes, cards, clauses and pyramid tokens are named in Latin letters everywhere.
NAMES = re.compile(r"\b(?:[A-I][1-9]|P\d\d|TH-[\w.]*\w|[a-j])\b")
LATIN = re.compile(r"[A-Za-z]+")


def english_in(text: str) -> list[str]:
    """The words in Latin letters that are no names; seats are {0}, icons :cosmo:."""
    return LATIN.findall(NAMES.sub("", re.sub(r"\{\d\}|:[a-z-]+:", "", text)))


def text_of(markup: str) -> str:
    """What people read or hear of a picture: what stands between tags, and in the attributes that speak."""
    said = re.findall(r'(?:data-note|aria-label|title|alt)="([^"]*)"', markup)
    return " · ".join([*said, re.sub(r"<!--.*?-->|<[^>]*>", " · ", markup)])


# ---- the rules
def rules(language: str = "") -> dict[str, Clause]:
    folder = package_folder("demiurge.games.theocratia")
    assert folder is not None
    return load_rules(folder / f"rules{language}.md")


def test_the_russian_rules_have_the_ids_marks_and_chapters_of_the_english_ones() -> None:
    english, russian = rules(), rules(".ru")
    assert list(russian) == list(english)
    for name, clause in english.items():
        assert (russian[name].marks, russian[name].chapter) == (clause.marks, clause.chapter), name


def test_every_russian_clause_is_a_russian_sentence_that_cites_the_same_clauses() -> None:
    cited = re.compile(r"TH-[\w.]*\w")
    signs = re.compile(r"\w+\.json|\b(?:k|2k|c[1-4]|[A-I])\b")  # files, a formula, cards of an example, rows of hexes
    english = rules()
    for name, clause in rules(".ru").items():
        assert not english_in(signs.sub("", clause.text)), clause.text
        assert not english_in(clause.chapter_title)
        assert clause.text.endswith((".", ".)")), clause.text
        assert sorted(cited.findall(clause.text)) == sorted(cited.findall(english[name].text)), name


def test_a_refusal_is_explained_in_russian() -> None:
    book = citable("demiurge.games.theocratia", "theocratia", "ru")
    assert book.sentence("TH-8.10") == "Если воинов в гарнизоне не хватает, цивилизация не может атаковать эту цель."


# ---- the words
@pytest.mark.parametrize("part", PARTS)
def test_everything_that_is_said_in_english_is_said_in_russian(part: str) -> None:
    english, russian = type(getattr(ENGLISH, part)), type(getattr(RUSSIAN, part))
    assert issubclass(russian, english)
    public = {name for name in vars(english) if not name.startswith("_")}
    assert public - set(vars(russian)) == LOGIC.get(part, set())
    if part not in FORMS:
        assert {name for name in vars(russian) if not name.startswith("_")} <= public, "said no more in English"


@pytest.mark.parametrize("part", PARTS)
def test_methods_take_the_same_arguments(part: str) -> None:
    english, russian = type(getattr(ENGLISH, part)), type(getattr(RUSSIAN, part))
    for name, method in inspect.getmembers(english, inspect.isfunction):
        assert list(inspect.signature(getattr(russian, name)).parameters) == list(inspect.signature(method).parameters)


def texts(value: object) -> Iterator[tuple[object, str]]:
    """The texts of a constant with where they stand in it."""
    if isinstance(value, str):
        yield "", value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from (((key, place), text) for place, text in texts(one))
    elif isinstance(value, tuple | list):
        for number, one in enumerate(value):
            yield from (((number, place), text) for place, text in texts(one))


@pytest.mark.parametrize("part", PARTS)
def test_constants_have_the_same_entries_and_placeholders(part: str) -> None:
    english, russian = type(getattr(ENGLISH, part)), type(getattr(RUSSIAN, part))
    for name, value in vars(english).items():
        if name.startswith("_") or callable(value):
            continue
        own, said = dict(texts(value)), dict(texts(getattr(russian, name)))
        assert own.keys() == said.keys(), name
        for place, text in said.items():
            assert not english_in(re.sub(r"\{\w*\}", "", text)), text
            assert bool(text) == bool(own[place]), (name, place)
            assert fields(text) == fields(own[place]), text


def fields(text: str) -> set[str | None]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def test_the_shop_window_is_russian() -> None:
    said = [GAME.title, *GAME.editions]
    for option in GAME.all_options():
        said += [option.name, option.text, *option.values]
    for english in said:
        assert ENGLISH.parts.phrase(english) == english
        assert not english_in(RUSSIAN.parts.phrase(english)), english
    assert RUSSIAN.parts.phrase("never heard of") == "never heard of"


@pytest.mark.parametrize(
    ("n", "said"), [(0, "очков"), (1, "очко"), (2, "очка"), (4, "очка"), (5, "очков"), (11, "очков"), (12, "очков"),
                    (14, "очков"), (21, "очко"), (22, "очка"), (111, "очков"), (-1, "очко"), (-3, "очка")],
)  # fmt: skip
def test_nouns_follow_their_numbers(n: int, said: str) -> None:
    assert counted(n, "очко", "очка", "очков") == f"{n} {said}"
    assert RUSSIAN.parts.plural(n, "point") == f"{n} {said}"


def test_what_a_card_says_is_what_its_clause_says() -> None:
    book = citable("demiurge.games.theocratia", "theocratia", "ru")
    for card in load_box().cards:
        said = book.sentence(card.clause)
        assert said.startswith(f"{card.name} «{RUSSIAN.parts.title(card)}» ("), said
        assert said.endswith(f"): {RUSSIAN.parts.text(card)}"), said


def test_a_card_of_the_owners_own_keeps_its_words(tmp_path: Path) -> None:
    folder = package_folder("demiurge.games.theocratia")
    assert folder is not None
    cards = json.loads((folder / "components" / "power_cards.json").read_text(encoding="utf-8"))
    own = {**cards["P01"], "origin": "public", "text": "Take 3 cosmo, friend."}
    (tmp_path / "power_cards.json").write_text(json.dumps({"P01": own}), encoding="utf-8")
    changed, untouched = load_box(str(tmp_path)).cards[:2]
    assert RUSSIAN.parts.card(changed) == "«Звёздный прилив»: Take 3 cosmo, friend."
    assert not english_in(RUSSIAN.parts.card(untouched))


# ---- whole games
@pytest.mark.parametrize("edition", BOTH)
def test_random_games_are_asked_and_told_in_russian(edition: str) -> None:
    for seed in range(8):
        play, rng = Play(GAME.make({"edition": edition}), 2 + seed % 3, Chance(seed)), Random(seed)
        while not play.state.over():
            seat = play.state.waiting()[0]
            asked = RUSSIAN.questions.question(play.state, seat)
            assert not english_in(asked), asked
            assert asked != "Что вы ответите?"
            assert asked.endswith(("?", ".")), asked
            action = rng.choice(play.state.answers(seat))
            assert not english_in(RUSSIAN.journal.deed(play.game, seat, action))
            assert play.answer(seat, action) is None
        for event in play.journal.events:
            told = RUSSIAN.journal.sentence(play.game, event)
            assert not english_in(told), told
            assert told[-1] in ".)", told
            assert told.format(*["Анна"] * 4)
        assert {event.kind for event in play.journal.events} <= set(RUSSIAN.journal.tellers)
        assert set(RUSSIAN.journal.tellers) == set(ENGLISH.journal.tellers)


def said_in(groups: list[Group]) -> Iterator[str]:
    for group in groups:
        yield from (group.title, group.aside, text_of(group.icon))
        for one in group.answers:
            yield from (text_of(one.label), one.name, one.note, one.lacks, *(chip.words for chip in one.chips))
            yield from (text_of(markup) for markup in (*one.marks.values(), *one.ghosts.values()))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_drawn_table_speaks_russian(edition: str, seats: int) -> None:
    """Every answer, and now and then the whole picture, of a random game."""
    table, play, rng = speaking("ru"), Play(GAME.make({"edition": edition}), seats, Chance(seats)), Random(seats)
    said = [text for tip in table.tips(play.game).values() for text in (tip.title, tip.text)]
    assert isinstance(play.game, Theocratia)
    said += house(RUSSIAN, play.game)
    said += [told.text for told in table.story(play.game, SPECTATOR, -1, play.journal.events)]
    turn = 0
    while not play.state.over():
        seat = play.state.waiting()[0]
        seen = view(play.state, seat)
        said += [table.question(seen, seat), *said_in(table.answers(seen, seat))]
        if turn % 9 == 0:
            said += pictured(play, seat)
            place = f"hex-{rng.choice('BCDEFGH')}{rng.randint(3, 6)}"
            said += said_in([Group("wishes", "", "", table.wishes(seen, seat, place))])
        action = rng.choice(play.state.answers(seat))
        before = len(play.journal.events)
        assert play.answer(seat, action) is None
        for told in table.story(play.game, seat, action, play.journal.events[before:]):
            said += [told.text, told.period, *(chip.words for chip in told.chips)]
        turn += 1
    said += pictured(play, SPECTATOR)
    for text in dict.fromkeys(said):
        assert not english_in(text), text


def pictured(play: Play, seat: int) -> list[str]:
    """All that stands in the picture of a position."""
    table, seen = speaking("ru"), view(play.state, seat)
    scene = table.scene(seen, seat)
    markup = [scene.header, scene.brief, scene.board, *(panel.body for panel in scene.panels), table.portrait(seen)]
    markup += [part for one in scene.seats for part in (one.sub, one.body, one.emblem)]
    markup += [table.detail(seen, seat, of) for of in range(play.state.seats)]
    return [*map(text_of, markup), *(panel.title for panel in scene.panels), *(one.title for one in scene.seats)]


def test_russian_is_spoken_beside_english() -> None:
    assert list(words.SPOKEN) == ["en", "ru"]
    assert words.SPOKEN["ru"] is RUSSIAN


def test_sentences_decline() -> None:
    parts, journal = RUSSIAN.parts, RUSSIAN.answers
    assert parts.phrase("Theocratia") == "Теократия"
    assert journal.take(2, 3) == "Взять фиолетовую тройку"
    assert journal.build(0, 2, 0).startswith("Пурпурная фабрика на ")
    assert journal.attack(1, 0, 1).startswith("Бирюзовая атакует пурпурный дом на ")
    assert journal.crystals(2, 1) == "1 синий кристалл"
    assert journal.crystals(2, 3) == "3 синих кристалла"
    assert journal.worship(3, 5) == "5 очков поклонения от розовой цивилизации"
