"""Samples: positions of games that were played, as numbers, with what came of them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from demiurge.kernel.features import Sheet


class Samples(NamedTuple):
    """Plain data, which travels between processes. ends: where the numbers of each sample end in places and values.
    scores, merits: of every side of each sample, as many as there are `sides`; merits are -1 where nobody sits;
    thoughts: what was thought of each when it was chosen."""

    places: bytes  # of 16 bits each
    values: bytes  # floats of 32 bits, as all that follow
    ends: bytes  # ints of 32 bits
    scores: bytes
    merits: bytes
    thoughts: bytes

    def __len__(self) -> int:
        return len(self.ends) // 4


class Writer:
    """Samples while they are collected."""

    def __init__(self, sides: int) -> None:
        self.sides = sides
        self.places = array("H")
        self.values = array("f")
        self.ends = array("i")
        self.scores = array("f")
        self.merits = array("f")
        self.thoughts = array("f")

    def add(self, sheet: Sheet, scores: Sequence[float], merits: Sequence[float], thought: float) -> None:
        """Scores and merits begin with the side whose sheet it is."""
        self.places.extend(sheet.places)
        self.values.extend(sheet.values)
        self.ends.append(len(self.places))
        absent = self.sides - len(scores)
        self.scores.extend([*scores, *[0.0] * absent])
        self.merits.extend([*merits, *[-1.0] * absent])
        self.thoughts.append(thought)

    def samples(self) -> Samples:
        parts = self.places, self.values, self.ends, self.scores, self.merits, self.thoughts
        return Samples(*[part.tobytes() for part in parts])
