"""The wheel of the legend: turned to the own home, with the spades to it and the price of a spade."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.terra_mystica.drawing import PAINTER
from demiurge.games.terra_mystica.drawing.legend import MIDDLE
from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import View
from demiurge.kit.legend import Picture
from tests.games.terra_mystica.table import Table, table
from tests.kit.reading import parsed, with_class

drawing = PAINTER.speaking()


def picture(t: Table, seat: int = 0) -> Picture:
    found = drawing.legend(View(t.s), seat)
    assert found is not None
    assert found.picture is not None
    return found.picture


def grounds(body: str) -> list[str]:
    """The terrains, clockwise from the top."""
    found = {str(one.text): (float(one.get("x", 0)), float(one.get("y", 0))) for one in with_class(body, "tm-ground")}
    top = min(found, key=lambda name: found[name][1])
    right = sorted((name for name in found if found[name][0] > MIDDLE[0] + 1), key=lambda name: found[name][1])
    left = sorted((name for name in found if found[name][0] < MIDDLE[0] - 1), key=lambda name: -found[name][1])
    return [top, *right, *left]


def spades(body: str) -> list[str]:
    return sorted("".join(one.itertext()) for one in with_class(body, "tm-tag"))


def lit(body: str) -> str:
    return "".join(text for one in with_class(body, "tm-lit") for text in one.itertext())


def test_the_own_home_is_on_top_and_the_others_follow_the_wheel() -> None:
    found = picture(table("witches", "nomads"))
    assert grounds(found.body) == ["forest", "mountain", "wasteland", "desert", "plains", "swamp", "lake"]
    assert spades(found.body) == ["1", "1", "2", "2", "3", "3"]
    assert found.text.startswith("Your home is forest.")


def test_the_price_of_a_spade_is_lit_where_the_seat_stands() -> None:
    t = table("witches", "nomads").turn("witches")
    assert lit(picture(t).body) == "3"
    t.s.players[t.seat("witches")].dig = 2
    assert lit(picture(t).body) == "1"


@pytest.mark.parametrize(
    ("faction", "expected", "price"),
    [("giants", ["2"] * 6, "3"), ("darklings", ["1", "1", "2", "2", "3", "3"], "1"), ("dwarves", None, "3")],
)
def test_spades_and_price_are_those_of_the_faction(faction: str, expected: list[str] | None, price: str) -> None:
    body = picture(table(faction, "witches")).body
    assert spades(body) == (expected or ["1", "1", "2", "2", "3", "3"])
    assert lit(body) == price


@pytest.mark.parametrize("faction", ["icemaidens", "acolytes", "riverwalkers", "shapeshifters"])
def test_factions_whose_home_is_not_on_the_wheel_have_one_too(faction: str) -> None:
    more: dict[str, Any] = {"fire-and-ice-factions": "yes"}
    t = table(faction, "witches", **more)
    found = picture(t)
    assert len(parsed(found.body)) > 0
    turns = faction in ("icemaidens", "shapeshifters")
    assert bool(spades(found.body)) == turns
    assert ("do not turn land" in found.text) != turns


def test_who_only_looks_on_sees_the_wheel_as_it_is_printed() -> None:
    found = picture(table("witches", "nomads"), SPECTATOR)
    assert grounds(found.body)[0] == "desert"
    assert spades(found.body) == []
