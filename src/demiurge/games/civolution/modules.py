"""What each main module does at its level (chapters 6, 7, 9 to 13, 18 and 22 to 26), and Sleep (CV-5.2); modules that
show OR ask for the branch (CV-4.14)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import (
    actions,
    activity,
    building,
    cards,
    dice,
    exploration,
    income,
    installing,
    markers,
    migration,
    planning,
    procreation,
    production,
    sustenance,
    trade,
    upgrades,
)
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import May
from demiurge.games.civolution.state import Exam

SPECIAL_AT: Final = [listed.index("special_bonus") if "special_bonus" in listed else -1 for listed in v.NUMBERS]


BRANCHES: Final[dict[int, list[int]]] = {
    v.SUSTENANCE: [actions.DO_HUNT, actions.DO_STRENGTHEN], v.EXPLORATION: [actions.DO_EXPLORE, actions.DO_FIND],
    v.BUILDING: [actions.DO_PROJECT, actions.DO_INSTALL],
    v.PLANNING: [actions.DO_GOAL, actions.DO_NEW_GOAL, actions.DO_PLAN], v.RESEARCH: [actions.DO_CARD, actions.DO_DRAW],
    v.ACHIEVEMENT: [actions.DO_ACTIVATION, actions.DO_FATE, actions.DO_INSTALL],
    v.INSIGHT: [actions.DO_IDEAS, actions.DO_INSTALL], v.MUTATION: [actions.DO_FEATURES, actions.DO_INSTALL],
    v.INVENTION: [actions.DO_INCOME, actions.DO_INSTALL], v.SLEEP: [actions.DO_FOCUS, actions.DO_IDEAS],
}  # fmt: skip


def carry_out(s: Exam, civ: int, module: int, level: int) -> None:
    if module == v.MIGRATION:
        migration.activate(s, civ, level)
    elif module == v.PROCREATION:
        procreation.activate(s, civ, level)
    elif module == v.PRODUCTION:
        production.activate(s, civ, level)
    elif module == v.TRANSPORT:
        production.transport_module(s, civ, level)
    elif module == v.TRADE:
        trade.activate(s, civ, level)
    elif module == v.ACTIVITY:
        activity.activate(s, civ, level)
    else:
        s.push(Branch(civ, module, level))


def branches(s: Exam, module: int, level: int) -> list[int]:
    """The list is the caller's own."""
    if module == v.PLANNING and not s.game.box.modules[v.PLANNING].numbers[v.NEW_GOALS][level]:
        return [actions.DO_GOAL, actions.DO_PLAN]
    return BRANCHES[module][:]


class Branch(May):
    """CV-4.14: exactly one of the branches, or none (CV-R24)."""

    verb = actions.DO
    clause = "CV-4.14"

    def __init__(self, seat: int, module: int, level: int) -> None:
        super().__init__(seat)
        self.module = module
        self.level = level

    def offers(self, s: Exam) -> list[int]:
        return branches(s, self.module, self.level)

    def accept(self, s: Exam, action: int) -> None:
        if self.module == v.SLEEP:
            sleep(s, self.seat, action)
        elif action == actions.DO_INSTALL:
            install(s, self.seat, self.module, self.level)
        elif self.module <= v.PLANNING:
            on_the_continent(s, self.seat, self.module, self.level, action)
        else:
            on_the_console(s, self.seat, self.module, self.level, action)


def sleep(s: Exam, civ: int, action: int) -> None:
    """CV-5.2"""
    numbers = s.game.numbers
    if action == actions.DO_FOCUS:
        markers.gain(s, civ, v.FOCUS, numbers.sleep_focus)
    else:
        markers.gain(s, civ, v.IDEA, numbers.sleep_ideas)


def install(s: Exam, civ: int, module: int, level: int) -> None:
    """CV-13.1 to CV-13.3, CV-23.1 to CV-24.9: a card of the module's type, at level III with the special bonus."""
    special = s.game.box.modules[module].numbers[SPECIAL_AT[module]][level]
    installing.begin(s, civ, v.DECKS.index(v.MODULES[module]), special, 1)


def on_the_continent(s: Exam, civ: int, module: int, level: int, action: int) -> None:
    n = s.game.box.modules[module].numbers
    if action == actions.DO_HUNT:  # CV-11.1 to CV-11.3
        s.push(sustenance.Hunt(civ, n[v.HUNTS][level]))
    elif action == actions.DO_STRENGTHEN:
        s.push(sustenance.Strengthen(civ, n[v.RISES][level]))
    elif action == actions.DO_EXPLORE:  # CV-12.1 to CV-12.5
        exploration.explore(s, civ, level)
    elif action == actions.DO_FIND:
        s.push(exploration.LuckyFind(civ, n[v.FINDS][level]))
    elif action == actions.DO_PROJECT:  # CV-13.1 to CV-13.3
        s.push(building.Project(civ, n[v.PROJECTS][level], v.ANY_KIND, n[v.SAME_KIND][level]))
    elif action == actions.DO_PLAN:  # CV-18.1 to CV-18.3
        s.push(planning.PlaceMarkers(civ, n[v.PLANNED][level]))
    elif n[v.NEW_GOALS][level]:
        s.push(planning.GainOrInstall(civ, 2 if action == actions.DO_NEW_GOAL else 1))
        s.push(planning.GainGoal(civ, 1) if action == actions.DO_NEW_GOAL else planning.InstallGoal(civ, 1))
    else:
        s.push(planning.InstallGoal(civ, n[v.INSTALLED_GOALS][level]))


def on_the_console(s: Exam, civ: int, module: int, level: int, action: int) -> None:
    n = s.game.box.modules[module].numbers
    if action == actions.DO_CARD:  # CV-22.1 to CV-22.3
        s.push(cards.GainCard(civ, n[v.GAINED_CARDS][level]))
    elif action == actions.DO_DRAW:
        cards.begin_draw(s, civ, n[v.DRAWN_CARDS][level], n[v.KEPT_CARDS][level])
    elif action in (actions.DO_ACTIVATION, actions.DO_FATE):  # CV-23.1 to CV-23.3: one of them, or both in this order
        first = v.ACTIVATION if action == actions.DO_ACTIVATION else v.FATE
        if n[v.GAINED_DICE][level] > 1:
            s.push(dice.SecondDie(civ, v.FATE if first == v.ACTIVATION else v.ACTIVATION))
        s.push(dice.GainDie(civ, first))
    elif action == actions.DO_IDEAS:  # CV-24.1 to CV-24.3
        markers.gain(s, civ, v.IDEA, n[v.IDEAS][level])
    elif action == actions.DO_FEATURES:  # CV-24.4 to CV-24.6
        s.push(upgrades.MoveFeature(civ, n[v.MOVES][level]))
    else:  # CV-24.7 to CV-24.9
        s.push(income.IncomeActions(civ, n[v.INCOME_ACTIONS][level]))
