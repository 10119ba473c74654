"""The album of whole games: walked once, the same to everybody, and nobody changes it unnoticed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import digest
from demiurge.kernel.play import Play
from tests import album
from tests.album import Page


@pytest.fixture(autouse=True)
def _own_albums() -> Iterator[None]:
    """What is spoiled here on purpose is nobody else's."""
    album.closed()
    yield
    album._walked.cache_clear()
    album._handed_out.clear()


def pages() -> list[Page[Theocracy]]:
    return album.album(GAME, Theocracy, 2, {"edition": "early"}, 3)


def test_it_is_the_game_that_a_play_goes_through() -> None:
    play, rng = Play(GAME.make({"edition": "early"}), 2, Chance(3)), Random(3)
    for page in pages():
        assert digest(page.state) == digest(play.state)
        assert page.asked == (play.state.waiting() or [SPECTATOR])[0]
        if play.state.waiting():
            assert play.answer(page.asked, rng.choice(play.state.answers(page.asked))) is None
    assert pages()[-1].state.over()


def test_a_game_is_walked_once_and_a_page_drawn_once() -> None:
    drawn = []

    def draw(seen: Theocracy, seat: int) -> str:
        drawn.append(seat)
        return digest(seen)

    first = pages()[5].drawn(draw, 1)
    assert pages()[5] is pages()[5]
    assert (first, drawn) == (pages()[5].drawn(draw, 1), [1])
    assert pages()[5].drawn(draw, SPECTATOR) == digest(pages()[5].seen(SPECTATOR))
    assert drawn == [1, SPECTATOR]


def test_what_is_handed_out_is_the_callers_own() -> None:
    page = pages()[5]
    before = digest(page.state)
    for own in (page.state, page.seen(0)):
        own.round += 1
        own.apply(page.asked, own.answers(page.asked)[0], Chance(0))
    assert digest(page.state) == before
    album.closed()


def test_who_changes_what_copies_share_is_found_out() -> None:
    page = pages()[5]
    page.state.round += 1
    album.closed()
    assert page.state.round == page._state.round  # type: ignore[attr-defined]
    page._state.round += 1  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="1 positions of an album were changed"):
        album.closed()
    assert pages()[5] is not page, "the next test gets it as it was"
    album.closed()
