"""The arena: bots against bots, many games at once, and what the results are worth."""

from demiurge.arena.match import MatchFigures, match
from demiurge.arena.simulate import Simulation, SimulationFigures, simulate
from demiurge.arena.table import BrokenGame, Setup
from demiurge.arena.workers import open_workers

__all__ = [
    "BrokenGame",
    "MatchFigures",
    "Setup",
    "Simulation",
    "SimulationFigures",
    "match",
    "open_workers",
    "simulate",
]
