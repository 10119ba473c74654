"""Every game of the registry as a game of OpenSpiel, with explicit chance: import this, then
`pyspiel.load_game("demiurge_terra_mystica(seats=4)")`."""

from __future__ import annotations

import importlib.util

if importlib.util.find_spec("pyspiel") is None:
    raise ModuleNotFoundError("OpenSpiel is not installed: pip install 'demiurge[openspiel]'", name="pyspiel")

from demiurge.envs.openspiel.game import DemiurgeGame, DemiurgeState, register
from demiurge.kernel.registry import games

__all__ = ["DemiurgeGame", "DemiurgeState", "register"]

for meta in games().values():
    register(meta)
