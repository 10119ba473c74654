"""The bench runs, interpreted and without its peers too, and keeps the contract of `demiurge bench --json`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import contestant, process, run, shares

ROOT = Path(__file__).resolve().parent.parent
PROMISED = {"what", "decisions_per_second", "copies_per_second", "ratio"}


def cut(speed: float, yardstick: float = 1e7) -> process.Slice:
    """A slice of one second at this speed, while the yardstick ran as fast as said."""
    return process.Slice(done=speed, cpu=1.0, wall=2.0, yardstick=yardstick)


class Canned(process.Process):
    """A contestant whose slices are known."""

    def __init__(self, what: str, name: str, plays: list[process.Slice], copies: list[process.Slice]) -> None:
        self.entry = process.Entry(what, name)
        self.hello = {"release": "1.0", "about": "a decision"}
        self.tasks = ["play", "copy"]
        self.slices = {"play": plays, "copy": copies}


def canned(ours: list[process.Slice]) -> dict[str, Any]:
    peer = Canned("catanatron, 4 players", "catanatron", [cut(20_000)] * 3, [cut(10_000)] * 3)
    return run.figures([Canned("ours", "terra-mystica", ours, [cut(300_000)] * 3), peer])


def test_the_ratio_is_to_catanatron_in_the_same_run() -> None:
    ours, peer = canned([cut(100_000), cut(200_000), cut(990_000)])["rows"]
    assert (ours["decisions_per_second"], ours["ratio"], ours["copies_ratio"]) == (200_000, 10.0, 30.0)
    assert (peer["decisions_per_second"], peer["ratio"], peer["copies_ratio"]) == (20_000, 1.0, 1.0)


def test_a_slice_on_a_slow_machine_counts_like_one_on_a_fast_machine() -> None:
    found = canned([cut(200_000), cut(100_000, 5e6), cut(400_000, 2e7)])
    assert found["yardstick"] == 10_000_000
    assert found["rows"][0]["decisions_per_second"] == 200_000
    assert found["rows"][0]["spread"] == 0.0


def test_without_catanatron_there_is_no_ratio() -> None:
    found = run.figures([Canned("ours", "terra-mystica", [cut(1000)], [cut(1000)])])
    assert [row["ratio"] for row in found["rows"]] == [None]
    assert "no peers" in run.conditions(found)


def test_the_table_goes_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n")
    run.put_into(page, run.markdown(canned([cut(100_000)])))
    lines = page.read_text().splitlines()
    assert lines[:2] + lines[-2:] == ["before", "<!-- bench -->", "<!-- /bench -->", "after"]
    assert "| ours | 100,000 | 5.0 | 300,000 | 30.0 | ± 0 % |" in lines
    assert "old" not in lines
    page.write_text("no marks\n")
    with pytest.raises(SystemExit, match="no place"):
        run.put_into(page, "")


def test_a_contestant_plays_whole_games_and_copies_positions_of_all_phases() -> None:
    it = contestant.Demiurge("lantern-isles")
    it.gather()
    assert it.play() > 10
    assert it.copy() == contestant.GAMES_COPIED * len(contestant.PLACES_COPIED)


def test_symbols_of_the_compiler_are_told_by_their_python_names() -> None:
    assert shares.readable("CPyDef_turns___Turn___answers__Decision_glue") == "turns.Turn.answers"
    assert shares.readable("CPyDef_hexes___bits@plt") == "hexes.bits"
    names = ["kernel.state.State.apply", "hexes.bits", "terra_mystica.state.score"]
    assert [shares.module_of(name) for name in names] == ["kernel.state", "hexes", "terra_mystica.state"]


def test_a_short_run_prints_one_json_object() -> None:
    call = [sys.executable, str(ROOT / "bench" / "run.py"), "--json", "--rounds", "1", "--slice", "0.001"]
    env = {**os.environ, "DEMIURGE_LEDGERS": str(ROOT / "no such folder")}
    said = subprocess.run(call, capture_output=True, text=True, env=env, check=False)
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert found["yardstick"] > 0
    assert all(row.keys() >= PROMISED for row in found["rows"])
    interpreted = next(row for row in found["rows"] if row["what"].endswith("interpreted"))
    assert interpreted["decisions_per_second"] > 0
    assert interpreted["copies_per_second"] > 0
