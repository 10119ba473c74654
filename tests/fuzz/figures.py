"""What a run has done, as a table."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

SLOWEST: Final = 5


class Wait(NamedTuple):
    """Of a bystander: seconds on the clock, and those of them that the server was at work."""

    clock: float
    work: float


@dataclass
class Figures:
    """Requests by kind and class of status, the slowest, and what was found."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    slowest: list[tuple[float, str]] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def note(self, kind: str, status: int | str, seconds: float = 0.0, what: str = "") -> None:
        said = f"{status // 100}xx" if isinstance(status, int) and status else str(status or "cut")
        self.counts[kind, said] += 1
        if what:
            heapq.heappush(self.slowest, (seconds, what))
            self.slowest = heapq.nlargest(SLOWEST, self.slowest)
            heapq.heapify(self.slowest)

    def add(self, other: Figures) -> None:
        self.counts += other.counts
        self.slowest = heapq.nlargest(SLOWEST, [*self.slowest, *other.slowest])
        self.waits += other.waits
        self.faults += other.faults
        self.seconds += other.seconds

    def told(self) -> str:
        kinds, classes = sorted({kind for kind, _ in self.counts}), sorted({said for _, said in self.counts})
        lines = [row("", [*classes, "all"])]
        for kind in kinds:
            found = [self.counts[kind, said] for said in classes]
            lines.append(row(kind, [*found, sum(found)]))
        lines.append(row("all", [*(sum(self.counts[k, said] for k in kinds) for said in classes), self.counts.total()]))
        lines += [f"slowest {seconds * 1000:7.0f} ms  {what}" for seconds, what in sorted(self.slowest, reverse=True)]
        if self.waits:
            waits, work = sorted(self.waits), max(wait.work for wait in self.waits)
            lines.append(
                f"bystander: {len(waits)} requests, half within {waits[len(waits) // 2].clock * 1000:.0f} ms, "
                f"longest {waits[-1].clock * 1000:.0f} ms; most work of the server meanwhile {work * 1000:.0f} ms"
            )
        return "\n".join([*lines, f"{self.seconds:.0f} s, {len(self.faults)} faults"])


def row(name: str, cells: Sequence[object]) -> str:
    return f"{name:24}" + "".join(f"{cell!s:>9}" for cell in cells)
