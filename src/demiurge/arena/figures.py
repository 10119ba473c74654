"""Figures: what a number of games says about the bots that played them, and how sure it is."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, TypedDict

from demiurge.arena.rating import POINTS, Z95, Meeting, duels, fit

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


def ratings(games: Sequence[Placing], names: Sequence[str]) -> dict[str, float]:
    """Bradley-Terry strengths of the duels on the scale of Elo: 400 points are odds of ten to one."""
    number = {name: at for at, name in enumerate(names)}
    found = fit(
        duels(len(names), [Meeting(tuple(number[name] for name in game.names), (game.places,)) for game in games])
    )
    return {name: PAR + POINTS * strength for name, strength in zip(names, found, strict=True)}


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
