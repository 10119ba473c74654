"""What many games between equal bots say about the balance of a game: by order, by start, and how far scores lie apart.

    python bench/balance.py theocratia --games 2000 --into docs/pictures/theocratia-balance

writes the figures (.json) and the plot (.svg) for each edition and number of seats. A tie is shared: two winners have
half a win each. `order` is the place in the first round, 1 for who begins."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.balance_plot import plot
from demiurge import builds
from demiurge.bots import make_bot
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.journal import Event, Journal
from demiurge.kernel.registry import find
from demiurge.kernel.state import State

CHUNK = 20  # games that a process plays before it reports
Z = 1.96  # 95 %


class Seated(NamedTuple):
    """One seat of one game."""

    order: int
    start: str
    score: int
    win: float


class Job(NamedTuple):
    game: str
    edition: str
    seats: int
    bot: str
    seed: int
    games: int


# ---- what is particular to a game
def theocratia_start(seat: int, start: State, events: list[Event]) -> str:
    """The civ that a seat has founded."""
    from demiurge.games.theocratia.vocabulary import CIVS

    return next(str(CIVS[event.data[0]]) for event in events if event.kind == "first house" and event.seat == seat)


def no_start(seat: int, start: State, events: list[Event]) -> str:
    return ""


STARTS: dict[str, Callable[[int, State, list[Event]], str]] = {"theocratia": theocratia_start}


def first_of(start: State) -> int:
    """Who begins, in games that know it by that name."""
    return int(getattr(start, "first", 0))


# ---- playing
def one_game(job: Job, seed: int) -> list[Seated]:
    game = find(job.game).make({"edition": job.edition} if job.edition else {})
    chance, journal = Chance(seed), Journal()
    s = game.start(job.seats, chance, journal)
    begins = first_of(s)
    bots = [make_bot(job.bot, game, seed * 8 + seat) for seat in range(job.seats)]
    while (seat := next_seat(s)) >= 0:
        s.apply(seat, bots[seat].answer(view(s, seat), seat), chance, journal)
    scores = list(s.scores())
    best = max(scores)
    start = STARTS.get(job.game, no_start)
    return [
        Seated((seat - begins) % job.seats + 1, start(seat, s, journal.events), score,
               (score == best) / scores.count(best))
        for seat, score in enumerate(scores)
    ]  # fmt: skip


def chunk(job: Job) -> list[Seated]:
    return [seated for n in range(job.games) for seated in one_game(job, job.seed + n)]


# ---- figures
def share(wins: float, n: int) -> dict[str, float]:
    """A rate with its 95 % interval (Wilson)."""
    rate = wins / n
    centre, half = rate + Z * Z / (2 * n), Z * sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return {"rate": round(rate, 4), "low": round((centre - half) / scale, 4), "high": round((centre + half) / scale, 4)}


def by(seats: list[Seated], key: Callable[[Seated], Any]) -> dict[str, dict[str, float]]:
    groups: dict[str, list[Seated]] = {}
    for one in seats:
        groups.setdefault(str(key(one)), []).append(one)
    found = {}
    for name, members in sorted(groups.items()):
        figures = share(sum(one.win for one in members), len(members))
        found[name] = {"n": len(members), **figures, "score": round(mean(one.score for one in members), 2)}
    return found


def figures(job: Job, seats: list[Seated]) -> dict[str, Any]:
    scores = [one.score for one in seats]
    tables = [scores[at : at + job.seats] for at in range(0, len(scores), job.seats)]
    places = [0.05, 0.25, 0.5, 0.75, 0.95]
    cuts = quantiles(scores, n=20, method="inclusive")
    found: dict[str, Any] = {
        "edition": job.edition, "seats": job.seats, "games": len(tables), "even": round(1 / job.seats, 4),
        "order": by(seats, lambda one: one.order),
        "scores": {str(place): cuts[round(place * 20) - 1] for place in places},
        "mean": round(mean(scores), 2),
        "winner": round(mean(max(table) for table in tables), 2),
        "margin": round(mean(sorted(table)[-1] - sorted(table)[-2] for table in tables), 2),
    }  # fmt: skip
    if seats[0].start:
        found["start"] = by(seats, lambda one: one.start)
    return found


def measure(job: Job, pool: ProcessPoolExecutor) -> dict[str, Any]:
    jobs = [job._replace(seed=job.seed + at, games=min(CHUNK, job.games - at)) for at in range(0, job.games, CHUNK)]
    began = time.monotonic()
    found = figures(job, [one for part in pool.map(chunk, jobs) for one in part])
    print(job.edition, job.seats, f"seats: {job.games} games in {time.monotonic() - began:.0f} s", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="for each edition and number of seats")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--into", type=Path, required=True, help="where to write, without an ending")
    args = parser.parse_args()
    meta = find(args.game)
    with ProcessPoolExecutor(args.jobs) as pool:
        tables = [
            measure(Job(args.game, edition, seats, args.bot, args.seed, args.games), pool)
            for edition in (meta.editions if len(meta.editions) > 1 else [""])
            for seats in meta.seats
            if seats > 1
        ]
    data = {"game": args.game, "bot": args.bot, "build": builds.name(), "seed": args.seed, "tables": tables}
    args.into.with_suffix(".json").write_text(json.dumps(data, indent=1) + "\n")
    args.into.with_suffix(".svg").write_text(plot(meta.title, args.bot, tables))


if __name__ == "__main__":
    main()
