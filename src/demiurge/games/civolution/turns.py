"""Chapters 4 and 5: a turn of the action phase, paying for a module, Sleep and the feature modules. Abilities
may ease the payment (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import favor, markers, mods, modules, moments, partition, reset, triggers
from demiurge.games.civolution.actions import (
    ACTIVATE,
    ANY_MODULE,
    DIE,
    DIE_OR_MARKER,
    FOCUS_MARKER,
    MARKER,
    OTHERWISE,
    RESET,
)
from demiurge.games.civolution.asking import Ask
from demiurge.games.civolution.favor import ANY, STEPS, has_free_step, ideas_for
from demiurge.games.civolution.state import NONE, Civ, Exam
from demiurge.games.civolution.vocabulary import FEATURE_AT, FOCUS, IDEA, MAIN, PLANNING_AT, SLEEP
from demiurge.kernel.state import Step


# ---- what can be paid
def units(c: Civ, at: int) -> int:
    """Dice and planning markers on a dice space."""
    return c.dice[at] + c.at[PLANNING_AT + at]


def one_more(c: Civ, ideas: int, free: bool, value: int) -> bool:
    """Whether one more die of the value can be had with so many ideas, and the free step."""
    if c.at[FOCUS]:
        return True
    for at in range(6):
        if units(c, at):
            steps = STEPS[at + 1][value]
            if ideas_for(c, steps) <= ideas or (free and steps and ideas_for(c, steps - 1) <= ideas):
                return True
    return False


def can_activate(c: Civ, first: int, second: int) -> bool:
    """CV-4.5 to CV-4.11: whether two dice or markers for these values can be had together."""
    if first != second and units(c, first - 1) and units(c, second - 1):
        return True  # both lie there: the usual case, found at once
    return bool(sources(c, first, second))


def sources(c: Civ, value: int, then: int) -> list[int]:
    """What may stand for the value, so that the value after it (0: none) can still be had."""
    found: list[int] = []
    ideas, free = c.at[IDEA], has_free_step(c)
    for at in range(6):
        steps = STEPS[at + 1][value]
        cost, cheaper = ideas_for(c, steps), ideas_for(c, steps - 1) if free and steps else ideas + 1
        if cost > ideas and cheaper > ideas:
            continue
        if c.dice[at]:
            c.dice[at] -= 1
            if not then or leaves(c, ideas, cost, cheaper, free, then):
                found.append(DIE.of(at))
            c.dice[at] += 1
        if c.at[PLANNING_AT + at]:
            c.at[PLANNING_AT + at] -= 1
            if not then or leaves(c, ideas, cost, cheaper, free, then):
                found.append(MARKER.of(at))
            c.at[PLANNING_AT + at] += 1
    if c.at[FOCUS]:
        c.at[FOCUS] -= 1
        if not then or one_more(c, ideas, free, then):
            found.append(FOCUS_MARKER)
        c.at[FOCUS] += 1
    return found


def leaves(c: Civ, ideas: int, cost: int, cheaper: int, free: bool, then: int) -> bool:
    if cost <= ideas and one_more(c, ideas - cost, free, then):
        return True
    return cheaper <= ideas and one_more(c, ideas - cheaper, False, then)


def values(s: Exam, module: int) -> list[int]:
    return [ANY, ANY] if module == SLEEP else s.game.box.modules[module].dice


def other_values(s: Exam, civ: int, module: int) -> list[int]:
    """Another pair of values by an ability; [] for none."""
    for item in s.civs[civ].installed:
        ability = s.game.box.abilities[item]
        if ability.mod == mods.MODULE_ALIAS and ability.module == module:
            return ability.dice
    return []


# ---- the turn
class TurnOf(Step[Exam]):
    """CV-4.2: a civ's turn, and its end with the completion bonuses. CV-R30: others, too, may have installed a chip in
    it, when they were asked something."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        from demiurge.games.civolution import solo

        s.active = self.civ
        s.push(EndTurn())
        for civ in reversed(s.players()):
            s.push(partition.Completion(civ))
        begin_part(s)
        if self.civ >= s.seats:
            solo.turn(s, self.civ)
        else:
            s.push(Turn(self.civ))


def begin_part(s: Exam) -> None:
    """A new turn, or a new step of a phase, for all limits of once a turn."""
    for c in s.civs:
        c.turn_used = c.stepped = c.swapped = 0


class EndTurn(Step[Exam]):
    def run(self, s: Exam) -> None:
        s.active = NONE


class Turn(Ask):
    """CV-4.3: activate a module or do a Reset."""

    verb = ANY_MODULE
    words = (RESET,)

    def choices(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        found: list[int] = []
        for module in range(SLEEP + 1):
            pair = values(s, module)
            if can_activate(c, pair[0], pair[1]):
                found.append(ACTIVATE.of(module))
        if c.mods[mods.MODULE_ALIAS]:
            for module in range(MAIN):
                pair = other_values(s, self.seat, module)
                if pair and can_activate(c, pair[0], pair[1]):
                    found.append(OTHERWISE.of(module))
        if reset.allowed(s, self.seat):
            found.append(RESET)
        return found

    def why(self, s: Exam, action: int) -> str:
        return "CV-28.1" if action == RESET else "CV-4.5"

    def chosen(self, s: Exam, action: int) -> None:
        if action == RESET:
            s.push(reset.Reset(self.seat))
            return
        if action in OTHERWISE:
            module = OTHERWISE.at(action)
            pair = other_values(s, self.seat, module)
        else:
            module = ACTIVATE.at(action)
            pair = values(s, module)
        s.tell("activate", self.seat, [module])
        level = s.civs[self.seat].levels[module] if module < MAIN else 0
        s.push(CarriedOut(self.seat, module))
        s.push(CarryOut(self.seat, module, level))
        s.push(Pay(self.seat, pair[0], pair[1]))


class Pay(Ask):
    """CV-4.5 to CV-4.12: a die, a planning marker or a focus marker for a value, changed with idea markers."""

    verb = DIE_OR_MARKER
    words = (FOCUS_MARKER,)

    def __init__(self, seat: int, value: int, then: int) -> None:
        super().__init__(seat)
        self.value = value
        self.then = then

    def choices(self, s: Exam) -> list[int]:
        return sources(s.civs[self.seat], self.value, self.then)

    def why(self, s: Exam, action: int) -> str:
        c = s.civs[self.seat]
        if action == FOCUS_MARKER:
            return "CV-4.11"
        if action in MARKER:
            return "CV-4.8" if not c.at[PLANNING_AT + MARKER.at(action)] else "CV-4.6"
        return "CV-4.5" if not c.dice[DIE.at(action)] else "CV-4.6"

    def chosen(self, s: Exam, action: int) -> None:
        c, at = s.civs[self.seat], 0
        if action == FOCUS_MARKER:
            markers.give_back(s, self.seat, FOCUS, 1)
        elif action in MARKER:
            at = MARKER.at(action) + 1
            markers.give_back(s, self.seat, PLANNING_AT + at - 1, 1)
        else:
            at = DIE.at(action) + 1
            c.dice[at - 1] -= 1
            c.used += 1
        if self.then:
            s.push(Pay(self.seat, self.then, 0))
        steps = STEPS[at][self.value] if at else 0
        if steps:
            s.push(favor.PaySteps(self.seat, steps, self.then))


class CarryOut(Step[Exam]):
    """CV-4.13, CV-4.16: the module at the level it had when it was activated."""

    def __init__(self, civ: int, module: int, level: int) -> None:
        self.civ = civ
        self.module = module
        self.level = level

    def run(self, s: Exam) -> None:
        if MAIN <= self.module < SLEEP:
            s.tell("feature", self.civ, [self.module - MAIN])
            markers.gain(s, self.civ, FEATURE_AT + self.module - MAIN, 1)  # CV-5.3
        else:
            modules.carry_out(s, self.civ, self.module, self.level)


class CarriedOut(Step[Exam]):
    """All actions of the module are done."""

    def __init__(self, civ: int, module: int) -> None:
        self.civ = civ
        self.module = module

    def run(self, s: Exam) -> None:
        if MAIN <= self.module < SLEEP:
            triggers.fire(s, self.civ, moments.FEATURE_ACTIVATED)
        triggers.fire(s, self.civ, moments.MODULE_ACTIVATED, self.module)
