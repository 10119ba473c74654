"""Chapter 38: Yetis."""

from __future__ import annotations

from demiurge.games.terra_mystica.factions.ice import Ice
from demiurge.games.terra_mystica.state import Player
from demiurge.games.terra_mystica.vocabulary import SH


class Yetis(Ice):
    def shares_spaces(self, p: Player) -> bool:
        """TM-38.11"""
        return p.built[SH] > 0
