"""Chapters 30 to 36: the abilities of Fakirs, Giants, Halflings, Mermaids, Nomads, Swarmlings and Witches."""

from __future__ import annotations

from demiurge.games.terra_mystica import scoring
from demiurge.games.terra_mystica.boards import hex_id, hex_name
from demiurge.games.terra_mystica.vocabulary import TERRAINS
from demiurge.kernel.masks import bits
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

QUIET = "SCORE4,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores neither dwellings nor spades
SPADES = "SCORE1,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores 2 VP for each spade
WATER = "SCORE6,SCORE3,SCORE4,SCORE2,SCORE5,SCORE7"  # round 1 ends with a spade for every 4 steps on water
NOT_WAITING = "K-2"


def terrain(t: Table, name: str) -> str:
    return TERRAINS[t.s.terrain[hex_id(name)]]


def stands(t: Table, faction: str, name: str) -> bool:
    return bool(t.p(faction).at[0] >> hex_id(name) & 1)


# ---- Fakirs
AWAY = {1: "E6", 2: "E4", 3: "H3", 4: "I3", 5: "I2", 6: "I1"}  # hexes by their distance from F3


def fakirs_table(**goods: int) -> Table:
    """Fakirs at F3, and at G7 far to the right; the hexes of AWAY are one spade from home."""
    t = table(
        "fakirs", "witches", scoring=QUIET, mini_expansion_1="yes", fakirs="F3 G7", witches="A10 C3"
    )  # fmt: skip
    t.paint(" ".join(AWAY.values()) + " G1", "red")
    return t.give("fakirs", **(goods or {"workers": 40, "coins": 40, "priests": 4})).turn("fakirs")


def carpet_distance(t: Table) -> int:
    """How far the Fakirs fly: everything nearer is in reach, everything farther is not."""
    found = [n for n, name in AWAY.items() if t.turn("fakirs").why("fakirs", f"transform {name} to yellow") is None]
    assert found == list(range(1, len(found) + 1))
    for n in range(len(found) + 1, 7):
        assert t.why("fakirs", f"transform {AWAY[n]} to yellow") == "TM-6.3"
    return len(found)


@rule("TM-30.8")
def test_fakirs_fly_2_steps_far_whatever_lies_between_for_a_priest_and_4_vp() -> None:
    for target in ("E4", "G1"):  # behind land, behind a river
        t = fakirs_table(workers=3, coins=0, priests=1)
        assert t.why("fakirs", f"transform {target} to yellow") is None
        t.do("fakirs", f"transform {target} to yellow")
        assert (t.goods("fakirs"), t.p("fakirs").vp) == ((0, 0, 0), 24)
        assert fakirs_table(workers=2, priests=1).why("fakirs", f"transform {target} to yellow") == "TM-4.9"
        assert fakirs_table(workers=3, priests=0).why("fakirs", f"transform {target} to yellow") == "TM-4.9"
    assert carpet_distance(fakirs_table()) == 2


@rule("TM-30.8")
def test_fakirs_fly_to_build_on_a_hex_that_is_home_already() -> None:
    t = fakirs_table(workers=1, coins=2, priests=1).paint("E4", "yellow")
    t.do("fakirs", "build E4")
    assert (t.goods("fakirs"), t.p("fakirs").vp) == ((0, 0, 0), 24)
    assert fakirs_table(workers=1, coins=2, priests=0).paint("E4", "yellow").why("fakirs", "build E4") == "TM-4.9"


@rule("TM-30.9")
def test_fakirs_fly_only_to_a_hex_that_is_not_otherwise_in_reach() -> None:
    t = fakirs_table(workers=3, coins=0, priests=1)
    t.do("fakirs", "transform E6 to yellow")
    assert (t.goods("fakirs"), t.p("fakirs").vp) == ((0, 0, 1), 20)


@rule("TM-30.9")
def test_transforming_and_building_at_the_end_of_a_flight_pays_and_scores_once() -> None:
    t = fakirs_table(workers=4, coins=2, priests=1)
    t.do("fakirs", "transform E4 to yellow", "build E4")
    assert (t.goods("fakirs"), t.p("fakirs").vp) == ((0, 0, 0), 24)
    t = fakirs_table(workers=4, coins=2, priests=1)
    t.do("fakirs", "build E4")
    assert (t.goods("fakirs"), t.p("fakirs").vp) == ((0, 0, 0), 24)
    assert fakirs_table(workers=3, coins=2, priests=1).why("fakirs", "build E4") == "TM-4.9"


@rule("TM-30.9")
def test_fakirs_fly_to_one_hex_in_a_turn() -> None:
    t = fakirs_table(workers=9, coins=9, priests=4, bowl3=6)
    t.do("fakirs", "action ACT6", "transform E4 to yellow").lawful()
    assert t.why("fakirs", "transform G1 to yellow") == "TM-30.9"
    t.do("fakirs", "transform E6 to yellow", "build E4")
    assert (t.goods("fakirs"), t.p("fakirs").vp) == ((7, 8, 3), 24)
    t.turn("fakirs").do("fakirs", "transform G1 to yellow")
    assert (t.p("fakirs").priests, t.p("fakirs").vp) == (2, 28)


@rule("TM-30.10")
def test_with_the_stronghold_the_carpet_distance_is_3() -> None:
    t = fakirs_table().put("fakirs", "F3", "TP").turn("fakirs")
    assert carpet_distance(t) == 2
    t.turn("fakirs").do("fakirs", "upgrade F3 to SH")
    assert carpet_distance(t) == 3
    before = t.p("fakirs").priests
    t.turn("fakirs").do("fakirs", f"transform {AWAY[3]} to yellow")
    assert (t.p("fakirs").priests, t.p("fakirs").vp) == (before - 1, 20 + 5 + 4)  # SCORE4 scored the stronghold


@rule("TM-30.11")
def test_each_tw7_raises_the_carpet_distance_by_1_up_to_5_with_the_stronghold() -> None:
    t = fakirs_table().put("fakirs", "F3", "TP")
    t.give("fakirs", towns_due=1).turn("fakirs").do("fakirs", "+TW7")
    assert carpet_distance(t) == 3
    t.give("fakirs", towns_due=1).turn("fakirs").do("fakirs", "+TW7")
    assert carpet_distance(t) == 4
    t.turn("fakirs").do("fakirs", "upgrade F3 to SH")
    assert carpet_distance(t) == 5
    assert t.p("fakirs").ship == 0


@rule("TM-30.12")
def test_carpets_connect_structures_within_their_distance_in_area_scoring_only() -> None:
    t = fakirs_table().put("fakirs", "E4 E2")  # a chain of flights over one cell
    assert scoring.area(t.s, t.p("fakirs")) == 3
    t = fakirs_table().put("fakirs", "H3")  # three steps away
    assert scoring.area(t.s, t.p("fakirs")) == 1
    t.give("fakirs", flight=2)
    assert scoring.area(t.s, t.p("fakirs")) == 2
    t = fakirs_table().put("fakirs", "F3 E4 E2 G1", "TP").put("fakirs", "E4", "TE").turn("fakirs")
    t.do("fakirs", "upgrade F3 to SH")
    assert (t.p("fakirs").towns_due, t.p("fakirs").towns) == (0, 0)
    t.put("witches", "E5").rich().give("fakirs", bowl1=5).turn("witches").do("witches", "upgrade E5 to TP")
    assert [o.amount for o in t.s.offers] == [3 + 2]  # F3 and E4 are beside E5, G1 is two steps away


@rule("TM-30.12")
def test_carpets_do_not_help_cult_bonus_spades() -> None:
    t = table("fakirs", "witches", scoring=WATER, fakirs="F3 G7", witches="A10 C3").paint("E6 E4", "red")
    t.give("fakirs", priests=2)
    t.p("fakirs").cults[1] = 4
    t.to_cult_bonus()
    assert t.why("fakirs", "transform E4 to yellow") == "TM-6.3"
    assert t.why("fakirs", "transform E6 to yellow") is None


# ---- Giants
def giants_table(scoring_tiles: str = QUIET, **goods: int) -> Table:
    """Giants at G2, with F3 and F4 in reach."""
    t = table("giants", "engineers", scoring=scoring_tiles, giants="G2 A12", engineers="A2 C2")
    return t.give("giants", **goods).turn("giants")


@rule("TM-31.8")
def test_giants_take_exactly_2_spades_for_wasteland_whatever_the_distance() -> None:
    for colour in ("yellow", "brown", "black", "blue", "green", "gray"):
        t = giants_table(workers=5).paint("F4", colour)
        assert t.why("giants", "transform F4 to red") == "TM-4.9"
        t.give("giants", workers=6)
        assert t.why("giants", "transform F4 to red the long way") == "TM-43.22"
        t.do("giants", "transform F4 to red")
        assert (t.p("giants").workers, terrain(t, "F4")) == (0, "red")


@rule("TM-31.8")
def test_giants_cannot_use_a_single_spade() -> None:
    t = giants_table(workers=2, bowl3=4).paint("F4", "yellow")
    t.do("giants", "action ACT5")
    assert t.why("giants", "transform F4 to red") == "TM-4.9"
    assert t.why("giants", "transform F4 to brown") == "TM-43.22"
    for steps, asked in ((4, False), (8, True)):  # one or two spades of a cult bonus
        t = giants_table(WATER, workers=9).paint("F4", "yellow")
        t.p("giants").cults[1] = steps
        t.to_cult_bonus()
        assert (t.s.round == 1) == asked
    assert t.why("giants", "transform F4 to red") is None


@rule("TM-31.9")
def test_one_of_the_two_spades_may_be_free_and_both_count_for_score1() -> None:
    t = giants_table(SPADES, workers=3).card("giants", 1).paint("F4", "blue").turn("giants")
    t.do("giants", "action BON1")
    assert t.p("giants").vp == 22
    assert t.why("giants", "transform F4 to red") is None
    t.do("giants", "transform F4 to red")
    assert (t.p("giants").workers, t.p("giants").vp, terrain(t, "F4")) == (0, 24, "red")
    t = giants_table(SPADES, workers=2).card("giants", 1).paint("F4", "blue").turn("giants")
    t.do("giants", "action BON1")
    assert t.why("giants", "transform F4 to red") == "TM-4.9"


@rule("TM-31.10")
def test_actg_turns_a_hex_in_reach_into_wasteland_and_a_dwelling_may_follow_at_its_price() -> None:
    t = giants_table(SPADES, workers=1, coins=2).paint("F3 F4", "blue").turn("giants")
    assert t.why("giants", "action ACTG") == "TM-11.2"
    t.put("giants", "A12", "SH").turn("giants").do("giants", "action ACTG").lawful()
    assert t.p("giants").vp == 24
    assert t.why("giants", "transform E4 to red") == "TM-6.3"
    t.do("giants", "transform F4 to red")
    assert t.goods("giants") == (2, 1, 0)
    assert t.why("giants", "transform F3 to red") == "TM-6.15"
    assert t.why("giants", "done") is None
    t.do("giants", "build F4")
    assert (t.goods("giants"), stands(t, "giants", "F4")) == ((0, 0, 0), True)
    t.turn("giants")
    assert t.why("giants", "action ACTG") == "TM-4.7"
    assert t.pass_all().turn("giants").why("giants", "action ACTG") is None


@rule("TM-31.10")
def test_the_dwelling_after_actg_is_paid() -> None:
    for coins, workers in ((1, 1), (2, 0)):
        t = giants_table(coins=coins, workers=workers).put("giants", "A12", "SH").paint("F4", "blue").turn("giants")
        t.do("giants", "action ACTG", "transform F4 to red")
        assert t.refusal("giants", "build F4") == "TM-4.9"


# ---- Halflings
def halflings_table(scoring_tiles: str = QUIET, **goods: int) -> Table:
    """Halflings with a trading house on E6, able to build the stronghold; E5, E7 and F3 are one spade from home."""
    t = table("halflings", "engineers", scoring=scoring_tiles, halflings="E6 A1", engineers="A2 C5")
    t.put("halflings", "E6", "TP").paint("E5 E7 F3", "black").paint("F4", "green").paint("D4", "yellow")
    return t.give("halflings", **(goods or {"workers": 20, "coins": 20})).turn("halflings")


@rule("TM-32.8")
def test_halflings_score_1_vp_for_each_spade_paid_or_free() -> None:
    t = halflings_table().paint("E5", "blue")
    t.do("halflings", "transform E5 to brown")
    assert t.p("halflings").vp == 22
    t.give("halflings", bowl3=6).turn("halflings").do("halflings", "action ACT6")
    assert t.p("halflings").vp == 24
    t.do("halflings", "transform F4 to brown")  # the third spade is paid
    assert t.p("halflings").vp == 25


@rule("TM-32.8")
def test_halflings_score_1_vp_for_each_spade_of_a_cult_bonus() -> None:
    t = halflings_table(WATER).card("halflings", 3)
    t.p("halflings").cults[1] = 9
    t.to_cult_bonus()
    assert (t.p("halflings").vp, t.p("halflings").spades) == (22, 2)


@rule("TM-32.9")
def test_the_stronghold_of_the_halflings_gives_3_spades_for_up_to_3_hexes_in_reach() -> None:
    t = halflings_table(workers=4, coins=8)
    t.do("halflings", "upgrade E6 to SH").lawful()
    assert (t.p("halflings").spades, t.p("halflings").vp) == (3, 20 + 5 + 3)  # SCORE4 scored the stronghold
    assert t.why("halflings", "done") == "TM-4.8"
    assert t.why("halflings", "transform C2 to brown") == "TM-6.3"
    t.do("halflings", "transform E5 to brown", "transform E7 to brown", "transform F3 to blue")
    assert [terrain(t, name) for name in ("E5", "E7", "F3")] == ["brown", "brown", "blue"]
    assert t.goods("halflings") == (0, 0, 0)
    assert t.p("halflings").vp == 28
    t = halflings_table(workers=4, coins=8)
    t.do("halflings", "upgrade E6 to SH", "transform F4 to brown")  # all three on one hex
    assert (terrain(t, "F4"), t.p("halflings").spades) == ("brown", 0)


@rule("TM-32.10")
def test_the_3_spades_cannot_be_topped_up() -> None:
    t = halflings_table()
    t.do("halflings", "upgrade E6 to SH", "transform E5 to brown").lawful()
    assert t.why("halflings", "transform F4 to brown") == "TM-32.10"
    t.do("halflings", "transform F4 to blue")  # one step of the three
    assert t.why("halflings", "transform F4 to brown") == "TM-32.10"
    assert t.why("halflings", "transform F4 to black") is None


@rule("TM-32.10")
def test_one_dwelling_may_be_built_on_one_of_the_hexes_that_became_plains() -> None:
    t = halflings_table(workers=5, coins=10).paint("D4", "brown").turn("halflings")
    t.do("halflings", "upgrade E6 to SH", "transform E5 to brown", "transform E7 to brown").lawful()
    assert t.why("halflings", "build E5") == "TM-6.19"  # first the spades
    t.do("halflings", "transform F3 to blue").lawful()
    assert t.why("halflings", "build D4") == "TM-43.5"
    assert t.why("halflings", "build F3") == "TM-43.5"
    assert t.why("halflings", "done") is None
    t.do("halflings", "build E5")
    assert (t.goods("halflings"), stands(t, "halflings", "E5")) == ((0, 0, 0), True)
    t = halflings_table(workers=6, coins=12)
    t.do("halflings", "upgrade E6 to SH", "transform E5 to brown", "transform E7 to brown", "build F3")
    assert t.goods("halflings") == (2, 1, 0)
    assert t.why("halflings", "build E5") == "TM-4.1"


@rule("TM-32.10")
def test_without_a_hex_that_became_plains_no_dwelling_is_built() -> None:
    t = halflings_table().paint("D4", "brown").turn("halflings")
    t.do("halflings", "upgrade E6 to SH", "-SPADE", "-SPADE", "-SPADE").lawful()
    assert t.why("halflings", "build D4") == "TM-4.1"
    t = halflings_table().paint("D4", "brown").turn("halflings")
    t.do("halflings", "upgrade E6 to SH", "transform E5 to blue", "-SPADE", "-SPADE")
    assert t.why("halflings", "build D4") == "TM-4.1"


@rule("TM-32.11")
def test_the_3_spades_may_be_given_up_and_still_score() -> None:
    t = halflings_table(SPADES)
    t.do("halflings", "upgrade E6 to SH", "-SPADE", "-SPADE", "-SPADE")
    assert t.p("halflings").vp == 20 + 3 + 6
    assert t.why("halflings", "-SPADE") == "TM-6.20"
    assert t.why("halflings", "done") is None


# ---- Mermaids
def mermaids_table(here: str = "TP") -> Table:
    """Mermaids at D5, E8 and, across the cell r22, at F4 and G2: power 1 + 3 and `here` + 1."""
    t = table("mermaids", "engineers", scoring=QUIET, mermaids="D5 A11", engineers="A2 C5")
    t.put("mermaids", "E8", "SH").put("mermaids", "F4", here).put("mermaids", "G2").paint("G3", "blue")
    return t.rich("mermaids").turn("mermaids")


@rule("TM-33.8", "TM-33.9")
def test_mermaids_skip_a_river_cell_to_found_a_town_without_an_action() -> None:
    t = mermaids_table()
    assert t.why("mermaids", "connect r22") is None
    t.do("mermaids", "connect r22").lawful()
    assert t.p("mermaids").towns_due == 1
    assert sorted(hex_name(h) for h in bits(t.p("mermaids").towns)) == ["D5", "E8", "F4", "G2"]
    t.do("mermaids", "+TW2")
    assert t.p("mermaids").vp == 27
    assert t.why("mermaids", "done") == "TM-11.4"  # the action is still to come
    assert t.why("mermaids", "connect r22") == "TM-33.10"
    t.do("mermaids", "action ACT4")


@rule("TM-33.9")
def test_a_river_connection_must_found_a_town_at_once_in_the_own_turn() -> None:
    t = mermaids_table("D")  # power 6
    assert t.why("mermaids", "connect r22") == "TM-33.9"
    t = mermaids_table()
    assert t.why("mermaids", "connect r29") == "TM-33.9"  # both of its structures are one group already
    assert t.why("mermaids", "connect r0") == "TM-33.9"
    assert t.why("mermaids", "connect r49") == "TM-33.9"
    t.do("mermaids", "action ACT4")
    assert t.why("mermaids", "connect r22") is None  # also after the action
    t.turn("engineers")
    assert t.refusal("mermaids", "connect r22") == NOT_WAITING
    assert t.why("engineers", "connect r22") == "TM-33.8"


@rule("TM-33.8", "TM-33.9")
def test_a_sanctuary_lets_3_structures_suffice_for_the_connection() -> None:
    t = table("mermaids", "engineers", mermaids="D5 A11", engineers="A2 C5")
    t.put("mermaids", "E8", "SA").put("mermaids", "F4", "SH").turn("mermaids")
    assert t.why("mermaids", "connect r22") is None
    t.put("mermaids", "F4", "TP").turn("mermaids")
    assert t.why("mermaids", "connect r22") == "TM-33.9"


@rule("TM-33.10")
def test_no_structure_beside_the_skipped_cell_may_belong_to_a_town() -> None:
    for name in ("E8", "F4"):
        t = mermaids_table().give("mermaids", towns=1 << hex_id(name)).turn("mermaids")
        assert t.why("mermaids", "connect r22") == "TM-33.10"
    t = mermaids_table().give("mermaids", towns=1 << hex_id("A11")).turn("mermaids")
    assert t.why("mermaids", "connect r22") is None


@rule("TM-33.11")
def test_structures_around_a_skipped_cell_join_the_town_later() -> None:
    def later(name: str, *before: str) -> bool:
        """Whether a dwelling built on this hex belongs to a town."""
        t = table("mermaids", "engineers", scoring=QUIET, mermaids="D5 A4", engineers="A2 I9").rich("mermaids")
        t.put("mermaids", "C5", "SH").put("mermaids", "D7 E9").put("mermaids", "D6", "TP").paint("B5 B6", "blue")
        t.turn("mermaids").do("mermaids", *before, f"build {name}")
        return bool(t.p("mermaids").towns >> hex_id(name) & 1)

    assert later("B5", "connect r11", "+TW2")  # B5 lies at r11 and shares no edge with the town
    assert not later("B5", "connect r17", "+TW2")  # it does not lie at r17
    assert not later("B6", "connect r11", "+TW2")
    assert not later("B5")


@rule("TM-33.12")
def test_the_stronghold_of_the_mermaids_gives_a_free_shipping_step_with_its_vp() -> None:
    for level, points in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 0)):
        t = table("mermaids", "engineers", mermaids="D5 A11").put("mermaids", "D5", "TP")
        t.give("mermaids", workers=4, coins=6, ship=level).turn("mermaids").do("mermaids", "upgrade D5 to SH")
        assert (t.p("mermaids").ship, t.p("mermaids").vp) == (min(level + 1, 5), 20 + points)
        assert t.goods("mermaids") == (0, 0, 0)


# ---- Nomads
@rule("TM-34.8")
def test_nomads_start_with_three_dwellings() -> None:
    t = table("nomads", "engineers")
    assert (t.p("nomads").built[1], t.p("engineers").built[1]) == (3, 2)


def nomads_table(scoring_tiles: str = QUIET, **goods: int) -> Table:
    """Nomads at E8 (stronghold), G7 and B1; E7 is beside E8 and G3 across the river."""
    t = table("nomads", "engineers", scoring=scoring_tiles, nomads="E8 G7 B1", engineers="A2 C5")
    return t.put("nomads", "E8", "SH").paint("E7 D5 G3", "blue").give("nomads", **goods).turn("nomads")


@rule("TM-34.9")
def test_sandstorm_turns_a_hex_that_shares_an_edge_with_an_own_structure_into_desert() -> None:
    t = nomads_table(SPADES, workers=0, coins=0, ship=1).bridge("nomads", "E8:G3").paint("F7", "yellow")
    t.put("engineers", "D5").turn("nomads").do("nomads", "action ACTN").lawful()
    assert t.why("nomads", "done") == "TM-4.8"
    assert t.why("nomads", "transform G3 to yellow") == "TM-34.9"  # a bridge and a ship lead there
    assert t.why("nomads", "transform F7 to yellow") == "TM-34.9"  # desert already
    assert t.why("nomads", "transform D5 to yellow") == "TM-6.3"  # occupied
    assert t.why("nomads", "transform C3 to yellow") == "TM-6.3"
    assert t.why("nomads", "transform E7 to red") == "TM-43.24"
    assert t.why("nomads", "transform E7 to yellow the long way") == "TM-34.10"  # it uses no spades
    t.do("nomads", "transform E7 to yellow")
    assert (terrain(t, "E7"), t.p("nomads").vp) == ("yellow", 20)  # no spade, no points
    assert t.why("nomads", "transform F4 to yellow") == "TM-6.15"


@rule("TM-34.9")
def test_sandstorm_comes_with_the_stronghold_once_a_round() -> None:
    t = nomads_table().put("nomads", "E8", "TP").turn("nomads")
    assert t.why("nomads", "action ACTN") == "TM-11.2"
    t = nomads_table()
    t.do("nomads", "action ACTN", "transform E7 to yellow").turn("nomads")
    assert t.why("nomads", "action ACTN") == "TM-4.7"
    assert t.pass_all().turn("nomads").why("nomads", "action ACTN") is None


@rule("TM-34.9")
def test_sandstorm_needs_a_hex_to_turn_into_desert() -> None:
    t = nomads_table()
    t.paint(" ".join(hex_name(h) for h in bits(t.s.empty)), "yellow").turn("nomads")
    assert t.why("nomads", "action ACTN") == "TM-34.9"
    for name, colour, why in (("I5", "red", "TM-34.9"), ("E7", "ice", "TM-34.9"), ("E7", "volcano", "TM-34.9")):
        assert t.paint(name, colour).turn("nomads").why("nomads", "action ACTN") == why
    assert t.paint("E7", "red").turn("nomads").why("nomads", "action ACTN") is None


@rule("TM-34.10")
def test_a_dwelling_may_be_built_on_the_hex_of_the_sandstorm_at_its_price() -> None:
    t = nomads_table(SPADES, workers=1, coins=2).paint("D5", "yellow").turn("nomads")
    t.do("nomads", "action ACTN").lawful()
    assert t.why("nomads", "build D5") == "TM-6.19"
    t.do("nomads", "transform E7 to yellow").lawful()
    assert t.why("nomads", "done") is None
    assert t.why("nomads", "build D5") == "TM-43.5"
    t.do("nomads", "build E7")
    assert (t.goods("nomads"), t.p("nomads").vp, stands(t, "nomads", "E7")) == ((0, 0, 0), 20, True)
    t = nomads_table(workers=1, coins=2)
    t.do("nomads", "action ACTN", "build E7")
    assert (t.goods("nomads"), terrain(t, "E7")) == ((0, 0, 0), "yellow")
    for workers, coins in ((0, 2), (1, 1)):
        t = nomads_table(workers=workers, coins=coins)
        t.do("nomads", "action ACTN")
        assert t.why("nomads", "build E7") == "TM-4.9"


# ---- Swarmlings
@rule("TM-35.8")
def test_swarmlings_gain_3_workers_for_each_town() -> None:
    t = table("swarmlings", "engineers", swarmlings="D5 A11").give("swarmlings", workers=0, towns_due=2)
    t.turn("swarmlings").do("swarmlings", "+TW1")
    assert t.p("swarmlings").workers == 3
    t.do("swarmlings", "+TW2")
    assert t.p("swarmlings").workers == 8  # the tile gives 2
    t.give("engineers", workers=0, towns_due=1).turn("engineers").do("engineers", "+TW1")
    assert t.p("engineers").workers == 0


def swarmlings_table(tile: str = "SCORE6") -> Table:
    """Swarmlings without goods at E8 (stronghold), D5 and A11 (dwellings); the Engineers at E7."""
    rest = [t for t in ("SCORE3", "SCORE4", "SCORE2", "SCORE5", "SCORE7", "SCORE6") if t != tile]
    t = table("swarmlings", "engineers", scoring=",".join([tile, *rest[:5]]), swarmlings="D5 A11", engineers="E7 A2")
    t.put("swarmlings", "E8", "SH").give("swarmlings", workers=0, coins=0, bowl2=0, bowl3=0)
    return t.give("engineers", bowl1=5).turn("swarmlings")


@rule("TM-35.9")
def test_acts_upgrades_a_dwelling_to_a_trading_house_without_paying_once_a_round() -> None:
    t = swarmlings_table("SCORE4")
    t.do("swarmlings", "action ACTS").lawful()
    assert t.why("swarmlings", "done") == "TM-4.8"
    assert t.why("swarmlings", "upgrade E8 to TP") == "TM-8.1"
    assert t.why("swarmlings", "upgrade A11 to TE") == "TM-35.9"
    t.do("swarmlings", "upgrade A11 to TP")
    assert t.goods("swarmlings") == (0, 0, 0)
    assert t.p("swarmlings").built == [0, 1, 1, 0, 1, 0]
    assert t.refusal("swarmlings", "upgrade D5 to TP") == NOT_WAITING
    assert t.turn("swarmlings").why("swarmlings", "action ACTS") == "TM-4.7"
    t.pass_all().give("swarmlings", coins=0, workers=0).turn("swarmlings")
    assert t.why("swarmlings", "action ACTS") is None
    assert t.why("swarmlings", "upgrade D5 to TP") == "TM-4.9"


@rule("TM-35.9")
def test_acts_needs_the_stronghold_a_dwelling_and_a_trading_house_left() -> None:
    t = swarmlings_table().put("swarmlings", "E8", "TP").turn("swarmlings")
    assert t.why("swarmlings", "action ACTS") == "TM-11.2"
    t = swarmlings_table().put("swarmlings", "D5 A11", "TE").turn("swarmlings")
    assert t.why("swarmlings", "action ACTS") == "TM-35.9"
    t = swarmlings_table().put("swarmlings", "A4 E4 E11", "TP").turn("swarmlings")
    assert t.why("swarmlings", "action ACTS") is None
    t.put("swarmlings", "H4", "TP").turn("swarmlings")
    assert t.why("swarmlings", "action ACTS") == "TM-35.9"


@rule("TM-35.10")
def test_the_upgrade_of_acts_scores_gives_leech_and_may_found_a_town() -> None:
    t = swarmlings_table().put("swarmlings", "D4").put("swarmlings", "C4").favor("swarmlings", 10).turn("swarmlings")
    t.do("swarmlings", "action ACTS", "upgrade D5 to TP")  # D4, D5, E8 and not C4: power 1 + 2 + 3
    assert t.p("swarmlings").vp == 20 + 3 + 3  # SCORE6 and FAV10
    assert t.p("swarmlings").towns_due == 0
    assert t.asked() == ["engineers"]
    assert t.answers("engineers") == {"leech 1 from swarmlings", "decline 1 from swarmlings"}
    t = swarmlings_table().put("swarmlings", "D4 E6").give("engineers", bowl1=0, bowl2=0).turn("swarmlings")
    t.do("swarmlings", "action ACTS", "upgrade D5 to TP")
    assert t.p("swarmlings").towns_due == 1


# ---- Witches
@rule("TM-36.8")
def test_witches_score_5_vp_for_each_town() -> None:
    t = table("witches", "engineers").give("witches", towns_due=2).turn("witches")
    t.do("witches", "+TW1")
    assert t.p("witches").vp == 20 + 5 + 5
    t.do("witches", "+TW3")
    assert t.p("witches").vp == 30 + 9 + 5
    t.give("engineers", towns_due=1).turn("engineers").do("engineers", "+TW1")
    assert t.p("engineers").vp == 25


FORESTS = "A3 A10 C3 D1 E9 F2 G3 I6 I11"  # those that are free at witches_table


def witches_table(tile: str = "SCORE3") -> Table:
    """Witches without goods at F4 (stronghold) and C4; the Engineers at A2 and at C2."""
    rest = [t for t in ("SCORE4", "SCORE2", "SCORE5", "SCORE6", "SCORE7", "SCORE3") if t != tile]
    t = table("witches", "engineers", scoring=",".join([tile, *rest[:5]]), witches="F4 C4", engineers="A2 C2")
    t.put("witches", "F4", "SH").give("witches", workers=0, coins=0, bowl2=0, bowl3=0)
    return t.give("engineers", bowl1=5).turn("witches")


@rule("TM-36.9")
def test_actw_builds_a_dwelling_on_any_free_forest_hex_without_paying_once_a_round() -> None:
    t = witches_table("SCORE4")
    t.do("witches", "action ACTW").lawful()
    assert t.why("witches", "done") == "TM-4.8"
    assert t.answers("witches") == {f"build {name}" for name in FORESTS.split()}
    t.do("witches", "build I11")
    assert stands(t, "witches", "I11")
    assert (t.goods("witches"), t.p("witches").vp) == ((0, 0, 0), 20)
    assert t.turn("witches").why("witches", "action ACTW") == "TM-4.7"
    assert t.pass_all().turn("witches").why("witches", "action ACTW") is None


@rule("TM-36.9")
def test_actw_needs_the_stronghold_a_dwelling_and_a_free_forest_hex() -> None:
    t = witches_table().put("witches", "F4", "TP").turn("witches")
    assert t.why("witches", "action ACTW") == "TM-11.2"
    t = witches_table().put("witches", "C3 D1 E9 F2 G3 I6").turn("witches")
    assert t.why("witches", "action ACTW") is None
    t.put("witches", "I11").turn("witches")  # the eighth dwelling
    assert t.why("witches", "action ACTW") == "TM-36.9"
    t = witches_table().paint(FORESTS, "red").turn("witches")
    assert t.why("witches", "action ACTW") == "TM-36.9"


@rule("TM-36.10")
def test_actw_allows_no_transform() -> None:
    t = witches_table().rich("witches").paint("E6", "gray").turn("witches").do("witches", "action ACTW")
    assert t.why("witches", "build E6") == "TM-36.10"
    assert t.why("witches", "transform E6 to green") == "TM-36.10"
    assert t.why("witches", "build C4") == "TM-6.3"  # occupied


@rule("TM-36.10")
def test_the_dwelling_of_actw_scores_gives_leech_and_may_found_a_town() -> None:
    t = witches_table().favor("witches", 11).turn("witches").do("witches", "action ACTW", "build A3")
    assert t.p("witches").vp == 20 + 2 + 2  # SCORE3 and FAV11
    assert t.asked() == ["engineers"]
    t = witches_table().put("witches", "E6", "TP").put("witches", "E7").paint("F3", "green").turn("witches")
    t.do("witches", "action ACTW", "build F3")
    assert t.p("witches").towns_due == 1
