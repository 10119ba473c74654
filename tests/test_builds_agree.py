"""Interpreted or compiled, the same seeds give the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from demiurge import builds
from demiurge.bots.named import make_bot
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.registry import find

GAMES = [
    ("terra-mystica", 4, {}, ["random"], 1),
    ("terra-mystica", 5, {"fire-and-ice-factions": "yes", "map": "fjords"}, ["random"], 2),
    ("terra-mystica", 3, {"rulings": "site", "leech": "deferred"}, ["random"], 3),
    ("terra-mystica", 2, {"mini-expansion-1": "yes"}, ["greedy", "search:20it"], 4),
    ("lantern-isles", 3, {}, ["random", "greedy", "search:20it"], 5),
]


def record_of(name: str, seats: int, options: dict[str, str], specs: list[str], seed: int) -> str:
    game = find(name).make(options)
    play = Play(game, seats, Chance(seed))
    bots = [make_bot(specs[seat % len(specs)], game, seed + seat) for seat in range(seats)]
    while not play.state.over():
        seat = play.state.waiting()[0]
        assert play.answer(seat, bots[seat].answer(view(play.state, seat), seat)) is None
    return play.finished_record().to_text()


@pytest.mark.both
@pytest.mark.parametrize("case", range(len(GAMES)))
def test_a_game_has_the_same_record_in_both_builds(case: int) -> None:
    ours = record_of(*GAMES[case])
    code = f"import sys; from tests.test_builds_agree import *; sys.stdout.write(record_of(*GAMES[{case}]))"
    other = "1" if builds.compiled() else "0"
    if other == "0" and len(builds.choose()) < len(builds.LIBRARIES):
        other = "1"  # nothing is compiled here: then a second process must agree at least
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "DEMIURGE_PURE": other}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == ours
    assert ours.count("\n") > 20
