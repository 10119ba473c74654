"""A plain encoding of a View, for games that bring no features: every number in its declared slots has a place.

Which places there are is learned from a few games that are played at random, always the same ones. A slot that did not
come up in them (a list longer than any there) is left out. A number too large to count anything is a mask, and has a
place for each of its bits."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from demiurge.bots.rows import mark, unfold
from demiurge.kernel.chance import Chance
from demiurge.kernel.data import Data, fields, kind_name
from demiurge.kernel.features import Features, Layout, Sheet
from demiurge.kernel.game import Game, View, view
from demiurge.kernel.state import State

GAMES: Final = 6  # that are played to learn the places
LOOK: Final = 3  # answers between two looks
LONGEST: Final = 2_000
NOWHERE: Final = -1
Plan = int | tuple[Any, ...]
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
        for name, most in sorted(largest.items(), key=lambda item: in_order(item[0])):
            if most > COUNTS:
                self.places[name], self.bits[name] = layout.many(name, most.bit_length()), most.bit_length()
            else:
                self.places[name] = layout.one(name)
        super().__init__(layout.names)
        self.state, self.steps = self.plans()
        self.known: dict[tuple[int, type], Plan | None] = {}

    def plans(self) -> tuple[Plan, dict[str, Plan]]:
        """Where the numbers of a position go, and those of each question, by its lane and kind."""
        position, questions = Node(), dict[str, Node]()
        for name, place in self.places.items():
            words, bits = name.split(" "), self.bits.get(name, 0)
            if words[0] == "lane" and "." in "".join(words[2:3]):
                questions.setdefault(" ".join(words[:3]), Node()).put(words[3:], place, bits)
            else:
                position.put(words, place, bits)
        return position.plan(), {name: node.plan() for name, node in questions.items()}

    def unfold(self, s: View | State, seat: int, row: Any) -> None:
        """The same numbers as by `write`, at once into a row of floats."""
        mark([], row)
        unfold(1, seat, row)
        unfold(s, self.state, row)
        for lane, steps in enumerate(s.lanes):
            if steps:
                plan = self.question(lane, type(steps[-1]))
                unfold(1, plan, row)
                unfold(steps[-1], plan, row)

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
                sheet.put(place, float(max(-COUNTS, min(COUNTS, value))))

    def question(self, lane: int, kind: type) -> Plan | None:
        """Where the numbers of a question go; nowhere of one that never was on top of this lane."""
        if (lane, kind) not in self.known:
            self.known[lane, kind] = self.steps.get(f"lane {lane} {kind_name(kind)}")
        return self.known[lane, kind]


def in_order(name: str) -> list[tuple[int, str]]:
    """So that `bag 10` comes after `bag 9`, and a list's numbers stand side by side."""
    return [(int(word), "") if word.isdigit() else (1 << 30, word) for word in name.split(" ")]


class Node:
    """A slot: where its number goes and how many bits that has, where its length goes, and what is below it."""

    def __init__(self) -> None:
        self.place, self.bits, self.length = NOWHERE, 0, NOWHERE
        self.below: dict[str, Node] = {}

    def put(self, words: list[str], place: int, bits: int) -> None:
        if not words:
            self.place, self.bits = place, bits
            return
        if words == ["length"]:
            self.length = place
        self.below.setdefault(words[0], Node()).put(words[1:], place, bits)

    def plan(self) -> Plan:
        """As demiurge.bots.rows.unfold reads it: a number's place; else of a list the first place and how many there
        are, or its parts."""
        parts = {int(word): node.plan() for word, node in self.below.items() if word.isdigit()}
        fields = {word: node.plan() for word, node in self.below.items() if not word.isdigit()}
        row = tuple(parts.get(number) for number in range(max(parts, default=-1) + 1))
        if not self.below and self.length == NOWHERE and self.bits == 0:
            return self.place
        first, many = self.place, 0
        if self.place == NOWHERE and row and isinstance(row[0], int) and row == tuple(range(row[0], row[0] + len(row))):
            first, many, row = row[0], len(row), ()
        return first, self.bits, self.length, many, row, tuple(fields), tuple(fields.values())


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
