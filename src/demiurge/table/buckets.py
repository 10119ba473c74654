"""How much somebody may do in a while."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

CALLERS: Final = 10_000  # remembered for the rate limit; the longest silent ones are forgotten


class Buckets:
    """A token bucket for each caller: `rate` requests a second, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str, now: float, cost: float = 1.0) -> bool:
        left, then = self.left.pop(caller, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        fits = left >= cost
        self.left[caller] = (left - cost if fits else left, now)
        while len(self.left) > CALLERS:
            self.left.popitem(last=False)
        return fits
