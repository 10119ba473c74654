"""Chapter 18: every bonus card in play."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica.boards import hex_id
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule, rule_cases


def card_table(number: int, faction: str = "engineers", where: str = "C2 E7") -> Table:
    """A faction to move, against Witches; the card is free."""
    others = [n for n in (1, 2, 3, 4, 5) if n != number][:4]
    t = table(faction, "witches", start={faction: where, "witches": "A10 I11"},
              cards=" ".join(f"BON{n}" for n in (number, *others)), shipping_bonus="yes",
              scoring="SCORE7,SCORE4,SCORE6,SCORE2,SCORE5,SCORE3")  # fmt: skip
    t.card("witches", others[0]).card(faction, others[1])
    t.p(faction).cults = [0] * 4
    return t.give(faction, bowl1=12, bowl2=0, bowl3=0).turn(faction)


def holding(number: int, faction: str = "engineers", where: str = "C2 E7") -> Table:
    return card_table(number, faction, where).card(faction, number).turn(faction)


def income(number: int) -> tuple[int, int, int, int]:
    """Coins, workers, priests and power of the card: what Engineers with two dwellings get above their 2 workers."""
    t = card_table(number).give("engineers", coins=0, workers=0, priests=0)
    t.s.card_coins = [0] * len(t.s.card_coins)
    t.turn("engineers").do("engineers", f"pass BON{number}").passes("witches")
    assert (t.s.round, t.bowls("engineers")[2]) == (2, 0)
    coins, workers, priests = t.goods("engineers")
    return coins, workers - 2, priests, t.bowls("engineers")[1]


@rule_cases({
    "TM-18.1": (1, (2, 0, 0, 0)),
    "TM-18.2": (2, (4, 0, 0, 0)),
    "TM-18.3": (3, (6, 0, 0, 0)),
    "TM-18.4": (4, (0, 0, 0, 3)),
    "TM-18.5": (5, (0, 1, 0, 3)),
    "TM-18.6": (6, (0, 2, 0, 0)),
    "TM-18.7": (7, (0, 1, 0, 0)),
    "TM-18.8": (8, (0, 0, 1, 0)),
    "TM-18.9": (9, (2, 0, 0, 0)),
    "TM-18.10": (10, (0, 0, 0, 3)),
})  # fmt: skip
def test_the_income_of_each_card(clause: str, case: tuple[int, tuple[int, int, int, int]]) -> None:
    number, expected = case
    assert income(number) == expected


# --- actions and shipping ----------------------------------------------------------------------


@rule("TM-18.1")
def test_bon1_gives_a_spade_for_transform_and_build() -> None:
    t = holding(1).paint("E6", "red").give("engineers", coins=1, workers=1, priests=0).turn("engineers")
    t.do("engineers", "action BON1")
    assert t.p("engineers").spades == 1
    t.do("engineers", "transform E6 to gray")
    assert (t.p("engineers").spades, t.goods("engineers")) == (0, (1, 1, 0))
    t.do("engineers", "build E6")
    assert (t.goods("engineers"), t.s.owner[hex_id("E6")]) == ((0, 0, 0), t.seat("engineers"))
    assert t.turn("engineers").refusal("engineers", "action BON1") == "TM-4.7"


@rule("TM-18.1")
def test_missing_spades_may_be_added_to_that_of_bon1() -> None:
    t = holding(1).paint("E6", "green").give("engineers", workers=3).turn("engineers").do("engineers", "action BON1")
    assert t.refusal("engineers", "transform E6 to brown") == "TM-4.9"  # three steps, two of them missing
    t.do("engineers", "transform E6 to black")  # two steps
    assert t.p("engineers").workers == 0


@rule("TM-18.2")
@pytest.mark.parametrize("track", range(4))
def test_bon2_makes_one_step_on_a_track_of_choice(track: int) -> None:
    t = holding(2)
    t.p("engineers").cults = [2, 2, 2, 2]
    t.do("engineers", "action BON2", ("+FIRE", "+WATER", "+EARTH", "+AIR")[track])
    assert t.p("engineers").cults == [2 + (other == track) for other in range(4)]
    assert t.bowls("engineers") == (11, 1, 0)
    assert t.turn("engineers").refusal("engineers", "action BON2") == "TM-4.7"


@rule("TM-18.4", "TM-5.7")
@pytest.mark.parametrize(("level", "near", "far"), [(0, "C1", "A3"), (1, "A3", "B1")])
def test_bon4_adds_one_to_the_shipping_level_for_reach(level: int, near: str, far: str) -> None:
    t = holding(4).rich("engineers").paint("C1 A3 B1", "gray").give("engineers", ship=level).turn("engineers").lawful()
    assert t.refusal("engineers", f"build {near}") is None
    assert t.refusal("engineers", f"build {far}") == "TM-6.3"
    t.card("engineers", 5).turn("engineers")
    assert t.refusal("engineers", f"build {near}") == "TM-6.3"
    assert t.p("engineers").ship == level


# --- points when passing -----------------------------------------------------------------------


def passing_points(number: int, structures: dict[str, str], ship: int = 0, faction: str = "engineers") -> int:
    t = holding(number, faction, "C2 E7" if faction == "engineers" else "D5 G6")
    t.p(faction).at, t.p(faction).built = [0] * 6, [0] * 6
    for kind, where in structures.items():
        t.put(faction, where, kind)
    vp = t.give(faction, ship=ship).turn(faction).p(faction).vp
    t.passes(faction)
    return t.p(faction).vp - vp


@rule("TM-18.6")
def test_bon6_scores_4_for_the_stronghold_and_4_for_the_sanctuary() -> None:
    assert passing_points(6, {"D": "A1 A2", "TP": "A3", "TE": "A4"}) == 0
    assert passing_points(6, {"SH": "A1"}) == 4
    assert passing_points(6, {"SA": "A1"}) == 4
    assert passing_points(6, {"SH": "A1", "SA": "A2", "D": "A3"}) == 8


@rule("TM-18.7")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8)])
def test_bon7_scores_2_for_each_trading_house(number: int, points: int) -> None:
    structures = {"D": "B1 B2", "TE": "B3", "SH": "B4", "SA": "B5"}
    if number:
        structures["TP"] = " ".join(f"A{n}" for n in range(1, number + 1))
    assert passing_points(7, structures) == points


@rule("TM-18.9")
@pytest.mark.parametrize("number", range(9))
def test_bon9_scores_1_for_each_dwelling(number: int) -> None:
    structures = {"TP": "B1 B2", "TE": "B3", "SH": "B4", "SA": "B5"}
    if number:
        structures["D"] = " ".join(f"A{n}" for n in range(1, number + 1))
    assert passing_points(9, structures) == number


@rule("TM-18.10")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 3), (2, 6), (3, 9), (4, 12), (5, 15)])
def test_bon10_scores_3_for_each_shipping_level(level: int, points: int) -> None:
    assert passing_points(10, {"D": "A1"}, ship=level, faction="mermaids") == points


@rule_cases({
    "TM-18.1": 1, "TM-18.2": 2, "TM-18.3": 3, "TM-18.4": 4, "TM-18.5": 5, "TM-18.8": 8,
})  # fmt: skip
def test_the_other_cards_score_nothing(clause: str, case: int) -> None:
    everything = {"D": "A1 A2", "TP": "A3 A4", "TE": "A5", "SH": "A6", "SA": "A7"}
    assert passing_points(case, everything, ship=3) == 0
    assert passing_points(9, everything, ship=3) == 2


@rule_cases({"TM-18.8": 8, "TM-18.6": 6})
def test_these_cards_have_no_action(clause: str, case: int) -> None:
    t = holding(case)
    for name in ("BON1", "BON2"):
        assert t.refusal("engineers", f"action {name}") == "TM-11.1"
