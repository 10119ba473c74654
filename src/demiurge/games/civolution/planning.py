"""Chapter 18: planning markers, which an ability may split (CV-38.17), and goal chips gained and installed. What goal
chips ask for is in requirements.py."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, mods, moments, partition, triggers, upgrades
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask, May, Several
from demiurge.games.civolution.state import NONE, Civ, Exam
from demiurge.kernel.data import changed, without

AREA = 3  # spaces of the goal area


class PlaceMarkers(Ask):
    """CV-18.4: all on one dice space, unless an ability lets them be split."""

    verb = actions.PLAN
    clause = "CV-18.4"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: Exam) -> list[int]:
        return [actions.PLAN.of(value) for value in range(6)]

    def chosen(self, s: Exam, action: int) -> None:
        n = self.n
        if s.civs[self.seat].mods[mods.PLANNING_SPLIT] and n > 1:
            s.push(PlaceMarkers(self.seat, n - 1))
            n = 1
        s.tell("plan", self.seat, [actions.PLAN.at(action) + 1, n])
        markers.gain(s, self.seat, v.PLANNING_AT + actions.PLAN.at(action), n)


class GainOrInstall(May):
    """CV-18.3: level III, gain and install a goal chip, in any order. `left`: bit 0 gain, bit 1 install."""

    words = (actions.DO_NEW_GOAL, actions.DO_GOAL)
    clause = "CV-18.3"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def times(self) -> int:
        """To install is worth two gains."""
        return self.left

    def offers(self, s: Exam) -> list[int]:
        found: list[int] = []
        if self.left & 1:
            found.append(actions.DO_NEW_GOAL)
        if self.left & 2:
            found.append(actions.DO_GOAL)
        return found

    def accept(self, s: Exam, action: int) -> None:
        done = 1 if action == actions.DO_NEW_GOAL else 2
        s.push(GainOrInstall(self.seat, self.left & ~done))
        s.push(GainGoal(self.seat, 1) if action == actions.DO_NEW_GOAL else InstallGoal(self.seat, 1))


# ---- gaining
class GainGoal(Several):
    """CV-18.13: a chip from the display into the goal area; the display is refilled at once."""

    verb = actions.TAKE_GOAL

    def refills(self) -> bool:
        return True

    def offers(self, s: Exam) -> list[int]:
        return [actions.TAKE_GOAL.of(slot) for slot in range(len(s.goals_open)) if s.goals_open[slot] >= 0]

    def why(self, s: Exam, action: int) -> str:
        return "CV-2.9" if actions.TAKE_GOAL.at(action) >= len(s.goals_open) else "CV-18.13"

    def accept(self, s: Exam, action: int) -> None:
        slot = actions.TAKE_GOAL.at(action)
        chip = s.goals_open[slot]
        s.goals_open = changed(s.goals_open, slot, NONE)
        self.again(s)
        s.tell("goal", self.seat, [chip])
        keep_goal(s, self.seat, chip, 1 if self.refills() else 0)


class PhaseGoal(GainGoal):
    """CV-3.5, CV-3.7: the choice of phase 2; the display is refilled after everybody's."""

    def refills(self) -> bool:
        return False


def refill(s: Exam) -> None:
    """CV-R18: with an empty bag a space stays empty."""
    for slot in range(len(s.goals_open)):
        if s.goals_open[slot] < 0 and s.goal_bag:
            s.goals_open = changed(s.goals_open, slot, draw_goal(s))


def draw_goal(s: Exam) -> int:
    chip = s.chance.pick(s.goal_bag)
    s.goal_bag = without(s.goal_bag, chip)
    return chip


def keep_goal(s: Exam, civ: int, chip: int, refills: int) -> None:
    """CV-3.6: onto an empty space of the goal area; only when all are occupied it covers a chip. Then the display is
    refilled, so that what comes is not known while a chip to be covered is chosen (CV-18.13)."""
    c = s.civs[civ]
    for space in range(AREA):
        if not c.goals[space]:
            put_goal(c, space, chip)
            if refills:
                refill(s)
            return
    s.push(CoverGoal(civ, chip, refills))


def put_goal(c: Civ, space: int, chip: int) -> None:
    c.goals = [stack + [chip] if i == space else stack for i, stack in enumerate(c.goals)]


class CoverGoal(Ask):
    verb = actions.COVER
    clause = "CV-3.6"

    def __init__(self, seat: int, chip: int, refills: int) -> None:
        super().__init__(seat)
        self.chip = chip
        self.refills = refills

    def choices(self, s: Exam) -> list[int]:
        return [actions.COVER.of(space) for space in range(AREA)]

    def chosen(self, s: Exam, action: int) -> None:
        put_goal(s.civs[self.seat], actions.COVER.at(action), self.chip)
        if self.refills:
            refill(s)


# ---- installing
def fulfils(s: Exam, civ: int, index: int) -> bool:
    """CV-18.5: the requirement of a goal chip, now."""
    return s.game.box.goals[index].goal.met(s, civ)


class InstallGoal(Several):
    """CV-18.5, CV-18.6: a visible chip whose requirement is met."""

    verb = actions.GOAL
    clause = "CV-18.5"

    def offers(self, s: Exam) -> list[int]:
        goals = s.civs[self.seat].goals
        return [actions.GOAL.of(at) for at in range(AREA) if goals[at] and fulfils(s, self.seat, goals[at][-1])]

    def accept(self, s: Exam, action: int) -> None:
        c, space = s.civs[self.seat], actions.GOAL.at(action)
        index = c.goals[space][-1]
        c.goals = [stack[:-1] if i == space else stack for i, stack in enumerate(c.goals)]
        self.again(s)
        s.push(triggers.Afterwards(self.seat, moments.CHIP_INSTALLED, v.GOAL_CHIP))
        if not c.goals[space]:  # CV-18.11, CV-18.12
            s.push(upgrades.Upgrade(self.seat, 1, 0))
        s.push(GoalColumn(self.seat, index))
        pay = s.game.box.goals[index].goal.price()
        if pay is not None:
            markers.pay_for(s, self.seat, pay)


class GoalColumn(Ask):
    """CV-18.7: the column of the goal chips; for the first one any that is empty or holds only income chips."""

    verb = actions.COLUMN
    clause = "CV-18.7"

    def __init__(self, seat: int, chip: int) -> None:
        super().__init__(seat)
        self.chip = chip

    def choices(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        fixed = partition.column_of(c, v.GOALS)
        return (
            [actions.COLUMN.of(fixed)]
            if fixed >= 0
            else [actions.COLUMN.of(at) for at in partition.columns_for(c, v.GOALS)]
        )

    def chosen(self, s: Exam, action: int) -> None:
        partition.claim(s.civs[self.seat], actions.COLUMN.at(action), v.GOALS)
        s.push(GoalHalf(self.seat, self.chip, actions.COLUMN.at(action)))


class GoalHalf(Ask):
    """CV-18.9, CV-18.10: beside the last chip or on it; equal halves are the same."""

    verb = actions.HALF
    clause = "CV-18.9"

    def __init__(self, seat: int, chip: int, column: int) -> None:
        super().__init__(seat)
        self.chip = chip
        self.column = column

    def choices(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        return (
            [actions.LEFT_HALF]
            if c.left[self.column] == c.right[self.column]
            else [actions.LEFT_HALF, actions.RIGHT_HALF]
        )

    def chosen(self, s: Exam, action: int) -> None:
        c, column = s.civs[self.seat], self.column
        if action == actions.LEFT_HALF:
            stage = c.left[column]
            c.left = changed(c.left, column, stage + 1)
        else:
            stage = c.right[column]
            c.right = changed(c.right, column, stage + 1)
        half = partition.LEFT if action == actions.LEFT_HALF else partition.RIGHT
        partition.insert(s, self.seat, v.GOAL_ID + self.chip, column, stage, half)
