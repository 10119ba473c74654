"""Nothing that a seat may not know reaches it by an environment."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

import pytest

from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.registry import find
from demiurge.kernel.state import State
from tests.envs.tables import TABLES

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
twinned: Any = import_module("tests.envs.twinned")
sight: Any = import_module("demiurge.envs.sight")

# Terra Mystica hides nothing (TM-1.20), and who plays alone has nobody to hide from.
SECRETIVE = [(name, seats) for name, seats in TABLES if name != "terra-mystica" and seats > 1]
SHORT = [("lantern-isles", 2), ("amber-shore", 2), ("theocratia", 2), ("nova-era", 2)]


def clean(name: str, seats: int, seeds: Iterable[int]) -> None:
    """A random game may hold few secrets that could be others, or none; all of them together hold some."""
    results = [twinned.twins(find(name), seats, seed) for seed in seeds]
    for result, _ in results:
        assert result.failed == 0, result.first_failure
    assert sum(compared for _, compared in results) > sum(result.cases for result, _ in results) > 0


@pytest.mark.parametrize(("name", "seats"), SHORT)
def test_who_is_not_told_is_given_the_same(name: str, seats: int) -> None:
    clean(name, seats, [1])


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_at_every_table_who_is_not_told_is_given_the_same(name: str, seats: int) -> None:
    clean(name, seats, range(2, 5))


def test_a_leak_of_plain_numbers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole position instead of a View of it."""
    twinned.Eyes("lantern-isles", 2)  # the places of its numbers are those of Views

    def all_of_it(state: State, seat: int) -> State:
        return state

    monkeypatch.setattr(sight, "view", all_of_it)
    result, _ = twinned.twins(find("lantern-isles"), 2, 1)
    assert result.first_failure.endswith("is given another turns 0 and turns 1 and turns 2 and learner and vector")


def test_a_leak_of_features_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Talkative(Features):
        def write(self, s: Any, seat: int, sheet: Sheet) -> None:
            sheet.put(0, float(sum(s.hands[1 - seat])))

    talkative = Talkative(["what the other one holds"])
    monkeypatch.setattr(sight, "features_of", lambda game: talkative)
    result, _ = twinned.twins(find("lantern-isles"), 2, 1)
    assert result.first_failure.endswith("is given another turns 0 and turns 1 and learner and vector")


def test_a_leak_of_pictures_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twinned.pictures, "view", lambda state, seat: state)
    result, _ = twinned.twins(find("lantern-isles"), 2, 1)
    assert result.first_failure.endswith("is given another text")
