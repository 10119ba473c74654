"""Chapter 23: Alchemists."""

from __future__ import annotations

from demiurge.games.terra_mystica.factions.faction import Faction


class Alchemists(Faction):
    def trades_points(self) -> bool:
        """TM-23.8"""
        return True
