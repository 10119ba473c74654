"""Chapter 19: every favor tile in play."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases

QUIET = "SCORE4,SCORE7,SCORE6,SCORE2,SCORE5,SCORE3"


def temple_table() -> Table:
    """Auren about to build a temple on E9 (a trading house now), with no steps; Engineers far away."""
    t = (
        table("auren", "engineers", auren="E9 C4", engineers="A2 I3", scoring=QUIET)
        .rich("auren")
        .put("auren", "E9", "TP")
    )
    t.p("auren").cults = [0] * 4
    return t.give("auren", bowl1=12, bowl2=0, bowl3=0).turn("auren")


def taking(number: int) -> Table:
    return temple_table().do("auren", "upgrade E9 to TE", f"+FAV{number}")


STEPS = {
    1: [3, 0, 0, 0], 2: [0, 3, 0, 0], 3: [0, 0, 3, 0], 4: [0, 0, 0, 3], 5: [2, 0, 0, 0], 6: [0, 2, 0, 0],
    7: [0, 0, 2, 0], 8: [0, 0, 0, 2], 9: [1, 0, 0, 0], 10: [0, 1, 0, 0], 11: [0, 0, 1, 0], 12: [0, 0, 0, 1],
}  # fmt: skip


@rule_cases({
    "TM-19.1": (1, 1), "TM-19.2": (2, 1), "TM-19.3": (3, 1), "TM-19.4": (4, 1), "TM-19.5": (5, 3), "TM-19.6": (6, 3),
    "TM-19.7": (7, 3), "TM-19.8": (8, 3), "TM-19.9": (9, 3), "TM-19.10": (10, 3), "TM-19.11": (11, 3),
    "TM-19.12": (12, 3),
})  # fmt: skip
def test_the_steps_and_copies_of_each_tile(clause: str, case: tuple[int, int]) -> None:
    number, copies = case
    t = temple_table()
    assert t.s.favors_left[number - 1] == copies
    goods, vp = t.goods("auren"), t.p("auren").vp
    t.do("auren", "upgrade E9 to TE", f"+FAV{number}")
    assert t.p("auren").cults == STEPS[number]
    assert t.bowls("auren") == ((11, 1, 0) if copies == 1 else (12, 0, 0))  # step 3 gives a power
    assert (t.goods("auren"), t.p("auren").vp) == ((goods[0] - 5, goods[1] - 2, goods[2]), vp)
    assert t.s.favors_left[number - 1] == copies - 1
    assert t.p("auren").favors == 1 << (number - 1)
    t.rich("engineers").put("engineers", "A2", "TP").turn("engineers").do("engineers", "upgrade A2 to TE")
    assert t.refusal("engineers", f"+FAV{number}") == ("TM-1.10" if copies == 1 else None)


def income(number: int) -> tuple[int, int, int, int]:
    """Coins, workers, priests and power in the next income, above that of the same position without the tile."""
    found = []
    for tile in (number, 0):
        t = temple_table().put("auren", "E9", "TE")
        t.p("auren").cults = [0] * 4
        if tile:
            t.favor("auren", tile)
        t.give("auren", coins=0, workers=0, priests=0).turn("auren").do("auren", "pass BON3").passes("engineers")
        assert t.s.round == 2
        bowls = t.bowls("auren")
        found.append((*t.goods("auren"), bowls[1] + 2 * bowls[2]))
    return tuple(a - b for a, b in zip(*found))


@rule_cases({
    "TM-19.1": (1, (0, 0, 0, 0)), "TM-19.2": (2, (0, 0, 0, 0)), "TM-19.3": (3, (0, 0, 0, 0)),
    "TM-19.4": (4, (0, 0, 0, 0)), "TM-19.5": (5, (0, 0, 0, 0)), "TM-19.6": (6, (0, 0, 0, 0)),
    "TM-19.7": (7, (0, 1, 0, 1)), "TM-19.8": (8, (0, 0, 0, 4)), "TM-19.9": (9, (3, 0, 0, 0)),
    "TM-19.10": (10, (0, 0, 0, 0)), "TM-19.11": (11, (0, 0, 0, 0)), "TM-19.12": (12, (0, 0, 0, 0)),
})  # fmt: skip
def test_the_income_of_each_tile(clause: str, case: tuple[int, tuple[int, int, int, int]]) -> None:
    number, expected = case
    assert income(number) == expected


@rule("TM-19.5")
def test_with_fav5_towns_need_power_6() -> None:
    for number, founded in ((5, 1), (1, 0)):
        t = temple_table().put("auren", "E10", "TP").put("auren", "F6").put("auren", "D7").turn("auren")
        t.do("auren", "upgrade E9 to TE", f"+FAV{number}")
        assert t.p("auren").towns_due == founded  # power 2 + 2 + 1 + 1


@rule("TM-19.6")
def test_fav6_gives_a_step_as_a_special_action_once_a_round() -> None:
    t = taking(6)
    assert t.refusal("auren", "action FAV6") == "TM-4.1"  # the action was the temple
    t.turn("auren").do("auren", "action FAV6", "+EARTH")
    assert t.p("auren").cults == [0, 2, 1, 0]
    assert t.turn("auren").refusal("auren", "action FAV6") == "TM-4.7"


@rule("TM-19.10")
def test_fav10_scores_3_for_each_trading_house_built_from_then_on() -> None:
    t = taking(10).rich("auren").turn("auren")
    assert t.p("auren").vp == 20  # nothing for houses built before
    t.do("auren", "upgrade C4 to TP")
    assert t.p("auren").vp == 23
    t.put("auren", "F6").turn("auren").do("auren", "upgrade F6 to TP")
    assert t.p("auren").vp == 26
    t.turn("auren").do("auren", "upgrade F6 to TE", "+FAV11")
    assert t.p("auren").vp == 26
    t.paint("D7", "green").turn("auren").do("auren", "build D7")
    assert t.p("auren").vp == 28  # that was FAV11


@rule("TM-19.11")
def test_fav11_scores_2_for_each_dwelling_built_from_then_on() -> None:
    t = taking(11).rich("auren").paint("D7 E10", "green").turn("auren")
    assert t.p("auren").vp == 20
    t.do("auren", "build D7")
    assert t.p("auren").vp == 22
    t.turn("auren").do("auren", "build E10")
    assert t.p("auren").vp == 24
    t.turn("auren").do("auren", "upgrade E10 to TP")
    assert t.p("auren").vp == 24


@rule("TM-19.12")
@pytest.mark.parametrize(("houses", "points"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_fav12_scores_trading_houses_when_passing(houses: int, points: int) -> None:
    t = taking(12).put("auren", "A4 A5", "D").put("auren", "A8", "SH").put("auren", "A12", "SA")
    for where in ("B1", "B2", "B3", "B4")[:houses]:
        t.put("auren", where, "TP")
    t.turn("auren").do("auren", "pass BON3")
    assert t.p("auren").vp == 20 + points


@rule("TM-19.12", "TM-19.10")
def test_only_fav12_scores_when_passing() -> None:
    for number in range(1, 12):
        t = temple_table().favor("auren", number).turn("auren").do("auren", "pass BON3")
        assert t.p("auren").vp == 20


@rule_cases({
    "TM-19.1": 1, "TM-19.2": 2, "TM-19.3": 3, "TM-19.4": 4, "TM-19.5": 5, "TM-19.6": 6, "TM-19.7": 7, "TM-19.8": 8,
    "TM-19.9": 9, "TM-19.12": 12,
})  # fmt: skip
def test_the_other_tiles_score_no_building(clause: str, case: int) -> None:
    t = taking(case).rich("auren").paint("D7", "green").turn("auren").do("auren", "build D7")
    t.turn("auren").do("auren", "upgrade D7 to TP")
    assert t.p("auren").vp == 20


@rule("TM-1.11", "TM-8.9")
def test_nobody_takes_the_same_tile_twice() -> None:
    t = taking(9).rich("auren").put("auren", "C4", "TP").turn("auren").do("auren", "upgrade C4 to TE")
    assert t.refusal("auren", "+FAV9") == "TM-1.11"
    t.do("auren", "+FAV5")
    assert t.p("auren").cults == [3, 0, 0, 0]
