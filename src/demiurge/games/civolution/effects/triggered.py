"""Abilities that answer to what happens (CV-16.17, CV-R50): to what, narrowed down by which filter, and how often."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import moments, names
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.ability import Ability
from demiurge.games.civolution.effects.effect import Pool, said
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, text

BY_BOAT: Final = 1  # the filter of a migration


class Moment:
    """`word`: its name in the component files; its message is `when-<word>`."""

    def __init__(self, word: str) -> None:
        self.word = word

    def read(self, wanted: Fields) -> int:
        """What the ability asks for besides; ANYTHING where it asks for no more."""
        return moments.ANYTHING

    def say(self, wanted: int) -> Text:
        return text(f"when-{self.word}")


class ModuleActivated(Moment):
    """The only one that must be narrowed down."""

    def __init__(self) -> None:
        super().__init__("module_activated")

    def read(self, wanted: Fields) -> int:
        return wanted.choice("module", v.ALL_MODULES)

    def say(self, wanted: int) -> Text:
        return text("when-module_activated", module=NONE if wanted == moments.ANYTHING else names.module(wanted))


class OneOf(Moment):
    """It may be narrowed down to one of several kinds."""

    def __init__(self, word: str, key: str, kinds: tuple[str, ...]) -> None:
        super().__init__(word)
        self.key = key
        self.kinds = kinds

    def read(self, wanted: Fields) -> int:
        return wanted.choice(self.key, self.kinds) if self.key in wanted.data else moments.ANYTHING

    def kind(self, wanted: int) -> str:
        return NONE if wanted == moments.ANYTHING else self.kinds[wanted]


class BuildingBuilt(OneOf):
    def __init__(self) -> None:
        super().__init__("building_built", "kind", v.KINDS[: v.ANY_KIND])

    def say(self, wanted: int) -> Text:
        return text("when-building_built", kind=self.kind(wanted))


class ChipInstalled(OneOf):
    def __init__(self) -> None:
        super().__init__("chip_installed", "chip", v.CHIPS)

    def say(self, wanted: int) -> Text:
        return text("when-chip_installed", kind=self.kind(wanted))


class CardInstalled(OneOf):
    def __init__(self) -> None:
        super().__init__("card_installed", "card_type", v.DECKS)


class MigrationDone(Moment):
    def __init__(self) -> None:
        super().__init__("migration_done")

    def read(self, wanted: Fields) -> int:
        return BY_BOAT if wanted.flag("boat", needed=False) else moments.ANYTHING


MOMENTS: Final[list[Moment]] = [
    ModuleActivated(), Moment("feature_module_activated"), Moment("hunt_done"), Moment("procreation_done"),
    MigrationDone(), Moment("develop_territory"), Moment("site_revealed"), BuildingBuilt(), CardInstalled(),
    ChipInstalled(), Moment("favor_test_passed"), Moment("favor_test_failed"), Moment("reset_done"),
    Moment("sale_done"), Moment("purchase_done"), Moment("track_threshold"), Moment("income_step"),
    Moment("feeding_done"), Moment("new_cards"), Moment("extra_find"), Moment("tribe_died"), Moment("upgrade_done"),
    Moment("displaced"),
]  # fmt: skip
WORDS: Final = tuple([moment.word for moment in MOMENTS])


class Trigger(Ability):
    word = "trigger"
    icon = "trigger"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__()
        self.kind = v.A_TRIGGER
        self.on = entry.choice("on", WORDS)
        self.limit = entry.choice("limit", moments.LIMITS)
        once = self.on in moments.ONCE_AN_ERA
        if once:  # whatever it says: the income step would ask for it again and again
            self.limit = moments.PER_ERA
        self.effects = pool.read(entry, "effects")
        self.filter = MOMENTS[self.on].read(entry.group("filter"))
        self.plain = all(e.plain() for e in self.effects) and (once or self.limit != moments.PER_ERA)

    def when(self) -> Text:
        """What it answers to, and how often."""
        return text("when", on=MOMENTS[self.on].say(self.filter), limit=moments.LIMITS[self.limit])

    def say(self) -> Text:
        return text("ability-trigger", when=self.when(), effects=said(self.effects))
