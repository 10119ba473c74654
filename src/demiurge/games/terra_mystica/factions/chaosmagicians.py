"""Chapter 25: Chaos Magicians."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica
from demiurge.kernel.components import Fields


class Chaosmagicians(Faction):
    def read(self, able: Fields, act: Fields) -> None:
        self.read_action(act, actions.ACTC)
        self.action_actions = act.whole("actions", low=1)

    def special(self, s: Mystica, seat: int, which: int) -> None:
        """TM-25.10: several actions one after the other."""
        s.players[seat].actions += self.action_actions
