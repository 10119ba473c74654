"""Pairing: which bots should meet next, so that a ladder gets sure soonest.

A game tells most between bots that are about as strong, and of bots that have played little. So what is sought is the
line-up after which the ladder's forecasts of games between any two of its bots would be surest: the variance of the
chance to win, over all pairs. (To forecast log odds as well would take as many games of bots that lose anyway.) One
meeting in so many goes to those who met least instead, to see whether ratings hold there, too."""

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
    shares = [[chance(mine - theirs) for theirs in strengths] for mine in strengths]
    whole, found = product(product(unsure, matter(shares)), unsure), nothing(size)
    for a in range(size):
        for b in range(a):
            told = games * shares[a][b] * (1 - shares[a][b])
            gain = told * between(whole, a, b) / (1 + told * between(unsure, a, b))
            found[a][b] = found[b][a] = gain
    return found


def between(matrix: Matrix, a: int, b: int) -> float:
    """What a matrix says of the difference of two: of covariances, its variance."""
    return matrix[a][a] + matrix[b][b] - 2 * matrix[a][b]


def matter(shares: Matrix) -> Matrix:
    """How much errors in two strengths matter to the chance to win, over all pairs."""
    size = len(shares)
    found = nothing(size)
    for a in range(size):
        for b in range(size):
            if a != b:
                slope = shares[a][b] * (1 - shares[a][b])
                found[a][b] = -slope * slope
                found[a][a] += slope * slope
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
