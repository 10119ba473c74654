"""Chapters 23 to 29: the abilities of Alchemists, Auren, Chaos Magicians, Cultists, Darklings, Dwarves, Engineers."""

from __future__ import annotations

from demiurge.games.terra_mystica import scoring
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.rules import rule

QUIET = "SCORE4,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores neither dwellings nor spades
SPADES = "SCORE1,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7"  # round 1 scores 2 VP for each spade
WATER = "SCORE6,SCORE3,SCORE4,SCORE2,SCORE5,SCORE7"  # round 1 ends with a spade for every 4 steps on water
NOT_WAITING = "K-2"


# ---- Alchemists
@rule("TM-23.8")
def test_alchemists_convert_1_vp_to_1_coin_and_2_coins_to_1_vp_any_number_of_times() -> None:
    t = table("alchemists", "engineers").give("alchemists", coins=0, workers=0, priests=0, vp=3)
    t.do("alchemists", "convert 1vp to 1c", "convert 1vp to 1c", "convert 1vp to 1c")
    assert (t.goods("alchemists"), t.p("alchemists").vp) == ((3, 0, 0), 0)
    assert t.why("alchemists", "convert 1vp to 1c") == "TM-4.9"
    t.do("alchemists", "convert c to vp")
    assert (t.goods("alchemists"), t.p("alchemists").vp) == ((1, 0, 0), 1)
    assert t.why("alchemists", "convert c to vp") == "TM-4.9"
    t.give("alchemists", coins=4).do("alchemists", "convert c to vp", "convert c to vp")
    assert (t.goods("alchemists"), t.p("alchemists").vp) == ((0, 0, 0), 3)


@rule("TM-23.8")
def test_only_alchemists_convert_vp_and_only_in_their_own_turn() -> None:
    t = table("alchemists", "engineers").rich().turn("engineers")
    assert t.refusal("alchemists", "convert 1vp to 1c") == NOT_WAITING
    assert t.why("engineers", "convert 1vp to 1c") == "TM-14.7"
    assert t.why("engineers", "convert c to vp") == "TM-43.3"


@rule("TM-23.9")
def test_alchemists_score_1_vp_for_each_full_2_coins_at_the_end() -> None:
    def at_the_end(coins: int) -> tuple[int, int]:
        t = table("alchemists", "engineers").round(6)
        for faction in ("alchemists", "engineers"):
            t.give(faction, coins=coins, workers=0, priests=0, bowl2=0, bowl3=0, card=-1)
        t.pass_all()
        return t.p("alchemists").vp, t.p("engineers").vp

    alchemists, engineers = at_the_end(0)
    assert at_the_end(1) == (alchemists, engineers)
    assert at_the_end(2) == (alchemists + 1, engineers)
    assert at_the_end(5) == (alchemists + 2, engineers + 1)
    assert at_the_end(6) == (alchemists + 3, engineers + 2)


@rule("TM-23.10")
def test_the_stronghold_of_the_alchemists_gives_12_power_once() -> None:
    t = table("alchemists", "engineers", alchemists="C1 E5").put("alchemists", "C1", "TP").rich("alchemists")
    t.give("alchemists", bowl1=5, bowl2=7, bowl3=0).turn("alchemists")
    t.do("alchemists", "upgrade C1 to SH")
    assert t.bowls("alchemists") == (0, 5, 7)
    t.turn("alchemists").do("alchemists", "upgrade E5 to TP")
    assert t.bowls("alchemists") == (0, 5, 7)


@rule("TM-23.11")
def test_with_the_stronghold_each_spade_paid_or_free_gives_the_alchemists_2_power() -> None:
    t = table("alchemists", "engineers", alchemists="C1 E5").rich("alchemists").paint("D3", "yellow")
    t.give("alchemists", bowl1=10, bowl2=0, bowl3=0).turn("alchemists")
    t.do("alchemists", "transform D3 to black")
    assert t.bowls("alchemists") == (10, 0, 0)  # no stronghold yet
    t.put("alchemists", "C1", "SH").paint("D3", "yellow").turn("alchemists")
    t.do("alchemists", "transform D3 to black")  # two spades
    assert t.bowls("alchemists") == (6, 4, 0)
    t.give("alchemists", bowl1=0, bowl2=0, bowl3=4).paint("D3", "yellow").turn("alchemists")
    t.do("alchemists", "action ACT5")
    assert t.bowls("alchemists") == (2, 2, 0)  # 4 spent, 2 gained
    t.do("alchemists", "transform D3 to black")  # the free spade and a paid one
    assert t.bowls("alchemists") == (0, 4, 0)


@rule("TM-23.11")
def test_with_the_stronghold_each_spade_of_a_cult_bonus_gives_the_alchemists_2_power() -> None:
    for kind, bowls in (("SH", (6, 4, 0)), ("TE", (10, 0, 0))):
        t = table("alchemists", "engineers", scoring=WATER, alchemists="C1 E5").put("alchemists", "C1", kind)
        t.give("alchemists", bowl1=10, bowl2=0, bowl3=0).turn("alchemists")
        t.p("alchemists").cults[1] = 8
        t.to_cult_bonus()
        assert t.asked() == ["alchemists"]
        assert t.p("alchemists").spades == 2
        assert t.bowls("alchemists") == bowls


# ---- Auren
@rule("TM-24.8")
def test_the_stronghold_of_the_auren_brings_one_favor_tile() -> None:
    t = table("auren", "engineers", auren="F4 C4").put("auren", "F4", "TP").rich("auren").turn("auren")
    t.do("auren", "upgrade F4 to SH")
    assert t.why("auren", "done") == "TM-4.8"
    t.do("auren", "+FAV3")
    assert t.p("auren").cults == [0, 1, 3, 1]
    assert t.why("auren", "+FAV9") == "TM-8.6"
    assert t.why("auren", "done") is None


@rule("TM-24.9")
def test_acta_advances_2_steps_on_one_cult_track_once_a_round() -> None:
    t = table("auren", "engineers", auren="F4 C4").give("auren", bowl1=5, bowl2=7, bowl3=0).turn("auren")
    assert t.why("auren", "action ACTA") == "TM-11.2"
    t.put("auren", "F4", "SH").turn("auren")
    t.do("auren", "action ACTA")
    assert t.why("auren", "done") == "TM-4.8"
    assert t.why("auren", "action ACT1") == "TM-4.1"
    t.do("auren", "+WATER")
    assert t.p("auren").cults == [0, 3, 0, 1]
    assert t.bowls("auren") == (4, 8, 0)  # the third step gives 1 power
    assert t.why("auren", "+AIR") == "TM-9.10"
    t.turn("auren")
    assert t.why("auren", "action ACTA") == "TM-4.7"
    t.pass_all().turn("auren")
    assert t.why("auren", "action ACTA") is None


# ---- Chaos Magicians
@rule("TM-25.8")
def test_chaos_magicians_place_one_dwelling_and_place_it_last() -> None:
    t = empty_table("chaosmagicians", "nomads", "engineers")
    for seat, faction in enumerate(("chaosmagicians", "nomads", "engineers")):
        assert t.play.say(seat, f"setup {faction}") is None
    order = []
    while any(text.startswith("build") for text in t.answers(t.asked()[0])):
        order.append(t.asked()[0])
        t.do(order[-1], min(t.answers(order[-1])))
    assert order == ["nomads", "engineers", "engineers", "nomads", "nomads", "chaosmagicians"]


def chaos_table() -> Table:
    """Chaos Magicians at G2 and I5 (stronghold), in their turn and able to pay for anything."""
    t = table("chaosmagicians", "engineers", scoring=QUIET, chaosmagicians="G2", engineers="A2 C2")
    return t.put("chaosmagicians", "I5", "SH").rich("chaosmagicians").turn("chaosmagicians")


@rule("TM-25.9")
def test_chaos_magicians_take_two_different_favor_tiles_for_a_temple_and_for_the_sanctuary() -> None:
    t = chaos_table().put("chaosmagicians", "G2", "TP").turn("chaosmagicians")
    t.do("chaosmagicians", "upgrade G2 to TE", "+FAV9")
    assert t.why("chaosmagicians", "+FAV9") == "TM-1.11"
    assert t.why("chaosmagicians", "done") == "TM-4.8"
    t.do("chaosmagicians", "+FAV10")
    assert t.why("chaosmagicians", "+FAV11") == "TM-8.6"
    t.turn("chaosmagicians").do("chaosmagicians", "upgrade G2 to SA", "+FAV11")
    assert t.why("chaosmagicians", "done") == "TM-4.8"
    t.do("chaosmagicians", "+FAV12")
    assert t.why("chaosmagicians", "+FAV1") == "TM-8.6"
    assert t.p("chaosmagicians").favors == 0b111100000000


@rule("TM-25.10")
def test_actc_gives_two_actions_power_and_special_actions_among_them() -> None:
    t = table("chaosmagicians", "engineers", chaosmagicians="G2").card("chaosmagicians", 2).rich("chaosmagicians")
    t.turn("chaosmagicians")
    assert t.why("chaosmagicians", "action ACTC") == "TM-11.2"
    t.put("chaosmagicians", "I5", "SH").give("chaosmagicians", coins=0).turn("chaosmagicians")
    t.do("chaosmagicians", "action ACTC").lawful()
    assert t.why("chaosmagicians", "action ACTC") == "TM-4.7"
    assert t.why("chaosmagicians", "done") == "TM-11.4"
    t.do("chaosmagicians", "action ACT4")
    assert t.p("chaosmagicians").coins == 7
    assert t.why("chaosmagicians", "done") == "TM-11.4"
    t.do("chaosmagicians", "action BON2", "+AIR")
    assert t.p("chaosmagicians").cults == [2, 0, 0, 1]
    assert t.why("chaosmagicians", "action ACT3") == "TM-4.1"
    t.turn("chaosmagicians")
    assert t.why("chaosmagicians", "action ACTC") == "TM-4.7"


@rule("TM-25.10")
def test_the_first_of_the_two_actions_is_settled_before_the_second() -> None:
    t = chaos_table().card("chaosmagicians", 2).turn("chaosmagicians")
    t.do("chaosmagicians", "action ACTC", "action BON2").lawful()
    assert t.why("chaosmagicians", "action ACT4") == "TM-4.8"
    assert t.why("chaosmagicians", "transform I6 to red") == "TM-4.8"
    t.do("chaosmagicians", "+FIRE", "action ACT4")
    assert t.why("chaosmagicians", "done") is None


@rule("TM-25.10")
def test_transforming_a_hex_and_building_on_it_is_one_of_the_two_actions() -> None:
    t = chaos_table()
    t.do("chaosmagicians", "action ACTC", "transform I6 to red").lawful()
    t.do("chaosmagicians", "build I6")
    assert t.why("chaosmagicians", "done") == "TM-11.4"
    t.do("chaosmagicians", "build I4")
    assert t.why("chaosmagicians", "done") is None
    assert t.why("chaosmagicians", "build I7") == "TM-4.1"


@rule("TM-25.10")
def test_building_on_another_hex_than_the_one_transformed_is_the_second_action() -> None:
    for text in ("build I4", "transform I4 to red"):  # a hex that needs spades too
        t = chaos_table()
        t.do("chaosmagicians", "action ACTC", "transform I6 to red", text)
        assert t.why("chaosmagicians", "action ACT4") == "TM-4.1"
        assert t.why("chaosmagicians", "done") is None
    t = chaos_table().paint("I4", "red")  # and one that needs none
    t.do("chaosmagicians", "action ACTC", "transform I6 to red", "build I4")
    assert t.why("chaosmagicians", "build I6") == "TM-4.1"


@rule("TM-25.10")
def test_spades_paid_in_the_first_action_do_not_bind_the_second() -> None:
    t = chaos_table()
    t.do("chaosmagicians", "action ACTC", "transform I6 to red", "action ACT5")
    assert t.why("chaosmagicians", "-SPADE") is None  # a free spade may be given up (TM-6.20)


@rule("TM-25.11")
def test_a_pass_as_one_of_the_two_actions_ends_the_turn() -> None:
    t = chaos_table()
    t.do("chaosmagicians", "action ACTC", "pass BON4")
    assert t.asked() == ["engineers"]
    assert (t.p("chaosmagicians").passed, t.p("chaosmagicians").card) == (1, 3)
    assert t.refusal("chaosmagicians", "action ACT4") == NOT_WAITING
    t = chaos_table()
    t.do("chaosmagicians", "action ACTC", "action ACT4", "pass BON4")
    assert t.asked() == ["engineers"]
    assert t.p("chaosmagicians").passed == 1


# ---- Cultists
def cultists_table() -> Table:
    """Cultists at E6 about to build on E5, where Engineers (trading house) and Witches (dwelling) gain power."""
    t = table("cultists", "engineers", "witches", scoring=QUIET, cultists="E6 I8", engineers="A2 C5", witches="A3 C4")
    t.put("engineers", "E4", "TP").put("witches", "F3").paint("E5", "brown").rich("cultists")
    t.give("engineers", bowl1=5, bowl2=7, bowl3=0).give("witches", bowl1=5, bowl2=7, bowl3=0)
    return t.give("cultists", bowl1=5, bowl2=7, bowl3=0).turn("cultists")


@rule("TM-26.8")
def test_cultists_advance_1_step_once_for_a_building_at_the_first_acceptance() -> None:
    t = cultists_table()
    t.do("cultists", "build E5")
    assert t.asked() == ["engineers"]
    t.do("engineers", "leech 2 from cultists")
    assert t.asked() == ["cultists"]
    assert t.answers("cultists") == {"+FIRE", "+WATER", "+EARTH", "+AIR"}
    t.do("cultists", "+EARTH")
    assert t.asked() == ["witches"]
    t.do("witches", "leech 1 from cultists")
    assert t.why("cultists", "+EARTH") == "TM-9.10"
    assert t.p("cultists").cults == [1, 0, 2, 0]
    assert t.bowls("cultists") == (5, 7, 0)


@rule("TM-26.8")
def test_an_acceptance_after_a_refusal_gives_the_cultists_their_step_too() -> None:
    t = cultists_table()
    t.do("cultists", "build E5")
    t.do("engineers", "decline 2 from cultists")
    assert t.asked() == ["witches"]
    t.do("witches", "leech 1 from cultists")
    t.do("cultists", "+AIR")
    assert t.p("cultists").cults == [1, 0, 1, 1]
    assert t.bowls("cultists") == (5, 7, 0)
    t.turn("cultists").do("cultists", "upgrade E5 to TP")  # an upgrade counts as well
    t.do("engineers", "leech 2 from cultists")
    t.do("cultists", "+WATER")
    t.do("witches", "decline 1 from cultists")
    assert t.p("cultists").cults == [1, 1, 1, 1]
    assert t.bowls("cultists") == (5, 7, 0)


@rule("TM-26.9")
def test_cultists_gain_1_power_when_all_who_could_gain_power_decline() -> None:
    t = cultists_table()
    t.do("cultists", "build E5")
    t.do("engineers", "decline 2 from cultists")
    assert t.bowls("cultists") == (5, 7, 0)
    t.do("witches", "decline 1 from cultists")
    assert t.bowls("cultists") == (4, 8, 0)
    assert t.p("cultists").cults == [1, 0, 1, 0]


@rule("TM-26.9")
def test_an_opponent_with_full_bowls_is_not_waited_for() -> None:
    t = cultists_table().give("engineers", bowl1=0, bowl2=0, bowl3=12).turn("cultists")
    t.do("cultists", "build E5")
    assert t.asked() == ["witches"]
    t.do("witches", "decline 1 from cultists")
    assert t.bowls("cultists") == (4, 8, 0)


@rule("TM-26.10")
def test_cultists_get_nothing_when_no_opponent_could_gain_power() -> None:
    t = cultists_table().give("engineers", bowl1=0, bowl2=0).give("witches", bowl1=0, bowl2=0).turn("cultists")
    t.do("cultists", "build E5")  # neighbours with full bowls
    assert t.asked() == ["cultists"]
    assert t.why("cultists", "+FIRE") == "TM-9.10"
    t.turn("cultists").do("cultists", "upgrade I8 to TP")  # no neighbour at all
    assert t.asked() == ["cultists"]
    assert t.why("cultists", "+FIRE") == "TM-9.10"
    assert (t.bowls("cultists"), t.p("cultists").cults) == ((5, 7, 0), [1, 0, 1, 0])


@rule("TM-26.8")
def test_only_cultists_gain_by_the_power_of_others() -> None:
    t = cultists_table().paint("E5", "green").rich("witches").give("witches", bowl1=5, bowl2=7, bowl3=0)
    t.turn("witches").do("witches", "build E5")
    t.do("cultists", "decline 1 from witches")
    t.do("engineers", "decline 2 from witches")
    assert t.bowls("witches") == (5, 7, 0)


@rule("TM-26.11")
def test_the_stronghold_of_the_cultists_scores_7_vp() -> None:
    t = table("cultists", "engineers", cultists="E6 I8").put("cultists", "I8", "TP").rich("cultists").turn("cultists")
    t.do("cultists", "upgrade I8 to SH")
    assert t.p("cultists").vp == 20 + 7
    t.turn("cultists").do("cultists", "upgrade E6 to TP")
    assert t.p("cultists").vp == 20 + 7


# ---- Darklings
@rule("TM-27.8")
def test_darklings_score_2_vp_for_each_spade_paid_with_a_priest() -> None:
    t = table("darklings", "engineers", scoring=QUIET, darklings="C1 E5").paint("D3", "yellow")
    t.give("darklings", priests=3, workers=5, coins=5).turn("darklings")
    t.do("darklings", "transform D3 to black")
    assert (t.goods("darklings"), t.p("darklings").vp) == ((5, 5, 1), 24)
    t.turn("darklings").do("darklings", "build D3")
    assert (t.goods("darklings"), t.p("darklings").vp) == ((3, 4, 1), 24)


@rule("TM-27.9")
def test_free_spades_of_the_darklings_score_nothing_and_missing_ones_are_paid_with_priests() -> None:
    t = table("darklings", "engineers", scoring=QUIET, darklings="C1 E5").paint("D3", "brown").card("darklings", 1)
    t.give("darklings", priests=2, workers=9, bowl3=10).turn("darklings")
    t.do("darklings", "action ACT5", "transform D3 to black")
    assert (t.p("darklings").priests, t.p("darklings").vp) == (2, 20)
    t.paint("D3", "yellow").turn("darklings").do("darklings", "action BON1", "transform D3 to black")
    assert (t.p("darklings").priests, t.p("darklings").vp) == (1, 22)
    t.paint("D3", "red").turn("darklings").do("darklings", "action ACT6", "transform D3 to black")
    assert (t.p("darklings").priests, t.p("darklings").vp) == (0, 24)
    assert t.p("darklings").workers == 9


@rule("TM-27.9")
def test_cult_bonus_spades_of_the_darklings_score_nothing() -> None:
    t = table("darklings", "engineers", scoring=WATER, darklings="C1 E5").paint("D3", "brown")
    t.give("darklings", priests=2, card=2).turn("darklings")
    t.p("darklings").cults[1] = 4
    t.to_cult_bonus()
    t.do("darklings", "transform D3 to black")
    assert t.p("darklings").vp == 20


@rule("TM-27.10")
def test_the_stronghold_of_the_darklings_converts_up_to_3_workers_to_priests() -> None:
    t = table("darklings", "engineers", darklings="C1 E5").put("darklings", "C1", "TP")
    t.give("darklings", workers=9, coins=6, priests=0).turn("darklings")
    assert t.why("darklings", "convert 1w to 1p") == "TM-14.7"
    t.do("darklings", "upgrade C1 to SH", "convert 1w to 1p", "convert 1w to 1p", "convert 1w to 1p")
    assert t.goods("darklings") == (0, 2, 3)
    assert t.why("darklings", "-CONVERT_W_TO_P") == "TM-43.26"
    assert t.why("darklings", "convert 1w to 1p") == "TM-14.7"


@rule("TM-27.10", "TM-43.26")
def test_the_workers_of_the_darklings_are_converted_in_one_go_in_the_turn_of_the_stronghold() -> None:
    t = table("darklings", "engineers", darklings="C1 E5").put("darklings", "C1", "TP")
    t.give("darklings", workers=9, coins=6, priests=0).turn("darklings")
    t.do("darklings", "upgrade C1 to SH", "convert 1w to 1c")  # not begun yet
    assert t.why("darklings", "convert 1w to 1p") is None
    t.do("darklings", "convert 1w to 1p", "convert 1w to 1c")
    assert t.why("darklings", "convert 1w to 1p") == "TM-14.7"
    t = table("darklings", "engineers", darklings="C1 E5").put("darklings", "C1", "TP")
    t.give("darklings", workers=9, coins=6).turn("darklings").do("darklings", "upgrade C1 to SH", "done")
    assert t.turn("darklings").why("darklings", "convert 1w to 1p") == "TM-14.7"


@rule("TM-27.10")
def test_the_conversion_of_the_darklings_keeps_within_their_workers_and_the_priest_limit() -> None:
    t = table("darklings", "engineers", darklings="C1 E5").put("darklings", "C1", "TP")
    t.give("darklings", workers=5, coins=6, priests=0).turn("darklings")
    t.do("darklings", "upgrade C1 to SH", "convert 1w to 1p")
    assert t.goods("darklings") == (0, 0, 1)
    assert t.why("darklings", "convert 1w to 1p") == "TM-4.9"
    t = table("darklings", "engineers", darklings="C1 E5").put("darklings", "C1", "TP")
    t.give("darklings", workers=9, coins=6, priests=6).turn("darklings")
    t.do("darklings", "upgrade C1 to SH", "convert 1w to 1p")
    assert t.p("darklings").priests == 7
    t.do("darklings", "convert 1w to 1p")
    assert t.p("darklings").priests == 7
    t = table("alchemists", "engineers", alchemists="C1 E5").put("alchemists", "C1", "TP").rich().turn("alchemists")
    t.do("alchemists", "upgrade C1 to SH")
    assert t.why("alchemists", "convert 1w to 1p") == "TM-14.7"


# ---- Dwarves
def dwarves_table(**goods: int) -> Table:
    """Dwarves at E7 and A2; E5 and G3 are two steps from E7, E8 is beside it and E4 three steps away."""
    t = table("dwarves", "witches", scoring=QUIET, dwarves="E7 A2", witches="A10 I11").paint("E8 E5 G3 E4", "red")
    return t.give("dwarves", **(goods or {"workers": 20, "coins": 20})).turn("dwarves")


@rule("TM-28.8")
def test_dwarves_tunnel_2_steps_far_whatever_lies_between_for_2_workers_and_4_vp() -> None:
    for target in ("E5", "G3"):  # behind land, behind a river
        t = dwarves_table(workers=5, coins=0)
        assert t.why("dwarves", f"transform {target} to gray") is None
        t.do("dwarves", f"transform {target} to gray")
        assert (t.p("dwarves").workers, t.p("dwarves").vp) == (0, 24)
        assert dwarves_table(workers=4, coins=0).why("dwarves", f"transform {target} to gray") == "TM-4.9"
        assert dwarves_table(workers=1, coins=0).why("dwarves", f"transform {target} to gray") == "TM-4.9"
    assert dwarves_table().why("dwarves", "transform E4 to gray") == "TM-6.3"
    t = table("engineers", "witches", engineers="E7 A2").rich().turn("engineers")
    assert t.why("engineers", "transform E5 to gray") == "TM-6.3"


@rule("TM-28.8")
def test_dwarves_tunnel_to_build_on_a_hex_that_is_home_already() -> None:
    t = dwarves_table(workers=3, coins=2).paint("E5", "gray")
    assert t.why("dwarves", "build E5") is None
    t.do("dwarves", "build E5")
    assert (t.goods("dwarves"), t.p("dwarves").vp) == ((0, 0, 0), 24)
    assert dwarves_table(workers=2, coins=2).paint("E5", "gray").why("dwarves", "build E5") == "TM-4.9"


@rule("TM-28.9")
def test_dwarves_tunnel_only_to_a_hex_that_is_not_otherwise_in_reach() -> None:
    t = dwarves_table(workers=3, coins=0)
    t.do("dwarves", "transform E8 to gray")
    assert (t.p("dwarves").workers, t.p("dwarves").vp) == (0, 20)


@rule("TM-28.9")
def test_transforming_and_building_at_the_end_of_a_tunnel_pays_and_scores_once() -> None:
    t = dwarves_table(workers=6, coins=2)
    t.do("dwarves", "transform E5 to gray", "build E5")
    assert (t.goods("dwarves"), t.p("dwarves").vp) == ((0, 0, 0), 24)
    t = dwarves_table(workers=6, coins=2)
    t.do("dwarves", "build E5")
    assert (t.goods("dwarves"), t.p("dwarves").vp) == ((0, 0, 0), 24)
    assert dwarves_table(workers=5, coins=2).why("dwarves", "build E5") == "TM-4.9"


@rule("TM-28.9")
def test_dwarves_tunnel_to_one_hex_in_a_turn() -> None:
    t = dwarves_table(workers=9, coins=9, bowl3=6)
    t.do("dwarves", "action ACT6", "transform E5 to gray").lawful()
    assert t.why("dwarves", "transform G3 to gray") == "TM-28.9"
    assert t.why("dwarves", "transform E8 to gray") is None
    t.do("dwarves", "transform E8 to gray", "build E5")
    assert (t.goods("dwarves"), t.p("dwarves").vp) == ((7, 6, 0), 24)
    t = dwarves_table(workers=2, coins=0, bowl3=6).do("dwarves", "action ACT6")
    assert t.why("dwarves", "transform E5 to gray") is None  # with spades in hand as well


@rule("TM-28.10")
def test_building_later_at_the_end_of_a_tunnel_pays_and_scores_again() -> None:
    t = dwarves_table(workers=8, coins=2)
    t.do("dwarves", "transform E5 to gray")
    assert (t.goods("dwarves"), t.p("dwarves").vp) == ((2, 3, 0), 24)
    t.turn("dwarves").do("dwarves", "build E5")
    assert (t.goods("dwarves"), t.p("dwarves").vp) == ((0, 0, 0), 28)
    t = dwarves_table(workers=7, coins=2)
    t.do("dwarves", "transform E5 to gray")
    assert t.turn("dwarves").why("dwarves", "build E5") == "TM-4.9"


@rule("TM-28.11")
def test_with_the_stronghold_a_tunnel_costs_1_worker_and_still_scores_4_vp() -> None:
    t = dwarves_table(workers=4, coins=0).put("dwarves", "A2", "SH").turn("dwarves")
    assert t.why("dwarves", "transform E5 to gray") is None
    t.do("dwarves", "transform E5 to gray")
    assert (t.p("dwarves").workers, t.p("dwarves").vp) == (0, 24)
    t = dwarves_table(workers=3, coins=0).put("dwarves", "A2", "SH").turn("dwarves")
    assert t.why("dwarves", "transform E5 to gray") == "TM-4.9"
    assert t.why("dwarves", "transform E4 to gray") == "TM-6.3"


@rule("TM-28.12")
def test_tunnels_connect_structures_2_steps_apart_in_area_scoring_only() -> None:
    t = dwarves_table().put("dwarves", "E5 E3")
    assert scoring.area(t.s, t.p("dwarves")) == 3
    assert scoring.area(t.s, t.p("witches")) == 1
    t = dwarves_table().put("dwarves", "E4 E3")  # E4 is three steps from E7
    assert scoring.area(t.s, t.p("dwarves")) == 2
    t = dwarves_table().put("dwarves", "E7 E5 E3 G3", "TP").put("dwarves", "E5", "TE").rich().turn("dwarves")
    t.do("dwarves", "upgrade E7 to SH")
    assert (t.p("dwarves").towns_due, t.p("dwarves").towns) == (0, 0)
    t.put("witches", "F4").rich().give("dwarves", bowl1=5).turn("witches")
    t.do("witches", "upgrade F4 to TP")
    assert [o.amount for o in t.s.offers] == [3]  # E7 alone is beside F4


@rule("TM-28.12")
def test_tunnels_do_not_help_cult_bonus_spades() -> None:
    t = table("dwarves", "witches", scoring=WATER, dwarves="E7 A2", witches="A10 I11").paint("E8 E5", "red")
    t.give("dwarves", workers=9)
    t.p("dwarves").cults[1] = 4
    t.to_cult_bonus()
    assert t.asked() == ["dwarves"]
    assert t.why("dwarves", "transform E5 to gray") == "TM-6.3"
    assert t.why("dwarves", "transform E8 to gray") is None


# ---- Engineers
@rule("TM-29.8")
def test_acte_builds_a_bridge_for_2_workers_any_number_of_times_in_a_round() -> None:
    t = table("engineers", "witches", engineers="C2 E7").give("engineers", workers=7, coins=0, bowl3=0, bowl2=0)
    for place, left in (("C2:D3", 5), ("C2:D4", 3), ("C2:E5", 1)):
        t.turn("engineers").do("engineers", "action ACTE")
        assert t.p("engineers").workers == left
        assert t.why("engineers", "done") == "TM-4.8"
        assert t.why("engineers", "action ACTE") == "TM-4.1"  # it is one action each time
        assert t.why("engineers", "-BRIDGE") == "TM-16.7"  # what is paid for is built
        t.do("engineers", f"bridge {place}")
        assert t.why("engineers", "bridge C2:D4") == "TM-16.7"
    t.turn("engineers").give("engineers", workers=9)
    assert t.why("engineers", "action ACTE") == "TM-16.5"


@rule("TM-29.8")
def test_acte_needs_2_workers_and_is_the_engineers_own() -> None:
    t = table("engineers", "witches", engineers="C2 E7").give("engineers", workers=1).turn("engineers")
    assert t.why("engineers", "action ACTE") == "TM-4.9"
    t.give("engineers", workers=2)
    assert t.why("engineers", "action ACTE") is None
    t = table("dwarves", "witches", dwarves="C2 E7").rich().turn("dwarves")
    assert t.why("dwarves", "action ACTE") == "TM-11.2"


def engineers_passing(stronghold: bool) -> int:
    """The points of a pass with two bridges between own structures, one with an end free and one of the Witches."""
    t = table("engineers", "witches", engineers="C2 E7", witches="A10 I11").put("engineers", "D3 D4 C3 B4")
    t.bridge("engineers", "C2:D3", "C2:D4", "A7:C3").bridge("witches", "B4:C3").card("engineers", 3)
    if stronghold:
        t.put("engineers", "E7", "SH")
    t.turn("engineers").do("engineers", "pass BON4")
    return t.p("engineers").vp - 20


@rule("TM-29.9")
def test_with_the_stronghold_engineers_score_3_vp_for_each_own_bridge_between_own_structures() -> None:
    assert engineers_passing(stronghold=True) == 6
    assert engineers_passing(stronghold=False) == 0
