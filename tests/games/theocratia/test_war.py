"""Chapters 8 and 9: war, conversion and compensation."""

from __future__ import annotations

import pytest

from demiurge.games.theocratia.board import hex_id
from tests.games.theocratia.table import BOTH, Table, base
from tests.rules import rule


def war(t: Table, civ: str = "turquoise", warriors: int = 5, **rows: str) -> Table:
    """Red has placed a violet 2 on the civ."""
    t.warriors(civ, warriors).turn("red", "violet 2", **rows)
    return t.do("red", "take violet 2", f"place {civ}")


# --- targets -----------------------------------------------------------------------------------


@rule("TH-8.1", "TH-8.10")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("warriors", "targets"), [(1, "E4"), (2, "E4 D2"), (3, "E4 D2 D3 C3"), (5, "E4 D2 D3 C3")])
def test_a_monster_takes_one_warrior_a_house_two_and_an_upgraded_building_three(
    edition: str, warriors: int, targets: str
) -> None:
    t = base(edition).put("magenta", "house", "D2").put("magenta", "factory", "D3").put("magenta", "barrack", "C3")
    t = war(t, warriors=warriors)
    places = {"E4": 1, "D2": 2, "D3": 3, "C3": 3}
    assert {where for where in places if f"attack {where}" in t.answers("red")} == set(targets.split())
    for where, price in places.items():
        assert t.why("red", f"attack {where}") == (None if price <= warriors else "TH-8.10")
    where = targets.split()[-1]
    t.do("red", f"attack {where}")
    assert t.garrison("turquoise") == warriors - places[where]


@rule("TH-8.1")
def test_an_empty_hex_is_no_target() -> None:
    t = war(base())
    assert t.why("red", "attack D2") == "TH-8.1"
    assert t.lawful().targets("red", "attack") == {"A3", "C4", "E2", "E3", "E4", "E7", "E8", "E9", "G4", "I3"}


@rule("TH-8.2")
def test_fortresses_and_pyramids_are_never_attacked() -> None:
    t = war(base().put("magenta", "pyramid", "D2").give("red", extra=2))
    for text in ("attack C2", "attack D2", "convert D2 with tile", "convert C2 with tile"):
        assert t.why("red", text) == "TH-8.2"


@rule("TH-8.3", "TH-8.17")
def test_a_removed_building_returns_to_its_civ_and_its_hex_is_free_without_a_crystal() -> None:
    t = base().put("magenta", "factory", "D2").put("magenta", "house", "D3")
    t.paint("D3", "white")
    t.s.laid = []
    t = war(t)
    assert t.left("magenta", "factory") == 2
    t.do("red", "attack D2")
    assert (t.left("magenta", "factory"), t.at("D2")) == (3, "")
    assert t.s.free >> hex_id("D2") & 1
    assert not t.s.crystals >> hex_id("D2") & 1
    assert t.crystals("magenta") == t.crystals("turquoise") == {}
    t = war(t).do("red", "attack D3")
    assert t.colour("D3") == "white"  # what was converted stays so


@rule("TH-8.17", "TH-8.5")
@pytest.mark.parametrize("edition", BOTH)
def test_a_removed_monster_brings_a_card_and_leaves_its_crystal(edition: str) -> None:
    t = war(base(edition), warriors=1).do("red", "attack E4")
    assert t.cards("red") == 1
    assert t.at("E4") == ""
    assert t.s.free >> hex_id("E4") & 1
    assert t.s.crystals >> hex_id("E4") & 1
    t = war(base(edition).put("pink", "house", "D2"), warriors=2).do("red", "attack D2")
    assert t.cards("red") == 0  # buildings bring none


@rule("TH-8.4")
def test_spent_warriors_go_to_the_chronicle_of_the_acting_civ() -> None:
    t = war(base().put("magenta", "house", "D2"), warriors=4).do("red", "attack D2")
    assert t.garrison("turquoise") == 2
    assert t.on_page("turquoise") == {"warriors": 2}
    assert t.on_page("magenta") == {}


@rule("TH-8.6", "TH-8.7", "TH-R6")
@pytest.mark.parametrize("edition", BOTH)
def test_the_attacker_and_every_player_with_a_barrack_of_the_civ_gain_worship(edition: str) -> None:
    t = base(edition).put("turquoise", "barrack", "D6 D4 D7").put("violet", "barrack", "F7")  # red twice, white; blue's
    t = war(t, warriors=1).do("red", "attack E4", "end turn")
    assert t.worship() == {"red turquoise": 1 + 1, "white turquoise": 1}
    t = base(edition).put("turquoise", "barrack", "C7")  # on green nobody's
    t = war(t, warriors=1).do("red", "attack E4", "end turn")
    assert t.worship() == {"red turquoise": 1}


@rule("TH-8.6", "TH-26.22")
@pytest.mark.parametrize(("edition", "at_once"), [("final", False), ("early", True)], ids=BOTH)
def test_worship_of_a_war_comes_at_once_or_at_the_end_of_the_turn(edition: str, at_once: bool) -> None:
    t = base(edition).put("turquoise", "barrack", "D7").put("magenta", "house", "D2").bonus("holiday_war")
    t = war(t.hand("red", "P02").give("red", cosmo=2).priests("red", turquoise=0), warriors=2)
    t.do("red", "attack D2", "go on")
    mine = {"red turquoise": 1 + 2, "white turquoise": 1}  # with the round bonus; the barrack's
    assert t.worship() == {"brown magenta": 1} | (mine if at_once else {"red turquoise": 1})
    assert t.lawful().why("red", "claim low") == (None if at_once else "TH-21.2")  # the tile at space 2
    t.do("red", "end turn")
    assert t.worship() == {"brown magenta": 1} | mine


@rule("TH-8.6")
def test_a_holiday_with_a_two_is_no_war() -> None:
    t = base().area("violet", green=1).give("red", cosmo=1).turn("red", "violet 2")
    t.do("red", "take violet 2", "place violet", "holiday")
    assert (t.worship(), t.asked()) == ({"red violet": 1}, ["brown"])  # for the fortress


@rule("TH-8.8")
@pytest.mark.parametrize("edition", BOTH)
def test_a_conversion_leaves_the_building_and_takes_the_hex_and_all_else_is_war(edition: str) -> None:
    t = base(edition).put("magenta", "house", "D2").put("turquoise", "barrack", "D7").give("red", extra=1)
    t = war(t.bonus("holiday_war"), warriors=2)
    assert t.lawful().why("red", "convert D2 with tile") is None
    t.do("red", "convert D2 with tile")
    assert (t.at("D2"), t.colour("D2"), t.s.extra[0]) == ("magenta house", "red", 0)
    assert (t.garrison("turquoise"), t.on_page("turquoise")) == (0, {"warriors": 2})
    assert t.worship()["red turquoise"] == 1 + 1
    assert t.worship()["white turquoise"] == 1


@rule("TH-8.8", "TH-8.10")
def test_a_conversion_needs_a_tile_and_warriors() -> None:
    t = war(
        base().put("magenta", "house", "B1").put("magenta", "factory", "D2").give("red", starting=0, extra=0),
        warriors=3,
    )
    assert t.why("red", "convert B1 with starting tile") == "TH-21.3"
    assert t.why("red", "convert D2 with tile") == "TH-21.3"
    t = war(base().put("magenta", "factory", "B1"), warriors=2)
    assert t.lawful().why("red", "convert B1 with starting tile") == "TH-8.10"


@rule("TH-8.9")
def test_monsters_and_the_volcano_are_not_converted() -> None:
    t = war(base().give("red", extra=1))
    for text in ("convert E4 with tile", "convert E4 with starting tile", "convert E5 with tile"):
        assert t.why("red", text) == "TH-8.9"


@rule("TH-8.11", "TH-8.12")
def test_a_civ_does_not_attack_itself_nor_a_player_the_own_hexes() -> None:
    t = base().put("turquoise", "house", "C5").put("magenta", "house", "B2").give("red", extra=2)
    t = war(t)
    for text in ("attack C5", "convert C5 with tile"):
        assert t.why("red", text) == "TH-8.11"
    for text in ("attack B2", "convert B2 with tile"):
        assert t.why("red", text) == "TH-8.12"
    t.lawful()


@rule("TH-8.13")
@pytest.mark.parametrize(("bonus", "more"), [("holiday_war", 1), ("factory", 0), ("", 0)])
def test_the_war_bonus_is_one_more_worship(bonus: str, more: int) -> None:
    t = war(base().bonus(bonus), warriors=1).do("red", "attack E4", "end turn")
    assert t.worship() == {"red turquoise": 1 + more}


@rule("TH-8.14", "TH-21.1")
def test_the_starting_tile_converts_only_green_and_yellow_hexes() -> None:
    t = base().put("magenta", "house", "C1 B1 D2 D3 C3").give("red", extra=1)
    t = war(t)
    assert t.targets("red", "convert") == {
        "C1 with starting tile", "B1 with starting tile", "C1 with tile", "B1 with tile", "D2 with tile",
        "D3 with tile", "C3 with tile",
    }  # fmt: skip
    for where in ("D2", "D3", "C3"):  # brown, blue, white
        assert t.why("red", f"convert {where} with starting tile") == "TH-21.1"
    t.lawful().do("red", "convert C1 with starting tile")
    assert (t.s.starting[0], t.s.extra[0], t.colour("C1")) == (0, 1, "red")


@rule("TH-8.15", "TH-R5")
def test_war_reaches_the_whole_island() -> None:
    t = war(base().put("pink", "house", "H2"), "turquoise", 2)  # at the other end, nothing between
    t.do("red", "attack H2")
    assert t.at("H2") == ""


@rule("TH-8.16")
@pytest.mark.parametrize("edition", BOTH)
def test_worship_comes_before_barracks_and_before_or_after_compensation(edition: str) -> None:
    t = base(edition).put("magenta", "barrack", "D2").put("turquoise", "barrack", "D7").bonus("holiday_war")
    t = war(t, warriors=3, pink="pink 4")
    told = len(t.play.journal.events)
    t.do("red", "attack D2")
    kinds = [(event.kind, event.seat) for event in t.play.journal.events[told:]]
    order = [entry for entry in kinds if entry[0] in ("page", "worship", "draw")]
    gains = [("worship", 0), ("worship", 0), ("worship", 3)]  # red, red's bonus, white's barrack
    lost = [("worship", 1), ("draw", 1)]  # brown's worship and card
    # three warriors fill page 0 first; in the final edition the gains wait for the end of the turn
    assert order == [("page", -1), *(lost + gains if edition == "final" else gains + lost)]


# --- compensation ------------------------------------------------------------------------------


@rule("TH-9.1", "TH-9.2")
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("kind", "cards"), [("house", 0), ("factory", 1), ("barrack", 1)])
def test_a_removed_building_is_compensated_with_worship_of_its_civ_and_a_card_if_upgraded(
    edition: str, kind: str, cards: int
) -> None:
    t = war(base(edition).put("magenta", kind, "D2")).do("red", "attack D2")
    assert t.worship() == {"red turquoise": 1, "brown magenta": 1}
    assert t.cards("brown") == cards


@rule("TH-9.3", "TH-9.4", "TH-26.15")
def test_the_early_edition_compensates_a_conversion_with_everything() -> None:
    t = war(base("early").put("magenta", "factory", "D2").give("red", extra=1)).do("red", "convert D2 with tile")
    assert t.worship() == {"red turquoise": 1, "brown magenta": 1}
    assert (t.cards("brown"), t.s.extra[1], t.s.marks[1]) == (1, 1, 0b011)  # the tile of space 7


@rule("TH-9.3", "TH-9.6", "TH-R7")
@pytest.mark.parametrize(("edition", "worship", "cards"), [("final", 0, 0), ("early", 1, 1)])
def test_compensation_for_a_conversion_by_edition(edition: str, worship: int, cards: int) -> None:
    t = base(edition).put("magenta", "barrack", "D2").give("red", extra=1).give("brown", extra=0)
    t = war(t).do("red", "convert D2 with tile")
    assert t.worship().get("brown magenta", 0) == worship
    assert t.cards("brown") == cards
    assert t.s.extra[1] == 1
    for marks, left in ((0b011, 0b001), (0b001, 0)):  # 7, then 5, then 2
        t.s.marks[1], t.s.extra[1] = marks, 3 - marks.bit_count()
        t.put("magenta", "barrack", "D2", "brown").give("red", extra=1)
        t.s.laid = []
        t = war(t).refresh()
        t.play.answer(0, t.play.game.space.parse("convert D2 with tile"))
        assert t.s.marks[1] == left


@rule("TH-9.5")
@pytest.mark.parametrize("edition", BOTH)
def test_neutral_buildings_are_not_compensated(edition: str) -> None:
    for where in ("C1", "B1"):
        t = war(base(edition).put("magenta", "factory", where)).do("red", f"attack {where}")
        assert t.worship() == {"red turquoise": 1}
        t = war(base(edition).put("magenta", "factory", where)).do("red", f"convert {where} with starting tile")
        assert t.worship() == {"red turquoise": 1}
        assert sum(t.s.extra) == 0
        assert [t.cards(player) for player in ("brown", "blue", "white")] == [0, 0, 0]


@rule("TH-9.7")
@pytest.mark.parametrize("edition", BOTH)
def test_nobody_is_compensated_for_a_free_hex_converted_by_an_expansion(edition: str) -> None:
    t = base(edition).give("red", extra=1).turn("red", "pink 3")
    t.do("red", "take pink 3", "place magenta", "expand D2 with tile")
    assert t.worship() == {}
    assert (t.s.extra[1], t.s.marks[1], t.cards("brown")) == (0, 7, 0)


@rule("TH-R33")
@pytest.mark.parametrize("edition", BOTH)
def test_without_a_tile_on_the_board_there_is_none_as_compensation_and_an_unlocked_one_still_lies_there(
    edition: str,
) -> None:
    t = base(edition).put("magenta", "house", "D2").give("red", extra=1).give("brown", extra=3)
    t = war(t).do("red", "convert D2 with tile")
    assert t.s.extra[1] == 3
    t = base(edition).put("magenta", "house", "D2").give("red", extra=1).priests("brown", pink=9)  # all unlocked
    t = war(t).do("red", "convert D2 with tile")
    assert (t.s.extra[1], t.s.marks[1]) == (1, 0b011)


# --- the examples ------------------------------------------------------------------------------


def attack_example(edition: str) -> Table:
    """Three magenta buildings, the house D2 on brown and B1 on yellow; turquoise has 2 warriors, white its barrack."""
    t = base(edition).put("magenta", "house", "D2 B1").put("magenta", "barrack", "C1").put("turquoise", "barrack", "D7")
    return war(t, "turquoise", 2)


@rule("TH-E6")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_an_attack(edition: str) -> None:
    t = attack_example(edition)
    assert {where for where in t.targets("red", "attack") if t.at(where) != "monster"} == {"D2", "B1"}
    t.do("red", "attack D2")
    assert t.left("magenta", "house") == 4
    assert (t.garrison("turquoise"), t.on_page("turquoise")) == (0, {"warriors": 2})
    assert t.worship() == {"red turquoise": 1, "white turquoise": 1, "brown magenta": 1}
    assert [t.cards(player) for player in ("red", "brown", "blue", "white")] == [0, 0, 0, 0]


@rule("TH-E7")
@pytest.mark.parametrize("edition", BOTH)
def test_the_example_of_a_conversion(edition: str) -> None:
    t = attack_example(edition).do("red", "convert B1 with starting tile")
    assert (t.at("B1"), t.colour("B1")) == ("magenta house", "red")
    assert (t.garrison("turquoise"), t.on_page("turquoise")) == (0, {"warriors": 2})
    assert t.worship() == {"red turquoise": 1, "white turquoise": 1}
    assert sum(t.s.extra) == 0
