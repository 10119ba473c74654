"""The greedy bot: every answer is tried on a copy and judged by the game's evaluation, one step ahead."""

from __future__ import annotations

from typing import Final

from demiurge.bots.base import Bot, evaluation_of
from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.game import Game
from demiurge.kernel.state import State

CHAIN: Final = 6  # follow-up questions of one turn that are answered before judging


def after(s: State, seat: int, action: int, chance: Chance, evaluation: Evaluation, chain: int) -> State:
    """A copy in which the seat has given the answer, and finished the turn that it began with it."""
    s = s.clone()
    s.apply(seat, action, chance)
    while chain > 0 and seat in s.asks and not evaluation.quiet(s, seat):
        s = best_next(s, seat, chance, evaluation)
        chain -= 1
    return s


def best_next(s: State, seat: int, chance: Chance, evaluation: Evaluation) -> State:
    """The best of the positions one answer ahead. The given one is used up."""
    moves = evaluation.moves(s, seat)
    if len(moves) == 1:
        s.apply(seat, moves[0], chance)
        return s
    best: State | None = None
    best_value = 0.0
    for action in moves:
        trial = s.clone()
        trial.apply(seat, action, chance)
        value = evaluation.value(trial, seat)
        if best is None or value > best_value:
            best, best_value = trial, value
    assert best is not None
    return best


class GreedyBot(Bot):
    """overlooks: the share of moves that it does not even think of, as people do who are new to a game."""

    def __init__(
        self, name: str, game: Game, seed: int, evaluation: Evaluation | None = None, overlooks: float = 0.0
    ) -> None:
        super().__init__(name, game, seed)
        self.evaluation = evaluation_of(game) if evaluation is None else evaluation
        self.overlooks = overlooks

    def answer(self, view: State, seat: int) -> int:
        if len(view.answers(seat)) == 1:
            return view.answers(seat)[0]
        s = self.game.fill(view, self.chance)
        moves = self.thought_of(self.evaluation.moves(s, seat))
        totals = self.judge(s, seat, moves)
        if self.chance.log:
            for _ in range(self.evaluation.samples() - 1):
                again = self.judge(self.game.fill(view, self.chance), seat, moves)
                totals = [a + b for a, b in zip(totals, again)]
            self.forget()
        return self.best(moves, totals)

    def thought_of(self, moves: list[int]) -> list[int]:
        if self.overlooks <= 0.0:
            return moves
        found = [action for action in moves if self.chance.rng.random() >= self.overlooks]
        return found or [moves[int(self.chance.rng.random() * len(moves))]]

    def judge(self, s: State, seat: int, moves: list[int]) -> list[float]:
        """The value of each move, in one of the positions that the View could be of."""
        found: list[float] = []
        for action in moves:
            found.append(self.evaluation.value(after(s, seat, action, self.chance, self.evaluation, CHAIN), seat))
        return found

    def best(self, moves: list[int], totals: list[float]) -> int:
        """The move with the highest total; among equals any, since the first of a list is often the same verb."""
        top = max(totals)
        equal = [action for action, total in zip(moves, totals) if total == top]
        return equal[int(self.chance.rng.random() * len(equal))]
