"""The random bot: any answer is as good as another. What a bot must crush before it is called one."""

from __future__ import annotations

from demiurge.bots.base import Bot
from demiurge.kernel.state import State


class RandomBot(Bot):
    def answer(self, view: State, seat: int) -> int:
        found = view.answers(seat)
        return found[int(self.chance.rng.random() * len(found))]
