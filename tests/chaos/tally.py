"""What a storm counts, and what it finds wrong."""

from __future__ import annotations

import threading
from collections import Counter


class Wrong(Exception):
    """Something that must never be; the message says what."""


class Tally:
    """From any thread. Who waits for a number wakes when it is reached, or as soon as something is wrong."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.troubles: list[str] = []
        self.changed = threading.Condition()

    def add(self, what: str, number: int = 1) -> None:
        with self.changed:
            self.counts[what] += number
            self.changed.notify_all()

    def trouble(self, text: str) -> None:
        with self.changed:
            self.troubles.append(text)
            self.changed.notify_all()

    def wait(self, what: str, more: int, seconds: float) -> bool:
        """Whether so many more were counted within that time."""
        with self.changed:
            goal = self.counts[what] + more
            self.changed.wait_for(lambda: self.counts[what] >= goal or self.troubles, seconds)
            return self.counts[what] >= goal
