"""What the tests of the lab look at: a card of Nova Era that gives more, and a study of it with random bots."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from demiurge.arena.workers import Here
from demiurge.lab import Report, Study, run

FILE = "technologies.json"
CARD = "hunting"
"""A house card that random bots take in most games."""


def entry_of(card: str = CARD, file: str = FILE) -> dict[str, Any]:
    """A built-in entry, to be changed."""
    built_in = resources.files("demiurge.games.nova_era").joinpath("components", file)
    found: dict[str, Any] = json.loads(built_in.read_text("utf-8"))[card]
    return found


def written_into(folder: Path, entries: dict[str, Any], file: str = FILE) -> str:
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(json.dumps(entries))
    return str(folder)


def giving(vp: int) -> dict[str, Any]:
    """The card with so many points more, at once."""
    entry = entry_of()
    return entry | {"effects": [*entry.get("effects", []), {"when": "instant", "op": "vp", "n": vp}]}


@pytest.fixture(scope="session")
def five_more(tmp_path_factory: pytest.TempPathFactory) -> Report:
    folder = tmp_path_factory.mktemp("lab") / "five"
    mine = written_into(folder, {CARD: giving(5)})
    return run(Study("nova-era", 3, mine=mine, against="", bots=("random",), games=720), Here())


@pytest.fixture(scope="session")
def alone() -> Report:
    return run(Study("lantern-isles", 3, bots=("random",), games=120), Here())
