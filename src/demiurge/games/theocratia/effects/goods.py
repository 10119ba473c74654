"""What a player gets or gives: cosmo, malus, cards, tiles."""

from __future__ import annotations

from demiurge.games.theocratia import conversion_tiles, deck, malus, worship
from demiurge.games.theocratia.effects.base import Effect, Mark
from demiurge.games.theocratia.state import Theocracy


class GainCosmo(Effect):
    word = "gain_cosmo"
    token = "cosmo"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        worship.gain_cosmo(s, seat, self.n)

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        return s.cosmo[seat] - cost < s.game.numbers.cosmo_max

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("cosmo", self.n)]


class MalusBack(Effect):
    word = "malus_back"
    token = "malus back"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        malus.back(s, seat, self.n)

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        return s.malus[seat] > 0

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("malus", -self.n)]


class Draw(Effect):
    word = "draw"
    token = "cards"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        deck.draw(s, seat, self.n)

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        return deck.drawable(s)

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("card", self.n)]


class Discard(Effect):
    word = "discard_from_hand"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        for _ in range(self.n):
            s.push(deck.DiscardOne(seat))

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        return len(s.hands[seat]) > 1

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("card", -self.n)]


class ClaimTile(Effect):
    """The lowest additional conversion tile that is left (TH-28.8)."""

    word = "claim_tile"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        conversion_tiles.receive(s, seat, conversion_tiles.lowest(s, seat))

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        return s.marks[seat] > 0

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("convert", figure="+")]
