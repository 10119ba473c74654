"""What is spoken of: an answer of a seat in a position; of one about a hex, how it is reached and what it takes."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, reach, terraform, wheel
from demiurge.games.terra_mystica.boards import HEXES
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import COLOURS, ICE, VOLCANO
from demiurge.kernel.speech import Words
from demiurge.kit import writer
from demiurge.kit.trial import NOTHING, Effect

CARPET, TUNNEL = "carpet", "tunnel"
NO_HEX: Final = -1
AS_IT_IS: Final = -1  # of a hex that stays what it is
ON_HEXES: Final = (actions.BUILD, actions.TRANSFORM, actions.LONG_WAY, actions.UPGRADE)
"""Verbs with as many answers for each hex."""
HEX_OF: Final = {verb.of(n): n * HEXES // len(verb) for verb in ON_HEXES for n in range(len(verb))}


class Subject(writer.Subject[Mystica]):
    """`again`: the hex carries the mark of another answer already."""

    def __init__(
        self, w: Words, view: Mystica, seat: int, action: int, why: str = "", effect: Effect[str] = NOTHING,
        again: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(w, view, seat, action, why, effect)
        self.again = again

    @property
    def p(self) -> Player:
        return self.view.players[self.seat]

    @property
    def h(self) -> int:
        return HEX_OF[self.action]

    @property
    def new(self) -> int:
        """What the hex of a dwelling or a transform becomes."""
        if self.action in actions.TRANSFORMS:
            return actions.transform_of(self.action)[1]
        p, old = self.p, self.view.terrain[self.h]
        if not self.view.round:
            return p.home if p.home in (ICE, VOLCANO) else AS_IT_IS
        return AS_IT_IS if old < 0 or terraform.is_home(p, old) else p.home

    @property
    def spades(self) -> int:
        """How many the hex takes; 0 where it is not spades that it takes."""
        s, p, old, new = self.view, self.p, self.view.terrain[self.h], self.new
        if p.free_transform or not 0 <= new < COLOURS or old < 0:
            return 0
        faction = s.faction(p)
        n = faction.long_way(p, old, new) if self.action in actions.LONG_WAY else faction.spades(s, p, old, new)
        return n if 0 < n < wheel.NEVER else 0

    @property
    def to_home(self) -> int:
        """How many spades lie between the hex as it is and home, whatever the answer makes of it; 0 where none do."""
        s, p, old = self.view, self.p, self.view.terrain[self.h]
        if p.free_transform or p.home >= COLOURS or old < 0 or not s.round:
            return 0
        n = s.faction(p).spades(s, p, old, p.home)
        return n if 0 < n < wheel.NEVER else 0

    @property
    def way(self) -> str:
        """Carpet or tunnel where the hex is reached by it, which has a price of its own; else nothing."""
        if reach.way_to(self.view, self.p, self.h) != reach.BY_FLIGHT or self.p.flown_to == self.h:
            return ""
        return CARPET if self.view.faction(self.p).carpet_p else TUNNEL
