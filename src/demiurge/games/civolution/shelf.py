"""What is taken: research cards and goals when they are installed, chips of the displays, and what a civ starts with."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.civolution.actions import GOAL, TAKE_CHIP, TAKE_INCOME
from demiurge.games.civolution.state import Exam
from demiurge.kit.shelf import Shelf


def there(s: Exam, seat: int, action: int) -> str:
    """The top goal of a stack, or the chip on a space of a display."""
    if action in GOAL:
        stack = s.civs[seat].goals[GOAL.at(action)]
        return f"G{stack[-1] + 1}" if stack else ""
    if action in TAKE_INCOME:
        return f"I{s.incomes_open[TAKE_INCOME.at(action)] + 1}"
    return f"T{s.attributes_open[TAKE_CHIP.at(action)] + 1}"


def begins(s: Exam) -> int:
    return s.first


SHELF: Final = Shelf(
    takes=re.compile("install |keep SM|start with "),
    places=re.compile("goal |take income |take attribute "),
    there=there,
    starts=re.compile("keep SM"),
    begins=begins,
)
