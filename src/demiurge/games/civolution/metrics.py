"""What cards, chips and events count (the metrics of the effect vocabulary)."""

from __future__ import annotations

from demiurge.games.civolution import markers, tribes
from demiurge.games.civolution.state import FREE, Exam
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
    METRICS,
    MONEY,
    RECESSES,
    SEATS,
    TYPE_MASK,
    WATER,
    WATERS,
)

TRACK_FROM = METRICS.index("track_technology")
CARDS_FROM = METRICS.index("installed_invention")
FEATURES_FROM = METRICS.index("feature_stamina")


def count(s: Exam, civ: int, metric: int) -> int:
    c = s.civs[civ]
    if metric >= FEATURES_FROM:
        return c.at[FEATURE_AT + metric - FEATURES_FROM]
    if metric >= CARDS_FROM:
        return installed(s, civ, metric - CARDS_FROM)
    if metric >= TRACK_FROM:
        return c.tracks[metric - TRACK_FROM]
    if metric < 8:
        return on_the_continent(s, civ, metric)
    return on_the_console(s, civ, metric)


def on_the_continent(s: Exam, civ: int, metric: int) -> int:
    if metric == 0:  # territories
        return s.here[civ].bit_count()
    if metric == 1:  # tribes
        return tribes.on_continent(s, civ)
    if metric == 2:  # strong tribes
        return tribes.strong(s, civ)
    if metric == 3:  # wilderness tribes
        return sum(s.loose[t * 8 + civ * 2] + s.loose[t * 8 + civ * 2 + 1] for t in DRY)
    if metric == 4:  # boat tribes
        return sum(s.pop[t * SEATS + civ] for t in WATERS)
    if metric == 5:  # fire camps
        codes = [s.camps[t * CAMPS + FIRE] for t in DRY]
        return sum(1 for code in codes if code > FREE and (code - 2) // 2 == civ)
    if metric == 6:  # land types
        return sum(1 for kind in range(WATER) if s.here[civ] & TYPE_MASK[kind])
    return sum(1 for recess in range(RECESSES) if s.site_at[recess] >= 0 and s.touch[recess] & s.here[civ])


def on_the_console(s: Exam, civ: int, metric: int) -> int:
    c = s.civs[civ]
    if metric == 8:
        return c.farms.bit_count()
    if metric == 9:
        return c.boats.bit_count()
    if metric == 10:
        return c.settled.bit_count()
    if metric == 11:  # statues
        return sum(s.statues[g * SEATS + civ] for g in range(GROUNDS))
    if metric == 12:
        return c.at[FOOD]
    if metric == 13:
        return c.at[MONEY]
    if metric == 14:  # stored total
        return markers.stored(c)
    if metric == 15:  # stored kinds
        return sum(1 for m in range(len(MATERIALS)) if c.at[MATERIAL_AT + m])
    if metric == 16:  # features total
        return features(s, civ)
    if metric == 17:  # installed cards
        return sum(1 for item in c.installed if item < CARDS)
    if metric == 18:  # dice total
        return c.on_spaces() + c.used + c.fate
    if metric == 19:  # favor
        return c.favor + 1
    if metric == 20:  # tracks on pale spaces
        return sum(1 for space in c.tracks if space in s.game.numbers.pale)
    return c.upgrades()


def features(s: Exam, civ: int) -> int:
    """Feature markers; V.I.C.I's are those of its Evolution grid (CV-R47)."""
    c = s.civs[civ]
    if civ >= s.seats:
        return c.grids[0]
    return sum(c.at[FEATURE_AT : FEATURE_AT + 6])


def installed(s: Exam, civ: int, deck: int) -> int:
    return sum(1 for item in s.civs[civ].installed if item < CARDS and item // 32 == deck)
