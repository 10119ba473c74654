"""Chapter 23: Alchemists."""

from __future__ import annotations

from demiurge.games.terra_mystica.factions.faction import Faction


class Alchemists(Faction):
    trades_points = True  # TM-23.8
