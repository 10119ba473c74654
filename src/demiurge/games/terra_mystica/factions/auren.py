"""Chapter 24: Auren."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.components import Fields


class Auren(Faction):
    def read(self, able: Fields, act: Fields) -> None:
        self.read_action(act, actions.ACTA)
        self.action_steps = act.whole("steps", low=1)

    def special(self, s: Mystica, seat: int, which: int) -> None:
        """TM-24.9: all steps on one track."""
        p = s.players[seat]
        p.cult_steps, p.same_track = p.cult_steps + self.action_steps, 1
