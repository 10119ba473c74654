"""Entries of the component files by themselves, as the lab shows them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from demiurge.kernel.components import overheard
from demiurge.kernel.registry import find, games
from demiurge.kit.painter import Painting
from demiurge.kit.plain import drawing_of


def painting(game: str, path: str = "", language: str = "en") -> tuple[Painting[Any, Any], Any]:
    made = find(game).make({}, path)
    found = drawing_of(made, language)
    assert isinstance(found, Painting)
    return found, made


DRAWN = [
    ("nova-era", "technologies.json", "printing-press"),
    ("nova-era", "personalities.json", "cleopatra"),
    ("terra-mystica", "factions.json", "witches"),
    ("terra-mystica", "bonus_cards.json", "BON5"),
    ("terra-mystica", "favor_tiles.json", "FAV5"),
    ("terra-mystica", "town_tiles.json", "TW1"),
    ("terra-mystica", "power_actions.json", "ACT4"),
    ("theocratia", "power_cards.json", "P03"),
    ("theocratia", "tokens.json", "a"),
    ("civolution", "research_cards.json", "A3"),
]


@pytest.mark.parametrize(("game", "file", "name"), DRAWN)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_says_what_it_is_and_how_it_looks(game: str, file: str, name: str, language: str) -> None:
    drawing, made = painting(game, language=language)
    found = drawing.component(made, file, name)
    assert found is not None
    assert found.tip.title
    assert found.tip.text
    assert found.picture.startswith("<")
    assert drawing.titles(made)[file, name if game != "civolution" else name.lower()] == found.tip.title


def test_a_changed_card_says_and_shows_the_change(tmp_path: Path) -> None:
    file = "technologies.json"
    read = Path(__file__).parents[2] / "src/demiurge/games/nova_era/components" / file
    entry = json.loads(read.read_text("utf-8"))["printing-press"]
    entry["effects"][0]["n"] = 3
    (tmp_path / file).write_text(json.dumps({"printing-press": entry}), "utf-8")
    pictures = []
    for path, points in (("", "gain 1 VP"), (str(tmp_path), "gain 3 VP")):
        drawing, made = painting("nova-era", path)
        found = drawing.component(made, file, "printing-press")
        assert found is not None
        assert points.removeprefix("gain ") in found.tip.text
        pictures.append(found.picture)
    assert ">+1<" in pictures[0]
    assert ">+3<" not in pictures[0]
    assert ">+3<" in pictures[1]


def test_what_has_no_tip_is_no_component() -> None:
    drawing, made = painting("nova-era")
    assert drawing.component(made, "board.json", "limits") is None
    assert drawing.component(made, "technologies.json", "nothing") is None


@pytest.mark.parametrize("game", [name for name, meta in games().items() if meta.package.startswith("demiurge")])
def test_what_a_loader_asks_for_is_overheard(game: str, tmp_path: Path) -> None:
    """An editor's form is made of that: every field of every entry that is there was asked for."""
    file = next(Path(__file__).parents[2].glob(f"src/demiurge/games/{game.replace('-', '_')}/components/*.json")).name
    (tmp_path / file).write_text("{}", "utf-8")
    with overheard() as heard:
        find(game).make({}, str(tmp_path))
    entries = [one for one in heard if not one.prefix]
    assert len(entries) > 50
    assert all(set(one.data) <= set(one.asked) for one in heard)
    assert all(one.asked["origin"].words == ("rulebook", "public", "house") for one in entries)
    with overheard() as nothing:
        pass
    assert nothing == []
