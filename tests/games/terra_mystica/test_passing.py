"""Chapter 11, second part: passing, bonus cards and the turn order of the next round."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases

CARDS = "BON1 BON2 BON3 BON4 BON5 BON6"
SCORING = "SCORE7,SCORE4,SCORE6,SCORE2,SCORE5,SCORE3"


def trio(**options: Any) -> Table:
    """Engineers, Witches and Nomads in this order around the table; cards 3, 2, 1 are held, 4 to 6 free."""
    return table("engineers", "witches", "nomads", engineers="C2 E7", witches="C4 E9", nomads="A5 B1 B6", cards=CARDS,
                 scoring=SCORING, **options)  # fmt: skip


def skip(t: Table) -> str:
    """Whoever is to move does something small and ends the turn."""
    faction = t.asked()[0]
    t.give(faction, priests=2).do(faction, "send p to AIR for 1", "done")
    return faction


# --- the order of the next round ---------------------------------------------------------------


@rule("TM-11.4")
def test_a_player_who_takes_no_action_must_pass() -> None:
    t = trio()
    assert {text for text in t.answers("engineers") if text.startswith("action")} != set()
    assert t.refusal("engineers", "done") == "TM-11.4"
    assert t.refusal("engineers", "pass BON4") is None  # although actions are possible
    t.give("engineers", workers=0, coins=0, priests=0, bowl2=0, bowl3=0).turn("engineers")
    assert t.answers("engineers") == {"pass BON4", "pass BON5", "pass BON6"}
    t.do("engineers", "pass BON4")
    assert t.asked() == ["witches"]


@rule("TM-11.4")
def test_after_the_action_a_pass_is_too_late() -> None:
    t = trio().give("engineers", priests=2).do("engineers", "send p to AIR for 1")
    assert t.refusal("engineers", "pass BON4") == "TM-4.1"
    assert t.refusal("engineers", "done") is None


@rule("TM-11.5", "TM-11.6")
def test_the_first_to_pass_starts_the_next_round_and_the_others_follow_clockwise() -> None:
    t = trio()
    assert skip(t) == "engineers"
    t.do("witches", "pass BON4")
    assert skip(t) == "nomads"
    t.do("engineers", "pass BON5")
    t.do("nomads", "pass BON6")
    assert t.s.round == 2
    assert [skip(t), skip(t), skip(t), skip(t)] == ["witches", "nomads", "engineers", "witches"]


@rule("TM-11.7")
def test_with_the_option_the_order_of_passing_is_the_next_turn_order() -> None:
    t = trio(turn_order="passing")
    assert skip(t) == "engineers"
    t.do("witches", "pass BON4")
    assert skip(t) == "nomads"
    t.do("engineers", "pass BON5")
    assert skip(t) == "nomads"
    t.do("nomads", "pass BON6")
    assert t.s.round == 2
    assert [skip(t), skip(t), skip(t), skip(t)] == ["witches", "engineers", "nomads", "witches"]


@rule("TM-11.7")
def test_with_the_option_a_new_order_holds_for_one_round_and_is_made_again() -> None:
    t = trio(turn_order="passing")
    for faction, card in (("engineers", "BON4"), ("witches", "BON5"), ("nomads", "BON6")):
        t.do(faction, f"pass {card}")
    assert [skip(t), skip(t)] == ["engineers", "witches"]
    t.do("nomads", "pass BON1")
    t.do("engineers", "pass BON2")
    assert skip(t) == "witches"
    t.do("witches", "pass BON3")
    assert t.s.round == 3
    assert [skip(t), skip(t), skip(t)] == ["nomads", "engineers", "witches"]


@rule("TM-11.5", "TM-4.2")
def test_who_has_passed_is_skipped_until_all_have_passed() -> None:
    t = trio().do("engineers", "pass BON4")
    assert [skip(t), skip(t), skip(t)] == ["witches", "nomads", "witches"]
    t.do("nomads", "pass BON5")
    assert [skip(t), skip(t)] == ["witches", "witches"]
    assert t.s.round == 1
    t.do("witches", "pass BON6")
    assert (t.s.round, t.asked()) == (2, ["engineers"])


# --- points ------------------------------------------------------------------------------------


@rule("TM-11.8")
def test_passing_scores_the_card_fav12_and_the_strongholds_of_engineers() -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="A10 I11", cards="BON7 BON2 BON3 BON4 BON5")
    t.put("engineers", "C5 I9", "TP").favor("engineers", 12).card("engineers", 7).turn("engineers")
    vp = t.p("engineers").vp
    t.do("engineers", "pass BON4")
    assert t.p("engineers").vp == vp + 4 + 3

    t = table("engineers", "witches", engineers="C2 E7", witches="E9 I11").put("engineers", "E7", "SH")
    t.put("engineers", "D4", "TP").put("engineers", "B2 E5 D6").put("witches", "D3")
    t.bridge("engineers", "C2:D4", "C2:E5", "C2:D3").bridge("witches", "D6:E9").turn("engineers")
    vp = t.p("engineers").vp
    t.do("engineers", "pass BON4")
    assert t.p("engineers").vp == vp + 3 * 2  # the third has an opponent's structure at its other end
    assert t.p("witches").vp == 20


@rule("TM-11.8", "TM-29.9")
@pytest.mark.parametrize("stronghold", [False, True])
def test_engineers_need_the_stronghold_and_their_own_bridges(stronghold: bool) -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="E9 I11").put("engineers", "D4 E5")
    if stronghold:
        t.put("engineers", "E7", "SH")
    t.bridge("engineers", "C2:D4").bridge("witches", "C2:E5").turn("engineers").do("engineers", "pass BON4")
    assert t.p("engineers").vp == 20 + 3 * stronghold


@rule("TM-11.8", "TM-37.10")
@pytest.mark.parametrize(("temples", "points"), [(0, 0), (1, 3), (2, 6), (3, 9)])
def test_ice_maidens_with_a_stronghold_score_their_temples(temples: int, points: int) -> None:
    t = table("icemaidens", "witches", witches="E9 I11").put("icemaidens", "A1 A2 A3")
    for where in ("A1", "A2", "A3")[:temples]:
        t.put("icemaidens", where, "TE")
    t.put("icemaidens", "A5", "SA").turn("icemaidens")
    other = table("icemaidens", "witches", witches="E9 I11").put("icemaidens", "A1", "TE").turn("icemaidens")
    other.do("icemaidens", "pass BON4")
    assert other.p("icemaidens").vp == 20
    t.put("icemaidens", "A4", "SH").turn("icemaidens").do("icemaidens", "pass BON4")
    assert t.p("icemaidens").vp == 20 + points


STANDING = {"D": "A1 A2 A3 A4 A5", "TP": "B1 B2 B3 B4", "TE": "G4", "SH": "I1", "SA": "I9"}


@rule("TM-11.11")
@pytest.mark.parametrize(
    ("card", "kind", "points"),
    [(6, "SH", 4), (6, "SA", 4), (7, "TP", 8), (9, "D", 5), (6, "TE", 0), (7, "D", 0), (9, "TP", 0), (3, "D", 0),
     (8, "SH", 0)],
)  # fmt: skip
def test_cards_score_for_the_structures_that_stand_when_they_are_returned(card: int, kind: str, points: int) -> None:
    t = table("darklings", "engineers", darklings="A8 A13", engineers="E7 C5", cards="BON6 BON7 BON8 BON9 BON3")
    t.p("darklings").at, t.p("darklings").built = [0] * 6, [0] * 6
    t.put("darklings", STANDING[kind], kind).card("darklings", card).turn("darklings")
    vp = t.p("darklings").vp
    free = next(text for text in sorted(t.answers("darklings")) if text.startswith("pass"))
    t.do("darklings", free)
    assert t.p("darklings").vp == vp + points


@rule("TM-11.11")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 3), (2, 6), (3, 9), (4, 12), (5, 15)])
def test_bon10_scores_the_shipping_level(level: int, points: int) -> None:
    t = table("mermaids", "engineers", mermaids="E4 D5", engineers="E7 C5", cards="BON10 BON2 BON3 BON4 BON5",
              shipping_bonus="yes")  # fmt: skip
    t.card("mermaids", 10).give("mermaids", ship=level).turn("mermaids").do("mermaids", "pass BON4")
    assert t.p("mermaids").vp == 20 + points  # BON4, just taken, adds nothing


@rule("TM-11.11")
def test_the_card_just_taken_scores_nothing() -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="C4 E9", cards="BON9 BON1 BON2 BON3 BON4")
    t.card("engineers", 1).card("witches", 2).turn("engineers").do("engineers", "pass BON9")
    assert t.p("engineers").vp == 20


# --- cards -------------------------------------------------------------------------------------


@rule("TM-11.9")
def test_the_passing_player_exchanges_the_card_for_a_free_one_with_its_coins() -> None:
    t = trio()
    assert [t.p(f).card for f in ("engineers", "witches", "nomads")] == [2, 1, 0]
    t.s.card_coins = [0, 0, 0, 1, 4, 2, *t.s.card_coins[6:]]
    coins = t.p("engineers").coins
    assert t.refusal("engineers", "pass BON3") == "TM-11.9"  # its own
    assert t.refusal("engineers", "pass BON2") == "TM-11.9"  # held by another
    assert t.refusal("engineers", "pass BON7") == "TM-11.9"  # not in the game
    assert t.refusal("engineers", "pass") == "TM-11.9"
    assert {text for text in t.answers("engineers") if "pass" in text} == {"pass BON4", "pass BON5", "pass BON6"}
    t.do("engineers", "pass BON5")
    assert (t.p("engineers").card, t.p("engineers").coins) == (4, coins + 4)
    assert (t.s.cards, t.s.card_coins[:6]) == (0b101100, [0, 0, 0, 1, 0, 2])


@rule("TM-11.10")
def test_the_returned_card_is_free_for_those_who_pass_later_without_a_coin() -> None:
    t = trio()
    t.s.card_coins = [0, 0, 0, 1, 4, 2, *t.s.card_coins[6:]]
    t.do("engineers", "pass BON5")
    coins = t.p("witches").coins
    assert {text for text in t.answers("witches") if "pass" in text} == {"pass BON3", "pass BON4", "pass BON6"}
    assert t.refusal("witches", "pass BON5") == "TM-11.9"
    t.do("witches", "pass BON3")
    assert (t.p("witches").card, t.p("witches").coins) == (2, coins)


@rule("TM-11.12")
def test_in_round_6_no_new_card_is_taken_but_the_points_are_scored() -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="C4 E9", cards="BON9 BON1 BON2 BON3 BON4")
    t.card("engineers", 9).card("witches", 1).round(6).turn("engineers").lawful()
    coins = t.p("engineers").coins
    assert t.refusal("engineers", "pass BON2") == "TM-11.12"
    assert {text for text in t.answers("engineers") if "pass" in text} == {"pass"}
    t.do("engineers", "pass")
    p = t.p("engineers")
    assert (p.vp, p.coins, p.card, p.passed) == (22, coins, -1, 1)
    assert t.s.cards == 0b100001110  # BON9 is given back


@rule("TM-11.12", "TM-11.9")
def test_in_round_5_a_card_is_still_taken() -> None:
    t = trio().round(5).turn("engineers")
    assert t.refusal("engineers", "pass") == "TM-11.9"
    t.do("engineers", "pass BON4")
    assert t.p("engineers").card == 3


# --- after passing -----------------------------------------------------------------------------


@rule("TM-11.13")
def test_after_passing_there_are_no_conversions_and_no_actions() -> None:
    t = trio().give("engineers", priests=2).do("engineers", "pass BON4")
    assert t.asked() == ["witches"]
    for text in ("convert 1w to 1c", "send p to FIRE for 1", "pass BON5", "done", "action ACT2"):
        assert t.refusal("engineers", text) == "K-2"


@rule("TM-11.13", "TM-12.10")
def test_after_passing_leech_decisions_remain() -> None:
    t = table("witches", "engineers", witches="F4 C4", engineers="E7 C2").give("engineers", bowl1=3, bowl2=9, bowl3=0)
    t.turn("witches").do("witches", "pass BON4").rich("engineers").give("witches", bowl1=5, bowl2=7, bowl3=0)
    t.turn("engineers").do("engineers", "upgrade E7 to TP")
    assert t.asked() == ["witches"]
    t.do("witches", "leech 1 from engineers")
    assert t.bowls("witches") == (4, 8, 0)


@rule("TM-11.13")
def test_after_passing_the_reaction_of_the_cultists_remains() -> None:
    t = table("engineers", "cultists", cultists="E6 F5", engineers="E7 C2", leech="deferred",
              scoring="SCORE4,SCORE3,SCORE6,SCORE2,SCORE5,SCORE7").rich("cultists")  # fmt: skip
    t.give("engineers", bowl1=3, bowl2=9, bowl3=0).do("engineers", "pass BON4")
    t.do("cultists", "upgrade E6 to TP", "done", "pass BON5")
    assert (t.p("cultists").passed, t.s.round, t.asked()) == (1, 1, ["engineers"])
    workers = t.p("cultists").workers
    t.do("engineers", "leech 1 from cultists")
    assert (t.s.round, t.asked()) == (1, ["cultists"])
    t.do("cultists", "+FIRE")
    assert (t.p("cultists").cults, t.s.round) == ([2, 0, 1, 0], 2)
    assert t.p("cultists").workers == workers + 1 + 2 + 1  # the step counts for the cult bonus; income and card


@rule("TM-11.13", "TM-42.8")
def test_after_passing_the_reaction_of_the_shapeshifters_remains() -> None:
    t = table("shapeshifters", "engineers", engineers="E7 C2", leech="deferred").rich("shapeshifters")
    t.put("shapeshifters", "E6").give("engineers", bowl1=3, bowl2=9, bowl3=0).turn("engineers")
    t.do("engineers", "pass BON4").do("shapeshifters", "upgrade E6 to TP", "done", "pass BON5")
    bowls, vp = t.bowls("shapeshifters"), t.p("shapeshifters").vp
    t.do("engineers", "leech 1 from shapeshifters").do("shapeshifters", "gain P3 for VP")
    assert t.p("shapeshifters").vp == vp - 1
    assert sum(t.bowls("shapeshifters")) == sum(bowls) + 1
    assert t.s.round == 2


@rule("TM-11.13", "TM-17.1")
def test_after_passing_the_cult_bonus_remains() -> None:
    t = trio()
    t.p("engineers").cults = changed(t.p("engineers").cults, 3, 4)  # SCORE7: a worker for every 2 steps on air
    workers = t.p("engineers").workers
    t.do("engineers", "pass BON4").pass_all()
    assert t.p("engineers").workers == workers + 2 + 2  # and the income of two dwellings


@rule("TM-11.14")
def test_the_action_of_a_card_just_taken_waits_for_the_next_round() -> None:
    t = table("engineers", "witches", engineers="C2 E7", witches="C4 E9", cards="BON3 BON4 BON1 BON2 BON5")
    t.card("engineers", 4).card("witches", 3).turn("engineers").do("engineers", "pass BON2")
    assert t.p("engineers").card == 1
    assert t.refusal("engineers", "action BON2") == "K-2"
    t.pass_all()
    assert t.asked() == ["engineers"]
    assert t.refusal("engineers", "action BON2") is None


@rule("TM-11.14", "TM-43.34")
@pytest.mark.parametrize("card", ["BON1", "BON2"])
def test_on_the_site_a_second_action_after_passing_is_not_that_of_the_new_card(card: str) -> None:
    t = table("chaosmagicians", "engineers", chaosmagicians="D4", engineers="C2 E7", cards="BON1 BON2 BON3 BON4 BON5",
              rulings="site", strict_chaosmagician_sh="no", leech="deferred")  # fmt: skip
    t.card("chaosmagicians", 4).card("engineers", 3).put("chaosmagicians", "D4", "SH").turn("chaosmagicians")
    t.do("chaosmagicians", "action ACTC", f"pass {card}")
    assert t.p("chaosmagicians").actions == 1
    assert t.refusal("chaosmagicians", f"action {card}") == "TM-11.14"
    assert f"action {card}" not in t.answers("chaosmagicians")


@rule_cases({
    "TM-43.33": ("printed", "yes", 0),
    "TM-43.34": ("site", "no", 1),
})  # fmt: skip
def test_a_pass_as_the_first_of_two_actions(clause: str, case: tuple[str, str, int]) -> None:
    rulings, strict, left = case
    t = table("chaosmagicians", "engineers", chaosmagicians="D4", engineers="C2 E7", rulings=rulings,
              strict_chaosmagician_sh=strict)  # fmt: skip
    t.put("chaosmagicians", "D4", "SH").give("chaosmagicians", priests=1).turn("chaosmagicians")
    t.do("chaosmagicians", "action ACTC", "pass BON4")
    assert t.p("chaosmagicians").actions == left
    assert t.asked() == (["engineers"], ["chaosmagicians"])[left]
    if left:
        t.do("chaosmagicians", "send p to FIRE for 1")
        assert t.asked() == ["engineers"]
