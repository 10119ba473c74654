"""Edges: how much better the takers of a component did than was to be expected.

Who is ahead takes more and wins more, whatever he takes. So the margin at the end (the own score less the mean of the
others) is compared with that of all who took something in the same period and were as far ahead: a line through how far
they were ahead, fitted to both arms together. An average taking has an edge of 0."""

from __future__ import annotations

from array import array
from collections import defaultdict

from demiurge.lab.playing import Facts, ahead
from demiurge.lab.statistics import Paired


class Line:
    """The least-squares line of margins by leads, found anew whenever it is asked for."""

    def __init__(self) -> None:
        self.n = self.lead = self.margin = self.squares = self.common = 0.0

    def add(self, lead: float, margin: float) -> None:
        self.n += 1
        self.lead += lead
        self.margin += margin
        self.squares += lead * lead
        self.common += lead * margin

    def fitted(self) -> tuple[float, float]:
        """Level and slope."""
        lead, margin = self.lead / self.n, self.margin / self.n
        spread = self.squares - self.n * lead * lead
        slope = (self.common - self.n * lead * margin) / spread if spread > 1e-9 else 0.0
        return margin - slope * lead, slope


class Rows:
    """All who took one component, in both arms."""

    def __init__(self) -> None:
        self.seed, self.arm, self.period = array("i"), array("b"), array("i")
        self.lead, self.margin = array("d"), array("d")

    def add(self, seed: int, arm: int, period: int, lead: float, margin: float) -> None:
        self.seed.append(seed)
        self.arm.append(arm)
        self.period.append(period)
        self.lead.append(lead)
        self.margin.append(margin)


class Edges:
    def __init__(self) -> None:
        self.lines: defaultdict[int, Line] = defaultdict(Line)
        self.rows: defaultdict[int, Rows] = defaultdict(Rows)

    def add(self, seed: int, arm: int, facts: Facts) -> None:
        scores = [float(score) for score in facts.scores]
        for one in facts.taken:
            margin = ahead(scores, one.seat)
            self.lines[one.period].add(one.lead, margin)
            self.rows[one.component].add(seed, arm, one.period, one.lead, margin)

    def of(self, component: int, lines: dict[int, tuple[float, float]] | None = None) -> Paired:
        """The edge of a component in each arm. `lines`: as `fitted` gives them, where many are asked for."""
        fitted = lines if lines is not None else self.fitted()
        sums: dict[int, list[float]] = {}
        rows = self.rows[component]
        for seed, arm, period, lead, margin in zip(rows.seed, rows.arm, rows.period, rows.lead, rows.margin):
            level, slope = fitted[period]
            found = sums.setdefault(seed, [0.0, 0.0, 0.0, 0.0])
            found[2 * arm] += margin - level - slope * lead
            found[2 * arm + 1] += 1
        paired = Paired()
        for mine, taken, other, taken_before in sums.values():
            paired.add((mine, taken), (other, taken_before))
        return paired

    def fitted(self) -> dict[int, tuple[float, float]]:
        return {period: line.fitted() for period, line in self.lines.items()}
