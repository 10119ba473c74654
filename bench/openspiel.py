"""What OpenSpiel costs beside the bare engine: random games of both, in turns, in one process, by processor time.

python bench/openspiel.py [--rounds 20] [--seconds 0.3] [--json] [GAME ...]

A decision is one answer of a player. In OpenSpiel every draw is a chance node of its own, which is timed but not
counted; choosing is the same for both. Told are the medians of the rounds, and of their ratios."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import pyspiel

import demiurge.envs.openspiel  # noqa: F401  # registers the games
from demiurge.bots.playout import random_playout
from demiurge.kernel.chance import Chance
from demiurge.kernel.registry import find

GAMES = ["lantern-isles", "terra-mystica", "theocratia", "nova-era", "civolution"]
SEATS = 4


def engine(name: str) -> Callable[[], int]:
    """One random game of the bare engine; how many decisions it had."""
    game, chance, rng = find(name).make(), Chance(1), Random(1)

    def play() -> int:
        chance.forget(0)
        return random_playout(game.start(SEATS, chance), chance, rng)

    return play


def environment(name: str) -> Callable[[], int]:
    """One random game of OpenSpiel; how many decisions it had."""
    game, random = pyspiel.load_game(f"demiurge_{name.replace('-', '_')}(seats={SEATS})"), Random(1).random

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), random())[0])
            else:
                answers = state.legal_actions()
                state.apply_action(answers[int(random() * len(answers))])
                decisions += 1
        return decisions

    return play


def speed(play: Callable[[], int], seconds: float) -> float:
    """Decisions in a second of processor time."""
    began, decisions, spent = time.process_time(), 0, 0.0
    while spent < seconds:
        decisions += play()
        spent = time.process_time() - began
    return decisions / spent


def compare(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    bare, spiel = engine(name), environment(name)
    pairs = [(speed(bare, seconds), speed(spiel, seconds)) for _ in range(rounds + 1)][1:]  # the first warms up
    return {
        "game": name,
        "engine": round(median([one for one, _ in pairs])),
        "openspiel": round(median([other for _, other in pairs])),
        "ratio": round(median([one / other for one, other in pairs]), 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = [compare(name, given.rounds, given.seconds) for name in given.games]
    if given.json:
        print(json.dumps({"seats": SEATS, "rounds": given.rounds, "rows": rows}))
        return 0
    for row in rows:
        print(f"{row['game']:16}{row['engine']:10,} decisions/s, OpenSpiel {row['openspiel']:7,}; ratio {row['ratio']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
