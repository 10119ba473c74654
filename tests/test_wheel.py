"""A wheel made with DEMIURGE_COMPILE=1 plays compiled from an empty environment (README, docs/speed.md)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from demiurge import builds
from demiurge.kernel.registry import games

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it but the wheel and what it asks for; its folder of programs."""
    folder = tmp_path_factory.mktemp("wheel")
    env = {**os.environ, "DEMIURGE_COMPILE": "1"}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    subprocess.run([*pip, "wheel", "--no-deps", "-w", str(folder), str(ROOT)], check=True, env=env, cwd=folder)
    (wheel,) = folder.glob("demiurge-*.whl")
    venv.create(folder / "empty", with_pip=True)
    python = folder / "empty" / "bin" / "python"
    subprocess.run([str(python), *pip[1:], "install", str(wheel)], check=True, cwd=folder)
    return python.parent


@pytest.mark.long
@pytest.mark.parametrize("game", [name for name, meta in games().items() if meta.package.startswith("demiurge.")])
def test_a_wheel_plays_compiled_from_an_empty_environment(empty: Path, game: str) -> None:
    call = [str(empty / "demiurge"), "simulate", game, "--seats", "2", "--games", "3", "--seed", "1", "--json"]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("DEMIURGE", "PYTHON"))}
    said = subprocess.run(
        [*call, "--bots", "greedy,random"], check=True, capture_output=True, text=True, env=env, cwd=empty
    )
    found = json.loads(said.stdout)
    assert found["compiled"]
    assert found["finished"] == 3


@pytest.mark.long
def test_a_wheel_brings_every_library_and_nothing_of_the_checkout(empty: Path) -> None:
    code = "import demiurge.builds as b; print(*b.installed(), b.described(), b.SOURCES, sep='\\n')"
    env = {name: value for name, value in os.environ.items() if not name.startswith(("DEMIURGE", "PYTHON"))}
    said = subprocess.run(
        [str(empty / "python"), "-c", code], check=True, capture_output=True, text=True, env=env, cwd=empty
    )
    *libraries, described, sources = said.stdout.split("\n")[:-1]
    assert libraries == [*builds.LIBRARIES]
    assert described == "compiled"
    assert not Path(sources).is_relative_to(ROOT)
