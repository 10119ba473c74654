"""Effects within effects: after a favor test, for a price, in some case, or one of several (chapters 4, 8 and 16)."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import metrics, payment, resolving
from demiurge.games.civolution.effects.effect import Effect, Pool, said
from demiurge.games.civolution.effects.sign import CASE, EITHER, PRICE, TEST, Sign
from demiurge.games.civolution.state import Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text

MOST_OPTIONS: Final = 4  # as many as the answers `option` have numbers


class Tested(Effect):
    """CV-8.1: what follows from a favor test that is passed."""

    word = "favor_test"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.then = pool.read(entry, "then")

    def run(self, s: Exam, civ: int) -> None:
        s.push(resolving.OfferTest(civ, self.at))

    def say(self) -> Text:
        return text("effect-favor_test", then=said(self.then))

    def sign(self) -> Sign:
        return Sign(TEST, "favor")

    def inner(self) -> list[list[Effect]]:
        return [self.then]


class Paid(Effect):
    """What follows when a price is paid, which may be done once."""

    word = "may_pay"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.pay = payment.read(entry, "pay")
        self.then = pool.read(entry, "then")

    def run(self, s: Exam, civ: int) -> None:
        s.push(resolving.MayPay(civ, self.at))

    def say(self) -> Text:
        return text("effect-may_pay", price=self.pay.say(), then=said(self.then))

    def sign(self) -> Sign:
        return Sign(PRICE, price=self.pay.signs())

    def inner(self) -> list[list[Effect]]:
        return [self.then]


class IfAtLeast(Effect):
    """What follows if the civ has so many of something."""

    word = "if_at_least"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.metric = metrics.read(entry)
        self.least = entry.whole("min", low=1)
        self.then = pool.read(entry, "then")

    def run(self, s: Exam, civ: int) -> None:
        if self.metric.count(s, civ) >= self.least:
            resolving.push(s, civ, self.then)

    def say(self) -> Text:
        counted = self.metric.say(self.least)
        return text("effect-if_at_least", n=self.least, counted=counted, then=said(self.then))

    def sign(self) -> Sign:
        return Sign(CASE)

    def inner(self) -> list[list[Effect]]:
        return [self.then]


class Either(Effect):
    """CV-4.14: one of several lists of effects."""

    word = "choose"

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.options: list[list[Effect]] = []
        if entry.has("options", needed=True):
            lists = entry.data["options"]
            if not isinstance(lists, list) or not 2 <= len(lists) <= MOST_OPTIONS:
                entry.expected("options", "box-options", most=MOST_OPTIONS)
                lists = []
            for one in lists:
                self.options.append(pool.listed(entry, "options", one if isinstance(one, list) else []))

    def run(self, s: Exam, civ: int) -> None:
        s.push(resolving.Choose(civ, self.at))

    def say(self) -> Text:
        return text("effect-choose", options=tuple(said(option) for option in self.options))

    def sign(self) -> Sign:
        return Sign(EITHER)

    def inner(self) -> list[list[Effect]]:
        return self.options
