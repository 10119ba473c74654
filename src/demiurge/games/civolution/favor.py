"""Chapter 8: favor tests, and fate dice changed with idea markers (CV-4.6, CV-8.5). Abilities may ease both
(CV-38.17)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import (
    actions,
    exploration,
    markers,
    migration,
    mods,
    moments,
    procreation,
    production,
    resolving,
    sustenance,
    triggers,
    turns,
)
from demiurge.games.civolution.asking import Ask, May
from demiurge.games.civolution.state import Civ, Exam
from demiurge.games.civolution.vocabulary import FACES, IDEA
from demiurge.kernel.state import Step

# What a test is taken for
FOR_MIGRATION: Final = 0  # arg: the level
FOR_PROCREATION: Final = 1
FOR_STRENGTHENING: Final = 2  # arg: how many tribes
FOR_TRANSPORT: Final = 3  # arg: how many raw materials
FOR_ROCK: Final = 4  # arg: the territory
FOR_INCOME: Final = 5  # arg: the chip
FOR_EFFECT: Final = 6  # arg: the effect
ANY: Final = 7  # Sleep takes dice of any value (CV-5.1)
# CV-4.7: steps from one value to another, 1 and 6 being neighbours; to ANY there are none
STEPS: Final = [[*[min(abs(a - b), 6 - abs(a - b)) for b in range(ANY)], 0] for a in range(7)]


def advance(s: Exam, civ: int, n: int) -> None:
    """CV-36.2: a disc on the rightmost space stays there."""
    c = s.civs[civ]
    steps = min(n, len(s.game.numbers.statue_vp) - 1 - c.favor)
    if steps > 0:
        c.favor += steps
        s.tell("favor", civ, [steps])


def roll(s: Exam, civ: int) -> None:
    """CV-8.2: all fate dice once."""
    s.rolled = [s.chance.pick(FACES) for _ in range(s.civs[civ].fate)]
    s.tell("fate", civ, s.rolled[:])


# ---- idea markers
def ideas_for(c: Civ, steps: int) -> int:
    """CV-4.6, CV-8.5: an idea marker for each step, or for so many steps as an ability allows."""
    far = max(1, c.mods[mods.IDEA_STEP])
    return (steps + far - 1) // far


def has_free_step(c: Civ) -> bool:
    return c.mods[mods.FREE_STEP] > 0 and not c.stepped


def can_step(c: Civ, steps: int) -> bool:
    return c.at[IDEA] >= ideas_for(c, steps) or (has_free_step(c) and c.at[IDEA] >= ideas_for(c, steps - 1))


class PaySteps(Ask):
    """The steps of a die are paid with idea markers, or one of them with the free step of the turn. `then` is a value
    still to be paid for (0: none), which must stay possible."""

    words = (actions.SPEND, actions.FREE_STEP)
    clause = "CV-4.6"

    def __init__(self, seat: int, steps: int, then: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.then = then

    def choices(self, s: Exam) -> list[int]:
        c, found = s.civs[self.seat], list[int]()
        ideas, free = c.at[IDEA], has_free_step(c)
        cost, cheaper = ideas_for(c, self.steps), ideas_for(c, self.steps - 1)
        if ideas >= cost and (not self.then or turns.one_more(c, ideas - cost, free, self.then)):
            found.append(actions.SPEND)
        if free and ideas >= cheaper and (not self.then or turns.one_more(c, ideas - cheaper, False, self.then)):
            found.append(actions.FREE_STEP)
        return found

    def chosen(self, s: Exam, action: int) -> None:
        pay_steps(s, self.seat, self.steps, action == actions.FREE_STEP)


def pay_steps(s: Exam, civ: int, steps: int, free: bool) -> None:
    c = s.civs[civ]
    if free:
        c.stepped = 1
        steps -= 1
    if steps:
        markers.give_back(s, civ, IDEA, ideas_for(c, steps))


# ---- tests
class OfferedTest(May):
    """CV-R1: the test of a module is taken before the actions it governs; declined, it counts as failed."""

    words = (actions.DO_TEST, actions.DONE)
    clause = "CV-8.4"

    def __init__(self, seat: int, purpose: int, arg: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.arg = arg

    def choices(self, s: Exam) -> list[int]:
        if sure(s, self.seat):
            return [actions.DO_TEST]
        return [actions.DO_TEST, actions.DONE]

    def offers(self, s: Exam) -> list[int]:
        return [actions.DO_TEST]

    def accept(self, s: Exam, action: int) -> None:
        s.push(FavorTest(self.seat, self.purpose, self.arg, 0))

    def decline(self, s: Exam) -> None:
        s.push(Consequence(self.seat, self.purpose, self.arg, 0))


def target(s: Exam, civ: int) -> int:
    """CV-8.3: the highest value that passes."""
    c = s.civs[civ]
    return c.favor + 1 + c.mods[mods.FAVOR_PASS_PLUS]


def sure(s: Exam, civ: int) -> bool:
    """CV-8.4: on the rightmost space every test is passed without a roll."""
    return target(s, civ) >= len(FACES)


class FavorTest(Step[Exam]):
    """A favor test: roll, change dice with ideas, then what it was taken for."""

    def __init__(self, civ: int, purpose: int, arg: int, sure: int) -> None:
        self.civ = civ
        self.purpose = purpose
        self.arg = arg
        self.sure = sure

    def run(self, s: Exam) -> None:
        if self.sure or sure(s, self.civ):
            finish(s, self.civ, self.purpose, self.arg, 1)
            return
        roll(s, self.civ)
        s.push(Nudge(self.civ, self.purpose, self.arg))


def shortfall(s: Exam, civ: int) -> int:
    """The fewest steps that turn one of the rolled dice into a pass."""
    most, fewest = target(s, civ), 6
    for die in s.rolled:
        for value in range(1, most + 1):
            fewest = min(fewest, STEPS[die][value])
    return fewest


class Nudge(May):
    """CV-8.5: after the roll a fate die may be changed with idea markers."""

    words = (actions.SPEND, actions.FREE_STEP)
    clause = "CV-8.5"

    def __init__(self, seat: int, purpose: int, arg: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.arg = arg

    def choices(self, s: Exam) -> list[int]:
        return super().choices(s) if shortfall(s, self.seat) else []

    def moot(self, s: Exam) -> None:
        """The roll is a pass, perhaps by an attribute chip taken meanwhile."""
        finish(s, self.seat, self.purpose, self.arg, 1)

    def offers(self, s: Exam) -> list[int]:
        c, steps, found = s.civs[self.seat], shortfall(s, self.seat), list[int]()
        if c.at[IDEA] >= ideas_for(c, steps):
            found.append(actions.SPEND)
        if has_free_step(c) and c.at[IDEA] >= ideas_for(c, steps - 1):
            found.append(actions.FREE_STEP)
        return found

    def accept(self, s: Exam, action: int) -> None:
        pay_steps(s, self.seat, shortfall(s, self.seat), action == actions.FREE_STEP)
        finish(s, self.seat, self.purpose, self.arg, 1)

    def decline(self, s: Exam) -> None:
        finish(s, self.seat, self.purpose, self.arg, 0)


def finish(s: Exam, civ: int, purpose: int, arg: int, passed: int) -> None:
    """Abilities that answer to the test come before its consequence."""
    s.tell("test", civ, [passed])
    s.push(Consequence(civ, purpose, arg, passed))
    triggers.fire(s, civ, moments.TEST_PASSED if passed else moments.TEST_FAILED)


class Consequence(Step[Exam]):
    def __init__(self, civ: int, purpose: int, arg: int, passed: int) -> None:
        self.civ = civ
        self.purpose = purpose
        self.arg = arg
        self.passed = passed

    def run(self, s: Exam) -> None:
        s.rolled = []
        if self.purpose == FOR_MIGRATION:
            migration.tested(s, self.civ, self.arg, self.passed)
        elif self.purpose == FOR_PROCREATION:
            procreation.tested(s, self.civ, self.arg, self.passed)
        elif not self.passed:
            return
        elif self.purpose == FOR_STRENGTHENING:
            s.push(sustenance.Strengthen(self.civ, self.arg))
        elif self.purpose == FOR_TRANSPORT:
            s.push(production.Transport(self.civ, self.arg, production.NEARBY))
        elif self.purpose == FOR_ROCK:
            s.push(procreation.Procreate(self.civ, 1, self.arg))
        elif self.purpose == FOR_INCOME:
            resolving.push(s, self.civ, s.game.box.incomes[self.arg].action)
        else:
            resolving.push(s, self.civ, s.game.box.effects[self.arg].inner()[0])


# ---- choosing one die
def steps_to(s: Exam, value: int) -> int:
    """From the nearest of the rolled dice."""
    fewest = 6
    for die in s.rolled:
        fewest = min(fewest, STEPS[die][value])
    return fewest


class PickValue(Ask):
    """CV-11.5, CV-12.7: one of the rolled dice, changed with idea markers if wanted. `what`: 0 a hunt, 1 a find."""

    verb = actions.VALUE

    def __init__(self, seat: int, what: int, arg: int) -> None:
        super().__init__(seat)
        self.what = what
        self.arg = arg

    def choices(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        return [actions.VALUE.of(value - 1) for value in FACES if can_step(c, steps_to(s, value))]

    def why(self, s: Exam, action: int) -> str:
        return "CV-12.7" if self.what else "CV-11.5"

    def chosen(self, s: Exam, action: int) -> None:
        value = actions.VALUE.at(action) + 1
        steps = steps_to(s, value)
        s.push(Picked(self.seat, self.what, self.arg, value))
        if steps:
            s.push(PaySteps(self.seat, steps, 0))


class Picked(Step[Exam]):
    def __init__(self, civ: int, what: int, arg: int, value: int) -> None:
        self.civ = civ
        self.what = what
        self.arg = arg
        self.value = value

    def run(self, s: Exam) -> None:
        s.rolled = []
        if self.what == 0:
            sustenance.bring_home(s, self.civ, self.arg, self.value)
        else:
            exploration.found(s, self.civ, self.arg, self.value)
