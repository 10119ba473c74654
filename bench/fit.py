"""Fit the weights of a game's evaluation to how games end: least squares over the positions of many games.

    python bench/fit.py civolution --games 300 --out weights.json

The evaluation is an estimate of the final score that is linear in its weights, so what a weight counts in a position is
what the estimate gains by one more of it. Greedy bots play, each with weights of its own that lie around the present
ones, and now and then an answer is drawn: so that positions differ in what is asked about. A sample is a seat at the
beginning of a turn; how far it is ahead of the others in each count shall tell how far it will be ahead in the end. The
present weights pull as `--pull` samples would. At the end the new weights play the old ones."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.tune import match, moved, table_for
from demiurge.bots.greedy import GreedyBot
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.registry import find
from demiurge.kernel.state import State

LINEAR = ["civolution"]  # whose evaluation is linear in its weights; the others have bench/tune.py
SPREAD = 0.5  # of the logarithms of the weights that the bots play with
DRAWN = 0.08  # answers that are drawn
EVERY = 0.3  # turns that give a sample
LEAST = 0.3  # a weight is at least so large when it is asked how far it has been moved


class Sums(NamedTuple):
    """The normal equations of a least-squares fit, as they grow."""

    squares: list[list[float]]
    products: list[float]
    samples: list[int]

    def add(self, row: list[float], wanted: float) -> None:
        for i, x in enumerate(row):
            if x:
                line = self.squares[i]
                for j, y in enumerate(row):
                    line[j] += x * y
                self.products[i] += x * wanted
        self.samples[0] += 1


def nothing(n: int) -> Sums:
    return Sums([[0.0] * n for _ in range(n)], [0.0] * n, [0])


def together(parts: Iterable[Sums], n: int) -> Sums:
    whole = nothing(n)
    for part in parts:
        for i in range(n):
            whole.products[i] += part.products[i]
            for j in range(n):
                whole.squares[i][j] += part.squares[i][j]
        whole.samples[0] += part.samples[0]
    return whole


# ---- samples
class Counts(NamedTuple):
    """What an evaluation sees: a part that no weight touches, and what each weight is multiplied with."""

    fixed: float
    by: list[float]


def counts(judges: list[Evaluation], weights: list[float], s: State, seat: int) -> Counts:
    """judges: the present one, then one for each weight that has one more of it."""
    value = judges[0].value(s, seat)
    by = [judge.value(s, seat) - value for judge in judges[1:]]
    return Counts(value - sum(w * x for w, x in zip(weights, by)), by)


def ahead(found: list[Counts], seat: int) -> Counts:
    """A seat's counts less the mean of the others."""
    others = [one for at, one in enumerate(found) if at != seat]
    share = 1 / len(others)
    by = [x - share * sum(one.by[i] for one in others) for i, x in enumerate(found[seat].by)]
    return Counts(found[seat].fixed - share * sum(one.fixed for one in others), by)


def one_more(weights: list[float], at: int) -> list[float]:
    return [w + (1.0 if i == at else 0.0) for i, w in enumerate(weights)]


def one_game(name: str, weights: list[float], seed: int, sums: Sums) -> None:
    rng = Random(seed)
    game, seats = table_for(name, rng)
    judge: Any = game.faculty("evaluation").Judge
    judges = [judge(weights), *(judge(one_more(weights, at)) for at in range(len(weights)))]
    own = [moved(weights, [rng.gauss(0, 1) for _ in weights], SPREAD) for _ in range(seats)]
    bots = [GreedyBot("greedy", game, seed * 10 + i, judge(one)) for i, one in enumerate(own)]
    chance, seen = Chance(seed), list[tuple[int, Counts]]()
    s = game.start(seats, chance)
    while (seat := next_seat(s)) >= 0:
        if judges[0].quiet(s, seat) and rng.random() < EVERY:
            seen.append((seat, ahead([counts(judges, weights, s, other) for other in range(seats)], seat)))
        drawn = rng.random() < DRAWN
        s.apply(seat, rng.choice(s.answers(seat)) if drawn else bots[seat].answer(s, seat), chance)
    scores = s.scores()
    for seat, found in seen:
        margin = scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
        sums.add(found.by, margin - found.fixed)


def chunk(job: tuple[str, list[float], int, int]) -> Sums:
    name, weights, seed, games = job
    sums = nothing(len(weights))
    for n in range(games):
        one_game(name, weights, seed + n, sums)
    return sums


# ---- the fit
def solved(squares: list[list[float]], products: list[float]) -> list[float]:
    """Gauss: the squares are symmetric and, with a pull, not singular."""
    n = len(products)
    rows = [[*line, product] for line, product in zip(squares, products)]
    for i in range(n):
        best = max(range(i, n), key=lambda at: abs(rows[at][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def fitted(sums: Sums, weights: list[float], pull: float) -> list[float]:
    """The weights that fit best, pulled to the present ones; none below zero."""
    squares, products = [line[:] for line in sums.squares], sums.products[:]
    for i, w in enumerate(weights):
        mean = sums.squares[i][i] / max(1, sums.samples[0])
        strength = pull * max(mean, 1e-6) + pull / max(abs(w), LEAST) ** 2
        squares[i][i] += strength
        products[i] += strength * w
    return [max(0.0, w) for w in solved(squares, products)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=LINEAR)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--pull", type=float, default=300.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--start", type=Path, help="weights to begin with, in place of the game's own")
    parser.add_argument(
        "--duel", type=int, default=40, help="games of the new weights against the old ones, for each job"
    )
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    args = parser.parse_args()
    module: Any = find(args.game).make().faculty("evaluation")
    weights: list[float] = json.loads(args.start.read_text()) if args.start else list(module.WEIGHTS)
    each = math.ceil(args.games / args.jobs / 4)
    with ProcessPoolExecutor(args.jobs) as pool:
        jobs = [(args.game, weights, args.seed * 1_000_000 + each * n, each) for n in range(args.jobs * 4)]
        sums = together(pool.map(chunk, jobs), len(weights))
        found = fitted(sums, weights, args.pull)
        args.out.write_text(json.dumps([round(w, 3) for w in found]))
        duels = [(args.game, found, weights, 9_000_000 + 1000 * n, args.duel) for n in range(args.jobs)]
        margins = list(pool.map(match, duels))
    told = {"samples": sums.samples[0], "margin": sum(margins) / len(margins), "weights": [round(w, 3) for w in found]}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
