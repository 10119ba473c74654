"""Nothing that a seat may not know reaches it by OpenSpiel."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import pytest

from demiurge.kernel.registry import Meta, find
from demiurge.kernel.state import State
from tests.envs.openspiel.spiel import TABLES, described, table
from tests.envs.openspiel.twinned import twins

# Terra Mystica hides nothing (TM-1.20), and who plays alone has nobody to hide from.
SECRETIVE = [(meta, seats) for meta, seats in TABLES if meta.name != "terra-mystica" and seats > 1]
SHORT = [("lantern-isles", 2), ("lantern-isles", 3), ("amber-shore", 2), ("theocratia", 2), ("nova-era", 2)]


def clean(meta: Meta, seats: int, seeds: Iterable[int]) -> None:
    """A random game may hold few secrets that could be others, or none; all of them together hold some."""
    results = [twins(meta, seats, seed) for seed in seeds]
    for result, _ in results:
        assert result.failed == 0, result.first_failure
    assert sum(compared for _, compared in results) > sum(result.cases for result, _ in results) > 0


@pytest.mark.parametrize(("name", "seats"), SHORT)
def test_who_is_not_told_is_given_the_same(name: str, seats: int) -> None:
    clean(find(name), seats, [1])


@pytest.mark.long
@pytest.mark.parametrize(("meta", "seats"), SECRETIVE, ids=described)
def test_at_every_table_who_is_not_told_is_given_the_same(meta: Meta, seats: int) -> None:
    clean(meta, seats, range(2, 5))


@pytest.mark.parametrize(
    ("module", "part"), [("points", "observation string"), ("telling", "information tensor and observation tensor")]
)
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, module: str, part: str) -> None:
    """The whole position instead of a View of it."""
    table("lantern-isles", 2).observation_tensor_size()  # the places of its numbers are those of Views

    def all_of_it(state: State, seat: int) -> State:
        return state

    monkeypatch.setattr(import_module(f"demiurge.envs.openspiel.{module}"), "view", all_of_it)
    result, _ = twins(find("lantern-isles"), 2, 1)
    assert result.failed > 0
    assert result.first_failure.endswith(f"is given another {part}")


def test_a_record_that_is_not_redacted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    points = import_module("demiurge.envs.openspiel.points")
    monkeypatch.setattr(points, "redact", lambda data, seat: data)
    result, _ = twins(find("lantern-isles"), 2, 1)
    assert result.first_failure.endswith("is given another information string")
