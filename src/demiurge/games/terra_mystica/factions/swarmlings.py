"""Chapter 35: Swarmlings."""

from __future__ import annotations

from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.vocabulary import TP, D
from demiurge.kernel.state import Refusal


class Swarmlings(Faction):
    def refuse_special(self, s: Mystica, seat: int, which: int) -> Refusal:
        """TM-35.9: a dwelling becomes a trading house, without paying."""
        p = s.players[seat]
        return None if s.game.site or (p.built[D] and p.built[TP] < self.count[TP]) else "TM-35.9"

    def special(self, s: Mystica, seat: int, which: int) -> None:
        s.players[seat].free_trading = 1
