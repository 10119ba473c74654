"""What research cards cost (CV-16.7 to CV-16.13) and what goal chips ask for (CV-18.5)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from demiurge.games.civolution import markers, metrics, names, payment
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.sign import HAVE, PAIR, PRICE, RETURN, Sign
from demiurge.games.civolution.state import Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.masks import bits
from demiurge.kernel.text import Text, text

SPACES: Final = 5  # of a card
ANY_OF: Final = "any_of"  # two needs, of which one is enough


# ---- cost spaces
class Price:
    """What a card costs under certain choices: materials and features to return; `ok`: it can be met."""

    def __init__(self) -> None:
        self.materials = [0] * len(v.MATERIALS)
        self.have = [0] * len(v.FEATURES)
        self.back = [0] * len(v.FEATURES)
        self.ok = True


class Need:
    """One requirement of a cost space."""

    word: ClassVar[str]

    def __init__(self, entry: Fields) -> None:
        self.n = entry.whole("n", low=1, high=20)

    @abstractmethod
    def add(self, s: Exam, civ: int, due: Price) -> None:
        """CV-16.11: equal requirements add up, but for counts."""

    def met(self, s: Exam, civ: int) -> bool:
        """CV-16.12: whether it is fulfilled without paying anything."""
        return False

    def counts(self) -> bool:
        return False

    def about(self, feature: int) -> bool:
        return False

    @abstractmethod
    def say(self) -> Text:
        """What is asked for, as a message."""

    @abstractmethod
    def sign(self) -> Sign:
        """The same in icons and figures."""


class ReturnMaterial(Need):
    word = "material"

    def __init__(self, entry: Fields) -> None:
        super().__init__(entry)
        self.material = entry.choice("material", v.MATERIALS)

    def add(self, s: Exam, civ: int, due: Price) -> None:
        due.materials[self.material] += self.n

    def say(self) -> Text:
        return text("amount", n=self.n, what=names.material(self.material))

    def sign(self) -> Sign:
        return Sign(HAVE, v.MATERIALS[self.material], self.n if self.n > 1 else 0)


class HaveFeature(Need):
    word = "feature_have"

    def __init__(self, entry: Fields) -> None:
        super().__init__(entry)
        self.feature = entry.choice("feature", v.FEATURES)

    def add(self, s: Exam, civ: int, due: Price) -> None:
        due.have[self.feature] += self.n

    def about(self, feature: int) -> bool:
        return self.feature == feature

    def say(self) -> Text:
        return text("need-have", n=self.n, feature=names.feature(self.feature))

    def sign(self) -> Sign:
        return Sign(HAVE, v.FEATURES[self.feature], self.n if self.n > 1 else 0)


class ReturnFeature(HaveFeature):
    word = "feature_return"

    def add(self, s: Exam, civ: int, due: Price) -> None:
        due.back[self.feature] += self.n

    def say(self) -> Text:
        return text("need-return", n=self.n, feature=names.feature(self.feature))

    def sign(self) -> Sign:
        return Sign(RETURN, v.FEATURES[self.feature], self.n if self.n > 1 else 0)


class HaveCount(Need):
    word = "count_have"

    def __init__(self, entry: Fields) -> None:
        super().__init__(entry)
        self.metric = metrics.read(entry)

    def add(self, s: Exam, civ: int, due: Price) -> None:
        if not self.met(s, civ):
            due.ok = False

    def met(self, s: Exam, civ: int) -> bool:
        return self.metric.count(s, civ) >= self.n

    def counts(self) -> bool:
        return True

    def say(self) -> Text:
        return text("need-count", n=self.n, counted=self.metric.say(self.n))

    def sign(self) -> Sign:
        return Sign(HAVE, self.metric.icon, self.n)


NEEDS: Final[tuple[type[Need], ...]] = (ReturnMaterial, HaveFeature, ReturnFeature, HaveCount)
NEED_WORDS: Final = (*[kind.word for kind in NEEDS], ANY_OF)


class Space:
    """A cost space: one need, or two of which one is enough; no need at all where it is empty."""

    def __init__(self, needs: list[Need], vp: int) -> None:
        self.needs = needs
        self.vp = vp

    def say(self) -> Text:
        found = tuple(need.say() for need in self.needs)
        return found[0] if len(found) == 1 else text("either", what=found) if found else names.NOTHING


def read_spaces(entry: Fields) -> list[Space]:
    """The five cost spaces of a card."""
    data = entry.data["cost"] if entry.has("cost", needed=True) else []
    if not isinstance(data, list) or len(data) != SPACES:
        entry.complain("cost", "box-cost")
        return [Space([], 0) for _ in range(SPACES)]
    found: list[Space] = []
    for at, item in enumerate(data):
        if item is None:
            found.append(Space([], 0))
            continue
        prefix = f"cost[{at + 1}]."
        inner = Fields(entry.file, entry.name, item if isinstance(item, dict) else {}, entry.mistakes, prefix)
        found.append(Space(read_needs(inner), inner.whole("vp", needed=False, high=9)))
        inner.close()
    return found


def read_needs(entry: Fields) -> list[Need]:
    """What fulfils a space. Of two the one to be paid comes first: it is due where the other is not met (CV-16.12)."""
    kind = entry.choice("type", NEED_WORDS)
    if kind < len(NEEDS):
        return [NEEDS[kind](entry)]
    found: list[Need] = []
    options = entry.data["options"] if entry.has("options", needed=True) else []
    if not isinstance(options, list) or len(options) != 2:
        entry.complain("options", "box-two")
        return []
    for option in options:
        data = option if isinstance(option, dict) else {}
        inner = Fields(entry.file, entry.name, data, entry.mistakes, f"{entry.prefix}options.")
        found += read_needs(inner)
        inner.close()
    if not any(need.counts() for need in found):
        entry.complain("options", "box-count")
    return [need for need in found if not need.counts()] + [need for need in found if need.counts()]


# ---- goal chips
class Goal:
    """What a goal chip asks for."""

    word: ClassVar[str]

    def __init__(self, entry: Fields) -> None:
        pass

    @abstractmethod
    def have(self, s: Exam, civ: int) -> int:
        """How far the civ is: 5 of the 6 that are wanted."""

    @abstractmethod
    def wanted(self) -> int:
        """How far it must come."""

    def met(self, s: Exam, civ: int) -> bool:
        return self.have(s, civ) >= self.wanted()

    def price(self) -> payment.Payment | None:
        """What is returned for it, if anything."""
        return None

    @abstractmethod
    def say(self) -> Text:
        """What is asked for, as a message."""

    @abstractmethod
    def sign(self) -> Sign:
        """The same in icons and figures."""


class PayGoal(Goal):
    word = "pay"

    def __init__(self, entry: Fields) -> None:
        self.pay = payment.read(entry, "pay")

    def have(self, s: Exam, civ: int) -> int:
        at, pay = s.civs[civ].at, self.pay
        goods = sum(min(n, at[kind]) for kind, n in enumerate(pay.goods))
        return goods + sum(min(n, at[v.MATERIAL_AT + m]) for m, n in enumerate(pay.materials))

    def wanted(self) -> int:
        return sum(self.pay.goods) + sum(self.pay.materials)

    def met(self, s: Exam, civ: int) -> bool:
        return markers.can_pay(s.civs[civ], self.pay)

    def price(self) -> payment.Payment | None:
        return self.pay

    def say(self) -> Text:
        return text("need-pay", price=self.pay.say())

    def sign(self) -> Sign:
        return Sign(PRICE, price=self.pay.signs())


class CountGoal(Goal):
    word = "metric"

    def __init__(self, entry: Fields) -> None:
        self.metric = metrics.read(entry)
        self.n = entry.whole("n", low=1, high=99)

    def have(self, s: Exam, civ: int) -> int:
        return self.metric.count(s, civ)

    def wanted(self) -> int:
        return self.n

    def say(self) -> Text:
        return text("need-counted", n=self.n, counted=self.metric.say(self.n))

    def sign(self) -> Sign:
        return Sign(HAVE, self.metric.icon, self.n)


class LandGoal(Goal):
    """Something in territories of a type."""

    def __init__(self, entry: Fields) -> None:
        self.land = entry.choice("territory", v.TYPES)
        self.n = entry.whole("n", low=1, high=99)

    def wanted(self) -> int:
        return self.n


class TerritoriesGoal(LandGoal):
    word = "territories_of_type"

    def have(self, s: Exam, civ: int) -> int:
        return (s.here[civ] & v.TYPE_MASK[self.land]).bit_count()

    def say(self) -> Text:
        return text("need-territories", n=self.n, land=names.land_type(self.land))

    def sign(self) -> Sign:
        return Sign(PAIR, "flag", self.n, v.TYPES[self.land])


class TribesGoal(LandGoal):
    word = "tribes_in_one_territory"

    def have(self, s: Exam, civ: int) -> int:
        most = 0
        for t in bits(s.here[civ] & v.TYPE_MASK[self.land]):
            most = max(most, s.pop[t * v.SEATS + civ])
        return most

    def say(self) -> Text:
        return text("need-tribes", n=self.n, land=names.land_type(self.land))

    def sign(self) -> Sign:
        return Sign(PAIR, "tribe", self.n, v.TYPES[self.land])


class FarmGoal(LandGoal):
    word = "farm_on"

    def have(self, s: Exam, civ: int) -> int:
        return (s.civs[civ].farms & v.TYPE_MASK[self.land]).bit_count()

    def say(self) -> Text:
        return text("need-farm", land=names.land_type(self.land))

    def sign(self) -> Sign:
        return Sign(PAIR, "farm", 0, v.TYPES[self.land])


class GroundGoal(Goal):
    """A statue and a settlement on one building ground."""

    word = "statue_and_settlement_same_ground"

    def have(self, s: Exam, civ: int) -> int:
        most = 0
        for ground in range(v.GROUNDS):
            statue = 1 if s.statues[ground * v.SEATS + civ] else 0
            most = max(most, statue + (s.towns[ground] >> civ & 1))
        return most

    def wanted(self) -> int:
        return 2

    def say(self) -> Text:
        return text("need-ground")

    def sign(self) -> Sign:
        return Sign(PAIR, "statue", 0, "settlement")


GOALS: Final[tuple[type[Goal], ...]] = (PayGoal, CountGoal, TerritoriesGoal, TribesGoal, FarmGoal, GroundGoal)
GOAL_WORDS: Final = tuple([kind.word for kind in GOALS])


def read_goal(entry: Fields) -> Goal:
    return GOALS[entry.choice("requires", GOAL_WORDS)](entry)
