"""Talk: how much may be said, and what the table says for people."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from demiurge.table.buckets import Buckets
from demiurge.table.languages import ENGLISH, say

LONGEST: Final = 500  # letters of a message
ASKS: Final = say(ENGLISH, "rematch-asks")  # as it is kept; each reads it in their own language
RATE, BURST = 0.5, 8.0  # messages a second and at once: of one person at one table,
GUESTS_RATE, GUESTS_BURST = 1 / 3, 15.0  # and of all together who only look on there


class Manners:
    """Nobody drowns the others. Server processes count together, and each forgets when it ends."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lock = threading.Lock()
        self.persons, self.guests = Buckets(RATE, BURST), Buckets(GUESTS_RATE, GUESTS_BURST)

    def allow(self, table: str, who: str, guest: bool) -> bool:
        """Whether they may say something more now."""
        with self.lock:
            now = self.clock()
            return self.persons.take(f"{table} {who}", now) and (not guest or self.guests.take(table, now))
