"""What a bot that knows nothing of the game is told about it."""

from __future__ import annotations

from random import Random

from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.state import State

from .components import LIGHT
from .scoring import final_points
from .state import Isles


class IslesEvaluation(Evaluation):
    """A charm in the hand is worth about a point; otherwise what the game would score now."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Isles)
        if s.over():
            return float(s.points[seat])
        return float(s.points[seat] + final_points(s, seat) + len(s.hands[seat]))

    def choose(self, s: State, seat: int, rng: Random) -> int:
        """Light an isle if there is one, else anything."""
        found = s.answers(seat)
        isles = [action for action in found if action in LIGHT]
        among = isles or found
        return among[int(rng.random() * len(among))]


EVALUATION = IslesEvaluation()
