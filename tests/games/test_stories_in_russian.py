"""What the journal of a game says to who reads it and to who hears it, in every language that we finish."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kit.markup import spoken
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import said, words_in
from tests.latin import latin

GAMES: Final = ("terra-mystica", "theocratia", "nova-era", "civolution")
GAMES_PLAYED: Final = 4
ICON: Final = re.compile(r":[A-Za-z][\w-]*:")


def lines_of(game: str, language: str, seed: int) -> set[str]:
    """A random game, as who cannot see it hears it told."""
    play, rng = Play(find(game).make(), 3, Chance(seed)), Random(seed)
    drawing: Any = drawing_of(play.game, language)
    heard, done, seat, action = set[str](), 0, SPECTATOR, -1
    while True:
        lines = drawing.story(play.game, seat, action, play.journal.events[done:])
        done = len(play.journal.events)
        heard |= {spoken(told.text, (), drawing.called) for told in said(words_in(drawing), lines)}
        if play.state.over():
            return heard
        seat = play.state.waiting()[0]
        action = rng.choice(play.state.answers(seat))
        assert play.answer(seat, action) is None


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_random_games_is_heard_in_its_language(game: str, language: str) -> None:
    heard = {one for seed in range(GAMES_PLAYED) for one in lines_of(game, language, seed)}
    assert len(heard) > 200
    assert [one for one in heard if ICON.search(one)] == []
    if language == "ru":
        assert {word: one for one in heard for word in latin(one)} == {}
