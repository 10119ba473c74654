"""Answers that are given in one go: a module with all that pays for it, a branch with what is chosen in it, a card with
its place. Each is only what the engine allows on a copy of the View, one answer after the other, all of it certain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from demiurge.games.civolution import (
    actions,
    activity,
    building,
    cards,
    dice,
    exploration,
    income,
    installing,
    migration,
    modules,
    planning,
    procreation,
    production,
    sustenance,
    trade,
    turns,
    upgrades,
    weather,
)
from demiurge.games.civolution.drawing.payments import Cashier, Payment, offers
from demiurge.games.civolution.drawing.trial import Trial
from demiurge.games.civolution.state import Exam
from demiurge.kernel.state import Decision

Question = Decision[Exam]


class Way(NamedTuple):
    """Answers that are given together. deed: the one that says what is done, the answer to `asked`; pay: what pays for
    a module before it; first: no other row of the module comes before it."""

    said: tuple[int, ...]
    trial: Trial | None  # None: what it comes to follows from the first payment of the same module
    deed: int
    asked: Question | None
    pay: Payment | None = None
    first: bool = True


OPENERS: Final[tuple[type[Question], ...]] = (
    modules.Branch, production.ProductionParts, production.SecondPart, procreation.ProcreationParts, trade.Trade,
    weather.FineWeather, planning.GainOrInstall,
)  # fmt: skip
"""Questions whose answers only lead to the question that matters."""
OPENING: Final = (
    actions.DO_PRODUCE,
    actions.DO_PROCREATE,
    actions.DO_TRANSPORT,
)  # of two parts, those that begin with no test
TARGETS: Final[tuple[type[Question], ...]] = (
    sustenance.Hunt, sustenance.Strengthen, exploration.Explore, exploration.LuckyFind, building.Project,
    installing.Install, planning.InstallGoal, planning.GainGoal, planning.PlaceMarkers, cards.GainCard, cards.DrawCards,
    upgrades.MoveFeature, income.IncomeActions, production.Produce, production.Transport, procreation.Procreate,
    trade.Sale, trade.Purchase, activity.Perform, dice.FromCiv,
)  # fmt: skip
AT_ONCE: Final[tuple[type[Question], ...]] = (
    migration.Migrate, sustenance.Hunt, exploration.Explore, building.Project, installing.Install, planning.InstallGoal,
    cards.GainCard, income.IncomeActions, production.Produce, activity.Perform,
)  # fmt: skip
"""What a click on a card, a chip, a tribe or a territory means in the own turn."""


def ways(view: Exam, seat: int) -> list[Way]:
    """Every single answer once, and gestures."""
    root = Trial(view, seat)
    if len(view.questions(seat)) == 1 and isinstance(root.asked, turns.Turn):
        return list(turn_ways(root))
    return [way for lane in range(view.seats + 1) if view.asks[lane] == seat for way in lane_ways(view, seat, lane)]


def lane_ways(view: Exam, seat: int, lane: int) -> Iterator[Way]:
    root = Trial(view, seat)
    root.lane = lane
    for action in root.options():
        single = Way((action,), root.given(action), action, root.asked)
        yield single
        yield from deeper(root, single)


def choices(trial: Trial) -> list[int]:
    """What a question is about: neither its end nor an attribute chip in between."""
    return [a for a in trial.options() if a != actions.DONE and a not in actions.TAKE_CHIP]


def deeper(root: Trial, single: Way) -> Iterator[Way]:
    """What goes on from one answer without a surprise."""
    asked, trial = root.asked, single.trial
    if trial is None or trial.asked is None:
        return
    if isinstance(asked, OPENERS) and isinstance(trial.asked, TARGETS):
        if isinstance(asked, modules.Branch | trade.Trade | weather.FineWeather | planning.GainOrInstall) or (
            single.deed in OPENING
        ):
            for action in choices(trial):
                yield Way((*single.said, action), trial.given(action), action, trial.asked)
    elif isinstance(trial.asked, installing.CardColumn | installing.CardStage | installing.IgnoreSpace):
        yield from placed(single)


def placed(single: Way) -> Iterator[Way]:
    """A card with its column, at the cost of its own stage; of columns that are alike the first."""
    trial = single.trial
    assert trial is not None
    if not isinstance(trial.asked, installing.CardColumn):
        whole = settled(trial, single.said)
        if whole is not None:
            yield single._replace(said=whole[0], trial=whole[1])
        return
    seen: list[tuple[int, int]] = []
    c = trial.state.civs[trial.seat]
    for action in choices(trial):
        look = c.left[actions.COLUMN.at(action)], c.kinds[actions.COLUMN.at(action)]
        if look not in seen:
            seen.append(look)
            whole = settled(trial.given(action), (*single.said, action))
            if whole is not None:
                yield Way(*whole, action, trial.asked)


def settled(trial: Trial, said: tuple[int, ...]) -> tuple[tuple[int, ...], Trial] | None:
    """With the lowest cost, and nothing ignored."""
    if isinstance(trial.asked, installing.CardStage):
        action = choices(trial)[0]
        trial, said = trial.given(action), (*said, action)
    if isinstance(trial.asked, installing.IgnoreSpace):
        if actions.DONE not in trial.options():
            return None
        trial, said = trial.given(actions.DONE), (*said, actions.DONE)
    return said, trial


# ---- the turn
def turn_ways(root: Trial) -> Iterator[Way]:
    """Modules with their payments, what they could do at once, and step by step."""
    view, seat = root.state, root.seat
    cashier = Cashier(view, seat)
    whole: set[int] = set()
    for offer in offers(view, seat):
        first: Way | None = None
        for pay in offer.ways:
            said = cashier.said(offer.action, pay)
            trial = root.given(*said) if first is None else None
            way = Way(said, trial, offer.action, root.asked, pay, first is None)
            whole |= {offer.action} if len(said) == 1 else set()
            yield way
            first = first or way
        if first is not None and offer.action not in actions.OTHERWISE:
            yield from at_once(first)
    for action in root.options():
        if action not in whole:
            yield Way((action,), root.given(action), action, root.asked)


def at_once(first: Way) -> Iterator[Way]:
    """The module with its first target, where one click says both."""
    trial = first.trial
    if trial is None or trial.asked is None:
        return
    if isinstance(trial.asked, AT_ONCE):
        openings: list[tuple[tuple[int, ...], Trial]] = [((), trial)]
    elif isinstance(trial.asked, modules.Branch | production.ProductionParts):
        openings = [((action,), trial.given(action)) for action in choices(trial)]
    else:
        return
    for begun, inner in openings:
        if isinstance(inner.asked, AT_ONCE):
            for action in choices(inner):
                said = (*first.said, *begun, action)
                yield Way(said, inner.given(action), action, inner.asked, first.pay)
