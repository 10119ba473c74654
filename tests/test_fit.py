"""bench/fit.py: the weights that games were made with are found again."""

from __future__ import annotations

from random import Random

import pytest

from bench import fit
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.registry import find


def test_a_line_is_found_through_noise() -> None:
    rng, true = Random(3), [2.0, 0.5, 1.0]
    sums = fit.nothing(3)
    for _ in range(3000):
        row = [rng.gauss(0, 1) for _ in true]
        sums.add(row, sum(w * x for w, x in zip(true, row)) + rng.gauss(0, 3))
    assert fit.fitted(sums, [1.0, 1.0, 1.0], 1.0) == pytest.approx(true, abs=0.2)


def test_what_no_game_shows_stays_as_it_is() -> None:
    sums = fit.nothing(2)
    for n in range(200):
        sums.add([n % 3 - 1.0, 0.0], 5.0 * (n % 3 - 1.0))
    assert fit.fitted(sums, [1.0, 0.7], 5.0) == pytest.approx([4.8, 0.7], abs=0.2)


def test_a_weight_below_nothing_is_none() -> None:
    sums = fit.nothing(1)
    for n in range(200):
        sums.add([n % 3 - 1.0], -5.0 * (n % 3 - 1.0))
    assert fit.fitted(sums, [1.0], 1.0) == [0.0]


@pytest.mark.parametrize("name", fit.LINEAR)
def test_an_evaluation_is_the_sum_of_its_counts(name: str) -> None:
    """Else there would be nothing to fit: with all weights doubled, the counts are the same."""
    game = find(name).make()
    module = game.faculty("evaluation")
    s = game.start(3, Chance(1))
    rng, chance = Random(1), Chance(2)
    for _ in range(60):
        seat = next_seat(s)
        s.apply(seat, rng.choice(s.answers(seat)), chance)
    found = []
    for times in (1.0, 2.0):
        weights = [w * times for w in module.WEIGHTS]
        judges = [module.Judge(weights), *(module.Judge(fit.one_more(weights, at)) for at in range(len(weights)))]
        found.append(fit.counts(judges, weights, s, 0))
    assert found[0].by == pytest.approx(found[1].by, abs=1e-6)
    assert found[0].fixed == pytest.approx(found[1].fixed, abs=1e-6)
