"""What is taken: research cards and goals when they are installed, chips of the displays, what a civ starts with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from demiurge.games.civolution.actions import GOAL, TAKE_CHIP, TAKE_INCOME
from demiurge.games.civolution.state import Exam
from demiurge.kernel.text import Text, text
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


GROUPS: Final = {
    "goal_chips.json": text("shelf-goals"), "income_chips.json": text("shelf-incomes"),
    "attribute_chips.json": text("shelf-attributes"), "starting_marker_cards.json": text("shelf-markers"),
    "starting_chip_cards.json": text("shelf-chips"),
}  # fmt: skip


def group(file: str, entry: Mapping[str, Any]) -> Text | None:
    if file == "research_cards.json":
        return text("shelf-cards", deck=text(f"deck-{entry['deck']}"))
    return GROUPS.get(file)


SHELF: Final = Shelf(
    takes=re.compile("install |keep SM|start with "),
    places=re.compile("goal |take income |take attribute "),
    there=there,
    files=("goal_chips.json", "income_chips.json", "attribute_chips.json"),
    starts=re.compile("keep SM"),
    begins=begins,
    group=group,
)
