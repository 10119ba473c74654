"""Kuhn's poker in our kernel: three cards, two players, one bet. Who may know what is all there is to it."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Journal
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import Choice, State, Step

SPACE: Final = ActionSpace()
SAY: Final = SPACE.verb("say", ["pass", "bet"])
PASS, BET = SAY.of(0), SAY.of(1)
CARDS: Final = [0, 1, 2]
HIDDEN: Final = -1


class Hand(State):
    """cards: by seat. paid: chips, by seat. won: chips, by seat, once it is over."""

    game: Game
    cards: list[int]
    paid: list[int]
    won: list[int]

    def unshare(self) -> None:
        super().unshare()
        self.cards, self.paid = self.cards[:], self.paid[:]

    def mask(self, seat: int) -> None:
        if not any(self.won):
            self.cards = [card if owner == seat else HIDDEN for owner, card in enumerate(self.cards)]

    def scores(self) -> list[int]:
        return self.won

    def pay(self, winner: int) -> None:
        chips = self.paid[1 - winner]
        self.won = [chips if seat == winner else -chips for seat in range(2)]


class Deal(Step[Hand]):
    def run(self, s: Hand) -> None:
        for seat in range(2):
            left = [card for card in CARDS if card not in s.cards]
            s.cards[seat] = s.chance.pick(left, 1 << seat)
        s.push(Say(0, 0))


class Say(Choice[Hand]):
    """said: how often both have spoken."""

    verb, clause = SAY, "KU-1"

    def __init__(self, seat: int, said: int) -> None:
        super().__init__(seat)
        self.said = said

    def answers(self, s: Hand) -> list[int]:
        return [PASS, BET]

    def take(self, s: Hand, action: int) -> None:
        other, facing = 1 - self.seat, s.paid[1 - self.seat] > s.paid[self.seat]
        s.paid[self.seat] += action == BET
        if facing and action == PASS:
            s.pay(other)
        elif facing or (action == PASS and self.said):
            shown = [s.chance.pick([card]) for card in s.cards]
            s.pay(shown.index(max(shown)))
        else:
            s.push(Say(other, self.said + 1))


class Kuhn(Game):
    def __init__(self, options: dict[str, str], components: str = "") -> None:
        super().__init__("kuhn", SPACE, options, "tests.envs.openspiel")

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> Hand:
        s = Hand()
        s.game, s.seats, s.cards, s.paid, s.won = self, seats, [HIDDEN] * 2, [1] * 2, [0] * 2
        s.begin(Deal(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> State:
        s = view.clone()
        assert isinstance(s, Hand)
        for seat in range(2):
            if s.cards[seat] == HIDDEN:
                s.cards[seat] = chance.pick([card for card in CARDS if card not in s.cards])
        return s


KUHN: Final = Meta("kuhn", "Kuhn poker", [2], ["first"], [], "tests.envs.openspiel", Kuhn)
