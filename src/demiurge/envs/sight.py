"""What a seat is told, as arrays: numbers of its View, and a mask of its answers."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from demiurge.bots.net import features_of
from demiurge.bots.rows import mark, scatter
from demiurge.envs.encoding import Slots
from demiurge.envs.episode import Table, one_of
from demiurge.envs.rewards import MOST
from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.game import view
from demiurge.kernel.registry import find
from demiurge.kernel.state import NO_OPTIONS, State

SHAPES: Final = ("vector", "dict", "view")
REST: Final = "table"  # of an observation in parts: what belongs to no player
Array = Any  # of numpy, whose element types say nothing here


class Named:
    """An environment whose numbers and actions have names, so that one can say what was learned."""

    table: Table
    sight: Sight

    @property
    def feature_names(self) -> list[str]:
        """What each number of a vector is."""
        return list(self.sight.names)

    @property
    def action_names(self) -> list[str]:
        return self.table.action_names


class Sight:
    """What the seats of a table see. `shape`: the game's features in one vector, or in a dict with a part for each
    player; or its View, number by number, which a game without features has in any case."""

    def __init__(self, table: Table, shape: str) -> None:
        self.shape = one_of("observation", shape, SHAPES)
        own = None if shape == "view" else features_of(table.game)
        self.features: Features = own or slots(table.key)
        self.slots = self.features if isinstance(self.features, Slots) else None
        self.names = self.features.names
        self.actions = len(table.game.space)
        self.parts = parts(self.names)
        self.observation_space = self.spaces()
        self.action_space = self.choices()

    def spaces(self) -> Dict:
        if self.shape != "dict":
            seen: gymnasium.Space[Any] = numbers(len(self.names))
        else:
            seen = Dict({name: numbers(len(places)) for name, places in self.parts.items()})
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.actions,), np.int8)})

    def choices(self) -> Discrete:
        return Discrete(self.actions)

    def write(self, state: State, seat: int, row: Array) -> None:
        """The seat's numbers, into a row of floats. Features write the same of a View and of the whole position."""
        if self.slots is not None:
            self.slots.unfold(view(state, seat), seat, row)
            return
        sheet = Sheet()
        self.features.write(state, seat, sheet)
        scatter(sheet.places, sheet.values, row)

    def shaped(self, rows: Array) -> Any:
        """The numbers of one position, or of many, as the space has them."""
        if self.shape != "dict":
            return rows
        return {name: rows[..., places] for name, places in self.parts.items()}

    def told(self, state: State, seat: int, asked: bool) -> dict[str, Any]:
        """All that a seat is told. Who is not asked may answer nothing."""
        row, mask = np.empty(len(self.names), np.float32), np.empty(self.actions, np.int8)
        self.write(state, seat, row)
        mark(state.answers(seat) if asked else NO_OPTIONS, mask)
        return {"observation": self.shaped(row), "action_mask": mask}


@cache
def slots(key: tuple[str, int, tuple[tuple[str, str], ...]]) -> Slots:
    """To learn them takes a moment, so a table like another one has the same."""
    name, seats, options = key
    return Slots(find(name).make(dict(options)), seats)


def numbers(size: int) -> Box:
    """No score is higher, and nothing else is larger than a score."""
    return Box(-MOST, MOST, (size,), np.float32)


def parts(names: list[str]) -> dict[str, Array]:
    """The places of each player's numbers, `me: points`, and of all others."""
    found: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        owner, colon, _ = name.partition(": ")
        found.setdefault(owner if colon else REST, []).append(place)
    return {owner: np.array(places) for owner, places in found.items()}


def sampled(masks: Array, rng: np.random.Generator) -> Array:
    """For each row of masks one of the actions that it allows, all equally likely."""
    return (masks * rng.random(masks.shape)).argmax(axis=-1)
