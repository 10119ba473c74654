"""Component files for tests: built-in entries to change or to spoil, and the mistakes that are told of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.nova_era.box import Box
from demiurge.games.nova_era.reading import load_box
from demiurge.kernel.components import BadComponents

COMPONENTS = Path(__file__).resolve().parents[3] / "src/demiurge/games/nova_era/components"


def entries(file: str, folder: Path = COMPONENTS) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / file).read_text(encoding="utf-8"))
    return {name: entry for name, entry in found.items() if name != "about"}


def entry(file: str, name: str) -> dict[str, Any]:
    """A copy of a built-in entry, for a test to change."""
    found: dict[str, Any] = entries(file)[name]
    return found


def replaced(folder: Path, file: str, **changed: dict[str, Any]) -> Box:
    """The box with these entries in place of the built-in ones; `fire_keeping` stands for fire-keeping."""
    data = {name.replace("_", "-") if file != "board.json" else name: value for name, value in changed.items()}
    (folder / file).write_text(json.dumps(data), encoding="utf-8")
    return load_box(str(folder))


def mistakes(folder: Path, file: str, **changed: dict[str, Any]) -> list[str]:
    with pytest.raises(BadComponents) as raised:
        replaced(folder, file, **changed)
    return str(raised.value).splitlines()
