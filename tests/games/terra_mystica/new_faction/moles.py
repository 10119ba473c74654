"""A faction that is in no box: Moles, who reach two hexes far and score their dwellings when they pass."""

from __future__ import annotations

from demiurge.games.terra_mystica import sources
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, score
from demiurge.games.terra_mystica.vocabulary import D
from demiurge.kernel.components import Fields


class Moles(Faction):
    def read(self, able: Fields, act: Fields) -> None:
        self.deep_vp = able.whole("deep_vp")

    def beside(self, s: Mystica, h: int) -> int:
        return s.game.board.within[2][h]

    def pass_points(self, s: Mystica, seat: int) -> None:
        score(s, seat, self.deep_vp * s.players[seat].built[D], sources.FACTION)
