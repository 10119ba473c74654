"""Glances: decisions of games that were played, as numbers, for an instinct to learn from. Either the net judged every
move, and its instinct is to be drawn to what the net finds best; or the instinct itself chose, and what came of it says
whether it should do so more often."""

from __future__ import annotations

from array import array
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from demiurge.arena.table import game_of
from demiurge.bots.base import evaluation_of
from demiurge.bots.layers import glance
from demiurge.bots.named import net_for
from demiurge.bots.net import features_of, merits
from demiurge.bots.playout import ENDLESS, next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.features import Sheet
from demiurge.kernel.state import State
from demiurge.learn.playing import Dealer, Mind, Table, forget

TASTE: Final = 0.006  # of a score's scale: moves that are worth so much less are e times less likely
MIXED: Final = 0.5  # of the seats that only learn go by their instinct, if they have one: so it learns where it leads


class Glances(NamedTuple):
    """Plain data, which travels between processes; decisions of one seat in one game stand together, in their order.

    ends, move_ends: where the numbers and the moves of each decision end. weights: of each move, how much to be drawn
    to it, or nothing where the instinct chose. taken: which of the moves was; likely: how likely that was (log).
    goals: what the seat had in the end; last: whether it was its last decision."""

    places: bytes  # of 16 bits each
    values: bytes  # floats of 32 bits
    ends: bytes  # ints of 32 bits
    moves: bytes  # of 16 bits
    move_ends: bytes  # ints of 32 bits
    weights: bytes  # floats, as are those that follow
    taken: bytes  # ints of 32 bits
    likely: bytes
    goals: bytes
    last: bytes  # of 8 bits
    scores: list[list[int]]  # of each game
    merits: list[list[float]]


class Round(NamedTuple):
    """Games for one process. judged: whether the nets judge every move, and instincts are taught that. place: what
    being first instead of last is worth, in points; warm: 0 for clean games, of which nothing is learned."""

    game: str
    tables: tuple[Table, ...]
    judged: bool
    warm: float = 1.0
    place: float = 0.0


class Decision(NamedTuple):
    sheet: Sheet
    moves: list[int]
    weights: list[float]
    taken: int
    likely: float


class Writer:
    def __init__(self) -> None:
        self.places, self.values, self.ends = array("H"), array("f"), array("i")
        self.moves, self.move_ends, self.weights = array("H"), array("i"), array("f")
        self.taken, self.likely, self.goals, self.last = array("i"), array("f"), array("f"), array("B")

    def add(self, decisions: list[Decision], goal: float) -> None:
        """Those of one seat in one game."""
        for at, one in enumerate(decisions, 1):
            self.places.extend(one.sheet.places)
            self.values.extend(one.sheet.values)
            self.ends.append(len(self.places))
            self.moves.extend(one.moves)
            self.move_ends.append(len(self.moves))
            self.weights.extend(one.weights)
            self.taken.append(one.taken)
            self.likely.append(one.likely)
            self.goals.append(goal)
            self.last.append(at == len(decisions))

    def glances(self, scores: list[list[int]], placed: list[list[float]]) -> Glances:
        parts = (
            self.places, self.values, self.ends, self.moves, self.move_ends, self.weights, self.taken, self.likely,
            self.goals, self.last,
        )  # fmt: skip
        return Glances(*[part.tobytes() for part in parts], scores, placed)  # type: ignore[call-arg, arg-type]


def look(task: Round) -> Glances:
    """All games of a task."""
    writer, scores, placed = Writer(), [], []
    for table in task.tables:
        one = Glanced(task, table)
        one.play()
        if task.warm > 0.0:
            one.teach(writer)
        scores.append(one.s.scores())
        placed.append(merits(one.s))
    return writer.glances(scores, placed)


class Glanced:
    """A game under way. Positions are looked at as they are: features tell no more than the seat may see."""

    def __init__(self, task: Round, table: Table) -> None:
        self.task, self.table = task, table
        self.game = game_of(task.game, table.options, "")
        found = features_of(self.game)
        assert found is not None
        self.features = found
        self.evaluation = evaluation_of(self.game)
        self.rng, self.trying = Random(table.seed), Random(table.seed + 1)
        self.chance = Chance(table.seed)
        self.nets = {file: net_for(self.game, file) for file in set(table.nets)}
        self.minds = {file: Mind(self.game, file, task.place) for file in self.nets} if task.judged else {}
        self.s: State = self.game.start(table.seats, self.chance)
        self.decisions: list[list[Decision]] = [[] for _ in range(table.seats)]
        self.dealer = Dealer(table)
        self.instinctive = [not task.judged or self.rng.random() < MIXED for _ in range(table.seats)]

    def play(self) -> None:
        answers = 0
        while (seat := next_seat(self.s)) >= 0 and answers < ENDLESS:
            moves = self.dealer.left(seat, self.s) or self.evaluation.moves(self.s, seat)
            action = moves[0] if len(moves) == 1 else moves[self.chosen(seat, moves)]
            self.s.apply(seat, action, self.chance)
            answers += 1
            forget(self.chance)

    def chosen(self, seat: int, moves: list[int]) -> int:
        """Which of the moves; the decision is written down."""
        file = self.table.nets[seat]
        net, sheet = self.nets[file], Sheet()
        assert net is not None
        self.features.write(self.s, seat, sheet)
        glancing = net.instinct and self.instinctive[seat]
        drawn = glance(net.instinct, sheet.places, sheet.values, moves) if glancing else []
        weights: list[float] = []
        if self.task.judged:
            values = self.minds[file].judge(self.s, seat, moves, self.trying)
            taste = TASTE * net.scale
            weights = shares([value / taste for value in values])
            drawn = drawn or [log(weight + 1e-9) for weight in weights]
        taken = self.strayed(drawn)
        if self.task.warm > 0.0 and self.table.taught[seat]:
            likely = log(max(shares(drawn)[taken], 1e-9))
            self.decisions[seat].append(Decision(sheet, moves, weights, taken, likely))
        return taken

    def strayed(self, drawn: list[float]) -> int:
        """The move that it is drawn to most, or, warm, each as often as it is drawn to it."""
        warm = self.task.warm
        if warm <= 0.0:
            return drawn.index(max(drawn))
        tried = [one - warm * log(-log(self.rng.random() * 0.999998 + 1e-6)) for one in drawn]
        return tried.index(max(tried))

    def teach(self, writer: Writer) -> None:
        scores, placed = self.s.scores(), merits(self.s)
        for seat, decisions in enumerate(self.decisions):
            writer.add(decisions, scores[seat] + self.task.place * placed[seat])


def shares(drawn: list[float]) -> list[float]:
    """As likely as one is drawn to each; in all 1."""
    top = max(drawn)
    found = [exp(one - top) for one in drawn]
    total = sum(found)
    return [one / total for one in found]
