"""What a step of an environment costs, part by part, beside the bare engine and beside others' environments.

python bench/environments.py [GAME ...] [--seats N] [--rounds N] [--seconds S] [--json]

Everybody plays random games in one process, by turns; told are the medians of the rounds, in processor time, and of
their ratios in the same round. All choose one of the answers that the mask allows, or of the engine's list. All seats'
decisions count, in the vector environment those of its random opponents, too: it tells only the learner's. `each seen`
is the same where every seat is a learner's own; `view`, with plain Views in place of the game's features."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

import gymnasium
import numpy as np

from demiurge.bots.playout import next_seat, random_playout
from demiurge.bots.rows import mark
from demiurge.envs import pettingzoo
from demiurge.envs.episode import Table
from demiurge.envs.gymnasium import id_of
from demiurge.envs.learner import Learner
from demiurge.envs.sight import Sight
from demiurge.kernel.chance import Chance

GAMES = ["terra-mystica", "theocratia", "nova-era", "civolution", "lantern-isles"]
MANY = 64  # games of a vector environment
A_TURN = 20  # of its steps at once
CHESS, RUMMY = "PettingZoo's chess", "RLCard's gin rummy"
MANY_WAYS = ["vector", "vector, view", "each seen", "each seen, view"]
Play = Callable[[], int]  # plays for a while; how many decisions there were


# ---- ours
def engine(name: str, seats: int) -> Play:
    """The bare engine, compiled as far as it goes."""
    game, chance, rng = Table(name, seats).game, Chance(1), Random(1)

    def play() -> int:
        chance.forget(0)
        return random_playout(game.start(seats, chance), chance, rng)

    return play


def stepped(name: str, seats: int, seen: Callable[[Any, int], None]) -> Play:
    """The engine, driven step by step from Python, and something that is done at each of them."""
    game, chance, random = Table(name, seats).game, Chance(1), Random(1).random

    def play() -> int:
        state, decisions = game.start(seats, chance), 0
        seat = next_seat(state)
        while seat >= 0:
            seen(state, seat)
            answers = state.answers(seat)
            state.apply(seat, answers[int(random() * len(answers))], chance)
            chance.forget(0)
            seat = next_seat(state)
            decisions += 1
        return decisions

    return play


def turns(env: Any) -> Play:
    """An environment of PettingZoo, ours or theirs. To find an allowed action is part of the time."""
    random = Random(1).random

    def play() -> int:
        env.reset(seed=int(random() * 1e9))
        decisions = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return decisions
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(random() * len(allowed))]))
            decisions += 1

    return play


def many(name: str, seats: int, opponents: str, observation: str = "vector") -> Play:
    """The vector environment, in this process."""
    envs = gymnasium.make_vec(
        id_of(name), num_envs=MANY, seats=seats, opponents=opponents, observation=observation, copy=False
    )
    envs = envs.unwrapped
    rng = Random(1)
    envs.reset(seed=1)
    learners: list[Learner] = envs.games.learners
    actions = np.zeros(MANY, np.int64)

    def decided() -> int:
        return sum(learner.decisions for learner in learners)

    def play() -> int:
        before = decided()
        for _ in range(A_TURN):
            for row, learner in enumerate(learners):
                answers = learner.episode.answers()
                actions[row] = answers[int(rng.random() * len(answers))]
            envs.step(actions)
        return decided() - before

    return play


def ours(name: str, seats: int) -> dict[str, Play]:
    sight = Sight(Table(name, seats), "vector")
    row, mask = np.zeros(len(sight.names), np.float32), np.zeros(sight.actions, np.int8)

    def masked(state: Any, seat: int) -> None:
        mark(state.answers(seat), mask)

    def observed(state: Any, seat: int) -> None:
        masked(state, seat)
        sight.write(state, seat, row)

    return {
        "engine": engine(name, seats),
        "from Python": stepped(name, seats, lambda state, seat: None),
        "with mask": stepped(name, seats, masked),
        "with observation": stepped(name, seats, observed),
        "PettingZoo": turns(pettingzoo.env(name, seats)),
        "vector": many(name, seats, "random"),
        "vector, view": many(name, seats, "random", "view"),
        "each seen": many(name, seats, "self"),
        "each seen, view": many(name, seats, "self", "view"),
    }


# ---- others
def chess() -> Play:
    return turns(import_module("pettingzoo.classic.chess.chess").raw_env())


def rummy() -> Play:
    env = import_module("rlcard").make("gin-rummy", config={"seed": 1})
    random = Random(1).random

    def play() -> int:
        seen, _ = env.reset()
        decisions = 0
        while not env.is_over():
            allowed = list(seen["legal_actions"])
            seen, _ = env.step(allowed[int(random() * len(allowed))])
            decisions += 1
        return decisions

    return play


def others() -> Iterator[tuple[str, Play]]:
    for name, made in ((CHESS, chess), (RUMMY, rummy)):
        try:
            yield name, made()
        except ImportError as error:
            print(f"bench: left out: {name}: {error}", file=sys.stderr)


# ---- measured
def speed(play: Play, seconds: float) -> float:
    """Decisions in a second of processor time."""
    began, decisions, spent = time.process_time(), 0, 0.0
    while spent < seconds:
        decisions += play()
        spent = time.process_time() - began
    return decisions / spent


Speeds = dict[str, list[float]]


def by_turns(plays: dict[str, Play], rounds: int, seconds: float) -> Speeds:
    """Round after round; the first warms up and is not counted."""
    found: Speeds = {name: [] for name in plays}
    for number in range(rounds + 1):
        for name, play in plays.items():
            measured = speed(play, seconds)
            if number:
                found[name].append(measured)
    return found


def ratio(speeds: Speeds, one: str, other: str) -> float | None:
    """How many times as fast the one was, in the same round."""
    if one not in speeds or other not in speeds:
        return None
    return round(median([a / b for a, b in zip(speeds[one], speeds[other], strict=True)]), 3)


def figures(name: str, seats: int, speeds: Speeds) -> dict[str, Any]:
    """Microseconds of a decision are told by part: what each adds to those before it."""
    micros = {what: 1e6 / median(values) for what, values in speeds.items()}
    parts = ["from Python", "with mask", "with observation", "PettingZoo"]
    added = [micros[parts[0]], *[micros[b] - micros[a] for a, b in pairwise(parts)]]
    named = dict(
        zip(["engine", "mask", "observation", "PettingZoo"], [round(value, 1) for value in added], strict=True)
    )
    return {
        "game": name,
        "seats": seats,
        "per_second": {what: round(median(values)) for what, values in speeds.items()},
        "microseconds": named,
        "times_chess": ratio(speeds, "PettingZoo", CHESS),
        "times_gin_rummy": ratio(speeds, "PettingZoo", RUMMY),
        "of_engine": {what: ratio(speeds, what, "engine") for what in MANY_WAYS},
    }


def show(rows: list[dict[str, Any]]) -> None:
    heads = ["engine", "mask", "observation", "PettingZoo"]
    print(f"{'µs of a decision':16}{''.join(f'{head:>13}' for head in heads)}{'steps/s':>12}{'× chess':>9}")
    for row in rows:
        parts = "".join(f"{row['microseconds'][head]:13.1f}" for head in heads)
        times = "" if row["times_chess"] is None else f"{row['times_chess']:9.1f}"
        print(f"{row['game']:16}{parts}{row['per_second']['PettingZoo']:12,}{times}")
    titles = "".join(f"{way:>17}{'of it':>7}" for way in MANY_WAYS)
    print(f"\n{'decisions/s':16}{'engine':>12}{titles}")
    for row in rows:
        speeds, parts = row["per_second"], row["of_engine"]
        cells = "".join(f"{speeds[way]:17,}{parts[way]:7.0%}" for way in MANY_WAYS)
        print(f"{row['game']:16}{speeds['engine']:12,}{cells}")
    beside = {name: row["per_second"][name] for row in rows for name in (CHESS, RUMMY) if name in row["per_second"]}
    print("\n" + "; ".join(f"{name}: {value:,} decisions/s" for name, value in beside.items()))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    beside = dict(others())
    rows = [
        figures(name, given.seats, by_turns({**ours(name, given.seats), **beside}, given.rounds, given.seconds))
        for name in given.games
    ]
    if given.json:
        print(json.dumps({"rounds": given.rounds, "rows": rows}))
    else:
        show(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
