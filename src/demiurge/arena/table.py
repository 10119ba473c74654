"""A table of bots: one whole game, from plain data to plain data, so that it can be played in another process."""

from collections.abc import Sequence
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from demiurge.arena.workers import LostWork, Progress, Workers, in_silence
from demiurge.bots import make_bot
from demiurge.bots.playout import ENDLESS, next_seat, random_playout
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game, view
from demiurge.kernel.registry import find
from demiurge.kernel.state import State


class Setup(NamedTuple):
    """What all games of a run have in common."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    components: str = ""
    budget: str = ""
    """The budget of a search that names none."""
    check: bool = False
    """Look for broken invariants after every answer."""


class Seating(NamedTuple):
    """One game to play: its number, the bots by seat, the seed of its chance and of each bot."""

    number: int
    bots: tuple[str, ...]
    seed: int
    bot_seeds: tuple[int, ...]


class Played(NamedTuple):
    """One game that was played. places: by seat, from 1; who shares a rank shares its place."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    finished: bool
    faults: tuple[str, ...]


class BrokenGame(RuntimeError):
    """The rules, or a bot, failed in the middle of a game; the message says how to see it again."""


@lru_cache(maxsize=4)
def game_of(name: str, options: tuple[tuple[str, str], ...], components: str) -> Game:
    return find(name).make(dict(options), components)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of many."""
    return seed * 1_000_003 + number


def places_of(state: State) -> tuple[int, ...]:
    """The place of every seat."""
    found, place = [0] * state.seats, 1
    for tied in state.ranking():
        for seat in tied:
            found[seat] = place
        place += max(len(tied), 1)  # nobody's rank is a place, too: the game itself has won
    return tuple(found)


def play_game(setup: Setup, seating: Seating) -> Played:
    """Play one game. A table of random bots without checks takes the fast lane: no views, nothing in between."""
    game = game_of(setup.game, setup.options, setup.components)
    try:
        if not setup.check and all(bot == "random" for bot in seating.bots):
            return play_randomly(game, setup, seating)
        return play_with_bots(game, setup, seating)
    except Exception as error:
        raise BrokenGame(
            f"game {seating.number} broke (chance seed {seating.seed}): {type(error).__name__}: {error}"
        ) from error


def play_all(
    workers: Workers, setup: Setup, seatings: Sequence[Seating], progress: Progress = in_silence
) -> list[Played]:
    """All of the games, in their order whoever played them."""
    try:
        return list(workers.run(partial(play_game, setup), seatings, progress))
    except LostWork as error:
        raise BrokenGame(str(error)) from error


def play_randomly(game: Game, setup: Setup, seating: Seating) -> Played:
    chance = Chance(seating.seed)
    state = game.start(setup.seats, chance)
    decisions = random_playout(state, chance, Random(seating.bot_seeds[0]))
    return Played(tuple(state.scores()), places_of(state), decisions, state.over(), ())


def play_with_bots(game: Game, setup: Setup, seating: Seating) -> Played:
    chance = Chance(seating.seed)
    seeded = zip(seating.bots, seating.bot_seeds)
    bots = [make_bot(spec, game, seed, setup.budget, setup.seats) for spec, seed in seeded]
    state = game.start(setup.seats, chance)
    faults = game.faults(state) if setup.check else []
    decisions = 0
    while (seat := next_seat(state)) >= 0 and decisions < ENDLESS and not faults:
        action = bots[seat].answer(view(state, seat), seat)
        if action not in state.answers(seat):
            raise ValueError(f"{bots[seat].name} gave seat {seat} an answer that it may not give: {action}")
        state.apply(seat, action, chance)
        decisions += 1
        if setup.check:
            faults = game.faults(state)
    named = tuple(f"game {seating.number}, answer {decisions}: {fault}" for fault in faults)
    return Played(tuple(state.scores()), places_of(state), decisions, state.over() and not faults, named)
