"""Chapter 41: Riverwalkers, who build along rivers on terrains that they unlock with priests."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, terraform, wheel
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import WHEEL
from demiurge.kernel.components import Fields
from demiurge.kernel.masks import cells
from demiurge.kernel.state import Refusal

ALL_TERRAINS: Final = (1 << WHEEL) - 1
GAIN_PRIEST: Final = WHEEL  # the answer that takes the priest


class Riverwalkers(Faction):
    round_the_wheel = False

    def read(self, able: Fields, act: Fields) -> None:
        self.unlock_c = able.table("unlock_c", 2)

    # ---- along rivers
    def set_colour(self, p: Player, colour: int) -> None:
        """TM-2.28, TM-41.8: its terrain is the first that is unlocked."""
        p.start_colour = colour
        p.unlocked = 1 << colour

    def refuse_first(self, s: Mystica, h: int) -> Refusal:
        return None if s.game.board.coast >> h & 1 else "TM-41.11"

    def beside(self, s: Mystica, h: int) -> int:
        """TM-41.9: only over rivers."""
        return 0

    # ---- no spades
    def spades(self, s: Mystica, p: Player, old: int, new: int) -> int:
        return wheel.NEVER

    def long_way(self, p: Player, old: int, new: int) -> int:
        return wheel.NEVER

    def why_never(self, s: Mystica, new: int) -> str:
        return "TM-41.8"

    def refuse_spades(self) -> Refusal:
        return "TM-41.16"

    # ---- priests and terrains
    def gain_priests(self, p: Player, n: int) -> None:
        """TM-41.12: each priest may unlock a terrain instead."""
        if p.unlocked != ALL_TERRAINS:
            p.unlocks_due += n
        else:
            super().gain_priests(p, n)

    def price(self, s: Mystica, terrain: int) -> int:
        """TM-41.13: more for a colour that is somebody's home."""
        return self.unlock_c[terraform.in_play(s, terrain)]

    def answers(self, s: Mystica, seat: int, found: list[int]) -> None:
        if s.players[seat].unlocks_due:
            for action in range(actions.UNLOCK.base, actions.UNLOCK.end):
                if self.refuse(s, seat, action) is None:
                    found.append(action)

    def refuse(self, s: Mystica, seat: int, action: int) -> Refusal:
        """TM-41.12, TM-41.13"""
        if action not in actions.UNLOCK:
            return super().refuse(s, seat, action)
        p, which = s.players[seat], actions.UNLOCK.at(action)
        if not p.unlocks_due:
            return "TM-41.12"
        if which == GAIN_PRIEST:
            return None
        if p.unlocked >> which & 1:
            return "TM-41.12"
        return None if p.coins >= self.price(s, which) else "TM-4.9"

    def take(self, s: Mystica, seat: int, action: int) -> None:
        p, which = s.players[seat], actions.UNLOCK.at(action)
        p.unlocks_due -= 1
        if which == GAIN_PRIEST:
            super().gain_priests(p, 1)
        else:
            p.coins -= self.price(s, which)
            p.unlocked |= 1 << which
            p.limit += 1
            if p.unlocked == ALL_TERRAINS and not s.game.site:  # TM-41.15
                super().gain_priests(p, p.unlocks_due)
                p.unlocks_due = 0
        s.tell("unlock", seat, [which])

    def room(self, s: Mystica, p: Player, free: int) -> tuple[int, int]:
        home = 0
        for terrain in cells(p.unlocked):
            home |= s.ground[terrain]
        return min((free & home).bit_count(), 5), 0
