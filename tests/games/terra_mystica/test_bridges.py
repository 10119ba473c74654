"""Chapter 16: bridges."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.terra_mystica.actions import BRIDGES
from demiurge.games.terra_mystica.boards import hex_name
from demiurge.games.terra_mystica.reading import load_box
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases


def bridge_table(**options: Any) -> Table:
    """Engineers on C2, rich and about to place a bridge; Witches far away. From C2 bridges lead to D3, D4 and E5."""
    t = table("engineers", "witches", engineers="C2 I3", witches="A10 I11", **options).rich()
    return t.turn("engineers")


def place(t: Table, *where: str) -> Table:
    """An action ACTE of the Engineers for each of these places."""
    for name in where:
        t.turn("engineers").do("engineers", "action ACTE", f"bridge {name}")
    return t


def offered(t: Table, faction: str = "engineers") -> set[str]:
    return {text[7:] for text in t.answers(faction) if text.startswith("bridge")}


# --- where -------------------------------------------------------------------------------------


@rule("TM-16.1")
def test_a_bridge_stands_only_where_the_map_has_a_place_for_it() -> None:
    t = bridge_table().do("engineers", "action ACTE").lawful()
    assert offered(t) == {"C2:D3", "C2:D4", "C2:E5"}
    assert t.refusal("engineers", "bridge C9:E11") == "TM-16.1"  # a place of another map
    assert t.play.say(0, "bridge C2:C3") == "K-3"  # a place of no map


@rule("TM-16.1")
def test_places_of_other_maps_are_told_as_such_even_beside_an_own_structure() -> None:
    base = {(a, b) for a, b in zip(load_box().boards[0].bridge_a, load_box().boards[0].bridge_b)}
    t = bridge_table().do("engineers", "action ACTE")
    land = load_box().boards[0].land
    elsewhere = [(a, b) for a, b in BRIDGES if (a, b) not in base and land >> a & 1 and land >> b & 1]
    a, b = elsewhere[0]
    t.put("engineers", f"{hex_name(a)} {hex_name(b)}")
    assert t.refusal("engineers", f"bridge {hex_name(a)}:{hex_name(b)}") == "TM-16.1"


@rule("TM-16.2")
def test_there_are_29_places_on_the_base_map() -> None:
    t = bridge_table().put("engineers", "A3 A7 A11 B1 B2 B3 B4 B5 B6 C2 C4 C5 D6 E4 E8 F1 F2 F3 F4 G2 G4 H6")
    t.turn("engineers").do("engineers", "action ACTE")
    assert len(offered(t)) == 29


@rule("TM-16.3")
def test_one_end_must_hold_an_own_structure() -> None:
    t = bridge_table().put("witches", "D6").do("engineers", "action ACTE")
    assert t.refusal("engineers", "bridge F3:G1") == "TM-16.3"
    assert t.refusal("engineers", "bridge D6:E8") == "TM-16.3"  # an opponent's structure is not enough
    t.put("engineers", "F3")
    assert t.refusal("engineers", "bridge F3:G1") is None
    assert t.refusal("engineers", "bridge E4:G1") == "TM-16.3"
    t.put("engineers", "G1")
    assert t.refusal("engineers", "bridge E4:G1") is None  # whichever end it is


@rule("TM-16.4")
@pytest.mark.parametrize("owner", ["", "engineers", "witches"])
def test_the_other_end_may_be_empty_own_or_an_opponents(owner: str) -> None:
    for where, other in (("C2:D4", "D4"), ("B2:C1", "B2")):
        t = bridge_table().put("engineers", "C1")
        if owner:
            t.put(owner, other)
        place(t, where)
        assert [(hex_name(BRIDGES[i][0]), hex_name(BRIDGES[i][1])) for i in t.s.bridges] == [tuple(where.split(":"))]
        assert t.s.bridge_owners == [t.seat("engineers")]


# --- how many ----------------------------------------------------------------------------------


@rule("TM-16.5")
def test_each_player_can_build_three_bridges() -> None:
    t = place(bridge_table(), "C2:D3", "C2:D4")
    assert t.p("engineers").bridges_left == 1
    place(t, "C2:E5").put("engineers", "F3").turn("engineers").lawful()
    assert (len(t.s.bridges), t.p("engineers").bridges_left) == (3, 0)
    assert t.refusal("engineers", "action ACTE") == "TM-16.5"
    assert t.refusal("engineers", "action ACT1") == "TM-10.9"
    t.give("engineers", bridges_due=1)
    assert t.refusal("engineers", "bridge F3:G1") == "TM-16.5"
    t.give("engineers", bridges_due=0)
    t.put("witches", "E9").turn("witches").do("witches", "action ACT1", "bridge D6:E9")  # others have their own
    assert t.p("witches").bridges_left == 2


@rule("TM-16.5")
def test_on_the_site_the_fourth_bridge_itself_is_refused() -> None:
    t = bridge_table(rulings="site", leech="deferred").give("engineers", bridges_left=0).turn("engineers")
    t.do("engineers", "action ACTE").lawful()
    assert t.refusal("engineers", "bridge C2:D3") == "TM-16.5"
    t.do("engineers", "-BRIDGE")
    assert t.p("engineers").bridges_due == 0


@rule("TM-16.6")
def test_bridges_stay_for_ever() -> None:
    t = place(bridge_table(), "C2:D3", "C2:D4")
    before = t.s.bridges[:]
    assert t.refusal("engineers", "bridge C2:D3") == "TM-16.7"
    t.turn("engineers").do("engineers", "upgrade C2 to TP").pass_all().pass_all()
    assert (t.s.bridges, t.s.bridge_owners) == (before, [t.seat("engineers")] * 2)
    assert t.p("engineers").bridges_left == 1


@rule_cases({"TM-43.12": "printed", "TM-43.13": "site"})
def test_a_second_bridge_on_the_same_place(clause: str, case: str) -> None:
    t = place(bridge_table(rulings=case), "C2:D3").turn("engineers").do("engineers", "action ACTE").lawful()
    if case == "printed":
        assert t.refusal("engineers", "bridge C2:D3") == "TM-43.12"
        assert offered(t) == {"C2:D4", "C2:E5"}
    else:
        t.do("engineers", "bridge C2:D3")
        assert (len(t.s.bridges), t.p("engineers").bridges_left) == (2, 1)


# --- where they come from ----------------------------------------------------------------------


@rule("TM-16.7")
def test_bridges_come_from_act1_and_acte() -> None:
    t = bridge_table()
    assert t.refusal("engineers", "bridge C2:D4") == "TM-16.7"
    for action in ("ACT1", "ACTE"):
        t = bridge_table().do("engineers", f"action {action}")
        assert t.p("engineers").bridges_due == 1
        t.do("engineers", "bridge C2:D4")
        assert t.refusal("engineers", "bridge C2:E5") == "TM-16.7"
        assert t.s.players[0].bridges_left == 2


@rule("TM-16.7", "TM-41.17")
def test_the_stronghold_of_the_riverwalkers_gives_up_to_two_bridges() -> None:
    t = (
        table("riverwalkers", "engineers", engineers="A2 I3")
        .rich("riverwalkers")
        .put("riverwalkers", "C2", "TP", "gray")
    )
    goods = t.turn("riverwalkers").goods("riverwalkers")
    t.do("riverwalkers", "upgrade C2 to SH")
    assert t.p("riverwalkers").bridges_due == 2
    t.do("riverwalkers", "bridge C2:D3", "bridge C2:E5")
    assert t.goods("riverwalkers") == (goods[0] - 6, goods[1] - 4, goods[2])  # the stronghold's price only
    assert t.refusal("riverwalkers", "bridge C2:D4") == "TM-16.7"
    t = (
        table("riverwalkers", "engineers", engineers="A2 I3")
        .rich("riverwalkers")
        .put("riverwalkers", "C2", "TP", "gray")
    )
    t.turn("riverwalkers").do("riverwalkers", "upgrade C2 to SH", "bridge C2:D3", "-BRIDGE")
    assert t.p("riverwalkers").bridges_left == 2


# --- what they do ------------------------------------------------------------------------------


@rule("TM-16.8", "TM-5.2")
@pytest.mark.parametrize("owner", ["engineers", "witches"])
def test_a_bridge_gives_reach_to_everybody(owner: str) -> None:
    t = bridge_table().put("witches", "D4").paint("C2", "gray")
    assert t.turn("witches").refusal("witches", "transform D3 to green") == "TM-6.3"
    t = (
        table("engineers", "witches", engineers="E7 I3", witches="A10 I11")
        .rich()
        .put("witches", "D4")
        .paint("C2", "green")
    )
    assert t.turn("witches").refusal("witches", "build C2") == "TM-6.3"
    t.bridge(owner, "C2:D4").turn("witches").lawful()
    assert t.refusal("witches", "build C2") is None


@rule("TM-16.8")
def test_a_bridge_just_built_gives_reach() -> None:
    t = bridge_table()
    assert t.refusal("engineers", "transform E5 to gray") == "TM-6.3"
    t.do("engineers", "action ACTE", "bridge C2:E5", "done").passes("witches").lawful()
    assert t.refusal("engineers", "transform E5 to gray") is None


@rule("TM-16.8", "TM-12.2")
@pytest.mark.parametrize("owner", ["engineers", "witches"])
def test_a_bridge_gives_leech_to_everybody(owner: str) -> None:
    t = bridge_table().put("witches", "D4").bridge(owner, "C2:D4").give("engineers", bowl1=5)
    t.turn("witches").do("witches", "upgrade D4 to TP")
    assert t.asked() == ["engineers"]
    t.do("engineers", "leech 1 from witches").give("witches", bowl1=5)
    t.turn("engineers").do("engineers", "upgrade C2 to TP")
    assert t.asked() == ["witches"]


@rule("TM-16.8", "TM-8.4")
@pytest.mark.parametrize("owner", ["", "engineers", "witches"])
def test_a_bridge_gives_the_reduced_price_to_everybody(owner: str) -> None:
    t = bridge_table().put("witches", "D4")
    if owner:
        t.bridge(owner, "C2:D4")
    t.put("engineers", "B2").give("engineers", ship=3).turn("engineers").do("engineers", "upgrade C2 to TP")
    assert t.p("engineers").coins == 60 - (2 if owner else 4)


@rule("TM-16.8", "TM-16.9")
@pytest.mark.parametrize("owner", ["engineers", "witches"])
def test_a_town_may_combine_structures_over_bridges_of_any_player(owner: str) -> None:
    t = bridge_table().put("engineers", "D4 D5 E7", "TP").bridge(owner, "C2:D4").turn("engineers")
    t.do("engineers", "upgrade C2 to TP")
    assert t.p("engineers").towns_due == 1
    apart = bridge_table().put("engineers", "D4 D5 E7", "TP").turn("engineers").do("engineers", "upgrade C2 to TP")
    assert apart.p("engineers").towns_due == 0
