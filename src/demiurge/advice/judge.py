"""What a position is worth to a seat: by the game's net, or by its evaluation where no net fits the table."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final, NamedTuple

from demiurge.bots.base import evaluation_of
from demiurge.bots.greedy import CHAIN, after
from demiurge.bots.named import net_for
from demiurge.bots.net import merits, over, unfit
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game
from demiurge.kernel.state import State
from demiurge.kit.holdings import holdings_of

UNPLACED = -1.0
WARM: Final = 0.5  # how far who strays goes from what the net is drawn to most


class Standing(NamedTuple):
    """score: the final one that is expected. merit: how well the seat will be placed, 1 is first and 0 last; UNPLACED
    where nobody can say."""

    score: float
    merit: float


class Judge:
    """`file`: a net to go by instead of the game's own."""

    def __init__(self, game: Game, seats: int, file: str = "") -> None:
        net = net_for(game, file)
        self.game, self.seats = game, seats
        self.evaluation = evaluation_of(game)
        self.rounds = holdings_of(game).rounds
        self.net = net if net is not None and (file or unfit(net, game, seats) is None) else None
        self.place = float(self.net.card.get("place", 0.0)) if self.net else 0.0  # what being first is worth, in points
        self.far = int(self.net.card.get("far", 0)) if self.net else 0  # turns for which lines are best played on

    def standing(self, s: State, seat: int) -> Standing:
        if over(s):
            return Standing(float(s.scores()[seat]), merits(s)[seat])
        if self.net is None:
            return Standing(self.evaluation.value(s, seat), UNPLACED)
        found = self.net.outputs(s, seat)
        return Standing(found[0] * self.net.scale, min(max(found[self.net.sides], 0.0), 1.0))

    def weighed(self, standing: Standing) -> float:
        """Points, and what the place is worth in points."""
        return standing.score + self.place * standing.merit if self.place else standing.score

    def worth(self, s: State, seat: int) -> float:
        return self.weighed(self.standing(s, seat))

    def score(self, s: State, seat: int) -> float:
        """The points alone: people read them, and a place is none."""
        return self.standing(s, seat).score

    # ---- answering
    @property
    def instinctive(self) -> bool:
        return self.net is not None and len(self.net.instinct) > 0

    def ahead(self, s: State, seat: int, moves: list[int], seed: int) -> list[float]:
        """What each move is worth one step ahead, all with the same luck."""
        return [self.worth(after(s, seat, move, Chance(seed), self.evaluation, CHAIN), seat) for move in moves]

    def drawn(self, s: State, seat: int, moves: list[int]) -> list[float]:
        """How much the net is drawn to each move at a glance: the logarithm of how likely."""
        assert self.net is not None
        found = self.net.drawn(s, seat, moves)
        top = max(found)
        whole = top + log(sum(exp(one - top) for one in found))
        return [one - whole for one in found]

    def best(self, s: State, seat: int, seed: int, stray: Random | None = None) -> int:
        """The move that the net is drawn to most, at a glance; without an instinct the one that is worth most, one step
        ahead. stray: now and then another one that it is drawn to, as people do."""
        moves = self.evaluation.moves(s, seat)
        if len(moves) == 1:
            return moves[0]
        if not self.instinctive:
            values = self.ahead(s, seat, moves, seed)
        else:
            values = self.drawn(s, seat, moves)
            if stray is not None:
                values = [one - WARM * log(-log(stray.random() * 0.999998 + 1e-6)) for one in values]
        return moves[values.index(max(values))]

    def done(self, s: State, seat: int) -> bool:
        """Whether the seat's turn is over."""
        return seat not in s.asks or self.evaluation.quiet(s, seat)
