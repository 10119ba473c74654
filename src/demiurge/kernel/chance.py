"""Chance: where dice and draws come from, and who learns of them.

An outcome is a value (a face, a card), never a position in a list, so that a record stays readable and replays
even after the generator changes. Everything that becomes known passes through `pick`, even one known card that is
shown: its audience moves undo's fence and redacts records."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from demiurge.kernel.problems import Impossible as Impossible

ALL: Final = -1  # the audience of an open outcome: a mask of every seat
SPECTATOR: Final = -1  # in the place of a seat: who only looks on, and learns what everybody may know
OUTSIDE: Final = 63  # the same for masks of seats, where it is in no audience but ALL


def visible(seen: int, seat: int) -> bool:
    """Whether the seat is in an audience."""
    return bool(seen >> (seat if seat >= 0 else OUTSIDE) & 1)


class Starved(Exception):
    """Chance that is typed in from a real table has no outcome yet; the owner asks for it and tries again."""

    def __init__(self, among: list[int]) -> None:
        super().__init__(among)
        self.among = among


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The seeded source. It keeps what it gave out, and to whom, since it was last read."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.log: list[int] = []
        self.seen: list[int] = []

    def choose(self, among: list[int]) -> int:
        return among[int(self.rng.random() * len(among))]

    def pick(self, among: list[int], seen: int = ALL) -> int:
        """One of these values; `seen` is the mask of the seats that learn which."""
        value = self.choose(among)
        self.log.append(value)
        self.seen.append(seen)
        return value

    def draw(self, bag: list[int], seen: int = ALL) -> int:
        """Take a card out of a bag. A bag stays sorted, so that equal positions have equal digests."""
        card = self.pick(bag, seen)
        bag.remove(card)
        return card

    def forget(self, since: int) -> None:
        """Take back all outcomes since the log had this length: the answer that met them failed."""
        del self.log[since:]
        del self.seen[since:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Chance):
    """Outcomes known beforehand: of a test, of a record, or typed in so far (then it is `Starved` at the end)."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.outcomes = outcomes
        self.used = 0

    def choose(self, among: list[int]) -> int:
        if self.used >= len(self.outcomes):
            raise Starved(among)
        value = self.outcomes[self.used]
        if value not in among:
            raise Impossible("outcome-impossible", outcome=value, among=tuple(among))
        self.used += 1
        return value

    def forget(self, since: int) -> None:
        """They will be met again by the next try."""
        self.used -= len(self.log) - since
        super().forget(since)


NO_CHANCE: Final = Script([])
