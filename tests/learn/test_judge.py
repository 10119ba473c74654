"""A course for the judge of a net that has an instinct, with torch: its instinct stays as it is, its judge learns from
games at a glance, and it goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from demiurge.arena.workers import Here
from demiurge.bots.net import open_net, read_net
from demiurge.kernel.problems import BadNet
from demiurge.kernel.registry import find
from demiurge.learn.judge import JudgeCourse
from demiurge.learn.playing import Table, Task, play
from demiurge.learn.stretches import Plan
from tests.bots.test_learned import small

GAME = "nova-era"
PLAN = Plan(GAME, [2], {"fast": ["yes"]}, games=2, looked=2, seed=3)


def test_a_net_without_an_instinct_is_refused(tmp_path: Path) -> None:
    net = small(tmp_path / "small.net", find(GAME).make())
    with pytest.raises(BadNet, match=r"no instinct"):
        JudgeCourse(tmp_path / "course", PLAN, net, Here())


def test_games_at_a_glance_stray_and_are_the_same_for_the_same_seeds(tmp_path: Path) -> None:
    net = str(small(tmp_path / "small.net", find(GAME).make(), instinct=True))
    table = Table(2, (("fast", "yes"),), 50, (net, net), (True, True))
    task = Task(GAME, 4, (table, table._replace(seed=51)), share=0.5, glancing=True)
    found = play(task)
    assert play(task) == found
    assert len(found.samples) > 20
    assert play(task._replace(glancing=False)).scores != found.scores


def test_the_judge_learns_and_the_instinct_stays(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    net = small(tmp_path / "small.net", find(GAME).make(), instinct=True)
    began, folder = read_net(net), tmp_path / "course"
    lines = list[dict[str, float]]()
    JudgeCourse(folder, PLAN, net, Here()).run(60, 1, lines.append)
    JudgeCourse(folder, PLAN, net, Here()).run(60, 1, lines.append)
    assert [line["generation"] for line in lines] == [1, 2]
    found = read_net(folder / "current.net")
    assert found.instinct == began.instinct
    assert found.layers != began.layers
    assert found.card["taught"]["games"] == 4
    assert {**found.card, "taught": 0} == {**began.card, "taught": 0}
    best = open_net(find(GAME).make(), folder / "best.net")
    assert best.card["taught"]["figures"] == {"held_out_error": min(line["held_out_error"] for line in lines)}
    assert json.loads((folder / "course.json").read_text())["progress"]["generation"] == 2
