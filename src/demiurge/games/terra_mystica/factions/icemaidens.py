"""Chapter 37: Ice Maidens."""

from __future__ import annotations

from demiurge.games.terra_mystica import sources
from demiurge.games.terra_mystica.factions.ice import Ice
from demiurge.games.terra_mystica.state import Mystica, score
from demiurge.games.terra_mystica.vocabulary import SH, TE
from demiurge.kernel.components import Fields


class Icemaidens(Ice):
    def read(self, able: Fields, act: Fields) -> None:
        self.pass_temple_vp = able.whole("pass_temple_vp", needed=False)

    def pass_points(self, s: Mystica, seat: int) -> None:
        """TM-37.10: their temples."""
        p = s.players[seat]
        if p.built[SH]:
            score(s, seat, self.pass_temple_vp * p.built[TE], sources.FACTION)
