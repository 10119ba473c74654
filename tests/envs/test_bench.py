"""What bench/environments.py tells."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
bench: Any = import_module("bench.environments")


def test_every_way_to_play_plays() -> None:
    bench.MANY, bench.A_TURN = 2, 5
    found = bench.by_turns(bench.ours("lantern-isles", 2), rounds=1, seconds=0.001)
    assert set(found) == {
        "engine", "from Python", "with mask", "with observation", "PettingZoo", *bench.MANY_WAYS,
    }  # fmt: skip
    assert all(speed > 0 for speeds in found.values() for speed in speeds)


def test_parts_are_what_each_adds_and_ratios_are_of_the_same_round() -> None:
    speeds = {
        "engine": [1e6, 4e6], "from Python": [5e5] * 2, "with mask": [4e5] * 2, "with observation": [1e5] * 2,
        "PettingZoo": [5e4, 5e4], bench.CHESS: [1e4, 5e3], **{way: [5e5, 1e6] for way in bench.MANY_WAYS},
    }  # fmt: skip
    told = bench.figures("a game", 4, speeds)
    assert told["microseconds"] == {"engine": 2.0, "mask": 0.5, "observation": 7.5, "PettingZoo": 10.0}
    assert told["times_chess"] == 7.5
    assert told["times_gin_rummy"] is None
    assert set(told["of_engine"].values()) == {0.375}
