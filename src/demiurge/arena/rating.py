"""Ratings: how strong bots are by the places of their games, how sure that is, and what it says of their places.

The model is Bradley and Terry's: who is d points stronger finishes before the other with odds of 10 to the d / 400, and
of a game of several the places are those of Plackett and Luce. Every game counts as the duels of its seats; a tie is
half a duel won.

Intervals are a parametric bootstrap: the league is drawn anew from its own ratings, many times, and rated again; an
interval is 1.96 standard deviations of that to each side. A bot that never lost, or never won, has an end on one side
only, where its own games would have been a wonder. The games of a meeting share a deal, so they may lie further apart
than the model says, or less far: the intervals are wider or narrower by as much (`spread`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log, sqrt
from random import Random
from statistics import stdev
from typing import Final, NamedTuple

Matrix = list[list[float]]

POINTS: Final = 400 / log(10)
"""Points of rating in one unit of log odds."""
DRAWN: Final = 200
"""So many times a league is drawn anew for its intervals."""
Z95: Final = 1.959964
"""Standard deviations of a normal distribution around 95 % of it."""
PRIOR: Final = 0.3
"""How much of a draw with a bot of par each is credited, so that one that won every game is not infinite."""
STEP: Final = 2.0
"""The most that a strength moves at once while the best ones are sought."""
NEAR: Final = 1e-7
TRUSTED: Final = 4
"""So many meetings as the model expects them are added before their spread is believed."""
ODD: Final = 2.6
"""So many standard errors off what ratings expect, a pairing is marked: one in a hundred is by chance."""
LEAST: Final = 0.004
"""The least variance of a duel where an odd pairing is sought: a bot that cannot lose may once."""


class Meeting(NamedTuple):
    """A line-up's games on one deal, once in each rotation over the seats. `places`: of every game, by line-up."""

    bots: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]


class Rated(NamedTuple):
    """What games say of one bot. Points are above the bot that is the measure, whose own are 0."""

    rating: float
    low: float
    high: float
    open_below: bool
    """Whether there is no lower end: it, and all whom it beat, never beat the measure or who beat that."""
    open_above: bool
    best: int
    """Its place, from `best` to `worst`, with 95 % confidence."""
    worst: int
    first: float
    """How often it was first where the league was drawn anew."""
    games: int


class Ratings(NamedTuple):
    """What games say of all bots, by their numbers. `won`: the duels that the row won of the column."""

    strengths: list[float]
    rated: list[Rated]
    won: Matrix
    spread: float

    def met(self, a: int, b: int) -> float:
        return self.won[a][b] + self.won[b][a]

    def expected(self, a: int, b: int) -> float:
        """The share of duels with b that a should win."""
        return chance(self.strengths[a] - self.strengths[b])

    def odd(self, a: int, b: int) -> bool:
        """Whether two met with another result than their ratings expect."""
        met, share = self.met(a, b), self.expected(a, b)
        error = sqrt(self.spread * max(share * (1 - share), LEAST) / met) if met else 1.0
        return met > 0 and abs(self.won[a][b] / met - share) > ODD * error

    def order(self) -> list[int]:
        """The bots that have played, the strongest first."""
        return sorted((bot for bot, one in enumerate(self.rated) if one.games), key=lambda bot: -self.strengths[bot])


def chance(ahead: float) -> float:
    """Of winning a duel, for who is so much stronger."""
    return 1 / (1 + exp(-max(-60.0, min(60.0, ahead))))


# ---- duels
def nothing(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def duels(size: int, meetings: Sequence[Meeting]) -> Matrix:
    """How often the row finished before the column; a tie is half."""
    won = nothing(size)
    for bots, games in meetings:
        for places in games:
            for (a, mine), (b, theirs) in combinations(zip(bots, places, strict=True), 2):
                if a != b:
                    point = 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    won[a][b] += point
                    won[b][a] += 1.0 - point
    return won


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """x of matrix · x = right, the matrix symmetric and positive."""
    rows, size = [[*row, value] for row, value in zip(matrix, right, strict=True)], len(right)
    for k in range(size):
        top = rows[k]
        for row in rows[k + 1 :]:
            if row[k]:
                share = row[k] / top[k]
                for j in range(k, size + 1):
                    row[j] -= share * top[j]
    found = [0.0] * size
    for k in reversed(range(size)):
        row = rows[k]
        found[k] = (row[size] - sum(row[j] * found[j] for j in range(k + 1, size))) / row[k]
    return found


def information(strengths: Sequence[float], met: Matrix) -> Matrix:
    """What so many duels tell of strengths; the draws with par are among them."""
    size = len(strengths)
    found = nothing(size)
    for a in range(size):
        share = chance(strengths[a])
        found[a][a] += PRIOR * share * (1 - share)
        for b in range(a):
            if met[a][b]:
                share = chance(strengths[a] - strengths[b])
                told = met[a][b] * share * (1 - share)
                found[a][a] += told
                found[b][b] += told
                found[a][b] -= told
                found[b][a] -= told
    return found


def fit(won: Matrix, start: Sequence[float] = ()) -> list[float]:
    """The strengths, in log odds around 0, that make these duels likeliest."""
    size = len(won)
    met = [[won[a][b] + won[b][a] for b in range(size)] for a in range(size)]
    strengths = list(start) or [0.0] * size
    for _ in range(100):
        slopes = [
            PRIOR * (0.5 - chance(strengths[a]))
            + sum(won[a][b] - met[a][b] * chance(strengths[a] - strengths[b]) for b in range(size) if met[a][b])
            for a in range(size)
        ]  # fmt: skip
        steps = solved(information(strengths, met), slopes)
        furthest = max(map(abs, steps), default=0.0)
        shorter = min(1.0, STEP / furthest) if furthest else 1.0
        strengths = [one + shorter * step for one, step in zip(strengths, steps, strict=True)]
        if furthest < NEAR:
            break
    middle = sum(strengths) / max(size, 1)
    return [one - middle for one in strengths]


# ---- how far meetings lie from what is expected
def expected_square(strengths: Sequence[float], bots: Sequence[int]) -> float:
    """Of one game: the sum over its seats of the variance of the duels won."""
    power, found = [exp(strengths[bot]) for bot in bots], 0.0
    for i, mine in enumerate(power):
        others = [one for j, one in enumerate(power) if bots[j] != bots[i]]
        shares = [mine / (mine + one) for one in others]
        found += sum(share * (1 - share) for share in shares)
        for (a, first), (b, second) in combinations(zip(others, shares, strict=True), 2):
            found += 2 * (mine / (mine + a + b) - first * second)
    return found


def square(strengths: Sequence[float], meeting: Meeting) -> float:
    """The same as it was: the squares of what each seat of the line-up won beyond what was expected."""
    bots, found = meeting.bots, 0.0
    for i, bot in enumerate(bots):
        others = [j for j, other in enumerate(bots) if other != bot]
        beyond = -len(meeting.places) * sum(chance(strengths[bot] - strengths[bots[j]]) for j in others)
        for places in meeting.places:
            beyond += sum(1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0 for j in others)
        found += beyond * beyond
    return found


def spread_of(strengths: Sequence[float], meetings: Sequence[Meeting]) -> float:
    """The variance of meetings as a multiple of what independent games would have."""
    if not meetings:
        return 1.0
    known: dict[tuple[int, ...], float] = {}
    expected = seen = 0.0
    for one in meetings:
        if one.bots not in known:
            known[one.bots] = expected_square(strengths, one.bots)
        expected += known[one.bots] * len(one.places)
        seen += square(strengths, one)
    free = sum(len(set(one.bots)) - 1 for one in meetings)
    fitted = (
        len({bot for one in meetings for bot in one.bots}) - 1
    )  # so many of them follow what they are compared with
    usual = TRUSTED * expected / len(meetings)
    return (seen * free / max(free - fitted, 1) + usual) / (expected + usual) if expected else 1.0


# ---- drawn anew
def drawn(strengths: Sequence[float], meetings: Sequence[Meeting], rng: Random) -> Matrix:
    """The duels of the same meetings, if strengths were what they seem to be."""
    won, random = nothing(len(strengths)), rng.random
    slow = [exp(-one) for one in strengths]
    for bots, games in meetings:
        if len(bots) == 2:
            a, b = bots
            share = slow[b] / (slow[a] + slow[b])
            wins = sum([random() < share for _ in games])
            won[a][b] += wins
            won[b][a] += len(games) - wins
            continue
        for _ in games:  # who comes first in a race of exponential times: Plackett and Luce
            times = sorted([(-log(1.0 - random()) * slow[bot], bot) for bot in bots])
            for i, (_, a) in enumerate(times):
                row = won[a]
                for _, b in times[i + 1 :]:
                    row[b] += 1.0
    for bot in range(len(strengths)):
        won[bot][bot] = 0.0
    return won


def reached(won: Matrix, start: int, upwards: bool) -> set[int]:
    """Who beat somebody who beat ... `start`; or, downwards, whom `start` beat, and whom those beat."""
    found, todo = {start}, [start]
    while todo:
        one = todo.pop()
        for other in range(len(won)):
            if other not in found and (won[other][one] if upwards else won[one][other]) > 0:
                found.add(other)
                todo.append(other)
    return found


def furthest(won: Matrix, strengths: Sequence[float], apart: set[int], side: int, spread: float) -> float:
    """How far bots that lost all duels with the others (side 1), or won all of them (-1), may be from where they seem
    to be, towards those: there it would be as unlikely as an interval allows that they did so every time."""
    duels = [
        (strengths[a] - strengths[b], won[a][b] + won[b][a]) for a in apart for b in range(len(won)) if b not in apart
    ]
    low, high = -40.0, 40.0
    while high - low > NEAR:
        middle = (low + high) / 2
        told = sum(met * log(1 - chance(side * ahead + middle)) for ahead, met in duels if met)
        low, high = (middle, high) if told > spread * log(0.025) else (low, middle)
    return side * low


def rate(size: int, meetings: Sequence[Meeting], measure: int = 0, seed: int = 1, times: int = DRAWN) -> Ratings:
    """Rate bots by their meetings, above the bot `measure`. The same meetings and seed give the same figures."""
    won = duels(size, meetings)
    strengths = fit(won)
    spread = spread_of(strengths, meetings)
    played = [0] * size
    for one in meetings:
        for bot in set(one.bots):
            played[bot] += len(one.places)
    rng, wide = Random(seed), sqrt(spread)
    tries: list[list[float]] = []
    for _ in range(times):
        again = fit(drawn(strengths, meetings, rng), strengths)
        tries.append([one + wide * (other - one) for one, other in zip(strengths, again, strict=True)])
    losers = set(range(size)) - reached(won, measure, True)
    winners = set(range(size)) - reached(won, measure, False)
    down, up = furthest(won, strengths, winners, -1, spread), furthest(won, strengths, losers, 1, spread)
    seated = [bot for bot in range(size) if played[bot]]
    ranks = [{bot: at for at, bot in enumerate(sorted(seated, key=lambda bot: -one[bot]), 1)} for one in tries]
    rated: list[Rated] = []
    for bot in range(size):
        rating = (strengths[bot] - strengths[measure]) * POINTS
        reach = Z95 * POINTS * stdev(one[bot] - one[measure] for one in tries)
        low = rating + min(-reach, POINTS * down if bot in winners else 0.0)
        high = rating + max(reach, POINTS * up if bot in losers else 0.0)
        places = sorted(one.get(bot, 0) for one in ranks)
        rated.append(
            Rated(
                rating, low, high, bot in losers, bot in winners,
                places[round(0.025 * (times - 1))], places[round(0.975 * (times - 1))],
                places.count(1) / times, played[bot],
            )
        )  # fmt: skip
    return Ratings(strengths, rated, won, spread)
