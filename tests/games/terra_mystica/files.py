"""Component files for tests: built-in entries to change or to spoil, and the mistakes that are told of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.terra_mystica.reading import load_box
from demiurge.kernel.components import BadComponents

COMPONENTS = Path(__file__).resolve().parents[3] / "src/demiurge/games/terra_mystica/components"


def entry(file: str, name: str) -> dict[str, Any]:
    """A copy of a built-in entry, for a test to spoil."""
    found: dict[str, Any] = json.loads((COMPONENTS / file).read_text(encoding="utf-8"))[name]
    return found


def spoil(data: dict[str, Any], field: str, value: object) -> dict[str, Any]:
    """The entry with one field, named by its path, set to another value."""
    *path, last = field.split(".")
    inner = data
    for key in path:
        inner = inner[key]
    inner[last] = value
    return data


def put(folder: Path, file: str, entries: dict[str, Any]) -> str:
    path = folder / file
    path.write_text(json.dumps(entries), encoding="utf-8")
    return str(path)


def mistakes(path: str) -> list[str]:
    with pytest.raises(BadComponents) as caught:
        load_box(path)
    return str(caught.value).split("\n")
