"""What goes to civs or comes from them: worship, crystals, warriors."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from demiurge.games.theocratia import card_choices, production, worship
from demiurge.games.theocratia.effects.base import OWN_CRYSTAL, Effect, Mark
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import BLACK, COLOURED, PLAYERS
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text

WHOSE: Final = ("acting", "chosen")


class ForCivs(Effect):
    """For the acting civ, or for those that its player names."""

    def __init__(self, n: int, fields: Fields) -> None:
        super().__init__(n, fields)
        self.chosen = fields.choice("civ", WHOSE, needed=False) == 1

    @abstractmethod
    def suits(self, s: Theocracy, seat: int, civ: int) -> bool:
        """Whether it would change something for this civ."""

    def changes(self, s: Theocracy, seat: int, cost: int) -> bool:
        if not self.chosen:
            return self.suits(s, seat, s.civ)
        for civ in range(PLAYERS):
            if self.suits(s, seat, civ):
                return True
        return False

    def serves(self, s: Theocracy, seat: int, civ: int) -> bool:
        return self.chosen and self.suits(s, seat, civ)

    def served(self, s: Theocracy, civ: int) -> list[int]:
        return s.chosen if self.chosen else [civ]

    def say(self) -> Text:
        return text(self.message(), n=self.n, civ=WHOSE[self.chosen])


class Worship(ForCivs):
    word = "worship"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        for one in self.served(s, civ):
            s.push(worship.Gain(seat, one, self.n))

    def suits(self, s: Theocracy, seat: int, civ: int) -> bool:
        return s.priest(seat, civ) < s.game.numbers.last_space

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("worship", self.n)]


class AnyWorship(Effect):
    token = "worship"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.push(worship.AnyWorship(seat, self.n, 0))

    def say(self) -> Text:
        return text("effect-any-worship", n=self.n)

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("worship", self.n)]


class AddCrystal(ForCivs):
    word = "add_crystal"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        for one in self.served(s, civ):
            for _ in range(self.n):
                production.produce(s, one, s.colour[seat])

    def suits(self, s: Theocracy, seat: int, civ: int) -> bool:
        return s.reserve[s.colour[seat]] > 0

    def sign(self, civs: int) -> list[Mark]:
        many = [Mark("", figure=f"×{civs}", minor=True)] if civs > 1 else []
        return [Mark(OWN_CRYSTAL, self.n), *many]


class CrystalForEach(Effect):
    token = "crystal for each civ"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        production.serve_all(s, seat, self.n)

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("gem", figure=f"{PLAYERS}×")]


class RemoveBlack(ForCivs):
    """Black crystals go back to the reserve, as many as the player likes (TH-28.6)."""

    word = "remove_black"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.push(card_choices.ReturnBlack(seat, self.served(s, civ)[0], self.n))

    def suits(self, s: Theocracy, seat: int, civ: int) -> bool:
        return s.area[civ * COLOURED + BLACK] > 0

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("crystal-black", -self.n)]


class Train(ForCivs):
    word = "train"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        for one in self.served(s, civ):
            production.train(s, one, self.n)

    def suits(self, s: Theocracy, seat: int, civ: int) -> bool:
        return production.trainable(s, civ) > 0

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("warrior", self.n)]
