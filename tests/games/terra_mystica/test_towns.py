"""Chapter 15: towns."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.terra_mystica.boards import hex_id, hex_name
from demiurge.kernel.data import changed
from demiurge.kernel.masks import bits
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases

QUIET = "SCORE7,SCORE4,SCORE6,SCORE2,SCORE5,SCORE3"


def town_table(structures: str = "", scoring: str = QUIET, **options: Any) -> Table:
    """Auren to move, rich, with these structures ("E5:TP E6:D"); Engineers live far away. F4 is green and free."""
    t = table("auren", "engineers", auren="A10 I11", engineers="A2 I3", scoring=scoring, **options).rich("auren")
    return build(t, structures).give("auren", bowl1=0, bowl2=0, bowl3=20).turn("auren")


def build(t: Table, structures: str) -> Table:
    for structure in structures.split():
        where, kind = structure.split(":")
        t.put("auren", where, kind)
    return t


def towns(t: Table, faction: str = "auren") -> set[str]:
    """The hexes that belong to towns."""
    return {hex_name(h) for h in bits(t.p(faction).towns)}


def found_town(t: Table, *where: str) -> Table:
    """Let the structures on these hexes be a town already."""
    for name in where:
        t.p("auren").towns |= 1 << hex_id(name)
    return t.turn("auren")


# --- founding ----------------------------------------------------------------------------------


@rule("TM-15.1")
@pytest.mark.parametrize(
    ("structures", "founded"),
    [
        ("E5:TP E6:TP E7:TP", 1),  # four structures, power 7
        ("E5:TP E6:TP E7:D", 0),  # four structures, power 6
        ("E5:D E6:SH E7:TP", 1),
        ("E5:D E6:SH E7:D", 0),
        ("E6:SH E7:TE", 0),  # three structures, power 6
        ("E5:TP E6:D E7:D F3:D", 0),  # five structures, power 6
        ("E5:TP E6:D E7:D F3:D D4:D", 1),  # six structures, power 7
    ],
)
def test_a_town_needs_four_structures_and_power_7(structures: str, founded: int) -> None:
    t = town_table(structures).do("auren", "build F4")
    assert t.p("auren").towns_due == founded
    assert len(towns(t)) == founded * (len(structures.split()) + 1)


@rule("TM-15.1")
def test_three_structures_are_too_few_whatever_their_power() -> None:
    t = town_table("E6:SH E7:TP F4:TP")
    t.do("auren", "upgrade E7 to TE", "+FAV11")
    assert (t.p("auren").towns_due, towns(t)) == (0, set())


@rule("TM-15.1")
def test_structures_apart_from_the_group_do_not_count() -> None:
    t = town_table("E6:TP E7:TP D4:D E4:TP C3:TP").do("auren", "build F4")
    assert t.p("auren").towns_due == 1  # C3 hangs on D4
    t = town_table("E6:TP E7:TP D4:D E4:TP G3:TP").do("auren", "build F4")
    assert t.p("auren").towns_due == 0


@rule("TM-15.2")
@pytest.mark.parametrize(
    ("structures", "founded"),
    [
        ("E6:SA E7:SH", 1),  # three structures, power 7
        ("E6:SA E7:TP", 0),  # three structures, power 6
        ("E6:SA E7:TP E5:D", 1),
        ("E6:SA", 0),
    ],
)
def test_with_the_sanctuary_three_structures_suffice(structures: str, founded: int) -> None:
    assert town_table(structures).do("auren", "build F4").p("auren").towns_due == founded


@rule("TM-15.2")
def test_the_sanctuary_must_be_in_the_group() -> None:
    t = town_table("E6:SH E7:TE F4:D G6:SA").do("auren", "upgrade F4 to TP")
    assert t.p("auren").towns_due == 0
    t = town_table("E6:SH E7:TE F4:TP").do("auren", "upgrade E7 to SA", "+FAV11")
    assert t.p("auren").towns_due == 1
    two = town_table("E6:SH E7:TE").favor("auren", 5).turn("auren").do("auren", "upgrade E7 to SA", "+FAV11")
    assert two.p("auren").towns_due == 0  # two structures are too few even with it, although the power is 6


@rule("TM-15.3")
def test_bridges_connect_the_group_and_shipping_does_not() -> None:
    t = town_table("D4:TP E6:TP E7:TP C2:D").give("auren", ship=3).turn("auren").do("auren", "upgrade C2 to TP")
    assert t.p("auren").towns_due == 0
    t = town_table("D4:TP E6:TP E7:TP C2:D").bridge("auren", "C2:D4").turn("auren").do("auren", "upgrade C2 to TP")
    assert (t.p("auren").towns_due, towns(t)) == (1, {"C2", "D4", "E6", "E7"})


@rule("TM-15.4")
@pytest.mark.parametrize(
    ("structures", "founded"),
    [("E5:TP E6:TP E7:D", 1), ("E5:TP E6:D E7:D", 0), ("E6:SH E7:TE", 0), ("E6:SA E7:TP", 1), ("E6:SA E7:D", 0)],
)
def test_with_fav5_power_6_suffices(structures: str, founded: int) -> None:
    t = town_table(structures).favor("auren", 5).turn("auren").do("auren", "build F4")
    assert t.p("auren").towns_due == founded


@rule("TM-15.5")
def test_taking_fav5_founds_every_town_that_is_now_possible() -> None:
    t = town_table("E5:TP E6:TP E7:D F4:D G4:TP G5:TP F5:D F6:D A6:TP A7:D A8:D B4:D C1:TP")
    t.do("auren", "upgrade C1 to TE")
    assert t.p("auren").towns_due == 0
    t.do("auren", "+FAV5")
    assert t.p("auren").towns_due == 2
    assert towns(t) == {"E5", "E6", "E7", "F4", "G4", "G5", "F5", "F6"}  # A6 and its group have power 5
    vp = t.p("auren").vp
    t.do("auren", "+TW1")
    assert t.refusal("auren", "done") == "TM-4.8"
    t.do("auren", "+TW2")
    assert (t.p("auren").vp, t.p("auren").keys, t.p("auren").towns_due) == (vp + 5 + 7, 2, 0)


@rule("TM-15.5")
def test_another_favor_tile_founds_nothing() -> None:
    t = town_table("E5:TP E6:TP E7:D F4:D C1:TP").do("auren", "upgrade C1 to TE", "+FAV9")
    assert (t.p("auren").towns_due, towns(t)) == (0, set())


@rule("TM-15.6")
@pytest.mark.parametrize(
    ("structures", "does"),
    [
        ("E5:TP E6:TP E7:TP", ["build F4"]),
        ("E5:TP E6:TP E7:D F4:D", ["upgrade E7 to TP"]),
        ("E5:TE E6:TP E7:D F4:TP", ["upgrade E5 to SA", "+FAV11"]),
        ("E5:TP E6:TP E7:D F4:D", ["upgrade E5 to SH", "+FAV11"]),
        ("E6:TP E7:TP D4:TP C2:D", ["action ACT1", "bridge C2:D4"]),
        ("E5:TP E6:TP E7:D F4:D A8:TP", ["upgrade A8 to TE", "+FAV5"]),
    ],
)
def test_a_town_is_founded_by_building_upgrade_bridge_or_favor_tile(structures: str, does: list[str]) -> None:
    t = town_table(structures)
    assert t.p("auren").towns_due == 0
    t.do("auren", *does)
    assert t.p("auren").towns_due == 1


@rule("TM-15.6", "TM-33.9")
def test_a_town_is_founded_by_the_connection_of_the_mermaids() -> None:
    t = (
        table("mermaids", "engineers", mermaids="E4 A11", engineers="A2 I3")
        .rich("mermaids")
        .put("mermaids", "D3", "TP")
    )
    t.put("mermaids", "E4", "TP").put("mermaids", "C2", "TP").turn("mermaids")
    assert t.refusal("mermaids", "connect r14") == "TM-33.9"  # three structures, power 6
    t.put("mermaids", "B2").turn("mermaids").lawful()
    assert t.refusal("mermaids", "connect r8") is None  # C2 and D3 both lie at r8 too
    t.do("mermaids", "connect r14")
    assert (t.p("mermaids").towns_due, towns(t, "mermaids")) == (1, {"D3", "E4", "C2", "B2"})
    t.do("mermaids", "+TW1")
    assert t.p("mermaids").vp == 25


# --- the tile ----------------------------------------------------------------------------------


@rule("TM-15.7")
def test_the_founder_takes_one_tile_of_choice_at_once() -> None:
    t = town_table("E5:TP E6:TP E7:TP")
    assert t.refusal("auren", "+TW1") == "TM-15.7"
    t.do("auren", "build F4").lawful()
    assert {text for text in t.answers("auren") if text.startswith("+TW")} == {f"+TW{n}" for n in range(1, 6)}
    assert t.refusal("auren", "done") == "TM-4.8"
    vp, coins = t.p("auren").vp, t.p("auren").coins
    t.do("auren", "+TW1")
    assert (t.p("auren").vp, t.p("auren").coins, t.p("auren").keys) == (vp + 5, coins + 6, 1)
    assert t.s.towns_left == [1, 2, 2, 2, 2, 0, 0, 0]
    assert t.refusal("auren", "+TW1") == "TM-15.7"
    assert t.refusal("auren", "done") is None


@rule("TM-15.7", "TM-2.4")
def test_a_tile_that_is_gone_cannot_be_taken() -> None:
    t = town_table("E5:TP E6:TP E7:TP")
    t.s.towns_left = [0, 1, 0, 0, 0, 0, 0, 0]
    t.do("auren", "build F4")
    assert t.refusal("auren", "+TW1") == "TM-2.4"
    t.lawful().do("auren", "+TW2")
    assert t.s.towns_left[:5] == [0, 0, 0, 0, 0]


@rule("TM-15.8")
@pytest.mark.parametrize(("scoring", "points"), [("SCORE2,SCORE4,SCORE6,SCORE7,SCORE5,SCORE3", 5), (QUIET, 0)])
def test_score2_scores_each_town(scoring: str, points: int) -> None:
    t = town_table("E5:TP E6:TP E7:D F4:D G4:TP G5:TP F5:D F6:D C1:TP", scoring=scoring)
    t.do("auren", "upgrade C1 to TE", "+FAV5")
    t.do("auren", "+TW2")
    assert t.p("auren").vp == 20 + 7 + points
    t.do("auren", "+TW2")
    assert t.p("auren").vp == 20 + 2 * (7 + points)


@rule("TM-15.9")
@pytest.mark.parametrize("rulings", ["printed", "site"])
def test_the_key_of_a_tile_counts_before_its_steps(rulings: str) -> None:
    t = town_table("E5:TP E6:TP E7:TP", rulings=rulings)
    t.p("auren").cults = [9, 8, 5, 4]
    t.do("auren", "build F4", "+TW5", *(["enter"] if rulings == "printed" else []))
    assert (t.p("auren").cults, t.p("auren").keys) == ([10, 9, 6, 5], 0)


@rule("TM-15.9")
def test_each_key_opens_one_track() -> None:
    t = town_table(mini_expansion_1="yes").give("auren", towns_due=1)
    t.p("auren").cults = [8, 8, 8, 8]
    t.do("auren", "+TW6", "enter", "enter")
    assert (sorted(t.p("auren").cults), t.p("auren").keys) == ([9, 9, 10, 10], 0)
    assert "enter" not in t.answers("auren")


# --- what belongs to a town --------------------------------------------------------------------


@rule("TM-15.10")
def test_all_structures_connected_to_the_group_belong_to_the_town() -> None:
    t = town_table("E5:TP E6:TP E7:TP E4:D D3:D G2:D E8:D G3:D").do("auren", "build F4")
    assert towns(t) == {"E5", "E6", "E7", "E4", "D3", "G2", "E8", "F4"}  # not G3, over the river
    assert t.p("auren").towns_due == 1


@rule("TM-15.11")
def test_structures_connected_later_join_the_town_and_count_for_no_other() -> None:
    t = found_town(town_table("E5:TP E6:TP E7:TP F3:D"), "E5", "E6", "E7", "F3").do("auren", "build F4")
    assert (t.p("auren").towns_due, towns(t)) == (0, {"E5", "E6", "E7", "F3", "F4"})
    build(t, "G2:SH G3:TP H4:TP H5:TP").bridge("auren", "F4:G3").turn("auren")
    t.do("auren", "upgrade G3 to TE", "+FAV11")  # five structures of power 10 hang on the town
    assert t.p("auren").towns_due == 0
    assert towns(t) == {"E5", "E6", "E7", "F3", "F4", "G2", "G3", "H4", "H5"}


@rule("TM-15.1", "TM-15.11")
def test_an_upgrade_inside_a_town_founds_nothing() -> None:
    t = found_town(town_table("E5:TP E6:TP E7:TP F3:D"), "E5", "E6", "E7", "F3").do("auren", "upgrade F3 to TP")
    assert (t.p("auren").towns_due, towns(t)) == (0, {"E5", "E6", "E7", "F3"})


@rule("TM-15.12")
def test_a_group_that_a_building_connects_with_a_town_joins_it_and_founds_none() -> None:
    t = found_town(town_table("D4:TP D5:TP E7:TP C3:D F3:TP E5:TP E4:TP"), "D4", "D5", "E7", "C3")
    assert towns(t) == {"D4", "D5", "E7", "C3"}
    t.do("auren", "build F4")  # with F3, E5 and E4 it would be a town of power 7
    assert t.p("auren").towns_due == 0
    assert towns(t) == {"D4", "D5", "E7", "C3", "F4", "F3", "E5", "E4"}


@rule("TM-15.13")
def test_two_towns_that_become_connected_both_stay() -> None:
    t = found_town(town_table("E7:TP D5:TP D4:TP C3:D F3:TP E5:TP E4:TP D3:D"),
                   "E7", "D5", "D4", "C3", "F3", "E5", "E4", "D3")  # fmt: skip
    t.give("auren", keys=2).turn("auren")
    before = (t.p("auren").vp, t.p("auren").keys, t.s.towns_left[:])
    t.do("auren", "build F4")
    assert (t.p("auren").vp, t.p("auren").keys, t.s.towns_left) == before
    assert t.p("auren").towns_due == 0
    assert towns(t) == {"E7", "D5", "D4", "C3", "F3", "E5", "E4", "D3", "F4"}


@rule("TM-15.14")
def test_one_building_founds_at_most_one_town() -> None:
    t = town_table("E7:TP D5:TP D4:TP C3:TP F3:TP E5:TP E4:TP D3:TP").do("auren", "build F4")
    assert (t.p("auren").towns_due, len(towns(t))) == (1, 9)  # enough for two, but they are one group


@rule("TM-15.14")
def test_a_bridge_founds_at_most_one_town() -> None:
    t = town_table("C2:TP B2:TP B3:TP A5:TP D4:TP D5:TP E7:TP E6:TP").do("auren", "action ACT1", "bridge C2:D4")
    assert (t.p("auren").towns_due, len(towns(t))) == (1, 8)


@rule("TM-15.14")
@pytest.mark.parametrize("town", [("C2", "B2", "B3"), ("D4", "D5", "E7")])
def test_a_bridge_is_checked_at_both_ends(town: tuple[str, ...]) -> None:
    t = found_town(town_table("C2:TP B2:TP B3:SH D4:TP D5:TP E7:TP"), *town)
    t.do("auren", "action ACT1", "bridge C2:D4")
    assert (t.p("auren").towns_due, len(towns(t))) == (0, 6)


@rule("TM-15.14")
def test_a_bridge_to_an_opponent_founds_nothing() -> None:
    t = town_table("D4:TP D5:TP E7:TP").put("engineers", "C2", "SH").turn("auren")
    t.do("auren", "action ACT1", "bridge C2:D4")
    assert (t.p("auren").towns_due, towns(t), towns(t, "engineers")) == (0, set(), set())


@rule("TM-15.15")
def test_without_a_town_tile_no_town_is_founded() -> None:
    t = town_table("E5:TP E6:TP E7:TP")
    t.s.towns_left = [0] * 8
    t.do("auren", "build F4")
    assert (t.p("auren").towns_due, towns(t)) == (0, set())
    t = town_table("E5:TP E6:TP E7:D F4:D G4:TP G5:TP F5:D F6:D C1:TP")
    t.s.towns_left = [0, 0, 1, 0, 0, 0, 0, 0]
    t.do("auren", "upgrade C1 to TE", "+FAV5")
    assert (t.p("auren").towns_due, len(towns(t))) == (1, 4)  # the last tile is enough for one


# --- factions ----------------------------------------------------------------------------------


@rule_cases({"TM-35.8": ("swarmlings", 0, 3), "TM-36.8": ("witches", 5, 0), "TM-15.7": ("halflings", 0, 0)})
def test_what_a_town_gives_a_faction_beside_its_tile(clause: str, case: tuple[str, int, int]) -> None:
    faction, points, workers = case
    t = table(faction, "engineers", engineers="A2 I3").give(faction, towns_due=1).turn(faction)
    before = t.p(faction).vp, t.p(faction).workers
    t.do(faction, "+TW3")
    assert (t.p(faction).vp, t.p(faction).workers) == (before[0] + 9 + points, before[1] + workers)


@rule("TM-43.16", "TM-43.29")
@pytest.mark.parametrize("order", [("+FAV1", "+TW1"), ("+TW1", "+FAV1")])
def test_favor_tile_and_town_tile_of_one_turn_are_taken_in_the_order_of_choice(order: tuple[str, str]) -> None:
    t = town_table("E5:TP E6:TP E7:SH F4:D")
    t.p("auren").cults = changed(t.p("auren").cults, 0, 7)
    t.do("auren", "upgrade E5 to TE")
    assert set(order) <= t.answers("auren")
    assert {t.refusal("auren", "-GAIN_TW"), t.refusal("auren", "-GAIN_FAVOR")} == {"TM-43.29"}
    t.do("auren", *order, *(["enter"] if order[0] == "+TW1" else []))
    assert t.p("auren").cults[0] == (10 if order[0] == "+TW1" else 9)


@rule("TM-43.30")
def test_on_the_site_a_town_tile_may_be_given_up() -> None:
    t = town_table("E5:TP E6:TP E7:SH F4:D", rulings="site").do("auren", "upgrade E5 to TE")
    assert (t.p("auren").towns_due, t.p("auren").favors_due) == (1, 1)
    t.do("auren", "-GAIN_TW", "-GAIN_FAVOR")
    assert (t.p("auren").towns_due, t.p("auren").favors_due, t.p("auren").keys) == (0, 0, 0)


# --- the connection of the Mermaids ------------------------------------------------------------


def mermaid_table(*structures: str) -> Table:
    """Mermaids to move, rich, with these structures only; r9 lies between B3, C2, C3 and D4."""
    t = table("mermaids", "engineers", mermaids="H2 I10", engineers="A2 I3").rich("mermaids")
    t.p("mermaids").at, t.p("mermaids").built = [0] * 6, [0] * 6
    for structure in structures:
        t.put("mermaids", structure.split(":")[0], structure.split(":")[1])
    return t.turn("mermaids")


@rule("TM-33.8", "TM-33.9")
def test_mermaids_may_skip_one_river_cell_to_found_a_town() -> None:
    t = mermaid_table("C2:TP", "B3:TP", "C3:TP", "D5:D").lawful()
    t.do("mermaids", "connect r9")
    assert (t.p("mermaids").towns_due, towns(t, "mermaids")) == (1, {"C2", "B3", "C3", "D5"})
    short = mermaid_table("C2:TP", "B3:TP", "C3:D", "D5:D").lawful()
    assert short.refusal("mermaids", "connect r9") == "TM-33.9"  # power 6
    few = mermaid_table("C2:SH", "B3:TP", "C3:TP").lawful()
    assert few.refusal("mermaids", "connect r9") == "TM-33.9"  # three structures
    assert few.refusal("mermaids", "connect r30") == "TM-33.9"  # nothing there
    assert few.refusal("mermaids", "connect r40") == "TM-33.9"  # no such cell on this map
    assert mermaid_table("C2:SA", "B3:TP", "C3:TP").lawful().refusal("mermaids", "connect r9") is None


@rule("TM-33.8")
def test_only_mermaids_skip_a_river_cell() -> None:
    t = town_table("C2:TP B3:TP C3:TP D5:TP")
    assert t.refusal("auren", "connect r9") == "TM-33.8"
    t.s.rivers = 1 << 9  # a cell that Mermaids skip connects nobody else
    t.do("auren", "upgrade C3 to TE", "+FAV11")
    assert t.p("auren").towns_due == 0


@rule("TM-33.10", "TM-33.11")
def test_no_structure_at_the_river_cell_may_belong_to_a_town() -> None:
    t = mermaid_table("C2:TP", "B3:TP", "C3:TP", "D5:D").do("mermaids", "connect r9", "+TW1")
    t.put("mermaids", "D4", "SH").turn("mermaids").lawful()
    assert t.refusal("mermaids", "connect r9") == "TM-33.10"
    t = mermaid_table("C2:TP", "B3:TP", "C3:TP", "D5:D").do("mermaids", "connect r9", "+TW1")
    t.paint("D4", "blue").turn("mermaids").do("mermaids", "build D4")
    assert towns(t, "mermaids") == {"C2", "B3", "C3", "D5", "D4"}  # joined by C3 and by the cell
    t.paint("E6", "blue").turn("mermaids").do("mermaids", "build E6")
    assert t.p("mermaids").towns_due == 0


@rule("TM-33.11")
def test_structures_joined_by_the_connection_stay_connected() -> None:
    t = mermaid_table("A9:TP", "A10:TP", "B5:TP", "C5:D").do("mermaids", "connect r11", "+TW1")
    assert towns(t, "mermaids") == {"A9", "A10", "B5", "C5"}
    t.paint("D6 C2", "blue").turn("mermaids").do("mermaids", "build D6")
    assert towns(t, "mermaids") == {"A9", "A10", "B5", "C5", "D6"}  # over r11, no edge is shared
    for where in ("B3", "C3", "D4"):  # another cell is no connection yet
        t.put("mermaids", where, "TP")
    t.turn("mermaids").do("mermaids", "build C2")
    assert t.p("mermaids").towns_due == 0
