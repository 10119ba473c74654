"""The examples that learn run, and go on where they were; so does the notebook."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(script: str, *call: str) -> list[dict[str, Any]]:
    """The lines of JSON that it prints."""
    env = {**os.environ, "PYTHONWARNINGS": "ignore"}
    said = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *call], capture_output=True, text=True, env=env, check=False
    )
    assert said.returncode == 0, said.stderr
    return [json.loads(line) for line in said.stdout.splitlines() if line.startswith("{")]


@pytest.mark.long
def test_ppo_learns_and_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    call = ["terra-mystica", "--minutes", "0.2", "--look", "32", "--out", str(tmp_path)]
    first, second = run("ppo.py", *call)[-1], run("ppo.py", *call)[-1]
    assert second["decisions"] > first["decisions"] > 0
    assert second["minutes"] > first["minutes"]
    assert second["wins against random"] >= 0.6  # an even share is half of them
    assert len((tmp_path / "progress.jsonl").read_text().splitlines()) == 2
    judged = run("ppo.py", *call, "--judge", "16")[-1]
    assert judged["decisions"] == second["decisions"]


@pytest.mark.long
def test_rllib_plays_against_itself() -> None:
    pytest.importorskip("torch", reason="torch is not installed")
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    pytest.importorskip("ray.rllib", reason="ray[rllib] is not installed")
    lines = run("rllib_selfplay.py", "lantern-isles", "--iterations", "2", "--batch", "500", "--judge", "20")
    assert [line.get("decisions") for line in lines] == [500, 1000, None]
    assert 0 <= lines[-1]["wins against random"] <= 1


@pytest.mark.long
def test_the_notebook_runs() -> None:
    nbformat: Any = pytest.importorskip("nbformat", reason="nbformat is not installed")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed")
    pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    nbclient: Any = import_module("nbclient")
    book = nbformat.read(EXAMPLES / "first_steps.ipynb", 4)
    assert not any(cell.get("outputs") for cell in book.cells)  # they are stripped
    nbclient.NotebookClient(book, timeout=300, resources={"metadata": {"path": str(EXAMPLES)}}).execute()
    pictures = [
        part for cell in book.cells for part in cell.get("outputs", []) if "image/svg+xml" in part.get("data", {})
    ]
    said = "".join(part.get("text", "") for cell in book.cells for part in cell.get("outputs", []))
    assert len(pictures) == 2
    assert "build I6: TM-6.3, The hex" in said
    assert "1,000 games in" in said
