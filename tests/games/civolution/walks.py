"""Whole games, position by position, for the tests of the drawing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from demiurge.games.civolution.actions import SPACE
from demiurge.games.civolution.meta import GAME
from demiurge.games.civolution.state import Exam
from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.play import Play

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"level": "medium", "extra-tough": "yes"}),
    (2, {"hands": "advanced", "continent": "random"}),
    (4, {"hands": "mixed", "materials": "experienced"}),
]
IDLE = ("done", "reset", "do save", "activate sleep", "take up", "spend ideas", "lose", "point")


def likely(text: str) -> bool:
    """What a player with a plan says: something happens, so that there is something to see."""
    return not text.startswith(IDLE)


def random_game(seats: int, options: dict[str, str], seed: int, rich: bool = False) -> Iterator[Play]:
    """A whole game; the last position is its end. `rich`: everybody has plenty, so that nothing fails for want."""
    play, rng = Play(GAME.make(options), seats, Chance(seed)), Random(seed)
    while not play.state.over():
        if rich:
            enrich(play, rng)
        yield play
        seat = rng.choice(play.state.waiting())
        answers = play.state.answers(seat)
        wanted = [action for action in answers if likely(SPACE.format(action))]
        chosen = rng.choice(wanted if wanted and rng.random() < 0.85 else answers)
        assert play.answer(seat, chosen) is None
    yield play


def enrich(play: Play, rng: Random) -> None:
    """A few markers more from the supply, wherever."""
    state = play.state
    assert isinstance(state, Exam)
    for civ in range(state.seats):
        c = state.civs[civ]
        if c.supply > 12:
            c.at[rng.randrange(28)] += 1
            c.supply -= 1
    state.refresh()


def asked(play: Play) -> int:
    return play.state.waiting()[0] if not play.state.over() else SPECTATOR
