"""Chapters 28 and 29: the Reset, with what abilities change of it (CV-38.17), and how the action phase ends."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, mods, moments, triggers
from demiurge.games.civolution.asking import Ask, May
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FACES, FOOD, IDEA
from demiurge.kernel.state import Step

TRIGGERED = 1
FINAL_ROUND = 2


def allowed(s: Exam, civ: int) -> bool:
    """CV-28.1: at most 3 activation dice on the dice spaces; an ability may allow more."""
    return not barred(s, civ, 0)


def barred(s: Exam, civ: int, more: int) -> bool:
    """Whether so many dice more would forbid a Reset."""
    return s.civs[civ].on_spaces() + more > limit(s, civ)


def limit(s: Exam, civ: int) -> int:
    return max(s.game.numbers.reset_dice, s.civs[civ].mods[mods.RESET_LIMIT])


def move_indicator(s: Exam) -> None:
    """CV-28.2, CV-28.3, CV-29.1: to the next reset space; on the end space the end of the phase is triggered."""
    last = s.game.numbers.resets[s.table_size()]
    if s.resets < last:
        s.resets += 1
        if s.resets == last:
            s.ending = TRIGGERED
            s.tell("ending", -1, [])


class Reset(Step[Exam]):
    """Steps A, B and C."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        s.tell("reset", self.civ, [])
        move_indicator(s)
        s.push(ResetMarker(self.civ))
        s.push(TakeUp(self.civ))


class TakeUp(May):
    """CV-28.4, CV-28.5: used dice are taken up, others if wanted; then all of them are rolled."""

    verb = actions.TAKE_UP
    clause = "CV-28.4"

    def offers(self, s: Exam) -> list[int]:
        dice = s.civs[self.seat].dice
        return [actions.TAKE_UP.of(value) for value in range(6) if dice[value]]

    def accept(self, s: Exam, action: int) -> None:
        c = s.civs[self.seat]
        c.dice[actions.TAKE_UP.at(action)] -= 1
        c.used += 1
        s.push(self)

    def decline(self, s: Exam) -> None:
        c = s.civs[self.seat]
        rolled = [s.chance.pick(FACES) for _ in range(c.used)]
        c.used = 0
        for value in rolled:
            c.dice[value - 1] += 1
        s.tell("rolled", self.seat, rolled)


class ResetMarker(Ask):
    """CV-28.6, CV-28.7: the leftmost reset marker, or one from the supply, becomes an idea or food marker."""

    words = (actions.DO_IDEA, actions.DO_FOOD)
    clause = "CV-28.6"

    def choices(self, s: Exam) -> list[int]:
        return [actions.DO_IDEA, actions.DO_FOOD]

    def chosen(self, s: Exam, action: int) -> None:
        c = s.civs[self.seat]
        triggers.fire(s, self.seat, moments.RESET_DONE)
        where = IDEA if action == actions.DO_IDEA else FOOD
        if c.mods[mods.RESET_BOTH]:
            markers.gain(s, self.seat, FOOD if where == IDEA else IDEA, 1)
        if c.resets:
            c.resets -= 1
            c.supply += 1
        markers.gain(s, self.seat, where, 1)
