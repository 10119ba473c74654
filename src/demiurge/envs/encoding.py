"""A plain encoding of a View, for games that bring no features: every number in its declared slots has a place.

Which places there are is learned from a few games that are played at random, always the same ones. A slot that did not
come up in them (a list longer than any there) is left out. A number too large to count anything is a mask, and has a
place for each of its bits."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from demiurge.kernel.chance import Chance
from demiurge.kernel.data import Data, fields, kind_name
from demiurge.kernel.features import Features, Layout, Sheet
from demiurge.kernel.game import Game, View, view
from demiurge.kernel.state import State

GAMES: Final = 6  # that are played to learn the places
LOOK: Final = 3  # answers between two looks
LONGEST: Final = 2_000
COUNTS: Final = 999  # a larger number is a mask


class Slots(Features):
    """The places of one game at a table of so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        largest: dict[str, int] = {}
        for seed in range(GAMES):
            met(game, seats, seed, largest)
        layout = Layout()
        layout.each("seat", [str(seat) for seat in range(seats)])
        self.places: dict[str, int] = {}
        self.bits: dict[str, int] = {}  # how many there are of a mask
        for name, most in sorted(largest.items()):
            if most > COUNTS:
                self.places[name], self.bits[name] = layout.many(name, most.bit_length()), most.bit_length()
            else:
                self.places[name] = layout.one(name)
        super().__init__(layout.names)

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        """Of the seat's View; a full position would tell what the seat does not know."""
        sheet.mark(0, seat, s.seats)
        for name, value in numbers(s):
            place = self.places.get(name)
            if place is None:
                continue
            if name in self.bits:
                sheet.marks(place, max(value, 0), self.bits[name])
            else:
                sheet.put(place, float(value))


def met(game: Game, seats: int, seed: int, largest: dict[str, int]) -> None:
    """The names that come up in one random game, and the largest value of each."""
    rng, chance = Random(seed), Chance(seed)
    state = game.start(seats, chance)
    for answer in range(LONGEST):
        waiting = state.waiting()
        if not waiting or answer % LOOK == 0:
            for seat in range(seats):
                for name, value in numbers(view(state, seat)):
                    largest[name] = max(value, largest.get(name, 0))
        if not waiting:
            return
        state.apply(waiting[0], rng.choice(state.answers(waiting[0])), chance)


def numbers(s: View | State) -> list[tuple[str, int]]:
    """What stands in the slots, by name: the position, and the question on top of each lane."""
    found: list[tuple[str, int]] = []
    gather("", s, found)
    for lane, steps in enumerate(s.lanes):
        if steps:
            kind = kind_name(type(steps[-1]))
            found.append((f"lane {lane} {kind}", 1))
            gather(f"lane {lane} {kind}", steps[-1], found)
    return found


def gather(name: str, x: Any, found: list[tuple[str, int]]) -> None:
    if isinstance(x, int):
        found.append((name, int(x)))
    elif isinstance(x, list):
        found.append((f"{name} length", len(x)))
        for at, y in enumerate(x):
            gather(f"{name} {at}", y, found)
    elif isinstance(x, Data):
        for field in fields(type(x)):
            gather(f"{name} {field}".strip(), getattr(x, field), found)
