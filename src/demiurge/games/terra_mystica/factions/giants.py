"""Chapter 31: Giants."""

from __future__ import annotations

from demiurge.games.terra_mystica import spaces, wheel
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import WHEEL
from demiurge.kernel.components import Fields


class Giants(Faction):
    round_the_wheel = False

    def read(self, able: Fields, act: Fields) -> None:
        self.action_spades = act.whole("spades", low=1)
        self.home_spades = able.whole("home_spades", low=1)

    def spades(self, s: Mystica, p: Player, old: int, new: int) -> int:
        """TM-31.8: always the same number; to home terrain only, on which the site does not insist (TM-43.22)."""
        if old >= WHEEL or new >= WHEEL or old == new or (new != p.home and not s.game.site):
            return wheel.NEVER
        return self.home_spades

    def long_way(self, p: Player, old: int, new: int) -> int:
        return wheel.NEVER

    def nearest(self, p: Player, old: int) -> int:
        return p.home

    def why_never(self, s: Mystica, new: int) -> str:
        return "TM-43.22" if new < WHEEL and not s.game.site else "TM-6.7"

    def special(self, s: Mystica, seat: int, which: int) -> None:
        """TM-31.10: spades for one hex."""
        spaces.free_spades(s, seat, self.action_spades, 1)
