"""Servers are killed, their databases locked, filled and stopped, their clocks moved: nothing acknowledged is lost."""

import sys
from pathlib import Path

import pytest

from tests.chaos.faults import BASES
from tests.chaos.storm import Plan, storm

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it forks, and sets limits to another process")


def check(plan: Plan, kind: str, folder: Path) -> None:
    found = storm(plan, kind, folder)
    assert found.troubles == []
    assert found.figures["kills"] >= plan.kills
    assert all(found.figures[f"times {fault}"] for fault in BASES[kind].faults)
    print(found.figures)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def test_a_short_storm_loses_nothing(kind: str, tmp_path: Path) -> None:
    check(Plan(kills=4, tables=3, life=5, every=3, more=3), kind, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 500), ("postgres", 200)])
def test_a_long_storm_loses_nothing(kind: str, kills: int, tmp_path: Path) -> None:
    check(Plan(kills, tables=10), kind, tmp_path)
