"""Positions of random games of Nova Era, for tests of the drawing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play

TABLES: Final[list[tuple[int, dict[str, str]]]] = [(2, {}), (3, {"fast": "yes"}), (4, {})]


def likely(text: str) -> bool:
    """What a player with a plan says: cards come into play, so that there is something to see."""
    return text.startswith(("develop", "expand", "enlist", "use", "give"))


def random_game(seats: int, options: dict[str, str], seed: int) -> Iterator[Play]:
    """A whole game, position by position; the last is its end."""
    play, rng = Play(GAME.make(options), seats, Chance(seed)), Random(seed)
    while not play.state.over():
        yield play
        seat = rng.choice(play.state.waiting())
        answers = play.state.answers(seat)
        wanted = [action for action in answers if likely(play.game.space.format(action))]
        assert play.answer(seat, rng.choice(wanted if wanted and rng.random() < 0.7 else answers)) is None
    yield play


def seen(play: Play, seat: int) -> Nova:
    found = view(play.state, seat)
    assert isinstance(found, Nova)
    return found


def asked(play: Play) -> int:
    return play.state.waiting()[0] if not play.state.over() else SPECTATOR
