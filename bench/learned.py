"""What the learned bot makes of Terra Mystica among itself: points by number of players, by map, and by faction.

    .venv/bin/python bench/learned.py [--games 64] [--bot learned] [--jobs 2]

prints three tables in Markdown. For the last one factions are dealt instead of chosen, so that each is played as often
and by nobody who would rather have another."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from demiurge.arena.table import game_of, seed_of
from demiurge.arena.workers import Workers, open_workers
from demiurge.bots import make_bot
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.registry import find

GAME = "terra-mystica"
CHOICE = "setup "  # how the answer begins that takes a faction
USUAL = 4  # players
DEALT = 8  # times as many games, since there are fourteen factions


class Job(NamedTuple):
    bot: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    dealt: bool = False


class Ended(NamedTuple):
    """By seat."""

    scores: list[int]
    factions: list[str]


def play(job: Job) -> Ended:
    game, chance, dealer = game_of(GAME, job.options, ""), Chance(job.seed), Random(job.seed)
    bots = [make_bot(job.bot, game, job.seed + seat, seats=job.seats) for seat in range(job.seats)]
    s, factions = game.start(job.seats, chance), [""] * job.seats
    while (seat := next_seat(s)) >= 0:
        answers = s.answers(seat)
        choosing = game.space.format(answers[0]).startswith(CHOICE)
        action = dealer.choice(answers) if choosing and job.dealt else bots[seat].answer(view(s, seat), seat)
        if choosing:
            factions[seat] = game.space.format(action).removeprefix(CHOICE)
        s.apply(seat, action, chance)
    return Ended(s.scores(), factions)


def told(points: Sequence[float]) -> str:
    return f"{fmean(points):.1f} ± {stdev(points) / sqrt(len(points)):.1f}"


def means(workers: Workers, jobs: Sequence[Job]) -> str:
    return told([fmean(one.scores) for one in workers.run(play, jobs)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--bot", default="learned")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    seeds = [seed_of(1, number) for number in range(args.games)]
    maps = next(option.values for option in find(GAME).all_options() if option.name == "map")
    with open_workers(jobs=args.jobs) as workers:
        print("| players | points |\n|---:|---:|")
        for seats in find(GAME).seats:
            print(f"| {seats} | {means(workers, [Job(args.bot, seats, (), seed) for seed in seeds])} |", flush=True)
        print("\n| map, 4 players | points |\n|---|---:|")
        for name in maps:
            jobs = [Job(args.bot, USUAL, (("map", name),), seed) for seed in seeds]
            print(f"| {name} | {means(workers, jobs)} |", flush=True)
        print("\n| faction, 4 players | points | games |\n|---|---:|---:|")
        found = defaultdict[str, list[float]](list)
        many = [Job(args.bot, USUAL, (), seed_of(2, number), True) for number in range(DEALT * args.games)]
        for ended in workers.run(play, many):
            for faction, score in zip(ended.factions, ended.scores, strict=True):
                found[faction].append(score)
        for faction, points in sorted(found.items(), key=lambda entry: -fmean(entry[1])):
            print(f"| {faction} | {told(points)} | {len(points)} |")


if __name__ == "__main__":
    main()
