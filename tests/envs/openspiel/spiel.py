"""OpenSpiel, where it is installed; who imports this without it is skipped, and says why."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final

import pytest

from demiurge.kernel.registry import Meta, games

pyspiel: Any = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
openspiel: Any = import_module("demiurge.envs.openspiel")

TABLES: Final = [(meta, seats) for meta in games().values() for seats in meta.seats]


def described(x: object) -> str:
    """The id of a parameter of a test."""
    return x.name if isinstance(x, Meta) else str(x)


def table(name: str, seats: int, **parameters: Any) -> Any:
    return pyspiel.load_game("demiurge_" + name.replace("-", "_"), {"seats": seats, **parameters})


def drawn(state: Any, rng: Random) -> int:
    """One of the outcomes, by their probabilities."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, chances)[0])


def settled(state: Any, rng: Random) -> Any:
    """The same state, once all draws are done."""
    while state.is_chance_node():
        state.apply_action(drawn(state, rng))
    return state


def begun(game: Any, seed: int = 1) -> Any:
    """A game that has been set up."""
    return settled(game.new_initial_state(), Random(seed))


def finished(game: Any, seed: int = 1) -> Any:
    """A random game, played to its end."""
    rng, state = Random(seed), begun(game, seed)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        settled(state, rng)
    return state
