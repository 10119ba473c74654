"""The checks that every game gets for free, and whole games at random."""

from __future__ import annotations

from random import Random

import pytest

from demiurge.games.civolution.meta import GAME
from demiurge.kernel.chance import Chance
from demiurge.kernel.checks import Case, Suite, run_checks
from demiurge.kernel.twins import TWINS
from tests.laws import ANY, misjudged
from tests.rules import rule

MANY = 5_000
BATCH = 100
ENDLESS = 20_000
CASES = (
    (1, {"hands": "advanced", "extra-tough": "yes"}), (2, {"hands": "advanced"}),
    (3, {"hands": "mixed", "continent": "random"}), (4, {"materials": "experienced"}),
)  # fmt: skip


@pytest.mark.both
def test_the_generic_checks_hold() -> None:
    suite = Suite(GAME)
    for number, (seats, options) in enumerate(CASES):
        suite.run(Case(seats, dict(options), 100 + number))
    found = list(suite.results.values())
    assert {result.name: result.first_failure for result in found if result.failed} == {}
    assert min(result.cases for result in found) > 0
    assert suite.results[TWINS].cases > 0


@pytest.mark.long
def test_the_generic_checks_hold_for_all_options() -> None:
    found = run_checks(GAME, seed=5, games_per_case=1, pairs=8)
    assert {result.name: result.first_failure for result in found if result.failed} == {}


def play_through(seed: int) -> int:
    """The seats of a game that ended as it must, with the invariants on after every answer."""
    rng = Random(seed)
    options, seats = {option.name: rng.choice(option.values) for option in GAME.all_options()}, rng.choice(GAME.seats)
    if seats == 1 and options["hands"] == "mixed":
        options["hands"] = "advanced"
    game, chance = GAME.make(options), Chance(seed)
    s = game.start(seats, chance)
    for _ in range(ENDLESS):
        if s.over():
            break
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.answers(seat)), chance)
        faults = game.faults(s)
        assert not faults, (seed, options, faults)
    assert s.over(), f"seed {seed} does not end: {options}"
    return seats


@pytest.mark.both
def test_random_games_of_every_kind_end_without_a_fault() -> None:
    assert {play_through(seed) for seed in range(1_000, 1_008)} == {1, 2, 3, 4}


@pytest.mark.long
@pytest.mark.parametrize("number", range(MANY // BATCH))
def test_five_thousand_random_games_end_without_a_fault(number: int) -> None:
    for seed in range(number * BATCH, (number + 1) * BATCH):
        play_through(seed)


TABLES: list[tuple[int, dict[str, str]]] = [(1, {}), (2, {}), (3, {}), (4, {})] * 2

PARTLY = {
    (ANY, "take attribute"),  # at any time
    ("BadWeather", "return"), ("FineWeather", "do"), ("ProductionParts", "do"), ("ResetMarker", "do"),
    ("SecondPart", "do"), ("Travel", "cross"), ("LuckyFind", "store"), ("Project", ANY), ("Turn", ANY),
    ("IncomePhase", "use"), ("Sacrifice", "remove boat"),
}  # fmt: skip
"""Of these verbs a question takes some answers, or refuses them by a clause that says more."""


@rule("K-1")
def test_a_question_takes_the_verbs_it_is_about_and_is_asked_nothing_else() -> None:
    assert misjudged(GAME, TABLES, PARTLY) == set()
