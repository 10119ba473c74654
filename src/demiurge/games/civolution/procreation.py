"""Chapter 7: procreation, with the holy rocks (CV-37.7 to CV-37.9)."""

from __future__ import annotations

from demiurge.games.civolution import actions, favor, moments, sites, tribes, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import May, Several
from demiurge.games.civolution.state import FREE, NONE, Exam
from demiurge.kernel.masks import bits


def activate(s: Exam, civ: int, level: int) -> None:
    """CV-37.7: the revealed holy rocks come first, then the module's own actions."""
    if level == 0:
        s.push(Procreate(civ, s.game.box.modules[v.PROCREATION].numbers[v.PASSED][0], NONE))
    elif level == 1:
        s.push(favor.OfferedTest(civ, favor.FOR_PROCREATION, level))
    else:
        s.push(ProcreationParts(civ))
    for recess in reversed(sites.revealed(s, v.ROCK)):
        s.push(AtRock(civ, recess))


def tested(s: Exam, civ: int, level: int, passed: int) -> None:
    """CV-7.2"""
    numbers = s.game.box.modules[v.PROCREATION].numbers
    s.push(Procreate(civ, numbers[v.PASSED if passed else v.FAILED][level], NONE))


class ProcreationParts(May):
    """CV-7.3 to CV-7.5: level III, the test before or after the procreations."""

    words = (actions.DO_PROCREATE, actions.DO_STRENGTHEN)
    clause = "CV-7.5"

    def offers(self, s: Exam) -> list[int]:
        return [actions.DO_PROCREATE, actions.DO_STRENGTHEN]

    def accept(self, s: Exam, action: int) -> None:
        numbers = s.game.box.modules[v.PROCREATION].numbers
        bear = Procreate(self.seat, numbers[v.PASSED][2], NONE)
        if action == actions.DO_PROCREATE:
            s.push(StrengthenTest(self.seat, numbers[v.STRENGTHENED][2]))
            s.push(bear)
        else:
            s.push(bear)
            s.push(favor.FavorTest(self.seat, favor.FOR_STRENGTHENING, numbers[v.STRENGTHENED][2], 0))


class StrengthenTest(May):
    """CV-7.4: the test after the procreations, if it is wanted."""

    words = (actions.DO_TEST,)
    clause = "CV-7.4"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def offers(self, s: Exam) -> list[int]:
        return [actions.DO_TEST]

    def accept(self, s: Exam, action: int) -> None:
        s.push(favor.FavorTest(self.seat, favor.FOR_STRENGTHENING, self.n, 0))


def birthplaces(s: Exam, civ: int, only: int) -> list[int]:
    """CV-7.6, CV-7.10, CV-7.11: encampments of territories with an own tribe, and boats with one tribe and a seat."""
    if s.civs[civ].tribes == 0:
        return []
    where = s.here[civ] if only < 0 else s.here[civ] & 1 << only
    if not s.here[civ]:
        where = v.DRY_MASK  # CV-R33
    return tribes.goals(s, civ, where)


class Procreate(Several):
    """CV-7.6: a new tribe from the supply; `only` is a territory that a holy rock prescribes, or -1."""

    verb = actions.BEAR

    def __init__(self, seat: int, left: int, only: int) -> None:
        super().__init__(seat, left)
        self.only = only

    def offers(self, s: Exam) -> list[int]:
        return [actions.BEAR.of(place) for place in birthplaces(s, self.seat, self.only)]

    def why(self, s: Exam, action: int) -> str:
        t, slot = actions.BEAR.at(action) // v.SLOTS, actions.BEAR.at(action) % v.SLOTS
        if s.civs[self.seat].tribes == 0:
            return "CV-7.13"
        if self.only >= 0 and t != self.only:
            return "CV-37.8"
        if not s.here[self.seat] >> t & 1:
            return "CV-R33" if not s.here[self.seat] and v.TYPE_OF[t] == v.WATER else "CV-7.6"
        if v.TYPE_OF[t] == v.WATER:
            return "CV-7.10"
        return "CV-7.6" if slot >= v.CAMPS else "CV-2.18"

    def accept(self, s: Exam, action: int) -> None:
        t, slot = actions.BEAR.at(action) // v.SLOTS, actions.BEAR.at(action) % v.SLOTS
        self.again(s)
        triggers.fire(s, self.seat, moments.PROCREATION_DONE)
        s.civs[self.seat].tribes -= 1
        s.tell("procreate", self.seat, [t])
        tribes.settle(s, self.seat, t, slot, True)


class PlaceWeak(Several):
    """New tribes, lying, on vacant encampments of one territory with an own tribe (an effect, no procreation)."""

    verb = actions.BEAR
    clause = "CV-38.17"

    def __init__(self, seat: int, left: int, only: int) -> None:
        super().__init__(seat, left)
        self.only = only

    def offers(self, s: Exam) -> list[int]:
        if s.civs[self.seat].tribes == 0:
            return []
        where = s.here[self.seat] & v.DRY_MASK
        if self.only >= 0:
            where &= 1 << self.only
        return [
            actions.BEAR.of(t * v.SLOTS + slot)
            for t in bits(where)
            for slot in range(v.CAMPS)
            if s.camps[t * v.CAMPS + slot] == FREE
        ]

    def accept(self, s: Exam, action: int) -> None:
        t, slot = actions.BEAR.at(action) // v.SLOTS, actions.BEAR.at(action) % v.SLOTS
        if self.left > 1:
            s.push(PlaceWeak(self.seat, self.left - 1, t))
        s.civs[self.seat].tribes -= 1
        s.tell("procreate", self.seat, [t])
        tribes.settle(s, self.seat, t, slot, False)


class AtRock(May):
    """CV-37.8: one adjacent territory with an own tribe, a test, then one procreation there. CV-R2: or none."""

    verb = actions.EXPLORE
    clause = "CV-37.8"

    def __init__(self, seat: int, recess: int) -> None:
        super().__init__(seat)
        self.recess = recess

    def offers(self, s: Exam) -> list[int]:
        return [actions.EXPLORE.of(t) for t in bits(s.touch[self.recess] & s.here[self.seat])]

    def accept(self, s: Exam, action: int) -> None:
        s.push(favor.FavorTest(self.seat, favor.FOR_ROCK, actions.EXPLORE.at(action), 0))
