"""The checks that every game gets for free, and whole games at random with the invariants on."""

from __future__ import annotations

from random import Random

import pytest

from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.chance import Chance
from demiurge.kernel.checks import run_checks
from demiurge.kernel.registry import find
from demiurge.kernel.twins import TWINS
from tests.laws import misjudged
from tests.rules import rule

MANY = 10_000
BATCH = 500
ENDLESS = 5_000


@pytest.mark.both
def test_the_generic_checks_hold_for_every_seat_count_and_option() -> None:
    found = run_checks(GAME, seed=3, games_per_case=1, pairs=4)
    assert {result.name: result.first_failure for result in found if result.failed} == {}
    assert all(result.cases for result in found)
    assert {result.name: result.cases for result in found}[TWINS] > 50


def test_the_game_is_found_by_its_name() -> None:
    assert find("nova-era").title == "Nova Era"


def play_through(seed: int) -> tuple[int, str]:
    """The seats and the length of a game that ended as it must."""
    rng, chance = Random(seed), Chance(seed)
    seats, fast = rng.choice(GAME.seats), rng.choice(["no", "no", "yes"])
    game = GAME.make({"fast": fast})
    s = game.start(seats, chance)
    for _ in range(ENDLESS):
        if s.over():
            break
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.answers(seat)), chance)
        faults = game.faults(s)
        assert not faults, (seed, faults)
    assert isinstance(s, Nova)
    assert s.over(), f"seed {seed} does not end"
    assert s.era == (1 if fast == "yes" else 2)
    return seats, fast


def batch(first: int, games: int) -> None:
    seen = {play_through(seed) for seed in range(first, first + games)}
    assert seen == {(seats, fast) for seats in (2, 3, 4) for fast in ("no", "yes")}


@pytest.mark.both
def test_random_games_of_every_kind_end_without_a_fault() -> None:
    batch(1_000_000, 30)


@pytest.mark.long
@pytest.mark.parametrize("number", range(MANY // BATCH))
def test_ten_thousand_random_games_end_without_a_fault(number: int) -> None:
    batch(number * BATCH, BATCH)


CASES: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {}), (4, {}), (4, {"fast": "yes"})] * 6


@rule("K-1")
def test_a_question_takes_the_verbs_it_is_about_and_is_asked_nothing_else() -> None:
    assert misjudged(GAME, CASES) == set()
