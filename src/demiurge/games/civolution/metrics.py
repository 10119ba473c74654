"""CV-38.17: what cards, chips and events count: for effects, for alternatives of cost spaces (CV-16.12), goal chips
(CV-18.5), events (CV-32.9, CV-43.10), and for scoring (CV-33.2, CV-34.3)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from demiurge.games.civolution import markers, names, tribes
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.state import Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text


class Metric:
    """`word`: its name in the component files; its message is `metric-<word>`."""

    def __init__(self, word: str, icon: str) -> None:
        self.word = word
        self.icon = icon

    @abstractmethod
    def count(self, s: Exam, civ: int) -> int:
        """How many of it a civ has."""

    def say(self, n: int = 2) -> Text:
        """What is counted: `farms`, and of one `farm`."""
        return text(f"metric-{self.word}", n=n)


# ---- on the continent
class Territories(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return s.here[civ].bit_count()


class Tribes(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return tribes.on_continent(s, civ)


class StrongTribes(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return tribes.strong(s, civ)


class WildTribes(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(s.loose[v.outside(t, civ, 0)] + s.loose[v.outside(t, civ, 1)] for t in v.DRY)


class BoatTribes(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(s.pop[t * v.SEATS + civ] for t in v.WATERS)


class FireCamps(Metric):
    def count(self, s: Exam, civ: int) -> int:
        codes = [s.camps[t * v.CAMPS + v.FIRE] for t in v.DRY]
        return sum(1 for code in codes if (code - 2) // 2 == civ)


class LandTypes(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(1 for kind in range(v.WATER) if s.here[civ] & v.TYPE_MASK[kind])


class AdjacentSites(Metric):
    def count(self, s: Exam, civ: int) -> int:
        recesses = range(v.RECESSES)
        return sum(1 for recess in recesses if s.site_at[recess] >= 0 and s.touch[recess] & s.here[civ])


# ---- what is built
class Farms(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].farms.bit_count()


class Boats(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].boats.bit_count()


class Settlements(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].settled.bit_count()


class Statues(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return statues(s, civ)


# ---- on the console
class Goods(Metric):
    def __init__(self, good: int) -> None:
        super().__init__(v.GOODS[good], v.GOODS[good])
        self.good = good

    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].at[self.good]


class Stored(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return markers.stored(s.civs[civ])


class StoredKinds(Metric):
    def count(self, s: Exam, civ: int) -> int:
        at = s.civs[civ].at
        return sum(1 for m in range(len(v.MATERIALS)) if at[v.MATERIAL_AT + m])


class AllFeatures(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return features(s, civ)


class AllCards(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(1 for item in s.civs[civ].installed if item < v.CARDS)


class AllDice(Metric):
    def count(self, s: Exam, civ: int) -> int:
        c = s.civs[civ]
        return c.on_spaces() + c.used + c.fate


class FavorSpace(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].favor + 1


class PaleTracks(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(1 for space in s.civs[civ].tracks if space in s.game.numbers.pale)


class Upgrades(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].upgrades()


# ---- one for each track, deck and feature
class OfTrack(Metric):
    def __init__(self, track: int) -> None:
        super().__init__(f"track_{v.TRACKS[track]}", v.TRACKS[track])
        self.track = track

    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].tracks[self.track]

    def say(self, n: int = 2) -> Text:
        return text("metric-track", n=n, track=names.track(self.track))


class OfDeck(Metric):
    def __init__(self, deck: int) -> None:
        super().__init__(f"installed_{v.DECKS[deck]}", v.deck_icon(deck))
        self.deck = deck

    def count(self, s: Exam, civ: int) -> int:
        cards = s.civs[civ].installed
        return sum(1 for item in cards if item < v.CARDS and v.deck_of(item) == self.deck)

    def say(self, n: int = 2) -> Text:
        return text("metric-installed", n=n, deck=names.deck(self.deck))


class OfFeature(Metric):
    def __init__(self, feature: int) -> None:
        super().__init__(f"feature_{v.FEATURES[feature]}", v.FEATURES[feature])
        self.feature = feature

    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].at[v.FEATURE_AT + self.feature]

    def say(self, n: int = 2) -> Text:
        return text("metric-feature", n=n, feature=names.feature(self.feature))


METRICS: Final[list[Metric]] = [
    Territories("territories", "flag"), Tribes("tribes", "tribe"), StrongTribes("strong_tribes", "tribe"),
    WildTribes("wilderness_tribes", "tribe"), BoatTribes("boat_tribes", "boat"), FireCamps("fire_camps", "fire"),
    LandTypes("land_types", "flag"), AdjacentSites("adjacent_sites", "site"), Farms("farms", "farm"),
    Boats("boats", "boat"), Settlements("settlements", "settlement"), Statues("statues", "statue"),
    Goods(v.FOOD), Goods(v.MONEY), Stored("stored_total", "crate"),
    StoredKinds("stored_kinds", "crate"), AllFeatures("features_total", "evolution"),
    AllCards("installed_cards", "card"), AllDice("dice_total", "dice"), FavorSpace("favor", "favor"),
    PaleTracks("tracks_on_pale", "track"), Upgrades("upgrades", "upgrade"),
    *[OfTrack(track) for track in range(len(v.TRACKS))],
    *[OfDeck(deck) for deck in range(len(v.DECKS))],
    *[OfFeature(feature) for feature in range(len(v.FEATURES))],
]  # fmt: skip
WORDS: Final = tuple([metric.word for metric in METRICS])


def read(entry: Fields) -> Metric:
    return METRICS[entry.choice("metric", WORDS)]


def statues(s: Exam, civ: int) -> int:
    """CV-34.3: on all grounds."""
    return sum(s.statues[ground * v.SEATS + civ] for ground in range(v.GROUNDS))


def features(s: Exam, civ: int) -> int:
    """Feature markers; V.I.C.I's are those of its Evolution grid (CV-R47)."""
    c = s.civs[civ]
    if civ >= s.seats:
        return c.grids[0]
    return sum(c.at[v.FEATURE_AT : v.FEATURE_AT + 6])
