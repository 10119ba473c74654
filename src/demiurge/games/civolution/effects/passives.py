"""Permanent modifiers (CV-16.17, CV-38.17): what the component files say of each, and what it is called."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import metrics, mods, names, payment, reading_fields
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.ability import Ability
from demiurge.games.civolution.effects.effect import Pool
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, Value, text

HARMFUL: Final = ("gorge", "glacier")  # sites, in the order of mods.IMMUNE_TO
ALL: Final = "all"


class Modifier:
    """It holds or does not hold. `word`: its name in the component files; its message is `always-<word>`."""

    def __init__(self, word: str) -> None:
        self.word = word

    def read(self, entry: Fields, a: Ability) -> None:
        """The cases in which it holds, and what else belongs to it."""

    def say(self, a: Ability) -> Text:
        return text(f"always-{self.word}")


class Numbered(Modifier):
    """It is told with its number."""

    def say(self, a: Ability) -> Text:
        return text(f"always-{self.word}", n=a.n)


class FeedDiscount(Modifier):
    def __init__(self) -> None:
        super().__init__("feed_discount")

    def read(self, entry: Fields, a: Ability) -> None:
        a.cases.append(mods.FEED_IN + entry.choice("scope", mods.SCOPES))

    def say(self, a: Ability) -> Text:
        scope = a.cases[1] - mods.FEED_IN
        where: Value = mods.SCOPES[scope] if scope >= mods.IN_THE_WILD else names.land_type(scope)
        return text("always-feed_discount", n=a.n, where=where)


class HuntBonus(Modifier):
    def __init__(self) -> None:
        super().__init__("hunt_bonus")

    def read(self, entry: Fields, a: Ability) -> None:
        if entry.data.get("territories") == ALL:
            entry.has("territories")
            kinds = list(range(len(v.TYPES)))
        else:
            kinds = reading_fields.words(entry, "territories", v.TYPES)
        a.cases += [mods.HUNT_IN + kind for kind in kinds]

    def say(self, a: Ability) -> Text:
        kinds = tuple(names.land_type(case - mods.HUNT_IN) for case in a.cases[1:])
        return text("always-hunt_bonus", n=a.n, lands=NONE if len(kinds) == len(v.TYPES) else kinds)


class SiteImmunity(Modifier):
    def __init__(self) -> None:
        super().__init__("site_immunity")

    def read(self, entry: Fields, a: Ability) -> None:
        a.cases += [mods.IMMUNE_TO + kind for kind in reading_fields.words(entry, "sites", HARMFUL)]

    def say(self, a: Ability) -> Text:
        sites = tuple(names.site(v.GORGE + case - mods.IMMUNE_TO) for case in a.cases[1:])
        return text("always-site_immunity", sites=sites)


class IgnoreSpace(Modifier):
    def __init__(self) -> None:
        super().__init__("ignore_cost_space")

    def read(self, entry: Fields, a: Ability) -> None:
        a.cases += [mods.IGNORE_ON + deck for deck in reading_fields.words(entry, "types", v.DECKS)]

    def say(self, a: Ability) -> Text:
        decks = tuple(names.deck(case - mods.IGNORE_ON) for case in a.cases[1:])
        return text("always-ignore_cost_space", n=a.n, decks=decks)


class FeatureDouble(Modifier):
    def __init__(self) -> None:
        super().__init__("feature_double")

    def read(self, entry: Fields, a: Ability) -> None:
        a.cases.append(mods.DOUBLE_OF + entry.choice("feature", v.FEATURES))

    def say(self, a: Ability) -> Text:
        return text("always-feature_double", feature=names.feature(a.cases[1] - mods.DOUBLE_OF))


class SameType(Modifier):
    def __init__(self) -> None:
        super().__init__("same_type_adjacent")

    def read(self, entry: Fields, a: Ability) -> None:
        a.cases.append(mods.ADJACENT_OF + entry.choice("territory", v.LAND))

    def say(self, a: Ability) -> Text:
        return text("always-same_type_adjacent", land=names.land_type(a.cases[1] - mods.ADJACENT_OF))


class Leap(Modifier):
    def __init__(self) -> None:
        super().__init__("leap")

    def read(self, entry: Fields, a: Ability) -> None:
        a.pay = payment.read(entry, "cost")

    def say(self, a: Ability) -> Text:
        return text("always-leap", price=a.pay.say() if a.pay is not None else names.NOTHING)


class ModuleAlias(Modifier):
    def __init__(self) -> None:
        super().__init__("module_alias")

    def read(self, entry: Fields, a: Ability) -> None:
        a.module = entry.choice("module", v.MODULES)
        a.dice = reading_fields.pair(entry, "dice")

    def say(self, a: Ability) -> Text:
        return text("always-module_alias", first=a.dice[0], second=a.dice[1], module=names.module(a.module))


class ExtraDiamonds(Modifier):
    def __init__(self) -> None:
        super().__init__("extra_diamonds")

    def read(self, entry: Fields, a: Ability) -> None:
        a.metric = metrics.read(entry)
        a.least = entry.whole("min", low=1)

    def say(self, a: Ability) -> Text:
        assert a.metric is not None
        return text("always-extra_diamonds", n=a.n, least=a.least, counted=a.metric.say())


MODIFIERS: Final[list[Modifier]] = [
    FeedDiscount(), Numbered("weak_survive"), Modifier("favor_pass_plus"), Modifier("income_sure"), HuntBonus(),
    Modifier("lucky_choice"), ModuleAlias(), Numbered("idea_step"), Modifier("free_step"), Leap(), Modifier("swim"),
    SameType(), Modifier("displace_strong"), Modifier("weak_migrate"), Numbered("boat_seats"), Numbered("boat_cargo"),
    Numbered("fire_bonus"), Numbered("explore_bonus"), Numbered("oak_bonus"), SiteImmunity(),
    Modifier("weather_immunity"), Modifier("weather_choice"), Modifier("deus_free"), Modifier("farm_anywhere"),
    Modifier("statue_any"), Numbered("settlement_discount"), Numbered("hand_as_material"), IgnoreSpace(),
    FeatureDouble(), Numbered("purchase_discount"), Numbered("sale_bonus"), Numbered("transport_extra"),
    Numbered("produce_extra"), Modifier("planning_split"), Numbered("reset_limit"), Modifier("reset_both"),
    ExtraDiamonds(),
]  # fmt: skip
WORDS: Final = tuple([modifier.word for modifier in MODIFIERS])


class Passive(Ability):
    word = "passive"
    icon = "always"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__()
        self.kind = v.A_PASSIVE
        self.mod = entry.choice("mod", WORDS)
        self.n = entry.whole("n", low=1, high=9) if "n" in entry.data else 1
        self.cases = [self.mod]
        MODIFIERS[self.mod].read(entry, self)

    def say(self) -> Text:
        return text("sentence", what=MODIFIERS[self.mod].say(self))
