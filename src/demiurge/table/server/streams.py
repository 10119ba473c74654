"""How many streams each caller has open, here and with the other server processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

FEW = 8  # streams of a caller that no other process need know of


class Streams:
    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, int]] = {}  # by process and caller
        self.told: dict[str, int] = {}

    def count(self, caller: str) -> int:
        return self.here[caller] + sum(found.get(caller, 0) for found in self.elsewhere.values())

    def add(self, caller: str, number: int) -> None:
        self.here[caller] += number
        if not self.here[caller]:
            del self.here[caller]

    # ---- with the others
    def changed(self) -> Iterator[tuple[str, int]]:
        """What the others have not been told yet."""
        many = {caller: number for caller, number in self.here.items() if number > FEW}
        for caller in {**self.told, **many}:
            if self.told.get(caller, 0) != many.get(caller, 0):
                yield caller, many.get(caller, 0)
        self.told = many

    def learn(self, process: str, caller: str, number: int) -> None:
        self.elsewhere.setdefault(process, {})[caller] = number

    def forget(self, process: str) -> None:
        self.elsewhere.pop(process, None)
