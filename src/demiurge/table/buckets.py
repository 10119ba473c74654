"""How much somebody may do in a while."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

CALLERS: Final = 10_000  # remembered for the rate limit; the longest silent ones are forgotten
TOLD: Final = 100  # callers of whom other processes hear at once
NOTHING: Final = 100  # a share of the burst that is next to nothing


class Buckets:
    """A token bucket for each caller: `rate` requests a second, `burst` at once. `shared`: other server processes are
    told what was taken here, and what is taken there is paid here."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.shared = False
        self.taken: dict[str, float] = {}  # since it was told
        self.lock = threading.Lock()

    def take(self, caller: str, now: float, cost: float = 1.0) -> bool:
        with self.lock:
            left = self.has(caller, now)
            fits = left >= cost
            self.keep(caller, left - cost if fits else left, now)
            if self.shared and fits:
                self.taken[caller] = self.taken.get(caller, 0.0) + cost
            return fits

    def has(self, caller: str, now: float) -> float:
        left, then = self.left.get(caller, (self.burst, now))
        return min(self.burst, left + (now - then) * self.rate)

    def keep(self, caller: str, left: float, now: float) -> None:
        self.left[caller] = (left, now)
        self.left.move_to_end(caller)
        while len(self.left) > CALLERS:
            self.left.popitem(last=False)

    # ---- with other processes
    def spent(self) -> list[tuple[str, float]]:
        """What was taken since this was asked last, by those who took most; who takes next to nothing is left out."""
        with self.lock:
            taken, self.taken = self.taken, {}
        many = [(caller, round(cost, 1)) for caller, cost in taken.items() if cost >= self.burst / NOTHING]
        return sorted(many, key=lambda one: -one[1])[:TOLD]

    def pay(self, caller: str, cost: float, now: float) -> None:
        """Another process has let them have it."""
        with self.lock:
            self.keep(caller, max(0.0, self.has(caller, now) - cost), now)
