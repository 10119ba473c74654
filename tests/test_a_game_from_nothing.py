"""docs/a-game-from-nothing.md makes examples/amber_shore: what it quotes stands there, and all of it is short."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
GAME: Final = ROOT / "examples" / "amber_shore"
PAGE: Final = (ROOT / "docs" / "a-game-from-nothing.md").read_text(encoding="utf-8")
MOST: Final = 700  # lines, without tests and rules
COUNTED: Final = {".py", ".ftl", ".css", ".json", ".toml"}
SECTIONS: Final = re.split(r"^## ", PAGE, flags=re.M)[1:]
BLOCK: Final = re.compile(r"^```\w*\n(.*?)^```$", re.M | re.S)


def found(name: str) -> Path:
    """A file by its name on the page."""
    return next(path for folder in (GAME, GAME / "src" / "amber_shore") if (path := folder / name).is_file())


def counted() -> dict[str, int]:
    """Everything that was written for the game but its tests and rules: lines by name."""
    paths = [path for path in GAME.rglob("*") if path.suffix in COUNTED and GAME / "tests" not in path.parents]
    inner = GAME / "src" / "amber_shore"
    names = {path: path.relative_to(inner if inner in path.parents else GAME).as_posix() for path in paths}
    return {name: len(path.read_text(encoding="utf-8").splitlines()) for path, name in names.items()}


def quoted() -> list[tuple[str, str]]:
    """Each block with the file that its heading names; what begins with `>>>` is run instead."""
    named = [(heading[1], section) for section in SECTIONS if (heading := re.match(r"`([^`]+)`\n", section))]
    return [(name, block) for name, section in named for block in BLOCK.findall(section) if ">>>" not in block]


def test_the_whole_game_has_no_more_lines_than_the_page_says() -> None:
    assert sum(counted().values()) <= MOST
    assert f"{MOST} lines" in PAGE


def test_the_table_of_files_is_right() -> None:
    table = {name: int(lines) for name, lines in re.findall(r"^\| `([^`]+)` \| (\d+) \|", PAGE, re.M)}
    assert table == counted()


@pytest.mark.parametrize(("name", "block"), quoted())
def test_what_is_quoted_stands_there_to_the_letter(name: str, block: str) -> None:
    assert block in found(name).read_text(encoding="utf-8")


def test_every_file_has_its_section_and_every_section_quotes_something() -> None:
    named = {name for name, _ in quoted()}
    assert set(counted()) - {"__init__.py", "drawing/icons.py"} <= named
    assert len(quoted()) > 25
