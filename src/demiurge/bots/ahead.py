"""The bot that looks ahead: its favourites are played on for some turns of everybody, all answering as it would at
once, and judged there; those that do worst are dropped, and the others are played on again, perhaps further (sequential
halving). What is hidden, and what chance brings, is drawn anew each time, for all favourites alike.

At once, and without a budget, it answers by the instinct of its net. Where that has none, or where it is known to play
better so, it looks one step ahead: each answer is tried on a copy, and the turn that it begins is finished by the
game's own evaluation."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

from demiurge.bots.base import BadBot, Bot, evaluation_of
from demiurge.bots.budget import Budget
from demiurge.bots.greedy import CHAIN, after
from demiurge.bots.net import Net, over
from demiurge.bots.numbers import read_number
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.game import Game
from demiurge.kernel.state import State

FAVOURITES: Final = 3  # of a hint
LONGEST: Final = 400  # answers of a line that is played on
SEEDS: Final = 1 << 40
USUAL: Final = 100.0  # a final score, where no net says what is usual


class Foresight:
    """The settings of a bot that looks ahead: `greedy:50it:wide=8:far=2`. wide: how many favourites are played on;
    deep: how often the better half of them is kept; far: for how many turns of the seat they are played on, the first
    time for one."""

    def __init__(self, bot: str, parts: list[str], wide: int = 8, deep: int = 3, far: int = 1) -> None:
        self.bot = bot
        self.budget = ""
        self.wide = wide
        self.deep = deep
        self.far = far
        for part in parts:
            name, equals, value = part.partition("=")
            if equals:
                self.set(name, value)
            else:
                Budget(part)  # raises BadBot
                self.budget = part

    def set(self, name: str, value: str) -> None:
        if name == "wide":
            self.wide = max(2, int(read_number(self.bot, name, value)))
        elif name == "deep":
            self.deep = max(1, int(read_number(self.bot, name, value)))
        elif name == "far":
            self.far = max(1, int(read_number(self.bot, name, value)))
        else:
            raise BadBot("bot-setting", bot=self.bot, setting=name, known=tuple(self.known()))

    def known(self) -> list[str]:
        return ["wide", "deep", "far"]


class Wisdom:
    """A net, and the game's own evaluation for what it need not be asked, or that alone."""

    def __init__(self, net: Net | None, evaluation: Evaluation, place: float) -> None:
        self.net = net
        self.evaluation = evaluation
        self.place = place  # what being first instead of last is worth, in points
        self.warm = 0.0  # how far answers at once stray from what the instinct is drawn to most
        self.rng = Random(0)

    @property
    def instinctive(self) -> bool:
        return self.net is not None and len(self.net.instinct) > 0

    def worth(self, s: State, seat: int) -> float:
        """What a seat goes for."""
        net = self.net
        if net is None:
            return float(s.scores()[seat]) if over(s) else self.evaluation.value(s, seat)
        if self.place == 0.0:
            return net.score(s, seat)
        if over(s):
            return net.score(s, seat) + self.place * net.place(s, seat)
        found = net.outputs(s, seat)
        return found[0] * net.scale + self.place * found[net.sides]

    def judge(self, s: State, seat: int, moves: list[int], chance: Chance) -> list[float]:
        """What each move is worth, one step ahead."""
        found: list[float] = []
        for action in moves:
            found.append(self.worth(after(s, seat, action, chance, self.evaluation, CHAIN), seat))
        return found

    def best(self, s: State, seat: int, chance: Chance) -> int:
        """The move that is worth most, one step ahead."""
        moves = self.evaluation.moves(s, seat)
        if len(moves) == 1:
            return moves[0]
        values = self.judge(s, seat, moves, chance)
        return moves[values.index(max(values))]

    def at_once(self, s: State, seat: int, chance: Chance) -> int:
        """The move that it is drawn to most, or that is worth most one step ahead."""
        net = self.net
        if net is None or not net.instinct:
            return self.best(s, seat, chance)
        moves = self.evaluation.moves(s, seat)
        if len(moves) == 1:
            return moves[0]
        drawn = net.drawn(s, seat, moves)
        if self.warm > 0.0:
            rng = self.rng
            for at in range(len(drawn)):
                drawn[at] -= self.warm * log(-log(rng.random() * 0.999998 + 1e-6))
        return moves[drawn.index(max(drawn))]

    def play_on(self, s: State, seat: int, turns: int, chance: Chance) -> None:
        """All answer at once until the seat has ended so many more turns."""
        answers = 0
        within = seat in s.asks and not self.evaluation.quiet(s, seat)
        while turns > 0 and answers < LONGEST:
            asked = next_seat(s)
            if asked < 0:
                return
            if asked == seat:
                within = True
            s.apply(asked, self.at_once(s, asked, chance), chance)
            answers += 1
            if within and self.evaluation.quiet(s, seat):
                within = False
                turns -= 1


class AheadBot(Bot):
    """By a net, or by the game's own evaluation."""

    def __init__(
        self, name: str, game: Game, seed: int, settings: Foresight, net: Net | None = None, place: float = 0.0
    ) -> None:
        super().__init__(name, game, seed)
        self.evaluation = evaluation_of(game)
        self.wisdom = Wisdom(net, self.evaluation, place)
        self.scale = USUAL if net is None else net.scale
        self.budget = Budget(settings.budget)
        self.wide = settings.wide
        self.deep = settings.deep
        self.far = settings.far
        self.glances = True  # at once it answers by its instinct, if it has one
        self.lean = 0.0  # points that a move gets for how much the instinct is drawn to it
        self.uncertain = False  # whether chance, a hidden hand or a stray answer had a say in the last line

    # ---- what it is asked
    def answer(self, view: State, seat: int) -> int:
        found = view.answers(seat)
        if len(found) == 1:
            return found[0]
        glances = self.wisdom.instinctive and (self.glances or self.budget.given())
        moves, values = self.drawn(view, seat) if glances else self.judged(view, seat)
        if len(moves) > 1 and self.budget.given():
            moves, values = self.search(view, seat, moves, values)
        return moves[values.index(max(values))]

    def ranked(self, view: State, seat: int) -> list[tuple[int, int, float]]:
        """Its favourite moves, for a hint: the action, how near it comes to the best (of 100), what it is worth."""
        moves, values = self.judged(view, seat)
        if len(moves) > 1 and self.budget.given():
            moves, values = self.search(view, seat, moves, values)
        moves, values = sorted_by(moves, values, FAVOURITES)
        spread = max(0.02 * self.scale, 1e-9)
        return [(move, int(100 * exp((value - values[0]) / spread)), value) for move, value in zip(moves, values)]

    # ---- at once
    def drawn(self, view: State, seat: int) -> tuple[list[int], list[float]]:
        """The moves and how much its instinct is drawn to each."""
        s, net = self.game.fill(view, self.chance), self.wisdom.net
        assert net is not None
        self.forget()
        moves = self.evaluation.moves(s, seat)
        return moves, net.drawn(s, seat, moves) if len(moves) > 1 else [0.0]

    def judged(self, view: State, seat: int) -> tuple[list[int], list[float]]:
        """The moves and what each is worth one step ahead, on average where chance or a hidden hand has a say."""
        s = self.game.fill(view, self.chance)
        moves = self.evaluation.moves(s, seat)
        values = self.wisdom.judge(s, seat, moves, self.chance) if len(moves) > 1 else [0.0]
        if self.chance.log and len(moves) > 1:
            times = self.evaluation.samples()
            for _ in range(times - 1):
                again = self.wisdom.judge(self.game.fill(view, self.chance), seat, moves, self.chance)
                values = [a + b for a, b in zip(values, again)]
            values = [value / times for value in values]
        self.forget()
        return moves, values

    # ---- some turns ahead
    def search(self, view: State, seat: int, moves: list[int], values: list[float]) -> tuple[list[int], list[float]]:
        """The favourites that are left in the end, with what they are worth; the best first."""
        kept, values = sorted_by(moves, values, self.wide)
        instinctive = self.wisdom.instinctive
        leaning = {move: self.lean * value if instinctive else 0.0 for move, value in zip(kept, values)}
        totals, worlds, turns = dict.fromkeys(kept, 0.0), 0, 0
        self.budget.begin()
        for depth in range(1, self.deep + 1):
            ahead = self.far if instinctive else min(depth, self.far)
            if ahead > turns:  # what was found less far ahead is forgotten
                totals, worlds, turns = dict.fromkeys(kept, 0.0), 0, ahead
            elif not self.uncertain:
                break
            sums, more = self.played_on(view, seat, kept, turns, depth)
            if not more:
                break
            worlds += more
            for move, found in zip(kept, sums):
                totals[move] += found
            values = [totals[move] / worlds + leaning[move] for move in kept]
            kept, values = sorted_by(kept, values, max(2, (len(kept) + 1) // 2))
        return kept, values

    def played_on(self, view: State, seat: int, moves: list[int], turns: int, depth: int) -> tuple[list[float], int]:
        """What the moves come to so many turns ahead, summed over the worlds for which this depth's share of the budget
        suffices, and how many these are; none, if it does not suffice for one."""
        sums, worlds = [0.0] * len(moves), 0
        while not worlds or (self.uncertain and self.budget.used() < depth / self.deep):
            seed = int(self.chance.rng.random() * SEEDS)
            world = self.game.fill(view, self.chance)
            self.uncertain = len(self.chance.log) > 0
            self.forget()
            line = self.lines(world, seat, moves, turns, seed)
            if not line:
                break
            sums = [a + b for a, b in zip(sums, line)]
            worlds += 1
        return sums, worlds

    def lines(self, world: State, seat: int, moves: list[int], turns: int, seed: int) -> list[float]:
        """Each of the moves played on in the same world, with the same luck; nothing, where the budget ends before."""
        found: list[float] = []
        for action in moves:
            if self.budget.used() >= 1.0:
                return []
            chance = Chance(seed)
            s = world.clone()
            s.apply(seat, action, chance)
            self.wisdom.rng.seed(seed)
            self.wisdom.play_on(s, seat, turns, chance)
            found.append(self.wisdom.worth(s, seat))
            self.uncertain = self.uncertain or len(chance.log) > 0 or self.wisdom.instinctive
            self.budget.done += 1
        return found


def sorted_by(moves: list[int], values: list[float], most: int) -> tuple[list[int], list[float]]:
    """The best first, so many of them."""
    order = sorted(range(len(moves)), key=lambda i: -values[i])[:most]
    return [moves[i] for i in order], [values[i] for i in order]
