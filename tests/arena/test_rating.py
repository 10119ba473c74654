"""Ratings find known strengths, their intervals hold the truth as often as they say, and pairing makes them surer."""

from __future__ import annotations

from itertools import combinations
from math import exp, log
from random import Random

import pytest

from demiurge.arena.pairing import CHECKED, gains, next_line_ups, together
from demiurge.arena.rating import (
    POINTS,
    Meeting,
    Ratings,
    duels,
    expected_square,
    fit,
    rate,
    spread_of,
)

Truth = tuple[float, ...]
NEAR: Truth = (0, 60, 120, -80, 200)
REAL: Truth = (0, -1500, -650, 0, 30, 50)
"""As bots are: some can be beaten by nobody here, and the others are near each other."""
FAR: Truth = (0, -700, -400, 300, 350, 400, 600, 700)


def played(truth: Truth, bots: tuple[int, ...], rng: Random, alike: bool = False) -> Meeting:
    """A meeting of bots so strong, once from every seat. `alike`: the deal decides all of its games alike."""
    games: list[tuple[int, ...]] = []
    for _ in bots:
        times = [-log(1 - rng.random()) * exp(-truth[bot] / POINTS) for bot in bots]
        order = sorted(times)
        games.append(tuple(order.index(one) + 1 for one in times))
    return Meeting(bots, tuple(games[:1] * len(games) if alike else games))


def in_turn(truth: Truth, seats: int, meetings: int, rng: Random, alike: bool = False) -> list[Meeting]:
    """Everybody meets everybody, equally often."""
    line_ups = list(combinations(range(len(truth)), seats))
    return [played(truth, line_ups[at % len(line_ups)], rng, alike) for at in range(meetings)]


def paired(truth: Truth, seats: int, meetings: int, rng: Random) -> list[Meeting]:
    """As a league chooses."""
    found, size = list[Meeting](), len(truth)
    while len(found) < meetings:
        won = duels(size, found)
        met = [[won[a][b] + won[b][a] for b in range(size)] for a in range(size)]
        line_ups = next_line_ups(fit(won), met, range(size), seats, len(found), min(16, meetings - len(found)))
        found += [played(truth, line_up, rng) for line_up in line_ups]
    return found


def held(truth: Truth, found: Ratings) -> list[bool]:
    """Whether each interval holds the truth; that of the measure always does, and is left out."""
    return [
        (one.open_below or one.low <= mine - truth[0]) and (one.open_above or mine - truth[0] <= one.high)
        for mine, one in zip(truth[1:], found.rated[1:], strict=True)
    ]


def test_strengths_that_made_the_games_are_found() -> None:
    found = rate(len(NEAR), in_turn(NEAR, 4, 1500, Random(1)), times=40)
    assert [one.rating for one in found.rated] == pytest.approx(NEAR, abs=25)
    assert found.rated[0][:3] == (0, 0, 0)
    assert found.order() == [4, 2, 1, 0, 3]


LEAGUES = pytest.mark.parametrize(
    ("truth", "seats", "meetings", "alike"),
    [(NEAR, 2, 60, False), (NEAR, 4, 30, False), (NEAR, 3, 60, True), (FAR, 3, 80, False), (REAL, 2, 80, False)],
    ids=["two seats", "four seats", "the deal decides", "far apart", "some never win"],
)


def share_held(truth: Truth, seats: int, meetings: int, alike: bool, leagues: int) -> float:
    hits: list[bool] = []
    for league in range(leagues):
        found = in_turn(truth, seats, meetings, Random(league), alike)
        hits += held(truth, rate(len(truth), found, 0, league, times=40))
    return sum(hits) / len(hits)


@LEAGUES
def test_intervals_hold_the_truth_in_about_95_of_100(truth: Truth, seats: int, meetings: int, alike: bool) -> None:
    assert 0.91 <= share_held(truth, seats, meetings, alike, 40) <= 0.99  # 40 leagues are known to about 2 in 100


@pytest.mark.long
@LEAGUES
def test_they_do_so_in_many_leagues(truth: Truth, seats: int, meetings: int, alike: bool) -> None:
    assert 0.93 <= share_held(truth, seats, meetings, alike, 250) <= 0.98


def test_intervals_hold_the_truth_where_the_pairing_chose_who_meets() -> None:
    hits: list[bool] = []
    for league in range(25):
        hits += held(REAL, rate(len(REAL), paired(REAL, 2, 100, Random(league)), 0, league, times=40))
    assert 0.91 <= sum(hits) / len(hits) <= 0.985


@pytest.mark.parametrize(("seats", "meetings", "share"), [(2, 100, 0.8), (4, 40, 0.9)])
def test_pairing_beats_meeting_in_turn(seats: int, meetings: int, share: float) -> None:
    """By the mean width of the intervals of those who are near each other, and by how many places are left open."""
    width, open_places = [0.0, 0.0], [0, 0]
    for league in range(10):
        for k, choose in enumerate((paired, in_turn)):
            found = rate(len(REAL), choose(REAL, seats, meetings, Random(league)), 0, league, times=40)
            width[k] += sum(one.high - one.low for one in found.rated[3:])
            open_places[k] += sum(one.worst - one.best for one in found.rated)
    assert width[0] < share * width[1]
    assert open_places[0] < open_places[1]


def test_who_has_played_least_and_is_near_is_chosen() -> None:
    met = [[0.0, 90, 90, 0], [90, 0.0, 90, 0], [90, 90, 0.0, 0], [0, 0, 0, 0.0]]
    assert set(next_line_ups([0, 0.1, 3, 0], met, [0, 1, 2, 3], 2, 0, 1)[0]) in ({0, 3}, {1, 3})
    assert next_line_ups([0, 0.1, 3, 0], met, [0, 2], 2, 0, 2) == [(0, 2), (0, 2)]
    told = gains([0, 0, 4], [[0, 20, 20], [20, 0, 20], [20, 20, 0]], 2)
    assert told[0][1] > told[0][2] > 0


def test_one_meeting_in_eight_is_of_those_who_met_least() -> None:
    met = [[0.0, 4, 9], [4, 0.0, 3], [9, 3, 0.0]]
    assert [next_line_ups([0, 0, 3], met, [0, 1, 2], 2, at, 1) for at in (CHECKED - 1, CHECKED)] == [[(1, 2)], [(0, 1)]]


def test_a_bot_sits_twice_only_where_there_are_too_few() -> None:
    worth = [[0.0, 1, 2], [1, 0.0, 3], [2, 3, 0.0]]
    assert together(worth, [0, 1, 2], 2) == (1, 2)
    assert sorted(together(worth, [0, 1, 2], 3)) == [0, 1, 2]
    assert sorted(together(worth, [1, 2], 4)) == [1, 1, 2, 2]


def test_ties_are_half_and_a_bot_does_not_meet_itself() -> None:
    assert duels(2, [Meeting((0, 1, 1), ((1, 1, 3), (2, 1, 1)))]) == [[0, 1.5], [2.5, 0]]


def test_no_end_where_nobody_has_lost_to_whom() -> None:
    won = [Meeting((0, 1), ((1, 2), (2, 1))), Meeting((1, 2), ((1, 2), (1, 2))), Meeting((3, 0), ((1, 2), (1, 2)))]
    found = rate(5, won, times=20)
    assert [(one.open_below, one.open_above) for one in found.rated[:4]] == [
        (False, False), (False, False), (True, False), (False, True)
    ]  # fmt: skip
    assert found.order()[-1] == 2
    assert found.order()[0] == 3
    assert 4 not in found.order(), "who has not played is in no order"


def test_the_one_end_is_where_losing_all_would_have_been_a_wonder() -> None:
    """A bot that lost n games may be so strong that it loses n in a row once in 40 times."""
    found = rate(2, [Meeting((0, 1), ((1, 2), (1, 2)))] * 15, times=20)
    strength = found.rated[1].high / POINTS
    assert (1 / (1 + exp(strength))) ** 30 == pytest.approx(0.025**found.spread, rel=1e-3)
    assert found.rated[1].rating < found.rated[1].high < -250


def test_an_odd_pairing_is_marked() -> None:
    """Rock beats scissors, scissors beat paper, paper beats rock: no ratings can say that."""
    ring = [Meeting(pair, ((1, 2), (1, 2))) for pair in ((0, 1), (1, 2), (2, 0)) for _ in range(30)]
    found = rate(3, ring, times=20)
    assert [one.rating for one in found.rated] == pytest.approx([0, 0, 0], abs=1e-6)
    assert found.odd(0, 1)
    even = rate(3, in_turn((0, 0, 0), 2, 90, Random(3)), times=20)
    assert not any(even.odd(a, b) for a, b in combinations(range(3), 2))


def test_spread_tells_games_of_one_deal_that_go_alike() -> None:
    truth: Truth = (0, 50, 100, -100)
    strengths = [one / POINTS for one in truth]
    for seats in (2, 3, 4):
        apart = spread_of(strengths, in_turn(truth, seats, 600, Random(1)))
        alike = spread_of(strengths, in_turn(truth, seats, 600, Random(1), True))
        assert apart == pytest.approx(1, abs=0.12)
        assert alike == pytest.approx(seats, rel=0.12)
    assert spread_of(strengths, []) == 1.0


def test_the_expected_square_is_what_games_come_to() -> None:
    strengths, rng, bots = [0.0, 0.7, -0.4], Random(5), (0, 1, 2)
    truth = tuple(POINTS * one for one in strengths)
    squares = 0.0
    for _ in range(4000):
        places = played(truth, bots, rng).places[0]
        for i in bots:
            mine = sum(places[i] < places[j] for j in bots)
            expected = sum(1 / (1 + exp(strengths[j] - strengths[i])) for j in bots if j != i)
            squares += (mine - expected) ** 2
    assert expected_square(strengths, bots) == pytest.approx(squares / 4000, rel=0.05)


def test_the_same_games_give_the_same_figures() -> None:
    games = in_turn(NEAR, 2, 40, Random(2))
    assert rate(5, games, 0, 7, 20) == rate(5, games, 0, 7, 20)
    assert rate(5, games, 0, 7, 20) != rate(5, games, 0, 8, 20)
