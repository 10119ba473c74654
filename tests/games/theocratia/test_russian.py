"""Theocratia in Russian: nothing is left in English. That its rules say the same is seen to for all games together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from demiurge.games.theocratia.actions import SPACE
from demiurge.games.theocratia.drawing import PAINTER, chips
from demiurge.games.theocratia.drawing.parts import CIV, DIE, PIECE, piece, stock
from demiurge.games.theocratia.drawing.phrases import WRITER
from demiurge.games.theocratia.drawing.subject import Subject
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.vocabulary import BLACK, CRYSTALS
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.clauses import Clause, citable, load_rules, package_folder
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.text import Text, text
from demiurge.kit.saying import said as said_lines
from demiurge.kit.scene import Chip, Group
from demiurge.kit.window import Window
from tests.games.theocratia.table import BOTH, base

RUSSIAN = PAINTER.speaking("ru").words

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


def test_every_russian_clause_is_a_russian_sentence() -> None:
    signs = re.compile(r"\w+\.json|\b(?:k|2k|c[1-4]|[A-I])\b")  # files, a formula, cards of an example, rows of hexes
    for clause in rules(".ru").values():
        assert not english_in(signs.sub("", clause.text)), clause.text
        assert not english_in(clause.chapter_title)
        assert clause.text.endswith((".", ".)")), clause.text


def test_a_refusal_is_explained_in_russian() -> None:
    book = citable("demiurge.games.theocratia", "theocratia", "ru")
    assert book.sentence("TH-8.10") == "Если воинов в гарнизоне не хватает, цивилизация не может атаковать эту цель."


# ---- the words
def test_the_shop_window_is_russian() -> None:
    english, russian = Window(GAME), Window(GAME, "ru")
    assert (english.title, russian.title) == ("Theocratia", "Теократия")
    for option in GAME.all_options():
        said = [russian.name(option), russian.text(option), *[russian.value(option, one) for one in option.values]]
        assert not [one for one in said if english_in(one)]
        assert english.text(option)


@pytest.mark.parametrize(
    ("n", "said"), [(0, "очков"), (1, "очко"), (2, "очка"), (4, "очка"), (5, "очков"), (11, "очков"), (12, "очков"),
                    (14, "очков"), (21, "очко"), (22, "очка"), (111, "очков"), (-1, "очко"), (-3, "очка")],
)  # fmt: skip
def test_nouns_follow_their_numbers(n: int, said: str) -> None:
    assert RUSSIAN("count-points", n=n) == f"{n} {said}"


def test_buildings_agree_with_their_civs_in_every_case() -> None:
    assert [RUSSIAN.say(piece(0, kind), form) for kind in (1, 2, 5) for form in ("", "acc", "ins")] == [
        "пурпурный дом", "пурпурный дом", "пурпурным домом",
        "пурпурная фабрика", "пурпурную фабрику", "пурпурной фабрикой",
        "пурпурная крепость", "пурпурную крепость", "пурпурной крепостью",
    ]  # fmt: skip
    assert [RUSSIAN.say(DIE[2][3], form) for form in ("", "acc")] == ["фиолетовая тройка", "фиолетовую тройку"]
    assert [RUSSIAN.say(stock(2, n)) for n in (1, 2, 5)] == ["1 фабрика", "2 фабрики", "5 фабрик"]


def test_amounts_agree_with_what_they_count() -> None:
    def words(chip: Chip[Text]) -> str:
        return RUSSIAN.say(chip.words)

    assert [words(chips.crystals(n, CRYSTALS.index("blue"))) for n in (1, 3, -5)] == [
        "1 синий кристалл", "3 синих кристалла", "5 синих кристаллов",
    ]  # fmt: skip
    assert words(chips.worship(5, 3)) == "5 очков поклонения от розовой цивилизации"
    assert words(chips.pages(1, 0)) == "Пурпурная цивилизация переворачивает 1 страницу"
    assert words(chips.crystals(2, BLACK)) == "2 чёрных кристалла"


def test_answers_are_called_in_whole_phrases() -> None:
    t = base().warriors("turquoise", 3).put("magenta", "house", "D2").turn("red", "violet 3", "pink 2")
    seen = view(t.s, 0)

    def called(action: str) -> str:
        return WRITER.answer(Subject(RUSSIAN, seen, 0, SPACE.parse(action))).name  # type: ignore[arg-type]

    assert called("take violet 3") == "Взять фиолетовую тройку"
    t.do("red", "take pink 2", "place turquoise")
    seen = view(t.s, 0)
    assert called("attack D2") == "Бирюзовая атакует пурпурный дом на D2"
    assert called("factory D4") == "Бирюзовая фабрика на D4"
    assert called("convert D2 with tile") == (
        "Бирюзовая преобразует D2 с пурпурным домом, дополнительный жетон преобразования"
    )


def test_a_civ_that_has_nothing_left_is_told_so() -> None:
    assert [RUSSIAN("label-left-factory", civ=CIV[0], n=n) for n in (0, 1, 3)] == [
        "У пурпурной цивилизации не осталось фабрик.",
        "Пурпурная цивилизация может построить ещё 1 фабрику.",
        "Пурпурная цивилизация может построить ещё 3 фабрики.",
    ]  # fmt: skip
    assert RUSSIAN("told-small-pyramid", what=PIECE[4], place="D4", gone="D5") == (
        "строит пурпурную пирамиду на D4; здание на D5 убрано"
    )
    assert RUSSIAN.say(text("told-scores", points=(), n=0, lost=3)) == "не получает очков, теряет 3 за скверну"


# ---- whole games
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
    table, play, rng = (
        PAINTER.speaking("ru"),
        Play(GAME.make({"edition": edition}), seats, Chance(seats)),
        Random(seats),
    )
    said = [text for tip in table.tips(play.game).values() for text in (tip.title, tip.text)]
    said += table.house(play.game)
    opening = table.story(play.game, SPECTATOR, -1, play.journal.events)
    said += [told.text for told in said_lines(RUSSIAN, opening)]
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
        lines = table.story(play.game, seat, action, play.journal.events[before:])
        for told in said_lines(RUSSIAN, lines):
            said += [told.text, told.period, *(chip.words for chip in told.chips)]
        turn += 1
    said += pictured(play, SPECTATOR)
    for one in dict.fromkeys(said):
        assert not english_in(one), one


def pictured(play: Play, seat: int) -> list[str]:
    """All that stands in the picture of a position."""
    table, seen = PAINTER.speaking("ru"), view(play.state, seat)
    scene = table.scene(seen, seat)
    markup = [scene.header, scene.brief, scene.board, *(panel.body for panel in scene.panels), table.portrait(seen)]
    markup += [part for one in scene.seats for part in (one.sub, one.body, one.emblem)]
    markup += [table.detail(seen, seat, of) for of in range(play.state.seats)]
    return [*map(text_of, markup), *(panel.title for panel in scene.panels), *(one.title for one in scene.seats)]


def test_russian_is_spoken_beside_english() -> None:
    assert PAINTER.languages == ("en", "ru")
    assert PAINTER.speaking("ru").words.language == "ru"
    assert PAINTER.speaking("ru") is PAINTER.speaking("ru")
