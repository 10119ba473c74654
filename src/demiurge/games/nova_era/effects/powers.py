"""What is always on while its card lies faceup (NE-20.15 to NE-20.26); equal ones of several cards add up (NE-R70)."""

from __future__ import annotations

from typing import ClassVar

from demiurge.games.nova_era import names, state, vocabulary
from demiurge.games.nova_era.effects import icons, written
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, text


class Power(Effect):
    """at: where in Player.powers it is added."""

    times = (vocabulary.PERMANENT,)
    place: ClassVar[int]

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.at = self.place

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[self.at] += self.n


class RepairBonus(Power):
    word = "repair_bonus"
    clause = "NE-20.18"
    place = state.REPAIR_BONUS


class CalmBonus(Power):
    word = "calm_bonus"
    clause = "NE-20.19"
    place = state.CALM_BONUS


class EnlistDiscount(Power):
    word = "enlist_discount"
    clause = "NE-20.20"
    place = state.ENLIST_DISCOUNT


class ExpandDiscount(Power):
    word = "expand_discount"
    clause = "NE-20.21"
    place = state.EXPAND_DISCOUNT


class PickLimit(Power):
    word = "pick_limit"
    clause = "NE-20.23"
    place = state.PICK_BONUS


class Loyal(Power):
    word = "loyal"
    clause = "NE-20.25"
    place = state.LOYAL


# ---- by colour
class ByColor(Power):
    """mask: the colours that it is for; `at` is the place of the first of all."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.mask = self.colors(fields)

    def colors(self, fields: Fields) -> int:
        return written.color(fields, "color")

    def add(self, counts: list[int], powers: list[int]) -> None:
        for color in range(len(vocabulary.DICE)):
            if self.mask >> color & 1:
                powers[self.at + color] += self.n


class Discount(ByColor):
    """Technologies paid in that colour cost less, at least 1."""

    word = "discount"
    clause = "NE-20.15"
    place = state.DISCOUNT

    def say(self) -> Text:
        resource = NONE if self.mask == vocabulary.ANY_COLOR else names.resource(names.only(self.mask))
        return text("effect-discount", n=self.n, resource=resource)

    def sign(self) -> Text:
        return text("effect-discount", n=self.n, icons=icons.technologies(self.mask))


class DieBonus(ByColor):
    """Dice of that colour count more when they are spent, at most 6."""

    word = "die_bonus"
    clause = "NE-20.16"
    place = state.DIE_BONUS

    def colors(self, fields: Fields) -> int:
        return written.die(fields)

    def say(self) -> Text:
        color = NONE if self.mask == vocabulary.ANY_DIE else vocabulary.DICE[names.only(self.mask)]
        return text("effect-die_bonus", n=self.n, color=color)

    def sign(self) -> Text:
        return text("effect-die_bonus", n=self.n, icons=icons.dice(self.mask))


class GainBonus(ByColor):
    """More of Gain Resources with a die of that colour."""

    word = "gain_bonus"
    clause = "NE-20.17"
    place = state.GAIN_BONUS

    def say(self) -> Text:
        color = NONE if self.mask == vocabulary.ANY_COLOR else vocabulary.COLORS[names.only(self.mask)]
        return text("effect-gain_bonus", n=self.n, color=color)

    def sign(self) -> Text:
        dice = vocabulary.ANY_DIE if self.mask == vocabulary.ANY_COLOR else self.mask
        return text("effect-gain_bonus", n=self.n, icons=icons.dice(dice))


# ---- what does not add up, or elsewhere
class Steady(Power):
    word = "steady"
    clause = "NE-20.24"
    place = state.STEADY
    numbered = False

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[self.at] = 1


class Protect(Power):
    """From a Disaster, or DARK_AGE (shield); a second protection changes nothing."""

    word = "protect"
    clause = "NE-20.22"
    place = state.SHIELDS
    numbered = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.shield = fields.choice("from", vocabulary.SHIELDS)

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[self.at] |= 1 << self.shield

    def say(self) -> Text:
        return text("effect-protect", disaster=names.disaster(self.shield))

    def sign(self) -> Text:
        return text("effect-protect", icons=icons.disaster(self.shield))


class CountsAs(Effect):
    """Besides what it is, the card counts as a Technology of that colour."""

    word = "counts_as"
    clause = "NE-20.26"
    times = (vocabulary.PERMANENT,)
    numbered = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.color = fields.choice("color", vocabulary.COLORS)

    def add(self, counts: list[int], powers: list[int]) -> None:
        counts[self.color] += 1

    def say(self) -> Text:
        return text("effect-counts_as", resource=names.resource(self.color))

    def sign(self) -> Text:
        return text("effect-counts_as", icons=icons.thing(self.color))
