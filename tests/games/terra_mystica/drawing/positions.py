"""Positions of random games of all kinds, for tests of the drawing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from demiurge.games.terra_mystica.actions import ADJUST, CONVERT, DROP
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.actions import span
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play

EVERYTHING: Final = {
    "map": "fjords", "mini-expansion-1": "yes", "shipping-bonus": "yes", "temple-scoring-tile": "yes",
    "fire-and-ice-factions": "yes", "fire-and-ice-final-scoring": "yes", "turn-order": "passing",
}  # fmt: skip
KINDS: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "plain": (4, {}),
    "two": (2, {"map": "fire-ice-1", "mini-expansion-1": "yes"}),
    "everything": (5, EVERYTHING),
    "deferred": (3, {**EVERYTHING, "map": "loon-lakes", "leech": "deferred"}),
    "site": (4, {**EVERYTHING, "map": "original", "rulings": "site", "leech": "deferred"}),
    "odd": (3, {"dropping": "yes", "rulings": "site", "adjusting": "yes", "leech": "deferred"}),
}
UNLIKELY: Final = span(DROP, ADJUST)


def likely(action: int) -> bool:
    """Whether a random player should be tempted: conversions lead nowhere, leaving and adjusting even less."""
    return not (action in CONVERT or action in UNLIKELY)


class Walk:
    """A random game, position by position."""

    def __init__(self, kind: str, seed: int) -> None:
        seats, options = KINDS[kind]
        self.play = Play(GAME.make(options), seats, Chance(seed))
        self.random = Random(seed)

    def positions(self, every: int = 1, most: int = 600) -> Iterator[tuple[Mystica, int]]:
        """The view of whoever is asked, at each position or some of them; it ends with the game."""
        for number in range(most):
            if self.play.state.over():
                return
            seat = self.random.choice(self.play.state.waiting())
            seen = view(self.play.state, seat)
            assert isinstance(seen, Mystica)
            if number % every == 0:
                yield seen, seat
            answers = seen.answers(seat)
            wanted = [action for action in answers if likely(action)]
            odd = self.random.random() < 0.15
            assert self.play.answer(seat, self.random.choice(answers if odd or not wanted else wanted)) is None
