"""Chapter 13: bowls of power."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

Bowls = tuple[int, int, int]


def bowl_table(bowls: Bowls, **options: Any) -> Table:
    t = table("engineers", "auren", engineers="C2 E7", auren="A10 E9", **options)
    t.give("engineers", bowl1=bowls[0], bowl2=bowls[1], bowl3=bowls[2], workers=1)
    return t.turn("engineers")


@rule("TM-13.1")
def test_spending_power_moves_tokens_from_bowl_iii_to_bowl_i() -> None:
    t = bowl_table((2, 3, 7)).do("engineers", "convert 1pw to 1c")
    assert t.bowls("engineers") == (3, 3, 6)
    t.do("engineers", "convert 3pw to 1w")
    assert t.bowls("engineers") == (6, 3, 3)
    t.do("engineers", "action ACT2")
    assert t.bowls("engineers") == (9, 3, 0)


@rule("TM-13.2", "TM-13.3")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((12, 0, 0), (4, 8, 0)), ((8, 4, 0), (0, 12, 0)), ((7, 5, 0), (0, 11, 1)), ((5, 7, 0), (0, 9, 3)),
        ((1, 9, 2), (0, 3, 9)), ((0, 12, 0), (0, 4, 8)), ((0, 8, 0), (0, 0, 8)), ((0, 7, 1), (0, 0, 8)),
        ((4, 0, 1), (0, 0, 5)), ((3, 1, 1), (0, 0, 5)), ((3, 2, 1), (0, 0, 6)), ((3, 3, 1), (0, 1, 6)),
        ((0, 1, 11), (0, 0, 12)), ((0, 0, 12), (0, 0, 12)), ((0, 0, 0), (0, 0, 0)),
    ],
)  # fmt: skip
def test_a_gain_of_8_empties_bowl_i_before_bowl_ii_and_what_finds_no_room_is_lost(before: Bowls, after: Bowls) -> None:
    t = bowl_table(before).give("engineers", towns_due=1).do("engineers", "+TW4")
    assert t.bowls("engineers") == after


@rule("TM-13.3")
def test_when_all_tokens_lie_in_bowl_iii_no_power_is_gained() -> None:
    t = bowl_table((0, 0, 9))
    t.p("engineers").cults = changed(t.p("engineers").cults, 0, 2)
    t.give("engineers", priests=1).turn("engineers").do("engineers", "send p to FIRE for 1")
    assert (t.p("engineers").cults[0], t.bowls("engineers")) == (3, (0, 0, 9))


@rule("TM-13.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 6, 0), (3, 0, 0)), ((1, 7, 0), (4, 1, 0)), ((0, 4, 1), (3, 0, 0)), ((2, 3, 2), (5, 1, 0))],
)
def test_sacrificing_removes_one_token_for_each_that_moves_up(before: Bowls, after: Bowls) -> None:
    t = bowl_table(before).do("engineers", "convert 3pw to 1w")
    assert t.bowls("engineers") == after
    assert t.p("engineers").workers == 2


@rule("TM-13.4")
@pytest.mark.parametrize("bowls", [(9, 5, 0), (9, 3, 1), (9, 1, 2)])
def test_sacrificing_k_power_needs_2k_tokens_in_bowl_ii(bowls: Bowls) -> None:
    t = bowl_table(bowls)
    assert t.refusal("engineers", "convert 3pw to 1w") == "TM-4.9"
    t.give("engineers", bowl2=bowls[1] + 1).turn("engineers").lawful()
    assert t.refusal("engineers", "convert 3pw to 1w") is None


@rule("TM-13.4", "TM-43.11")
def test_on_the_site_power_is_sacrificed_one_by_one_and_for_nothing_if_one_likes() -> None:
    t = bowl_table((1, 5, 0), rulings="site", leech="deferred").lawful()
    t.do("engineers", "burn 1")
    assert t.bowls("engineers") == (1, 3, 1)
    t.do("engineers", "burn 1")
    assert t.bowls("engineers") == (1, 1, 2)
    assert t.refusal("engineers", "burn 1") == "TM-13.4"
    assert t.lawful().give("engineers", bowl2=2).refusal("engineers", "burn 1") is None


@rule("TM-43.10")
def test_at_the_table_only_what_lacks_is_sacrificed() -> None:
    t = bowl_table((0, 8, 2))
    assert t.refusal("engineers", "burn 1") == "TM-43.10"
    t.do("engineers", "convert 3pw to 1w")
    assert t.bowls("engineers") == (3, 6, 0)


@rule("TM-41.12", "TM-41.15")
def test_a_priest_of_riverwalkers_is_a_question_until_all_terrains_are_unlocked() -> None:
    for missing in range(7):
        t = table("riverwalkers", "auren", auren="A10 E9").give("riverwalkers", priests=0, limit=7, bowl3=9)
        t.give("riverwalkers", unlocked=0b1111111 ^ 1 << missing).turn("riverwalkers").do("riverwalkers", "action ACT2")
        assert (t.p("riverwalkers").priests, t.p("riverwalkers").unlocks_due) == (0, 1)
    t.give("riverwalkers", unlocked=0b1111111, unlocks_due=0)
    t.s.spaces = 0
    t.turn("riverwalkers").do("riverwalkers", "action ACT2")
    assert (t.p("riverwalkers").priests, t.p("riverwalkers").unlocks_due) == (1, 0)


@rule("TM-40.9")
@pytest.mark.parametrize(
    ("before", "after"),
    [((3, 2, 2), (2, 2, 2)), ((1, 2, 2), (0, 2, 2)), ((0, 1, 2), (0, 0, 2)), ((0, 0, 2), (0, 0, 1))],
)
def test_tokens_are_removed_from_bowl_i_then_ii_then_iii(before: Bowls, after: Bowls) -> None:
    t = table("dragonlords", "auren", dragonlords="D7 D6", auren="A10 E9")
    t.give("dragonlords", bowl1=before[0], bowl2=before[1], bowl3=before[2]).turn("dragonlords")
    t.do("dragonlords", "transform D8 to volcano")
    assert t.bowls("dragonlords") == after


@rule("TM-40.9", "TM-40.8")
def test_two_tokens_may_come_from_two_bowls() -> None:
    t = table("dragonlords", "auren", dragonlords="D7 D6", auren="A10 E9").paint("D8", "green")
    for before, after in (
        ((1, 1, 1), (0, 0, 1)),
        ((0, 1, 3), (0, 0, 2)),
        ((1, 0, 1), (0, 0, 0)),
        ((0, 3, 0), (0, 1, 0)),
    ):
        t.give("dragonlords", bowl1=before[0], bowl2=before[1], bowl3=before[2]).turn("dragonlords")
        t.do("dragonlords", "transform D8 to volcano").paint("D8", "green")
        assert t.bowls("dragonlords") == after
    t.give("dragonlords", bowl1=0, bowl2=1, bowl3=0).turn("dragonlords")
    assert t.refusal("dragonlords", "transform D8 to volcano") == "TM-40.9"
    assert t.refusal("dragonlords", "transform E10 to volcano") is None  # black is nobody's home: one token
