"""What lies in the box, by the name that is printed on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box
from demiurge.kernel.text import Text, name, text

CODES: Final = (*v.MODULES, *v.FEATURES, "sleep")  # of all modules
LEVELS: Final = ("I", "II", "III")
VICI_TITLE: Final = text("rival")
printed = lru_cache(maxsize=1024)(name)  # a name of a component, by its kind


def recess(r: int) -> str:
    return v.recess_name(r) if 0 <= r < v.RECESSES else "?"


# ---- components by their names
def card(box: Box, index: int) -> Text:
    return printed("card", box.cards[index].name)


def coded(box: Box, index: int) -> Text:
    """`Wheel (A1)`."""
    return text("coded", name=card(box, index), code=v.card_name(index))


def income(box: Box, index: int) -> Text:
    """An income chip or a starting chip card."""
    return printed("income" if v.INCOME_ID + index < v.START_ID else "start", box.incomes[index].name)


def goal(box: Box, index: int) -> Text:
    return printed("goal", box.goals[index].name)


def attribute(box: Box, index: int) -> Text:
    return printed("attribute", box.attributes[index].name)


def event(box: Box, index: int) -> Text:
    return printed("event", box.events[index].name)


def markers(box: Box, index: int) -> Text:
    """A starting marker card."""
    return printed("markers", box.marker_cards[index].name)


def item(box: Box, index: int) -> Text:
    """Something that can be installed."""
    if index < v.CARDS:
        return card(box, index)
    if index < v.INCOME_ID:
        return attribute(box, index - v.ATTRIBUTE_ID)
    return income(box, index - v.INCOME_ID) if index < v.GOAL_ID else goal(box, index - v.GOAL_ID)
