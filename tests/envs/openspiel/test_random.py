"""OpenSpiel's own tests, unchanged, on every game: random games in which every position is copied, saved and told."""

from __future__ import annotations

import contextlib
import io
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from demiurge.kernel.registry import Meta
from tests.envs.openspiel.spiel import TABLES, described, finished, pyspiel, table

SHORT = [(meta, seats) for meta, seats in TABLES if seats == (3 if meta.name == "lantern-isles" else 2)]


def simulated(name: str, seats: int, games: int, **parameters: Any) -> None:
    """By the test in C++ and by the one in Python, which pickles, too."""
    game = table(name, seats, **parameters)
    pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)
    np.random.seed(seats)
    with contextlib.redirect_stdout(io.StringIO()):
        import_module("open_spiel.python.tests.games_sim_test").GamesSimTest().sim_game(game)


@pytest.mark.parametrize(("meta", "seats"), SHORT, ids=described)
def test_random_games_are_as_openspiel_wants_them(meta: Meta, seats: int) -> None:
    simulated(meta.name, seats, games=1)


@pytest.mark.long
@pytest.mark.parametrize(("meta", "seats"), TABLES, ids=described)
def test_at_every_table_random_games_are_as_openspiel_wants_them(meta: Meta, seats: int) -> None:
    simulated(meta.name, seats, games=2)
    for reward in ("score", "margin"):
        pyspiel.random_sim_test(table(meta.name, seats, reward=reward), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("meta", "seats"), TABLES, ids=described)
def test_at_every_table_the_whole_record_is_remembered(meta: Meta, seats: int) -> None:
    telling = import_module("demiurge.envs.openspiel.telling")
    for seed in range(10):
        state = finished(table(meta.name, seats), seed)
        assert len(telling.tokens(state.point, 0)) <= telling.TOKENS
