"""Chapter 26: Cultists."""

from __future__ import annotations

from demiurge.games.terra_mystica import cults
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player


class Cultists(Faction):
    reacts = True

    def accepted(self, p: Player) -> None:
        """TM-26.8"""
        p.cult_steps += 1

    def steps_to_come(self, s: Mystica, seat: int) -> int:
        """TM-43.21: those it has, and one for each building whose offers are open and none accepted yet."""
        coming = s.players[seat].cult_steps
        for wake in s.wakes:
            coming += wake.source == seat and not wake.taken and cults.any_open(s, wake.building)
        return coming
