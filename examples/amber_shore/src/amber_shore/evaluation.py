"""What a bot that knows nothing of the game is told about it."""

from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.state import State

from .components import COLUMNS, GO, WISH
from .rounds import final, steps
from .state import NONE, Shore


class ShoreEvaluation(Evaluation):
    def value(self, s: State, seat: int) -> float:
        """What is at home counts; what is in the basket, if no wave comes before one is home."""
        assert isinstance(s, Shore)
        if s.over():
            return float(s.points[seat])
        row, waves, calm = s.at[seat] // COLUMNS, s.game.waves, max(s.game.calm + 1 - s.round, 0)
        dry = 1.0 if calm else sum([wave < s.sea - row for wave in waves]) / len(waves)
        spare = calm + (s.sea - 1) * len(waves) / sum(waves) - row / steps(s, seat)  # rounds, after the way home
        worth = sum([s.game.points[kind] + 1 + 2 * (kind == s.wishes[seat]) for kind in s.baskets[seat]])
        return s.points[seat] + sum(final(s, seat).values()) + worth * dry * min(1.0, max(0.1, spare / 2)) * 0.97**row

    def moves(self, s: State, seat: int) -> list[int]:
        """Where something lies, or home, if that can be."""
        assert isinstance(s, Shore)
        found = s.answers(seat)
        return [a for a in found if a in WISH or GO.at(a) < COLUMNS or s.finds[GO.at(a)] != NONE] or found


EVALUATION = ShoreEvaluation()
