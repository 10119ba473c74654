"""Abilities that are used (CV-26.4) or score at the end (CV-35.5)."""

from __future__ import annotations

from demiurge.games.civolution import payment
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.ability import Ability
from demiurge.games.civolution.effects.effect import Pool, said
from demiurge.kernel.components import Fields
from demiurge.kernel.text import NONE, Text, text


class Activity(Ability):
    word = "activity"
    icon = "activity"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__()
        self.kind = v.AN_ACTIVITY
        self.pay = payment.read(entry, "pay")
        self.effects = pool.read(entry, "effects")

    def say(self) -> Text:
        price = NONE if self.pay is None or self.pay.free else self.pay.say()
        return text("ability-activity", price=price, effects=said(self.effects))


class PointBonus(Ability):
    word = "point_bonus"
    icon = "vp"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__()
        self.kind = v.A_POINT_BONUS
        self.n = entry.whole("n", low=1, high=9)

    def say(self) -> Text:
        return text("ability-point_bonus", n=self.n)
