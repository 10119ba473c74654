"""The page of Theocratia in a real browser: what can be measured of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from demiurge.games.theocratia.drawing import PAINTER, temples
from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import View
from demiurge.kernel.play import Play
from tests.games.theocratia.table import table
from tests.rules import rule
from tests.table.browser.hand import chromium
from tests.table.browser.layout import faults_of_tabs
from tests.table.browser.standing import stand

SIZES = [(390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


def played(edition: str, answers: int) -> Theocracy:
    """A game of four after so many random answers."""
    play, rng = Play(GAME.make({"edition": edition}), 4, Chance(1)), Random(1)
    for _ in range(answers):
        seat = play.state.waiting()[0]
        assert play.answer(seat, rng.choice(play.state.answers(seat))) is None
    assert isinstance(play.state, Theocracy)
    return play.state


@pytest.mark.parametrize("size", SIZES, ids=[str(wide) for wide, _ in SIZES])
def test_nothing_is_cut_in_russian(browser: Any, size: tuple[int, int]) -> None:
    """With the two cards in hand that want the most room; other positions are in tests/table/browser/test_layout.py."""
    s = played("final", 60)
    seat, cards = s.waiting()[0], [card.name for card in s.game.box.cards]
    s.hands[seat] = [cards.index("P15"), cards.index("P21")]
    page = stand(browser, s, seat, size, "ru")
    assert faults_of_tabs(page) == []
    page.context.close()


@pytest.mark.parametrize(("size", "wide"), [((1440, 900), 58), ((390, 844), 41)], ids=["1440", "390"])
def test_the_island_is_large(browser: Any, size: tuple[int, int], wide: float) -> None:
    page = stand(browser, played("final", 30), 0, size)
    assert page.locator("#hex-E5").bounding_box()["width"] > wide
    page.context.close()


@pytest.mark.parametrize(
    ("edition", "language", "said"),
    [("final", "en", "Final edition"), ("early", "en", "Early edition"),
     ("final", "ru", "Окончательная редакция"), ("early", "ru", "Ранняя редакция")],
)  # fmt: skip
def test_the_edition_is_named(edition: str, language: str, said: str) -> None:
    scene = PAINTER.speaking(language).scene(View(table(edition).s), 0)
    assert f">{said}</span>" in scene.header
    assert f">{said}</span>" in scene.brief


def test_the_edition_is_in_plain_sight(browser: Any) -> None:
    for size in ((390, 844), (1440, 900)):
        page = stand(browser, played("early", 20), 0, size, "ru")
        assert page.locator(".th-edition:visible").all_text_contents() == ["Ранняя редакция"]
        page.context.close()


# ---- what the tracks say of the score
@rule("TH-25.4", "TH-25.5", "TH-25.8")
@pytest.mark.parametrize(("edition", "points"), [("final", 2 * 1 + 3 * 2), ("early", 2 * 2 + 3 * 3)])
def test_a_track_says_what_its_priests_score_now(edition: str, points: int) -> None:
    """Page times multiplier, the farthest left out; the final edition takes the one passed, the early one the next."""
    s = table(edition).s
    s.page[:] = [2, 3, 0, 7]
    s.priests[:4] = [3, 4, -1, 9]
    one = temples.temple(s, 0)
    assert (one.points, one.out) == (points, 3)
    markup = temples.draw(PAINTER.speaking().words, s)
    assert f">={points}</text>" in markup
    assert markup.count("th-struck-out") == 1
    line = "the highest multiplier passed" if edition == "final" else "the first multiplier above the priest"
    assert f"Points: page × {line}; the farthest priest does not count" in markup
