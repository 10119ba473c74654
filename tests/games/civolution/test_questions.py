"""What every question is about: answers of these verbs are its own, allowed or forbidden by a clause; no others are."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from demiurge.games import civolution
from demiurge.games.civolution.actions import SPACE
from demiurge.games.civolution.asking import Ask, Each, May, Several
from demiurge.kernel.data import fields
from tests.laws import spans
from tests.rules import rule

ABOUT = """
AnyFeature: feature *
AnyTrack: advance *
AtRock: explore *
BadWeather: lose *, return food
Board: move *
Branch: do *
CardColumn: column *
CardStage: cost of stage *
Castaway: do let die, refuge *
Cheaper: cheaper food in *
Choose: option *
ChooseColumn: column *
Clear: clear *
CoverGoal: cover *
Deaths: lose *
Deliver: produce *, ship *
DiePart: take it, forgo it
DrawCards: draw *
Dying: do save, do let die
Explore: explore *
ExtraFind: store *
FavorOrIncome: do favor, income *, point *
Feed: feed *, feed all
FineWeather: do income, do activity
Flip: flip stage *
Freeze: weaken *
FromCiv: from civ *
GainCard: gain open *, gain hidden *
GainChip: take income *
GainGoal: take goal *
GainOrInstall: do goal, do new goal
GiveDie: give *
GoalColumn: column *
GoalHalf: half *
Hunt: hunt *
IgnoreSpace: done, ignore *
IncomeActions: income *, point *
IncomePhase: income *, point *, use *
Install: install *
InstallGoal: goal *
LowestTrack: advance *
LuckyFind: find *, store *
MayPay: option 1
Migrate: move *
MoveFeature: turn *
Nudge: step for free, spend ideas
OfferTest: do test
OfferedTest: done, do test
Once: income *, point *
Part: take it, forgo it
Pay: die *, planning marker *, focus marker
PayAny: return *
PayMaterial: return *, skip, by hand card
PaySteps: step for free, spend ideas
Perform: activity *
PhaseGoal: take goal *
PickValue: value *
PlaceMarkers: plan *
PlaceWeak: place *
Procreate: place *
ProcreationParts: do procreate, do strengthen
Produce: produce *
ProductionParts: do produce, do transport first
Project: farm *, boat *, statue *, settlement *
Purchase: buy *
Replenish: done, return *
ResetMarker: do idea, do food
Respond: use *
RevealOne: reveal *
Sacrifice: remove farm *, remove boat *
Sale: sell *
SecondDie: done, do activation die, do fate die
SecondPart: do transport, do test
Shift: weather *
StageOrPoints: do points, flip stage *
Starve: done, spare *
StoreRow: store *
Strengthen: strengthen *
StrengthenTest: do test
TakeUp: take up *
Temper: milder weather
Trade: sale, purchase
Transport: transport *, ship *
Travel: settle *, cross *
Turn: activate *, activate otherwise *, reset
TurnDice: turn die *
Upgrade: upgrade *
ViciTakes: from civ *
"""
"""A verb with all its answers (*), or single answers."""


def kinds(kind: type[Ask]) -> Iterator[type[Ask]]:
    for one in kind.__subclasses__():
        if one not in (May, Several, Each):
            yield one
        yield from kinds(one)


def questions() -> dict[str, type[Ask]]:
    for module in pkgutil.iter_modules(civolution.__path__):
        importlib.import_module(f"{civolution.__name__}.{module.name}")
    return {kind.__name__: kind for kind in kinds(Ask)}  # type: ignore[type-abstract]


LISTS = ("places",)
WANTED = {name: words.split(", ") for name, words in (line.split(": ") for line in ABOUT.split("\n") if line)}


@rule("K-1")
@pytest.mark.parametrize("name", sorted(WANTED))
def test_a_question_is_about_these_answers_and_no_others(name: str) -> None:
    kind, found = questions()[name], list[str]()
    held: list[Any] = [[] if field in LISTS else 0 for field in fields(kind)]  # what it is about hangs on none of it
    question = kind(*held)
    for verb, actions in spans(SPACE):
        own = [action for action in actions if question.family(action)]
        whole = [verb if len(actions) == 1 else f"{verb} *"]
        found += whole if len(own) == len(actions) else [SPACE.format(action) for action in own]
    assert list(dict.fromkeys(found)) == WANTED[name]


@rule("K-1")
def test_no_question_is_left_out() -> None:
    assert sorted(questions()) == sorted(WANTED)
