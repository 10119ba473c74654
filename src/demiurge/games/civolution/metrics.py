"""CV-38.17: what cards, chips and events count (the metrics of the effect vocabulary): for alternatives of cost spaces
(CV-16.12), goal chips (CV-18.5), events (CV-32.9, CV-43.10), and for scoring (CV-33.2, CV-34.3)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import markers, tribes
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import (
    CAMPS,
    CARDS,
    DRY,
    FEATURE_AT,
    FIRE,
    FOOD,
    GROUNDS,
    MATERIAL_AT,
    MATERIALS,
    MONEY,
    RECESSES,
    SEATS,
    TYPE_MASK,
    WATER,
    WATERS,
)

# In the order of METRICS; tracks, cards by deck and features follow
TERRITORIES: Final = 0
TRIBES: Final = 1
STRONG_TRIBES: Final = 2
WILD_TRIBES: Final = 3
BOAT_TRIBES: Final = 4
FIRE_CAMPS: Final = 5
LAND_TYPES: Final = 6
ADJACENT_SITES: Final = 7
FARMS: Final = 8
BOATS: Final = 9
SETTLEMENTS: Final = 10
STATUES: Final = 11
FOOD_MARKERS: Final = 12
MONEY_MARKERS: Final = 13
STORED: Final = 14
STORED_KINDS: Final = 15
ALL_FEATURES: Final = 16
ALL_CARDS: Final = 17
ALL_DICE: Final = 18
FAVOR_SPACE: Final = 19
PALE_TRACKS: Final = 20
UPGRADES: Final = 21
TRACK_FROM: Final = 22
CARDS_FROM: Final = 27
FEATURES_FROM: Final = 32


def count(s: Exam, civ: int, metric: int) -> int:
    c = s.civs[civ]
    if metric >= FEATURES_FROM:
        return c.at[FEATURE_AT + metric - FEATURES_FROM]
    if metric >= CARDS_FROM:
        return installed(s, civ, metric - CARDS_FROM)
    if metric >= TRACK_FROM:
        return c.tracks[metric - TRACK_FROM]
    if metric <= ADJACENT_SITES:
        return on_the_continent(s, civ, metric)
    if metric <= STATUES:
        return built(s, civ, metric)
    return on_the_console(s, civ, metric)


def on_the_continent(s: Exam, civ: int, metric: int) -> int:
    if metric == TERRITORIES:
        return s.here[civ].bit_count()
    if metric == TRIBES:
        return tribes.on_continent(s, civ)
    if metric == STRONG_TRIBES:
        return tribes.strong(s, civ)
    if metric == WILD_TRIBES:
        return sum(s.loose[t * 8 + civ * 2] + s.loose[t * 8 + civ * 2 + 1] for t in DRY)
    if metric == BOAT_TRIBES:
        return sum(s.pop[t * SEATS + civ] for t in WATERS)
    if metric == FIRE_CAMPS:
        codes = [s.camps[t * CAMPS + FIRE] for t in DRY]
        return sum(1 for code in codes if (code - 2) // 2 == civ)
    if metric == LAND_TYPES:
        return sum(1 for kind in range(WATER) if s.here[civ] & TYPE_MASK[kind])
    return sum(1 for recess in range(RECESSES) if s.site_at[recess] >= 0 and s.touch[recess] & s.here[civ])


def built(s: Exam, civ: int, metric: int) -> int:
    c = s.civs[civ]
    if metric == FARMS:
        return c.farms.bit_count()
    if metric == BOATS:
        return c.boats.bit_count()
    return c.settled.bit_count() if metric == SETTLEMENTS else statues(s, civ)


def on_the_console(s: Exam, civ: int, metric: int) -> int:
    c = s.civs[civ]
    if metric == FOOD_MARKERS:
        return c.at[FOOD]
    if metric == MONEY_MARKERS:
        return c.at[MONEY]
    if metric == STORED:
        return markers.stored(c)
    if metric == STORED_KINDS:
        return sum(1 for m in range(len(MATERIALS)) if c.at[MATERIAL_AT + m])
    if metric == ALL_FEATURES:
        return features(s, civ)
    if metric == ALL_CARDS:
        return sum(1 for item in c.installed if item < CARDS)
    if metric == ALL_DICE:
        return c.on_spaces() + c.used + c.fate
    if metric == FAVOR_SPACE:
        return c.favor + 1
    if metric == PALE_TRACKS:
        return sum(1 for space in c.tracks if space in s.game.numbers.pale)
    return c.upgrades()


def statues(s: Exam, civ: int) -> int:
    """CV-34.3: on all grounds."""
    return sum(s.statues[ground * SEATS + civ] for ground in range(GROUNDS))


def features(s: Exam, civ: int) -> int:
    """Feature markers; V.I.C.I's are those of its Evolution grid (CV-R47)."""
    c = s.civs[civ]
    if civ >= s.seats:
        return c.grids[0]
    return sum(c.at[FEATURE_AT : FEATURE_AT + 6])


def installed(s: Exam, civ: int, deck: int) -> int:
    return sum(1 for item in s.civs[civ].installed if item < CARDS and item // 32 == deck)
