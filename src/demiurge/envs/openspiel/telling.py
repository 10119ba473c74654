"""What OpenSpiel is told of a Point: strings, and tensors of fixed size.

An observation is the seat's View: its numbers are the game's features, or a plain encoding where the game brings none.
An information state is all that the seat was ever told: behind the observation stands the record as the seat may read
it, token by token, so that nothing is forgotten."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from demiurge.bots.net import features_of
from demiurge.envs.encoding import Slots
from demiurge.envs.openspiel.points import Point
from demiurge.envs.openspiel.tables import Table
from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.game import view
from demiurge.kernel.record import redact

TOKENS: Final = 8192  # of the record; of a longer one the first are lost
UNKNOWN: Final = 0  # in the place of what the seat may not know


class Teller:
    """What is told of the Points of one game."""

    def __init__(self, table: Table) -> None:
        self.features: Features = features_of(table.game) or Slots(table.game, table.seats)
        self.size = len(self.features.names)

    def observe(self, point: Point, seat: int, tensor: Any) -> None:
        tensor.fill(0.0)
        if point.state is not None:
            sheet = Sheet()
            self.features.write(view(point.state, seat), seat, sheet)
            tensor[sheet.places] = sheet.values

    def remember(self, point: Point, seat: int, tensor: Any) -> None:
        tensor.fill(0.0)
        said = tokens(point, seat)[-TOKENS:]
        tensor[: len(said)] = said


@cache
def teller_of(table: Table) -> Teller:
    return Teller(table)


def tokens(point: Point, seat: int) -> list[int]:
    """The record as numbers: for each answer whose it was (1: mine, 2: the next seat's, and so on), which one, how many
    outcomes it met, and each of them. What is known is raised by one."""
    found: list[int] = []
    for row in point.rows:
        data = redact(row.data, seat)
        met = data.get("chance", ())
        if "do" in data:
            found += [(data["seat"] - seat) % point.seats + 1, point.game.space.find(data["do"]) + 1]
        found.append(len(met))
        found += [UNKNOWN if value is None else known(value) for value, _ in met]
    return found


def known(value: int) -> int:
    """Never UNKNOWN."""
    return value + 1 if value >= 0 else value


class Observer:
    """What OpenSpiel asks of an observer; `recall`: all that was ever told, not what is seen now."""

    def __init__(self, teller: Teller, recall: bool) -> None:
        self.teller, self.recall = teller, recall
        self.tensor = np.zeros(teller.size + (TOKENS if recall else 0), np.float32)
        self.dict = {"view": self.tensor[: teller.size]}
        if recall:
            self.dict["record"] = self.tensor[teller.size :]

    def set_from(self, state: Any, player: int) -> None:
        self.teller.observe(state.point, player, self.dict["view"])
        if self.recall:
            self.teller.remember(state.point, player, self.dict["record"])

    def string_from(self, state: Any, player: int) -> str:
        point: Point = state.point
        return point.information(player) if self.recall else point.observation(player)
