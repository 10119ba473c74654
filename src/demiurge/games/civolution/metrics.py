"""CV-38.17: what cards, chips and events count: for effects, for alternatives of cost spaces (CV-16.12), goal chips
(CV-18.5), events (CV-32.9, CV-43.10), and for scoring (CV-33.2, CV-34.3)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import markers, names, tribes, vocabulary
from demiurge.games.civolution.state import Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text


class Metric:
    """`word`: its name in the component files; its message is `metric-<word>`."""

    def __init__(self, word: str, icon: str) -> None:
        self.word = word
        self.icon = icon

    def count(self, s: Exam, civ: int) -> int:
        raise NotImplementedError

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
        return sum(s.loose[t * 8 + civ * 2] + s.loose[t * 8 + civ * 2 + 1] for t in vocabulary.DRY)


class BoatTribes(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(s.pop[t * vocabulary.SEATS + civ] for t in vocabulary.WATERS)


class FireCamps(Metric):
    def count(self, s: Exam, civ: int) -> int:
        codes = [s.camps[t * vocabulary.CAMPS + vocabulary.FIRE] for t in vocabulary.DRY]
        return sum(1 for code in codes if (code - 2) // 2 == civ)


class LandTypes(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(1 for kind in range(vocabulary.WATER) if s.here[civ] & vocabulary.TYPE_MASK[kind])


class AdjacentSites(Metric):
    def count(self, s: Exam, civ: int) -> int:
        recesses = range(vocabulary.RECESSES)
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
        super().__init__(vocabulary.GOODS[good], vocabulary.GOODS[good])
        self.good = good

    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].at[self.good]


class Stored(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return markers.stored(s.civs[civ])


class StoredKinds(Metric):
    def count(self, s: Exam, civ: int) -> int:
        at = s.civs[civ].at
        return sum(1 for m in range(len(vocabulary.MATERIALS)) if at[vocabulary.MATERIAL_AT + m])


class AllFeatures(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return features(s, civ)


class AllCards(Metric):
    def count(self, s: Exam, civ: int) -> int:
        return sum(1 for item in s.civs[civ].installed if item < vocabulary.CARDS)


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
        super().__init__(f"track_{vocabulary.TRACKS[track]}", vocabulary.TRACKS[track])
        self.track = track

    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].tracks[self.track]

    def say(self, n: int = 2) -> Text:
        return text("metric-track", n=n, track=names.track(self.track))


class OfDeck(Metric):
    def __init__(self, deck: int) -> None:
        super().__init__(f"installed_{vocabulary.DECKS[deck]}", vocabulary.deck_icon(deck))
        self.deck = deck

    def count(self, s: Exam, civ: int) -> int:
        cards = s.civs[civ].installed
        return sum(1 for item in cards if item < vocabulary.CARDS and vocabulary.deck_of(item) == self.deck)

    def say(self, n: int = 2) -> Text:
        return text("metric-installed", n=n, deck=names.deck(self.deck))


class OfFeature(Metric):
    def __init__(self, feature: int) -> None:
        super().__init__(f"feature_{vocabulary.FEATURES[feature]}", vocabulary.FEATURES[feature])
        self.feature = feature

    def count(self, s: Exam, civ: int) -> int:
        return s.civs[civ].at[vocabulary.FEATURE_AT + self.feature]

    def say(self, n: int = 2) -> Text:
        return text("metric-feature", n=n, feature=names.feature(self.feature))


METRICS: Final[list[Metric]] = [
    Territories("territories", "flag"), Tribes("tribes", "tribe"), StrongTribes("strong_tribes", "tribe"),
    WildTribes("wilderness_tribes", "tribe"), BoatTribes("boat_tribes", "boat"), FireCamps("fire_camps", "fire"),
    LandTypes("land_types", "flag"), AdjacentSites("adjacent_sites", "site"), Farms("farms", "farm"),
    Boats("boats", "boat"), Settlements("settlements", "settlement"), Statues("statues", "statue"),
    Goods(vocabulary.FOOD), Goods(vocabulary.MONEY), Stored("stored_total", "crate"),
    StoredKinds("stored_kinds", "crate"), AllFeatures("features_total", "evolution"),
    AllCards("installed_cards", "card"), AllDice("dice_total", "dice"), FavorSpace("favor", "favor"),
    PaleTracks("tracks_on_pale", "track"), Upgrades("upgrades", "upgrade"),
    *[OfTrack(track) for track in range(len(vocabulary.TRACKS))],
    *[OfDeck(deck) for deck in range(len(vocabulary.DECKS))],
    *[OfFeature(feature) for feature in range(len(vocabulary.FEATURES))],
]  # fmt: skip
WORDS: Final = tuple([metric.word for metric in METRICS])


def read(entry: Fields) -> Metric:
    return METRICS[entry.choice("metric", WORDS)]


def statues(s: Exam, civ: int) -> int:
    """CV-34.3: on all grounds."""
    return sum(s.statues[ground * vocabulary.SEATS + civ] for ground in range(vocabulary.GROUNDS))


def features(s: Exam, civ: int) -> int:
    """Feature markers; V.I.C.I's are those of its Evolution grid (CV-R47)."""
    c = s.civs[civ]
    if civ >= s.seats:
        return c.grids[0]
    return sum(c.at[vocabulary.FEATURE_AT : vocabulary.FEATURE_AT + 6])
