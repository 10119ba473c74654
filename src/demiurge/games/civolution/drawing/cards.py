"""Research cards, chips and starting cards: as a sign, and in one line."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.box import Box, GoalChip, Income
from demiurge.games.civolution.drawing import naming, parts, signs
from demiurge.games.civolution.effects.ability import Ability
from demiurge.games.civolution.requirements import Space
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon

KINDS: Final = (*v.TRACKS, "goal", "attr", "income", "start")  # classes of what may be installed
ROMAN: Final = ("I", "II", "III", "IV", "V")


# ---- names
def kind_of(item: int) -> str:
    """The class of something installable: the track of a card's deck, or the kind of chip."""
    if item < v.CARDS:
        return v.deck_icon(v.deck_of(item))
    if item < v.INCOME_ID:
        return "attr"
    return "income" if item < v.START_ID else "start" if item < v.GOAL_ID else "goal"


def code(item: int) -> str:
    """`A1`, `T3`, `I7`, `SC2`, `G40`: as action texts have it."""
    if item < v.CARDS:
        return v.card_name(item)
    if item < v.INCOME_ID:
        return f"T{item - v.ATTRIBUTE_ID + 1}"
    if item < v.GOAL_ID:
        return f"I{item - v.INCOME_ID + 1}" if item < v.START_ID else f"SC{item - v.START_ID + 1}"
    return f"G{item - v.GOAL_ID + 1}"


def tip_key(item: int) -> str:
    """The key of its tip, and where it is drawn once in the picture its id."""
    return f"{'card' if item < v.CARDS else 'chip'}-{naming.ident(code(item))}"


def income_of(box: Box, item: int) -> Income:
    """An income chip or starting chip card."""
    return box.incomes[item - v.INCOME_ID]


def ability_of(box: Box, item: int) -> Ability | None:
    return box.abilities[item] if item < v.INCOME_ID else None


# ---- the sign of it
def sign_of(box: Box, item: int) -> str:
    """What stands on a small square: of a card its deck, of a chip what it is about."""
    if item < v.CARDS:
        return icon(v.deck_icon(v.deck_of(item)), 14)
    if item < v.INCOME_ID:
        chip = box.attributes[item - v.ATTRIBUTE_ID]
        return f"{chip.need}{icon(v.FEATURES[chip.feature], 12)}"
    if item < v.GOAL_ID:
        chip_ = income_of(box, item)
        return (icon("favor", 10, "cc-test") if chip_.test else "") + signs.brief(chip_.action[:1])
    return goal_sign(box.goals[item - v.GOAL_ID])


def goal_sign(chip: GoalChip) -> str:
    """How much of what a goal chip asks for."""
    return signs.need(chip.goal.sign())


def sign(box: Box, item: int) -> str:
    """The square alone, with its tip."""
    return f'<span class="cc-sq cc-k-{kind_of(item)}" data-tip="{tip_key(item)}">{sign_of(box, item)}</span>'


def line(w: Words, box: Box, item: int) -> str:
    """One line: the square and the name."""
    return f'<span class="cc-line">{sign(box, item)}<b>{name(w, box, item)}</b></span>'


def name(w: Words, box: Box, item: int) -> str:
    return esc(w.shown(parts.item(box, item)))


def space(w: Words, at: int, one: Space, look: str, more: str) -> str:
    """A cost space: the stage from which it counts, what it asks for, and its points."""
    inside = f"<u>{esc(w('label-or'))}</u>".join(signs.need(n.sign()) for n in one.needs) or "–"
    vp = f"<em>{one.vp}{icon('vp', 10)}</em>" if one.vp else ""
    return f'<span class="cc-space {look}" {more}><small>{ROMAN[at]}</small>{inside}{vp}</span>'


# ---- starting cards
def marker_sign(where: int) -> str:
    """The icon of a space of the console."""
    if where >= v.MATERIAL_AT:
        return v.MATERIALS[where - v.MATERIAL_AT] if where < v.MATERIAL_AT + len(v.MATERIALS) else "plan"
    return v.FEATURES[where - v.FEATURE_AT] if where >= v.FEATURE_AT else v.GOODS[where]


def marker_gains(box: Box, index: int) -> str:
    """What a starting marker card gives."""
    markers = box.marker_cards[index].markers
    return "".join(signs.amount(marker_sign(where), n) for where, n in enumerate(markers[: v.SPACES]) if n)
