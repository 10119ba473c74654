"""A component file that is damaged is told as such by every game, whatever the damage is."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from demiurge.kernel.components import BadComponents
from demiurge.kernel.registry import find, games

FILES = [
    (meta.name, file.name)
    for meta in games().values()
    for file in sorted(resources.files(meta.package).joinpath("components").iterdir(), key=lambda file: file.name)
    if file.name.endswith(".json")
]
JUNK: tuple[object, ...] = (7, [{}], {}, {"origin": float("nan")})


@pytest.mark.parametrize(("game", "file"), FILES)
def test_entries_that_are_something_else_are_told(tmp_path: Path, game: str, file: str) -> None:
    """Games know their entries by name and number: one that could not be read must not be missing either."""
    meta = find(game)
    built_in = resources.files(meta.package).joinpath("components", file).read_text(encoding="utf-8")
    names = [name for name in json.loads(built_in) if name != "about"]
    for number, junk in enumerate(JUNK):
        mine = tmp_path / file
        mine.write_text(json.dumps({names[number % len(names)]: junk}))
        with pytest.raises(BadComponents, match=file):
            meta.make({}, str(mine))
