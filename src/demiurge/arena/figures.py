"""Figures: what a number of games says about the bots that played them, and how sure it is."""

from collections.abc import Sequence
from math import log10, prod, sqrt
from typing import NamedTuple, TypedDict

Z95 = 1.959964
"""Standard deviations of a normal distribution around 95 % of it."""

PAR = 1500.0
"""The rating of a bot as strong as the average of its table."""


class Placing(NamedTuple):
    """One finished game: who sat where, with which score, and in which place the game's rules put that."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]


class BotFigures(TypedDict):
    """What `demiurge arena --json` says of one bot."""

    wins: float
    win_rate: float
    ci95: list[float]
    mean_score: float
    rating: float


def wilson(wins: float, plays: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's, which stays honest for few games and for rates near 0 and 1)."""
    if plays == 0:
        return 0.0, 1.0
    rate, z2 = wins / plays, Z95 * Z95
    middle = (rate + z2 / (2 * plays)) / (1 + z2 / plays)
    reach = Z95 * sqrt(rate * (1 - rate) / plays + z2 / (4 * plays * plays)) / (1 + z2 / plays)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def shares(places: Sequence[int]) -> list[float]:
    """How much of the win each seat has: those who are first share it."""
    winners = sum(place == 1 for place in places)
    return [1 / winners if place == 1 else 0.0 for place in places]


def duels(games: Sequence[Placing]) -> dict[tuple[str, str], float]:
    """Every game as duels of each pair of its seats: how often the first finished before the second; a tie is half."""
    found: dict[tuple[str, str], float] = {}
    for names, _, places in games:
        for a, mine in zip(names, places, strict=True):
            for b, theirs in zip(names, places, strict=True):
                if a != b:
                    points = 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    found[a, b] = found.get((a, b), 0.0) + points
    return found


def ratings(games: Sequence[Placing], names: Sequence[str]) -> dict[str, float]:
    """Bradley-Terry strengths of the duels on the scale of Elo: 400 points are odds of ten to one.

    Each bot is also credited a draw with a bot of par, so that one that won every game is strong, not infinite."""
    won = duels(games)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        for a in names:
            weight = 1 / (strength[a] + 1)
            for b in names:
                if a != b:
                    met = won.get((a, b), 0.0) + won.get((b, a), 0.0)
                    weight += met / (strength[a] + strength[b])
            strength[a] = (0.5 + sum(won.get((a, b), 0.0) for b in names)) / weight
        middle = prod(strength.values()) ** (1 / len(names))
        strength = {name: mine / middle for name, mine in strength.items()}
    return {name: PAR + 400 * log10(strength[name]) for name in names}


def figures(games: Sequence[Placing], names: Sequence[str]) -> dict[str, BotFigures]:
    """The figures of every bot. One that sits at a table twice plays twice; an even chance is then still 1/seats."""
    rating = ratings(games, names)
    found: dict[str, BotFigures] = {}
    for name in names:
        wins, points, plays = 0.0, 0, 0
        for game in games:
            for other, share, score in zip(game.names, shares(game.places), game.scores, strict=True):
                if other == name:
                    wins, points, plays = wins + share, points + score, plays + 1
        low, high = wilson(wins, plays)
        found[name] = {
            "wins": round(wins, 4),
            "win_rate": round(wins / plays, 4) if plays else 0.0,
            "ci95": [round(low, 4), round(high, 4)],
            "mean_score": round(points / plays, 2) if plays else 0.0,
            "rating": round(rating[name], 1),
        }
    return found
