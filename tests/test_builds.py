"""What is compiled anew after which change, and what `import demiurge` takes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from demiurge import builds
from tests import conftest

GAME = "games/civolution"
COMPILED = ("kernel/state.py", "bots/search.py", *[f"{package}/turns.py" for package in builds.LIBRARIES.values()])
PLAIN = (
    "table/app.py", "table/static/table.css", "kit/scene.py", f"{GAME}/rules.md", f"{GAME}/components/cards.json",
    f"{GAME}/reading_effects.py", f"{GAME}/invariants.py", f"{GAME}/words/en.py", f"{GAME}/drawing/board.py",
    f"{GAME}/drawing/board.css",
)  # fmt: skip


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout: its package `demiurge`, nothing compiled yet."""
    package = tmp_path / "src" / "demiurge"
    for name in (*COMPILED, *PLAIN):
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("as it was\n")
    monkeypatch.setattr(builds, "SOURCES", package)
    monkeypatch.setattr(builds, "BUILD", tmp_path / "build")
    monkeypatch.delenv("DEMIURGE_LEVEL", raising=False)
    return package


def stamp(level: str, *libraries: str) -> Path:
    """As tools/fast.py does when these are compiled."""
    folder = builds.BUILD / level
    folder.mkdir(parents=True, exist_ok=True)
    for library in libraries:
        (folder / (library + builds.STAMP)).write_text(builds.stamps()[library])
    return folder


def changed(house: Path, name: str) -> list[str]:
    """The libraries that are compiled anew after one line more in a file."""
    folder = stamp("quick", *builds.LIBRARIES)
    assert builds.stale(folder) == []
    with (house / name).open("a") as file:
        file.write("and more\n")
    return builds.stale(folder)


@pytest.mark.parametrize("name", PLAIN)
def test_what_is_not_compiled_makes_nothing_stale(house: Path, name: str) -> None:
    assert changed(house, name) == []


def test_a_game_makes_itself_stale_and_no_other(house: Path) -> None:
    assert changed(house, f"{GAME}/turns.py") == ["civolution"]


def test_the_bots_make_themselves_stale_and_no_game(house: Path) -> None:
    assert changed(house, "bots/search.py") == ["bots"]


def test_all_lean_on_the_kernel(house: Path) -> None:
    assert changed(house, "kernel/state.py") == [*builds.LIBRARIES]


def test_a_new_module_and_another_name_make_a_game_stale(house: Path) -> None:
    folder = stamp("quick", *builds.LIBRARIES)
    (house / GAME / "tribes.py").write_text("as it was\n")
    assert builds.stale(folder) == ["civolution"]
    stamp("quick", "civolution")
    (house / GAME / "tribes.py").rename(house / GAME / "clans.py")
    assert builds.stale(folder) == ["civolution"]


def test_of_each_library_the_best_that_fits_is_taken(house: Path) -> None:
    assert builds.choose() == {}
    quick = stamp("quick", *builds.LIBRARIES)
    best = stamp("best", "kernel", "civolution")
    assert builds.choose() == {**dict.fromkeys(builds.LIBRARIES, quick), "kernel": best, "civolution": best}
    (house / GAME / "turns.py").write_text("otherwise\n")
    assert builds.choose() == {
        **dict.fromkeys([x for x in builds.LIBRARIES if x != "civolution"], quick),
        "kernel": best,
    }


def test_without_a_kernel_that_fits_everything_runs_interpreted(house: Path) -> None:
    stamp("quick", *[library for library in builds.LIBRARIES if library != "kernel"])
    assert builds.choose() == {}


def test_a_level_can_be_asked_for(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, best = stamp("quick", *builds.LIBRARIES), stamp("best", *builds.LIBRARIES)
    monkeypatch.setenv("DEMIURGE_LEVEL", "quick")
    assert set(builds.choose().values()) == {quick}
    monkeypatch.setenv("DEMIURGE_LEVEL", "best")
    assert set(builds.choose().values()) == {best}


def test_who_insists_on_compiled_is_told_what_is_stale(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMIURGE_PURE", "0")
    stamp("quick", *[library for library in builds.LIBRARIES if library != "nova_era"])
    with pytest.raises(ImportError, match="nova_era: run `make fast`"):
        builds.select()


def test_the_modules_of_a_library_lie_in_one_file(house: Path) -> None:
    folder = stamp("quick", *builds.LIBRARIES)
    finder = builds.Compiled(builds.choose())
    for name in ("demiurge.games.civolution.turns", "demiurge_civolution__mypyc"):
        spec = finder.find_spec(name)
        assert spec is not None
        assert spec.origin == str(folder / f"demiurge_civolution__mypyc{builds.SUFFIX}")
    for name in ("demiurge.games.civolution.invariants", "demiurge.games.civolution", "demiurge.table.app", "json"):
        assert finder.find_spec(name) is None


def test_the_sources_run_where_they_are_asked_for() -> None:
    code = "import demiurge.kernel.state as state; print(state.__file__)"
    env = {**os.environ, "DEMIURGE_PURE": "1"}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    assert said.strip() == str(builds.SOURCES / "kernel" / "state.py")


def test_the_test_run_tells_the_time_of_each_part() -> None:
    seconds = {
        "tests/games/a/test_x.py::one": 2.0,
        "tests/games/a/test_y.py::two": 1.5,
        "tests/kernel/test_z.py::t[a/b]": 3.0,
    }
    assert conftest.parts(seconds) == [("tests/games/a", 3.5), ("tests/kernel", 3.0)]


@pytest.mark.parametrize("library", builds.LIBRARIES)
def test_no_two_modules_of_a_library_have_the_same_last_name(library: str) -> None:
    """Each is a door into the same file, and the door is called by the last name."""
    names = [path.rpartition("/")[2].rpartition(".")[0] for path in [*builds.modules(library), *builds.in_c(library)]]
    assert len(set(names)) == len(names)
