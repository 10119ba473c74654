"""Chapter 14: conversions."""

from __future__ import annotations

import pytest

from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases

NOTHING = {"coins": 0, "workers": 0, "priests": 0, "bowl1": 0, "bowl2": 0, "bowl3": 0}


def poor_table(**goods: int) -> Table:
    """Engineers to move with these goods and nothing else."""
    t = table("engineers", "auren", engineers="C2 E7", auren="A10 E9")
    return t.give("engineers", **{**NOTHING, **goods}).turn("engineers")


def conversions(t: Table, faction: str = "engineers") -> set[str]:
    return {text for text in t.answers(faction) if text.startswith("convert")}


@rule_cases({
    "TM-14.1": ("5pw to 1p", "bowl3", 5, (0, 0, 1), (5, 0, 0)),
    "TM-14.2": ("3pw to 1w", "bowl3", 3, (0, 1, 0), (3, 0, 0)),
    "TM-14.3": ("1pw to 1c", "bowl3", 1, (1, 0, 0), (1, 0, 0)),
    "TM-14.4": ("1p to 1w", "priests", 1, (0, 1, 0), (0, 0, 0)),
    "TM-14.5": ("1w to 1c", "workers", 1, (1, 0, 0), (0, 0, 0)),
    "TM-14.6": ("1p to 1c", "priests", 1, (1, 0, 0), (0, 0, 0)),
})  # fmt: skip
def test_a_conversion_pays_its_price_and_gives_one(
    clause: str, case: tuple[str, str, int, tuple[int, int, int], tuple[int, int, int]]
) -> None:
    text, paid, price, goods, bowls = case
    short = poor_table(**{paid: price - 1})
    assert short.refusal("engineers", f"convert {text}") == "TM-4.9"
    assert f"convert {text}" not in conversions(short)
    t = poor_table(**{paid: price})
    assert f"convert {text}" in conversions(t)
    t.do("engineers", f"convert {text}")
    assert (t.goods("engineers"), t.bowls("engineers"), t.p("engineers").vp) == (goods, bowls, 20)


@rule("TM-14.7")
def test_there_are_no_other_conversions() -> None:
    t = poor_table(coins=9, workers=9, priests=3, bowl3=9).lawful()
    assert conversions(t) == {
        "convert 5pw to 1p", "convert 3pw to 1w", "convert 1pw to 1c", "convert 1p to 1w", "convert 1p to 1c",
        "convert 1w to 1c",
    }  # fmt: skip
    assert t.refusal("engineers", "convert 1w to 1p") == "TM-14.7"
    assert t.refusal("engineers", "convert 1vp to 1c") == "TM-14.7"
    for text in ("1c to 1w", "1c to 1p", "1c to 1pw", "1w to 1pw", "1p to 1pw", "1vp to 1w"):
        assert t.play.say(t.seat("engineers"), f"convert {text}") == "K-3"  # there is no such answer


@rule("TM-14.8")
def test_any_number_of_conversions_before_and_after_the_action() -> None:
    t = poor_table(workers=4, priests=2, bowl3=2)
    t.do("engineers", "convert 1w to 1c", "convert 1w to 1c", "convert 1pw to 1c")
    assert (t.goods("engineers"), t.p("engineers").actions) == ((3, 2, 2), 1)
    t.do("engineers", "send p to FIRE for 2")
    t.do("engineers", "convert 1p to 1c", "convert 1pw to 1c", "convert 1w to 1c", "convert 1w to 1c")
    assert t.goods("engineers") == (7, 0, 0)
    assert t.asked() == ["auren"]  # nothing was left to convert, so the turn is over


@rule("TM-14.8")
def test_power_may_be_sacrificed_for_a_conversion() -> None:
    for text, needed in (("5pw to 1p", 10), ("3pw to 1w", 6), ("1pw to 1c", 2)):
        assert poor_table(bowl2=needed - 1).refusal("engineers", f"convert {text}") == "TM-4.9"
        t = poor_table(bowl2=needed).lawful().do("engineers", f"convert {text}")
        assert t.bowls("engineers") == (needed // 2, 0, 0)


@rule("TM-14.9")
def test_no_conversions_in_another_players_turn_or_while_deciding_about_leech() -> None:
    t = table("witches", "engineers", witches="F4 E9", engineers="E7 C2").rich().give("engineers", bowl2=3)
    t.turn("witches")
    assert t.refusal("engineers", "convert 1w to 1c") == "K-2"
    t.do("witches", "upgrade F4 to TP")
    assert t.asked() == ["engineers"]
    assert t.refusal("engineers", "convert 1w to 1c") == "K-1"
    assert conversions(t) == set()
    assert t.refusal("witches", "convert 1w to 1c") == "K-2"


@rule("TM-14.9")
def test_no_conversions_in_the_income_and_cult_phases() -> None:
    scoring = "SCORE8,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7"
    t = table("witches", "riverwalkers", witches="C4 E9", scoring=scoring).rich()
    t.p("witches").cults = changed(t.p("witches").cults, 3, 8)
    t.put("riverwalkers", "A1", "TE", "brown").turn("riverwalkers").passes("riverwalkers", "witches")
    assert t.asked() == ["witches"]  # for the spades of the cult bonus
    assert t.refusal("witches", "convert 1w to 1c") == "K-1"
    t.do("witches", "-SPADE", "-SPADE")
    assert t.asked() == ["riverwalkers"]  # for the priest of the income
    assert t.refusal("riverwalkers", "convert 1w to 1c") == "K-1"


@rule("TM-14.10")
def test_a_priest_bought_with_power_above_the_limit_is_lost() -> None:
    t = poor_table(priests=6, bowl3=10).give("engineers", limit=7)
    t.do("engineers", "convert 5pw to 1p")
    assert t.p("engineers").priests == 7
    t.do("engineers", "convert 5pw to 1p")
    assert (t.p("engineers").priests, t.bowls("engineers")) == (7, (10, 0, 0))
    t = poor_table(priests=4, bowl3=10).give("engineers", limit=5)
    t.do("engineers", "convert 5pw to 1p", "convert 5pw to 1p")
    assert t.p("engineers").priests == 5


# --- points, and the Darklings' workers --------------------------------------------------------


@rule("TM-43.3", "TM-23.8")
def test_at_the_table_only_alchemists_convert_points_and_coins() -> None:
    assert poor_table(coins=9).refusal("engineers", "convert c to vp") == "TM-43.3"
    t = table("alchemists", "auren", alchemists="E1 E5", auren="A10 E9").give("alchemists", **{**NOTHING, "coins": 1})
    assert t.turn("alchemists").refusal("alchemists", "convert c to vp") == "TM-4.9"
    t.give("alchemists", coins=3).turn("alchemists").lawful().do("alchemists", "convert c to vp")
    assert (t.p("alchemists").coins, t.p("alchemists").vp) == (1, 21)
    t.do("alchemists", "convert 1vp to 1c")
    assert (t.p("alchemists").coins, t.p("alchemists").vp) == (2, 20)
    t.give("alchemists", vp=0).turn("alchemists").lawful()
    assert t.refusal("alchemists", "convert 1vp to 1c") == "TM-4.9"


@rule("TM-43.4")
def test_on_the_site_everybody_converts_3_coins_to_a_point() -> None:
    t = table("engineers", "alchemists", engineers="C2 E7", alchemists="E1 E5", rulings="site", leech="deferred")
    t.give("engineers", coins=2).turn("engineers").lawful()
    assert t.refusal("engineers", "convert c to vp") == "TM-4.9"
    t.give("engineers", coins=4).turn("engineers").lawful().do("engineers", "convert c to vp")
    assert (t.p("engineers").coins, t.p("engineers").vp) == (1, 21)
    t.give("alchemists", coins=2).turn("alchemists").lawful().do("alchemists", "convert c to vp")
    assert (t.p("alchemists").coins, t.p("alchemists").vp) == (0, 21)


@rule("TM-27.10")
def test_darklings_convert_up_to_three_workers_when_the_stronghold_is_built() -> None:
    t = table("darklings", "auren", darklings="E1 E5", auren="A10 E9").put("darklings", "E5", "TP").rich("darklings")
    t.give("darklings", priests=3, workers=8, coins=6).turn("darklings")
    assert t.refusal("darklings", "convert 1w to 1p") == "TM-14.7"
    t.do("darklings", "upgrade E5 to SH").lawful()
    t.do("darklings", "convert 1w to 1p", "convert 1w to 1p", "convert 1w to 1p")
    assert t.goods("darklings") == (0, 1, 6)
    assert t.refusal("darklings", "convert 1w to 1p") == "TM-14.7"


@rule("TM-27.10", "TM-4.9")
@pytest.mark.parametrize(("workers", "converted"), [(5, 1), (4, 0)])
def test_darklings_convert_the_workers_they_have(workers: int, converted: int) -> None:
    t = table("darklings", "auren", darklings="E1 E5", auren="A10 E9").put("darklings", "E5", "TP").rich("darklings")
    t.give("darklings", priests=3, workers=workers).turn("darklings").do("darklings", "upgrade E5 to SH").lawful()
    for _ in range(converted):
        t.do("darklings", "convert 1w to 1p")
    assert t.refusal("darklings", "convert 1w to 1p") == "TM-4.9"
    assert t.goods("darklings")[1:] == (0, 3 + converted)
