"""Whole games at random: every seat count, faction, map and option, with the invariants on after every answer."""

from __future__ import annotations

from random import Random

import pytest

from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.chance import Chance

MANY = 10_000
BATCH = 250
ENDLESS = 50_000


def options_for(rng: Random) -> dict[str, str]:
    """Any value of any option. Dropping players and setting resources make odd games, so they are rarer."""
    chosen = {option.name: rng.choice(option.values) for option in GAME.all_options()}
    if rng.random() < 0.8:
        chosen |= {"dropping": "no", "adjusting": "no"}
    return chosen


def play_through(seed: int) -> tuple[int, dict[str, str], set[int]]:
    """The seats, the options and the factions of a game that ended as it must."""
    rng = Random(seed)
    options, seats = options_for(rng), rng.choice(GAME.seats)
    game, chance = GAME.make(options), Chance(seed)
    s = game.start(seats, chance)
    for _ in range(ENDLESS):
        if s.over():
            break
        seat = s.waiting()[0]
        answers = s.answers(seat)
        s.apply(seat, rng.choice(answers), chance)
        faults = game.faults(s)
        assert not faults, (seed, options, faults)
    assert s.over(), f"seed {seed} does not end: {options}"
    assert isinstance(s, Mystica)
    return seats, options, {p.faction for p in s.players}


def batch(first: int, games: int) -> None:
    seen_seats: set[int] = set()
    seen_factions: set[int] = set()
    seen_maps: set[str] = set()
    for seed in range(first, first + games):
        seats, options, factions = play_through(seed)
        seen_seats.add(seats)
        seen_factions |= factions
        seen_maps.add(options["map"])
    assert seen_seats == set(GAME.seats)
    assert len(seen_factions) == 20
    assert seen_maps == set(GAME.options[0].values)


@pytest.mark.both
def test_random_games_of_every_kind_end_without_a_fault() -> None:
    batch(1_000_000, 100)


@pytest.mark.long
@pytest.mark.parametrize("number", range(MANY // BATCH))
def test_ten_thousand_random_games_end_without_a_fault(number: int) -> None:
    batch(number * BATCH, BATCH)
