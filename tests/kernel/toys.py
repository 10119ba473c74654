"""A game without rules, in which a test says what happens: a program of Steps, and questions that note answers."""

from __future__ import annotations

from typing import Any

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import ALL, Chance
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Journal
from demiurge.kernel.state import LATER, NOT_ASKED, Decision, Refusal, State, Step

SPACE = ActionSpace()
SPACE.verb("say", [str(number) for number in range(100)])


class ToyGame(Game):
    """`program` happens in its order; every purse holds `purse` at the beginning."""

    def __init__(self, program: list[Step[Any]], purse: int = 0) -> None:
        super().__init__("toy", SPACE, {}, "tests.kernel")
        self.program, self.purse = program, purse

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> Toys:
        s = Toys()
        s.seats = seats
        s.game = self
        s.purse = [self.purse] * seats
        s.said = []
        s.begin(Program(), chance, journal)
        return s


class Toys(State):
    """purse: by seat, spent by Buy. said: what happened, in order."""

    game: ToyGame
    purse: list[int]
    said: list[int]

    def unshare(self) -> None:
        super().unshare()
        self.purse = self.purse[:]
        self.said = self.said[:]

    def mask(self, seat: int) -> None:
        self.said = []

    def scores(self) -> list[int]:
        return self.purse[:]


class Program(Step[Toys]):
    def run(self, s: Toys) -> None:
        for step in reversed(s.game.program):
            s.push(step)


class Note(Step[Toys]):
    """Says a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Toys) -> None:
        s.said.append(self.number)
        if s.journal is not None:
            s.journal.tell("note", -1, [self.number])


class Roll(Step[Toys]):
    """Says what a die shows to these seats."""

    def __init__(self, seen: int = ALL) -> None:
        self.seen = seen

    def run(self, s: Toys) -> None:
        s.said.append(s.chance.pick([1, 2, 3, 4, 5, 6], self.seen))


class Ask(Decision[Toys]):
    """Any of `count` answers from `first` on."""

    def __init__(self, seat: int, first: int, count: int) -> None:
        super().__init__(seat)
        self.first, self.count = first, count

    def answers(self, s: Toys) -> list[int]:
        return list(range(self.first, self.first + self.count))

    def refuse(self, s: Toys, action: int) -> Refusal:
        return None if self.first <= action < self.first + self.count else NOT_ASKED

    def take(self, s: Toys, action: int) -> None:
        s.said.append(action)
        if s.journal is not None:
            s.journal.tell("say", self.seat, [action])


class AskLater(Ask):
    """The same, and nobody looks for the answers before they are wanted; how often they were is noted in the purse."""

    def waits(self, s: Toys) -> bool:
        s.options[s.now], s.asks[s.now] = LATER, self.seat
        return True

    def answers(self, s: Toys) -> list[int]:
        s.purse[self.seat] += 1
        return super().answers(s)


class Whisper(Ask):
    """The same, secretly."""

    def secret(self) -> bool:
        return True


class AskAndRoll(Ask):
    """A die follows the answer."""

    def take(self, s: Toys, action: int) -> None:
        super().take(s, action)
        s.push(Roll())
        s.push(Roll())


class Buy(Decision[Toys]):
    """Pay up to three out of the purse."""

    def answers(self, s: Toys) -> list[int]:
        return list(range(min(3, s.purse[self.seat]) + 1))

    def refuse(self, s: Toys, action: int) -> Refusal:
        if action > 3:
            return NOT_ASKED
        return None if action <= s.purse[self.seat] else "TOY-1"

    def take(self, s: Toys, action: int) -> None:
        s.purse[self.seat] -= action
        s.said.append(action)


class Earn(Ask):
    """The answer goes into the purse."""

    def take(self, s: Toys, action: int) -> None:
        super().take(s, action)
        s.purse[self.seat] += action - self.first


class Lapse(Ask):
    """A question that may have no answer."""

    def moot(self, s: Toys) -> None:
        s.said.append(99)


class Give(Step[Toys]):
    """Opens a question in a seat's lane: `kind` 0 Ask, 1 Whisper, 2 Buy, 3 Earn."""

    def __init__(self, kind: int, seat: int, first: int, count: int) -> None:
        self.kind, self.seat, self.first, self.count = kind, seat, first, count

    def run(self, s: Toys) -> None:
        made: list[Decision[Toys]] = [
            Ask(self.seat, self.first, self.count),
            Whisper(self.seat, self.first, self.count),
            Buy(self.seat),
            Earn(self.seat, self.first, self.count),
        ]
        s.open(self.seat, made[self.kind])


class GiveNote(Step[Toys]):
    """Opens a Note in a seat's lane."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, s: Toys) -> None:
        s.open(self.seat, Note(self.number))


ASK, WHISPER, BUY, EARN = 0, 1, 2, 3


def toys(*program: Step[Any], seats: int = 2, purse: int = 0, chance: Chance | None = None) -> Toys:
    """A position of a game in which this happens."""
    return ToyGame(list(program), purse).start(seats, chance or Chance(1))


def say(s: State, seat: int, action: int) -> None:
    s.apply(seat, action, Chance(1))
