"""What a position is worth to a seat: by the game's net, or by its evaluation where no net fits the table."""

from __future__ import annotations

from typing import NamedTuple

from demiurge.bots.base import evaluation_of
from demiurge.bots.greedy import CHAIN, after
from demiurge.bots.named import net_for
from demiurge.bots.net import merits, over, unfit
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game
from demiurge.kernel.state import State
from demiurge.kit.holdings import holdings_of

UNPLACED = -1.0


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
    def ahead(self, s: State, seat: int, moves: list[int], seed: int) -> list[float]:
        """What each move is worth one step ahead, all with the same luck."""
        return [self.worth(after(s, seat, move, Chance(seed), self.evaluation, CHAIN), seat) for move in moves]

    def best(self, s: State, seat: int, seed: int) -> int:
        """The move that the net is drawn to most, at a glance; without an instinct the one that is worth most, one step
        ahead."""
        moves = self.evaluation.moves(s, seat)
        if len(moves) == 1:
            return moves[0]
        if self.net is not None and self.net.instinct:
            values = self.net.drawn(s, seat, moves)
        else:
            values = self.ahead(s, seat, moves, seed)
        return moves[values.index(max(values))]

    def done(self, s: State, seat: int) -> bool:
        """Whether the seat's turn is over."""
        return seat not in s.asks or self.evaluation.quiet(s, seat)
