"""Every game as an environment of PettingZoo: its own tests, unchanged, and what is ours."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from demiurge.kernel.problems import BadOption
from tests.envs.tables import SHORT, TABLES

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
theirs: Any = import_module("pettingzoo.test")
ours: Any = import_module("demiurge.envs.pettingzoo")
episode: Any = import_module("demiurge.envs.episode")


def maker(name: str, seats: int, **given: Any) -> Callable[..., Any]:
    def make(**more: Any) -> Any:
        return ours.env(name, seats, **given, **more)

    return make


def passes(name: str, seats: int, cycles: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have no masks, and no parts
        for shape in ("vector", "dict", "view"):
            theirs.api_test(ours.env(name, seats, observation=shape), num_cycles=cycles)
    theirs.seed_test(maker(name, seats), num_cycles=cycles)


@pytest.mark.parametrize(("name", "seats"), SHORT)
def test_a_game_is_as_pettingzoo_wants_it(name: str, seats: int) -> None:
    passes(name, seats, 40)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_at_every_table_a_game_is_as_pettingzoo_wants_it(name: str, seats: int) -> None:
    passes(name, seats, 1000)
    theirs.render_test(maker(name, seats))


@pytest.mark.parametrize(("name", "seats"), [("lantern-isles", 3), ("amber-shore", 2)])
def test_a_game_is_drawn_as_pettingzoo_wants_it(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    theirs.render_test(maker(name, seats))
    assert capsys.readouterr().out  # in the mode `human`


def random_game(env: Any, seed: int) -> list[dict[str, Any]]:
    """To its end; what was told of it."""
    env.reset(seed=seed)
    ends = []
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        if over:
            ends.append(info)
    return ends


def test_the_mask_is_what_the_rules_allow() -> None:
    env = ours.env("lantern-isles", 3)
    env.reset(seed=2)
    names = env.action_names
    for agent in env.agent_iter(40):
        seen, _, over, _, _ = env.last()
        allowed = np.flatnonzero(seen["action_mask"]).tolist()
        assert allowed == sorted(env.episode.state.answers(env.seat_of[agent]) if not over else [])
        assert all(names[action] == env.table.game.space.format(action) for action in allowed)
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(None if over else allowed[0])


@pytest.mark.parametrize("reward", ["placement", "score", "margin"])
def test_the_reward_comes_at_the_end(reward: str) -> None:
    env = ours.env("lantern-isles", 3, reward=reward)
    env.reset(seed=4)
    while not env.episode.over:
        seen, so_far, *_ = env.last()
        assert so_far == 0
        env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
    assert list(env.rewards.values()) == env.episode.worth()
    assert any(env.rewards.values())


def test_an_illegal_action_is_refused_by_its_clause_and_changes_nothing() -> None:
    env = ours.env("terra-mystica", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    env.step(env.action_names.index("setup witches"))
    with pytest.raises(ours.IllegalAction, match=r"cannot answer 'setup auren' here: TM-2\.11") as caught:
        env.step(env.action_names.index("setup auren"))
    assert caught.value.clause == "TM-2.11"
    assert env.episode.illegal == 0
    env.step(env.action_names.index("setup nomads"))
    assert (env.observe("player_0")["observation"] != before).any()
    with pytest.raises(ValueError, match="there is no action 99999"):
        env.step(99_999)
    with pytest.raises(ValueError, match="None is the answer of those whose game is over"):
        env.step(None)


def wrong(env: Any) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


def test_an_illegal_action_may_end_the_game() -> None:
    env = ours.env("lantern-isles", 3, illegal="end", reward="placement")
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(wrong(env))
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert env.infos[culprit] == {"score": 0, "place": 2, "illegal": 1}


def test_an_illegal_action_may_become_a_random_one() -> None:
    env = ours.env("lantern-isles", 3, illegal="random")
    env.reset(seed=1)
    while env.agents:
        env.step(None if env.terminations[env.agent_selection] else wrong(env))
    assert env.episode.illegal > 10
    assert env.episode.state.over()


def test_who_forfeits_is_last_without_points() -> None:
    class Stands:
        seats = 3

        def ranking(self) -> list[list[int]]:
            return [[0, 1], [2]]

        def scores(self) -> list[int]:
            return [5, 5, 2]

    ended = episode.Forfeited(Stands(), 0)
    assert ended.ranking() == [[1], [2], [0]]
    assert ended.scores() == [0, 5, 2]


def test_the_same_seed_is_the_same_game() -> None:
    env, seeded = ours.env("nova-era", 2), ours.env("nova-era", 2, seed=5)
    seeded.reset()
    env.reset(seed=5)
    assert (env.observe("player_0")["observation"] == seeded.observe("player_0")["observation"]).all()
    env.reset()
    assert (env.observe("player_0")["observation"] != seeded.observe("player_0")["observation"]).any()


def test_a_dict_has_a_part_for_each_player() -> None:
    flat, parted = ours.env("terra-mystica", 2), ours.env("terra-mystica", 2, observation="dict")
    flat.reset(seed=1)
    parted.reset(seed=1)
    whole, parts = (env.observe("player_1")["observation"] for env in (flat, parted))
    assert list(parts) == ["me", "next", "after 1", "after 2", "after 3", "table"]
    assert sum(len(part) for part in parts.values()) == len(whole) == len(flat.feature_names)
    named = {name: value for name, value in zip(flat.feature_names, whole, strict=True) if name.startswith("next: ")}
    assert (parts["next"] == list(named.values())).all()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seats": 9}, "lantern-isles is for 2, 3, 4 seats, not for 9"),
        ({"reward": "fame"}, "there is no reward 'fame'; there are placement, score, margin"),
        ({"observation": "pixels"}, "there is no observation 'pixels'; there are vector, dict, view"),
        ({"illegal": "shrug"}, "there is no illegal 'shrug'; there are random, raise, end"),
        ({"render_mode": "smell"}, "there is no render_mode 'smell'"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ours.env("lantern-isles", **given)


def test_options_are_those_of_the_game() -> None:
    assert ours.env("terra-mystica", 2, {"map": "fjords"}).table.game.options["map"] == "fjords"
    with pytest.raises(BadOption):
        ours.env("terra-mystica", 2, {"map": "moon"})


def test_before_and_after_a_game_no_action_is_taken() -> None:
    env = ours.env("lantern-isles", 2)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    assert {info["place"] for info in random_game(env, 3)} <= {0, 1}
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("name", ["terra-mystica", "civolution", "lantern-isles"])
def test_a_position_is_drawn_in_text_and_pixels(name: str) -> None:
    env = ours.env(name, 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert len(text.splitlines()) > 2
    env.render_mode = "rgb_array"
    picture = env.render()
    assert picture.shape[1:] == (720, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20  # colours


MISSING = """
import sys
sys.modules[{package!r}] = None
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == {package!r} else find(name, *more)
import demiurge.envs.{module}
"""


@pytest.mark.parametrize(
    ("module", "package", "title"),
    [("pettingzoo", "pettingzoo", "PettingZoo"), ("gymnasium", "gymnasium", "Gymnasium")],
)
def test_who_lacks_a_package_is_told_how_to_get_it(module: str, package: str, title: str) -> None:
    code = MISSING.format(package=package, module=module)
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert said.returncode == 1
    assert f"{title} is not installed: pip install 'demiurge[{module}]'" in said.stderr
