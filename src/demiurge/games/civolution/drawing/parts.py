"""What lies in the box, by the name that is printed on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.civolution.box import Box
from demiurge.games.civolution.vocabulary import (
    ATTRIBUTE_ID,
    CARDS,
    FEATURES,
    GOAL_ID,
    INCOME_ID,
    MODULES,
    RECESSES,
    START_ID,
    card_name,
    recess_name,
)
from demiurge.kernel.text import Text, name, text

CODES: Final = (*MODULES, *FEATURES, "sleep")  # of all modules
LEVELS: Final = ("I", "II", "III")
VICI_TITLE: Final = text("vici")
printed = lru_cache(maxsize=1024)(name)  # a name of a component, by its kind


def recess(r: int) -> str:
    return recess_name(r) if 0 <= r < RECESSES else "?"


# ---- components by their names
def card(box: Box, index: int) -> Text:
    return printed("card", box.cards[index].name)


def coded(box: Box, index: int) -> Text:
    """`Wheel (A1)`."""
    return text("coded", name=card(box, index), code=card_name(index))


def income(box: Box, index: int) -> Text:
    """An income chip or a starting chip card."""
    return printed("income" if INCOME_ID + index < START_ID else "start", box.incomes[index].name)


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
    if index < CARDS:
        return card(box, index)
    if index < INCOME_ID:
        return attribute(box, index - ATTRIBUTE_ID)
    return income(box, index - INCOME_ID) if index < GOAL_ID else goal(box, index - GOAL_ID)
