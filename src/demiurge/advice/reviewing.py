"""Reviewing: the judge of finished games. It judges places in every game, forgives an option that its net has not met,
and answers for those who play a line on as somebody might who plays as well: quickly, and with tastes of their own."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple

from demiurge.advice.judge import Judge, Standing
from demiurge.bots.greedy import CHAIN, after
from demiurge.bots.named import net_for
from demiurge.bots.net import over, unfit
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game
from demiurge.kernel.state import State

USUAL: Final = 110.0  # what a game ends with, on average, whose points are not scaled
LOWEST: Final = 10.0
BELIEF: Final = 0.08  # of that: two seats so far apart by the evaluation are ranked so three times of four
TASTE: Final = 0.006  # of that: by so much an answer is liked more in one world than in another
WIDE: Final = 4  # answers that the net weighs where a line is played on


class Figures(NamedTuple):
    """What a seat may expect: its final score, and its place from 1."""

    score: float
    place: float


class Reviewer(Judge):
    """`mean`: what the game ended with, on average; `scale`: what a point of this game is beside one of a game that
    ends with 110. Lines are compared by points and place together, and rows tell of points."""

    def __init__(self, game: Game, seats: int, mean: float) -> None:
        super().__init__(game, seats)
        net = net_for(game) if self.net is None else None
        why = None if net is None else unfit(net, game, seats)
        if why is not None and why.id == "net-option":  # two lines of one game are held against each other
            self.net = net
        self.place = 0.0
        self.scale = max(mean, LOWEST) / USUAL
        self.a_place = 16.0 * self.scale  # in points

    # ---- what a position is worth
    def standing(self, s: State, seat: int) -> Standing:
        if self.net is not None or over(s):
            return super().standing(s, seat)
        values = [self.evaluation.value(s, other) for other in range(self.seats)]
        return Standing(values[seat], merit_of(values, seat, BELIEF * USUAL * self.scale))

    def worth(self, s: State, seat: int) -> float:
        """In points; places are not needed for that."""
        return self.score(s, seat)

    def score(self, s: State, seat: int) -> float:
        if self.net is None and not over(s):
            return self.evaluation.value(s, seat)
        return super().standing(s, seat).score

    def figures(self, standing: Standing) -> Figures:
        return Figures(standing.score, 1.0 + (self.seats - 1) * (1.0 - standing.merit))

    def together(self, of: Figures) -> float:
        """Points and place as one number."""
        return of.score - self.a_place * of.place

    def everybody(self, s: State) -> list[Figures]:
        """Of all seats; the places add up."""
        found = [self.figures(self.standing(s, seat)) for seat in range(self.seats)]
        off = sum(one.place for one in found) / self.seats - (self.seats + 1) / 2.0
        return [Figures(one.score, min(max(one.place - off, 1.0), float(self.seats))) for one in found]

    # ---- answering
    def best(self, s: State, seat: int, seed: int, stray: Random | None = None) -> int:
        """Without an instinct, of those that the evaluation likes best the one that is worth most; who answers has a
        little taste, another in each world."""
        if self.instinctive:
            return super().best(s, seat, seed, stray)
        moves = self.evaluation.moves(s, seat)
        if len(moves) == 1:
            return moves[0]
        found = [after(s, seat, move, Chance(seed), self.evaluation, CHAIN) for move in moves]
        values = [self.evaluation.value(one, seat) for one in found]
        if self.net is not None:
            order = sorted(range(len(moves)), key=lambda n: -values[n])[:WIDE]
            moves, values = [moves[n] for n in order], [self.worth(found[n], seat) for n in order]
        spread = TASTE * USUAL * self.scale
        liked = [value + spread * taste(seed, seat, move) for value, move in zip(values, moves, strict=True)]
        return moves[liked.index(max(liked))]


def taste(seed: int, seat: int, move: int) -> float:
    return Random((seed * 31 + seat) * 100_003 + move).gauss(0.0, 1.0)


def merit_of(values: list[float], seat: int, belief: float) -> float:
    """How well a seat is placed by what all expect: 1 is first, 0 last."""
    others = [value for other, value in enumerate(values) if other != seat]
    beaten = [1.0 / (1.0 + exp(min(max((value - values[seat]) / belief, -50.0), 50.0))) for value in others]
    return sum(beaten) / len(beaten) if beaten else 1.0
