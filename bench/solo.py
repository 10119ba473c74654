"""How often a bot beats V.I.C.I, Civolution's opponent of one's own, at each of her levels.

    python bench/solo.py --bots search:200it,greedy --games 50 --into docs/pictures/civolution-solo.json

prints a table in Markdown. The same seed deals the same game at every level and to every bot; with a budget in
iterations a bot gives the same answers on any machine."""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from demiurge import builds
from demiurge.arena.figures import wilson
from demiurge.bots import make_bot
from demiurge.bots.playout import next_seat
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import LEVELS
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.registry import find

TABLES = [*[(level, "no") for level in LEVELS], (LEVELS[-1], "yes")]
"""Her levels, and the highest with the extra-tough variant."""


class Job(NamedTuple):
    bot: str
    level: str
    tough: str
    seed: int


class Ended(NamedTuple):
    won: bool
    score: int
    hers: int


def one_game(job: Job) -> Ended:
    game = find("civolution").make({"level": job.level, "extra-tough": job.tough})
    chance = Chance(job.seed)
    s = game.start(1, chance)
    bot = make_bot(job.bot, game, job.seed, seats=1)
    while (seat := next_seat(s)) >= 0:
        s.apply(seat, bot.answer(view(s, seat), seat), chance)
    assert isinstance(s, Exam)
    return Ended(0 in s.ranking()[0], s.civs[0].vp, s.civs[1].vp)


def row(bot: str, level: str, tough: str, ended: list[Ended]) -> dict[str, Any]:
    won = sum(one.won for one in ended)
    low, high = wilson(won, len(ended))
    return {
        "bot": bot, "level": level, "extra_tough": tough == "yes", "games": len(ended),
        "wins": {"rate": round(won / len(ended), 4), "low": round(low, 4), "high": round(high, 4)},
        "score": round(mean(one.score for one in ended), 1), "vici": round(mean(one.hers for one in ended), 1),
    }  # fmt: skip


def told(one: dict[str, Any]) -> str:
    wins, level = one["wins"], one["level"] + (", extra tough" if one["extra_tough"] else "")
    return (
        f"| {level} | `{one['bot']}` | {one['games']} | {wins['rate']:.0%}, {wins['low']:.0%} to {wins['high']:.0%} "
        f"| {one['score']:.0f} | {one['vici']:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--bots", default="search:200it,greedy")
    parser.add_argument("--levels", default=",".join(LEVELS), help="which of her levels")
    parser.add_argument("--games", type=int, default=50, help="for each bot and level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--into", type=Path, required=True, help="the file to write")
    args = parser.parse_args()
    print("| level | bot | games | beats her, with 95 % interval | its mean score | hers |\n|---|---|---|---|---|---|")
    rows = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for bot in args.bots.split(","):
            for level, tough in (table for table in TABLES if table[0] in args.levels.split(",")):
                jobs = [Job(bot, level, tough, args.seed + n) for n in range(args.games)]
                rows.append(row(bot, level, tough, list(pool.map(one_game, jobs))))
                print(told(rows[-1]), flush=True)
    data = {"build": builds.name(), "seed": args.seed, "rows": rows}
    args.into.write_text(json.dumps(data, indent=1) + "\n")


if __name__ == "__main__":
    main()
