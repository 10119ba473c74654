"""A course of an instinct, with torch: what was copied plays as well as who was copied, nearly, and it goes on where it
was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from demiurge.arena.workers import Here
from demiurge.bots.net import built_in, open_net, read_net, write_net
from demiurge.kernel.problems import BadNet
from demiurge.kernel.registry import find
from demiurge.learn.instinct import COPYING, InstinctCourse
from demiurge.learn.stretches import Plan
from tests.bots.test_learned import small

GAME = "terra-mystica"


def test_a_game_without_a_net_gets_no_instinct(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match=r"no net"):
        InstinctCourse(tmp_path, Plan("lantern-isles", [2]), None, Here())


@pytest.mark.long
def test_what_is_copied_plays_and_what_is_tried_is_written_down(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    plan = Plan(GAME, [2], games=40, looked=8, seed=3)
    lines = list[dict[str, float]]()
    whole = read_net(built_in(find(GAME).make()) or Path())
    card = {name: value for name, value in whole.card.items() if name != "instinct"}
    write_net(tmp_path / "judge.net", card, whole.layers)
    InstinctCourse(tmp_path, plan, tmp_path / "judge.net", Here()).run(60, COPYING, lines.append)
    assert lines[-1]["copied"] < lines[0]["copied"]
    copied = lines[-1]["clean_score"]
    assert copied > 110, "with two players the net itself makes about 145, chance 65"
    course = InstinctCourse(tmp_path, plan, None, Here())
    assert course.now.generation == COPYING
    course.run(60, 2, lines.append)
    assert [line["generation"] for line in lines] == list(range(1, COPYING + 3))
    assert [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text().splitlines()] == lines
    assert lines[-1]["clean_score"] > copied - 10
    found = read_net(tmp_path / "best.net")
    assert found.card["instinct"]["generations"] == course.now.best_generation
    assert open_net(find(GAME).make(), tmp_path / "best.net").instinct == found.instinct


def test_a_net_with_an_instinct_goes_on_from_it_and_its_best_are_kept(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    net = small(tmp_path / "small.net", find("nova-era").make(), instinct=True)
    found = read_net(net)
    found.card["instinct"] |= {"generations": 3, "games": 70, "minutes": 3.0}
    write_net(net, found.card, found.layers, found.instinct)
    course = InstinctCourse(tmp_path / "course", Plan("nova-era", [2], games=2, looked=1, dealt=0.5), net, Here())
    assert (course.now.generation, course.now.games, course.now.seconds) == (COPYING, 70, 180.0)
    assert course.apprentice.layers() == read_net(net).instinct
    course.run(60, 1, lambda line: None)
    assert not course.strange
    assert course.apprentice.layers() != read_net(net).instinct
    assert course.earlier() == []
    course.keep_earlier(course.now.best_generation)
    assert [Path(one).name for one in course.earlier()] == [f"{COPYING + 1:05}.net"]


def test_another_games_folder_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    net = small(tmp_path / "nova.net", find("nova-era").make())
    (tmp_path / "instinct.json").write_text(json.dumps({"plan": {"game": "civolution"}, "progress": {}}))
    with pytest.raises(BadNet, match=r"civolution"):
        InstinctCourse(tmp_path, Plan("nova-era", [2]), net, Here())
