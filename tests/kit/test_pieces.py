"""Small markup that all drawings share, and the still picture."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from lantern_isles.drawing import PAINTER

from demiurge.kernel.text import text
from demiurge.kit import pieces
from demiurge.kit.markup import icon
from demiurge.kit.portrait import FRAME, Frame, Sitter, Still, portrait, short, sitters
from demiurge.kit.scene import Seat
from demiurge.kit.tips import concepts, tip


def one(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def test_a_figure_can_be_found_by_its_name() -> None:
    assert pieces.figure("oil", 3) == '<span data-figure="oil">3</span>'


def test_an_amount_explains_itself() -> None:
    plain = pieces.amount("oil", 3, "oil")
    assert plain == f'<span data-tip="oil">{icon("oil", 18)}3</span>'
    full = one(pieces.amount("oil", 0, "oil", 15, "oil", 'so "little"', "zero"))
    assert (full.get("class"), full.get("data-note")) == ("zero", 'so "little"')
    assert [node.get("data-figure") for node in full.iter("span")] == [None, "oil"]


def test_an_emblem_is_a_badge() -> None:
    assert one(pieces.badge("<circle/>", "c-1")).get("class") == "badge c-1"
    assert one(pieces.badge("<circle/>")).get("class") == "badge"


def test_a_place_has_an_id_a_tip_and_a_note() -> None:
    found = one(pieces.place("hex-a1", "isle", "A <dark> isle.", pieces.hit("0,0 1,1 2,0"), "wide"))
    assert found.attrib == {"id": "hex-a1", "class": "place wide", "data-tip": "isle", "data-note": "A <dark> isle."}
    assert [node.get("class") for node in found] == ["hit"]
    assert pieces.told("isle") == ' data-tip="isle"'
    assert (pieces.travels("die-1"), pieces.travels("")) == (' data-piece="die-1"', "")


def test_the_glow_lies_within_the_hex() -> None:
    found = one(f"<g>{pieces.hot(40, 100, 50)}</g>")
    tops = {node.get("class"): float(str(node.get("points")).split()[0].split(",")[1]) for node in found}
    assert tops == {"glow-hot": 13, "glow-wide": 12, "glow-soft": 13, "glow-ring": 13.5, "glow-core": 16}
    assert pieces.glow(40, 100, 50) in pieces.hot(40, 100, 50)
    assert pieces.mark("x", "far") == '<g class="mark far">x</g>'
    assert pieces.ghost("x") == '<g class="ghost">x</g>'


@pytest.mark.parametrize("face", range(7))
def test_a_die_has_as_many_pips_as_its_face_says(face: int) -> None:
    found = one(f"<g>{pieces.pips(face, 10, 3, 22, 21, 'pip')}</g>")
    assert len(found) == face
    assert all(node.get("class") == "pip" and node.get("r") == "3" for node in found)
    at = [(float(str(node.get("cx"))) - 22, float(str(node.get("cy"))) - 21) for node in found]
    assert len(set(at)) == face
    assert {(-x, -y) for x, y in at} == set(at), "they lie around the middle"


# ---- tips
def test_a_tip_is_a_message_with_a_text() -> None:
    w = PAINTER.speaking().words
    assert concepts(w, {"isle": "LI-3.1 LI-3.2"}) == {"isle": tip(w, text("tip-isle"), ["LI-3.1", "LI-3.2"])}
    numbers = {"charm": {"effects": "draw 2"}}
    assert concepts(w, {"charm": "LI-4.1"}, numbers)["charm"].title == "Draw 2."
    assert tip(w, text("tip-isle"), []).title == "Isle"
    assert tip(w, text("tip-isle"), []).text.startswith("A dark isle")


# ---- a still picture
SITTERS = [Sitter("<circle/>", "A & B", 12), Sitter("<circle/>", "Nobody at all", -3, '<path d="M0,0"/>')]


def test_a_portrait_holds_the_board_the_round_and_the_seats() -> None:
    found = one(portrait("Isles", "Round 3", Still("<rect/>", "0 0 10 10", "sea"), SITTERS))
    assert found.get("aria-label") == "Isles"
    assert [node.text for node in found.iter("text")] == ["Round 3", "A & B", "12", "Nobody at all", "−3"]
    board = found.find("svg")
    assert board is not None
    assert (board.get("viewBox"), board.get("class"), board.get("height")) == ("0 0 10 10", "sea", "540")


def test_the_seats_of_a_scene_sit_for_it_as_they_are() -> None:
    seat = Seat("Nomads", "colour-yellow", pieces.badge('<circle r="9"/><path d="M0,0"/>', "colour-yellow"), 20)
    assert sitters([seat]) == [Sitter('<g class="colour-yellow"><circle r="9"/><path d="M0,0"/></g>', "Nomads", 20)]


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("frame", [FRAME, Frame(720, 720, 10, 64, 112, 9)])
def test_the_seats_share_the_strip(seats: int, frame: Frame) -> None:
    found = one(portrait("", "", Still("", "0 0 1 1"), SITTERS[:1] * seats, frame))
    grounds = [node for node in found.iter("rect") if node.get("class") == "portrait-seat"]
    ends = [(float(node.get("x", "")), float(node.get("width", ""))) for node in grounds]
    assert len(ends) == seats
    assert ends[0][0] == frame.margin + frame.head + frame.gap
    assert sum(ends[-1]) == pytest.approx(frame.wide - frame.margin, abs=0.2)
    for (x, wide), (following, _) in pairwise(ends):
        assert following - x - wide == pytest.approx(frame.gap, abs=0.2)


def test_long_names_get_smaller_or_shorter() -> None:
    made = portrait("", "Round number three", Still("", "0 0 1 1"), SITTERS)
    sizes = re.findall(r'font-size="([\d.]+)"', made)
    assert sizes == ["8.0"]
    assert (short("Nomads", 100), short("Nomads", 25), short("Nomads", 0)) == ("Nomads", "Nom…", "No…")
