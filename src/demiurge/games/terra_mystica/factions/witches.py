"""Chapter 36: Witches."""

from __future__ import annotations

from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import D
from demiurge.kernel.state import Refusal


class Witches(Faction):
    def refuse_special(self, s: Mystica, seat: int, which: int) -> Refusal:
        """TM-36.9: a dwelling on any free forest, without paying."""
        p = s.players[seat]
        left = p.built[D] < self.count[D] and s.empty & s.ground[p.home]
        return None if s.game.site or left else "TM-36.9"

    def special(self, s: Mystica, seat: int, which: int) -> None:
        p = s.players[seat]
        p.free_dwelling = p.builds = 1
