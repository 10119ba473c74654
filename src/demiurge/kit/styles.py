"""Style sheets of drawings: the table's own, and those beside a game's drawing."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from demiurge.kernel.clauses import package_folder
from demiurge.kernel.registry import find
from demiurge.kit.plain import COLOURS

STATIC: Final = Path(__file__).parent.with_name("table") / "static"  # files, not code: the table itself lies above


@lru_cache(maxsize=16)
def style_of(game: str) -> str:
    """What a game adds: the sheets in its `drawing` folder, board.css last. One without a drawing has plain colours."""
    folder = package_folder(find(game).package) or STATIC
    found = sorted(folder.glob("drawing/*.css"), key=lambda path: (path.name == "board.css", path.name))
    if not found:
        return "\n".join(f".plain-{n} {{ --c: {colour}; --on: #fff; }}" for n, colour in enumerate(COLOURS))
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


@lru_cache(maxsize=16)
def whole_style(game: str) -> str:
    """All that a page of the game has, for pictures that stand alone."""
    return f"{(STATIC / 'table.css').read_text(encoding='utf-8')}\n{style_of(game)}"
