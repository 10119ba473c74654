"""Chapter 12: power via structures, and chapter 43 on its timing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.terra_mystica.table import Table, empty_table, table
from tests.rules import rule, rule_cases

NEIGHBOURS = ("E7", "E6", "G2")  # of F4, where the Witches build; F3 is their own


def leech_table(*neighbours: str, **options: Any) -> Table:
    """Witches about to build on F4; beside it Engineers with these structures and their power in bowl I."""
    t = table("witches", "engineers", witches="C4 E9", engineers="I3 I9", **options).rich("witches")
    for where, kind in zip(NEIGHBOURS, neighbours):
        t.put("engineers", where, kind)
    t.put("witches", "F3").give("engineers", bowl1=12, bowl2=0, bowl3=0, vp=20)
    return t.turn("witches")


# --- the offer ---------------------------------------------------------------------------------


@rule("TM-12.1")
@pytest.mark.parametrize(
    ("neighbours", "amount"),
    [(["D"], 1), (["TP"], 2), (["TE"], 2), (["SH"], 3), (["SA"], 3), (["D", "D"], 2), (["D", "TP", "SH"], 6)],
)
def test_an_opponent_may_gain_the_power_values_of_the_structures_beside_a_new_dwelling(
    neighbours: list[str], amount: int
) -> None:
    t = leech_table(*neighbours).do("witches", "build F4")
    assert t.asked() == ["engineers"]
    assert t.answers("engineers") == {f"leech {amount} from witches", f"decline {amount} from witches"}
    t.do("engineers", f"leech {amount} from witches")
    assert t.bowls("engineers") == (12 - amount, amount, 0)
    assert t.asked() == ["witches"]  # the turn goes on


@rule("TM-12.1")
def test_who_has_no_structure_directly_beside_is_offered_nothing() -> None:
    t = leech_table().put("engineers", "E5 G3").give("engineers", ship=3).turn("witches").do("witches", "build F4")
    assert t.asked() == ["witches"]
    assert t.s.offers == []


@rule("TM-12.2")
def test_a_bridge_counts_as_direct_adjacency_and_shipping_does_not() -> None:
    for bridge, owner in ((False, ""), (True, "witches"), (True, "engineers")):
        t = table("witches", "engineers", witches="C3 E9", engineers="C2 I9").rich("witches").paint("D4", "green")
        t.give("engineers", ship=3, bowl1=3, bowl2=9, bowl3=0)
        if bridge:
            t.bridge(owner, "C2:D4")
        t.turn("witches").do("witches", "build D4")
        assert t.asked() == (["engineers"] if bridge else ["witches"])
        assert t.answers("engineers") == ({"leech 1 from witches", "decline 1 from witches"} if bridge else set())


@rule("TM-12.3")
@pytest.mark.parametrize(
    ("old", "new", "gift"), [("D", "TP", ""), ("TP", "TE", "+FAV11"), ("TP", "SH", ""), ("TE", "SA", "+FAV11")]
)
def test_what_was_built_does_not_matter_for_the_amount(old: str, new: str, gift: str) -> None:
    t = leech_table("TP").put("witches", "F4", old).turn("witches").do("witches", f"upgrade F4 to {new}")
    assert t.answers("engineers") == {"leech 2 from witches", "decline 2 from witches"}
    t.do("engineers", "leech 2 from witches")
    assert (t.bowls("engineers"), t.p("engineers").vp) == ((10, 2, 0), 19)
    t.do("witches", *[gift] if gift else [])
    assert t.bowls("witches")[0] == 5  # the builder gains nothing


# --- taking it ---------------------------------------------------------------------------------


@rule("TM-12.4")
def test_an_offer_may_be_declined_and_then_nothing_changes() -> None:
    t = leech_table("SH").do("witches", "build F4").do("engineers", "decline 3 from witches")
    assert (t.bowls("engineers"), t.p("engineers").vp) == ((12, 0, 0), 20)
    assert (t.asked(), t.s.offers) == (["witches"], [])


@rule("TM-12.4")
def test_the_whole_amount_is_taken_or_nothing() -> None:
    t = leech_table("SH").do("witches", "build F4")
    for amount in (1, 2, 4):
        assert t.refusal("engineers", f"leech {amount} from witches") == "TM-12.1"
        assert t.refusal("engineers", f"decline {amount} from witches") == "TM-12.1"
    assert t.refusal("engineers", "leech 3 from engineers") == "TM-12.1"


@rule("TM-12.4", "TM-12.5")
@pytest.mark.parametrize(
    ("before", "after", "lost"),
    [
        ((0, 3, 1), (0, 0, 4), 2), ((0, 2, 1), (0, 0, 3), 1), ((0, 1, 1), (0, 0, 2), 0), ((1, 0, 1), (0, 0, 2), 1),
        ((1, 1, 0), (0, 0, 2), 2), ((2, 0, 0), (0, 1, 1), 2), ((2, 5, 0), (0, 6, 1), 2),
    ],
)  # fmt: skip
def test_the_bowls_limit_what_is_gained_and_only_that_is_paid(
    before: tuple[int, int, int], after: tuple[int, int, int], lost: int
) -> None:
    t = leech_table("SH").give("engineers", bowl1=before[0], bowl2=before[1], bowl3=before[2])
    t.do("witches", "build F4")
    assert (t.s.offers[0].amount, t.s.offers[0].actual) == (3, min(3, 2 * before[0] + before[1]))
    t.do("engineers", "leech 3 from witches")
    assert (t.bowls("engineers"), t.p("engineers").vp) == (after, 20 - lost)


@rule("TM-12.5")
@pytest.mark.parametrize(
    ("neighbours", "amount", "lost"), [(["D"], 1, 0), (["TP"], 2, 1), (["SH"], 3, 2), (["TP", "TE"], 4, 3)]
)
def test_power_costs_one_vp_less_than_its_amount(neighbours: list[str], amount: int, lost: int) -> None:
    t = leech_table(*neighbours).do("witches", "build F4").do("engineers", f"leech {amount} from witches")
    assert (t.bowls("engineers"), t.p("engineers").vp) == ((12 - amount, amount, 0), 20 - lost)


@rule("TM-12.6")
@pytest.mark.parametrize(("vp", "gained", "left"), [(0, 1, 0), (1, 2, 0), (2, 3, 0), (3, 3, 1)])
def test_with_v_points_at_most_v_plus_1_power_is_gained(vp: int, gained: int, left: int) -> None:
    t = leech_table("SH").give("engineers", vp=vp).do("witches", "build F4").do("engineers", "leech 3 from witches")
    assert (t.bowls("engineers"), t.p("engineers").vp) == ((12 - gained, gained, 0), left)


# --- what gives none ---------------------------------------------------------------------------


@rule("TM-12.7", "TM-2.21")
def test_start_dwellings_give_no_leech() -> None:
    t = empty_table("witches", "engineers")
    for seat, text in ((0, "setup witches"), (1, "setup engineers"), (0, "build F4"), (1, "build E7"), (1, "build C2")):
        assert t.play.say(seat, text) is None
        assert t.s.offers == []
    assert t.asked() == ["witches"]  # for the second dwelling


@rule("TM-12.7")
def test_bridges_and_transforms_give_no_leech() -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="E9 F4").rich("engineers").put("witches", "D4")
    t.turn("engineers").do("engineers", "action ACTE", "bridge C2:D4")
    assert (t.s.offers, t.asked()) == ([], ["engineers"])
    t.turn("engineers").do("engineers", "transform E6 to black")
    assert (t.s.offers, t.asked()) == ([], ["engineers"])


@rule("TM-12.7")
def test_founding_a_town_gives_no_leech_beyond_that_of_the_building() -> None:
    t = leech_table("D").put("witches", "G2", "SH").put("witches", "E5", "TP").turn("witches")
    t.do("witches", "build F4").do("engineers", "leech 1 from witches")
    assert t.p("witches").towns_due == 1
    t.do("witches", "+TW1")
    assert (t.s.offers, t.asked(), t.s.buildings) == ([], ["witches"], 1)


# --- the order ---------------------------------------------------------------------------------


def around_e6() -> Table:
    """Four players around E6; it is the Witches' turn, who sit second."""
    t = table("engineers", "witches", "nomads", "chaosmagicians", engineers="E7 I9", witches="F4 I11",
              nomads="F3 A5 B6", chaosmagicians="D4")  # fmt: skip
    for faction in ("engineers", "nomads", "chaosmagicians"):
        t.give(faction, bowl1=5, bowl2=7, bowl3=0)
    return t.rich("witches").paint("E6", "green").turn("witches")


@rule("TM-12.8", "TM-43.14")
def test_opponents_decide_at_once_in_turn_order_from_the_player_after_the_builder() -> None:
    t = around_e6().do("witches", "build E6")
    seen = []
    while t.asked() != ["witches"]:
        assert len(t.asked()) == 1
        seen.append(t.asked()[0])
        t.do(seen[-1], "leech 1 from witches")
    assert seen == ["nomads", "chaosmagicians", "engineers"]
    assert [t.bowls(f) for f in seen] == [(4, 8, 0)] * 3


@rule("TM-12.8", "TM-11.7")
def test_the_order_of_passing_is_the_turn_order_for_leech_too() -> None:
    t = table("engineers", "witches", "nomads", engineers="E7 I9", witches="F4 I11", nomads="F3 A5 B6",
              turn_order="passing")  # fmt: skip
    t.s.order = [t.seat("witches"), t.seat("engineers"), t.seat("nomads")]
    t.rich("witches").paint("E6", "green").turn("witches").do("witches", "build E6")
    assert t.asked() == ["engineers"]
    t.do("engineers", "leech 1 from witches")
    assert t.asked() == ["nomads"]


@rule("TM-12.10")
def test_leech_needs_no_turn() -> None:
    t = leech_table("D", leech="deferred").do("witches", "build F4")
    assert t.asked() == ["engineers", "witches"]
    t.do("witches", "convert 1w to 1c").do("engineers", "leech 1 from witches")
    assert t.bowls("engineers") == (11, 1, 0)
    assert t.p("engineers").actions == 0
    t.do("witches", "done")
    assert t.asked() == ["engineers"]
    assert t.refusal("engineers", "pass BON4") is None  # the decision was no action


# --- full bowls, Cultists and Shapeshifters ----------------------------------------------------


def cultist_table(faction: str = "cultists", others: int = 1, **options: Any) -> Table:
    """Cultists or Shapeshifters about to upgrade E6; Engineers, and perhaps Witches, beside it."""
    t = table(faction, *("engineers", "witches")[:others], start={"engineers": "E7 I9", "witches": "F4 I11"},
              **options).rich(faction)  # fmt: skip
    for other in ("engineers", "witches")[:others]:
        t.give(other, bowl1=0, bowl2=5, bowl3=0)
    return t.put(faction, "E6").give(faction, bowl1=12, bowl2=0, bowl3=0).turn(faction)


@rule("TM-12.9")
@pytest.mark.parametrize("faction", ["cultists", "shapeshifters"])
@pytest.mark.parametrize("answer", ["leech", "decline"])
def test_full_bowls_make_no_offer_for_the_abilities_of_cultists_and_shapeshifters(faction: str, answer: str) -> None:
    t = cultist_table(faction, rulings="site", leech="deferred").give("engineers", bowl2=0, bowl3=5)
    t.do(faction, "upgrade E6 to TP").do("engineers", f"{answer} 1 from {faction}")
    assert (t.p(faction).cult_steps, t.p(faction).tokens_due) == (0, 0)
    assert (t.bowls(faction), t.bowls("engineers"), t.p("engineers").vp) == ((12, 0, 0), (0, 0, 5), 20)


@rule("TM-12.9", "TM-26.10")
def test_at_the_table_who_cannot_gain_power_is_not_asked() -> None:
    t = cultist_table().give("engineers", bowl2=0, bowl3=5).put("cultists", "E5").turn("cultists")
    t.do("cultists", "upgrade E6 to TP")  # beside a structure of their own too
    assert (t.asked(), t.s.offers, t.bowls("cultists")) == (["cultists"], [], (12, 0, 0))


@rule("TM-12.9", "TM-26.9")
@pytest.mark.parametrize("rulings", ["printed", "site"])
def test_a_player_with_full_bowls_does_not_keep_the_others_from_all_declining(rulings: str) -> None:
    t = cultist_table(others=2, rulings=rulings).give("engineers", bowl2=0, bowl3=5).do("cultists", "upgrade E6 to TP")
    if rulings == "site":
        t.do("engineers", "decline 1 from cultists")
        assert t.bowls("cultists") == (12, 0, 0)
    t.do("witches", "decline 1 from cultists")
    assert (t.bowls("cultists"), t.p("cultists").cult_steps) == ((11, 1, 0), 0)


@rule("TM-12.9", "TM-26.9")
def test_on_the_site_the_declining_of_full_bowls_counts_for_nobody_else() -> None:
    t = table("cultists", "engineers", "witches", "nomads", rulings="site", leech="deferred",
              start={"engineers": "E7 I9", "witches": "F4 I11"}).rich("cultists").put("cultists", "E6")  # fmt: skip
    t.put("nomads", "E5").give("cultists", bowl1=12, bowl2=0, bowl3=0).give("engineers", bowl1=0, bowl2=0, bowl3=5)
    for other in ("witches", "nomads"):
        t.give(other, bowl1=0, bowl2=5, bowl3=0)
    t.turn("cultists").do("cultists", "upgrade E6 to TP")
    for other in ("engineers", "witches"):
        t.do(other, "decline 1 from cultists")
        assert t.bowls("cultists") == (12, 0, 0)
    assert t.do("nomads", "decline 1 from cultists").bowls("cultists") == (11, 1, 0)


@rule("TM-26.8")
@pytest.mark.parametrize("rulings", ["printed", "site"])
def test_cultists_advance_once_for_a_building_at_the_first_acceptance(rulings: str) -> None:
    t = (
        cultist_table(others=2, rulings=rulings)
        .do("cultists", "upgrade E6 to TP")
        .do("engineers", "leech 1 from cultists")
    )
    assert (t.lawful().asked(), t.p("cultists").cult_steps) == (["cultists"], 1)
    t.do("cultists", "+AIR")
    assert t.asked() == ["witches"]
    t.do("witches", "leech 1 from cultists")
    assert (t.p("cultists").cults, t.p("cultists").cult_steps, t.bowls("cultists")) == ([1, 0, 1, 1], 0, (12, 0, 0))


@rule_cases({"TM-26.9": "cultists", "TM-42.9": "shapeshifters"})
def test_when_all_decline_the_builder_gains_one_power(clause: str, case: str) -> None:
    t = cultist_table(case, others=2).do(case, "upgrade E6 to TP").do("engineers", f"decline 1 from {case}")
    assert t.bowls(case) == (12, 0, 0)
    t.do("witches", f"decline 1 from {case}")
    assert (t.bowls(case), t.p(case).cult_steps, t.p(case).tokens_due) == ((11, 1, 0), 0, 0)
    assert (t.s.offers, t.s.wakes) == ([], [])


@rule_cases({"TM-26.9": "cultists", "TM-42.9": "shapeshifters"})
def test_when_one_accepts_the_builder_gains_no_power(clause: str, case: str) -> None:
    for first, second in (("leech", "decline"), ("decline", "leech")):
        t = cultist_table(case, others=2).do(case, "upgrade E6 to TP").do("engineers", f"{first} 1 from {case}")
        if first == "leech":
            t.do(case, "+FIRE" if case == "cultists" else "-GAIN_P3_FOR_VP")
        t.do("witches", f"{second} 1 from {case}")
        assert t.bowls(case) == (12, 0, 0)


@rule("TM-42.8")
def test_shapeshifters_may_pay_a_point_for_a_token_once_for_a_building() -> None:
    t = cultist_table("shapeshifters", others=2).do("shapeshifters", "upgrade E6 to TP")
    t.do("engineers", "leech 1 from shapeshifters")
    assert t.answers("shapeshifters") == {"gain P3 for VP", "-GAIN_P3_FOR_VP"}
    t.do("shapeshifters", "gain P3 for VP")
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").vp) == ((12, 0, 1), 19)
    t.do("witches", "leech 1 from shapeshifters")
    assert t.p("shapeshifters").tokens_due == 0
    assert t.refusal("shapeshifters", "gain P3 for VP") == "K-1"

    t = (
        cultist_table("shapeshifters")
        .do("shapeshifters", "upgrade E6 to TP")
        .do("engineers", "leech 1 from shapeshifters")
    )
    t.do("shapeshifters", "-GAIN_P3_FOR_VP")
    assert (t.bowls("shapeshifters"), t.p("shapeshifters").vp) == ((12, 0, 0), 20)


@rule("TM-42.8")
def test_shapeshifters_without_a_point_get_no_token() -> None:
    t = cultist_table("shapeshifters", rulings="site").give("shapeshifters", vp=0)
    t.do("shapeshifters", "upgrade E6 to TP").do("engineers", "leech 1 from shapeshifters")
    assert t.refusal("shapeshifters", "gain P3 for VP") == "TM-42.8"
    t.lawful().give("shapeshifters", vp=1).do("shapeshifters", "gain P3 for VP")
    assert t.p("shapeshifters").vp == 0


@rule_cases({"TM-43.31": ("printed", "no", 1), "TM-43.32": ("site", "no", 0)})
def test_power_for_what_all_decline_is_an_erratum_on_the_site(clause: str, case: tuple[str, str, int]) -> None:
    rulings, erratum, power = case
    t = cultist_table(rulings=rulings, errata_cultist_power=erratum).do("cultists", "upgrade E6 to TP")
    t.do("engineers", "decline 1 from cultists")
    assert t.bowls("cultists") == (12 - power, power, 0)
    t = cultist_table(rulings=rulings, errata_cultist_power="yes").do("cultists", "upgrade E6 to TP")
    t.do("engineers", "decline 1 from cultists")
    assert t.bowls("cultists") == (11, 1, 0)


@rule("TM-12.4")
@pytest.mark.parametrize("answer", ["leech", "decline"])
@pytest.mark.parametrize("builder", ["alchemists", "yetis"])  # the first and the last in the book
def test_offers_of_every_faction_are_answered(builder: str, answer: str) -> None:
    t = table(builder, "witches", start={builder: "", "witches": "F4 I11"}).rich(builder).put(builder, "E6", "D")
    t.give("witches", bowl1=12, bowl2=0, bowl3=0).turn(builder).do(builder, "upgrade E6 to TP").lawful()
    t.do("witches", f"{answer} 1 from {builder}")
    assert t.bowls("witches") == ((11, 1, 0) if answer == "leech" else (12, 0, 0))


# --- late decisions ----------------------------------------------------------------------------


def two_offers(**options: Any) -> Table:
    """Engineers to move with two open offers: the older of 1 from the Alchemists, the younger of 2 from the Nomads."""
    t = table("alchemists", "nomads", "engineers", alchemists="E1 I2", nomads="F3 A5 B6", engineers="E7 I9",
              **{"rulings": "site", "leech": "deferred", **options}).rich()  # fmt: skip
    t.put("engineers", "G2", "TP").put("alchemists", "C3").paint("D5", "black").give(
        "engineers", bowl1=12, bowl2=0, bowl3=0, vp=20
    )
    t.turn("alchemists").do("alchemists", "build D5", "done").do("nomads", "upgrade F3 to TP", "done")
    assert [(o.seat, o.source, o.amount) for o in t.s.offers] == [(2, 0, 1), (2, 1, 2)]
    assert t.asked() == ["engineers"]
    return t


OFFERED = {"leech 1 from alchemists", "decline 1 from alchemists", "leech 2 from nomads", "decline 2 from nomads"}


@rule("TM-43.15")
def test_on_the_site_a_decision_may_come_after_other_players_have_moved() -> None:
    t = two_offers().lawful()
    assert t.answers("engineers") >= OFFERED
    t.do("engineers", "leech 1 from alchemists")
    assert (t.bowls("engineers"), t.p("engineers").vp) == ((11, 1, 0), 20)
    t.do("engineers", "leech 2 from nomads")
    assert (t.bowls("engineers"), t.p("engineers").vp) == ((9, 3, 0), 19)
    assert t.s.offers == []
    assert t.refusal("engineers", "leech 2 from nomads") == "TM-12.1"


@rule("TM-43.15")
@pytest.mark.parametrize("rulings", ["site", "printed"])
def test_an_own_action_taken_first_declines_all_open_offers(rulings: str) -> None:
    t = two_offers(rulings=rulings).do("engineers", "send p to FIRE for 2")
    assert (t.s.offers, t.bowls("engineers"), t.p("engineers").vp) == ([], (12, 0, 0), 20)


@rule("TM-43.15")
def test_an_own_action_declines_no_offers_to_others() -> None:
    t = table("witches", "nomads", "engineers", witches="F4 E9", nomads="E8 A5 B6", engineers="E7 I9",
              rulings="site", leech="deferred").rich()  # fmt: skip
    for faction in ("nomads", "engineers"):
        t.give(faction, bowl1=12, bowl2=0, bowl3=0)
    t.turn("witches").put("witches", "D5").turn("witches").do("witches", "upgrade D5 to TP", "done")
    assert len(t.s.offers) == 2
    t.do("nomads", "send p to FIRE for 2")
    assert [o.seat for o in t.s.offers] == [t.seat("engineers")]


@rule("TM-43.15")
def test_with_strict_leech_an_older_offer_that_was_passed_over_can_only_be_declined() -> None:
    t = two_offers(strict_leech="yes").do("engineers", "leech 2 from nomads")
    assert t.refusal("engineers", "leech 1 from alchemists") == "TM-43.15"
    t.lawful().do("engineers", "decline 1 from alchemists")
    assert t.bowls("engineers") == (10, 2, 0)
    t = two_offers(strict_leech="yes").do("engineers", "decline 2 from nomads")
    assert t.refusal("engineers", "leech 1 from alchemists") is None
    t = two_offers(strict_leech="no").do("engineers", "leech 2 from nomads", "leech 1 from alchemists")
    assert t.bowls("engineers") == (9, 3, 0)


@rule("TM-43.15")
def test_with_strict_leech_nothing_is_leeched_after_an_own_conversion() -> None:
    t = two_offers(strict_leech="yes").give("engineers", bowl2=4).do("engineers", "burn 1")
    assert t.refusal("engineers", "leech 1 from alchemists") is None  # sacrificing is no conversion
    t.do("engineers", "convert 1w to 1c")
    for text in ("leech 1 from alchemists", "leech 2 from nomads"):
        assert t.refusal("engineers", text) == "TM-43.15"
    assert t.lawful().answers("engineers") & OFFERED == {"decline 1 from alchemists", "decline 2 from nomads"}
    t = two_offers(strict_leech="no").do("engineers", "convert 1w to 1c", "leech 2 from nomads")
    assert t.bowls("engineers") == (10, 2, 0)
    t = two_offers(rulings="printed").do(
        "engineers", "convert 1w to 1c", "leech 2 from nomads", "leech 1 from alchemists"
    )
    assert t.bowls("engineers") == (9, 3, 0)


def late_cultists(nomads: int = 5, **bowls: int) -> Table:
    """Witches, then Cultists have built beside the Engineers; Nomads beside the Cultists. It is the Engineers' turn."""
    t = table("witches", "cultists", "engineers", "nomads", witches="C3 E9", cultists="E6 F5", engineers="E7 I9",
              nomads="F3 A5 B6", leech="deferred").rich()  # fmt: skip
    t.paint("D5", "green").give("nomads", bowl1=nomads, bowl2=0, bowl3=0).give("cultists", bowl1=12, bowl2=0, bowl3=0)
    t.give("engineers", **{"bowl1": 0, "bowl2": 1, "bowl3": 0, **bowls}).turn("witches").do(
        "witches", "build D5", "done"
    )
    return t.do("cultists", "upgrade E6 to TP", "done")


@rule("TM-12.9", "TM-26.9")
def test_an_offer_ends_to_be_one_when_another_fills_the_bowls() -> None:
    t = late_cultists().do("nomads", "decline 1 from cultists")
    assert t.bowls("cultists") == (12, 0, 0)
    t.do("engineers", "leech 1 from witches")
    assert t.bowls("engineers") == (0, 0, 1)
    assert t.bowls("cultists") == (11, 1, 0)  # all who could still gain power have declined
    t.do("engineers", "decline 1 from cultists")
    assert t.bowls("cultists") == (11, 1, 0)

    t = late_cultists().do("engineers", "leech 1 from witches").do("nomads", "decline 1 from cultists")
    assert t.bowls("cultists") == (11, 1, 0)  # the same in the other order

    t = late_cultists().do("engineers", "leech 1 from witches", "leech 1 from cultists")
    assert (t.p("cultists").cult_steps, t.bowls("engineers")) == (0, (0, 0, 1))

    t = late_cultists(nomads=0).do("engineers", "leech 1 from witches", "decline 1 from cultists")
    assert t.bowls("cultists") == (12, 0, 0)  # nobody was left who could have declined

    t = late_cultists(bowl2=2).do("nomads", "decline 1 from cultists").do("engineers", "leech 1 from witches")
    assert t.bowls("cultists") == (12, 0, 0)  # there is room left for the other
    t.do("engineers", "leech 1 from cultists")
    assert t.p("cultists").cult_steps == 1


@rule("TM-43.15")
def test_of_two_equal_offers_the_older_is_meant() -> None:
    t = two_offers(strict_leech="yes")
    older = t.s.offers[0]
    t.s.offers.append(type(older)(older.seat, older.source, older.amount, older.actual, older.building + 5, 0))
    t.refresh().lawful()
    assert len([text for text in t.answers("engineers") if "alchemists" in text]) == 2
    t.do("engineers", "leech 1 from alchemists")
    assert [(o.source, o.building, o.tainted) for o in t.s.offers] == [(1, 2, 0), (0, 6, 0)]


@rule("TM-43.15")
def test_with_strict_leech_a_conversion_spoils_no_offers_to_others() -> None:
    t = two_offers(strict_leech="yes")
    t.s.offers.append(type(t.s.offers[0])(1, 0, 1, 1, 9, 0))
    t.refresh().do("engineers", "convert 1w to 1c")
    assert [(o.seat, o.tainted) for o in t.s.offers] == [(2, 1), (2, 1), (1, 0)]


@rule("TM-43.15")
def test_two_equal_offers_are_asked_about_once() -> None:
    t = two_offers()
    twice = t.s.offers[1]
    t.s.offers.append(type(twice)(twice.seat, twice.source, twice.amount, twice.actual, twice.building + 5, 0))
    t.refresh().lawful()
    t.do("engineers", "leech 2 from nomads").lawful().do("engineers", "leech 2 from nomads").lawful()
    assert [o.source for o in t.s.offers] == [0]


@rule("TM-43.15")
def test_with_strict_leech_a_younger_offer_stays_open() -> None:
    t = two_offers(strict_leech="yes")
    older = t.s.offers[0]
    t.s.offers.append(type(older)(older.seat, older.source, 3, 3, older.building + 5, 0))
    t.refresh().do("engineers", "leech 2 from nomads").lawful()
    assert t.refusal("engineers", "leech 1 from alchemists") == "TM-43.15"
    assert t.refusal("engineers", "decline 1 from alchemists") is None
    assert t.refusal("engineers", "leech 3 from alchemists") is None


@rule("TM-12.10", "TM-43.15")
def test_a_player_whose_only_action_is_to_pass_still_decides_about_open_offers() -> None:
    t = table("witches", "engineers", witches="F4 E9", engineers="E7 I9", leech="deferred").rich("witches").round(6)
    t.give("engineers", coins=0, workers=0, priests=0, bowl1=5, bowl2=0, bowl3=0)
    t.card("witches", 5).card("engineers", 3).turn("witches").do("witches", "upgrade F4 to TP", "done")
    assert (t.asked(), t.p("engineers").passed) == (["engineers"], 0)
    t.do("engineers", "leech 1 from witches")
    assert (t.bowls("engineers"), t.p("engineers").passed) == ((4, 1, 0), 1)  # then there was no choice left
