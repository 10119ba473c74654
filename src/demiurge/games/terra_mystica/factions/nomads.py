"""Chapter 34: Nomads."""

from __future__ import annotations

from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import ICE, VOLCANO, WHEEL
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal


class Nomads(Faction):
    def refuse_special(self, s: Mystica, seat: int, which: int) -> Refusal:
        """TM-34.9: a sandstorm needs a hex to blow on."""
        if s.game.site:
            return None
        p, beside = s.players[seat], 0
        for h in cells(p.at[0]):
            beside |= s.game.board.near[h]
        beside &= s.empty & ~s.ground[p.home] & ~s.ground[ICE] & ~s.ground[VOLCANO]
        return None if beside else "TM-34.9"

    def special(self, s: Mystica, seat: int, which: int) -> None:
        p = s.players[seat]
        p.free_transform = p.transforms = p.builds = p.digs = 1

    def own_way(self, p: Player, new: int) -> bool:
        return p.free_transform > 0

    def refuse_own_way(self, s: Mystica, p: Player, h: int, new: int, long: bool) -> Refusal:
        """TM-34.9: over a shared edge only; desert only, on which the site does not insist (TM-43.25)."""
        if long:
            return "TM-34.10"
        if not s.game.board.near[h] & p.at[0]:
            return "TM-34.9"
        if new == s.terrain[h] or new >= WHEEL:
            return "TM-34.9"
        return None if new == p.home or s.game.site else "TM-43.24"

    def pay_own_way(self, s: Mystica, seat: int, old: int) -> None:
        s.players[seat].free_transform = 0
