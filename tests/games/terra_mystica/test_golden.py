"""Golden games: whole ledgers with the state after every row, micro-ledgers about one rule, and lines that are refused.

The games in tests/golden were played at random by an established engine. Games of real people are not ours to carry:
they are replayed from the folder that DEMIURGE_LEDGERS names, where there is one."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from demiurge.games.terra_mystica.ledger import import_ledger, refusals

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden" / "terra_mystica"
LEDGERS = Path(os.environ.get("DEMIURGE_LEDGERS") or ROOT.parent / "shared" / "ledgers")
GAMES = sorted(path.stem for path in GOLDEN.glob("*.txt"))
REAL = sorted(path.stem for path in (LEDGERS / "real").glob("*.txt"))
PROBES: list[dict[str, Any]] = json.loads((GOLDEN / "probes.json").read_text())["probes"]
NUMBERS = ("VP", "C", "W", "P", "P1", "P2", "P3", "FIRE", "WATER", "EARTH", "AIR", "KEY")

pytestmark = pytest.mark.both


def expected_of(folder: Path, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / f"{name}.expected.json").read_text())
    return found


def replay(folder: Path, name: str) -> None:
    expected = expected_of(folder, name)
    found = import_ledger((folder / f"{name}.txt").read_text(), expected["map"])
    assert found.refused is None
    assert found.mismatch(expected) is None
    assert len(found.rows) == sum("faction" in row for row in expected["rows"])
    assert {faction: it["vp"] for faction, it in found.final.items()} == expected["final_vp"]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_replayed_row_by_row(name: str) -> None:
    replay(GOLDEN, name)


def test_there_are_66_golden_games_of_2_to_5_players_with_all_factions_and_several_maps() -> None:
    told = [expected_of(GOLDEN, name) for name in GAMES]
    assert len(told) == 66
    assert {len(it["final_vp"]) for it in told} == {2, 3, 4, 5}
    assert len({faction for it in told for faction in it["final_vp"]}) == 20
    assert len({it["map"] for it in told}) >= 3


@pytest.mark.skipif(not REAL, reason=f"no ledgers of real games in {LEDGERS} (DEMIURGE_LEDGERS names the folder)")
@pytest.mark.parametrize("name", REAL or ["none"])
def test_a_real_game_is_replayed_row_by_row(name: str) -> None:
    replay(LEDGERS / "real", name)


# ---- probes
def numbers(it: dict[str, Any]) -> list[int]:
    return [it["vp"], it["c"], it["w"], it["p"], *it["pw"], *it["cult"], it["keys"]]


@pytest.mark.parametrize("probe", PROBES, ids=[probe["name"] for probe in PROBES])
def test_a_probe_ends_as_the_site_ended_it(probe: dict[str, Any]) -> None:
    found = import_ledger("\n".join(probe["lines"]))
    assert str(found.round) == str(probe["round"])
    if not probe["ok"]:
        assert found.refused is not None
        assert found.refused["text"].lower() == probe["refused_command"].lower()
        return
    assert found.refused is None
    for faction, wanted in probe["factions"].items():
        assert numbers(found.final[faction]) == [wanted[name] for name in NUMBERS], faction


# ---- lines that are refused
def refused_lines() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for line in (GOLDEN / "illegal_moves.jsonl").read_text().splitlines():
        it = json.loads(line)
        found.setdefault(it["game"], []).append(it)
    return found


REFUSED = refused_lines()
SAMPLE = list(REFUSED)[::5]


def refuse_all(game: str) -> int:
    """Every line is refused at its place, by a clause of the rules, and not before."""
    tries = REFUSED[game]
    text = (GOLDEN / f"{game}.txt").read_text()
    found = refusals(text, [(it["after_lines"], it["line"]) for it in tries], tries[0]["map"])
    for it, refused in zip(tries, found):
        assert refused is not None, it
        assert refused["line"] == it["after_lines"] + 1
        assert refused["clause"].startswith("TM-"), (it, refused)
    return len(found)


@pytest.mark.parametrize("game", SAMPLE)
def test_a_line_the_site_refused_is_refused(game: str) -> None:
    assert refuse_all(game) > 0


@pytest.mark.long
def test_every_line_the_site_refused_is_refused() -> None:
    assert sum(refuse_all(game) for game in REFUSED) == 5337
