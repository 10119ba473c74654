"""Chapter 5: adjacency, reach and shipping."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.boards import hex_id, hex_name
from demiurge.kernel.masks import bits
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

QUIET = "SCORE2,SCORE4,SCORE6,SCORE7,SCORE5,SCORE3"  # only towns score in round 1
BY_FOOT = {"D7", "E10", "F5", "F6", "H7", "H8", "I10", "I12"}  # the land around E9 and around I11, which has no river
BY_SHIP = [
    set(),
    {"C5", "D6"},  # around one river cell beside E9
    {"B5", "C4", "E8", "G4"},
    {"A10", "A11", "D5", "G3", "H5"},
]


def witches(**goods: int) -> Table:
    t = table("witches", "engineers", witches="E9 I11", engineers="A2 I3")
    return t.card("witches", 3).give("witches", **{"workers": 40, "coins": 40, "priests": 7, **goods}).turn("witches")


def reached(t: Table, faction: str) -> set[str]:
    """The unoccupied hexes that the faction could transform or build on."""
    texts = [text for text in t.answers(faction) if text.startswith(("transform", "build"))]
    return {text.split()[1] for text in texts}


@rule("TM-5.1", "TM-5.5")
def test_hexes_that_share_an_edge_with_an_own_structure_are_in_reach() -> None:
    t = witches()
    assert reached(t, "witches") == BY_FOOT
    t.put("witches", "H7").turn("witches")  # with six neighbours
    assert reached(t, "witches") == BY_FOOT - {"H7"} | {"G5", "G6", "H6"}
    t.put("engineers", "F6").turn("witches")
    assert "F7" not in reached(t, "witches")  # an opponent's structure opens nothing


@rule("TM-5.1")
def test_adjacency_is_mutual_and_needs_a_common_edge() -> None:
    near = witches().s.near
    for h in range(len(near)):
        assert not near[h] >> h & 1
        for other in bits(near[h]):
            assert near[other] >> h & 1
    assert {hex_name(h) for h in bits(near[hex_id("E6")])} == {"D4", "E5", "E7", "F3", "F4"}  # and a river cell


@rule("TM-5.2", "TM-16.8")
def test_a_bridge_makes_two_hexes_directly_adjacent() -> None:
    t = witches().bridge("engineers", "D6:E9").turn("witches")
    assert reached(t, "witches") == BY_FOOT | {"D6"}
    t.do("witches", "build D6")
    t.turn("witches")
    assert reached(t, "witches") == BY_FOOT | {"C4"}  # and the land around D6


@rule("TM-5.3", "TM-5.5")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_shipping_level_n_crosses_n_river_cells(level: int) -> None:
    t = witches(ship=level)
    expected = BY_FOOT.union(*BY_SHIP[: level + 1])
    assert reached(t, "witches") == expected
    for farther in BY_SHIP[level + 1 :]:
        assert all(t.refusal("witches", f"build {where}") == "TM-6.3" for where in farther)


@rule("TM-5.4")
def test_a_way_by_ship_crosses_no_land_and_uses_no_bridge() -> None:
    t = witches(ship=3)
    assert {"E7", "C2", "F3", "G2", "I8"} & reached(t, "witches") == set()  # land lies between
    before = reached(t, "witches")
    assert reached(t.bridge("engineers", "E8:G3", "C4:D5").turn("witches"), "witches") == before
    t = table("witches", "engineers", witches="I11 F4", engineers="A2 I9").rich().give("witches", ship=3)
    t.put("witches", "E11").turn("witches")
    assert not {"D7", "F6"} & reached(t, "witches")  # E11 lies inland: no ship sails from there


@rule("TM-5.5")
def test_one_own_structure_suffices_to_reach_a_hex() -> None:
    t = witches().put("witches", "A1", "SA").put("witches", "H8", "TP").turn("witches")
    assert reached(t, "witches") == BY_FOOT - {"H8"} | {"B1", "G6", "G7"}  # A2 is taken
    assert t.why("witches", "build A2") == "TM-6.3"


@rule("TM-5.5")
def test_a_new_structure_opens_the_land_around_it_from_the_next_turn_on() -> None:
    t = witches().do("witches", "build F6", "done").do("engineers", "convert 1w to 1c", "pass BON5")
    assert reached(t, "witches") == BY_FOOT - {"F6"} | {"F7", "G5", "G6"}


@rule("TM-5.6")
def test_dwarves_tunnel_and_fakirs_fly_to_hexes_two_cells_away() -> None:
    t = table("dwarves", "witches", dwarves="C2 I9", witches="C4 E9", scoring=QUIET)
    t.give("dwarves", workers=12, coins=9, priests=0).turn("dwarves")
    assert {"D3", "E4"} <= reached(t, "dwarves")  # beside C2 beyond a river cell
    assert not {"E3", "F1"} & reached(t, "dwarves")
    assert t.why("dwarves", "transform A7 to gray") == "TM-6.3"
    t.paint("D3", "gray").do("dwarves", "build D3")
    assert (t.p("dwarves").workers, t.p("dwarves").vp) == (12 - 2 - 1, 24)
    t.turn("dwarves").do("dwarves", "transform E5 to blue")  # beyond a river cell too
    assert (t.p("dwarves").workers, t.p("dwarves").vp) == (9 - 2 - 3, 28)
    t = table("fakirs", "witches", fakirs="B1 E8", witches="C4 E9", scoring=QUIET)
    t.give("fakirs", workers=12, coins=9, priests=1).paint("C1", "yellow").turn("fakirs")
    t.do("fakirs", "build C1")
    assert (t.goods("fakirs"), t.p("fakirs").vp) == ((7, 11, 0), 24)
    t.turn("fakirs")
    assert t.why("fakirs", "build F2") == "TM-6.3"
    assert t.why("fakirs", "build A3") == "TM-4.9"  # no priest left for another flight


@rule("TM-5.6")
def test_nobody_tunnels_to_the_first_hex_of_the_map_from_afar() -> None:
    t = table("dwarves", "witches", dwarves="I9 H6", witches="C4 E9").rich().turn("dwarves")
    assert t.why("dwarves", "transform A1 to gray") == "TM-6.3"


@rule("TM-5.6", "TM-36.9")
def test_witches_ride_to_any_forest() -> None:
    t = witches().put("witches", "C4", "SH").turn("witches")
    assert t.why("witches", "build I6") == "TM-6.3"
    t.do("witches", "action ACTW")
    assert reached(t, "witches") == {"A3", "A10", "C3", "D1", "F2", "F4", "G3", "I6"}
    before = t.goods("witches")
    t.do("witches", "build I6")
    assert (t.p("witches").built[1], t.goods("witches")) == (3, before)


@rule("TM-5.6", "TM-41.9")
def test_riverwalkers_reach_by_ship_only() -> None:
    t = table("riverwalkers", "engineers", riverwalkers="A6 D4", engineers="A2 I9").rich()
    t.card("riverwalkers", 3).give("riverwalkers", unlocked=0b1111111).turn("riverwalkers")
    around = {"A7", "B3", "C3", "C2", "E5", "E6"}  # over one river cell
    assert reached(t, "riverwalkers") == around
    t.bridge("riverwalkers", "B3:C3").turn("riverwalkers")
    assert reached(t, "riverwalkers") == around
    for where in ("A5", "D5", "E7"):  # they share an edge
        assert t.why("riverwalkers", f"build {where}") == "TM-6.3"


@rule("TM-5.7")
def test_bon4_adds_one_to_the_shipping_level_while_it_is_held() -> None:
    for level in (0, 1, 2):
        t = witches(ship=level).card("witches", 4).turn("witches")
        assert reached(t, "witches") == BY_FOOT.union(*BY_SHIP[: level + 2])
        t.card("witches", 3).turn("witches")
        assert reached(t, "witches") == BY_FOOT.union(*BY_SHIP[: level + 1])
    t = table("riverwalkers", "engineers", riverwalkers="A6 D4", engineers="A2 I9").rich()
    t.card("riverwalkers", 4).give("riverwalkers", unlocked=0b1111111).turn("riverwalkers")
    assert reached(t, "riverwalkers") == {"A7", "B3", "C3", "C2", "E5", "E6"} | {"A8", "B4", "D3", "E4"}


@rule("TM-5.8", "TM-17.6")
def test_bon4_does_not_count_for_cult_bonus_spades() -> None:
    t = witches(ship=0, workers=0).card("witches", 5).turn("witches")
    t.s.scoring = [5, 3, 0, 1, 4, 6]  # a spade for every 4 steps on water
    t.p("witches").cults = [0, 8, 0, 2]
    t.do("witches", "pass BON4")
    assert t.p("witches").reach == sum(1 << hex_id(where) for where in BY_FOOT)
    t.do("engineers", "pass " + ("BON3" if t.s.cards >> 2 & 1 else "BON5"))
    assert (t.asked(), reached(t, "witches")) == (["witches"], BY_FOOT)
    assert t.refusal("witches", "transform D6 to yellow") == "TM-6.3"
    t.do("witches", "-SPADE", "-SPADE")
    t.give("witches", workers=20, coins=20).turn("witches")
    assert reached(t, "witches") == BY_FOOT | BY_SHIP[1]  # in the next round it counts


@rule("TM-5.8")
def test_bon4_counts_neither_for_area_scoring_nor_for_bon10() -> None:
    ends = []
    for card in (3, 4):
        t = witches().put("witches", "D6").card("witches", card).round(6).turn("witches")
        t.give("witches", coins=0, workers=1, priests=0, bowl1=0, bowl2=0, bowl3=0).turn("witches")
        t.do("witches", "pass").do("engineers", "pass")
        ends.append(t.p("witches").vp)
    assert ends[0] == ends[1]
    t = table("witches", "engineers", shipping_bonus="yes", cards="BON4 BON10 BON3 BON2 BON5")
    t.card("witches", 10).give("witches", ship=1).turn("witches").do("witches", "pass BON3")
    assert t.p("witches").vp == 23
    t = table("witches", "engineers", shipping_bonus="yes", cards="BON4 BON10 BON3 BON2 BON5")
    t.card("witches", 4).give("witches", ship=1).turn("witches").do("witches", "pass BON10")
    assert t.p("witches").vp == 20


@rule("TM-5.8")
@pytest.mark.parametrize(("faction", "where"), [("dwarves", "C2 I9"), ("fakirs", "B1 E8")])
def test_bon4_has_no_effect_for_dwarves_and_fakirs(faction: str, where: str) -> None:
    ways = []
    for card in (3, 4):
        t = table(faction, "witches", start={faction: where, "witches": "C4 E9"}).rich()
        t.give(faction, priests=0).card(faction, card).turn(faction)
        ways.append((t.p(faction).reach, reached(t, faction)))
    assert ways[0] == ways[1]


@rule("TM-5.9")
def test_a_step_of_shipping_costs_four_coins_and_a_priest_and_scores_two_three_four() -> None:
    t = witches(coins=12, priests=3, workers=3)
    for level, points in ((1, 2), (2, 3), (3, 4)):
        before = t.p("witches").vp
        t.do("witches", "advance ship")
        assert (t.p("witches").ship, t.p("witches").vp - before) == (level, points)
        assert t.goods("witches") == (12 - 4 * level, 3, 3 - level)
        assert t.why("witches", "advance ship") == "TM-4.1"
        t.turn("witches")
        assert reached(t, "witches") == BY_FOOT.union(*BY_SHIP[: level + 1])
    t.give("witches", coins=40, priests=7)
    assert t.lawful().why("witches", "advance ship") == "TM-5.9"
    for coins, priests, why in ((4, 1, None), (3, 7, "TM-4.9"), (40, 0, "TM-4.9")):
        assert witches(coins=coins, priests=priests).why("witches", "advance ship") == why


@rule("TM-5.9")
def test_other_factions_have_other_highest_levels() -> None:
    t = table("mermaids", "engineers").rich()
    for level, points in ((2, 2), (3, 3), (4, 4), (5, 5)):
        before = t.p("mermaids").vp
        t.turn("mermaids").do("mermaids", "advance ship")
        assert (t.p("mermaids").ship, t.p("mermaids").vp - before) == (level, points)
    assert t.turn("mermaids").why("mermaids", "advance ship") == "TM-5.9"
    for faction in ("dwarves", "fakirs", "riverwalkers"):
        t = table(faction, "witches").rich().turn(faction)
        assert t.why(faction, "advance ship") == "TM-5.9"


@rule("TM-5.10")
def test_a_free_step_scores_the_points_of_its_level_and_nothing_at_the_highest() -> None:
    for level, after, points in ((0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 3, 0)):
        t = table("witches", "engineers", mini_expansion_1="yes", witches="E9 F4", engineers="A2 I9",
                  scoring=QUIET).rich().give("witches", ship=level)  # fmt: skip
        t.put("witches", "E10 F6", "TP").put("witches", "F5", "SH").turn("witches").do("witches", "build D7")
        before, goods = t.p("witches").vp, t.goods("witches")
        t.do("witches", "+TW7")
        assert (t.p("witches").ship, t.goods("witches")) == (after, goods)
        assert t.p("witches").vp - before == 4 + 5 + 5 + points  # the tile, SCORE2, the Witches' ability
    for level, after, points in ((1, 2, 2), (4, 5, 5), (5, 5, 0)):
        t = table("mermaids", "engineers", scoring=QUIET).rich()
        t.put("mermaids", "I4", "TP").give("mermaids", ship=level).turn("mermaids").do("mermaids", "upgrade I4 to SH")
        assert (t.p("mermaids").ship, t.p("mermaids").vp) == (after, 20 + points)


@rule("TM-5.10")
def test_a_free_step_opens_new_hexes_at_once() -> None:
    t = table("mermaids", "engineers", mermaids="E11 A4", engineers="A2 I9").rich().card("mermaids", 3)
    t.put("mermaids", "D6", "TP").turn("mermaids")
    assert "G3" not in reached(t, "mermaids")
    t.do("mermaids", "upgrade D6 to SH", "done").turn("mermaids")
    assert {"G3", "G4"} <= reached(t, "mermaids")
