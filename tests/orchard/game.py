"""A tiny game for the tests of bots, arena and command line.

Each round every seat plants a tree (and may water it, which costs a point and makes it two trees) or picks: a point for
each of its trees, and one more with luck where the weather is `fair`. At the end a secret card may add a
point. Who picks at once has a point a round; who plants first has many more, which one step ahead does not show.
"""

from __future__ import annotations

from typing import Final

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import ALL, Chance
from demiurge.kernel.game import Game, Option
from demiurge.kernel.journal import Journal
from demiurge.kernel.registry import Meta
from demiurge.kernel.state import NOT_ASKED, Decision, Refusal, State, Step

SPACE: Final = ActionSpace()
PLANT: Final = SPACE.word("plant")
PICK: Final = SPACE.word("pick")
WATER: Final = SPACE.word("water yes")
DRY: Final = SPACE.word("water no")
UNKNOWN: Final = -1
CARDS: Final = 8


class Trees(State):
    """trees, points, cards (secret): by seat. bag: the cards that nobody holds."""

    game: Orchard
    trees: list[int]
    points: list[int]
    cards: list[int]
    bag: list[int]

    def unshare(self) -> None:
        super().unshare()
        self.trees = self.trees[:]
        self.points = self.points[:]
        self.cards = self.cards[:]
        self.bag = self.bag[:]

    def mask(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat:
                self.bag.append(self.cards[other])
                self.cards[other] = UNKNOWN
        self.bag.sort()

    def scores(self) -> list[int]:
        return self.points[:]


class Deal(Step[Trees]):
    def run(self, s: Trees) -> None:
        for seat in range(s.seats):
            s.cards[seat] = s.chance.draw(s.bag, 1 << seat)
        s.push(Round(1))


class Round(Step[Trees]):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Trees) -> None:
        s.push(Round(self.number + 1) if self.number < s.game.rounds else Count())
        for seat in range(s.seats - 1, -1, -1):
            s.push(Turn(seat))


class Count(Step[Trees]):
    def run(self, s: Trees) -> None:
        for seat in range(s.seats):
            s.points[seat] += s.chance.pick([s.cards[seat]], ALL) // 4


class Turn(Decision[Trees]):
    def answers(self, s: Trees) -> list[int]:
        return [PLANT, PICK]

    def refuse(self, s: Trees, action: int) -> Refusal:
        return None if action in (PLANT, PICK) else NOT_ASKED

    def take(self, s: Trees, action: int) -> None:
        if action == PLANT:
            s.trees[self.seat] += 1
            s.push(Water(self.seat))
        else:
            s.points[self.seat] += s.trees[self.seat] + (s.chance.pick([0, 1]) if s.game.fair else 0)


class Water(Decision[Trees]):
    def answers(self, s: Trees) -> list[int]:
        return [WATER, DRY] if s.points[self.seat] > 0 else [DRY]

    def refuse(self, s: Trees, action: int) -> Refusal:
        if action == WATER:
            return None if s.points[self.seat] > 0 else "OR-2"
        return None if action == DRY else NOT_ASKED

    def take(self, s: Trees, action: int) -> None:
        if action == WATER:
            s.points[self.seat] -= 1
            s.trees[self.seat] += 1

    def usual(self) -> int:
        return DRY


class Orchard(Game):
    def __init__(self, options: dict[str, str], components: str) -> None:
        if components.endswith("broken"):
            raise ValueError("trees.json: entry 1: height: not a number")
        super().__init__("orchard", SPACE, options, "tests.orchard")
        self.rounds = {"six": 6, "three": 3}[options["rounds"]]
        self.fair = options["weather"] == "fair"

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        s = Trees()
        s.seats = seats
        s.game = self
        s.trees = [1] * seats
        s.points = [0] * seats
        s.cards = [UNKNOWN] * seats
        s.bag = list(range(CARDS))
        s.begin(Deal(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> State:
        s = view.clone()
        assert isinstance(s, Trees)
        for seat in range(s.seats):
            if s.cards[seat] == UNKNOWN:
                s.cards[seat] = chance.draw(s.bag)
        s.refresh()
        return s

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, Trees)
        whole = sorted(state.bag + state.cards) == list(range(CARDS))
        return [] if whole else ["a card is lost"]


META = Meta(
    name="orchard",
    title="Orchard",
    seats=[2, 3],
    editions=["first"],
    options=[
        Option("rounds", ["six", "three"], "how long it takes"),
        Option("weather", ["even", "fair"], "whether picking has luck"),
    ],
    package="tests.orchard",
    make=Orchard,
)


def orchard(rounds: str = "six", weather: str = "even") -> Game:
    """A table's game, in one line."""
    return META.make({"rounds": rounds, "weather": weather})
