"""How the games are called, what their parameters are, and what a finished game is worth."""

from __future__ import annotations

import pickle
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from demiurge.kernel.game import Option
from demiurge.kernel.registry import Meta
from tests.envs.openspiel.spiel import TABLES, begun, described, finished, openspiel, pyspiel, table

parameters: Any = import_module("demiurge.envs.openspiel.parameters")
rewards: Any = import_module("demiurge.envs.rewards")


def test_every_game_of_the_registry_is_known() -> None:
    known = {name for name in pyspiel.registered_names() if name.startswith("demiurge_")}
    assert {
        "demiurge_terra_mystica", "demiurge_theocratia", "demiurge_nova_era", "demiurge_civolution",
        "demiurge_lantern_isles", "demiurge_amber_shore",
    } <= known  # fmt: skip


@pytest.mark.parametrize(("meta", "seats"), TABLES, ids=described)
def test_a_description_makes_the_same_game(meta: Meta, seats: int) -> None:
    """The last value of every option, where they go together, and the first otherwise."""
    last = {parameters.parameter(option): parameters.spelt(option, option.values[-1]) for option in meta.all_options()}
    for given in ({}, *({name: value} for name, value in last.items())):
        try:
            game = table(meta.name, seats, **given)
        except ValueError:
            continue
        again = pyspiel.load_game(str(game))
        assert str(again) == str(game)
        assert again.num_players() == seats
        assert again.table is game.table
        assert again.num_distinct_actions() == len(game.table.game.space)
        for name, value in given.items():
            assert game.get_parameters()[name] == value


def test_values_that_look_like_numbers() -> None:
    years, mixed = Option("vp", ["20", "2017"]), Option("first", ["drawn", "1"])
    assert [parameters.spelt(years, value) for value in years.values] == [20, 2017]
    assert [parameters.spelt(mixed, value) for value in mixed.values] == ["drawn", "'1'"]
    drawn, second = table("nova-era", 2), pyspiel.load_game("demiurge_nova_era(first='2')")
    assert drawn.table.game.options["first"] == "drawn"
    assert second.table.game.options["first"] == "2"
    assert table("nova-era", 2, first="2").table is second.table
    assert table("terra-mystica", 2, start_vp=2017).table.game.options["start-vp"] == "2017"


def test_an_option_may_be_called_like_a_parameter() -> None:
    assert [parameters.parameter(Option(name, ["a"])) for name in ("seats", "reward", "first-game")] == [
        "seats_", "reward_", "first_game",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seats": 9}, "lantern-isles is for 2, 3, 4 seats, not for 9"),
        ({"seats": 2, "reward": "fame"}, "there is no reward 'fame'; there are placement, score, margin"),
        ({"seats": 2, "weather": "hail"}, "weather"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        table("lantern-isles", **given)


def test_options_that_do_not_go_together_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="needs more than one player"):
        table("civolution", 1, hands="mixed")


class Ranked:
    """A position of which only the end is known."""

    def __init__(self, seats: int, ranking: list[list[int]], scores: list[int]) -> None:
        self.seats, self.ranked, self.points = seats, ranking, scores

    def ranking(self) -> list[list[int]]:
        return self.ranked

    def scores(self) -> list[int]:
        return self.points


@pytest.mark.parametrize(
    ("ranking", "worth"),
    [
        ([[1], [0]], [-1, 1]),
        ([[0, 1]], [0, 0]),
        ([[2], [0, 1], [3]], [0, 0, 1, -1]),
        ([[0], [1], [2]], [1, 0, -1]),
        ([[0]], [1]),
        ([[], [0]], [-1]),
    ],
)
def test_a_place_is_worth(ranking: list[list[int]], worth: list[float]) -> None:
    assert rewards.placement(Ranked(len(worth), ranking, [])) == worth


def test_points_are_worth() -> None:
    ended = Ranked(3, [], [5, 9, 1])
    assert rewards.score(ended) == [5, 9, 1]
    assert rewards.margin(ended) == [0, 6, -6]
    assert rewards.margin(Ranked(1, [], [7])) == [7]


@pytest.mark.parametrize("reward", ["placement", "score", "margin"])
def test_a_finished_game_is_worth_what_its_parameter_says(reward: str) -> None:
    state = finished(table("lantern-isles", 3, reward=reward))
    assert state.returns() == getattr(rewards, reward)(state.point.state)
    assert begun(table("lantern-isles", 3, reward=reward)).returns() == [0, 0, 0]


def test_another_process_reads_a_pickle() -> None:
    """Who unpickles a game or a state need not have imported anything."""
    game = table("lantern-isles", 2, rounds="three")
    state = begun(game)
    code = "import pickle, sys; g, s = pickle.load(sys.stdin.buffer); print(g); print(s)"
    made = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps((game, state)), capture_output=True, check=True
    )
    assert made.stdout.decode().splitlines() == [str(game), str(state)]


def test_a_game_of_ones_own_has_one_name() -> None:
    other = Meta("lantern-isles", "Another", [2], ["first"], [], "lantern_isles", TABLES[0][0].maker)
    with pytest.raises(ValueError, match="there is another game 'lantern-isles'"):
        openspiel.register(other)


def test_without_openspiel_its_environment_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import demiurge.envs; import demiurge.envs.openspiel"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert made.returncode == 1
    assert b"pip install 'demiurge[openspiel]'" in made.stderr
