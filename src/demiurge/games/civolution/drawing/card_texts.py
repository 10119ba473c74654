"""What cards, chips and events say, all of it: made from their data, so that a replaced card describes itself."""

from __future__ import annotations

from functools import lru_cache

from demiurge.games.civolution import events
from demiurge.games.civolution.box import Box, Card, EventCard, GoalChip
from demiurge.games.civolution.effects.effect import said
from demiurge.games.civolution.vocabulary import KINDS
from demiurge.kernel.speech import Words
from demiurge.kernel.text import NONE, Text, text
from demiurge.kit.phrases import joined


def event(e: EventCard) -> Text:
    """How an event moves the weather, and who gains what by it."""
    if e.mode == events.EACH:
        who = text("civs-with", n=e.threshold, counted=e.metric.say(e.threshold))
    else:
        who = text("civ-with", which="fewest" if e.mode == events.FEWEST else "most", counted=e.metric.say())
    price = NONE if e.removal < 0 else KINDS[e.removal]
    way = "hotter" if e.weather > 0 else "colder"
    return text("happens", n=abs(e.weather), way=way, who=who, price=price, effects=said(e.bonus))


# ---- said, where a note asks for all of it
@lru_cache(maxsize=2048)
def said_ability(w: Words, box: Box, item: int) -> str:
    found = box.abilities[item].say()
    return w.say(found) if found is not None else ""


@lru_cache(maxsize=1024)
def said_card(w: Words, box: Box, index: int) -> str:
    """What a card brings at once and afterwards."""
    instant = box.cards[index].instant
    return joined(w("at-once", effects=said(instant)) if instant else "", said_ability(w, box, index))


@lru_cache(maxsize=1024)
def said_whole_card(w: Words, box: Box, index: int) -> str:
    """With its cost."""
    return joined(w("costs", cost=said_cost(w, box.cards[index])), said_card(w, box, index))


def said_cost(w: Words, card: Card) -> str:
    """The five cost spaces, with their VP."""
    spaces = [w("cost-space", what=space.say(), vp=space.vp) if space.needs else "–" for space in card.cost]
    return " / ".join(spaces)


@lru_cache(maxsize=256)
def said_income(w: Words, box: Box, chip: int) -> str:
    """What an income chip does, a sentence."""
    one = box.incomes[chip]
    return w("performs", test="yes" if one.test else "no", effects=said(one.action))


@lru_cache(maxsize=256)
def said_goal(w: Words, chip: GoalChip) -> str:
    return w("sentence", what=chip.goal.say())
