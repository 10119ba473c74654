"""A whole hunt, in a game of five rules: what is killed, by what, and what survives."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.__main__ import commit, environment
from tools.mutants.report import Figures, argued, figures, row
from tools.mutants.rules import ROOT
from tools.mutants.trial import Outcome

RULES = '''
"""Chapter 1: how many."""


def refuse(number: int) -> bool:
    return number < 3


def count(number: int) -> int:
    found = 0
    while number > 0:
        number -= 1
        found += 2
    return found


def nobody_looks(number: int) -> int:
    return number * 7


def cited_elsewhere(number: int) -> int:
    return number // 3
'''
TESTS = """
import pytest
from toy import rules

@pytest.mark.rule("TY-1.1")
def test_three_are_enough():
    assert not rules.refuse(3)
    assert rules.refuse(2)

@pytest.mark.rule("TY-1.2")
def test_each_counts_twice():
    assert rules.count(4) == 8

@pytest.mark.rule("TY-2.1")
def test_of_another_chapter():
    assert rules.cited_elsewhere(9) == 3
    assert rules.nobody_looks(0) == 0
"""
HUNT = """
import json, sys
from pathlib import Path
from tools.mutants import hunt, survey, trial
from tools.mutants.rules import Subject

trial.LEAST = 0.3
folder = Path(sys.argv[1])
survey.KEPT = folder / "kept"
game = Subject("toy", "toy", folder / "toy", folder / "checks")
chosen = hunt.sample(hunt.all_mutants(game), "seed", 100)
hunt.resumed(game, chosen, 2, folder / "results.jsonl", lambda known: False)
"""


def hunted(folder: Path) -> subprocess.CompletedProcess[str]:
    env = environment()
    env["PYTHONPATH"] += os.pathsep + str(folder)
    return subprocess.run(
        [sys.executable, "-c", HUNT, str(folder)], cwd=folder, env=env, capture_output=True, text=True, timeout=120
    )


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("game")
    for name, text in {
        "toy/__init__.py": "", "toy/rules.py": RULES.strip(), "checks/test_toy.py": TESTS,
        "checks/pytest.ini": "[pytest]\nmarkers =\n    rule: the clauses\n",
    }.items():  # fmt: skip
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture(scope="module")
def known(toy: Path) -> dict[str, dict[str, Any]]:
    done = hunted(toy)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in (toy / "results.jsonl").read_text().splitlines()]
    return {line["name"]: line for line in lines}


def test_a_citing_test_kills(known: dict[str, dict[str, Any]]) -> None:
    found = known["`rules.refuse` · `<` → `<=` · `return number < 3`"]
    assert (found["outcome"], found["citing"]) == ("killed", True)
    assert found["by"].endswith("test_toy.py::test_three_are_enough")


def test_a_test_of_another_chapter_kills_but_is_not_counted_as_citing(known: dict[str, dict[str, Any]]) -> None:
    found = known["`rules.cited_elsewhere` · `//` → `*` · `return number // 3`"]
    assert (found["outcome"], found["citing"]) == ("killed", False)


def test_what_no_test_notices_survives(known: dict[str, dict[str, Any]]) -> None:
    survivors = {name for name, found in known.items() if found["outcome"] == "survived"}
    assert survivors == {
        "`rules.nobody_looks` · `*` → `//` · `return number * 7`",
        "`rules.nobody_looks` · `7` → `6` · `return number * 7`",
        "`rules.nobody_looks` · `7` → `8` · `return number * 7`",
    }


def test_a_mutant_without_end_is_stopped_and_counted_apart(known: dict[str, dict[str, Any]]) -> None:
    found = known["`rules.count` · `-=` → `+=` · `number -= 1`"]
    assert (found["outcome"], found["citing"]) == ("timeout", True)
    assert found["by"].endswith("test_toy.py::test_each_counts_twice")


def test_nothing_is_written_among_the_sources(toy: Path, known: dict[str, dict[str, Any]]) -> None:
    assert known
    assert (toy / "toy/rules.py").read_text() == RULES.strip()
    assert sorted(path.name for path in (toy / "toy").glob("*.py")) == ["__init__.py", "rules.py"]


def test_a_hunt_that_broke_off_goes_on_where_it_was(toy: Path, known: dict[str, dict[str, Any]]) -> None:
    path = toy / "results.jsonl"
    lines = path.read_text().splitlines()
    try:
        path.write_text("\n".join([*lines[:-2], lines[-1][:20]]) + "\n")  # two are lost, one in the midst of its line
        done = hunted(toy)
        assert f"{len(lines)} mutants, 2 to try" in done.stdout
        assert {json.loads(line)["name"] for line in path.read_text().splitlines()[-2:]} <= set(known)
        assert f"{len(lines)} mutants, 0 to try" in hunted(toy).stdout
    finally:
        path.write_text("\n".join(lines) + "\n")


def test_tests_must_pass_on_the_sound_rules(tmp_path: Path) -> None:
    for name, text in {
        "toy/__init__.py": "",
        "toy/rules.py": "x = 1",
        "checks/test_toy.py": "def test_no(): assert 0",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    done = hunted(tmp_path)
    assert done.returncode != 0
    assert "tests fail on the sound rules" in done.stderr
    assert "test_no" in done.stderr


def test_the_seed_is_the_commit() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("no repository here")
    asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert commit() == asked.stdout.strip()


def outcome(name: str, what: str, citing: bool = True, phase: str = "test") -> Outcome:
    return Outcome(name, name, "drop", what, "", citing, phase, "", 1, 2.0, "tree")


def test_figures_leave_out_what_is_argued_equivalent() -> None:
    found = figures(
        [
            outcome("a", "killed"), outcome("b", "killed", citing=False), outcome("c", "timeout"),
            outcome("d", "killed", phase="import"), outcome("e", "survived", citing=False),
            outcome("f", "survived", citing=False),
        ],
        {"f", "a"},
    )  # fmt: skip
    assert found == Figures(6, 4, 3, 1, 1, 1, 1, 12.0)
    assert (found.share, found.citing_share) == (0.8, 0.6)
    assert row("toy", found) == "| toy | 6 | 4 (80.0%) | 3 (60.0%) | 1 | 1 | 1 (16.7%) | 1 | 2.0 |"


def test_equivalent_mutants_are_read_from_the_page() -> None:
    page = (
        "### Terra Mystica\n\n- `leech.after` · `+` → `-` · `x = a + 1` · 2:\n  the first line\n  and the second\n"
        "- `leech` · dropped · `f(x)`:\n  why\n\n  not this\n\n### Nova Era\n\n- not an entry\n  nor this\n"
    )
    assert argued(page) == {
        "terra-mystica": {
            "`leech.after` · `+` → `-` · `x = a + 1` · 2": "the first line and the second",
            "`leech` · dropped · `f(x)`": "why",
        }
    }
