"""A course, with torch: what begins as noise plays better after a few minutes than before, and than chance."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean

import pytest

from demiurge.arena.table import game_of
from demiurge.arena.workers import open_workers
from demiurge.bots import make_bot
from demiurge.bots.net import write_net
from demiurge.bots.playout import next_seat
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import view
from demiurge.learn.course import Course
from demiurge.learn.playing import Table, Task, play
from demiurge.learn.stretches import LOOKED, Plan

GAME, SEATS, CLEAN = "terra-mystica", 4, 32
BETTER = 15.0  # points


def clean_score(net: Path) -> float:
    """Of four copies of a net, without noise."""
    tables = [Table(SEATS, (), LOOKED + n, (str(net),) * SEATS, (False,) * SEATS) for n in range(CLEAN)]
    return mean(score for game in play(Task(GAME, 5, tuple(tables))).scores for score in game)


def chance_score() -> float:
    """Of four that answer anything."""
    game, found = game_of(GAME, (), ""), []
    for number in range(CLEAN):
        chance = Chance(LOOKED + number)
        state, bot = game.start(SEATS, chance), make_bot("random", game, number)
        while (seat := next_seat(state)) >= 0:
            state.apply(seat, bot.answer(view(state, seat), seat), chance)
        found.append(mean(state.scores()))
    return mean(found)


@pytest.mark.long
def test_a_short_course_beats_the_untrained_net_and_chance(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    workers = open_workers(jobs=2, start="spawn")
    course = Course(tmp_path, Plan(GAME, [SEATS], games=48, looked=8, seed=3), workers)
    course.now.scale = 90.0
    untrained = tmp_path / "untrained.net"
    write_net(untrained, course.card({}), course.taught().layers())
    course.now.scale, course.student = 0.0, None
    lines = list[dict[str, float]]()
    with workers:
        course.run(minutes=60, generations=6, say=lines.append)
    assert [line["generation"] for line in lines] == [1, 2, 3, 4, 5, 6]
    assert [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text().splitlines()] == lines
    learned = clean_score(tmp_path / "best.net")
    assert learned >= clean_score(untrained) + BETTER
    assert learned >= chance_score() + BETTER
