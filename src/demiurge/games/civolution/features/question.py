"""What waits: the turns to come, the questions, and what is being resolved."""

from __future__ import annotations

from typing import Any

from demiurge.games.civolution import (
    asking,
    exploration,
    favor,
    income,
    installing,
    migration,
    partition,
    procreation,
    requirements,
    resolving,
    turns,
)
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.features import places
from demiurge.games.civolution.features.kinds import KIND_OF, QUESTIONS
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.tribes import Dying, is_strong
from demiurge.kernel.features import Sheet
from demiurge.kernel.state import Decision, Step


class Agenda:
    """What waits in the lanes, read once: the seat's own questions by kind, and the details of what is resolved."""

    def __init__(self, s: Exam, seat: int) -> None:
        self.seat = seat
        self.turns = [0] * len(s.civs)
        self.kinds: list[int] = []  # those asked for, each once
        self.asked = [0.0] * len(QUESTIONS)
        self.module = self.level = self.purpose = self.subject = -1
        self.dice = self.ideas = self.shortfall = self.value = self.assumed = self.ignored = 0
        self.points = self.effects = self.chips = 0
        self.placed: list[int] = []  # own cards and chips on their way into the partition
        for step in s.lanes[s.seats]:
            self.notice(s, step)
        if seat < s.seats:
            for step in s.lanes[seat]:
                self.notice(s, step)

    def notice(self, s: Exam, step: Step[Any]) -> None:
        kind = KIND_OF.get(type(step), -1)
        if kind < 0:
            return
        if isinstance(step, Decision):
            self.question(s, step, kind)
        elif isinstance(step, turns.TurnOf):
            self.turns[step.civ] += 1
        elif isinstance(step, turns.CarriedOut):
            self.module = step.module
        elif isinstance(step, turns.CarryOut):
            self.level = step.level
        elif isinstance(step, installing.CostPoints | exploration.ExtraPoints):
            self.points += step.vp
        elif isinstance(step, resolving.Do):
            self.effects += 1
        elif isinstance(step, favor.Picked):
            self.value = step.value
        elif isinstance(step, installing.Inserted):
            if step.civ == self.seat:
                self.placed.append(step.card)

    def question(self, s: Exam, step: Decision[Any], kind: int) -> None:
        self.details(s, step)
        if step.seat != self.seat:
            return
        if not self.asked[kind]:
            self.kinds.append(kind)
        times = min(step.times(), 4) if isinstance(step, asking.Ask) else 1
        self.asked[kind] += 0.25 + 0.25 * times
        if isinstance(step, installing.CardColumn | installing.CardStage | installing.IgnoreSpace):
            self.placed.append(step.card)
        elif isinstance(step, partition.ChooseColumn):
            self.placed.append(step.item)

    def details(self, s: Exam, step: Decision[Any]) -> None:
        """What the question is about, so that the answers which led to it can be told apart."""
        if isinstance(step, turns.Pay):
            self.dice += 2 if step.then else 1
        elif isinstance(step, favor.PaySteps):
            self.ideas += step.steps
        elif isinstance(step, favor.OfferedTest | favor.Nudge):
            self.purpose = step.purpose
            if isinstance(step, favor.Nudge):
                self.shortfall = favor.shortfall(s, step.seat)
            if step.purpose == favor.FOR_ROCK:
                self.subject = v.TYPE_OF[step.arg]
        elif isinstance(step, favor.PickValue):
            self.subject = step.arg if step.what else v.TYPE_OF[step.arg]
        elif isinstance(step, migration.Travel):
            self.subject = v.TYPE_OF[step.at]
        elif isinstance(step, procreation.Procreate):
            if step.only >= 0:
                self.subject = v.TYPE_OF[step.only]
        elif isinstance(step, Dying):
            self.subject = v.TYPE_OF[step.place // v.SLOTS]
        elif isinstance(step, installing.IgnoreSpace):
            self.assumed, self.ignored = step.upto, step.ignored
        elif isinstance(step, income.IncomePhase):
            self.chips = step.chips.bit_count()


def turn(s: Exam, civ: int, agenda: Agenda, at: int, sheet: Sheet) -> None:
    """CV-29.2: once the end is triggered everybody has one turn more after those of this round."""
    behind = (civ - s.first) % len(s.civs)
    sheet.put(at + places.FIRST, 1.0 if behind == 0 else 0.0)
    sheet.put(at + places.ORDER, behind / 3.0)
    sheet.put(at + places.ACTIVE, 1.0 if s.active == civ else 0.0)
    sheet.put(at + places.ASKED, 1.0 if civ in s.asks else 0.0)
    sheet.put(at + places.TURN_DUE, agenda.turns[civ] / 2.0)


def asked(agenda: Agenda, sheet: Sheet) -> None:
    """What the seat itself is asked, and how often."""
    for kind in agenda.kinds:
        sheet.put(places.QUESTION + kind, min(agenda.asked[kind], 2.0))


def resolved(s: Exam, agenda: Agenda, sheet: Sheet) -> None:
    sheet.mark(places.MODULE, agenda.module, len(v.ALL_MODULES))
    sheet.mark(places.MODULE_DUE, agenda.level, 3)
    sheet.put(places.DICE_OWED, agenda.dice / 2.0)
    sheet.put(places.IDEAS_OWED, agenda.ideas / 3.0)
    sheet.mark(places.SUBJECT, agenda.subject, len(v.TYPES))
    sheet.mark(places.TEST, agenda.purpose, len(places.TESTS))
    sheet.put(places.SHORTFALL, agenda.shortfall / 3.0)
    sheet.put(places.PICKED, agenda.value / 6.0)
    sheet.put(places.ASSUMED, agenda.assumed / 5.0)
    sheet.marks(places.IGNORED, agenda.ignored, requirements.SPACES)
    sheet.put(places.POINTS_DUE, agenda.points / 6.0)
    sheet.put(places.EFFECTS_DUE, min(agenda.effects, 8) / 4.0)
    sheet.put(places.CHIPS_DUE, agenda.chips / 5.0)
    if s.rolled:
        for value in range(len(v.FACES)):
            sheet.put(places.ROLLED + value, s.rolled.count(value + 1) / 3.0)
    if s.looked:
        backs = [back_of(card) for card in s.looked]
        for deck in range(len(v.DECKS)):
            sheet.put(places.LOOKED + deck, backs.count(deck) / 3.0)
    if s.fed:
        strong = 0
        for place in s.fed:
            if is_strong(s, place):
                strong += 1
        sheet.put(places.FED, strong / 6.0)
        sheet.put(places.FED + 1, (len(s.fed) - strong) / 6.0)


def back_of(card: int) -> int:
    """CV-R52: the deck of a card, hidden or not."""
    return v.deck_of(card) if card >= 0 else -1 - card
