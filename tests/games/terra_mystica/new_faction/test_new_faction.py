"""A new faction with an odd ability is a module, an entry of factions.json and its words: done here, on a copy."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.terra_mystica.files import entry

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]


def moles() -> dict[str, object]:
    """Dwarves without tunnels, but for what is odd."""
    found = {**entry("factions.json", "dwarves"), "title": "Moles", "abilities": {"deep_vp": 2}}
    del found["tunnel"]
    return found


@pytest.mark.parametrize("rules", [True, False], ids=["with its module", "numbers alone"])
def test_a_faction_is_added_by_a_module_an_entry_and_words(rules: bool, tmp_path: Path) -> None:
    package = tmp_path / "demiurge"
    shutil.copytree(ROOT / "src" / "demiurge", package, ignore=shutil.ignore_patterns("__pycache__"))
    game = package / "games" / "terra_mystica"
    factions = game / "components" / "factions.json"
    factions.write_text(json.dumps({**json.loads(factions.read_text("utf-8")), "moles": moles()}), "utf-8")
    with (game / "words" / "en.ftl").open("a", encoding="utf-8") as words:
        words.write((HERE / "moles.ftl").read_text("utf-8"))
    if rules:
        shutil.copy(HERE / "moles.py", game / "factions")
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.terra_mystica.new_faction.play"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]), "DEMIURGE_PURE": "1"},
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    if rules:
        assert done.stdout == "played\n", done.stderr
    else:
        assert "moles: abilities.deep_vp: unknown field" in done.stderr, "nobody reads what is odd about it"
