"""Who follows every hint: the bot that gives the steps of the first plan, and asks again when they are through."""

from __future__ import annotations

from demiurge.advice.adviser import Adviser
from demiurge.advice.judge import Judge
from demiurge.bots.base import Bot
from demiurge.kernel.game import Game
from demiurge.kernel.state import State


class HintedBot(Bot):
    def __init__(self, name: str, game: Game, seed: int, seats: int, net: str = "") -> None:
        super().__init__(name, game, seed)
        self.judge = Judge(game, seats, net)
        self.left: list[int] = []  # of the plan

    def answer(self, view: State, seat: int) -> int:
        answers = view.answers(seat)
        if len(answers) == 1:
            self.left = self.left[1:] if self.left[:1] == answers else []
            return answers[0]
        if not self.left or self.left[0] not in answers:
            adviser = Adviser(self.game, view, seat, self.judge, seed=int(self.chance.rng.random() * (1 << 30)))
            self.left = list(adviser.advise().plans[0].line.turn)
        return self.left.pop(0)
