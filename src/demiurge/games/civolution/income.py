"""Chapter 14: income chips and their actions, whose tests an ability may make sure (CV-38.17); and each chip once
in the income phase (CV-34.1). What else that phase brings is in phases.py."""

from __future__ import annotations

from demiurge.games.civolution import actions, favor, mods, moments, partition, resolving, triggers
from demiurge.games.civolution.asking import Ask, May, Several
from demiurge.games.civolution.state import FROM_INCOME, NONE, Civ, Exam
from demiurge.games.civolution.vocabulary import GOAL_ID, INCOME_ID
from demiurge.kernel.data import changed, without
from demiurge.kernel.masks import bits


def chips_of(c: Civ) -> list[int]:
    """CV-14.10: the installed income chips and the starting chip card, by their place in the box."""
    items = [partition.item_of(entry) for entry in c.items]
    return [item - INCOME_ID for item in items if INCOME_ID <= item < GOAL_ID]


def gain_chips(s: Exam, civ: int, n: int) -> None:
    for _ in range(n):
        s.push(GainChip(civ))


class GainChip(May):
    """CV-14.1 to CV-14.4: take a chip, refill the display, install it, perform it once."""

    verb = actions.TAKE_INCOME
    clause = "CV-14.1"

    def offers(self, s: Exam) -> list[int]:
        return [actions.TAKE_INCOME.of(slot) for slot in range(3) if s.incomes_open[slot] >= 0]

    def accept(self, s: Exam, action: int) -> None:
        slot = actions.TAKE_INCOME.at(action)
        chip = s.incomes_open[slot]
        refill(s, slot)
        s.tell("income chip", self.seat, [chip])
        partition.install_chip(s, self.seat, INCOME_ID + chip, partition.WILD)


def refill(s: Exam, slot: int) -> None:
    """CV-R18: with an empty bag a space stays empty."""
    chip = NONE
    if s.income_bag:
        chip = s.chance.pick(s.income_bag)
        s.income_bag = without(s.income_bag, chip)
    s.incomes_open = changed(s.incomes_open, slot, chip)


def perform(s: Exam, civ: int, action: int) -> None:
    """CV-14.8, CV-14.9: the action, with its test, or 1 VP."""
    if action in actions.POINT:
        s.score(civ, 1, FROM_INCOME)
        return
    chip = s.game.box.incomes[actions.INCOME.at(action)]
    s.tell("income", civ, [actions.INCOME.at(action)])
    if chip.test:
        s.push(favor.FavorTest(civ, favor.FOR_INCOME, chip.index, s.civs[civ].mods[mods.INCOME_SURE]))
    else:
        resolving.push(s, civ, chip.action)


class Once(May):
    """CV-14.4: the new chip's action, once."""

    verb = actions.INCOME_OR_POINT
    clause = "CV-14.4"

    def __init__(self, seat: int, chip: int) -> None:
        super().__init__(seat)
        self.chip = chip

    def offers(self, s: Exam) -> list[int]:
        return [actions.INCOME.of(self.chip), actions.POINT.of(self.chip)]

    def accept(self, s: Exam, action: int) -> None:
        perform(s, self.seat, action)


class IncomeActions(Several):
    """CV-14.8: actions of own income chips, equal or different ones."""

    verb = actions.INCOME_OR_POINT
    clause = "CV-14.8"

    def offers(self, s: Exam) -> list[int]:
        chips = sorted(chips_of(s.civs[self.seat]))
        return [actions.INCOME.of(chip) for chip in chips] + [actions.POINT.of(chip) for chip in chips]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        perform(s, self.seat, action)


class IncomePhase(Ask):
    """CV-34.1: each chip once, in the order the civ likes, with the abilities of this step in between."""

    clause = "CV-34.1"

    def __init__(self, seat: int, chips: int) -> None:
        super().__init__(seat)
        self.chips = chips

    def choices(self, s: Exam) -> list[int]:
        chips = bits(self.chips)
        found = [actions.INCOME.of(chip) for chip in chips] + [actions.POINT.of(chip) for chip in chips]
        return found + [actions.USE.of(item) for item in abilities(s, self.seat)]

    def family(self, action: int) -> bool:
        return action in actions.INCOME_OR_POINT or action in actions.USE

    def moot(self, s: Exam) -> None:
        """All chips have been performed."""

    def chosen(self, s: Exam, action: int) -> None:
        if action in actions.USE:
            s.push(self)
            triggers.use(s, self.seat, actions.USE.at(action))
            return
        chip = actions.POINT.at(action) if action in actions.POINT else actions.INCOME.at(action)
        s.push(IncomePhase(self.seat, self.chips & ~(1 << chip)))
        perform(s, self.seat, action)


def abilities(s: Exam, civ: int) -> list[int]:
    """Abilities of the income step that have not been used."""
    c = s.civs[civ]
    if not c.listens >> moments.INCOME_STEP & 1:
        return []
    mine = [item for item in sorted(c.installed) if s.game.box.abilities[item].on == moments.INCOME_STEP]
    return [item for item in mine if triggers.ready(s, civ, item)]


def all_chips(s: Exam, civ: int) -> int:
    found = 0
    for chip in chips_of(s.civs[civ]):
        found |= 1 << chip
    return found
