"""Entries of two sets beside each other: what differs, what that gives on paper, and what they are called."""

from __future__ import annotations

from pathlib import Path

from demiurge.kernel.registry import find
from demiurge.lab import Report, changed, entries
from demiurge.lab.components import at_once, naming
from demiurge.lab.playing import NOTHING, UNSURE, board_of
from tests.lab.conftest import CARD, FILE, entry_of, written_into

NOVA_ERA = "demiurge.games.nova_era"


def test_only_what_the_game_makes_something_of_is_a_change(tmp_path: Path) -> None:
    copy = written_into(tmp_path / "copy", {CARD: entry_of() | {"origin": "public"}})
    assert changed(NOVA_ERA, copy, "") == []
    dearer = written_into(tmp_path / "dearer", {CARD: entry_of() | {"cost": 9}})
    (found,) = changed(NOVA_ERA, dearer, copy)
    assert found.id == f"{FILE}/{CARD}"
    assert found.fields == (("cost", str(entry_of()["cost"]), "9"),)


def test_a_file_or_a_folder_takes_the_place_of_built_in_entries(tmp_path: Path) -> None:
    mine = written_into(tmp_path / "mine", {CARD: entry_of() | {"cost": 9}})
    for path in (mine, f"{mine}/{FILE}"):
        assert entries(NOVA_ERA, path)[f"{FILE}/{CARD}"]["cost"] == 9
    assert entries(NOVA_ERA)[f"{FILE}/{CARD}"] == entry_of()
    assert entries("tests.orchard") == {}


def test_points_that_are_given_at_once_are_what_a_change_promises() -> None:
    three = {"when": "instant", "op": "vp", "n": 3}
    each = {"when": "instant", "op": "vp", "n": 1, "per": {"count": "past"}}
    assert at_once({"origin": "house", "cost": 4, "effects": [three, each]}) == (3, {"cost": 4, "effects": [each]})
    assert at_once({"vp": 5, "keys": 1}) == (5, {"keys": 1})


def test_components_are_called_as_the_game_does() -> None:
    for name, id, english, russian in (
        ("nova-era", "technologies.json/printing-press", "Printing Press", "Печатный станок"),
        ("terra-mystica", "factions.json/alchemists", "Alchemists", "Алхимики"),
        ("civolution", "research_cards.json/A1", "Wheel", "Колесо"),
        ("theocratia", "power_cards.json/P01", "Stellar Tide", "Звёздный прилив"),
        ("lantern-isles", "charms.json/cask", "Cask", "Бочонок"),
    ):
        meta = find(name)
        found = naming(meta.make(), entries(meta.package))[id].name
        assert (found["en"], found.get("ru")) == (english, russian)


def test_titles_that_several_share_get_the_code() -> None:
    meta = find("terra-mystica")
    found = naming(meta.make(), entries(meta.package))
    assert found["favor_tiles.json/FAV3"].name["en"].endswith(" FAV3")
    assert found["favor_tiles.json/FAV3"].text["en"]


def test_every_game_says_what_its_answers_take() -> None:
    for name, takes, leaves in (
        ("nova-era", ["develop foraging", "enlist aristotle"], ["use foraging", "damage foraging", "pick zone 1"]),
        ("terra-mystica", ["setup alchemists", "+FAV3", "+TW1", "pass BON2", "action ACT4"], ["pass", "build A1"]),
        ("theocratia", ["play P01", "token a"], ["discard P01", "attack A1"]),
        ("civolution", ["install A1", "keep SM2", "start with SC1"], ["keep A1", "use A1", "done"]),
        ("amber-shore", ["wish cockle"], ["go a1"]),
    ):
        board = board_of(name, (), "")
        space = board.game.space
        assert all(board.takes[space.parse(text)] >= 0 for text in takes), name
        assert all(board.takes[space.parse(text)] == NOTHING for text in leaves), name
    for name, text in (("civolution", "take income 1"), ("lantern-isles", "play c3")):
        board = board_of(name, (), "")
        assert board.takes[board.game.space.parse(text)] == UNSURE


def test_what_lies_at_a_place_is_what_is_taken(alone: Report) -> None:
    """Lantern Isles plays charms by their number in the deck."""
    charms = {one["id"]: one for one in alone["components"]}
    assert charms.keys() == {f"charms.json/{name}" for name in ("cask", "pearl", "gull", "bottle", "squall")}
    assert all(0 < one["taken"][0] <= one["offered"][0] for one in charms.values())
