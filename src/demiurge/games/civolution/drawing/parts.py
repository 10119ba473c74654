"""What lies in the box, as Texts: what it is called, and so many of it. Words of a language are in words/*.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.civolution.actions import DEEDS, DO
from demiurge.games.civolution.box import Box, Need, Payment
from demiurge.games.civolution.reading_effects import COUNT, GIVE_BACK, MATERIAL
from demiurge.games.civolution.vocabulary import (
    ATTRIBUTE_ID,
    CAMPS,
    CARDS,
    CATEGORIES,
    DECKS,
    EVOLUTION,
    FEATURE_AT,
    FEATURES,
    FIRE,
    GOAL_ID,
    GOODS,
    INCOME_ID,
    ISLAND,
    MATERIAL_AT,
    MATERIALS,
    METRICS,
    MODULES,
    PLANNING_AT,
    RECESSES,
    SITES,
    SLOTS,
    SPOTS,
    START_ID,
    STRONG,
    TERRITORIES,
    TRACKS,
    TYPE_OF,
    TYPES,
    WATER,
    card_name,
    recess_name,
)
from demiurge.kernel.text import Text, name, text

CODES: Final = (*MODULES, *FEATURES, "sleep")  # of all modules
LEVELS: Final = ("I", "II", "III")
NOTHING: Final = text("nothing")
VICI_TITLE: Final = text("vici")
_FEATURES: Final = [text(f"feature-{code}") for code in FEATURES]
_TRACKS: Final = [text(f"track-{code}") for code in TRACKS]
_MATERIALS: Final = [text(f"material-{code}") for code in MATERIALS]
_MODULES: Final = [*[text(f"module-{code}") for code in MODULES], *_FEATURES, text("module-sleep")]
_CATEGORIES: Final = [*_TRACKS, *[text(f"category-{code}") for code in CATEGORIES[EVOLUTION:]]]
_DECKS: Final = [text(f"deck-{code}") for code in DECKS]
_TYPES: Final = [text(f"land-{code}") for code in TYPES]
_SITES: Final = [text(f"site-{code}") for code in SITES]
_SPOTS: Final = [text(f"weather-{code}") for code in SPOTS]
_TERRITORIES: Final = [
    text("territory", land=text(f"land-{code[:-2]}"), tile=code[-1]) for code in TERRITORIES
]  # `forest-B`: the type and the tile
_GROUNDS: Final = [*[text("ground", n=n) for n in range(1, ISLAND + 1)], text("island")]
_CIVS: Final = [text(f"civ-{code}") for code in ("yellow", "blue", "black", "red")]
NAMED: Final = dict(zip((*MATERIALS, *FEATURES, *TRACKS), (*_MATERIALS, *_FEATURES, *_TRACKS), strict=True))
"""What is counted by its name alone, by the icon of it."""

feature, track, material, module = (
    _FEATURES.__getitem__, _TRACKS.__getitem__, _MATERIALS.__getitem__, _MODULES.__getitem__,
)  # fmt: skip
category, deck, land_type, site = (
    _CATEGORIES.__getitem__, _DECKS.__getitem__, _TYPES.__getitem__, _SITES.__getitem__,
)  # fmt: skip
weather, territory, ground, civ = (
    _SPOTS.__getitem__, _TERRITORIES.__getitem__, _GROUNDS.__getitem__, _CIVS.__getitem__,
)  # fmt: skip
printed = lru_cache(maxsize=1024)(name)  # a name of a component, by its kind


def place(at: int) -> Text:
    """`the fire of Forest B`, `Forest B, camp 2`, `the wilderness of Forest B`, `the boat on Water A`; in brief `Forest
    B, fire`."""
    t, slot = divmod(at, SLOTS)
    if slot == FIRE:
        return text("place-fire", land=territory(t))
    if slot < CAMPS:
        return text("place-camp", land=territory(t), n=slot + 1)
    if TYPE_OF[t] == WATER:
        return text("place-boat" if slot == STRONG else "place-boat-weak", land=territory(t))
    return text("place-wild" if slot == STRONG else "place-wild-weak", land=territory(t))


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


# ---- on the console
def marker(at: int) -> Text:
    """A marker there, by where it lies."""
    if at >= PLANNING_AT:
        return text("marker-plan", value=at - PLANNING_AT + 1)
    if at >= MATERIAL_AT:
        return material(at - MATERIAL_AT)
    return feature(at - FEATURE_AT) if at >= FEATURE_AT else text(f"marker-{GOODS[at]}")


def deed(action: int) -> Text:
    """What a module or an effect leaves to choose."""
    return text(f"do-{DEEDS[DO.at(action)].replace(' ', '-')}")


# ---- so many of it
def counted(sign: str, n: int) -> Text:
    """`2 ideas`, by the icon of what it is."""
    return text("amount", n=n, what=NAMED[sign]) if sign in NAMED else text(f"chip-{sign}", n=n)


def goods(n: int, kind: int) -> Text:
    """`2 food`, `1 idea`, `2 focus markers`."""
    return text(f"chip-{GOODS[kind]}", n=n)


def metric(at: int, n: int = 2) -> Text:
    """What a metric counts: `farms`, and of one `farm`."""
    code = METRICS[at]
    kind, _, what = code.partition("_")
    if kind == "track":
        return text("metric-track", n=n, track=NAMED[what])
    if kind == "feature":
        return text("metric-feature", n=n, feature=NAMED[what])
    if kind == "installed" and what in DECKS:
        return text("metric-installed", n=n, deck=deck(DECKS.index(what)))
    return text(f"metric-{code}", n=n)


def payment(pay: Payment) -> Text:
    found = [goods(n, kind) for kind, n in enumerate(pay.goods) if n]
    found += [text("amount", n=n, what=material(m)) for m, n in enumerate(pay.materials) if n]
    return together(found + ([text("chip-anything", n=pay.anything)] if pay.anything else []))


def together(found: Sequence[Text]) -> Text:
    """`2 food and 1 Wood`."""
    return found[0] if len(found) == 1 else text("together", what=tuple(found)) if found else NOTHING


def need(one: Need) -> Text:
    """A requirement of a cost space."""
    if one.kind == MATERIAL:
        return text("amount", n=one.n, what=material(one.what))
    if one.kind == COUNT:
        return text("need-count", n=one.n, counted=metric(one.what, one.n))
    return text("need-return" if one.kind == GIVE_BACK else "need-have", n=one.n, feature=feature(one.what))


def needs(space: Sequence[Need]) -> Text:
    """Of which one is enough."""
    found = tuple(need(one) for one in space)
    return found[0] if len(found) == 1 else text("either", what=found) if found else NOTHING
