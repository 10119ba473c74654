"""What is at stake when dice decide: how many roll, what passes, and what follows from either."""

from __future__ import annotations

from demiurge.games.civolution import favor, names, procreation, resolving
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.effect import said
from demiurge.games.civolution.state import Exam
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, text

NOTHING = text("stake-nothing")


def counted(view: Exam, module: int, passed: bool, level: int) -> int:
    return view.game.box.modules[module].numbers[v.PASSED if passed else v.FAILED][level]


def outcomes(view: Exam, purpose: int, arg: int) -> tuple[Text, Text]:
    """What a test brings that is passed, and one that is not."""
    box = view.game.box
    if purpose == favor.FOR_MIGRATION:
        return both(view, v.MIGRATION, "stake-migrations", arg)
    if purpose == favor.FOR_PROCREATION:
        return both(view, v.PROCREATION, "stake-births", arg)
    if purpose == favor.FOR_STRENGTHENING:
        return text("stake-strengthened", n=arg), NOTHING
    if purpose == favor.FOR_TRANSPORT:
        return text("stake-transports", n=arg), NOTHING
    if purpose == favor.FOR_ROCK:
        return text("stake-rock", land=names.territory(arg)), NOTHING
    effects = box.incomes[arg].action if purpose == favor.FOR_INCOME else box.effects[arg].inner()[0]
    return said(effects), NOTHING


def both(view: Exam, module: int, id: str, level: int) -> tuple[Text, Text]:
    won, lost = (text(id, n=counted(view, module, passed, level)) for passed in (True, False))
    return won, lost


def test_of(view: Exam, seat: int, passed: Text, failed: Text) -> Text:
    """A favor test before it is rolled."""
    best = min(favor.target(view, seat), len(v.FACES))
    dice = names.counted("fate", view.civs[seat].fate)
    return text("stake-test", dice=dice, best=best, passed=passed, failed=failed)


def stake(view: Exam, seat: int, asked: Decision[Exam]) -> dict[str, Text | int | tuple[str, ...]]:
    """What the question about a roll says of it; nothing where no dice decide."""
    if isinstance(asked, favor.OfferedTest):
        return {"stake": test_of(view, seat, *outcomes(view, asked.purpose, asked.arg))}
    if isinstance(asked, resolving.OfferTest):
        return {"stake": test_of(view, seat, *outcomes(view, favor.FOR_EFFECT, asked.effect))}
    if isinstance(asked, procreation.StrengthenTest):
        return {"stake": test_of(view, seat, *outcomes(view, favor.FOR_STRENGTHENING, asked.n))}
    if isinstance(asked, procreation.AtRock):
        return {"stake": test_of(view, seat, text("stake-births", n=1), NOTHING)}
    rolled = tuple(map(str, sorted(view.rolled)))
    if isinstance(asked, favor.Nudge):
        passed, failed = outcomes(view, asked.purpose, asked.arg)
        return {"dice": rolled, "best": favor.target(view, seat), "passed": passed, "failed": failed}
    if isinstance(asked, favor.PickValue):
        what = text("stake-find") if asked.what else text("stake-hunt", land=names.territory(asked.arg))
        return {"dice": rolled, "what": what}
    return {}
