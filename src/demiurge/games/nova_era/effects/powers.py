"""What is always on while its card lies faceup (NE-20.15 to NE-20.26); equal ones of several cards add up (NE-R70)."""

from __future__ import annotations

from demiurge.games.nova_era import names, state, vocabulary
from demiurge.games.nova_era.effects import icons, written
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, text


class Power(Effect):
    times = (vocabulary.PERMANENT,)


def add_by_color(numbers: list[int], base: int, mask: int, n: int) -> None:
    for color in range(len(vocabulary.DICE)):
        if mask >> color & 1:
            numbers[base + color] += n


# ---- by colour
class OfColor(Power):
    """color: a mask."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.color = written.color(fields, "color")


class Discount(OfColor):
    """Technologies paid in that colour cost less, at least 1."""

    word = "discount"
    clause = "NE-20.15"

    def add(self, counts: list[int], powers: list[int]) -> None:
        add_by_color(powers, state.DISCOUNT, self.color, self.n)

    def say(self) -> Text:
        resource = NONE if self.color == vocabulary.ANY_COLOR else names.resource(names.only(self.color))
        return text("effect-discount", n=self.n, resource=resource)

    def sign(self) -> Text:
        return text("effect-discount", n=self.n, icons=icons.technologies(self.color))


class GainBonus(OfColor):
    """More of Gain Resources with a die of that colour."""

    word = "gain_bonus"
    clause = "NE-20.17"

    def add(self, counts: list[int], powers: list[int]) -> None:
        add_by_color(powers, state.GAIN_BONUS, self.color, self.n)

    def say(self) -> Text:
        color = NONE if self.color == vocabulary.ANY_COLOR else vocabulary.COLORS[names.only(self.color)]
        return text("effect-gain_bonus", n=self.n, color=color)

    def sign(self) -> Text:
        dice = vocabulary.ANY_DIE if self.color == vocabulary.ANY_COLOR else self.color
        return text("effect-gain_bonus", n=self.n, icons=icons.dice(dice))


class DieBonus(Power):
    """Dice of that colour (die, a mask) count more when they are spent, at most 6."""

    word = "die_bonus"
    clause = "NE-20.16"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.die = written.die(fields)

    def add(self, counts: list[int], powers: list[int]) -> None:
        add_by_color(powers, state.DIE_BONUS, self.die, self.n)

    def say(self) -> Text:
        color = NONE if self.die == vocabulary.ANY_DIE else vocabulary.DICE[names.only(self.die)]
        return text("effect-die_bonus", n=self.n, color=color)

    def sign(self) -> Text:
        return text("effect-die_bonus", n=self.n, icons=icons.dice(self.die))


class CountsAs(Power):
    """Besides what it is, the card counts as a Technology of that colour."""

    word = "counts_as"
    clause = "NE-20.26"
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


# ---- a number
class RepairBonus(Power):
    word = "repair_bonus"
    clause = "NE-20.18"

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.REPAIR_BONUS] += self.n


class CalmBonus(Power):
    word = "calm_bonus"
    clause = "NE-20.19"

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.CALM_BONUS] += self.n


class EnlistDiscount(Power):
    word = "enlist_discount"
    clause = "NE-20.20"

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.ENLIST_DISCOUNT] += self.n


class ExpandDiscount(Power):
    word = "expand_discount"
    clause = "NE-20.21"

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.EXPAND_DISCOUNT] += self.n


class PickLimit(Power):
    word = "pick_limit"
    clause = "NE-20.23"

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.PICK_BONUS] += self.n


class Loyal(Power):
    word = "loyal"
    clause = "NE-20.25"

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.LOYAL] += self.n


# ---- it is, or it is not
class Steady(Power):
    word = "steady"
    clause = "NE-20.24"
    numbered = False

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.STEADY] = 1


class Protect(Power):
    """From a Disaster, or DARK_AGE (shield); a second protection changes nothing."""

    word = "protect"
    clause = "NE-20.22"
    numbered = False

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.shield = fields.choice("from", vocabulary.SHIELDS)

    def add(self, counts: list[int], powers: list[int]) -> None:
        powers[state.SHIELDS] |= 1 << self.shield

    def say(self) -> Text:
        return text("effect-protect", disaster=names.disaster(self.shield))

    def sign(self) -> Text:
        return text("effect-protect", icons=icons.disaster(self.shield))
