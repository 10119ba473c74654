"""What each main module does at its level (chapters 6, 7, 9 to 13, 18 and 22 to 26), and Sleep (CV-5.2); modules that
show OR ask for the branch (CV-4.14)."""

from __future__ import annotations

from demiurge.games.civolution import (
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
from demiurge.games.civolution.actions import (
    DO,
    DO_ACTIVATION,
    DO_CARD,
    DO_DRAW,
    DO_EXPLORE,
    DO_FATE,
    DO_FEATURES,
    DO_FIND,
    DO_FOCUS,
    DO_GOAL,
    DO_HUNT,
    DO_IDEAS,
    DO_INCOME,
    DO_INSTALL,
    DO_NEW_GOAL,
    DO_PLAN,
    DO_PROJECT,
    DO_STRENGTHEN,
)
from demiurge.games.civolution.asking import May
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import (
    ACHIEVEMENT,
    ACTIVATION,
    ACTIVITY,
    ANY_KIND,
    BUILDING,
    DECKS,
    EXPLORATION,
    FATE,
    FOCUS,
    IDEA,
    INSIGHT,
    INVENTION,
    MIGRATION,
    MODULES,
    MUTATION,
    PLANNING,
    PROCREATION,
    PRODUCTION,
    RESEARCH,
    SLEEP,
    SUSTENANCE,
    TRADE,
    TRANSPORT,
)

SPECIAL_AT = {BUILDING: 2, ACHIEVEMENT: 1, INSIGHT: 1, MUTATION: 1, INVENTION: 1}  # place of special_bonus


def carry_out(s: Exam, civ: int, module: int, level: int) -> None:
    if module == MIGRATION:
        migration.activate(s, civ, level)
    elif module == PROCREATION:
        procreation.activate(s, civ, level)
    elif module == PRODUCTION:
        production.activate(s, civ, level)
    elif module == TRANSPORT:
        production.transport_module(s, civ, level)
    elif module == TRADE:
        trade.activate(s, civ, level)
    elif module == ACTIVITY:
        activity.activate(s, civ, level)
    else:
        s.push(Branch(civ, module, level))


def branches(s: Exam, module: int, level: int) -> list[int]:
    if module == SUSTENANCE:
        return [DO_HUNT, DO_STRENGTHEN]
    if module == EXPLORATION:
        return [DO_EXPLORE, DO_FIND]
    if module == BUILDING:
        return [DO_PROJECT, DO_INSTALL]
    if module == PLANNING:
        new = s.game.box.modules[PLANNING].numbers[1][level]
        return [DO_GOAL, DO_NEW_GOAL, DO_PLAN] if new else [DO_GOAL, DO_PLAN]
    if module == RESEARCH:
        return [DO_CARD, DO_DRAW]
    if module == ACHIEVEMENT:
        return [DO_ACTIVATION, DO_FATE, DO_INSTALL]
    if module == INSIGHT:
        return [DO_IDEAS, DO_INSTALL]
    if module == MUTATION:
        return [DO_FEATURES, DO_INSTALL]
    if module == INVENTION:
        return [DO_INCOME, DO_INSTALL]
    return [DO_FOCUS, DO_IDEAS]


class Branch(May):
    """CV-4.14: exactly one of the branches, or none (CV-R24)."""

    verb = DO
    clause = "CV-4.14"

    def __init__(self, seat: int, module: int, level: int) -> None:
        super().__init__(seat)
        self.module = module
        self.level = level

    def offers(self, s: Exam) -> list[int]:
        return branches(s, self.module, self.level)

    def accept(self, s: Exam, action: int) -> None:
        if self.module == SLEEP:
            sleep(s, self.seat, action)
        elif action == DO_INSTALL:
            install(s, self.seat, self.module, self.level)
        elif self.module <= PLANNING:
            on_the_continent(s, self.seat, self.module, self.level, action)
        else:
            on_the_console(s, self.seat, self.module, self.level, action)


def sleep(s: Exam, civ: int, action: int) -> None:
    """CV-5.2"""
    numbers = s.game.numbers
    if action == DO_FOCUS:
        markers.gain(s, civ, FOCUS, numbers.sleep_focus)
    else:
        markers.gain(s, civ, IDEA, numbers.sleep_ideas)


def install(s: Exam, civ: int, module: int, level: int) -> None:
    """CV-13.1 to CV-13.3, CV-23.1 to CV-24.9: a card of the module's type, at level III with the special bonus."""
    special = s.game.box.modules[module].numbers[SPECIAL_AT[module]][level]
    installing.begin(s, civ, DECKS.index(MODULES[module]), special, 1)


def on_the_continent(s: Exam, civ: int, module: int, level: int, action: int) -> None:
    n = s.game.box.modules[module].numbers
    if action == DO_HUNT:  # CV-11.1 to CV-11.3
        s.push(sustenance.Hunt(civ, n[0][level]))
    elif action == DO_STRENGTHEN:
        s.push(sustenance.Strengthen(civ, n[1][level]))
    elif action == DO_EXPLORE:  # CV-12.1 to CV-12.5
        exploration.explore(s, civ, level)
    elif action == DO_FIND:
        s.push(exploration.LuckyFind(civ, n[2][level]))
    elif action == DO_PROJECT:  # CV-13.1 to CV-13.3
        s.push(building.Project(civ, n[0][level], ANY_KIND, n[1][level]))
    elif action == DO_PLAN:  # CV-18.1 to CV-18.3
        s.push(planning.PlaceMarkers(civ, n[0][level]))
    elif n[1][level]:
        s.push(planning.GainOrInstall(civ, 2 if action == DO_NEW_GOAL else 1))
        s.push(planning.GainGoal(civ, 1) if action == DO_NEW_GOAL else planning.InstallGoal(civ, 1))
    else:
        s.push(planning.InstallGoal(civ, n[2][level]))


def on_the_console(s: Exam, civ: int, module: int, level: int, action: int) -> None:
    n = s.game.box.modules[module].numbers
    if action == DO_CARD:  # CV-22.1 to CV-22.3
        s.push(cards.GainCard(civ, n[0][level]))
    elif action == DO_DRAW:
        cards.begin_draw(s, civ, n[1][level], n[2][level])
    elif action in (DO_ACTIVATION, DO_FATE):  # CV-23.1 to CV-23.3: one of them, or both in this order
        first = ACTIVATION if action == DO_ACTIVATION else FATE
        if n[0][level] > 1:
            s.push(dice.SecondDie(civ, FATE if first == ACTIVATION else ACTIVATION))
        s.push(dice.GainDie(civ, first))
    elif action == DO_IDEAS:  # CV-24.1 to CV-24.3
        markers.gain(s, civ, IDEA, n[0][level])
    elif action == DO_FEATURES:  # CV-24.4 to CV-24.6
        s.push(upgrades.MoveFeature(civ, n[0][level]))
    else:  # CV-24.7 to CV-24.9
        s.push(income.IncomeActions(civ, n[0][level]))
