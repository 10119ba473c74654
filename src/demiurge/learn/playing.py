"""Self-play: whole games in which nets play against one another, or against the game's own evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

from demiurge.arena.table import game_of
from demiurge.bots.ahead import Wisdom
from demiurge.bots.base import evaluation_of
from demiurge.bots.greedy import CHAIN, after
from demiurge.bots.named import net_for
from demiurge.bots.net import features_of, merits
from demiurge.bots.playout import ENDLESS, next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.game import Game
from demiurge.kernel.state import State
from demiurge.learn.samples import Samples, Writer

TRIES: Final = 3
WARMTH: Final = (0.3, 2.0)  # how far a seat strays from its instinct in a game, at least and at most
SEEDS: Final = 1 << 40
JUDGE: Final = ""  # in the place of a net: the game's own evaluation


class Table(NamedTuple):
    """One game to play: by which net each seat plays (the path of its file), and whose positions are learned from.
    dealt: whether everybody's first answer is drawn by lot."""

    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    nets: tuple[str, ...]
    taught: tuple[bool, ...]
    dealt: bool = False


class Task(NamedTuple):
    """Games for one process. noise: in points; share: of the positions that become samples; place: what being first
    instead of last is worth to who plays by a net, in points. glancing: whether nets play by their instinct."""

    game: str
    sides: int
    tables: tuple[Table, ...]
    noise: float = 0.0
    share: float = 0.0
    place: float = 0.0
    glancing: bool = False


class Result(NamedTuple):
    """Of each game its scores and merits by seat."""

    samples: Samples
    scores: list[list[int]]
    merits: list[list[float]]
    decisions: int


class Moment(NamedTuple):
    """A position that somebody chose, and what was thought of it."""

    seat: int
    sheet: Sheet
    value: float


class Mind:
    """How one seat answers: by a net, or by the game's evaluation."""

    def __init__(self, game: Game, file: str, place: float) -> None:
        self.evaluation = evaluation_of(game)
        self.net = net_for(game, file) if file else None
        self.wisdom = Wisdom(self.net, self.evaluation, place) if self.net is not None else None

    def judge(self, s: State, seat: int, moves: list[int], rng: Random) -> list[float]:
        """What each move is worth; where chance has a say, on average over a few tries with the same luck for all."""
        luck = int(rng.random() * SEEDS)
        values, lucky = self.tried(s, seat, moves, luck)
        if lucky:
            for at in range(1, TRIES):
                again, _ = self.tried(s, seat, moves, luck + at)
                values = [a + b for a, b in zip(values, again, strict=True)]
            values = [value / TRIES for value in values]
        return values

    def tried(self, s: State, seat: int, moves: list[int], luck: int) -> tuple[list[float], bool]:
        """What each move is worth with this luck, and whether any of them met it."""
        found, chance, lucky = [], Chance(luck), False
        for action in moves:
            found.append(self.worth(after(s, seat, action, chance, self.evaluation, CHAIN), seat))
            if chance.log:
                chance, lucky = Chance(luck), True
        return found, lucky

    def worth(self, s: State, seat: int) -> float:
        return self.evaluation.value(s, seat) if self.wisdom is None else self.wisdom.worth(s, seat)


def play(task: Task) -> Result:
    """All games of a task. Positions are tried on the true State: a net sees only what its seat may, and tries have a
    chance of their own."""
    writer, scores, placed, decisions = Writer(task.sides), [], [], 0
    for table in task.tables:
        one = Played(task, table)
        one.play()
        one.teach(writer)
        scores.append(one.s.scores())
        placed.append(merits(one.s))
        decisions += one.decisions
    return Result(writer.samples(), scores, placed, decisions)


class Dealer:
    """Who deals first answers, where the table has them dealt: what is always chosen is soon all that is known."""

    def __init__(self, table: Table) -> None:
        self.rng = Random(table.seed + 3)
        self.waiting = set(range(table.seats)) if table.dealt else set[int]()

    def left(self, seat: int, s: State) -> list[int]:
        """The one answer that is left to the seat; none, where it has its choice."""
        if seat not in self.waiting:
            return []
        answers = s.answers(seat)
        if len(answers) == 1:
            return answers
        self.waiting.discard(seat)
        return [self.rng.choice(answers)]


class Played:
    """A game under way."""

    def __init__(self, task: Task, table: Table) -> None:
        self.task, self.table = task, table
        self.game = game_of(task.game, table.options, "")
        found = features_of(self.game)
        assert found is not None
        self.features: Features = found
        self.rng = Random(table.seed)
        self.chance = Chance(table.seed)
        self.trying = Random(table.seed + 1)
        self.taking = Chance(table.seed + 2)  # of samples: who is taught must not change what is played
        self.minds = {file: Mind(self.game, file, task.place) for file in set(table.nets)}
        self.s = self.game.start(table.seats, self.chance)
        self.moments: list[Moment] = []
        self.dealer = Dealer(table)
        self.warmth = [self.rng.uniform(*WARMTH) for _ in range(table.seats)] if task.glancing else []
        self.decisions = 0

    def play(self) -> None:
        while (seat := next_seat(self.s)) >= 0 and self.decisions < ENDLESS:
            mind = self.minds[self.table.nets[seat]]
            moves = self.dealer.left(seat, self.s) or mind.evaluation.moves(self.s, seat)
            action = moves[0] if len(moves) == 1 else self.chosen(mind, seat, moves)
            self.s.apply(seat, action, self.chance)
            self.decisions += 1
            forget(self.chance)

    def chosen(self, mind: Mind, seat: int, moves: list[int]) -> int:
        if self.task.glancing:
            assert mind.net is not None
            values = mind.net.drawn(self.s, seat, moves)
            at = self.noisy(values, self.warmth[seat])
        else:
            values = mind.judge(self.s, seat, moves, self.trying)
            at = self.noisy(values, self.task.noise)
        if self.table.taught[seat] and self.taking.rng.random() < self.task.share:
            sheet = Sheet()
            reached = after(self.s, seat, moves[at], self.taking, mind.evaluation, CHAIN)
            self.features.write(reached, seat, sheet)
            self.moments.append(Moment(seat, sheet, values[at]))
            forget(self.taking)
        return moves[at]

    def noisy(self, values: Sequence[float], noise: float) -> int:
        """The best, or with noise any, the more often the better it is."""
        if noise <= 0.0:
            return max(range(len(values)), key=values.__getitem__)
        tried = [value - noise * log(-log(self.rng.random() * 0.999998 + 1e-6)) for value in values]
        return max(range(len(tried)), key=tried.__getitem__)

    def teach(self, writer: Writer) -> None:
        """What came of each moment."""
        scores, placed, seats = self.s.scores(), merits(self.s), self.table.seats
        for moment in self.moments:
            around = [(moment.seat + side) % seats for side in range(seats)]
            ends = [float(scores[other]) for other in around]
            writer.add(moment.sheet, ends, [placed[other] for other in around], moment.value)


def forget(chance: Chance) -> None:
    chance.log.clear()
    chance.seen.clear()
