"""python tools/points.py: where the points of an average seat come from, for the first page of a game.

    python tools/points.py terra-mystica --jobs 2

Bots play, and the drawing of the game says what each event scored, and for what. The figures are written into the
game's package, `points.toml`; `learn.toml` says which of them belong together (docs/adding-a-game.md)."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from pathlib import Path

from demiurge.bots import make_bot
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find
from demiurge.kit.first_page import MEASURED, Measured
from demiurge.kit.plain import drawing_of


def played(game: str, seats: int, bots: str, seed: int) -> tuple[int, Counter[str]]:
    """The points of all seats of one game, and by the ids of what they are for."""
    play = Play(find(game).make(), seats, Chance(seed))
    players = [make_bot(bots, play.game, seed * seats + seat) for seat in range(seats)]
    while not play.state.over():
        seat = next_seat(play.state)
        why = play.answer(seat, players[seat].answer(view(play.state, seat), seat))
        assert why is None, why
    points, found = getattr(drawing_of(play.game), "points", lambda game, event: None), Counter[str]()
    for event in play.journal.events:
        scored = points(play.game, event)
        if scored is not None and 0 <= event.seat < seats:
            found[scored[1].id] += scored[0]
    return sum(play.state.scores()), found


def measure(game: str, seats: int, bots: str, seed: int, games: int, jobs: int = 1) -> Measured:
    one, seeds = partial(played, game, seats, bots), range(seed, seed + games)
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            results = list(pool.map(one, seeds))
    else:
        results = list(map(one, seeds))
    total = Counter[str]()
    for _, found in results:
        total.update(found)  # a sum of Counters would leave out what is below nothing
    of_a_seat = {id: round(points / games / seats, 2) for id, points in total.most_common()}
    return Measured(games, seats, bots, seed, round(sum(score for score, _ in results) / games / seats, 2), of_a_seat)


def written(game: str, found: Measured) -> str:
    again = f"python tools/points.py {game} --seats {found.seats} --bots {found.bots} --games {found.games}"
    rows = "".join(f"{id} = {points}\n" for id, points in found.sources.items())
    return (
        f"# The points of an average seat, measured by `{again} --seed {found.seed}`.\n\n"
        f"games = {found.games}\nseats = {found.seats}\nbots = {json.dumps(found.bots)}\nseed = {found.seed}\n"
        f"mean = {found.mean}\n\n[sources]\n{rows}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    found = written(args.game, measure(args.game, args.seats, args.bots, args.seed, args.games, args.jobs))
    Path(str(files(find(args.game).package).joinpath(MEASURED))).write_text(found, encoding="utf-8")
    print(found, end="")


if __name__ == "__main__":
    main()
