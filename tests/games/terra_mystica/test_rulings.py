"""Chapter 43: where the printed rules and the site differ. Every pair is tested from both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from demiurge.games.terra_mystica import sources
from demiurge.games.terra_mystica.actions import FACTIONS
from demiurge.games.terra_mystica.ledger import import_ledger
from demiurge.games.terra_mystica.meta import GAME
from demiurge.kernel.chance import Chance
from tests.games.terra_mystica.table import Table, empty_table, table
from tests.rules import rule

FIRE, WATER, EARTH, AIR = range(4)
HOMES = {"witches": "E9 F4", "engineers": "E7 C5"}


def printed(*factions: str, **more: Any) -> Table:
    return table(*factions, **more)


def site(*factions: str, **more: Any) -> Table:
    return table(*factions, rulings="site", leech="deferred", **more)


# ---- the two settings
@rule("TM-43.1")
def test_a_table_plays_by_the_printed_rules_unless_it_says_otherwise() -> None:
    assert GAME.complete({})["rulings"] == "printed"
    t = printed("witches", "engineers", **HOMES).give("witches", coins=9, bowl2=6)
    assert t.refusal("witches", "convert c to vp") == "TM-43.3"
    assert t.refusal("witches", "burn 1") == "TM-43.10"


@rule("TM-43.2")
def test_a_ledger_is_replayed_by_the_site_s_rules_and_all_other_chapters_hold_under_both() -> None:
    lines = "player a|player b|score SCORE6,SCORE8,SCORE3,SCORE4,SCORE5,SCORE7|setup witches|setup engineers"
    play = import_ledger(lines.replace("|", "\n")).play
    assert play is not None
    assert (play.game.options["rulings"], play.game.options["leech"]) == ("site", "deferred")
    for t in (printed("witches", "engineers", **HOMES), site("witches", "engineers", **HOMES)):
        t.give("witches", workers=0, bowl3=0, bowl2=0)
        assert t.refusal("witches", "build D8") == "TM-6.3"
        assert t.refusal("witches", "upgrade E9 to TP") == "TM-4.9"
        assert t.refusal("witches", "action ACT4") == "TM-10.1"
        assert t.refusal("engineers", "pass BON1") == "K-2"


# ---- coins to VP
@rule("TM-43.3")
def test_at_the_table_only_alchemists_convert_coins_to_vp_during_play() -> None:
    t = printed("witches", "alchemists").give("witches", coins=30)
    assert t.why("witches", "convert c to vp") == "TM-43.3"
    t.passes("witches").give("alchemists", coins=3).do("alchemists", "convert c to vp")
    assert (t.p("alchemists").coins, t.p("alchemists").vp) == (1, 21)


@rule("TM-43.3")
def test_at_the_table_three_coins_become_a_vp_in_the_final_scoring() -> None:
    t = printed("witches", "engineers", **HOMES).round(6).turn("witches")
    t.give("witches", coins=8, workers=0, priests=0, bowl1=0, bowl2=0, bowl3=0)
    t.give("engineers", coins=0, workers=0, priests=0, bowl1=0, bowl2=0, bowl3=0)
    before = t.p("witches").vp
    t.pass_all()
    events = [e for e in t.play.journal.events if e.kind == "resources" and e.seat == t.seat("witches")]
    assert (events[0].data[-1], t.p("witches").coins) == (2, 2)
    assert t.p("witches").vp >= before + 2


@rule("TM-43.4")
def test_on_the_site_everybody_converts_three_coins_to_a_vp_in_the_own_turn() -> None:
    t = site("witches", "alchemists").give("witches", coins=5).do("witches", "convert c to vp")
    assert (t.p("witches").coins, t.p("witches").vp) == (2, 21)
    assert t.why("witches", "convert c to vp") == "TM-4.9"
    t.give("witches", coins=3)
    assert t.why("witches", "convert c to vp") is None
    assert t.refusal("alchemists", "convert c to vp") == "K-2"
    t.passes("witches").give("alchemists", coins=3).do("alchemists", "convert c to vp")
    assert (t.p("alchemists").coins, t.p("alchemists").vp) == (1, 21)
    assert t.why("alchemists", "convert c to vp") == "TM-4.9"


# ---- building after a transform: E9 touches D7 red, E10 black, F5 brown, F6 gray; green lies between blue and gray
@rule("TM-43.5")
def test_at_the_table_a_dwelling_follows_only_on_the_hex_made_home() -> None:
    t = printed("witches", "engineers", **HOMES).rich("witches").paint("E10", "green")
    t.do("witches", "transform F6 to red")
    assert t.why("witches", "build E10") == "TM-4.1"
    t = printed("witches", "engineers", **HOMES).rich("witches").paint("E10", "green")
    t.do("witches", "transform F6 to green")
    assert t.why("witches", "build E10") == "TM-43.5"
    assert t.why("witches", "build F6") is None


@rule("TM-43.6")
def test_on_the_site_a_dwelling_may_follow_elsewhere_after_a_transform_to_another_terrain() -> None:
    t = site("witches", "engineers", **HOMES).rich("witches").paint("E10", "green")
    t.do("witches", "dig 1", "transform F6 to red")
    assert t.why("witches", "build E10") is None
    assert t.why("witches", "build C4") == "TM-6.3"  # home terrain, but out of reach
    t.do("witches", "build E10")
    assert (t.p("witches").coins, t.p("witches").workers) == (58, 36)
    t = site("witches", "engineers", **HOMES).rich("witches").paint("E10", "green")
    t.do("witches", "dig 1", "transform F6 to green")
    assert t.why("witches", "build E10") == "TM-43.5"
    assert t.why("witches", "build F6") is None


# ---- two hexes with ACT6: F6 and D7 are one step from home
def two_spades(t: Table) -> Table:
    return t.rich("witches").paint("D7", "blue").do("witches", "action ACT6")


@rule("TM-43.7")
def test_at_the_table_the_first_of_two_hexes_becomes_home_and_alone_gets_the_dwelling() -> None:
    t = two_spades(printed("witches", "engineers", **HOMES)).do("witches", "transform F6 to green")
    t.do("witches", "transform D7 to green")
    assert t.why("witches", "build D7") == "TM-43.7"
    assert t.why("witches", "build F6") is None
    t = two_spades(printed("witches", "engineers", **HOMES)).do("witches", "transform F6 to red")
    assert t.p("witches").spades == 1
    assert [text for text in t.answers("witches") if text.startswith(("transform", "build"))] == []
    assert t.refusal("witches", "transform D7 to green") == "TM-43.7"
    assert t.why("witches", "-SPADE") is None


@rule("TM-43.8")
def test_on_the_site_the_dwelling_on_the_home_hex_comes_after_both_transforms() -> None:
    t = two_spades(site("witches", "engineers", **HOMES)).do("witches", "transform F6 to green")
    assert t.why("witches", "build F6") == "TM-6.19"
    t.do("witches", "transform D7 to black", "build F6")
    assert t.p("witches").spades == 0


@rule("TM-43.9")
def test_on_the_site_the_home_hex_may_be_the_second_or_both() -> None:
    t = two_spades(site("witches", "engineers", **HOMES)).do("witches", "transform D7 to black")
    assert t.why("witches", "transform F6 to red") == "TM-6.16"
    t.do("witches", "transform F6 to green")
    assert t.why("witches", "build F6") is None
    t = two_spades(site("witches", "engineers", **HOMES)).do("witches", "transform D7 to green")
    t.do("witches", "transform F6 to green")
    assert t.why("witches", "build D7") is None
    assert t.why("witches", "build F6") is None


# ---- sacrificing power
@rule("TM-43.10")
def test_at_the_table_just_what_lacks_in_bowl_iii_is_sacrificed() -> None:
    t = printed("witches", "engineers", **HOMES).give("witches", bowl1=0, bowl2=4, bowl3=2)
    assert t.why("witches", "burn 1") == "TM-43.10"
    t.do("witches", "action ACT4")  # 4 PW
    assert t.bowls("witches") == (4, 0, 0)
    t = printed("witches", "engineers", **HOMES).give("witches", bowl1=0, bowl2=3, bowl3=2)
    assert t.why("witches", "action ACT4") == "TM-10.1"
    t = printed("witches", "engineers", **HOMES).give("witches", bowl1=0, bowl2=9, bowl3=4).do("witches", "action ACT4")
    assert t.bowls("witches") == (4, 9, 0)  # nothing lacks
    t = printed("witches", "engineers", **HOMES).give("witches", bowl1=0, bowl2=2, bowl3=2)
    assert t.do("witches", "convert 3pw to 1w").bowls("witches") == (3, 0, 0)


@rule("TM-43.11")
def test_on_the_site_any_number_of_tokens_is_sacrificed_though_nothing_is_bought() -> None:
    t = site("witches", "engineers", **HOMES).give("witches", bowl1=0, bowl2=5, bowl3=0)
    assert t.why("witches", "action ACT4") == "TM-10.1"  # it is not done by itself
    assert t.do("witches", "burn 1").bowls("witches") == (0, 3, 1)
    assert t.do("witches", "burn 1").bowls("witches") == (0, 1, 2)
    assert t.why("witches", "burn 1") == "TM-13.4"
    assert t.refusal("engineers", "burn 1") == "K-2"


# ---- a second bridge
@rule("TM-43.12", "TM-43.13")
def test_a_second_bridge_on_a_place_is_built_on_the_site_only() -> None:
    t = printed("witches", "engineers", **HOMES).bridge("witches", "C5:D6").turn("engineers")
    t.give("engineers", workers=4).do("engineers", "action ACTE")
    assert t.why("engineers", "bridge C5:D6") == "TM-43.12"
    assert t.why("engineers", "bridge A11:C5") is None
    t = site("witches", "engineers", **HOMES).bridge("witches", "C5:D6").turn("engineers")
    t.give("engineers", workers=4).do("engineers", "action ACTE", "bridge C5:D6")
    assert (t.p("engineers").bridges_left, t.p("witches").bridges_left) == (2, 2)


# ---- leech
@rule("TM-43.14")
def test_at_the_table_leech_is_decided_at_once_in_turn_order() -> None:
    t = printed("witches", "engineers", "nomads", witches="E9 F4", engineers="F6 E7", nomads="B1 A5 D3")
    t.rich().put("nomads", "D8 E10").turn("witches").give("nomads", bowl1=5, bowl2=0, bowl3=0)
    t.do("witches", "build D7")
    assert t.asked() == ["nomads"]  # the engineers do not touch D7
    assert t.refusal("witches", "convert 1w to 1c") == "K-2"
    t.do("nomads", "leech 2 from witches")
    assert t.asked() == ["witches"]


@rule("TM-43.14")
def test_at_the_table_the_player_after_the_builder_decides_first() -> None:
    t = printed("engineers", "witches", "nomads", engineers="C5 E7", witches="C4 F4", nomads="B1 A5 B6")
    t.rich().put("witches", "E9").put("nomads", "D7").put("engineers", "F6").turn("engineers")
    for faction in ("witches", "nomads"):
        t.give(faction, bowl1=5, bowl2=0, bowl3=0)
    t.do("engineers", "build E10")
    assert t.asked() == ["witches"]
    t.do("witches", "decline 1 from engineers")
    assert t.asked() == ["nomads"]
    t.do("nomads", "leech 1 from engineers")
    assert t.asked() == ["engineers"]


def offered(**more: str) -> Table:
    """The witches have built beside the engineers' trading house and dwelling; it is the engineers' turn."""
    t = site("witches", "engineers", witches="E9 F4", engineers="E7 C5", **more).rich("witches", "engineers")
    t.put("engineers", "F6", "TP").give("engineers", bowl1=6, bowl2=0, bowl3=6).turn("witches")
    return t.do("witches", "dig 1", "dig 1", "build E10", "done")


@rule("TM-43.15")
def test_on_the_site_a_leech_may_wait_until_others_have_moved_and_an_own_action_declines_it() -> None:
    t = offered().do("engineers", "leech 2 from witches")
    assert t.bowls("engineers") == (4, 2, 6)
    assert t.p("engineers").vp == 19
    t = site("engineers", "witches", "nomads", engineers="F6 E7", witches="E9 F4", nomads="B1 A5 B6").rich()
    t.turn("witches").give("engineers", bowl1=5, bowl2=0, bowl3=0)
    t.do("witches", "upgrade E9 to TP", "done").do("nomads", "advance ship", "done")
    assert t.asked() == ["engineers"]
    t.do("engineers", "convert 1w to 1c", "upgrade F6 to TP")
    assert t.s.offers == [] or all(o.seat != t.seat("engineers") for o in t.s.offers)
    assert t.refusal("engineers", "leech 1 from witches") == "TM-12.1"
    assert t.bowls("engineers") == (5, 0, 0)


@rule("TM-43.15")
def test_strict_leech_refuses_a_leech_after_an_own_conversion() -> None:
    strict = offered(strict_leech="yes").do("engineers", "convert 1w to 1c")
    assert strict.why("engineers", "leech 2 from witches") == "TM-43.15"
    assert strict.why("engineers", "decline 2 from witches") is None
    loose = offered(strict_leech="no").do("engineers", "convert 1w to 1c")
    assert loose.why("engineers", "leech 2 from witches") is None
    burnt = offered(strict_leech="yes").give("engineers", bowl2=2).do("engineers", "burn 1")
    assert burnt.why("engineers", "leech 2 from witches") is None  # a sacrifice is no conversion


@rule("TM-43.15")
def test_strict_leech_refuses_a_leech_out_of_order() -> None:
    for strict, why in (("yes", "TM-43.15"), ("no", None)):
        t = site("engineers", "witches", engineers="F6 E7", witches="E9 F4", strict_leech=strict).rich()
        t.put("engineers", "D7", "TP").give("engineers", bowl1=9, bowl2=0, bowl3=0).turn("witches")
        t.p("engineers").passed = 1
        t.do("witches", "upgrade E9 to TP", "done").do("witches", "upgrade F4 to TP", "done")
        assert [o.amount for o in t.s.offers] == [3, 1]
        t.do("engineers", "leech 1 from witches")
        assert t.why("engineers", "leech 3 from witches") == why


# ---- step 10
def sanctuary(made: Callable[..., Table], fire: int = 8, **more: str) -> Table:
    """The witches' sanctuary brings a favor tile and a town tile in one turn; they have no key yet."""
    t = made("witches", "engineers", witches="E9 C4", engineers="E7 C5", **more).rich("witches")
    t.put("witches", "D7 E10").put("witches", "F6", "TE").put("witches", "E9", "TP")
    t.p("witches").cults = [fire, 0, 0, 0]
    return t.turn("witches").do("witches", "upgrade F6 to SA")


@rule("TM-43.16")
def test_at_the_table_a_marker_that_stopped_on_9_stays_there_when_a_key_comes_later() -> None:
    t = sanctuary(printed)
    assert {"+FAV5", "+TW3"} <= t.answers("witches")  # in either order
    t.do("witches", "+FAV5", "+TW3")
    assert (t.p("witches").cults[FIRE], t.p("witches").keys) == (9, 1)
    t = sanctuary(printed)
    t.do("witches", "+TW3", "+FAV5", "enter")
    assert (t.p("witches").cults[FIRE], t.p("witches").keys) == (10, 0)


@rule("TM-43.17")
def test_on_the_site_a_key_gained_later_in_the_turn_lifts_the_stopped_marker() -> None:
    t = sanctuary(site)
    t.give("witches", bowl1=9, bowl2=0, bowl3=0).do("witches", "+FAV5")
    assert t.p("witches").cults[FIRE] == 9
    t.do("witches", "+TW3")
    assert (t.p("witches").cults[FIRE], t.p("witches").keys) == (10, 0)
    assert t.bowls("witches") == (6, 3, 0)  # the 3 PW of step 10


@rule("TM-43.17")
def test_on_the_site_there_must_be_keys_for_all_markers_that_stopped() -> None:
    t = sanctuary(site, mini_expansion_1="yes")
    t.p("witches").stopped = 1 << FIRE | 1 << WATER
    t.p("witches").cults = [9, 9, 0, 0]
    t.do("witches", "+TW3")
    assert (t.p("witches").cults, t.p("witches").keys) == ([9, 9, 0, 0], 1)
    t = sanctuary(site, mini_expansion_1="yes")
    t.p("witches").stopped = 1 << FIRE | 1 << WATER
    t.p("witches").cults = [9, 9, 0, 0]
    t.do("witches", "+TW6")  # two keys
    assert (t.p("witches").cults, t.p("witches").keys) == ([10, 10, 2, 2], 0)


@rule("TM-43.17")
def test_on_the_site_a_stop_of_an_earlier_turn_is_not_lifted() -> None:
    t = sanctuary(site, fire=9).do("witches", "+FAV6", "+TW3")
    assert (t.p("witches").cults[FIRE], t.p("witches").keys) == (9, 1)


@rule("TM-43.18")
def test_at_the_table_the_player_may_stop_on_9_and_keep_the_key() -> None:
    t = printed("witches", "engineers", **HOMES).rich("witches").give("witches", keys=1)
    t.p("witches").cults = [8, 0, 0, 0]
    t.refresh().do("witches", "send p to FIRE for 3")
    assert t.answers("witches") == {"enter", "stay"}
    t.do("witches", "stay")
    assert (t.p("witches").cults[FIRE], t.p("witches").keys) == (9, 1)


@rule("TM-43.18")
def test_at_the_table_the_player_chooses_which_marker_the_only_key_lets_in() -> None:
    for choice, cults in ((["stay", "stay", "enter"], [10, 9, 9, 1]), (["enter"], [9, 9, 10, 1])):
        t = sanctuary(printed)
        t.p("witches").cults = [9, 9, 9, 0]
        t.do("witches", "+TW5", *choice)
        assert (t.p("witches").cults, t.p("witches").keys) == (cults, 0)


@rule("TM-43.19")
def test_on_the_site_a_marker_enters_step_10_by_itself() -> None:
    t = site("witches", "engineers", **HOMES).rich("witches").give("witches", keys=1, bowl1=9, bowl2=0)
    t.p("witches").cults = [8, 0, 0, 0]
    t.refresh().do("witches", "send p to FIRE for 3")
    assert (t.p("witches").cults[FIRE], t.p("witches").keys) == (10, 0)
    assert t.asked() == ["witches"]
    t = site("witches", "engineers", **HOMES).rich("witches").give("witches", keys=1)
    t.p("witches").cults = [8, 0, 0, 0]
    t.p("engineers").cults = [10, 0, 0, 0]
    t.s.tops = [t.seat("engineers"), -1, -1, -1]
    t.refresh().do("witches", "send p to FIRE for 3")
    assert (t.p("witches").cults[FIRE], t.p("witches").keys) == (9, 1)


@rule("TM-43.19")
def test_on_the_site_the_choice_is_made_by_stepping_down_but_not_from_10_nor_below_7() -> None:
    t = site("witches", "engineers", **HOMES).give("witches", keys=1)
    t.p("witches").cults = [8, 7, 10, 9]
    t.s.tops = [-1, -1, t.seat("witches"), -1]
    t.refresh()
    why = {track: t.why("witches", f"-{track}") for track in ("FIRE", "WATER", "EARTH", "AIR")}
    assert why == {"FIRE": None, "WATER": "TM-43.19", "EARTH": "TM-43.19", "AIR": None}
    assert t.do("witches", "-AIR", "-FIRE").p("witches").cults == [7, 7, 10, 8]
    t = printed("witches", "engineers", **HOMES)
    t.p("witches").cults = [9, 9, 9, 9]
    assert t.refresh().why("witches", "-FIRE") == "TM-43.18"


def race(t: Table) -> Table:
    """The cultists build beside the engineers; witches and cultists hold a key and stand before step 10 of fire."""
    t.rich().put("engineers", "G7").give("engineers", bowl1=5, bowl2=0, bowl3=0)
    t.give("witches", keys=1).give("cultists", keys=1)
    t.p("witches").cults, t.p("cultists").cults = [8, 0, 0, 0], [9, 0, 0, 0]
    return t.turn("cultists")


@rule("TM-43.20")
def test_at_the_table_nobody_waits_for_the_cultists() -> None:
    t = race(printed("cultists", "engineers", "witches", cultists="F7 E2", engineers="C5 H8", witches="E9 C4"))
    t.do("cultists", "upgrade F7 to TP")
    assert t.asked() == ["engineers"]
    t.do(
        "engineers",
        "decline 1 from cultists",
    ).do("cultists", "done")
    t.passes("engineers")
    assert t.why("witches", "send p to FIRE for 3") is None


@rule("TM-43.21")
def test_on_the_site_step_10_waits_for_cultists_who_could_get_there_first() -> None:
    t = race(site("cultists", "witches", "engineers", cultists="F7 E2", engineers="C5 H8", witches="E9 C4"))
    t.do("cultists", "upgrade F7 to TP", "done")
    assert t.why("witches", "send p to FIRE for 3") == "TM-43.21"
    assert t.why("witches", "send p to FIRE for 1") is None  # it ends on 9
    assert t.why("witches", "send p to AIR for 3") is None
    t.do("engineers", "leech 1 from cultists")
    assert t.why("witches", "send p to FIRE for 3") == "TM-43.21"  # now for their step
    t.do("cultists", "+AIR")
    assert t.why("witches", "send p to FIRE for 3") is None


@rule("TM-43.21")
def test_on_the_site_nobody_waits_for_cultists_without_a_key_or_too_low() -> None:
    for change in ({"keys": 0}, {"cults": [8, 0, 0, 0]}):
        t = race(site("cultists", "witches", "engineers", cultists="F7 E2", engineers="C5 H8", witches="E9 C4"))
        t.do("cultists", "upgrade F7 to TP", "done")
        for name, value in change.items():
            setattr(t.p("cultists"), name, value)
        assert t.refresh().why("witches", "send p to FIRE for 3") is None


# ---- factions
@rule("TM-43.22", "TM-43.23")
def test_giants_transform_into_wasteland_only_but_on_the_site_into_any_terrain_for_two_spades() -> None:
    homes = {"giants": "D7 E3", "witches": "F4 C4"}
    t = printed("giants", "witches", **homes).rich("giants")
    assert {text for text in t.answers("giants") if text.startswith("transform E10")} == {"transform E10 to red"}
    assert t.refusal("giants", "transform E10 to blue") == "TM-43.22"
    assert t.refusal("giants", "transform E10 to ice") == "TM-6.7"  # not on the wheel, for whomever
    t = site("giants", "witches", **homes).rich("giants").do("giants", "dig 1")
    assert t.why("giants", "transform E10 to blue") == "TM-6.12"
    t.do("giants", "dig 1", "transform E10 to blue")  # a step away on the wheel
    assert (t.p("giants").spades, t.p("giants").workers) == (0, 34)


@rule("TM-43.24", "TM-43.25")
def test_sandstorm_makes_desert_but_the_site_does_not_check_the_colour() -> None:
    homes = {"nomads": "E8 D3 F3", "witches": "C4 G3"}
    t = printed("nomads", "witches", **homes).put("nomads", "E8", "SH").do("nomads", "action ACTN")
    assert t.why("nomads", "transform D5 to green") == "TM-43.24"
    assert t.why("nomads", "transform D5 to yellow") is None
    t = site("nomads", "witches", **homes).put("nomads", "E8", "SH").do("nomads", "action ACTN")
    assert t.why("nomads", "transform D5 to green") is None
    assert t.why("nomads", "transform D5 to blue") == "TM-34.9"  # it is blue
    assert t.why("nomads", "transform E7 to green") is None
    assert t.why("nomads", "transform D6 to green") == "TM-6.3"


def stronghold(t: Table) -> Table:
    """The darklings have built their stronghold in this turn and have three workers."""
    t.rich("darklings").put("darklings", "E10", "TP").turn("darklings").do("darklings", "upgrade E10 to SH")
    return t.give("darklings", workers=4, priests=0)


@rule("TM-43.26")
def test_at_the_table_darklings_make_priests_in_one_go_in_the_turn_of_the_stronghold() -> None:
    t = stronghold(printed("darklings", "witches", darklings="E10 G5", witches="C4 G3"))
    t.do("darklings", "convert 1w to 1p", "convert 1w to 1p")
    assert t.goods("darklings")[1:] == (2, 2)
    t.do("darklings", "convert 1w to 1c")  # something else in between: the rest is lost
    assert t.why("darklings", "convert 1w to 1p") == "TM-14.7"
    t = stronghold(printed("darklings", "witches", darklings="E10 G5", witches="C4 G3"))
    t.do("darklings", "convert 1w to 1c", "convert 1w to 1p", "done").passes("witches")
    assert t.why("darklings", "convert 1w to 1p") == "TM-14.7"
    assert t.why("darklings", "-CONVERT_W_TO_P") == "TM-43.26"


@rule("TM-43.27")
def test_on_the_site_darklings_may_do_so_in_a_later_turn_unless_it_is_strict() -> None:
    loose = stronghold(site("darklings", "witches", darklings="E10 G5", witches="C4 G3", strict_darkling_sh="no"))
    loose.do("darklings", "done").passes("witches").do("darklings", "convert 1w to 1p")
    assert loose.goods("darklings")[1:] == (3, 1)
    strict = stronghold(site("darklings", "witches", darklings="E10 G5", witches="C4 G3", strict_darkling_sh="yes"))
    strict.do("darklings", "done").passes("witches")
    assert strict.why("darklings", "convert 1w to 1p") == "TM-14.7"


@rule("TM-43.28")
def test_on_the_site_the_first_conversion_of_any_kind_uses_the_right_up() -> None:
    t = stronghold(site("darklings", "witches", darklings="E10 G5", witches="C4 G3", strict_darkling_sh="no"))
    t.do("darklings", "convert 1w to 1c")
    assert t.why("darklings", "convert 1w to 1p") == "TM-14.7"
    t = stronghold(site("darklings", "witches", darklings="E10 G5", witches="C4 G3", strict_darkling_sh="no"))
    t.give("darklings", bowl2=2).do("darklings", "burn 1")
    assert t.why("darklings", "convert 1w to 1p") is None  # a sacrifice is no conversion
    t.lawful().do("darklings", "-CONVERT_W_TO_P")
    assert t.why("darklings", "convert 1w to 1p") == "TM-14.7"  # nor is anything left when the right is given up


@rule("TM-43.29", "TM-43.30")
def test_favor_and_town_tiles_are_given_up_on_the_site_only() -> None:
    t = sanctuary(printed)
    assert t.why("witches", "-GAIN_TW") == "TM-43.29"
    assert t.why("witches", "-GAIN_FAVOR") == "TM-43.29"
    assert t.why("witches", "done") == "TM-4.8"
    t = sanctuary(site)
    vp = t.p("witches").vp
    t.do("witches", "-GAIN_TW")
    assert t.why("witches", "-GAIN_TW") == "TM-43.29"
    t.do("witches", "-GAIN_FAVOR")
    assert (t.p("witches").vp, t.p("witches").keys, t.p("witches").favors) == (vp, 0, 0)
    assert t.why("witches", "done") is None


@rule("TM-43.31", "TM-43.32")
def test_cultists_and_shapeshifters_gain_a_power_when_all_decline_on_the_site_by_option() -> None:
    for faction in ("cultists", "shapeshifters"):
        for options, gained in (
            ({}, 1),
            ({"rulings": "site", "leech": "deferred", "errata_cultist_power": "yes"}, 1),
            ({"rulings": "site", "leech": "deferred", "errata_cultist_power": "no"}, 0),
        ):
            t = table(faction, "engineers", start={"engineers": "F6 C5"}, **options).rich()
            t.put(faction, "E10").give(faction, bowl1=5, bowl2=0, bowl3=0)
            t.give("engineers", bowl1=5, bowl2=0, bowl3=0).turn(faction)
            t.do(faction, "upgrade E10 to TP").do("engineers", f"decline 1 from {faction}")
            assert t.bowls(faction) == (5 - gained, gained, 0)


@rule("TM-43.33", "TM-43.34")
def test_a_pass_as_first_action_ends_the_double_turn_but_not_on_the_loose_site() -> None:
    homes = {"chaosmagicians": "D7", "witches": "C4 F4"}
    for options, left in (
        ({}, 0),
        ({"rulings": "site", "leech": "deferred", "strict_chaosmagician_sh": "yes"}, 0),
        ({"rulings": "site", "leech": "deferred", "strict_chaosmagician_sh": "no"}, 1),
    ):
        t = table("chaosmagicians", "witches", start=homes, **options).rich()
        t.put("chaosmagicians", "E10", "SH").put("chaosmagicians", "D7").turn("chaosmagicians")
        t.do("chaosmagicians", "action ACTC")
        t.passes("chaosmagicians")
        assert t.p("chaosmagicians").passed == 1
        assert t.p("chaosmagicians").actions == left
        assert t.asked() == (["chaosmagicians"] if left else ["witches"])
        assert (t.refusal("chaosmagicians", "upgrade D7 to TP") is None) == bool(left)


@rule("TM-43.35", "TM-43.36")
def test_the_mermaids_connection_joins_clusters_on_the_site_only() -> None:
    for made, points in ((printed, {"mermaids": 15, "witches": 15}), (site, {"mermaids": 12, "witches": 18})):
        t = made("mermaids", "witches", final="connected-clusters", mermaids="D2 E4", witches="C4 F4")
        t.put("mermaids", "C1", "SA").put("mermaids", "A3", "SH").put("mermaids", "A2")
        t.put("witches", "D6 E9").give("witches", ship=1)  # two clusters: C4 and D6, E9
        # D2 touches C1, A2 touches A3, and r0 lies between them: two clusters, or one
        t.rich("mermaids").turn("mermaids").do("mermaids", "connect r0", "+TW1")
        t.round(6).turn("mermaids").pass_all()
        told = [e for e in t.play.journal.events if e.kind == "final" and e.data[-1] == sources.FINAL_TILE]
        assert {FACTIONS[t.s.players[e.seat].faction]: e.data[-2] for e in told} == points


# ---- leaving
@rule("TM-43.37")
def test_who_leaves_the_table_declines_and_passes_with_the_lowest_card_from_then_on() -> None:
    t = printed("witches", "engineers", "nomads", witches="E9 F4", engineers="F6 C5", nomads="B1 A5 B6", dropping="yes")
    assert (t.p("witches").card, t.p("engineers").card, t.p("nomads").card) == (2, 1, 0)
    t.rich().give("engineers", bowl1=5, bowl2=0, bowl3=0).turn("witches")
    t.do("witches", "drop-faction engineers", "upgrade E9 to TP", "done")
    assert t.bowls("engineers") == (5, 0, 0)  # no power taken
    assert t.p("engineers").passed == 1
    assert t.p("engineers").card == 3  # BON4, the lowest free
    assert t.asked() == ["nomads"]
    assert t.refusal("nomads", "drop-faction engineers") == "TM-43.37"
    workers = t.p("engineers").workers
    t.pass_all()
    assert t.s.round == 2
    assert t.p("engineers").workers > workers  # the income goes on
    t.passes("nomads", "witches") if t.asked() == ["nomads"] else t.passes("witches", "nomads")
    assert t.s.round == 3


@rule("TM-43.37")
def test_what_a_leaver_still_owes_is_given_up_or_done_as_shortly_as_can_be() -> None:
    t = sanctuary(printed, dropping="yes").do("witches", "drop-faction witches")
    p = t.p("witches")
    assert (p.favors_due, p.towns_due, p.favors.bit_count(), p.keys) == (0, 0, 1, 1)
    assert t.asked() == ["engineers"]
    t.passes("engineers")
    assert t.s.round == 2  # the witches have passed too
    assert printed("witches", "engineers", **HOMES).refusal("witches", "drop-faction witches") == "TM-43.37"


@rule("TM-43.37")
def test_a_leaver_takes_bon1_when_it_is_free_and_the_priest_of_the_riverwalkers() -> None:
    t = printed("witches", "engineers", "nomads", witches="E9 F4", engineers="F6 C5", nomads="B1 A5 B6", dropping="yes")
    t.turn("nomads").do("nomads", "drop-faction engineers", "pass BON5").do("witches", "pass BON4")
    assert (t.s.round, t.p("engineers").card) == (2, 0)
    t = printed("witches", "riverwalkers", start={"witches": "C4 F4"}, dropping="yes")
    t.put("riverwalkers", "E1", "TE").do("witches", "drop-faction riverwalkers").passes("witches")
    assert t.s.round == 2
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").unlocked.bit_count()) == (1, 1)


@rule("TM-43.38")
def test_a_dropped_faction_gives_back_its_card_and_has_no_more_turns_nor_leech() -> None:
    t = site("witches", "engineers", "nomads", witches="E9 F4", engineers="F6 C5", nomads="B1 A5 B6", dropping="yes")
    t.rich().give("engineers", bowl1=5, bowl2=0, bowl3=0).turn("witches")
    card = t.p("engineers").card
    t.do("witches", "drop-faction engineers")
    assert t.p("engineers").card == -1
    assert t.s.cards >> card & 1 == 1
    assert t.refusal("witches", "drop-faction engineers") == "TM-43.38"
    coins = t.p("witches").coins
    t.do("witches", "upgrade E9 to TP")
    assert t.p("witches").coins == coins - 3  # the structures still give the reduced price
    assert t.s.offers == []
    t.do("witches", "done")
    assert t.asked() == ["nomads"]
    t.passes("nomads", "witches")
    assert t.s.round == 2
    assert t.asked() == ["nomads"]
    loose = site("witches", "engineers", **HOMES)
    assert loose.why("witches", "drop-faction engineers") == "TM-43.38"


@rule("TM-43.38")
def test_a_dropped_faction_goes_on_receiving_income_and_is_scored_at_the_end() -> None:
    t = site("witches", "engineers", witches="E9 F4", engineers="F6 C5", dropping="yes").turn("witches")
    t.give("engineers", coins=0, workers=0).do("witches", "drop-faction engineers")
    t.passes("witches")
    assert t.goods("engineers")[:2] == (0, 2)  # two dwellings, and no card
    t.round(6).turn("witches")
    t.give("engineers", coins=7, workers=2, priests=0, bowl1=0, bowl2=0, bowl3=0)
    t.do("witches", "pass")
    assert t.s.over()
    points = [e.data[-1] for e in t.play.journal.events if e.kind == "resources" and e.seat == t.seat("engineers")]
    assert points == [3]


@rule("TM-43.38")
def test_nothing_is_asked_of_a_dropped_faction_any_more() -> None:
    t = site("witches", "engineers", **HOMES, dropping="yes").rich("witches").do("witches", "action ACT6")
    assert (t.p("witches").spades, t.p("witches").transforms) == (2, 2)
    p = t.do("witches", "drop-faction witches").p("witches")
    assert (p.actions, p.spades, p.transforms, p.builds, p.digs, t.asked()) == (0, 0, 0, 0, 0, ["engineers"])
    t = race(
        site("cultists", "witches", "engineers", cultists="F7 E2", engineers="C5 H8", witches="E9 C4", dropping="yes")
    )
    t.do("cultists", "upgrade F7 to TP", "done").do("engineers", "leech 1 from cultists")
    assert t.why("witches", "send p to FIRE for 3") == "TM-43.21"
    t.do("witches", "drop-faction cultists")
    assert (t.p("cultists").cult_steps, t.asked()) == (0, ["witches"])
    assert t.why("witches", "send p to FIRE for 3") is None


@rule("TM-43.38", "TM-17.1")
def test_a_dropped_faction_is_not_asked_about_the_spades_of_the_cult_bonus() -> None:
    t = site("witches", "engineers", **HOMES, dropping="yes", scoring="SCORE2,SCORE4,SCORE6,SCORE3,SCORE5,SCORE7")
    t.p("engineers").cults[EARTH] = 4
    t.do("witches", "drop-faction engineers").passes("witches")
    assert (t.s.round, t.asked(), t.p("engineers").spades) == (2, ["witches"], 0)


@rule("TM-43.37", "TM-43.38")
@pytest.mark.parametrize(("rulings", "clause"), [("printed", "TM-43.37"), ("site", "TM-43.38")])
def test_whoever_has_a_faction_may_go_once_and_nobody_else(rulings: str, clause: str) -> None:
    t = empty_table(dropping="yes", rulings=rulings)
    space, seat = t.play.game.space, t.s.waiting()[0]
    going = [space.parse(f"drop-faction {faction}") for faction in FACTIONS]
    assert not set(going) & set(t.s.answers(seat))
    assert {t.play.refuse(seat, action) for action in going} == {clause}
    assert [t.play.refuse(seat, space.parse(text)) for text in ("done", "+C", "pass")] == ["K-1"] * 3
    t = table("witches", "engineers", start=HOMES, dropping="yes", rulings=rulings)
    assert {text for text in t.answers("witches") if text.startswith("drop")} == {
        "drop-faction witches", "drop-faction engineers",
    }  # fmt: skip
    t.do("witches", "drop-faction engineers")
    assert t.why("witches", "drop-faction engineers") == clause
    p = t.p("engineers")
    assert (p.left, p.dropped) == ((1, 0) if rulings == "printed" else (0, 1))


@rule("TM-43.37")
def test_at_the_table_a_player_may_leave_at_any_question_of_the_setup_which_is_asked_again() -> None:
    asked = set()
    t = empty_table("icemaidens", "witches", "engineers", dropping="yes")
    while t.s.round == 0:
        [seat] = t.s.waiting()
        question = t.s.questions(seat)[0]
        others = [p for p in t.s.players if p.faction >= 0 and not p.left]
        if others and type(question).__name__ not in asked:
            asked.add(type(question).__name__)
            s, other = t.s.clone(), others[-1].faction
            s.apply(seat, t.play.game.space.parse(f"drop-faction {FACTIONS[other]}"), Chance(0))
            assert [p.left for p in s.players] == [int(p.faction == other) for p in t.s.players]
            assert other == t.s.players[seat].faction or type(s.questions(seat)[0]) is type(question)
        texts = [t.play.game.space.format(a) for a in t.s.answers(seat)]
        wanted = ["setup icemaidens", "setup witches", "setup engineers"]
        assert t.play.say(seat, next((text for text in wanted if text in texts), texts[0])) is None
    assert asked == {"Choose", "FactionStart", "FirstDwelling", "FirstCard"}


@rule("TM-43.38")
def test_a_faction_is_dropped_at_any_time_whatever_it_owes() -> None:
    t = offered(dropping="yes")  # the engineers owe a leech, and it is their turn
    t.do("engineers", "drop-faction engineers")
    assert (t.s.offers, t.asked()) == ([], ["witches"])
    for who in ("witches", "engineers"):
        t = site("witches", "engineers", witches="E9 F4", engineers="E7 F6", dropping="yes").rich()
        t.give("engineers", bowl1=6, passed=1).do("witches", "upgrade E9 to TP", "done")
        assert t.asked() == ["engineers", "witches"]
        t.do("engineers", f"drop-faction {who}")
        if who == "witches":
            assert t.asked() == ["engineers"]  # only the offer is left in this round
            t.do("engineers", "decline 1 from witches")
            assert (t.s.round, t.asked()) == (2, ["engineers"])
        else:
            assert (t.s.offers, t.asked()) == ([], ["witches"])


# ---- coins on the cards
@rule("TM-43.39", "TM-43.40")
def test_a_coin_lies_on_each_free_card_from_setup_on_or_from_the_start_of_round_1() -> None:
    for made in (printed, site):
        t = made("witches", "engineers", **HOMES)
        free = [card for card in range(10) if t.s.cards >> card & 1]
        assert [t.s.card_coins[card] for card in free] == [1, 1, 1]
        assert sum(t.s.card_coins) == 3
        kept = free[0]
        t.do("witches", f"pass BON{free[1] + 1}").do("engineers", f"pass BON{free[2] + 1}")
        assert (t.s.round, t.s.card_coins[kept]) == (2, 2)
        assert sum(t.s.card_coins) == 4  # two on the one, one on each of the two given back


@rule("TM-43.39")
def test_at_the_table_the_coins_come_before_the_income() -> None:
    t = printed("riverwalkers", "witches", start={"witches": "C4 F4"})
    assert t.s.round == 1
    t.put("riverwalkers", "E1", "TE").give("riverwalkers", coins=0)
    t.to_cult_bonus()
    assert t.asked() == ["riverwalkers"]  # asked about the priest of the income
    assert (t.s.round, max(t.s.card_coins)) == (1, 2)


@rule("TM-43.40")
def test_on_the_site_the_coins_come_at_the_start_of_each_round_after_the_income() -> None:
    t = site("riverwalkers", "witches", start={"witches": "C4 F4"})
    t.put("riverwalkers", "E1", "TE").give("riverwalkers", coins=0)
    t.to_cult_bonus()
    assert t.asked() == ["riverwalkers"]
    assert (t.s.round, max(t.s.card_coins)) == (1, 1)
    t.do("riverwalkers", "unlock-terrain gain-priest")
    assert (t.s.round, max(t.s.card_coins)) == (2, 2)
