"""Pairing: which bots should meet next, so that a ladder gets sure soonest.

A game tells most between bots that are about as strong, and of bots that have played little. So what is sought is the
line-up after which the ladder's forecast of a game between any two of its bots would be surest: the variance of the
difference of two bots, as much as it matters to who wins, p (1 - p), over all pairs. One meeting in so many goes to
those who met least instead, to see whether ratings hold there, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.arena.rating import Matrix, chance, information, nothing, solved

CHECKED: Final = 8
"""One meeting in so many goes to those who met least."""


def next_line_ups(
    strengths: Sequence[float], met: Matrix, able: Sequence[int], seats: int, first: int, count: int
) -> list[tuple[int, ...]]:
    """The line-ups of the meetings `first`, `first` + 1 ..., each as if those before had been played. `met`: duels
    so far; `able`: the bots that can play."""
    met, found = [list(row) for row in met], list[tuple[int, ...]]()
    for number in range(first, first + count):
        worth = rarity(met) if number % CHECKED == CHECKED - 1 else gains(strengths, met, seats)
        line_up = together(worth, able, seats)
        found.append(line_up)
        for i, a in enumerate(line_up):
            for b in line_up[:i]:
                if a != b:
                    met[a][b] += seats
                    met[b][a] += seats
    return found


def gains(strengths: Sequence[float], met: Matrix, games: int) -> Matrix:
    """By how much so many duels of each pair would make the forecasts of all surer."""
    size = len(strengths)
    unsure = inverse(information(strengths, met))
    weighed = information_of_forecasts(strengths)
    half = product(unsure, weighed)
    whole, found = product(half, unsure), nothing(size)
    for a in range(size):
        for b in range(a):
            share = chance(strengths[a] - strengths[b])
            told = games * share * (1 - share)
            variance = unsure[a][a] + unsure[b][b] - 2 * unsure[a][b]
            gain = told * (whole[a][a] + whole[b][b] - 2 * whole[a][b]) / (1 + told * variance)
            found[a][b] = found[b][a] = gain
    return found


def information_of_forecasts(strengths: Sequence[float]) -> Matrix:
    """How much an error in two strengths matters to a game of the two, over all pairs."""
    size = len(strengths)
    found = nothing(size)
    for a in range(size):
        for b in range(size):
            if a != b:
                share = chance(strengths[a] - strengths[b])
                found[a][b] = -share * (1 - share)
                found[a][a] += share * (1 - share)
    return found


def rarity(met: Matrix) -> Matrix:
    return [[1 / (1 + duels) for duels in row] for row in met]


def together(worth: Matrix, able: Sequence[int], seats: int) -> tuple[int, ...]:
    """The pair that is worth most, and whoever adds most to it. A bot sits twice only where there are too few."""
    pairs = [(a, b) for i, a in enumerate(able) for b in able[i + 1 :]]
    first, second = max(pairs, key=lambda pair: worth[pair[0]][pair[1]])
    line_up = [first, second]
    while len(line_up) < seats:
        twice = min(line_up.count(bot) for bot in able)
        left = [bot for bot in able if line_up.count(bot) == twice]
        line_up.append(max(left, key=lambda bot: sum(worth[bot][other] for other in line_up if other != bot)))
    return tuple(line_up)


def inverse(matrix: Matrix) -> Matrix:
    size = len(matrix)
    return [solved(matrix, [float(i == k) for i in range(size)]) for k in range(size)]  # symmetric: rows are columns


def product(a: Matrix, b: Matrix) -> Matrix:
    columns = list(zip(*b, strict=True))
    return [[sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in a]
