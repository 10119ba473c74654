"""Chapters 4 and 5: a turn of the action phase, paying for a module, Sleep and the feature modules. Abilities
may ease the payment (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, favor, markers, mods, modules, moments, partition, reset, solo, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask
from demiurge.games.civolution.state import NONE, Civ, Exam
from demiurge.kernel.state import Step


# ---- what can be paid
def units(c: Civ, at: int) -> int:
    """Dice and planning markers on a dice space."""
    return c.dice[at] + c.at[v.PLANNING_AT + at]


def one_more(c: Civ, ideas: int, free: bool, value: int) -> bool:
    """Whether one more die of the value can be had with so many ideas, and the free step."""
    if c.at[v.FOCUS]:
        return True
    for at in range(6):
        if units(c, at):
            steps = favor.STEPS[at + 1][value]
            if favor.ideas_for(c, steps) <= ideas or (free and steps and favor.ideas_for(c, steps - 1) <= ideas):
                return True
    return False


def can_activate(c: Civ, first: int, second: int) -> bool:
    """CV-4.5 to CV-4.11: whether two dice or markers for these values can be had together."""
    if first != second and units(c, first - 1) and units(c, second - 1):
        return True  # both lie there: the usual case, found at once
    return bool(sources(c, first, second, 1))


def sources(c: Civ, value: int, then: int, most: int = 13) -> list[int]:
    """What may stand for the value, so that the value after it (0: none) can still be had; at least the first `most`
    of it."""
    found: list[int] = []
    ideas, free = c.at[v.IDEA], favor.has_free_step(c)
    for at in range(6):
        if not units(c, at):
            continue
        if len(found) >= most:
            return found
        steps = favor.STEPS[at + 1][value]
        cost, cheaper = favor.ideas_for(c, steps), favor.ideas_for(c, steps - 1) if free and steps else ideas + 1
        if cost > ideas and cheaper > ideas:
            continue
        if c.dice[at]:
            c.dice[at] -= 1
            if not then or leaves(c, ideas, cost, cheaper, free, then):
                found.append(actions.DIE.of(at))
            c.dice[at] += 1
        if c.at[v.PLANNING_AT + at]:
            c.at[v.PLANNING_AT + at] -= 1
            if not then or leaves(c, ideas, cost, cheaper, free, then):
                found.append(actions.MARKER.of(at))
            c.at[v.PLANNING_AT + at] += 1
    if c.at[v.FOCUS]:
        c.at[v.FOCUS] -= 1
        if not then or one_more(c, ideas, free, then):
            found.append(actions.FOCUS_MARKER)
        c.at[v.FOCUS] += 1
    return found


def leaves(c: Civ, ideas: int, cost: int, cheaper: int, free: bool, then: int) -> bool:
    if cost <= ideas and one_more(c, ideas - cost, free, then):
        return True
    return cheaper <= ideas and one_more(c, ideas - cheaper, False, then)


def values(s: Exam, module: int) -> list[int]:
    return [favor.ANY, favor.ANY] if module == v.SLEEP else s.game.box.modules[module].dice


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

    verb = actions.ANY_MODULE
    words = (actions.RESET,)

    def choices(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        found: list[int] = []
        for module in range(v.SLEEP + 1):
            pair = values(s, module)
            if can_activate(c, pair[0], pair[1]):
                found.append(actions.ACTIVATE.of(module))
        if c.mods[mods.MODULE_ALIAS]:
            for module in range(v.MAIN):
                pair = other_values(s, self.seat, module)
                if pair and can_activate(c, pair[0], pair[1]):
                    found.append(actions.OTHERWISE.of(module))
        if reset.allowed(s, self.seat):
            found.append(actions.RESET)
        return found

    def why(self, s: Exam, action: int) -> str:
        return "CV-28.1" if action == actions.RESET else "CV-4.5"

    def chosen(self, s: Exam, action: int) -> None:
        if action == actions.RESET:
            s.push(reset.Reset(self.seat))
            return
        if action in actions.OTHERWISE:
            module = actions.OTHERWISE.at(action)
            pair = other_values(s, self.seat, module)
        else:
            module = actions.ACTIVATE.at(action)
            pair = values(s, module)
        s.tell("activate", self.seat, [module])
        level = s.civs[self.seat].levels[module] if module < v.MAIN else 0
        s.push(CarriedOut(self.seat, module))
        s.push(CarryOut(self.seat, module, level))
        s.push(Pay(self.seat, pair[0], pair[1]))


class Pay(Ask):
    """CV-4.5 to CV-4.12: a die, a planning marker or a focus marker for a value, changed with idea markers."""

    verb = actions.DIE_OR_MARKER
    words = (actions.FOCUS_MARKER,)

    def __init__(self, seat: int, value: int, then: int) -> None:
        super().__init__(seat)
        self.value = value
        self.then = then

    def choices(self, s: Exam) -> list[int]:
        return sources(s.civs[self.seat], self.value, self.then)

    def why(self, s: Exam, action: int) -> str:
        c = s.civs[self.seat]
        if action == actions.FOCUS_MARKER:
            return "CV-4.11"
        if action in actions.MARKER:
            return "CV-4.8" if not c.at[v.PLANNING_AT + actions.MARKER.at(action)] else "CV-4.6"
        return "CV-4.5" if not c.dice[actions.DIE.at(action)] else "CV-4.6"

    def chosen(self, s: Exam, action: int) -> None:
        c, at = s.civs[self.seat], 0
        if action == actions.FOCUS_MARKER:
            markers.give_back(s, self.seat, v.FOCUS, 1)
        elif action in actions.MARKER:
            at = actions.MARKER.at(action) + 1
            markers.give_back(s, self.seat, v.PLANNING_AT + at - 1, 1)
        else:
            at = actions.DIE.at(action) + 1
            c.dice[at - 1] -= 1
            c.used += 1
        if self.then:
            s.push(Pay(self.seat, self.then, 0))
        steps = favor.STEPS[at][self.value] if at else 0
        if steps:
            s.push(favor.PaySteps(self.seat, steps, self.then))


class CarryOut(Step[Exam]):
    """CV-4.13, CV-4.16: the module at the level it had when it was activated."""

    def __init__(self, civ: int, module: int, level: int) -> None:
        self.civ = civ
        self.module = module
        self.level = level

    def run(self, s: Exam) -> None:
        if v.MAIN <= self.module < v.SLEEP:
            s.tell("feature", self.civ, [self.module - v.MAIN])
            markers.gain(s, self.civ, v.FEATURE_AT + self.module - v.MAIN, 1)  # CV-5.3
        else:
            modules.carry_out(s, self.civ, self.module, self.level)


class CarriedOut(Step[Exam]):
    """All actions of the module are done."""

    def __init__(self, civ: int, module: int) -> None:
        self.civ = civ
        self.module = module

    def run(self, s: Exam) -> None:
        if v.MAIN <= self.module < v.SLEEP:
            triggers.fire(s, self.civ, moments.FEATURE_ACTIVATED)
        triggers.fire(s, self.civ, moments.MODULE_ACTIVATED, self.module)
