"""What a game brings beside its rules: drawing, terminal, ledger. All of it is optional."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from typing import Any

from demiurge.kernel.game import Game


def faculty_of(game: Game, name: str) -> Any:
    """A faculty, or None where the game has none."""
    try:
        return game.faculty(name)
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.{name}":
            raise  # the game has one, and it is broken
        return None


@lru_cache(maxsize=128)
def brings(package: str, name: str) -> bool:
    """Whether the game of that package has a faculty, which is not loaded for that."""
    return find_spec(f"{package}.{name}") is not None
