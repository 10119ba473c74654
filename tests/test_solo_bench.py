"""bench/solo.py: V.I.C.I's levels are played, and a tie is hers (CV-44.2)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench import solo

ROOT = Path(__file__).resolve().parent.parent


def test_every_level_and_the_extra_tough_one_is_played(tmp_path: Path) -> None:
    into = tmp_path / "solo.json"
    command = [sys.executable, "bench/solo.py", "--bots", "random", "--games", "1", "--jobs", "1", "--into", str(into)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = json.loads(into.read_text())["rows"]
    assert [(row["level"], row["extra_tough"]) for row in rows] == [
        ("beginner", False), ("moderate", False), ("medium", False), ("advanced", False), ("expert", False),
        ("expert", True),
    ]  # fmt: skip
    assert done.stdout.count("`random`") == 6


def test_who_wins_has_more_points_than_she() -> None:
    ended = [
        solo.one_game(solo.Job("random", level, "no", seed)) for level in ("beginner", "expert") for seed in (1, 2)
    ]
    assert all(one.won == (one.score > one.hers) for one in ended)


def test_a_row_tells_wins_and_scores() -> None:
    ended = [solo.Ended(True, 120, 100), solo.Ended(False, 80, 100)]
    row = solo.row("greedy", "expert", "yes", ended)
    assert (row["wins"]["rate"], row["score"], row["vici"]) == (0.5, 100, 100)
    assert solo.told(row).startswith("| expert, extra tough | `greedy` | 2 | 50%, 9% to 91% | 100 | 100 |")
