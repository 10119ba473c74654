"""Small parts in markup."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from demiurge.kit.markup import chip, chips, esc, hex_points, icon, sentence, spoken, sprite
from demiurge.kit.scene import Chip, Seat

SEATS = [Seat("Foxes", "c-red", "", 0), Seat("Owls & <sons>", "c-blue", "", 0)]


def test_text_from_outside_cannot_become_markup() -> None:
    assert esc("<b title=\"x\">'&'</b>") == "&lt;b title=&quot;x&quot;&gt;&#x27;&amp;&#x27;&lt;/b&gt;"


def test_a_sentence_names_its_seats_shows_icons_and_escapes_the_rest() -> None:
    said = sentence("{1} pay <2>:coin: to {0}, {7} looks on.", SEATS)
    assert '<b class="who">Owls &amp; &lt;sons&gt;</b> pay &lt;2&gt;' in said
    assert '<use href="#i-coin"/>' in said
    assert '<b class="who">8</b>' in said


def test_an_icon_stays_with_its_number_and_its_full_stop() -> None:
    said = sentence("{0} take 12:coin:, then 3:coin::power:. All: done.", SEATS)
    kept = re.findall(r'<span class="glue">(.*?)</span>', said)
    assert [re.sub(r"<.*?>", "*", one) for one in kept] == ["12***,", "3******."]
    assert said.endswith(" All: done.")


def test_the_ear_hears_titles_and_no_markup() -> None:
    assert spoken("{0} take 2:coin: from {1}.", SEATS) == "Foxes take 2 coin from Owls & <sons>."


def test_the_ear_hears_what_icons_are_called() -> None:
    def called(icon: str, n: str) -> str:
        return f"{n or 'a'} {icon.upper()}"

    told = "{0} give a :priest:, 12:coin::vp: and (:D: :TP:)."
    assert spoken(told, SEATS, called) == "Foxes give a a PRIEST, 12 COIN a VP and (a D a TP)."


@pytest.mark.parametrize(("amount", "kind", "text"), [(-2, "cost", "−2"), (3, "gain", "+3")])
def test_a_chip_tells_cost_from_gain_by_its_sign_too(amount: int, kind: str, text: str) -> None:
    made = chip(Chip("coin", amount, "so many coins"))
    assert f'class="chip {kind}">{text}<' in made
    assert chips([]) == ""


@pytest.mark.parametrize(
    ("amount", "words", "heard"),
    [(1, "1 Gold", "+1 Gold"), (-2, "2 coins (a <toll>)", "−2 coins (a <toll>)"), (2, "Unrest +2", "Unrest +2")],
)
def test_a_chip_is_heard_once(amount: int, words: str, heard: str) -> None:
    """A picture with a name: what is written in it is for the eye alone."""
    made = ElementTree.fromstring(chip(Chip("coin", amount, words)))
    assert (made.get("role"), made.get("aria-label")) == ("img", heard)
    assert "".join(made.itertext()).lstrip("+−") == str(abs(amount))


def test_the_sprite_holds_the_kits_icons_and_the_games_own() -> None:
    root = ElementTree.fromstring(sprite({"own": '<path d="M0 0"/>'}))
    names = [symbol.get("id") for symbol in root.iter("symbol")]
    assert {"i-vp", "i-undo", "i-own"} <= set(names)
    assert len(names) == len(set(names))
    assert 'class="i i-20 dim"' in icon("vp", 20, "dim")


def test_a_hexagon_has_six_corners_around_its_middle() -> None:
    corners = [tuple(map(float, corner.split(","))) for corner in hex_points(10, 5, 7).split()]
    assert len(corners) == 6
    assert {round((x - 5) ** 2 + (y - 7) ** 2) for x, y in corners} == {100}
