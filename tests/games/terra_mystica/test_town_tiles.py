"""Chapter 21: every town tile in play."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases

QUIET = "SCORE3,SCORE4,SCORE6,SCORE7,SCORE5,SCORE8"


def founding(faction: str = "auren") -> Table:
    """A faction that has just founded a town: no goods, steps 0 on all tracks, all power in bowl I."""
    t = table(faction, "engineers" if faction != "dwarves" else "witches", mini_expansion_1="yes", scoring=QUIET,
              start={"auren": "I6 I11", "fakirs": "H1 I7"})  # fmt: skip
    t.p(faction).cults = [0] * 4
    t.give(faction, coins=0, workers=1, priests=0, bowl1=12, bowl2=0, bowl3=0, towns_due=1)
    return t.turn(faction)


@rule_cases({
    "TM-21.1": (1, 2, 5, (6, 1, 0), 0, 0, 1),
    "TM-21.2": (2, 2, 7, (0, 3, 0), 0, 0, 1),
    "TM-21.3": (3, 2, 9, (0, 1, 1), 0, 0, 1),
    "TM-21.4": (4, 2, 6, (0, 1, 0), 8, 0, 1),
    "TM-21.5": (5, 2, 8, (0, 1, 0), 0, 1, 1),
    "TM-21.6": (6, 1, 2, (0, 1, 0), 0, 2, 2),
    "TM-21.7": (7, 2, 4 + 2, (0, 1, 0), 0, 0, 1),
    "TM-21.8": (8, 1, 11, (0, 1, 0), 0, 0, 1),
})  # fmt: skip
def test_what_each_tile_gives(clause: str, case: tuple[int, int, int, tuple[int, int, int], int, int, int]) -> None:
    number, copies, vp, goods, power, steps, keys = case
    t = founding()
    assert t.s.towns_left[number - 1] == copies
    t.do("auren", f"+TW{number}")
    p = t.p("auren")
    assert (p.vp, t.goods("auren"), t.bowls("auren")) == (20 + vp, goods, (12 - power, power, 0))
    assert (p.cults, p.keys, p.ship) == ([steps] * 4, keys, int(number == 7))
    assert t.s.towns_left[number - 1] == copies - 1
    assert p.town_tiles == [int(tile == number) for tile in range(1, 9)]
    assert (p.towns_due, p.spades, p.favors_due) == (0, 0, 0)


@rule("TM-21.3", "TM-1.8")
def test_the_priest_of_tw3_above_the_limit_is_lost() -> None:
    t = founding().give("auren", priests=7).do("auren", "+TW3")
    assert t.p("auren").priests == 7


@rule("TM-21.5", "TM-21.6")
@pytest.mark.parametrize(("number", "power"), [(5, 1 + 2 + 2), (6, 1 + 2 + 2)])
def test_the_steps_of_a_town_tile_give_the_power_of_the_tracks(number: int, power: int) -> None:
    t = founding()
    t.p("auren").cults = [2, 4, 6, 0]
    t.do("auren", f"+TW{number}")
    steps = number - 4
    assert t.p("auren").cults == [2 + steps, 4 + steps, 6 + steps, steps]
    assert t.bowls("auren") == (12 - power, power, 0)


@rule("TM-21.7", "TM-5.10")
@pytest.mark.parametrize(("level", "vp"), [(0, 2), (1, 3), (2, 4)])
def test_the_shipping_step_of_tw7_scores_its_points_and_reaches_further(level: int, vp: int) -> None:
    t = founding().give("auren", ship=level, towns_due=0).put("auren", "C2").rich("auren")
    t.paint("C1 A3 B1", "green").turn("auren")
    where = ("C1", "A3", "B1")[level]  # over one, two, three river cells
    assert t.refusal("auren", f"build {where}") == "TM-6.3"
    t.give("auren", towns_due=1).do("auren", "+TW7")
    assert (t.p("auren").ship, t.p("auren").vp) == (level + 1, 20 + 4 + vp)
    assert t.refusal("auren", f"build {where}") is None


@rule("TM-21.9")
@pytest.mark.parametrize(("faction", "level"), [("auren", 3), ("mermaids", 5), ("dwarves", 0), ("riverwalkers", 1)])
def test_tw7_gives_no_step_at_the_highest_level_or_without_shipping(faction: str, level: int) -> None:
    t = founding(faction).give(faction, ship=level).turn(faction)
    flight = t.p(faction).flight
    t.do(faction, "+TW7")
    p = t.p(faction)
    assert (p.ship, p.vp, p.keys, p.flight) == (level, 24, 1, flight)


@rule("TM-21.9")
@pytest.mark.parametrize(("level", "reached", "vp"), [(1, 2, 2), (4, 5, 5)])
def test_tw7_lifts_mermaids_up_to_level_5(level: int, reached: int, vp: int) -> None:
    t = founding("mermaids").give("mermaids", ship=level).turn("mermaids").do("mermaids", "+TW7")
    assert (t.p("mermaids").ship, t.p("mermaids").vp) == (reached, 24 + vp)


@rule("TM-21.9", "TM-30.11")
def test_tw7_raises_the_carpet_range_of_fakirs() -> None:
    t = founding("fakirs").put("fakirs", "A1").rich("fakirs").paint("A4 A5 A6", "yellow")
    assert t.p("fakirs").flight == 1
    assert t.give("fakirs", towns_due=0).turn("fakirs").refusal("fakirs", "build A4") == "TM-6.3"
    t.give("fakirs", towns_due=1).do("fakirs", "+TW7")
    p = t.p("fakirs")
    assert (p.flight, p.ship, p.vp, p.keys) == (2, 0, 24, 1)
    assert t.refusal("fakirs", "build A4") is None
    assert t.refusal("fakirs", "build A5") == "TM-6.3"
    t.give("fakirs", towns_due=1).do("fakirs", "+TW7")
    assert t.p("fakirs").flight == 3
    assert t.refusal("fakirs", "build A5") is None
    t.put("fakirs", "E8", "TP").turn("fakirs").do("fakirs", "upgrade E8 to SH")
    assert t.p("fakirs").flight == 4


@rule("TM-21.6", "TM-21.7", "TM-21.8")
def test_without_the_mini_expansion_the_last_three_tiles_are_not_there() -> None:
    t = table("auren", "engineers").give("auren", towns_due=1).turn("auren")
    for number in (6, 7, 8):
        assert t.refusal("auren", f"+TW{number}") == "TM-2.4"
