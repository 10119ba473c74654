"""Chapters 22, 39 and 40: what the factions of the volcanoes have in common."""

from __future__ import annotations

from abc import abstractmethod

from demiurge.games.terra_mystica import terraform, wheel
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.games.terra_mystica.vocabulary import VOLCANO, WHEEL
from demiurge.kernel.state import Refusal


class Volcano(Faction):
    """A volcano is not made by spades: `prices` says what it takes, on terrain that is no player's home and on such."""

    round_the_wheel = False
    why_volcano: str = ""  # the clause of the price
    prices: list[int]

    @abstractmethod
    def refuse_price(self, p: Player, price: int) -> Refusal:
        """The clause that forbids a volcano at this price, or None."""

    @abstractmethod
    def pay(self, p: Player, price: int) -> None:
        """Pay it."""

    def spades(self, s: Mystica, p: Player, old: int, new: int) -> int:
        return 0 if new == VOLCANO and old < WHEEL else wheel.NEVER

    def long_way(self, p: Player, old: int, new: int) -> int:
        return wheel.NEVER

    def own_way(self, p: Player, new: int) -> bool:
        return new == VOLCANO

    def refuse_own_way(self, s: Mystica, p: Player, h: int, new: int, long: bool) -> Refusal:
        if s.game.site and not p.volcano:
            return self.why_volcano
        if not s.game.site and not terraform.fresh(p):
            return "TM-4.1"
        return self.refuse_price(p, self.prices[terraform.in_play(s, s.terrain[h])])

    def pay_own_way(self, s: Mystica, seat: int, old: int) -> None:
        p = s.players[seat]
        p.volcano = 0
        self.pay(p, self.prices[terraform.in_play(s, old)])

    def refuse_dig(self, p: Player) -> Refusal:
        return None if p.actions and not p.volcano else self.why_volcano

    def digs_otherwise(self, p: Player) -> bool:
        p.volcano = 1
        return True

    def room(self, s: Mystica, p: Player, free: int) -> tuple[int, int]:
        return 0, min(free.bit_count(), 10)
