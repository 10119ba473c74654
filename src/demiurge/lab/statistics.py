"""The statistics of a study. The unit is the seed, never what happens within a game: a mean is a ratio of sums over
seeds, and its error comes from what each seed contributes. In a pair, after less before, what both share cancels."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

FEW: Final = 30  # below this nothing can be said: of those who took something, and of pairs that differ
LEVEL: Final = 0.05
TIGHT: Final = 8.8  # the interval that holds at every look is tightest where n times rho squared comes to this
SOON: Final = 100  # pairs before which it is not shown: it holds for large numbers
NORMAL: Final = NormalDist()

Share = tuple[float, float]
"""What one game adds to a numerator and to a denominator."""
NOTHING: Final[Share] = (0.0, 0.0)
ALIKE: Final = 1e-9  # of what is added up; a sum of squares below it is zero but for the rounding


class Mean(NamedTuple):
    """A ratio of sums over seeds with its standard error; `n`: the denominator."""

    value: float
    se: float
    n: float


class Difference(NamedTuple):
    """After less before. `pairs`: how many of them are not the same in both."""

    value: float
    se: float
    pairs: int

    @property
    def z(self) -> float:
        """In standard errors."""
        return self.value / self.se if self.se > 0 else 0.0

    @property
    def p(self) -> float:
        return two_sided(self.z)


class Paired:
    """A ratio in each arm, mine and what it is compared with, added up seed by seed. Of these four numbers only sums
    and products are kept, so that it does not matter how many seeds there are."""

    def __init__(self) -> None:
        self.seeds = self.differ = 0
        self.sums = [0.0] * 4
        self.products = [[0.0] * 4 for _ in range(4)]

    def add(self, mine: Share, other: Share = NOTHING, times: int = 1) -> None:
        row = (*mine, *other)
        self.seeds += times
        self.differ += times if mine != other else 0
        for i in range(4):
            if row[i]:
                self.sums[i] += row[i] * times
                for j in range(4):
                    self.products[i][j] += row[i] * row[j] * times

    def mean(self, arm: int = 0) -> Mean:
        """Of one arm by itself."""
        weights = self.pull(arm)
        return Mean(self.ratio(arm), sqrt(self.square(weights)), self.sums[2 * arm + 1])

    def difference(self) -> Difference:
        mine, other = self.pull(0), self.pull(1)
        weights = [a - b for a, b in zip(mine, other)]
        return Difference(self.ratio(0) - self.ratio(1), sqrt(self.square(weights)), self.differ)

    def ratio(self, arm: int) -> float:
        return self.sums[2 * arm] / self.sums[2 * arm + 1] if self.sums[2 * arm + 1] else 0.0

    def pull(self, arm: int) -> list[float]:
        """How a seed with such numbers draws the ratio away from where it is, as weights of the numbers."""
        found, total = [0.0] * 4, self.sums[2 * arm + 1]
        if total:
            found[2 * arm], found[2 * arm + 1] = 1 / total, -self.ratio(arm) / total
        return found

    def square(self, weights: Sequence[float]) -> float:
        """The sum over all seeds of the square of these weights times the four numbers."""
        parts = [a * b * self.products[i][j] for i, a in enumerate(weights) for j, b in enumerate(weights)]
        total = sum(parts)
        return total if total > ALIKE * ALIKE * sum(map(abs, parts)) and total > 0 else 0.0


def two_sided(z: float) -> float:
    """How likely chance alone goes so far, either way."""
    return erfc(abs(z) / sqrt(2))


def errors(level: float) -> float:
    """Standard errors to either side, so that all but `level` lies between."""
    return NORMAL.inv_cdf(1 - level / 2)


# ---- many at once
def called(ps: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Benjamini and Hochberg: of what is called changed, no more than the level is chance, on average."""
    order = sorted(range(len(ps)), key=ps.__getitem__)
    last = max((k for k, at in enumerate(order, 1) if ps[at] <= level * k / len(ps)), default=0)
    chosen = set(order[:last])
    return [at in chosen for at in range(len(ps))]


def picked_level(called: int, of: int) -> float:
    """What an interval must leave out that is printed because it was called: being picked must not flatter it
    (Benjamini and Yekutieli)."""
    return LEVEL * called / of if called and of else LEVEL


def next_limit(called: int, of: int) -> float:
    """How many standard errors away the next one would be called."""
    return errors(LEVEL * min(called + 1, of) / of) if of else errors(LEVEL)


# ---- at every look
def always(pairs: int, planned: int, level: float = LEVEL) -> float:
    """Standard errors to either side of an interval that holds at every number of pairs at once (Robbins' mixture):
    who looks may stop whenever he likes."""
    grown = pairs * TIGHT / max(planned / 2, 1)
    return sqrt(2 * (grown + 1) / grown * log(sqrt(grown + 1) / level))


def likely_end(pairs: int, half: float, width: float, planned: int, level: float = LEVEL) -> int:
    """At how many pairs the interval will be within the width if its error goes on to fall with their root; 0 where
    that is not before the planned end."""
    root = half / always(pairs, planned, level) * sqrt(pairs)
    for n in range(pairs, planned + 1, max(1, planned // 200)):
        if always(n, planned, level) * root / sqrt(n) <= width:
            return n
    return 0
