"""bench/bots_load.py: pages are asked for while bots play, and beside a table at which nobody does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.long
def test_pages_come_while_bots_play() -> None:
    args = ["--game", "lantern-isles", "--seconds", "3", "--bots", "2", "--bot", "greedy", "--json"]
    command = [sys.executable, "bench/bots_load.py", *args]
    found = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    assert found["bots"] == ["greedy", "greedy"]
    for name in ("quiet", "thinking"):
        assert found[name]["pages"] > 1
        assert 0 < found[name]["median"] <= found[name]["p99"] <= found[name]["worst"]
