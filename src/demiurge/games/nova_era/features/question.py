"""What waits: what the step of the round still has for each player, and the question."""

from __future__ import annotations

from typing import Any

from demiurge.games.nova_era import (
    actions,
    choices,
    civilization,
    develop,
    dice,
    disasters,
    production,
    spending,
    unrest,
)
from demiurge.games.nova_era.effects import abilities
from demiurge.games.nova_era.evaluation import EVALUATION
from demiurge.games.nova_era.features import places
from demiurge.games.nova_era.features.kinds import KIND_OF, QUESTIONS, UNASKED
from demiurge.games.nova_era.features.look import Times
from demiurge.games.nova_era.features.scales import FEW, MANY, SOME
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLUMNS, DICE
from demiurge.kernel.features import Sheet
from demiurge.kernel.state import Step


def pending(s: Nova, seat: int, at: int, sheet: Sheet) -> None:
    """Whose turn it is, and what the step of the round still has for the player."""
    sheet.put(at + places.ASKED, 1.0 if s.asks[s.seats] == seat else 0.0)
    sheet.put(at + places.FIRST, 1.0 if s.first == seat else 0.0)
    picks = gives = suffers = produces = arrives = 0
    for step in s.lanes[s.seats]:
        if isinstance(step, dice.Pick):
            picks += 1 if step.seat == seat else 0
        elif isinstance(step, (dice.DarkAge, dice.GiveUpDie)):
            gives += 1 if step.seat == seat else 0
        elif isinstance(step, (disasters.Strike, disasters.SufferDamage, disasters.LoseCard)):
            suffers += 1 if step.seat == seat else 0
        elif isinstance(step, production.Produce):
            produces += 1 if step.seat == seat else 0
        elif isinstance(step, (civilization.Instants, spending.Arrive)):
            arrives += 1 if step.seat == seat else 0
    sheet.put(at + places.YET_TO_PICK, float(picks))
    sheet.put(at + places.YET_TO_GIVE, float(gives))
    sheet.put(at + places.YET_TO_SUFFER, float(suffers))
    sheet.put(at + places.YET_TO_PRODUCE, float(produces))
    sheet.put(at + places.YET_TO_ARRIVE, float(arrives))


def asked(s: Nova, seat: int, times: Times, sheet: Sheet) -> None:
    """What the table asks somebody now: all that Nova Era asks stands in the table's lane."""
    lane = s.lanes[s.seats]
    if s.asks[s.seats] < 0 or not lane:
        return
    top = lane[-1]
    sheet.mark(places.QUESTION, KIND_OF.get(type(top), UNASKED), len(QUESTIONS))
    sheet.put(places.OWED, _owed(s, top) / SOME)
    if isinstance(top, unrest.WarDamage):
        sheet.marks(places.OWED_COLUMNS, top.columns, COLUMNS)
        sheet.put(places.SPARED, top.spared / FEW)
    elif isinstance(top, (disasters.SufferDamage, disasters.LoseCard)):
        sheet.mark(places.OWED_COLUMNS, top.color, COLUMNS)
    elif isinstance(top, choices.Steal):
        sheet.mark(places.VICTIM, (top.rival - seat) % s.seats, actions.SEATS)
    elif isinstance(top, choices.ChangeDie):
        effect = s.effect(top.effect)
        if isinstance(effect, abilities.ChangesDie):
            sheet.marks(places.OWED_DICE, effect.die, len(DICE))
    elif isinstance(top, develop.Pay):
        card = s.card(top.card)
        sheet.put(places.PAID_COST, card.cost / MANY)
        sheet.put(places.PAID_WORTH, EVALUATION.card(s, top.seat, card, times.rounds, times.scorings) / MANY)


def _owed(s: Nova, top: Step[Any]) -> int:
    """How many more of the same the question is about."""
    if isinstance(top, (choices.Take, choices.Steal, choices.Give, choices.MoveTrack)):
        return top.n
    if isinstance(top, (choices.ChooseRival, choices.DamageOwn, choices.Repair, choices.Research)):
        return top.n
    if isinstance(top, choices.Convert):
        return top.left
    if isinstance(top, choices.ChangeDie):
        return s.effect(top.effect).n
    return 0
