"""Chapters 3, 4, 29 and 34: the eras and their phases. In each a civ's part ends with completion bonuses (CV-R30)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import (
    cards,
    events,
    exploration,
    feeding,
    income,
    markers,
    moments,
    partition,
    planning,
    reset,
    scoring,
    site_phase,
    solo,
    triggers,
    turns,
)
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import DECKS, ERAS
from demiurge.kernel.data import without
from demiurge.kernel.state import Step

PHASES: Final = 8


class Era(Step[Exam]):
    """CV-3.1: the eight phases of an era."""

    def __init__(self, era: int) -> None:
        self.era = era

    def run(self, s: Exam) -> None:
        s.era = self.era
        s.tell("era", s.first, [self.era])
        for c in s.civs:
            c.era_used = c.saved = 0
        for phase in range(PHASES, 0, -1):
            s.push(Phase(phase))


class Phase(Step[Exam]):
    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: Exam) -> None:
        s.phase = self.phase
        s.tell("phase", s.first, [self.phase])
        turns.begin_part(s)
        if self.phase == 1:
            new_cards(s)
        elif self.phase == 2:
            new_goals(s)
        elif self.phase == 3:
            extra_finds(s)
        elif self.phase == 4:
            s.resets = s.ending = 0  # CV-4.1
            s.push(ActionRound())
        elif self.phase == 5:
            site_phase.begin(s)
        elif self.phase == 6:
            feeding.begin(s)
        elif self.phase == 7:
            events.begin(s)
        else:
            income_phase(s)


class NewPart(Step[Exam]):
    """A lettered step of a phase counts as a turn for the limits of abilities (CV-38.17)."""

    def run(self, s: Exam) -> None:
        turns.begin_part(s)


# ---- phases 1 to 3
def new_cards(s: Exam) -> None:
    """CV-3.3, CV-3.4: the event of the era, and a card of each deck."""
    s.event = s.chance.pick(s.events)
    s.events = without(s.events, s.event)
    s.tell("event", -1, [s.event])
    for deck in range(len(DECKS)):
        cards.turn_up(s, deck)
    for civ in reversed(s.players()):
        s.push(partition.Completion(civ))
        s.push(Happens(civ, moments.NEW_CARDS))


class Happens(Step[Exam]):
    """A moment to which abilities may answer."""

    def __init__(self, civ: int, event: int) -> None:
        self.civ = civ
        self.event = event

    def run(self, s: Exam) -> None:
        triggers.fire(s, self.civ, self.event)


def new_goals(s: Exam) -> None:
    """CV-3.5, CV-3.7; V.I.C.I has a die remove a chip instead (CV-41.2)."""
    s.push(RefillGoals())
    for civ in reversed(s.in_order()):
        if civ < s.seats:
            s.push(partition.Completion(civ))
            s.push(planning.PhaseGoal(civ, 1))
        else:
            s.push(solo.RemoveGoal(civ))


class RefillGoals(Step[Exam]):
    def run(self, s: Exam) -> None:
        planning.refill(s)


def extra_finds(s: Exam) -> None:
    """CV-3.8 to CV-3.10"""
    for civ in reversed(s.players()):
        s.push(partition.Completion(civ))
        s.push(Happens(civ, moments.EXTRA_FIND))
        s.push(exploration.ExtraFind(civ, 1))


# ---- phase 4
class ActionRound(Step[Exam]):
    """CV-4.2, CV-29.2: everybody has a turn; after the round in which the end was triggered comes the final one."""

    def run(self, s: Exam) -> None:
        s.push(RoundOver())
        for civ in reversed(s.in_order()):
            s.push(turns.TurnOf(civ))


class RoundOver(Step[Exam]):
    def run(self, s: Exam) -> None:
        if s.ending == reset.FINAL_ROUND:
            return
        if s.ending == reset.TRIGGERED:
            s.ending = reset.FINAL_ROUND
            s.tell("final round", -1, [])
        s.push(ActionRound())


# ---- phase 8
def income_phase(s: Exam) -> None:
    """CV-34.1 to CV-34.7"""
    s.push(AfterIncome())
    for civ in reversed(s.players()):
        s.push(partition.Completion(civ))
        s.push(Income(civ))


class Income(Step[Exam]):
    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        s.push(income.IncomePhase(self.civ, income.all_chips(s, self.civ)))


class AfterIncome(Step[Exam]):
    """CV-34.3 to CV-34.7: statues score; tokens return and reset columns are refilled, or the game ends."""

    def run(self, s: Exam) -> None:
        for civ in range(len(s.civs)):
            scoring.statues(s, civ)
        if s.era == ERAS:
            s.push(scoring.Final())
            return
        s.hunted = 0
        s.push(Era(s.era + 1))
        for civ in reversed(s.players()):
            empty = s.game.numbers.reset_columns - s.civs[civ].resets
            if empty:
                markers.gain(s, civ, markers.RESET_COLUMN, empty)
