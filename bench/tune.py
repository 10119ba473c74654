"""Tune the weights of a game's evaluation by self-play: evolution strategies with mirrored samples.

    python bench/tune.py theocratia --minutes 8 --workers 16 --out weights.json

Each sample is a direction in the space of the logarithms of the weights. Greedy bots with the weights moved that way
sit at a table against greedy bots moved the opposite way; the difference of their mean scores is how good the
direction is. The table's options and seats vary. At the end the new weights play the old ones."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from demiurge.bots.greedy import GreedyBot
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import Game
from demiurge.kernel.registry import find

OPTIONS: dict[str, dict[str, list[str]]] = {
    "terra-mystica": {
        "mini-expansion-1": ["yes"],
        "shipping-bonus": ["yes"],
        "temple-scoring-tile": ["yes"],
        "turn-order": ["passing"],
        "fire-and-ice-factions": ["yes"],
        "map": ["original"] * 5 + ["fire-ice-1", "fire-ice-2", "fjords", "loon-lakes"],
    },
    "theocratia": {"edition": ["final", "early"]},
    "nova-era": {},
    "civolution": {
        "hands": ["advanced"],
        "continent": ["random"],
        "materials": ["experienced", "first-plays"],
    },
}
"""By game, what its tables vary in."""
SEATS = [4, 4, 4, 3, 5, 2]


def table_for(name: str, rng: Random) -> tuple[Game, int]:
    """A game with options drawn for it, and how many sit there."""
    meta = find(name)
    game = meta.make({option: rng.choice(values) for option, values in OPTIONS[name].items()})
    return game, rng.choice([seats for seats in SEATS if seats in meta.seats])


def game_between(name: str, one: list[float], two: list[float], seed: int) -> float:
    """Half the seats by `one`, half by `two`: the difference of mean scores. The first answers (a faction, a civ) are
    drawn: who begins well is not what is tuned."""
    rng = Random(seed)
    game, seats = table_for(name, rng)
    module = game.faculty("evaluation")
    sides = [(i + seed) % 2 for i in range(seats)]
    judges = [module.Judge(one), module.Judge(two)]
    bots = [GreedyBot("greedy", game, seed * 10 + i, judges[side]) for i, side in enumerate(sides)]
    chance, given = Chance(seed), [0] * seats
    s = game.start(seats, chance)
    while (seat := next_seat(s)) >= 0:
        s.apply(seat, bots[seat].answer(s, seat) if given[seat] else rng.choice(s.answers(seat)), chance)
        given[seat] += 1
    groups = [[x for x, side in zip(s.scores(), sides) if side == wanted] for wanted in (0, 1)]
    return sum(groups[0]) / len(groups[0]) - sum(groups[1]) / len(groups[1])


def match(job: tuple[str, list[float], list[float], int, int]) -> float:
    name, one, two, seed, games = job
    return sum(game_between(name, one, two, seed + i) for i in range(games)) / games


def moved(weights: list[float], direction: list[float], by: float) -> list[float]:
    return [w * math.exp(by * z) for w, z in zip(weights, direction)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(OPTIONS))
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--pairs", type=int, default=32)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--sigma", type=float, default=0.15)
    parser.add_argument("--rate", type=float, default=0.12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    args = parser.parse_args()
    module = find(args.game).make().faculty("evaluation")
    weights: list[float] = json.loads(args.start.read_text()) if args.start else list(module.WEIGHTS)
    first, rng, until = weights[:], Random(args.seed), time.monotonic() + args.minutes * 60
    average, momentum = weights[:], [0.0] * len(weights)
    with ProcessPoolExecutor(args.workers) as pool:
        generation = 0
        while time.monotonic() < until:
            generation += 1
            directions = [[rng.gauss(0, 1) for _ in weights] for _ in range(args.pairs)]
            jobs = [
                (
                    args.game,
                    moved(weights, z, args.sigma),
                    moved(weights, z, -args.sigma),
                    rng.randrange(10**9),
                    args.games,
                )
                for z in directions
            ]
            results = list(pool.map(match, jobs))
            spread = math.sqrt(sum(r * r for r in results) / len(results)) or 1.0
            for i in range(len(weights)):
                slope = sum(r * z[i] for r, z in zip(results, directions)) / (spread * len(results))
                momentum[i] = 0.6 * momentum[i] + 0.4 * slope
            weights = moved(weights, momentum, args.rate)
            average = [0.93 * a + 0.07 * w for a, w in zip(average, weights)]
            if generation % 5 == 0:
                print(generation, round(spread, 2), [round(w, 3) for w in average], file=sys.stderr, flush=True)
                args.out.write_text(json.dumps(average))
        jobs = [(args.game, average, first, 7_000_000 + 100 * i, 20) for i in range(3 * args.workers)]
        margins = list(pool.map(match, jobs))
    args.out.write_text(json.dumps(average))
    print(json.dumps({"generations": generation, "margin": sum(margins) / len(margins), "weights": average}))


if __name__ == "__main__":
    main()
