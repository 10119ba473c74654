"""Chapter 39: Acolytes, who pay with steps of one cult for a volcano."""

from __future__ import annotations

from demiurge.games.terra_mystica import actions, cults
from demiurge.games.terra_mystica.factions.volcano import Volcano
from demiurge.games.terra_mystica.state import NOBODY, Mystica, Player
from demiurge.kernel.components import Fields
from demiurge.kernel.data import added, changed
from demiurge.kernel.state import Refusal


class Acolytes(Volcano):
    why_volcano = "TM-39.8"

    def read(self, able: Fields, act: Fields) -> None:
        self.prices = able.table("volcano_cults", 2)

    def why_never(self, s: Mystica, new: int) -> str:
        return "TM-39.7"

    def refuse_price(self, p: Player, price: int) -> Refusal:
        return None if max(p.cults) >= price and not p.lose_steps else "TM-39.9"

    def pay(self, p: Player, price: int) -> None:
        p.lose_steps = price

    def keep_spades(self, p: Player, n: int) -> None:
        """TM-39.11"""
        p.cult_steps += n

    def answers(self, s: Mystica, seat: int, found: list[int]) -> None:
        p = s.players[seat]
        if p.lose_steps:
            found += [actions.LOSE.of(track) for track in range(cults.TRACKS) if p.cults[track] >= p.lose_steps]

    def refuse(self, s: Mystica, seat: int, action: int) -> Refusal:
        """TM-39.9: all steps of a volcano are lost on one track, which must be high enough."""
        if action not in actions.LOSE:
            return super().refuse(s, seat, action)
        p = s.players[seat]
        return None if p.lose_steps and p.cults[actions.LOSE.at(action)] >= p.lose_steps else "TM-39.9"

    def take(self, s: Mystica, seat: int, action: int) -> None:
        """TM-39.10: leaving step 10 frees it and gives the key back."""
        p, track = s.players[seat], actions.LOSE.at(action)
        if p.cults[track] == cults.TOP:
            s.tops = changed(s.tops, track, NOBODY)
            p.keys += 1
        p.cults = added(p.cults, track, -p.lose_steps)
        p.lose_steps = 0
