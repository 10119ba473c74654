"""Points, steps on tracks, favor and markers (chapters 27, 36)."""

from __future__ import annotations

from abc import abstractmethod

from demiurge.games.civolution import favor, markers, metrics, names, resolving, tracks, upgrades
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.effect import Asks, Many, Pool
from demiurge.games.civolution.effects.sign import GAIN, PER, Sign
from demiurge.games.civolution.state import Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, text


class Points(Many):
    word = "vp"
    icon = "vp"
    how = GAIN

    def run(self, s: Exam, civ: int) -> None:
        s.score(civ, self.n, self.source)

    def plain(self) -> bool:
        return True

    def gift(self) -> bool:
        return True


# ---- tracks
class Track(Many):
    word = "track"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.track = entry.choice("track", v.TRACKS)

    def run(self, s: Exam, civ: int) -> None:
        s.push(tracks.Advance(civ, self.track, self.n))

    def say(self) -> Text:
        return text("effect-track", n=self.n, track=names.track(self.track))

    def sign(self) -> Sign:
        return Sign(GAIN, v.TRACKS[self.track], self.n)

    def doubtful(self, s: Exam, civ: int) -> bool:
        return tracks.doubtful(s, civ, self.track, self.n)

    def plain(self) -> bool:
        return True


class AnyTrack(Asks):
    word = "track_any"
    icon = "track"
    question = tracks.AnyTrack


class LowestTrack(Asks):
    word = "track_lowest"
    icon = "track"
    question = tracks.LowestTrack

    def doubtful(self, s: Exam, civ: int) -> bool:
        spaces = s.civs[civ].tracks
        return tracks.doubtful(s, civ, spaces.index(min(spaces)), self.n)


class Favor(Many):
    word = "favor"
    icon = "favor"
    how = GAIN

    def run(self, s: Exam, civ: int) -> None:
        favor.advance(s, civ, self.n)

    def doubtful(self, s: Exam, civ: int) -> bool:
        return s.civs[civ].favor < len(s.game.numbers.statue_vp) - 1

    def plain(self) -> bool:
        return True


# ---- markers
class Goods(Many):
    """Food, money, ideas or focus markers."""

    word = "gain"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.good = entry.choice("what", v.GOODS)

    def run(self, s: Exam, civ: int) -> None:
        markers.gain(s, civ, self.good, self.n)

    def say(self) -> Text:
        return names.goods(self.n, self.good)

    def sign(self) -> Sign:
        return Sign(GAIN, v.GOODS[self.good], self.n)

    def counted_by(self) -> list[str]:
        return [v.GOODS[self.good]]

    def plain(self) -> bool:
        return True

    def gift(self) -> bool:
        return True


class Stored(Many):
    """Materials of some kind."""

    def counted_by(self) -> list[str]:
        return ["stored_total", "stored_kinds"]

    def gift(self) -> bool:
        return True


class Material(Stored):
    word = "gain_material"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.material = entry.choice("material", v.MATERIALS)

    def run(self, s: Exam, civ: int) -> None:
        for _ in range(self.n):
            s.tell("store", civ, [self.material])
        markers.gain(s, civ, v.MATERIAL_AT + self.material, self.n)

    def say(self) -> Text:
        return text("effect-gain_material", n=self.n, material=names.material(self.material))

    def sign(self) -> Sign:
        return Sign(GAIN, v.MATERIALS[self.material], self.n)

    def plain(self) -> bool:
        return True


class MaterialOfRow(Stored):
    word = "gain_material_row"
    icon = "crate"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.row = entry.whole("row", low=1, high=v.ROWS) - 1

    def run(self, s: Exam, civ: int) -> None:
        s.push(resolving.StoreRow(civ, self.row, self.n))

    def say(self) -> Text:
        return text("effect-gain_material_row", n=self.n, row=self.row + 1)


class Feature(Many):
    """Feature markers, of one feature or of choice."""

    word = "gain_feature"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.feature = entry.choice("feature", (*v.FEATURES, "any"))
        self.free = self.feature == v.ANY_FEATURE

    def run(self, s: Exam, civ: int) -> None:
        if self.free:
            s.push(upgrades.AnyFeature(civ, self.n))
            return
        for _ in range(self.n):
            s.tell("feature", civ, [self.feature])
        markers.gain(s, civ, v.FEATURE_AT + self.feature, self.n)

    def say(self) -> Text:
        return text("effect-gain_feature", n=self.n, feature=NONE if self.free else names.feature(self.feature))

    def sign(self) -> Sign:
        return Sign(GAIN, "evolution" if self.free else v.FEATURES[self.feature], self.n)

    def counted_by(self) -> list[str]:
        kinds = v.FEATURES if self.free else (v.FEATURES[self.feature],)
        return ["features_total", *[f"feature_{kind}" for kind in kinds]]

    def gift(self) -> bool:
        return True


# ---- for each of something
class Per(Many):
    """So many for each so many of what the civ has, up to a limit."""

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.per = entry.whole("per", low=1)
        self.most = entry.whole("max", low=1)
        self.metric = metrics.read(entry)

    def amount(self, s: Exam, civ: int) -> int:
        return min(self.most, self.metric.count(s, civ) // self.per * self.n)

    @abstractmethod
    def gain(self) -> Text:
        """What there is for each."""

    def say(self) -> Text:
        counted = self.metric.say(self.per)
        return text("effect-per", what=self.gain(), per=self.per, counted=counted, most=self.most)

    def plain(self) -> bool:
        return True


class GoodsPer(Per):
    word = "gain_per"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.good = entry.choice("what", v.GOODS)

    def run(self, s: Exam, civ: int) -> None:
        markers.gain(s, civ, self.good, self.amount(s, civ))

    def gain(self) -> Text:
        return names.goods(self.n, self.good)

    def sign(self) -> Sign:
        return Sign(PER, v.GOODS[self.good], self.n, self.metric.icon)

    def counted_by(self) -> list[str]:
        return [v.GOODS[self.good]]


class PointsPer(Per):
    word = "vp_per"

    def run(self, s: Exam, civ: int) -> None:
        s.score(civ, self.amount(s, civ), self.source)

    def gain(self) -> Text:
        return text("effect-vp", n=self.n)

    def sign(self) -> Sign:
        return Sign(PER, "vp", self.n, self.metric.icon)
