"""Tips: everything that can be hovered explains itself, with clauses that exist."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.drawing import PAINTER
from demiurge.games.terra_mystica.meta import GAME
from demiurge.games.terra_mystica.state import TerraMystica
from demiurge.kernel.clauses import rulebook_of
from demiurge.kernel.game import View
from demiurge.kit.scene import Tip
from tests.games.terra_mystica.drawing.positions import EVERYTHING, KINDS, Walk
from tests.kit.reading import pictures, tip_keys

drawing = PAINTER.speaking()


def tips() -> dict[str, Tip]:
    return drawing.tips(GAME.make(EVERYTHING))


def test_clauses_exist() -> None:
    book = rulebook_of("demiurge.games.terra_mystica", "terra-mystica")
    for key, tip in tips().items():
        assert tip.title, key
        assert tip.text.endswith("."), key
        assert tip.clauses, key
        assert all(name in book for name in tip.clauses), (key, tip.clauses)


@pytest.mark.parametrize("kind", KINDS)
def test_every_key_in_a_picture_has_its_tip(kind: str) -> None:
    for position, seat in Walk(kind, 2).positions(every=31):
        known = set(drawing.tips(position.game))
        for markup in pictures(drawing.scene(View(position), seat)):
            assert tip_keys(markup) <= known
        for of in range(position.seats):
            assert tip_keys(drawing.detail(View(position), seat, of)) <= known


def test_every_component_has_one() -> None:
    game = GAME.make(EVERYTHING)
    assert isinstance(game, TerraMystica)
    found, box = tips(), game.box
    for kind, components in (
        ("faction", box.factions),
        ("bonus", box.bonus_cards),
        ("favor", box.favor_tiles),
        ("town", box.town_tiles),
        ("score", box.scoring_tiles),
        ("power", box.power_actions),
    ):
        for component in components:
            assert f"{kind}-{component.name}" in found


def test_clauses_are_the_right_ones() -> None:
    """A clause of a card or tile names it; one of a faction stands in its chapter."""
    book = rulebook_of("demiurge.games.terra_mystica", "terra-mystica")
    for key, tip in tips().items():
        kind, _, name = key.partition("-")
        if kind in ("bonus", "favor", "town", "score", "power"):
            assert book.sentence(tip.clauses[0]).startswith(name), key
        if kind == "faction":
            assert {book.clauses[clause].chapter_title for clause in tip.clauses} == {tip.title}, key
            assert len(tip.clauses) >= 2
        if kind == "special" and name[:3] in ("BON", "FAV"):
            assert name in book.sentence(tip.clauses[0])


def test_numbers_come_from_the_components(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAME.make({})
    assert isinstance(game, TerraMystica)
    monkeypatch.setattr(game.box.power_actions[1], "power", 2)
    assert drawing.tips(game)["power-ACT2"].text.startswith("2 power: 1 priest.")
