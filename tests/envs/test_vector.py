"""Many games at once are the same games, one by one."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import TABLES

gymnasium: Any = import_module("gymnasium")
ours: Any = import_module("demiurge.envs.gymnasium")

GAMES, STEPS = 3, 60


def many(name: str, seats: int, games: int = GAMES, **given: Any) -> Any:
    return gymnasium.make_vec(ours.id_of(name), num_envs=games, seats=seats, **given)


def played(envs: Any, steps: int = STEPS, seed: int = 7) -> list[Any]:
    """Random games; all that is told of them, as bytes."""
    rng = np.random.default_rng(seed)
    seen, infos = envs.reset(seed=seed)
    told, ends = [plain((seen, infos))], 0
    for _ in range(steps):
        seen, *rest = envs.step(ours.sampled(seen["action_mask"], rng))
        assert (seen["action_mask"].sum(-1) > 0).all()
        rewards, ended = rest[:2]
        assert not rewards[~ended].any()
        ends += ended.sum()
        told.append(plain((seen, rest)))
    assert ends >= len(ended)
    return told


def plain(x: Any) -> Any:
    if isinstance(x, dict):
        return {name: plain(part) for name, part in x.items()}
    if isinstance(x, list | tuple) or (isinstance(x, np.ndarray) and x.dtype == object):
        return [plain(part) for part in x]
    return x.tobytes() if isinstance(x, np.ndarray) else x


@pytest.mark.parametrize("opponents", ["random", "greedy", "self"])
def test_workers_play_the_same_games(opponents: str) -> None:
    here, there = (
        many("lantern-isles", 3, opponents=opponents),
        many("lantern-isles", 3, opponents=opponents, workers=2),
    )
    try:
        assert played(here) == played(there)
    finally:
        there.close()


@pytest.mark.parametrize("observation", ["vector", "dict"])
def test_each_row_is_a_game_of_its_own(observation: str) -> None:
    """The first game of every row, step by step beside a lone environment with its seed."""
    envs = many("lantern-isles", 2, observation=observation, opponents="greedy", reward="score")
    seen, _ = envs.reset(seed=5)
    alone = [gymnasium.make("demiurge/LanternIsles-v0", seats=2, observation=observation, opponents="greedy",
                            reward="score") for _ in range(GAMES)]  # fmt: skip
    for row, env in enumerate(alone):
        learner = env.unwrapped.learner
        learner.begin(Random(5 + row).randrange(1 << 31))
        env.unwrapped.begun = True
        assert plain(env.unwrapped.observed()["action_mask"]) == plain(seen["action_mask"][row])
    rng, over = np.random.default_rng(1), np.zeros(GAMES, bool)
    while not over.all():
        actions = ours.sampled(seen["action_mask"], rng)
        before = over.copy()
        seen, rewards, ended, cut, infos = envs.step(actions)
        assert not cut.any()
        for row in np.flatnonzero(~before).tolist():
            its, reward, done, _, info = alone[row].unwrapped.step(int(actions[row]))
            assert (reward, done) == (rewards[row], ended[row])
            whole = infos["final_obs"][row] if done else {key: part_of(part, row) for key, part in seen.items()}
            assert plain(its) == plain(whole)
            if done:
                assert {key: infos["final_info"][key][row] for key in info} == info
            over[row] |= done


def part_of(x: Any, row: int) -> Any:
    return {key: part[row] for key, part in x.items()} if isinstance(x, dict) else x[row]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_every_table_many_games_are_played_to_their_end(name: str, seats: int) -> None:
    envs = many(name, seats, games=4, workers=2, opponents=["greedy", "random", "random", "random"][: seats - 1])
    try:
        assert envs.observation_space.contains(envs.reset(seed=1)[0])
        seen, ends, rng = envs.reset(seed=1)[0], 0, np.random.default_rng(1)
        while ends < 8:
            seen, rewards, ended, *_ = envs.step(ours.sampled(seen["action_mask"], rng))
            ends += int(ended.sum())
            assert (np.abs(rewards[ended]) <= 1).all()
            assert not rewards[~ended].any()
    finally:
        envs.close()


def test_what_is_given_back_is_kept_or_not() -> None:
    for copy in (True, False):
        envs = many("terra-mystica", 2, copy=copy)
        first, _ = envs.reset(seed=1)
        before = first["observation"].copy()
        envs.step(first["action_mask"].argmax(-1))
        assert (first["observation"] == before).all() == copy


def test_some_games_may_begin_anew() -> None:
    envs = many("lantern-isles", 2)
    seen, _ = envs.reset(seed=1)
    for _ in range(3):
        seen, *_ = envs.step(seen["action_mask"].argmax(-1))
    again, _ = envs.reset(seed=1, options={"reset_mask": np.array([True, False, True])})
    start, _ = many("lantern-isles", 2).reset(seed=1)
    same = (again["observation"] == start["observation"]).all(-1)
    assert same.tolist() == [True, False, True]
    assert (again["observation"][1] == seen["observation"][1]).all()


def test_illegal_actions_are_counted_refused_or_the_end() -> None:
    envs = many("lantern-isles", 2)
    seen, _ = envs.reset(seed=1)
    actions = seen["action_mask"].argmax(-1)
    actions[1] = seen["action_mask"][1].argmin()
    *_, infos = envs.step(actions)
    assert infos["illegal"].tolist() == [0, 1, 0]
    for workers in (0, 1):
        envs = many("lantern-isles", 2, illegal="raise", workers=workers)
        envs.reset(seed=1)
        try:
            before = envs.unwrapped.board.numbers.copy()
            with pytest.raises(ours.IllegalAction, match=r"game 1 cannot answer '.*' here"):
                envs.step(actions)
            with pytest.raises(ours.IllegalAction, match="there is no action 9999, which game 0 was to take"):
                envs.step(np.full(GAMES, 9999))
            with pytest.raises(ValueError, match="3 games take as many actions"):
                envs.step(np.zeros(2, int))
            assert (envs.unwrapped.board.numbers == before).all()
        finally:
            envs.close()
    envs = many("lantern-isles", 2, illegal="end")
    envs.reset(seed=1)
    _, rewards, ended, _, infos = envs.step(actions)
    assert (rewards.tolist(), ended.tolist()) == ([0, -1, 0], [False, True, False])
    assert infos["final_info"]["illegal"][1] == 1


@pytest.mark.parametrize(
    ("given", "why"),
    [({"workers": 4}, "3 games cannot be shared by 4 workers"), ({"render_mode": "ansi"}, "not drawn")],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        many("lantern-isles", 2, **given)


def test_before_reset_no_step_is_taken() -> None:
    with pytest.raises(ValueError, match="reset"):
        many("lantern-isles", 2).step(np.zeros(GAMES, int))
