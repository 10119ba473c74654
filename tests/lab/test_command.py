"""`demiurge lab`: it plays, reports in three forms, and says in one line what is wrong."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from demiurge import cli
from demiurge.commands import base
from demiurge.lab import read
from tests.lab.conftest import CARD, giving, written_into

CALL = "lab lantern-isles --games 40 --bots random --jobs 1"


def test_a_report_is_printed_written_and_shown_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved, shown, again = (str(tmp_path / name) for name in ("report.json", "report.html", "again.html"))
    assert cli.main([*CALL.split(), "--save", saved, "--page", shown]) == 0
    printed = capsys.readouterr().out
    assert "Lantern Isles" in printed
    assert read(Path(saved).read_text())["games"] == 40
    assert cli.main(["lab-report", saved, "--page", again]) == 0
    assert capsys.readouterr().out == printed
    assert Path(again).read_text() == Path(shown).read_text()


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*CALL.split(), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["pairs"], data["seats"], len(data["sets"])) == (40, 3, 1)


def test_components_are_compared_with_the_built_in_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = written_into(tmp_path / "mine", {CARD: giving(5)})
    call = f"lab nova-era --components {mine} --games 40 --bots random --jobs 1 --json"
    assert cli.main(call.split()) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in data["sets"]] == ["mine", ""]
    assert cli.main([*call.split(), "--against", "built-in"]) == 0
    assert json.loads(capsys.readouterr().out)["sets"] == data["sets"]


def test_ctrl_c_ends_the_games_and_reports_on_those_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(base.ProgressLine, "__call__", lambda line, done, of: signal.raise_signal(signal.SIGINT))
    usual = signal.getsignal(signal.SIGINT)
    assert cli.main([*CALL.split(), "--games", "4000", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["stopped"] == "stopped"
    assert data["games"] < 4000
    assert signal.getsignal(signal.SIGINT) == usual


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("--against built-in", "the same"),
        ("--components nowhere", "no components at nowhere"),
        ("--against nowhere", "no components at nowhere"),
        ("--seats 7", "not by 7"),
        ("--bots clever", "clever"),
        ("--width 0", "above 0"),
        ("--on moon", "moon"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(more: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*CALL.split(), *more.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err
    assert printed.err.count("\n") == 1


def test_a_file_that_is_no_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}")
    assert cli.main(["lab-report", str(path)]) == 2
    assert "no report" in capsys.readouterr().err
