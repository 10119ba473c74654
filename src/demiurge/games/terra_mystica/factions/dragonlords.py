"""Chapter 40: Dragonlords, who pay with tokens of power for a volcano."""

from __future__ import annotations

from demiurge.games.terra_mystica import power
from demiurge.games.terra_mystica.factions.volcano import Volcano
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.kernel.components import Fields
from demiurge.kernel.state import Refusal


class Dragonlords(Volcano):
    why_volcano = "TM-40.8"

    def read(self, able: Fields, act: Fields) -> None:
        self.prices = able.table("volcano_tokens", 2)

    def why_never(self, s: Mystica, new: int) -> str:
        return "TM-40.7"

    def refuse_price(self, p: Player, price: int) -> Refusal:
        return None if power.tokens(p) >= price else "TM-40.9"

    def pay(self, p: Player, price: int) -> None:
        power.lose_tokens(p, price)

    def keep_spades(self, p: Player, n: int) -> None:
        """TM-40.10"""
        p.bowl1 += n
