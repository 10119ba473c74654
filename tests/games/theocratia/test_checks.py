"""The checks that every game gets for free, and whole games at random, over editions and seat counts."""

from __future__ import annotations

from random import Random

import pytest

from demiurge.games.theocratia.meta import GAME
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.chance import Chance
from demiurge.kernel.checks import run_checks

MANY = 10_000
BATCH = 250
ENDLESS = 5_000


@pytest.mark.both
def test_the_generic_checks_hold() -> None:
    found = run_checks(GAME, seed=5, games_per_case=1, pairs=4)
    assert {result.name: result.first_failure for result in found if result.failed} == {}
    assert min(result.cases for result in found) > 0  # secrets too: hands are hidden


def play_through(seed: int) -> tuple[str, int]:
    """The edition and the seats of a game that ended as it must."""
    rng = Random(seed)
    options = {option.name: rng.choice(option.values) for option in GAME.all_options()}
    if options["edition"] == "early":
        options["fortresses"] = "suggested"
    seats = rng.choice(GAME.seats)
    game, chance = GAME.make(options), Chance(seed)
    s = game.start(seats, chance)
    lazy = rng.random() < 0.5  # half of the games do something whenever they can
    for _ in range(ENDLESS):
        if s.over():
            break
        seat = s.waiting()[0]
        answers = s.answers(seat)
        busy = [a for a in answers if game.space.format(a) not in ("no action", "end turn", "decline")]
        s.apply(seat, rng.choice(answers if lazy or not busy else busy), chance)
        faults = game.faults(s)
        assert not faults, (seed, options, faults)
    assert s.over(), f"seed {seed} does not end: {options}"
    assert isinstance(s, Theocracy)
    assert len(s.scores()) == seats
    return options["edition"], seats


def batch(first: int, games: int) -> None:
    seen = {play_through(seed) for seed in range(first, first + games)}
    assert seen == {(edition, seats) for edition in GAME.editions for seats in GAME.seats}


@pytest.mark.both
def test_random_games_of_both_editions_end_without_a_fault() -> None:
    batch(1_000_000, 80)


@pytest.mark.long
@pytest.mark.parametrize("number", range(MANY // BATCH))
def test_ten_thousand_random_games_end_without_a_fault(number: int) -> None:
    batch(number * BATCH, BATCH)
