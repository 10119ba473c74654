"""The facts of an answer that is refused, for the message that says why: `why-cv-28-1` and its like."""

from __future__ import annotations

from collections.abc import Mapping

from demiurge.games.civolution import actions
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import Exam
from demiurge.kernel.text import Value
from demiurge.kit.scene import Answer


def facts(view: Exam, seat: int, answer: Answer) -> Mapping[str, Value]:
    c, last = view.civs[seat], answer.said[-1]
    return {
        "dice": sum(c.dice), "food": c.at[v.FOOD], "ideas": c.at[v.IDEA],
        "setting-out": "yes" if last in actions.MOVE else "no",
    }  # fmt: skip
