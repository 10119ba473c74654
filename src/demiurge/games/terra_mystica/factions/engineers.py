"""Chapter 29: Engineers."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, bridges, sources
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, score
from demiurge.games.terra_mystica.vocabulary import SH
from demiurge.kernel.components import Fields
from demiurge.kernel.state import Refusal


class Engineers(Faction):
    once = False

    def read(self, able: Fields, act: Fields) -> None:
        self.bridge_w = act.whole("workers", needed=False)
        self.pass_bridge_vp = able.whole("pass_bridge_vp", needed=False)

    def refuse_special(self, s: Mystica, seat: int, which: int) -> Refusal:
        """TM-29.8: a bridge for workers."""
        p = s.players[seat]
        if p.workers < self.bridge_w:
            return "TM-4.9"
        if s.game.site or bridges.any_place(s, p):
            return None
        return "TM-16.1" if p.bridges_left else "TM-16.5"

    def special(self, s: Mystica, seat: int, which: int) -> None:
        p = s.players[seat]
        p.workers -= self.bridge_w
        p.bridges_due += 1

    def pass_points(self, s: Mystica, seat: int) -> None:
        """TM-29.9: own bridges with own structures at both ends."""
        p = s.players[seat]
        if p.built[SH]:
            spanned = 0
            for i, place in enumerate(s.bridges):
                a, b = actions.BRIDGES[place]
                spanned += s.bridge_owners[i] == seat and p.at[0] >> a & 1 and p.at[0] >> b & 1
            score(s, seat, self.pass_bridge_vp * spanned, sources.FACTION)
