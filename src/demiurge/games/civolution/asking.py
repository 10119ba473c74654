"""Chapter 20: a question to a civ, in which attribute chips may be taken, since that is allowed at any moment."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from demiurge.games.civolution.actions import DONE, NO_VERB, TAKE_CHIP
from demiurge.games.civolution.state import Civ, Exam
from demiurge.games.civolution.vocabulary import FEATURE_AT
from demiurge.kernel.state import NOT_ASKED, Choice, Refusal, Step

DISPLAYED = 3


class Ask(Choice[Exam]):
    """The list of choices is its law, too: what else is of its verb, or one of its words, `why` forbids by its clause.

    CV-20.1, CV-R35: while a civ is asked something it may take attribute chips; the question waits."""

    verb = NO_VERB
    words: ClassVar[tuple[int, ...]] = ()

    @abstractmethod
    def choices(self, s: Exam) -> list[int]:
        """What may be said now, chips apart."""

    @abstractmethod
    def chosen(self, s: Exam, action: int) -> None:
        """What follows from one of the choices."""

    def family(self, action: int) -> bool:
        """Whether the answer is of the kind that is asked for."""
        return action in self.verb or action in self.words

    def why(self, s: Exam, action: int) -> str:
        """The clause that forbids an answer of the family."""
        return self.clause

    def times(self) -> int:
        """How often it will still be asked: bots weigh a question by it."""
        return 1

    def answers(self, s: Exam) -> list[int]:
        found = self.choices(s)
        if found:
            c = s.civs[self.seat]
            for slot in range(DISPLAYED):
                if chip_in_reach(s, c, slot):
                    found.append(TAKE_CHIP.of(slot))
        return found

    def refuse(self, s: Exam, action: int) -> Refusal:
        if action in TAKE_CHIP:
            return refuse_chip(s, s.civs[self.seat], TAKE_CHIP.at(action))
        if action != DONE and not self.family(action):
            return NOT_ASKED
        if action in self.choices(s):
            return None
        return self.why(s, action) if self.family(action) else NOT_ASKED

    def take(self, s: Exam, action: int) -> None:
        if action in TAKE_CHIP:
            s.push(self)
            if s.rolled or s.looked:
                s.push(Interrupted(s.rolled, s.looked, s.looker))
            s.game.take_chip(s, self.seat, TAKE_CHIP.at(action))
        else:
            self.chosen(s, action)


class Interrupted(Step[Exam]):
    """What lay on the table when a chip was taken: dice rolled, decks of cards drawn and not looked at. The chip may
    lead to other rolls and draws; then the question goes on with these."""

    def __init__(self, rolled: list[int], looked: list[int], looker: int) -> None:
        self.rolled = rolled
        self.looked = looked
        self.looker = looker

    def run(self, s: Exam) -> None:
        s.rolled, s.looked, s.looker = self.rolled, self.looked, self.looker


class May(Ask):
    """A question that may be answered with `done`: what is offered may be forgone (CV-R24)."""

    @abstractmethod
    def offers(self, s: Exam) -> list[int]:
        """What may be done; the list is the caller's own."""

    @abstractmethod
    def accept(self, s: Exam, action: int) -> None:
        """What follows from one of the offers."""

    def decline(self, s: Exam) -> None:
        """What follows when nothing more is wanted."""

    def choices(self, s: Exam) -> list[int]:
        found = self.offers(s)
        found.append(DONE)
        return found

    def chosen(self, s: Exam, action: int) -> None:
        if action == DONE:
            self.decline(s)
        else:
            self.accept(s, action)


class Several(May):
    """So many of the same, one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def times(self) -> int:
        return self.left

    def again(self, s: Exam) -> None:
        """The same question, for those that are still left after this one."""
        if self.left > 1:
            more = self.clone()
            more.left -= 1
            s.push(more)


class Each(Several):
    """So many of the same, none of which is forgone."""

    def choices(self, s: Exam) -> list[int]:
        return self.offers(s)


def chip_in_reach(s: Exam, c: Civ, slot: int) -> bool:
    """CV-20.3: 3 or 4 markers of the feature are there, one of which is returned."""
    index = s.attributes_open[slot]
    if index < 0:
        return False
    chip = s.game.box.attributes[index]
    return c.at[FEATURE_AT + chip.feature] >= chip.need


def refuse_chip(s: Exam, c: Civ, slot: int) -> Refusal:
    if s.attributes_open[slot] < 0:
        return "CV-20.4"
    return None if chip_in_reach(s, c, slot) else "CV-20.3"
