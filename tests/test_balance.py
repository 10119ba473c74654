"""The pages of balance are made of a report, with pictures that stand alone."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from demiurge.arena import open_workers
from demiurge.kernel.registry import find
from demiurge.lab import Report, Study, read, run
from demiurge.lab.report import Group
from demiurge.lab.telling import Teller
from tools import balance


@pytest.fixture(scope="module")
def report() -> Report:
    with open_workers() as workers:
        return run(Study("nova-era", 3, bots=("random",), games=40), workers)


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("balance", "pictures"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(balance, "PAGES", tmp_path / "balance")
    monkeypatch.setattr(balance, "PICTURES", tmp_path / "pictures")
    return tmp_path


def test_a_page_says_what_came_of_the_games_with_intervals(report: Report, docs: Path) -> None:
    said = balance.page(report)
    assert said.startswith("# Balance of Nova Era\n")
    assert "40 games with 3 seats, all played by `random`." in said
    assert "--games 40 --bots random --seed 1" in said
    (first,) = re.findall(r"^\| 1st \| (\d[\d.]*) \(([\d.]+) to ([\d.]+)\) % \| 40 \|", said, re.M)
    rate, low, high = map(float, first)
    assert low < rate < high
    assert "An even share is 33.3 %" in said
    assert "## What this cannot say" in said


def test_every_picture_of_a_page_is_there_and_stands_alone(report: Report, docs: Path) -> None:
    named = re.findall(r"\]\(\.\./pictures/([\w.-]+)\)", balance.page(report))
    assert len(named) >= 5
    assert sorted(named) == sorted(path.name for path in (docs / "pictures").iterdir())
    for name in named:
        text = (docs / "pictures" / name).read_text("utf-8")
        root = ElementTree.fromstring(text)
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        assert width > 300
        assert height > 60
        for token in set(re.findall(r"var\((--[\w-]+)\)", text)):
            assert f"{token}:" in text, f"{name} has no {token}"


def test_pages_are_written_and_written_again(
    report: Report, docs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(balance, "study", lambda one, minutes, jobs: report)
    balance.main(["nova-era"])
    page = (docs / "balance" / "nova-era.md").read_text("utf-8")
    assert read((docs / "balance" / "nova-era.json").read_text("utf-8")) == report
    (docs / "balance" / "nova-era.md").unlink()
    balance.main(["nova-era", "--again"])
    assert (docs / "balance" / "nova-era.md").read_text("utf-8") == page
    with pytest.raises(SystemExit):
        balance.main(["chess"])
    assert "not chess" in capsys.readouterr().err


def test_bots_that_begin_alike_are_said_to(report: Report) -> None:
    def start(name: str, count: int) -> Group:
        return {**report["orders"][0], "name": {"en": name}, "count": [count]}

    starts = [start("Witches", 39), start("Giants", 40), start("Nomads", 30), start("Fakirs", 11)]
    (said,) = balance.habits(Teller("en"), {**report, "starts": starts})
    assert "Witches (39), Giants (40) of 40 games" in said
    free = [start(name, 24) for name in ("Witches", "Giants", "Nomads", "Fakirs", "Auren")]
    assert list(balance.habits(Teller("en"), {**report, "starts": free})) == []
    assert list(balance.habits(Teller("en"), report)) == []


def test_all_four_games_are_planned_as_they_can_be_played() -> None:
    assert [one.game for one in balance.STUDIES] == ["terra-mystica", "theocratia", "nova-era", "civolution"]
    assert all(one.seats in find(one.game).seats for one in balance.STUDIES)
