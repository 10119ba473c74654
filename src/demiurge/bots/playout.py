"""Playouts: a position played on, fast. Nothing is masked, recorded or checked here."""

from __future__ import annotations

from random import Random
from typing import Final

from demiurge.kernel.chance import Chance
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.state import NOBODY, State

ENDLESS: Final = 100_000  # no game of ours has as many decisions: a playout that comes so far will never end


def next_seat(s: State) -> int:
    """The seat that answers next, late answers first (the first of `waiting()`), or NOBODY."""
    for seat in s.asks:
        if seat >= 0:
            return seat
    return NOBODY


def random_playout(s: State, chance: Chance, rng: Random) -> int:
    """Random answers until nobody is asked; how many there were."""
    decisions = 0
    while decisions < ENDLESS:
        seat = next_seat(s)
        if seat < 0:
            break
        answers = s.answers(seat)
        s.apply(seat, answers[int(rng.random() * len(answers))], chance)
        decisions += 1
    return decisions


def random_until(s: State, wanted: int, chance: Chance, rng: Random) -> int:
    """Random answers of all others, until the wanted seat is to answer or nobody is; how many there were."""
    decisions = 0
    while decisions < ENDLESS:
        seat = next_seat(s)
        if seat < 0 or seat == wanted:
            break
        answers = s.answers(seat)
        s.apply(seat, answers[int(rng.random() * len(answers))], chance)
        decisions += 1
    return decisions


def guided_playout(s: State, chance: Chance, evaluation: Evaluation, depth: int) -> None:
    """The game's own quick answers, at most `depth` of them."""
    rng = chance.rng
    for _ in range(min(depth, ENDLESS)):
        seat = next_seat(s)
        if seat < 0:
            return
        s.apply(seat, evaluation.choose(s, seat, rng), chance)
