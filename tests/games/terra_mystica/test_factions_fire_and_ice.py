"""Chapters 22 and 37 to 40: factions in general; the abilities of Ice Maidens, Yetis, Acolytes and Dragonlords."""

from __future__ import annotations

from demiurge.games.terra_mystica.boards import hex_id
from demiurge.games.terra_mystica.vocabulary import TERRAINS
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.rules import rule, rule_cases

QUIET = "SCORE4,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores neither dwellings nor spades
SPADES = "SCORE1,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores 2 VP for each spade
WATER = "SCORE6,SCORE3,SCORE4,SCORE2,SCORE5,SCORE7"  # round 1 ends with a spade for every 4 steps on water
COLOURS = ("yellow", "brown", "black", "blue", "green", "gray", "red")
BLACK = 2
SWAMPS = "A8 A13 B3 B5 C1 E1 E5 E10 G5 H5 I2"  # all black hexes


def terrain(t: Table, name: str) -> str:
    return TERRAINS[t.s.terrain[hex_id(name)]]


def stands(t: Table, faction: str, name: str) -> bool:
    return bool(t.p(faction).at[0] >> hex_id(name) & 1)


# ---- factions in general
@rule("TM-22.2")
def test_ice_and_volcano_hexes_are_never_transformed_again() -> None:
    for colour in ("ice", "volcano"):
        for faction in ("icemaidens", "dragonlords", "nomads"):
            t = table("icemaidens", "dragonlords", "nomads").put(faction, "E6").rich().paint("E5", colour).turn(faction)
            home = TERRAINS[t.p(faction).home]
            for new in ("red", "blue", home):
                assert t.why(faction, f"transform E5 to {new}") == "TM-22.2"
            assert t.why(faction, "build E5") == (None if colour == home else "TM-22.2")
    t = table("nomads", "icemaidens").put("nomads", "E6", "SH").paint("E5", "ice").rich().turn("nomads")
    t.do("nomads", "action ACTN").lawful()
    assert t.why("nomads", "transform E5 to yellow") == "TM-22.2"


def spades_from(t: Table, old: str, new: str) -> int:
    """How many spades the Ice Maidens pay on E5, at 1 worker each, or 0 if it cannot be done."""
    t.give("icemaidens", dig=2).paint("E5", old)
    for n in range(1, 7):
        why = t.give("icemaidens", workers=n).turn("icemaidens").why("icemaidens", f"transform E5 to {new}")
        if why is None:
            return n
        assert why == "TM-4.9"
    return 0


@rule("TM-22.3")
def test_for_an_ice_faction_the_start_colour_takes_the_place_of_home_on_the_wheel() -> None:
    t = table("icemaidens", "engineers", engineers="A2 C5").put("icemaidens", "E6").give("icemaidens", start_colour=2)
    assert spades_from(t, "brown", "blue") == 5  # not through black
    assert spades_from(t, "brown", "yellow") == 1
    assert spades_from(t, "yellow", "green") == 3
    assert spades_from(t, "brown", "black") == 1
    t.give("icemaidens", workers=5).paint("E5", "brown").turn("icemaidens")
    assert t.why("icemaidens", "transform E5 to black the long way") == "TM-4.9"
    assert t.give("icemaidens", workers=6).why("icemaidens", "transform E5 to black the long way") is None
    t.give("icemaidens", start_colour=4)  # green: now the way through black is free
    assert spades_from(t, "brown", "blue") == 2
    assert spades_from(t, "blue", "gray") == 5


def tokens_for(t: Table, colour: str) -> int:
    """How many tokens the Dragonlords pay for a volcano on E5."""
    t.give("dragonlords", bowl1=9).paint("E5", colour).turn("dragonlords").do("dragonlords", "transform E5 to volcano")
    return 9 - t.p("dragonlords").bowl1


@rule("TM-22.4")
def test_home_colours_in_play_are_current_homes_and_no_start_colours() -> None:
    t = table("icemaidens", "dragonlords", "witches", witches="A3 A10").put("dragonlords", "E6")
    assert (t.p("icemaidens").start_colour, t.p("dragonlords").start_colour) == (6, 2)
    assert [tokens_for(t, colour) for colour in COLOURS] == [1, 1, 1, 1, 2, 1, 1]  # green is the Witches' home
    t = table("riverwalkers", "dragonlords").put("dragonlords", "E6")
    assert t.p("riverwalkers").start_colour == 6
    assert [tokens_for(t, colour) for colour in COLOURS] == [1] * 7
    t = table("shapeshifters", "dragonlords").put("dragonlords", "E6")
    assert [tokens_for(t, colour) for colour in COLOURS] == [1, 1, 1, 1, 1, 1, 2]
    t.put("shapeshifters", "A3", "SH").rich("shapeshifters").turn("shapeshifters")
    t.do("shapeshifters", "action ACTH5", "pick-color blue")
    assert [tokens_for(t, colour) for colour in COLOURS] == [1, 1, 1, 2, 1, 1, 1]


# ---- ice
@rule_cases({"TM-37.1": "icemaidens", "TM-38.1": "yetis"})
def test_an_ice_faction_chooses_a_start_colour_and_lives_on_ice(clause: str, case: str) -> None:
    t = empty_table(case, "witches")
    assert t.play.say(0, f"setup {case}") is None
    assert {text for text in t.answers(case) if text.startswith("pick")} == {f"pick-color {c}" for c in COLOURS}
    t.do(case, "pick-color black")
    if case == "icemaidens":
        t.do(case, "+FAV9")
    assert t.play.say(1, "setup witches") is None
    assert t.answers(case) == {f"build {name}" for name in SWAMPS.split()}
    t.do(case, "build E5")
    assert terrain(t, "E5") == "ice"
    t = table(case, "witches").put(case, "E6").give(case, workers=1, coins=2).paint("E5", "ice").turn(case)
    assert t.why(case, "build E5") is None
    colour = TERRAINS[t.p(case).start_colour]
    assert t.paint("E5", colour).turn(case).why(case, "build E5") == "TM-4.9"  # the start colour is not home


@rule("TM-37.8")
def test_ice_maidens_take_a_favor_tile_when_they_are_chosen() -> None:
    t = empty_table("icemaidens", "witches")
    assert t.play.say(0, "setup icemaidens") is None
    t.do("icemaidens", "+FAV8")
    assert t.p("icemaidens").cults == [0, 1, 0, 3]
    assert t.bowls("icemaidens") == (5, 7, 0)  # the third step gave 1 power
    assert (t.p("icemaidens").favors, t.s.favors_left[7]) == (1 << 7, 2)
    assert t.why("icemaidens", "+FAV9") == "TM-8.6"
    t.do("icemaidens", "pick-color red")
    t = empty_table("icemaidens", "witches")
    assert t.play.say(0, "setup icemaidens") is None
    t.do("icemaidens", "pick-color red")
    assert t.asked() == ["icemaidens"]
    assert t.answers("icemaidens") == {f"+FAV{n}" for n in range(1, 13)}
    t = empty_table("yetis", "witches")
    assert t.play.say(0, "setup yetis") is None
    assert t.why("yetis", "+FAV8") == "TM-8.6"


@rule_cases({"TM-37.9": "icemaidens", "TM-38.10": "yetis"})
def test_ice_takes_1_spade_from_the_start_colour_and_else_the_distance_to_it(clause: str, case: str) -> None:
    for colour, spades in zip(COLOURS, (2, 1, 1, 1, 2, 3, 3), strict=True):
        t = table(case, "engineers", engineers="A2 C5").put(case, "E6").give(case, start_colour=BLACK, dig=2)
        t.give(case, workers=spades - 1).paint("E5", colour).turn(case)
        assert t.why(case, "transform E5 to ice") == "TM-4.9"
        t.give(case, workers=spades).turn(case)
        assert t.why(case, "transform E5 to ice") is None
        t.do(case, "transform E5 to ice")
        assert (t.p(case).workers, terrain(t, "E5")) == (0, "ice")
        t = table(case, "engineers", engineers="A2 C5").put(case, "E6").give(case, start_colour=BLACK, dig=2)
        t.paint("E5", colour).give(case, workers=spades + 1, coins=2).turn(case).do(case, "build E5")
        assert (t.goods(case), stands(t, case, "E5")) == ((0, 0, 0), True)


@rule("TM-37.10")
def test_with_the_stronghold_a_pass_scores_the_ice_maidens_3_vp_for_each_temple() -> None:
    for temples in range(4):
        for kind, each in (("SH", 3), ("TP", 0)):
            t = table("icemaidens", "engineers", engineers="A2 C5").card("icemaidens", 3).put("icemaidens", "E6", kind)
            t.put("icemaidens", "I1", "SA")
            for n in range(temples):
                t.put("icemaidens", f"I{n + 2}", "TE")
            t.turn("icemaidens").do("icemaidens", "pass BON4")
            assert t.p("icemaidens").vp == 20 + each * temples


# ---- Yetis
@rule("TM-38.8")
def test_each_power_action_costs_the_yetis_1_power_less() -> None:
    for n, price in enumerate((2, 2, 3, 3, 3, 5), start=1):
        t = (
            table("yetis", "engineers")
            .put("yetis", "C2")
            .give("yetis", bowl1=0, bowl2=0, bowl3=price - 1)
            .turn("yetis")
        )
        assert t.why("yetis", f"action ACT{n}") == "TM-10.1"
        t.give("yetis", bowl3=price)
        assert t.why("yetis", f"action ACT{n}") is None
        t.do("yetis", f"action ACT{n}")
        assert t.bowls("yetis") == (price, 0, 0)
        t.give("engineers", bowl1=0, bowl2=0, bowl3=price).put("engineers", "C3")
        t.s.spaces = 0
        assert t.turn("engineers").why("engineers", f"action ACT{n}") == "TM-10.1"


@rule("TM-38.9")
def test_the_stronghold_and_the_sanctuary_of_the_yetis_are_worth_4_for_leech() -> None:
    for kind in ("SH", "SA"):
        t = table("witches", "yetis", witches="F4 A3").put("yetis", "E7", kind).give("yetis", bowl1=6, bowl2=6)
        t.rich("witches").turn("witches").do("witches", "upgrade F4 to TP")
        assert t.answers("yetis") == {"leech 4 from witches", "decline 4 from witches"}
    t = table("witches", "engineers", witches="F4 A3").put("engineers", "E7", "SH").give("engineers", bowl1=6)
    t.rich("witches").turn("witches").do("witches", "upgrade F4 to TP")
    assert t.answers("engineers") == {"leech 3 from witches", "decline 3 from witches"}


@rule("TM-38.9")
def test_the_stronghold_and_the_sanctuary_of_the_yetis_are_worth_4_for_towns() -> None:
    for faction, towns in (("yetis", 1), ("icemaidens", 0)):
        t = table(faction, "engineers", engineers="A2 C5").put(faction, "E6", "TP").put(faction, "E5 E7 E8")
        t.rich(faction).turn(faction).do(faction, "upgrade E6 to SH")  # 4 + 1 + 1 + 1
        assert t.p(faction).towns_due == towns
        t = table(faction, "engineers", engineers="A2 C5").put(faction, "E6", "TE").put(faction, "E5", "TP")
        t.put(faction, "E7").rich(faction).turn(faction).do(faction, "upgrade E6 to SA")  # 4 + 2 + 1
        assert t.p(faction).towns_due == towns


@rule("TM-38.11")
def test_with_the_stronghold_yetis_use_power_actions_that_are_taken() -> None:
    t = table("yetis", "engineers").give("yetis", bowl1=0, bowl2=0, bowl3=12, coins=0).rich("engineers")
    t.turn("engineers").do("engineers", "action ACT4").turn("yetis")
    assert t.why("yetis", "action ACT4") == "TM-4.6"
    t.put("yetis", "E6", "SH").turn("yetis").do("yetis", "action ACT4")
    assert (t.p("yetis").coins, t.bowls("yetis")) == (7, (3, 0, 9))
    t.turn("yetis").do("yetis", "action ACT4").turn("yetis").do("yetis", "action ACT4")  # and again, their own
    assert (t.p("yetis").coins, t.bowls("yetis")) == (21, (9, 0, 3))
    assert t.turn("engineers").why("engineers", "action ACT4") == "TM-4.6"


# ---- volcanoes
@rule_cases({"TM-39.1": "acolytes", "TM-40.1": "dragonlords"})
def test_a_volcano_faction_chooses_a_start_colour_and_lives_on_volcanoes(clause: str, case: str) -> None:
    t = empty_table(case, "witches")
    assert t.play.say(0, f"setup {case}") is None
    assert t.play.say(1, "setup witches") is None
    assert t.answers(case) == {f"pick-color {c}" for c in COLOURS if c != "green"}  # after all factions are chosen
    t.do(case, "pick-color black")
    assert t.answers(case) == {f"build {name}" for name in SWAMPS.split()}
    t.do(case, "build E5")
    assert terrain(t, "E5") == "volcano"
    t = table(case, "witches").put(case, "E6").give(case, workers=1, coins=2).paint("E5", "volcano").turn(case)
    assert t.why(case, "build E5") is None


@rule_cases({"TM-39.8": "acolytes", "TM-40.8": "dragonlords"})
def test_on_the_site_dig_1_starts_a_volcano(clause: str, case: str) -> None:
    faction = case
    t = table(faction, "witches", rulings="site", leech="deferred", scoring=SPADES, witches="A3 A10").put(faction, "E6")
    t.paint("E5", "yellow").turn(faction)
    assert t.why(faction, "transform E5 to volcano") == clause
    t.do(faction, "dig 1").lawful()
    assert t.why(faction, "dig 1") == clause
    t.do(faction, "transform E5 to volcano")
    assert (terrain(t, "E5"), t.p(faction).vp) == ("volcano", 20)  # no spade, no points
    if faction == "acolytes":
        assert t.why(faction, "done") == "TM-4.8"
        t.do(faction, "lose AIR")
        assert t.p(faction).cults == [3, 3, 3, 0]
    else:
        assert t.bowls(faction) == (3, 4, 0)
    assert t.why(faction, "dig 1") == clause


# ---- Acolytes
def acolytes_table(*cults: int, scoring: str = QUIET, **goods: int) -> Table:
    """Acolytes at E6, with these steps on the four cult tracks; green is the home colour of the Witches."""
    t = table("acolytes", "witches", scoring=scoring, witches="A3 A10").put("acolytes", "E6").paint("E5", "yellow")
    t.p("acolytes").cults[:] = cults
    return t.give("acolytes", bowl1=6, bowl2=6, bowl3=0).give("acolytes", **goods).turn("acolytes")


@rule("TM-39.8")
def test_acolytes_go_back_3_steps_for_a_volcano_or_4_for_a_home_colour_in_play() -> None:
    for colour, steps in (("yellow", 3), ("green", 4)):
        t = acolytes_table(steps - 1, 0, 0, 0, workers=1, coins=2).paint("E5", colour).turn("acolytes")
        assert t.why("acolytes", "transform E5 to volcano") == "TM-39.9"
        assert t.why("acolytes", "build E5") == "TM-39.9"
        t = acolytes_table(steps, steps, 0, 0, workers=1, coins=2).paint("E5", colour).turn("acolytes")
        assert t.why("acolytes", "transform C2 to volcano") == "TM-6.3"
        t.do("acolytes", "transform E5 to volcano").lawful()
        assert t.why("acolytes", "done") == "TM-4.9"  # what is owed is paid first
        assert t.why("acolytes", "build E5") == "TM-4.9"
        t.do("acolytes", "lose FIRE")
        left = [0, steps, 0, 0]
        assert (t.p("acolytes").cults, t.goods("acolytes"), terrain(t, "E5")) == (left, (2, 1, 0), "volcano")
        assert t.why("acolytes", "transform F4 to volcano") == "TM-6.15"
        t.do("acolytes", "build E5")
        assert (t.goods("acolytes"), stands(t, "acolytes", "E5")) == ((0, 0, 0), True)


@rule("TM-39.8")
def test_the_dwelling_on_a_new_volcano_may_be_built_in_one_go_and_is_paid() -> None:
    t = acolytes_table(3, 3, 0, 0, workers=1, coins=2)
    t.do("acolytes", "build E5")
    assert t.why("acolytes", "done") == "TM-4.9"
    t.do("acolytes", "lose FIRE")
    assert (t.goods("acolytes"), t.p("acolytes").cults) == ((0, 0, 0), [0, 3, 0, 0])
    t = acolytes_table(3, 0, 0, 0, workers=1, coins=2).do("acolytes", "build E5")
    assert t.p("acolytes").cults == [0, 0, 0, 0]  # one track is high enough: nothing to ask
    assert acolytes_table(3, 0, 0, 0, workers=0, coins=2).why("acolytes", "build E5") == "TM-4.9"
    assert acolytes_table(3, 0, 0, 0, workers=1, coins=1).why("acolytes", "build E5") == "TM-4.9"


@rule("TM-39.9")
def test_all_steps_are_lost_on_one_track_that_is_high_enough_and_no_power_is_paid_back() -> None:
    t = acolytes_table(2, 3, 5, 1)
    t.do("acolytes", "transform E5 to volcano").lawful()
    assert t.answers("acolytes") >= {"lose WATER", "lose EARTH"}
    assert t.why("acolytes", "lose FIRE") == "TM-39.9"
    assert t.why("acolytes", "lose AIR") == "TM-39.9"
    t.do("acolytes", "lose EARTH")
    assert t.p("acolytes").cults == [2, 3, 2, 1]
    assert t.bowls("acolytes") == (6, 6, 0)
    assert t.why("acolytes", "lose WATER") == "TM-39.9"


@rule("TM-39.8", "TM-39.9")
def test_on_the_site_the_steps_are_lost_at_any_time_in_the_turn() -> None:
    t = table("acolytes", "witches", start={"witches": "A3 A10"}, rulings="site", leech="deferred").put(
        "acolytes", "E6"
    )
    t.p("acolytes").cults[:] = (2, 3, 5, 1)
    t.paint("E5", "yellow").turn("acolytes").do("acolytes", "dig 1", "transform E5 to volcano").lawful()
    lost = {text for text in t.answers("acolytes") if text.startswith("lose")}
    assert (lost, t.why("acolytes", "lose FIRE")) == ({"lose WATER", "lose EARTH"}, "TM-39.9")
    assert t.do("acolytes", "lose WATER").lawful().p("acolytes").cults == [2, 0, 5, 1]


@rule("TM-39.10")
def test_going_back_from_step_10_frees_it_and_gives_the_key_back() -> None:
    t = acolytes_table(10, 9, 0, 0)
    t.s.tops[0] = t.seat("acolytes")
    t.do("acolytes", "transform E5 to volcano", "lose FIRE")
    assert (t.p("acolytes").cults, t.p("acolytes").keys, t.s.tops[0]) == ([7, 9, 0, 0], 1, -1)
    t = acolytes_table(10, 9, 0, 0)
    t.s.tops[0] = t.seat("acolytes")
    t.do("acolytes", "transform E5 to volcano", "lose WATER")
    assert (t.p("acolytes").cults, t.p("acolytes").keys, t.s.tops[0]) == ([10, 6, 0, 0], 0, t.seat("acolytes"))


@rule("TM-39.11")
def test_each_spade_becomes_a_cult_step_of_the_acolytes_and_scores_score1() -> None:
    t = acolytes_table(3, 3, 3, 4, scoring=SPADES, bowl1=5, bowl2=0, bowl3=10)
    t.do("acolytes", "action ACT6").lawful()
    assert t.p("acolytes").vp == 24
    assert t.why("acolytes", "done") == "TM-4.8"
    assert t.why("acolytes", "transform E5 to volcano") == "TM-4.1"
    t.do("acolytes", "+AIR", "+FIRE")
    assert t.p("acolytes").cults == [4, 3, 3, 5]
    assert t.bowls("acolytes") == (9, 2, 4)  # 6 spent, then 2 for the fifth step
    assert t.why("acolytes", "+FIRE") == "TM-9.10"
    t.turn("acolytes").do("acolytes", "action ACT5", "+WATER")
    assert (t.p("acolytes").cults, t.p("acolytes").vp) == ([4, 4, 3, 5], 26)
    t.card("acolytes", 1).turn("acolytes").do("acolytes", "action BON1", "+WATER")
    assert (t.p("acolytes").cults, t.p("acolytes").vp) == ([4, 5, 3, 5], 28)


@rule("TM-39.11")
def test_spades_of_a_cult_bonus_become_cult_steps_of_the_acolytes() -> None:
    t = acolytes_table(3, 9, 3, 3, scoring=WATER)
    t.to_cult_bonus()
    assert t.asked() == ["acolytes"]
    assert t.answers("acolytes") == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    t.do("acolytes", "+FIRE")
    assert (t.s.round, t.asked()) == (1, ["acolytes"])
    t.do("acolytes", "+EARTH")
    assert (t.p("acolytes").cults, t.s.round) == ([4, 9, 4, 3], 2)


@rule("TM-39.12")
def test_with_the_stronghold_each_priest_gives_the_acolytes_1_step_more() -> None:
    for kind, more in (("SH", 1), ("SA", 0)):
        for steps in (3, 2, 1):
            t = acolytes_table(0, 0, 0, 0, priests=1).put("acolytes", "E6", kind).turn("acolytes")
            t.do("acolytes", f"send p to EARTH for {steps}")
            assert t.p("acolytes").cults == [0, 0, steps + more, 0]
    t = table("witches", "acolytes").put("witches", "E6", "SH").give("witches", priests=1).turn("witches")
    t.do("witches", "send p to EARTH for 3")
    assert t.p("witches").cults == [0, 0, 3, 2]


# ---- Dragonlords
def dragonlords_table(bowl1: int, bowl2: int, bowl3: int, scoring: str = QUIET, **goods: int) -> Table:
    """Dragonlords at E6, with these bowls; green is the home colour of the Witches."""
    t = (
        table("dragonlords", "witches", scoring=scoring, witches="A3 A10")
        .put("dragonlords", "E6")
        .paint("E5", "yellow")
    )
    return t.give("dragonlords", bowl1=bowl1, bowl2=bowl2, bowl3=bowl3).give("dragonlords", **goods).turn("dragonlords")


@rule("TM-40.8")
def test_dragonlords_remove_1_token_for_a_volcano_or_2_for_a_home_colour_in_play() -> None:
    for colour, tokens in (("yellow", 1), ("green", 2)):
        t = dragonlords_table(5, 3, 1, workers=1, coins=2).paint("E5", colour).turn("dragonlords")
        assert t.why("dragonlords", "transform C2 to volcano") == "TM-6.3"
        t.do("dragonlords", "transform E5 to volcano").lawful()
        assert (t.bowls("dragonlords"), t.goods("dragonlords")) == ((5 - tokens, 3, 1), (2, 1, 0))
        assert terrain(t, "E5") == "volcano"
        assert t.why("dragonlords", "transform F4 to volcano") == "TM-6.15"
        assert t.why("dragonlords", "done") is None
        t.do("dragonlords", "build E5")
        assert (t.goods("dragonlords"), stands(t, "dragonlords", "E5")) == ((0, 0, 0), True)
    t = dragonlords_table(5, 3, 1, workers=1, coins=2)
    t.do("dragonlords", "build E5")
    assert (t.bowls("dragonlords"), t.goods("dragonlords")) == ((4, 3, 1), (0, 0, 0))
    assert dragonlords_table(5, 3, 1, workers=0, coins=2).why("dragonlords", "build E5") == "TM-4.9"
    assert dragonlords_table(5, 3, 1, workers=1, coins=1).why("dragonlords", "build E5") == "TM-4.9"


@rule("TM-40.9")
def test_tokens_are_removed_from_bowl_i_then_ii_then_iii_and_must_suffice() -> None:
    for before, after in (
        ((3, 1, 1), (1, 1, 1)), ((1, 2, 1), (0, 1, 1)), ((0, 2, 1), (0, 0, 1)), ((0, 1, 2), (0, 0, 1)),
        ((1, 0, 1), (0, 0, 0)), ((0, 0, 2), (0, 0, 0)),
    ):  # fmt: skip
        t = dragonlords_table(*before).paint("E5", "green").turn("dragonlords")
        t.do("dragonlords", "transform E5 to volcano")
        assert t.bowls("dragonlords") == after
    for bowls in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        t = dragonlords_table(*bowls).paint("E5", "green").turn("dragonlords")
        assert t.why("dragonlords", "transform E5 to volcano") == "TM-40.9"
        assert t.paint("E5", "yellow").turn("dragonlords").why("dragonlords", "transform E5 to volcano") is None
    assert dragonlords_table(0, 0, 0).why("dragonlords", "transform E5 to volcano") == "TM-40.9"


@rule("TM-40.10")
def test_each_spade_becomes_a_token_of_the_dragonlords_and_scores_score1() -> None:
    t = dragonlords_table(0, 0, 10, SPADES)
    t.do("dragonlords", "action ACT6")
    assert (t.bowls("dragonlords"), t.p("dragonlords").vp) == ((8, 0, 4), 24)
    assert t.why("dragonlords", "transform E5 to volcano") == "TM-4.1"
    t.turn("dragonlords").do("dragonlords", "action ACT5")
    assert (t.bowls("dragonlords"), t.p("dragonlords").vp) == ((13, 0, 0), 26)
    t.card("dragonlords", 1).turn("dragonlords").do("dragonlords", "action BON1")
    assert (t.bowls("dragonlords"), t.p("dragonlords").vp) == ((14, 0, 0), 28)


@rule("TM-40.10")
def test_spades_of_a_cult_bonus_become_tokens_of_the_dragonlords() -> None:
    tokens = []
    for steps in (3, 4, 8):
        t = dragonlords_table(2, 2, 2, WATER)
        t.p("dragonlords").cults[1] = steps
        t.pass_all()
        tokens.append(sum(t.bowls("dragonlords")))
    assert tokens == [6, 7, 8]


@rule("TM-40.11")
def test_the_stronghold_of_the_dragonlords_brings_a_token_for_each_player() -> None:
    for others in (["witches"], ["witches", "engineers"], ["witches", "engineers", "nomads"]):
        t = table("dragonlords", *others).put("dragonlords", "E6", "TP").rich("dragonlords")
        t.give("dragonlords", bowl1=1, bowl2=2, bowl3=3).turn("dragonlords").do("dragonlords", "upgrade E6 to SH")
        assert t.bowls("dragonlords") == (1 + 1 + len(others), 2, 3)
