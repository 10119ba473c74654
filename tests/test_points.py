"""Where points come from, measured: of the games that a seed gives, each point once."""

from __future__ import annotations

import tomllib

import pytest

from demiurge.kit.first_page import Measured
from tools.points import measure, written


def test_all_points_of_measured_games_are_told_apart() -> None:
    found = measure("lantern-isles", 3, "greedy", seed=5, games=4)
    assert (found.games, found.seats) == (4, 3)
    assert len(found.sources) > 1
    assert sum(found.sources.values()) == pytest.approx(found.mean, abs=0.05)
    assert found == measure("lantern-isles", 3, "greedy", seed=5, games=4)


def test_what_is_written_is_read_again_and_says_how_it_was_measured() -> None:
    found = Measured(40, 4, "search:50it", 1, 7.5, {"source-a": 8.25, "source-b": -0.75})
    text = written("my-game", found)
    assert Measured(**tomllib.loads(text)) == found
    assert "tools/points.py my-game --seats 4 --bots search:50it --games 40 --seed 1" in text
