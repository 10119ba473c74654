"""The permanent part of a research card or attribute chip (CV-16.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from demiurge.games.civolution import moments
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects.effect import Effect
from demiurge.kernel.text import Text

if TYPE_CHECKING:
    from demiurge.games.civolution.metrics import Metric
    from demiurge.games.civolution.payment import Payment


class Ability:
    """None at all, and what the others have. `mod`, `cases`: a modifier and the places it adds n to, with `metric`,
    `least`, `module`, `dice` where it needs them; `on`, `filter`, `limit`: a trigger; `plain`: it leaves no choice."""

    word: ClassVar[str] = "none"
    icon: ClassVar[str] = ""

    def __init__(self) -> None:
        self.kind = v.NO_ABILITY
        self.pay: Payment | None = None
        self.effects: list[Effect] = []
        self.mod = moments.ANYTHING
        self.cases: list[int] = []
        self.n = 0
        self.metric: Metric | None = None
        self.least = 0
        self.module = 0
        self.dice: list[int] = []
        self.on = moments.ANYTHING
        self.filter = moments.ANYTHING
        self.limit = moments.NO_LIMIT
        self.plain = False

    def say(self) -> Text | None:
        return None


NOTHING = Ability()
