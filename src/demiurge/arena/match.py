"""Matches: bots against bots, fair to the seats.

A line-up with fewer bots than seats is filled with the last bot named: `search,greedy` at four seats is one search
against three greedy bots. With more bots than seats, every group of `seats` of them meets. Each line-up plays the
same seed once in every rotation over the seats, so nobody owes a win to his chair or to the cards.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import TypedDict

from demiurge.arena.figures import BotFigures, Placing, figures
from demiurge.arena.table import BrokenGame, Seating, Setup, play_all, seed_of
from demiurge.arena.workers import Here, Progress, Workers, in_silence


class MatchFigures(TypedDict):
    """What `demiurge arena --json` prints."""

    game: str
    games: int
    bots: dict[str, BotFigures]


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom."""
    if len(bots) <= seats:
        return [(*bots, *[bots[-1]] * (seats - len(bots)))]
    return list(combinations(bots, seats))


def schedule(bots: Sequence[str], seats: int, games: int, seed: int) -> list[Seating]:
    """At least so many games, in whole rotations. A bot keeps its own seed on its way around the table."""
    found: list[Seating] = []
    deal = 0
    while len(found) < games:
        chance = seed_of(seed, deal)
        for line_up in line_ups(bots, seats):
            seeds = tuple(chance * 31 + place + 1 for place in range(seats))
            found += rotations(len(found), line_up, chance, seeds)
        deal += 1
    return found


def rotations(number: int, line_up: Sequence[str], seed: int, seeds: Sequence[int]) -> list[Seating]:
    """A line-up on one deal, once in each rotation: in the one numbered `turn`, seat 0 is that of its place `turn`."""
    found, seats = list[Seating](), len(line_up)
    for turn in range(seats):
        order = [(place + turn) % seats for place in range(seats)]
        seated, seated_seeds = tuple(line_up[place] for place in order), tuple(seeds[place] for place in order)
        found.append(Seating(number + turn, seated, seed, seated_seeds))
    return found


def match(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: Workers | None = None,
    progress: Progress = in_silence,
) -> MatchFigures:
    """Play the games, in this process unless workers are given, and count them."""
    seatings = schedule(bots, setup.seats, games, seed)
    played = play_all(workers or Here(), setup, seatings, progress)
    for seating, one in zip(seatings, played, strict=True):
        if not one.finished:
            raise BrokenGame(f"game {seating.number} did not end (chance seed {seating.seed})")
    placings = [Placing(seating.bots, one.scores, one.places) for seating, one in zip(seatings, played, strict=True)]
    return {"game": setup.game, "games": len(placings), "bots": figures(placings, list(dict.fromkeys(bots)))}
