"""What every effect has. Effects are compulsory except where they say optional or "up to"; what cannot be done is
skipped and the rest is done (NE-R73). The owner makes every choice at the moment the effect is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from demiurge.games.nova_era.effects.modifiers import Condition, Per
from demiurge.games.nova_era.effects.written import number
from demiurge.games.nova_era.vocabulary import UNBOUND
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text

if TYPE_CHECKING:
    from demiurge.games.nova_era.state import Nova, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One effect of a card; each class is a kind of them and says all of it.

    word: its `op` in the component files; a class without one is what several have in common. clause: what it does.
    times: when it may happen. Its own fields it reads when it is made; a mistake is told by file, card and field.

    n: its number, 1 where it has none. All else is set by who reads the card: its id, the place among all effects of
    the box, by which Steps and players name it; the card; when; on what it depends."""

    word: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    times: ClassVar[tuple[int, ...]] = ()
    numbered: ClassVar[bool] = True  # it has an n, which a counter may multiply
    lowest: ClassVar[int] = 1  # n; below 0 where it may go either way
    personal: ClassVar[bool] = False  # only a Personality has it
    bare: ClassVar[bool] = False  # its sign begins with + or −, which is enough to set it apart

    def __init__(self, fields: Fields) -> None:
        self.n = number(fields, self.lowest) if self.numbered else 1
        self.id = self.card = self.when = UNBOUND
        self.condition: Condition | None = None
        self.per: Per | None = None

    # ---- what it does
    def resolve(self, s: Nova, seat: int) -> None:
        """Do it, or push the questions that it asks."""
        n = self.amount(s, seat)
        if n:
            self.run(s, seat, n)

    def run(self, s: Nova, seat: int, n: int) -> None:
        """It happens: an Instant, a Production, an ability that is used. n: its number, multiplied. A Permanent never
        happens."""

    def add(self, counts: list[int], powers: list[int]) -> None:
        """What it adds to what its owner counts and can, while the card lies faceup: Permanents only."""

    def fits(self, p: Player) -> bool:
        """Whether an ability can be used now."""
        return True

    # ---- what it depends on
    def met(self, s: Nova, seat: int) -> bool:
        """Whether its condition is met; a counter without a condition always is (NE-R56)."""
        return self.condition is None or self.condition.met(s, seat)

    def amount(self, s: Nova, seat: int) -> int:
        """Its number: 0 if its condition fails, else times what it counts, rounded down."""
        if self.condition is not None and not self.condition.met(s, seat):
            return 0
        return self.n if self.per is None else self.n * self.per.times(s.players[seat])

    def plain(self) -> bool:
        """Whether it may come first in any order: a gain of one colour that nothing conditions."""
        return False

    def looks_at_unrest(self) -> bool:
        return self.condition is not None and self.condition.looks_at_unrest()

    def counts_resources(self) -> bool:
        return self.per is not None and self.per.counts_resources()

    # ---- what is told of it
    def say(self) -> Text:
        """What it does, without what it depends on: the message `effect-<word>`."""
        return text(f"effect-{self.word}", n=self.n)

    def sign(self) -> Text:
        """The same in icons and figures: the form `sign` of that message."""
        return self.say()
