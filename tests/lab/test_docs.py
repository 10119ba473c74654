"""The commands of docs/lab.md do what it says; with fewer games, and bots that need no time."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from demiurge import cli
from demiurge.lab import read

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text("utf-8")
COMMANDS = re.findall(r"^    demiurge (.+)$", PAGE, re.M)
LIGHTER = {"--games": "40", "--bots": "random", "--jobs": "1"}


def lighter(command: str) -> list[str]:
    parts = shlex.split(command)
    for option, value in LIGHTER.items() if parts[0] == "lab" else ():
        if option in parts:
            parts[parts.index(option) + 1] = value
        else:
            parts += [option, value]
    return parts


def test_its_commands_can_be_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    written = re.search(r"```json\n(.*?)```", PAGE, re.S)
    assert written is not None
    entries = json.loads(written[1])
    for folder, vp in (("my_cards", 3), ("other_cards", 2)):
        entries["printing-press"]["effects"][0]["n"] = vp
        Path(folder).mkdir()
        Path(folder, "technologies.json").write_text(json.dumps(entries))
    assert len(COMMANDS) == 6
    for command in COMMANDS:
        assert cli.main(lighter(command)) == 0, (command, capsys.readouterr().err)
    assert [one["name"] for one in read(Path("report.json").read_text())["sets"]] == ["my cards", "other cards"]
    assert Path("report.html").read_text().startswith("<!doctype html>")
