"""Chapters 22 and 37: what the factions of the ice have in common."""

from __future__ import annotations

from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import ICE, WHEEL
from demiurge.games.terra_mystica.wheel import WAYS


class Ice(Faction):
    round_the_wheel = False

    def wheel_home(self, p: Player) -> int:
        """TM-22.3: on the wheel the start colour stands for ice."""
        return p.start_colour

    def spades(self, s: Mystica, p: Player, old: int, new: int) -> int:
        """TM-37.9: to ice as far as to the start colour, which itself is one spade away."""
        if new == ICE and old < WHEEL:
            return max(1, WAYS[p.start_colour][old][p.start_colour])
        return super().spades(s, p, old, new)
