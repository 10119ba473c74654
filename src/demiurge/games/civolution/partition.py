"""Chapters 15 and 21: the stage partition with its columns and stages, stage tiles and completion bonuses."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, income, moments, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask, Several
from demiurge.games.civolution.state import NONE, Civ, Exam
from demiurge.kernel.data import changed
from demiurge.kernel.state import Step

COLUMNS: Final = 9
WHOLE: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
HALVES: Final = 4
PER_ITEM: Final = 64 * HALVES  # an entry of the partition is item * PER_ITEM + stage * HALVES + half
WILD: Final = -1  # income chips fix nothing (CV-21.5)


def column_of(c: Civ, kind: int) -> int:
    """CV-21.3, CV-21.4: the column of a type, or -1."""
    for column in range(COLUMNS):
        if c.kinds[column] == kind:
            return column
    return -1


def columns_for(c: Civ, kind: int) -> list[int]:
    """CV-14.5, CV-14.6, CV-16.2, CV-16.3: where something as wide as the column may be put."""
    if kind == WILD:
        return [column for column in range(COLUMNS) if c.left[column] == c.right[column]]
    fixed = column_of(c, kind)
    if fixed >= 0:
        return [fixed] if c.left[fixed] == c.right[fixed] else []
    return [column for column in range(COLUMNS) if c.kinds[column] < 0]


def claim(c: Civ, column: int, kind: int) -> None:
    """CV-R58: the column is of this type as soon as it is chosen, so that a chip taken meanwhile goes elsewhere."""
    c.kinds = changed(c.kinds, column, kind)


def release(s: Exam, c: Civ, column: int) -> None:
    """CV-R53: a card that goes back to the hand leaves a column with nothing but income chips to any type again."""
    chips = 0
    for at, entry in enumerate(c.items):
        if c.columns[at] == column and v.INCOME_ID <= item_of(entry) < v.GOAL_ID:
            chips += 1
    if c.left[column] - s.game.numbers.first_stage[column] == chips:
        c.kinds = changed(c.kinds, column, NONE)


def reserve(c: Civ, column: int, kind: int) -> int:
    """CV-R29: the lowest free stage of the column is taken from now on; which one it was."""
    stage = c.left[column]
    c.left = changed(c.left, column, stage + 1)
    c.right = changed(c.right, column, stage + 1)
    if kind != WILD:
        claim(c, column, kind)
    return stage


def insert(s: Exam, civ: int, item: int, column: int, stage: int, half: int) -> None:
    """The item stands in its place for good; its ability, if it has one, works from now on (CV-16.17)."""
    c = s.civs[civ]
    c.items = c.items + [item * PER_ITEM + stage * HALVES + half]
    c.columns = c.columns + [column]
    if item < v.INCOME_ID:
        c.installed = c.installed + [item]
        c.mods = s.game.box.mods_of(c.installed)
        ability = s.game.box.abilities[item]
        if ability.on != moments.ANYTHING:
            c.listens |= 1 << ability.on
    s.tell("install", civ, [item, column, stage])


def install_chip(s: Exam, civ: int, item: int, kind: int) -> None:
    """An income or attribute chip into a column; asked for where there are several."""
    s.push(ChooseColumn(civ, item, kind))


class ChooseColumn(Ask):
    """CV-14.5, CV-20.5: the column of a chip."""

    verb = actions.COLUMN

    def __init__(self, seat: int, item: int, kind: int) -> None:
        super().__init__(seat)
        self.item = item
        self.kind = kind

    def choices(self, s: Exam) -> list[int]:
        return [actions.COLUMN.of(column) for column in columns_for(s.civs[self.seat], self.kind)]

    def why(self, s: Exam, action: int) -> str:
        return "CV-14.6" if self.kind == WILD else "CV-20.5"

    def chosen(self, s: Exam, action: int) -> None:
        c, column = s.civs[self.seat], actions.COLUMN.at(action)
        stage = reserve(c, column, self.kind)
        insert(s, self.seat, self.item, column, stage, WHOLE)
        if self.kind == WILD:
            s.push(triggers.Afterwards(self.seat, moments.CHIP_INSTALLED, v.INCOME_CHIP))
            s.push(income.Once(self.seat, self.item - v.INCOME_ID))
        else:
            triggers.fire(s, self.seat, moments.CHIP_INSTALLED, v.ATTRIBUTE_CHIP, self.item)


class Flip(Several):
    """CV-15.1, CV-15.2: an inactive stage tile becomes active."""

    verb = actions.FLIP
    clause = "CV-15.1"

    def offers(self, s: Exam) -> list[int]:
        return [actions.FLIP.of(tile) for tile in (0, 1) if not s.civs[self.seat].stages >> tile & 1]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        flip(s, self.seat, actions.FLIP.at(action))


def flip(s: Exam, civ: int, tile: int) -> None:
    s.civs[civ].stages |= 1 << tile
    s.tell("stage", civ, [tile + 4])


def is_filled(s: Exam, c: Civ, stage: int) -> bool:
    """CV-21.8, CV-R14: every column that has the stage is filled in it, in both halves."""
    for column, first in enumerate(s.game.numbers.first_stage):
        if first <= stage and (c.left[column] <= stage or c.right[column] <= stage):
            return False
    return True


class Completion(Step[Exam]):
    """CV-21.6, CV-21.7, CV-R13, CV-R30: at the end of a civ's turn or part, the bonuses of stages that it filled."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        c = s.civs[self.civ]
        if not c.filled & 1 and is_filled(s, c, 1):
            c.filled |= 1
            s.push(Completion(self.civ))
            income.gain_chips(s, self.civ, 1)
        elif not c.filled & 2 and is_filled(s, c, 2):
            c.filled |= 2
            s.push(Flip(self.civ, 1))


def half_of(entry: int) -> int:
    return entry % HALVES


def stage_of(entry: int) -> int:
    return entry % PER_ITEM // HALVES


def item_of(entry: int) -> int:
    return entry // PER_ITEM
