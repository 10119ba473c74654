"""The bench runs, interpreted and without its peers too, and keeps the contract of `demiurge bench --json`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import against, contestant, process, run, shares, table_server

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
    turn = "CPyDef_demiurge___games___nova_era___turns___Turn___answers__Decision_glue"
    assert shares.readable(turn) == "turns.Turn.answers"
    assert shares.readable("CPyDef_demiurge___kernel___masks___bits@plt") == "kernel.masks.bits"
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


def test_the_interval_of_a_median_has_95_percent_by_order_statistics() -> None:
    values = [float(n) for n in range(1, 13)]
    assert against.interval(values) == (3.0, 10.0)  # of 12 values, as tables of the sign test say
    assert against.interval([float(n) for n in range(1, 41)]) == (14.0, 27.0)
    assert against.interval([5.0, 1.0]) == (1.0, 5.0)  # too few for 95 %: all there is
    rng = Random(1)
    held = 0
    for _ in range(2000):
        low, high = against.interval([rng.gauss(0, 1) for _ in range(15)])
        held += low <= 0 <= high
    assert 0.95 <= held / 2000 < 0.985


def test_a_build_is_slower_only_if_its_whole_interval_is() -> None:
    assert against.Row("a", 0.95, 0.9, 0.969, 40).slower
    assert not against.Row("a", 0.95, 0.9, 0.97, 40).slower


class Steady(process.Process):
    """A contestant with a given speed, on a machine that gets slower and slower."""

    clock = 1.0

    def __init__(self, name: str, speeds: dict[str, float]) -> None:
        self.entry = process.Entry(name, "lantern-isles")
        self.tasks = [*speeds]
        self.speeds = speeds

    def do(self, task: str, seconds: float) -> process.Slice:
        Steady.clock *= 0.99
        return cut(self.speeds[task] * Steady.clock, 1e7 * Steady.clock)


def test_two_builds_take_turns_and_are_compared_round_by_round() -> None:
    ours = Steady("ours", {"play": 120.0, "copy": 90.0, "unknown": 1.0})
    rows = against.take_turns(ours, Steady("other", {"play": 100.0, "copy": 100.0}), 8, 0.1)
    assert [(row.what, round(row.ratio, 6), row.rounds) for row in rows] == [
        ("lantern-isles, decisions/s", 1.2, 8),
        ("lantern-isles, copies/s", 0.9, 8),
    ]
    assert [row.slower for row in rows] == [False, True]


def test_a_build_is_named_or_lies_in_a_folder(tmp_path: Path) -> None:
    assert against.entry_of("quick", "nova-era")[2:4] == ("0", "quick")
    assert against.entry_of("interpreted", "nova-era").pure == "1"
    with pytest.raises(SystemExit, match="neither one of interpreted, quick, best nor a folder"):
        against.entry_of(str(tmp_path), "nova-era")
    (tmp_path / "src" / "demiurge").mkdir(parents=True)
    (tmp_path / "src" / "demiurge" / "__init__.py").touch()
    found = against.entry_of(str(tmp_path), "nova-era")
    assert (found.path, found.contestant) == (str(tmp_path / "src"), process.CONTESTANT)


def test_two_builds_beside_each_other_are_one_json_object_and_a_status() -> None:
    call = [sys.executable, str(ROOT / "bench" / "run.py"), "--build", "interpreted", "--against", str(ROOT), "--json"]
    call += ["--rounds", "2", "--slice", "0.01"]
    env = {**os.environ, "DEMIURGE_LEDGERS": str(ROOT / "no such folder")}
    said = subprocess.run(call, capture_output=True, text=True, env=env, check=False)
    found = json.loads(said.stdout)
    assert said.returncode == int(found["slower"]), said.stderr
    assert len(found["rows"]) == 9
    assert all(row["low"] <= row["ratio"] <= row["high"] for row in found["rows"])


BURN = "import time; end = time.process_time() + 0.3\nwhile time.process_time() < end: pass"
FAMILY = f"""
import subprocess, sys
subprocess.run([sys.executable, "-c", {BURN!r}])
subprocess.Popen([sys.executable, "-c", {BURN + chr(10) + "print(flush=True); input()"!r}], stdin=-1).wait()
"""


def test_the_processor_of_a_server_is_that_of_all_its_processes() -> None:
    first = subprocess.Popen([sys.executable, "-c", FAMILY], stdout=subprocess.PIPE)
    try:
        assert first.stdout is not None
        first.stdout.readline()  # one has ended, the other has done its work and is there
        assert len(table_server.family(first.pid)) == 2
        assert table_server.cpu_of(first.pid) > 0.55
        assert table_server.memory_of(first.pid) > 5
    finally:
        first.kill()  # whose other end of a pipe the child waits for
        first.communicate()
