"""Every game as an environment of Gymnasium: its own checks, unchanged, and what is ours."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from demiurge.bots import BadBot
from tests.envs.tables import SHORT, TABLES

gymnasium: Any = import_module("gymnasium")
checker: Any = import_module("gymnasium.utils.env_checker")
ours: Any = import_module("demiurge.envs.gymnasium")


def made(name: str, seats: int, **given: Any) -> Any:
    return gymnasium.make(ours.id_of(name), seats=seats, disable_env_checker=True, **given)


def checked(name: str, seats: int, drawn: bool, **given: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*render.*")
        checker.check_env(made(name, seats, **given).unwrapped, skip_render_check=not drawn)


@pytest.mark.parametrize(("name", "seats"), SHORT)
def test_a_game_is_as_gymnasium_wants_it(name: str, seats: int) -> None:
    checked(name, seats, drawn=False)
    checked(name, seats, drawn=False, observation="dict", opponents="self")


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_every_table_a_game_is_as_gymnasium_wants_it(name: str, seats: int) -> None:
    for illegal in ("random", "end"):
        for opponents in ("random", "greedy"):
            checked(name, seats, drawn=True, illegal=illegal, opponents=opponents)


def random_game(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """To its end: what it was worth, and what was told."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        seen, reward, over, cut, info = env.step(int(ours.sampled(seen["action_mask"], rng)))
        assert not cut
        if over:
            return float(reward), info
        assert reward == 0


def test_every_game_of_the_registry_has_an_id() -> None:
    known = {name for name in gymnasium.registry if name.startswith("demiurge/")}
    assert {
        "demiurge/TerraMystica-v0", "demiurge/Theocratia-v0", "demiurge/NovaEra-v0", "demiurge/Civolution-v0",
        "demiurge/LanternIsles-v0", "demiurge/AmberShore-v0",
    } <= known  # fmt: skip


@pytest.mark.parametrize("opponents", ["random", "greedy", ["greedy", "random"]])
def test_bots_play_the_other_seats(opponents: Any) -> None:
    env = made("lantern-isles", 3, opponents=opponents, reward="score")
    reward, info = random_game(env, 1)
    learner = env.unwrapped.learner
    assert reward == info["score"] == learner.episode.state.scores()[info["seat"]]
    assert info["place"] in (0, 1, 2)
    assert info["illegal"] == 0
    assert learner.decisions > 30


def test_bots_that_think_beat_one_that_does_not() -> None:
    worth = [random_game(made("lantern-isles", 3, opponents="greedy"), seed)[0] for seed in range(12)]
    assert np.mean(worth) < -0.5


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    env = made("lantern-isles", 3, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {2}
    env = made("lantern-isles", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_same_seed_is_the_same_game_whatever_was_before() -> None:
    env = made("nova-era", 2, opponents="greedy", reward="score")
    first = random_game(env, 3)
    random_game(env, 4)
    assert random_game(env, 3) == first


def test_another_seed_is_another_game_and_so_is_the_next() -> None:
    env = made("terra-mystica", 2, seat=0)
    seen = [env.reset(seed=seed)[0]["observation"].tobytes() for seed in (1, 1, 2, None, None)]
    assert seen[0] == seen[1]
    assert len(set(seen)) == 4


def test_every_seat_may_be_the_learners_own() -> None:
    env = made("lantern-isles", 3, opponents="self", reward="score")
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    whose, over = set(), False
    while not over:
        whose.add(info["seat"])
        assert info["seat"] == env.unwrapped.learner.episode.seat
        seen, reward, over, _, info = env.step(int(ours.sampled(seen["action_mask"], rng)))
    assert whose == {0, 1, 2}
    assert info["worth"].tolist() == env.unwrapped.learner.episode.state.scores()
    assert reward == info["worth"][info["seat"]]


def wrong(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"] == 0)[0])


def test_an_illegal_action_becomes_a_random_one_and_is_counted() -> None:
    env = made("lantern-isles", 2)
    seen, info = env.reset(seed=1)
    assert info["illegal"] == 0
    seen, _, _, _, info = env.step(wrong(seen))
    assert info["illegal"] == 1
    _, _, _, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert info["illegal"] == 1


def test_an_illegal_action_may_end_the_game_or_be_refused() -> None:
    env = made("lantern-isles", 2, illegal="end")
    _, reward, over, _, info = env.step(wrong(env.reset(seed=1)[0]))
    assert (reward, over, info["place"], info["illegal"]) == (-1, True, 1, 1)
    env = made("lantern-isles", 2, illegal="raise")
    with pytest.raises(ours.IllegalAction, match="cannot answer"):
        env.step(wrong(env.reset(seed=1)[0]))


def test_one_may_play_alone_against_the_game() -> None:
    reward, info = random_game(made("civolution", 1), 1)
    assert reward in (-1, 1)
    assert info["place"] == (0 if reward == 1 else 1)


@pytest.mark.parametrize(
    ("given", "error", "why"),
    [
        ({"opponents": ["greedy"]}, ValueError, "3 seats have 2 opponents, not 1"),
        ({"opponents": "nobody"}, BadBot, "nobody"),
        ({"seat": 3}, ValueError, "there is no seat 3 at a table of 3"),
        ({"opponents": "self", "seat": 1}, ValueError, "every seat learns"),
    ],
)
def test_who_cannot_play_is_refused(given: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        made("lantern-isles", 3, **given)


def test_what_is_seen_of_a_position_is_what_is_seen_of_a_view() -> None:
    """Features write the same of both; so they need no View."""
    sight = import_module("demiurge.envs.sight")
    for name in ("terra-mystica", "theocratia", "nova-era", "civolution"):
        env = made(name, 2)
        eye, learner = env.unwrapped.sight, env.unwrapped.learner
        assert eye.slots is None
        env.reset(seed=1)
        state, seat = learner.episode.state, learner.seat
        whole, viewed = np.empty(len(eye.names), np.float32), np.empty(len(eye.names), np.float32)
        eye.write(state, seat, whole)
        eye.write(sight.view(state, seat), seat, viewed)
        assert (whole == viewed).all()
        assert whole.any()
