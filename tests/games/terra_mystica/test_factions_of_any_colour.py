"""Chapters 41 and 42: the abilities of Riverwalkers and Shapeshifters."""

from __future__ import annotations

from demiurge.games.terra_mystica import digging, scoring
from demiurge.games.terra_mystica.boards import hex_id, hex_name
from demiurge.games.terra_mystica.vocabulary import TERRAINS
from demiurge.kernel.masks import bits
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.rules import rule

QUIET = "SCORE4,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores neither dwellings nor spades
SPADES = "SCORE1,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores 2 VP for each spade
WATER = "SCORE6,SCORE3,SCORE4,SCORE2,SCORE5,SCORE7"  # round 1 ends with a spade for every 4 steps on water
PRIESTS = "SCORE3,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 ends with a priest for every 4 steps on water
COLOURS = ("yellow", "brown", "black", "blue", "green", "gray", "red")
RED = 1 << 6


def terrain(t: Table, name: str) -> str:
    return TERRAINS[t.s.terrain[hex_id(name)]]


def stands(t: Table, faction: str, name: str) -> bool:
    return bool(t.p(faction).at[0] >> hex_id(name) & 1)


# ---- Riverwalkers
def river_table(scoring_tiles: str = QUIET, **goods: int) -> Table:
    """Riverwalkers, whose colour is red, at C1; Witches (green) far away."""
    t = table("riverwalkers", "witches", scoring=scoring_tiles, riverwalkers="I5 G2", witches="E9 I11")
    t.put("riverwalkers", "C1", terrain="red").card("riverwalkers", 3).give("riverwalkers", bowl1=10, bowl2=2, bowl3=0)
    t.give("riverwalkers", priests=0, coins=9, workers=9)
    return t.give("riverwalkers", **goods).turn("riverwalkers")


@rule("TM-41.1")
def test_riverwalkers_choose_a_colour_whose_terrain_is_unlocked() -> None:
    t = empty_table("riverwalkers", "witches")
    assert t.play.say(0, "setup riverwalkers") is None
    assert t.answers("riverwalkers") == {f"pick-color {c}" for c in COLOURS}
    t.do("riverwalkers", "pick-color blue")
    assert t.p("riverwalkers").unlocked == 1 << 3
    t = river_table()
    for colour in COLOURS:
        t.paint("D3", colour).turn("riverwalkers")
        assert t.why("riverwalkers", "build D3") == (None if colour == "red" else "TM-41.8")


@rule("TM-41.8")
def test_riverwalkers_never_transform_and_build_on_unlocked_terrain_without_changing_it() -> None:
    t = river_table(workers=1, coins=2).paint("D3", "yellow").paint("A3", "blue").turn("riverwalkers")
    assert t.why("riverwalkers", "transform D3 to red") == "TM-41.8"
    assert t.why("riverwalkers", "build D3") == "TM-41.8"
    t.give("riverwalkers", unlocked=RED | 1 << 3).turn("riverwalkers")
    assert t.why("riverwalkers", "build D3") == "TM-41.8"
    t.do("riverwalkers", "build A3")
    assert (t.goods("riverwalkers"), terrain(t, "A3"), stands(t, "riverwalkers", "A3")) == ((0, 0, 0), "blue", True)


@rule("TM-41.9")
def test_riverwalkers_reach_by_shipping_only() -> None:
    t = river_table().paint("A3 D2 D3 E4 E5 D4", "red").turn("riverwalkers")
    assert t.why("riverwalkers", "build A3") is None  # across one cell
    assert t.why("riverwalkers", "build E4") == "TM-6.3"  # across two
    t.card("riverwalkers", 4).turn("riverwalkers")
    assert t.why("riverwalkers", "build E4") is None
    assert t.why("riverwalkers", "build D4") == "TM-6.3"  # across three
    t = river_table().put("riverwalkers", "E3", terrain="red").paint("D2 D3 E2", "red").turn("riverwalkers")
    assert t.why("riverwalkers", "build E2") == "TM-6.3"  # it only shares an edge with E3


@rule("TM-41.9")
def test_a_bridge_gives_riverwalkers_no_reach() -> None:
    t = river_table().give("riverwalkers", ship=0).paint("A3 D2", "red").bridge("riverwalkers", "A3:C1")
    assert t.turn("riverwalkers").why("riverwalkers", "build A3") == "TM-6.3"
    assert t.why("riverwalkers", "build D2") == "TM-6.3"
    assert t.give("riverwalkers", ship=1).turn("riverwalkers").why("riverwalkers", "build A3") is None


@rule("TM-41.10")
def test_direct_adjacency_counts_for_leech_and_price_of_the_riverwalkers() -> None:
    t = river_table(coins=3, workers=2).put("riverwalkers", "E10", terrain="red").rich("witches").turn("witches")
    t.do("witches", "upgrade E9 to TP")  # E9 and E10 share an edge, and no river is near E10
    assert t.answers("riverwalkers") == {"leech 1 from witches", "decline 1 from witches"}
    t.do("riverwalkers", "decline 1 from witches").give("witches", bowl1=0, bowl2=0).turn("riverwalkers")
    t.do("riverwalkers", "upgrade E10 to TP")
    assert t.goods("riverwalkers") == (0, 0, 0)


@rule("TM-41.10")
def test_direct_adjacency_counts_for_towns_and_area_scoring_of_the_riverwalkers() -> None:
    t = river_table().put("riverwalkers", "E10 F7 G7 G6", terrain="red")  # beside one another, away from the river
    assert scoring.area(t.s, t.p("riverwalkers")) == 4
    t.put("riverwalkers", "E10 F7", "TP", terrain="red").rich("riverwalkers").turn("riverwalkers")
    t.do("riverwalkers", "upgrade G7 to TP")  # 2 + 2 + 2 + 1
    assert t.p("riverwalkers").towns_due == 1


@rule("TM-41.11")
def test_start_dwellings_of_the_riverwalkers_go_on_their_colour_beside_a_river() -> None:
    t = empty_table("riverwalkers", "witches")
    assert t.play.say(0, "setup riverwalkers") is None
    t.do("riverwalkers", "pick-color red")
    assert t.play.say(1, "setup witches") is None
    assert t.answers("riverwalkers") == {f"build {name}" for name in ("A6", "A12", "D4", "D6", "D7", "E3", "G2", "I5")}
    for name, why in (("A9", "TM-41.11"), ("I1", "TM-41.11"), ("I12", "TM-41.11"), ("C3", "TM-2.20")):
        assert t.why("riverwalkers", f"build {name}") == why
    t.do("riverwalkers", "build A6")
    assert terrain(t, "A6") == "red"


@rule("TM-41.12")
def test_riverwalkers_decide_about_each_priest_of_their_turn() -> None:
    t = river_table(bowl1=0, bowl2=0, bowl3=8)
    t.do("riverwalkers", "convert 5pw to 1p").lawful()
    assert t.why("riverwalkers", "action ACT2") == "TM-4.8"
    assert t.why("riverwalkers", "unlock-terrain red") == "TM-41.12"  # unlocked from the start
    t.do("riverwalkers", "unlock-terrain gain-priest")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").unlocked) == (1, RED)
    t.do("riverwalkers", "action ACT2").lawful()
    assert t.why("riverwalkers", "done") == "TM-4.8"
    t.do("riverwalkers", "unlock-terrain blue")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").unlocked) == (1, RED | 1 << 3)
    assert t.why("riverwalkers", "unlock-terrain gray") == "TM-41.12"
    assert t.why("riverwalkers", "done") is None


@rule("TM-41.12")
def test_riverwalkers_decide_about_each_priest_of_a_town_tile_of_the_income_and_of_a_cult_bonus() -> None:
    t = river_table(towns_due=1)
    t.do("riverwalkers", "+TW3", "unlock-terrain gray")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").unlocked) == (0, RED | 1 << 5)
    t = river_table(PRIESTS).put("riverwalkers", "I5", "SA", terrain="red").put("riverwalkers", "G2", "TE", "red")
    t.p("riverwalkers").cults[1] = 8
    t.turn("riverwalkers").to_cult_bonus()
    assert t.lawful().asked() == ["riverwalkers"]
    assert t.why("riverwalkers", "unlock-terrain red") == "TM-41.12"
    t.do("riverwalkers", "unlock-terrain blue", "unlock-terrain gain-priest")  # two of the cult bonus
    assert (t.s.round, t.asked()) == (1, ["riverwalkers"])
    t.do("riverwalkers", "unlock-terrain gain-priest", "unlock-terrain gray")  # of the temple and the sanctuary
    assert (t.s.round, t.p("riverwalkers").unlocked) == (2, RED | 1 << 3 | 1 << 5)
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").limit) == (2, 3)


@rule("TM-41.13")
def test_unlocking_costs_1_coin_or_2_for_a_home_colour_in_play_and_raises_the_priest_limit() -> None:
    for colour, price in (("yellow", 1), ("green", 2)):  # green is the home of the Witches
        t = river_table(unlocks_due=1, coins=price - 1)
        assert t.why("riverwalkers", f"unlock-terrain {colour}") == "TM-4.9"
        assert t.why("riverwalkers", "unlock-terrain gain-priest") is None  # the priest costs nothing
        t.give("riverwalkers", coins=price)
        assert t.why("riverwalkers", f"unlock-terrain {colour}") is None
        t.do("riverwalkers", f"unlock-terrain {colour}")
        assert t.goods("riverwalkers") == (0, 9, 0)
        assert t.p("riverwalkers").limit == 2
        assert t.p("riverwalkers").unlocked == RED | 1 << COLOURS.index(colour)


@rule("TM-41.14")
def test_the_priest_limit_is_1_plus_terrains_unlocked_minus_priests_on_cult_slots() -> None:
    t = river_table(unlocks_due=4)
    t.do("riverwalkers", "unlock-terrain gain-priest", "unlock-terrain gain-priest")
    assert t.p("riverwalkers").priests == 1  # the second is lost
    t.do("riverwalkers", "unlock-terrain blue", "unlock-terrain gain-priest")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").limit) == (2, 2)
    t.turn("riverwalkers").do("riverwalkers", "send p to FIRE for 3")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").limit) == (1, 1)
    t.give("riverwalkers", unlocks_due=1).turn("riverwalkers").do("riverwalkers", "unlock-terrain gain-priest")
    assert t.p("riverwalkers").priests == 1


@rule("TM-41.15")
def test_when_all_terrains_are_unlocked_priests_are_simply_gained() -> None:
    t = river_table(unlocked=0b1111110, limit=6, unlocks_due=3)
    t.do("riverwalkers", "unlock-terrain yellow")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").limit, t.p("riverwalkers").unlocks_due) == (2, 7, 0)
    t.give("riverwalkers", bowl3=3).turn("riverwalkers").do("riverwalkers", "action ACT2")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").unlocks_due) == (3, 0)
    assert t.why("riverwalkers", "unlock-terrain gain-priest") == "TM-41.12"


@rule("TM-41.16")
def test_spade_actions_are_forbidden_to_riverwalkers() -> None:
    t = river_table(bowl3=12).card("riverwalkers", 1).turn("riverwalkers")
    for action in ("ACT5", "ACT6", "BON1"):
        assert t.why("riverwalkers", f"action {action}") == "TM-41.16"


@rule("TM-41.16")
def test_spades_are_lost_at_once_by_riverwalkers_and_do_not_score() -> None:
    t = river_table(WATER)
    t.p("riverwalkers").cults[1] = 8
    t.pass_all()
    assert (t.s.round, t.p("riverwalkers").spades, t.p("riverwalkers").vp) == (2, 0, 20)
    t = river_table(SPADES)
    digging.gain(t.s, t.seat("riverwalkers"), 2)
    assert (t.p("riverwalkers").spades, t.p("riverwalkers").vp) == (0, 20)


@rule("TM-41.17")
def test_the_stronghold_of_the_riverwalkers_builds_up_to_2_bridges_without_paying() -> None:
    t = river_table(coins=6, workers=4).put("riverwalkers", "C1", "TP", terrain="red").turn("riverwalkers")
    t.do("riverwalkers", "upgrade C1 to SH").lawful()
    assert t.why("riverwalkers", "done") == "TM-4.8"
    t.do("riverwalkers", "bridge A3:C1")
    assert t.why("riverwalkers", "done") == "TM-4.8"
    t.do("riverwalkers", "bridge B1:C1")
    assert t.goods("riverwalkers") == (0, 0, 0)
    assert (t.p("riverwalkers").bridges_left, len(t.s.bridges)) == (1, 2)
    assert t.turn("riverwalkers").why("riverwalkers", "bridge B2:C1") == "TM-16.7"


@rule("TM-41.17")
def test_riverwalkers_may_build_fewer_bridges_and_never_more_than_they_have() -> None:
    t = river_table(coins=6, workers=5).put("riverwalkers", "C1", "TP", terrain="red").turn("riverwalkers")
    t.do("riverwalkers", "upgrade C1 to SH", "bridge A3:C1", "-BRIDGE")
    assert t.why("riverwalkers", "-BRIDGE") == "TM-16.7"
    assert t.why("riverwalkers", "done") is None
    assert t.p("riverwalkers").bridges_left == 2
    for left, due in ((1, 1), (0, 0)):
        t = river_table(coins=6, workers=5, bridges_left=left).put("riverwalkers", "C1", "TP", terrain="red")
        t.turn("riverwalkers").do("riverwalkers", "upgrade C1 to SH")
        assert t.p("riverwalkers").bridges_due == due


# ---- Shapeshifters
def shifting_table(**goods: int) -> Table:
    """Shapeshifters, now red, at E6 (stronghold) and I1; Engineers (gray) and Witches (green) at the table."""
    t = table(
        "shapeshifters", "engineers", "witches", scoring=QUIET,
        shapeshifters="E3 I1", engineers="A2 C5", witches="A3 C4",
    )  # fmt: skip
    t.put("shapeshifters", "E6", "SH").give("shapeshifters", bowl1=4, bowl2=4, bowl3=0, coins=9, workers=9)
    return t.give("shapeshifters", **goods).turn("shapeshifters")


@rule("TM-42.1")
def test_shapeshifters_choose_a_colour_and_its_terrain_is_home() -> None:
    t = empty_table("witches", "shapeshifters")
    assert t.play.say(0, "setup witches") is None
    assert t.play.say(1, "setup shapeshifters") is None
    assert t.answers("shapeshifters") == {f"pick-color {c}" for c in COLOURS if c != "green"}
    t.do("shapeshifters", "pick-color blue")
    t.do("witches", "build A3")
    blue = ("A4", "A11", "D2", "D5", "E4", "E11", "G6", "H2", "H4", "I4", "I10")
    assert t.answers("shapeshifters") == {f"build {name}" for name in blue}
    t.do("shapeshifters", "build D5")
    assert terrain(t, "D5") == "blue"
    t = shifting_table(workers=1, coins=2)
    for colour in COLOURS:
        t.paint("E5", colour).turn("shapeshifters")
        assert t.why("shapeshifters", "build E5") == (None if colour == "red" else "TM-4.9")


def with_neighbours() -> Table:
    """Shapeshifters about to build on E5, where Engineers (trading house) and Witches (dwelling) gain power."""
    t = shifting_table(bowl1=3, bowl2=0, bowl3=1).put("engineers", "E4", "TP").put("witches", "F3").paint("E5", "red")
    t.give("engineers", bowl1=5, bowl2=7, bowl3=0).give("witches", bowl1=5, bowl2=7, bowl3=0)
    return t.turn("shapeshifters")


@rule("TM-42.8")
def test_shapeshifters_may_pay_1_vp_for_a_token_once_for_a_building_that_gave_power() -> None:
    t = with_neighbours()
    t.do("shapeshifters", "build E5")
    t.do("engineers", "decline 2 from shapeshifters")
    assert t.asked() == ["witches"]
    t.do("witches", "leech 1 from shapeshifters")
    assert t.asked() == ["shapeshifters"]
    assert t.answers("shapeshifters") == {"gain P3 for VP", "-GAIN_P3_FOR_VP"}
    t.do("shapeshifters", "gain P3 for VP")
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").vp) == ((3, 0, 2), 19)
    t.turn("shapeshifters").do("shapeshifters", "upgrade E5 to TP")
    t.do("engineers", "leech 2 from shapeshifters")
    t.do("shapeshifters", "-GAIN_P3_FOR_VP")
    t.do("witches", "leech 1 from shapeshifters")  # only once for the building
    assert t.refusal("shapeshifters", "gain P3 for VP") == "K-1"
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").vp) == ((3, 0, 2), 19)


@rule("TM-42.8")
def test_the_token_of_the_shapeshifters_needs_a_vp() -> None:
    t = with_neighbours().give("shapeshifters", vp=0).turn("shapeshifters")
    t.do("shapeshifters", "build E5").do("engineers", "leech 2 from shapeshifters")
    assert t.asked() == ["witches"]  # nothing to decide
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").vp) == ((3, 0, 1), 0)
    t = with_neighbours().give("shapeshifters", vp=1).turn("shapeshifters")
    t.do("shapeshifters", "build E5").do("engineers", "leech 2 from shapeshifters")
    assert t.why("shapeshifters", "+FIRE") == "TM-9.10"
    t.do("shapeshifters", "gain P3 for VP")
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").vp) == ((3, 0, 2), 0)


@rule("TM-42.9")
def test_shapeshifters_gain_1_power_when_all_who_could_gain_power_decline() -> None:
    t = with_neighbours()
    t.do("shapeshifters", "build E5").do("engineers", "decline 2 from shapeshifters")
    assert t.bowls("shapeshifters") == (3, 0, 1)
    t.do("witches", "decline 1 from shapeshifters")
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").vp) == ((2, 1, 1), 20)
    t.turn("shapeshifters").do("shapeshifters", "upgrade I1 to TP")  # nobody could gain power
    assert t.bowls("shapeshifters") == (2, 1, 1)


@rule("TM-42.10")
def test_acth5_pays_5_power_to_change_colour_and_is_repeatable() -> None:
    t = shifting_table(bowl1=0, bowl2=0, bowl3=10).put("shapeshifters", "E6", "TP").turn("shapeshifters")
    assert t.why("shapeshifters", "action ACTH5") == "TM-11.2"
    t.put("shapeshifters", "E6", "SH").give("shapeshifters", bowl3=4).turn("shapeshifters")
    assert t.why("shapeshifters", "action ACTH5") == "TM-4.9"
    assert t.why("shapeshifters", "pick-color blue") == "TM-42.10"
    t.give("shapeshifters", bowl3=10).turn("shapeshifters").do("shapeshifters", "action ACTH5").lawful()
    assert t.bowls("shapeshifters") == (5, 0, 5)
    assert t.why("shapeshifters", "done") == "TM-4.8"
    assert t.why("shapeshifters", "action ACTH5") == "TM-4.1"  # one action each time
    t.do("shapeshifters", "pick-color blue")
    assert t.p("shapeshifters").home == 3
    t.turn("shapeshifters").do("shapeshifters", "action ACTH5", "pick-color red")
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").home) == ((10, 0, 0), 6)
    assert t.turn("witches").why("witches", "action ACTH5") == "TM-11.2"


@rule("TM-42.11")
def test_acth6_removes_5_tokens_to_change_colour_and_is_repeatable() -> None:
    t = shifting_table(bowl1=2, bowl2=1, bowl3=1).put("shapeshifters", "E6", "TP").turn("shapeshifters")
    assert t.why("shapeshifters", "action ACTH6") == "TM-11.2"
    t.put("shapeshifters", "E6", "SH").turn("shapeshifters")
    assert t.why("shapeshifters", "action ACTH6") == "TM-4.9"
    for before, after in (
        ((6, 1, 1), (1, 1, 1)),
        ((3, 4, 1), (0, 2, 1)),
        ((1, 2, 3), (0, 0, 1)),
        ((2, 1, 2), (0, 0, 0)),
    ):
        t = shifting_table(bowl1=before[0], bowl2=before[1], bowl3=before[2])
        t.do("shapeshifters", "action ACTH6", "pick-color blue")
        assert t.bowls("shapeshifters") == after
    t = shifting_table(bowl1=10)
    t.do("shapeshifters", "action ACTH6", "pick-color blue").turn("shapeshifters")
    t.do("shapeshifters", "action ACTH6", "pick-color red")
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").home) == ((0, 4, 0), 6)


@rule("TM-42.12")
def test_the_new_colour_is_another_one_that_is_no_current_colour_of_a_player() -> None:
    t = shifting_table(bowl3=5).do("shapeshifters", "action ACTH5").lawful()
    for colour in COLOURS:
        taken = colour in ("red", "gray", "green")  # their own, the Engineers' and the Witches'
        assert t.why("shapeshifters", f"pick-color {colour}") == ("TM-42.12" if taken else None)
    t = table("shapeshifters", "icemaidens", "dragonlords").put("shapeshifters", "E6", "SH").rich()
    assert (t.p("icemaidens").start_colour, t.p("dragonlords").start_colour) == (2, 4)
    t.turn("shapeshifters").do("shapeshifters", "action ACTH5")  # start colours are no current colours
    assert t.why("shapeshifters", "pick-color black") is None
    assert t.why("shapeshifters", "pick-color green") is None


@rule("TM-42.13")
def test_hexes_under_own_structures_take_the_new_colour_and_empty_hexes_do_not() -> None:
    t = shifting_table(bowl3=5).paint("E5 E7", "red").paint("F4", "blue").turn("shapeshifters")
    before = [terrain(t, hex_name(h)) for h in bits(t.s.empty)]
    t.do("shapeshifters", "action ACTH5", "pick-color blue")
    assert [terrain(t, name) for name in ("E6", "E3", "I1")] == ["blue", "blue", "blue"]
    assert [terrain(t, hex_name(h)) for h in bits(t.s.empty)] == before
    assert [terrain(t, name) for name in ("A2", "A3")] == ["gray", "green"]
    t.turn("shapeshifters").give("shapeshifters", workers=1, coins=2)
    assert t.why("shapeshifters", "build F4") is None  # blue is home now
    assert t.why("shapeshifters", "build E5") == "TM-4.9"
