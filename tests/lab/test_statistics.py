"""Each statistic against a known case, or against what it promises over many drawn samples."""

import random
from math import isclose, sqrt
from statistics import mean, pstdev

import pytest

from demiurge.lab.statistics import (
    LEVEL,
    Paired,
    always,
    called,
    errors,
    likely_end,
    next_limit,
    picked_level,
    two_sided,
)


def test_a_mean_has_the_error_of_the_textbook() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0]
    paired = Paired()
    for value in values:
        paired.add((value, 1.0))
    found = paired.mean()
    assert (found.value, found.n) == (mean(values), 5)
    assert isclose(found.se, pstdev(values) / sqrt(5))


def test_the_error_of_a_ratio_comes_from_what_each_seed_contributes() -> None:
    rows = [(2.0, 3.0), (0.0, 1.0), (4.0, 4.0), (1.0, 5.0)]
    paired = Paired()
    for row in rows:
        paired.add(row)
    ratio = 7 / 13
    assert isclose(paired.mean().value, ratio)
    assert isclose(paired.mean().se, sqrt(sum(((a - ratio * b) / 13) ** 2 for a, b in rows)))


def test_what_a_pair_shares_cancels() -> None:
    rng, paired, apart = random.Random(1), Paired(), Paired()
    for _ in range(200):
        luck, other = rng.gauss(0, 10), rng.gauss(0, 10)
        paired.add((luck + 2, 1.0), (luck, 1.0))
        apart.add((luck + 2, 1.0), (other, 1.0))
    assert isclose(paired.difference().value, 2, abs_tol=1e-9)
    assert paired.difference().se < 1e-6
    assert apart.difference().se > 0.5


def test_pairs_that_went_the_same_are_counted() -> None:
    paired = Paired()
    paired.add((1.0, 1.0), (1.0, 1.0))
    paired.add((1.0, 1.0), (0.0, 1.0))
    assert (paired.seeds, paired.difference().pairs) == (2, 1)


def test_an_interval_of_a_difference_of_ratios_holds_as_often_as_it_says() -> None:
    """Denominators differ from seed to seed and between the arms, and both arms share their luck."""
    rng, held = random.Random(7), 0
    for _ in range(300):
        paired = Paired()
        for _ in range(80):
            luck, (n, m) = rng.gauss(0, 3), (rng.randint(0, 3), rng.randint(0, 3))
            paired.add((n * 5 + n * luck, float(n)), (m * 4 + m * luck, float(m)))
        found = paired.difference()
        held += abs(found.value - 1) <= errors(LEVEL) * found.se
    assert 0.92 <= held / 300 <= 0.98


def test_errors_and_tails_are_those_of_the_normal_distribution() -> None:
    assert isclose(errors(0.05), 1.959964, abs_tol=1e-6)
    assert isclose(two_sided(1.959964), 0.05, abs_tol=1e-7)
    assert isclose(two_sided(-2.575829), 0.01, abs_tol=1e-7)


# ---- many at once
FIFTEEN = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
           0.7590, 1.0]  # fmt: skip
"""The example of Benjamini and Hochberg (1995)."""


def test_the_fifteen_comparisons_of_the_paper_give_four_discoveries() -> None:
    assert called(FIFTEEN) == [True] * 4 + [False] * 11
    assert called(FIFTEEN[::-1]) == [False] * 11 + [True] * 4
    assert called([]) == []


def test_a_larger_p_is_called_with_a_smaller_one_that_lies_above_its_own_line() -> None:
    assert called([0.04, 0.045, 0.05, 0.05]) == [True] * 4
    assert called([0.04, 0.045, 0.05, 0.06]) == [False] * 4


def test_what_is_called_is_chance_no_more_often_than_it_says() -> None:
    rng, shares = random.Random(3), []
    for _ in range(200):
        zs = [rng.gauss(0, 1) for _ in range(90)] + [rng.gauss(4, 1) for _ in range(10)]
        chosen = called([two_sided(z) for z in zs])
        shares.append(sum(chosen[:90]) / max(sum(chosen), 1))
    assert 0.02 < mean(shares) <= LEVEL


def test_being_picked_widens_an_interval() -> None:
    assert isclose(picked_level(4, 15), 0.05 * 4 / 15)
    assert picked_level(0, 15) == picked_level(0, 0) == LEVEL
    rng, held, picked = random.Random(5), 0, 0
    for _ in range(200):  # true effects of 2: only lucky ones are called
        zs = [rng.gauss(2, 1) for _ in range(50)]
        chosen = called([two_sided(z) for z in zs])
        reach = errors(picked_level(sum(chosen), 50))
        held += sum(abs(z - 2) <= reach for z, is_called in zip(zs, chosen, strict=True) if is_called)
        picked += sum(chosen)
    assert held / picked >= 1 - LEVEL


def test_the_grey_field_ends_where_the_next_one_is_called() -> None:
    limit = next_limit(4, 15)
    p = two_sided(limit)
    assert called([*FIFTEEN[:4], p - 1e-6, *FIFTEEN[5:]])[4]
    assert not called([*FIFTEEN[:4], p + 1e-6, *[1.0] * 10])[4]
    assert next_limit(0, 0) == errors(LEVEL)


# ---- at every look
def test_the_interval_for_every_look_is_about_three_errors_where_it_is_tightest() -> None:
    assert isclose(always(2500, 5000), 3.04, abs_tol=0.02)
    assert always(100, 5000) > always(2500, 5000) < always(100_000, 5000)
    assert always(2500, 5000, LEVEL / 4) > always(2500, 5000)


@pytest.mark.parametrize(("reach_of", "least", "most"), [(always, 0.0, LEVEL), (lambda n, planned: 1.96, 0.2, 1.0)])
def test_who_looks_all_the_time_is_not_deceived_by_it(reach_of, least: float, most: float) -> None:  # type: ignore[no-untyped-def]
    """And would be, with the interval of a single look."""
    rng, left = random.Random(11), 0
    for _ in range(300):
        total = squares = 0.0
        for n in range(1, 801):
            value = rng.gauss(0, 1)
            total, squares = total + value, squares + value * value
            if n >= 100 and n % 10 == 0 and abs(total / n) > reach_of(n, 1600) * sqrt(squares) / n:
                left += 1
                break
    assert least <= left / 300 <= most


def test_a_likely_end_is_where_the_width_is_reached() -> None:
    half = always(200, 2000) * 5 / sqrt(200)  # an error of 5 for one pair
    end = likely_end(200, half, 0.5, 2000)
    assert always(end, 2000) * 5 / sqrt(end) <= 0.5 < always(end - 20, 2000) * 5 / sqrt(end - 20)
    assert likely_end(200, half, 0.01, 2000) == 0
    assert likely_end(200, half, half * 1.001, 2000) == 200
