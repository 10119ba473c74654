"""Evaluation: what a game tells the bots about a position. A game's `evaluation.py` exposes its own as EVALUATION."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from demiurge.kernel.state import State

TO_THE_END: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The default knows nothing: it counts the score of the moment. A game replaces what it knows better."""

    def value(self, s: State, seat: int) -> float:
        """An estimate of the seat's final score."""
        return float(s.scores()[seat])

    def moves(self, s: State, seat: int) -> list[int]:
        """The answers worth considering, never none. They may leave out what is never better than another."""
        return s.answers(seat)

    def choose(self, s: State, seat: int, rng: Random) -> int:
        """One of the moves, quickly: how a playout goes on."""
        found = self.moves(s, seat)
        return found[int(rng.random() * len(found))]

    def horizon(self) -> int:
        """How many decisions a search plays out before it trusts value(). 0: it does at once."""
        return TO_THE_END

    def samples(self) -> int:
        """How often one step ahead is tried where chance or a hidden hand has a say."""
        return 6

    def quiet(self, s: State, seat: int) -> bool:
        """Whether value() may judge here. Not in the middle of the seat's turn, where its next question belongs to the
        answer that it just gave."""
        return seat not in s.waiting()


@mypyc_attr(allow_interpreted_subclasses=True)
class Eager(Evaluation):
    """Playouts that would rather do some things than others."""

    def eagerness(self, action: int) -> int:
        """How much an answer weighs when one is drawn."""
        return 1

    def choose(self, s: State, seat: int, rng: Random) -> int:
        found = self.moves(s, seat)
        if len(found) == 1:
            return found[0]
        weights: list[int] = []
        total = 0
        for action in found:
            total += self.eagerness(action)
            weights.append(total)
        at = int(rng.random() * total)
        for i, weight in enumerate(weights):
            if at < weight:
                return found[i]
        return found[-1]


DEFAULT: Final = Evaluation()
