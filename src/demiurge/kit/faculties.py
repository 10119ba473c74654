"""What a game brings beside its rules: drawing, terminal. All of it is optional."""

from __future__ import annotations

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
