"""Self-play: games end, samples say what came of a position, and the same seeds give the same."""

from __future__ import annotations

import pickle
from array import array
from pathlib import Path

import pytest

from demiurge.arena.workers import Here
from demiurge.bots.net import built_in
from demiurge.kernel.problems import BadNet
from demiurge.kernel.registry import find
from demiurge.learn.course import Course
from demiurge.learn.playing import JUDGE, Result, Table, Task, play
from demiurge.learn.samples import Samples
from demiurge.learn.stretches import Plan

GAME = "nova-era"


def task(games: int = 2, seats: int = 2, noise: float = 1.0, taught: tuple[bool, ...] = (True, True)) -> Task:
    tables = tuple(Table(seats, (("fast", "yes"),), 50 + n, (JUDGE,) * seats, taught) for n in range(games))
    return Task(GAME, max(find(GAME).seats), tables, noise, share=0.5)


@pytest.fixture(scope="module")
def played() -> Result:
    return play(task())


def numbers(kind: str, data: bytes) -> list[float]:
    found = array(kind)
    found.frombytes(data)
    return [float(one) for one in found]


def test_the_same_seeds_give_the_same_samples(played: Result) -> None:
    assert play(task()) == played


def test_a_sample_says_how_its_game_ended_from_its_side(played: Result) -> None:
    samples, sides = played.samples, max(find(GAME).seats)
    assert len(samples) > 20
    scores, merits = numbers("f", samples.scores), numbers("f", samples.merits)
    ends = {tuple(map(float, one)) for game in played.scores for one in (game, game[::-1])}
    for at in range(len(samples)):
        mine = scores[at * sides : at * sides + 2]
        assert tuple(mine) in ends
        first, second, *absent = merits[at * sides : (at + 1) * sides]
        assert absent == [-1.0] * (sides - 2)
        assert (first > second) == (mine[0] > mine[1]) or mine[0] == mine[1]


def test_places_of_samples_are_places_of_the_game(played: Result) -> None:
    samples = played.samples
    ends, places = numbers("i", samples.ends), numbers("H", samples.places)
    assert ends == sorted(ends)
    assert ends[-1] == len(places) == len(samples.values) // 4
    game = find(GAME).make()
    assert max(places) < len(game.faculty("features").FEATURES.names)


def test_only_who_is_taught_leaves_samples() -> None:
    whole, half = play(task(1)), play(task(1, taught=(False, True)))
    assert whole.scores == half.scores
    assert 0 < len(half.samples) < len(whole.samples)
    assert len(play(task(1, taught=(False, False))).samples) == 0


def test_without_noise_a_game_is_another_one() -> None:
    assert play(task(1, noise=0.0)).scores != play(task(1, noise=5.0)).scores


def test_who_plays_by_a_net_goes_for_its_place_as_far_as_it_is_told() -> None:
    net = str(built_in(find(GAME).make()))
    table = Table(2, (("fast", "yes"),), 50, (net, net), (False, False))
    for_points, for_place = (play(Task(GAME, 4, (table,), place=place)) for place in (0.0, 200.0))
    assert for_points.scores != for_place.scores
    assert for_points == play(Task(GAME, 4, (table,)))


def test_samples_travel_between_processes(played: Result) -> None:
    assert pickle.loads(pickle.dumps(played)) == played
    assert isinstance(played.samples, Samples)


def test_a_course_draws_only_options_that_go_together(tmp_path: Path) -> None:
    meta = find("civolution")
    every = {option.name: option.values for option in meta.offered()}
    course = Course(tmp_path, Plan("civolution", [1, 4], every), Here())
    drawn = [course.table(JUDGE, []) for _ in range(40)]
    assert {table.seats for table in drawn} == {1, 4}
    assert len({table.options for table in drawn}) > 5


def test_a_game_without_features_cannot_be_learned(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match=r"features"):
        Course(tmp_path, Plan("lantern-isles", [2]), Here())
