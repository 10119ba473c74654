"""What things are called, as Texts: the terms of the game, and so many of something. What they are in a language is in
words/*.ftl; components with names of their own are in drawing/parts.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.actions import DEEDS, DO
from demiurge.kernel.text import Text, text

NOTHING: Final = text("nothing")
_FEATURES: Final = [text(f"feature-{code}") for code in v.FEATURES]
_TRACKS: Final = [text(f"track-{code}") for code in v.TRACKS]
_MATERIALS: Final = [text(f"material-{code}") for code in v.MATERIALS]
_MODULES: Final = [*[text(f"module-{code}") for code in v.MODULES], *_FEATURES, text("module-sleep")]
_CATEGORIES: Final = [*_TRACKS, *[text(f"category-{code}") for code in v.CATEGORIES[v.EVOLUTION :]]]
_DECKS: Final = [text(f"deck-{code}") for code in v.DECKS]
_TYPES: Final = [text(f"land-{code}") for code in v.TYPES]
_SITES: Final = [text(f"site-{code}") for code in v.SITES]
_SPOTS: Final = [text(f"weather-{code}") for code in v.SPOTS]
_TERRITORIES: Final = [
    text("territory", land=text(f"land-{code[:-2]}"), tile=code[-1]) for code in v.TERRITORIES
]  # `forest-B`: the type and the tile
_GROUNDS: Final = [*[text("ground", n=n) for n in range(1, v.ISLAND + 1)], text("island")]
_CIVS: Final = [text(f"civ-{code}") for code in ("yellow", "blue", "black", "red")]
NAMED: Final = dict(zip((*v.MATERIALS, *v.FEATURES, *v.TRACKS), (*_MATERIALS, *_FEATURES, *_TRACKS), strict=True))
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


def place(at: int) -> Text:
    """`the fire of Forest B`, `Forest B, camp 2`, `the wilderness of Forest B`, `the boat on Water A`; in brief `Forest
    B, fire`."""
    t, slot = divmod(at, v.SLOTS)
    if slot == v.FIRE:
        return text("place-fire", land=territory(t))
    if slot < v.CAMPS:
        return text("place-camp", land=territory(t), n=slot + 1)
    if v.TYPE_OF[t] == v.WATER:
        return text("place-boat" if slot == v.STRONG else "place-boat-weak", land=territory(t))
    return text("place-wild" if slot == v.STRONG else "place-wild-weak", land=territory(t))


# ---- on the console
def marker(at: int) -> Text:
    """A marker there, by where it lies."""
    if at >= v.PLANNING_AT:
        return text("marker-plan", value=at - v.PLANNING_AT + 1)
    if at >= v.MATERIAL_AT:
        return material(at - v.MATERIAL_AT)
    return feature(at - v.FEATURE_AT) if at >= v.FEATURE_AT else text(f"marker-{v.GOODS[at]}")


def deed(action: int) -> Text:
    """What a module or an effect leaves to choose."""
    return text(f"do-{DEEDS[DO.at(action)].replace(' ', '-')}")


# ---- so many of it
@lru_cache(maxsize=1024)
def counted(sign: str, n: int) -> Text:
    """`2 ideas`, by the icon of what it is."""
    return text("amount", n=n, what=NAMED[sign]) if sign in NAMED else text(f"chip-{sign}", n=n)


def goods(n: int, kind: int) -> Text:
    """`2 food`, `1 idea`, `2 focus markers`."""
    return text(f"chip-{v.GOODS[kind]}", n=n)


def together(found: Sequence[Text]) -> Text:
    """`2 food and 1 Wood`."""
    return found[0] if len(found) == 1 else text("together", what=tuple(found)) if found else NOTHING
