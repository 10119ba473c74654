"""How far the hints carry: who follows the first plan of every hint, against bots of a given strength.

    python bench/follow.py terra-mystica --against learned --games 24 --jobs 2

In game n the follower has seat n modulo the number of seats; the other seats have the bot. Printed are its mean score
and that of the others, with the difference and its 95 % interval, and its share of wins (a tie is shared)."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean, stdev

from demiurge import builds
from demiurge.advice.hinted import HintedBot
from demiurge.arena.table import game_of
from demiurge.bots import Bot, check_spec, make_bot
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.registry import find

Z = 1.96  # 95 %


def play(name: str, seats: int, against: str, seed: int, number: int, net: str) -> tuple[float, float, float]:
    """The follower's score, the mean of the others', its share of the win."""
    game, own = game_of(name, (), ""), number % seats
    bots: list[Bot] = [make_bot(against, game, seed + seat, seats=seats) for seat in range(seats)]
    bots[own] = HintedBot("hinted", game, seed, seats, net)
    chance = Chance(seed)
    state = game.start(seats, chance)
    while (seat := next_seat(state)) >= 0:
        state.apply(seat, bots[seat].answer(view(state, seat), seat), chance)
    scores, first = state.scores(), state.ranking()[0]
    others = [score for seat, score in enumerate(scores) if seat != own]
    return scores[own], mean(others), 1 / len(first) if own in first else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--against", default="learned")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", default="", help="the net that gives the hints (the game's own)")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    check_spec(asked.against)
    meta = find(asked.game)
    seats = asked.seats or (4 if 4 in meta.seats else max(meta.seats))
    with ProcessPoolExecutor(asked.jobs) as pool:
        jobs = [
            pool.submit(play, asked.game, seats, asked.against, 1000 * asked.seed + n, n, asked.net)
            for n in range(asked.games)
        ]
        found = []
        for job in jobs:
            found.append(job.result())
            print(f"game {len(found)}: {found[-1]}", file=sys.stderr)
    gaps = [own - others for own, others, _ in found]
    off = Z * stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    wins = mean(won for _, _, won in found)
    print(f"{asked.game}, {seats} seats, {len(found)} games against {asked.against} ({builds.described()})")
    print(f"score {mean(own for own, _, _ in found):.1f}, others {mean(other for _, other, _ in found):.1f}")
    print(f"difference {mean(gaps):+.1f} ± {off:.1f}; wins {wins:.0%}, by chance {1 / seats:.0%}")


if __name__ == "__main__":
    main()
