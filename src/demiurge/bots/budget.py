"""Budget: how long a bot may think, by the clock or by a number of tries."""

from __future__ import annotations

import time

from demiurge.bots.base import BadBot


class Budget:
    """`1s`, `250ms` of time, or `500it`: iterations, and then answers are the same for the same seed. "" is none."""

    def __init__(self, text: str = "") -> None:
        self.iterations = 0  # 0: the clock decides
        self.seconds = 0.0
        self.done = 0
        self.began = 0.0
        if text:
            self.read(text)

    def read(self, text: str) -> None:
        for unit, size in (("ms", 0.001), ("it", 0.0), ("s", 1.0)):
            if text.endswith(unit):
                try:
                    amount = float(text[: -len(unit)])
                except ValueError:
                    break
                if not 0 < amount < 1e9:
                    break
                self.iterations = max(1, int(amount)) if unit == "it" else 0
                self.seconds = amount * size
                return
        raise BadBot("bot-budget", given=text)

    def given(self) -> bool:
        return self.iterations > 0 or self.seconds > 0.0

    def begin(self) -> None:
        self.done, self.began = 0, time.perf_counter()

    def used(self) -> float:
        """How much of it, as a fraction."""
        if self.iterations:
            return self.done / self.iterations
        return (time.perf_counter() - self.began) / self.seconds if self.seconds > 0.0 else 1.0

    def left(self) -> int:
        """For how many more tries it will do."""
        if self.iterations:
            return self.iterations - self.done
        used = self.used()
        return int((1.0 - used) * self.done / used) + 1
