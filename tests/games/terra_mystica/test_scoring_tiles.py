"""Chapter 20: every scoring tile in play."""

from __future__ import annotations

import pytest

from demiurge.kernel.data import changed
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule_cases

OTHERS = ["SCORE3", "SCORE4", "SCORE6", "SCORE2", "SCORE5", "SCORE7", "SCORE8"]
FIRE, WATER, EARTH, AIR = range(4)


def round_of(number: int) -> Table:
    """Round 1 with SCOREn: Auren to move, rich, with structures to upgrade and no steps; Engineers far away."""
    tiles = [f"SCORE{number}", *[tile for tile in OTHERS if tile != f"SCORE{number}"][:5]]
    t = table(
        "auren", "engineers", auren="E9 C4", engineers="A2 I3", scoring=",".join(tiles), temple_scoring_tile="yes"
    )
    t.rich("auren").put("auren", "A8 I5", "TP").put("auren", "I8", "TE").paint("F6", "green").paint("D7", "gray")
    t.p("auren").cults = [0] * 4
    return t.turn("auren")


DEEDS = {
    "spades": ["transform D7 to green"],  # one spade
    "two spades": ["transform F5 to blue"],  # brown to blue
    "dwelling": ["build F6"],
    "trading house": ["upgrade C4 to TP"],
    "temple": ["upgrade A8 to TE", "+FAV11"],
    "stronghold": ["upgrade A8 to SH", "+FAV11"],
    "sanctuary": ["upgrade I8 to SA", "+FAV11"],
    "town": ["+TW1"],
    "ship": ["advance ship"],
    "priest": ["send p to FIRE for 1"],
}
TILE_VP = {"town": 5, "ship": 2}  # beside what the scoring tile gives


def scored(number: int) -> dict[str, int]:
    """What each deed scores by the tile."""
    found = {}
    for deed, does in DEEDS.items():
        t = round_of(number)
        if deed == "town":
            t.give("auren", towns_due=1)
        t.do("auren", *does)
        points = t.p("auren").vp - 20 - TILE_VP.get(deed, 0)
        if points:
            found[deed] = points
    return found


@rule_cases({
    "TM-20.1": (1, {"spades": 2, "two spades": 4}),
    "TM-20.2": (2, {"town": 5}),
    "TM-20.3": (3, {"dwelling": 2}),
    "TM-20.4": (4, {"stronghold": 5, "sanctuary": 5}),
    "TM-20.5": (5, {"dwelling": 2}),
    "TM-20.6": (6, {"trading house": 3}),
    "TM-20.7": (7, {"stronghold": 5, "sanctuary": 5}),
    "TM-20.8": (8, {"trading house": 3}),
    "TM-20.9": (9, {"temple": 4}),
})  # fmt: skip
def test_what_each_tile_scores(clause: str, case: tuple[int, dict[str, int]]) -> None:
    number, expected = case
    assert scored(number) == expected


@rule_cases({"TM-20.1": (1, 2), "TM-20.3": (3, 2), "TM-20.6": (6, 3), "TM-20.9": (9, 4)})
def test_a_tile_scores_every_time(clause: str, case: tuple[int, int]) -> None:
    number, points = case
    twice = {
        1: (["transform D7 to green"], ["transform D7 to gray"]),
        3: (["build F6"], ["build D7"]),
        6: (["upgrade C4 to TP"], ["upgrade E9 to TP"]),
        9: (["upgrade A8 to TE", "+FAV11"], ["upgrade I5 to TE", "+FAV10"]),
    }[number]
    t = round_of(number)
    if number == 3:
        t.paint("D7", "green").turn("auren")
    t.do("auren", *twice[0]).rich("auren").turn("auren").do("auren", *twice[1])
    assert t.p("auren").vp == 20 + 2 * points


def bonus(number: int, track: int, steps: int, priests: int = 0) -> tuple[int, int, int, int, int]:
    """Coins, workers, priests, power and spades of the cult bonus, above those of a player without steps."""
    found = []
    for n, on_cults in ((steps, priests), (0, 0)):
        t = round_of(number)
        t.p("auren").cults = changed(t.p("auren").cults, track, n)
        t.p("auren").on_cults = on_cults
        t.give("auren", coins=0, workers=0, priests=0, bowl1=30, bowl2=0, bowl3=0).turn("auren")
        t.do("auren", "pass BON3").passes("engineers")
        spades = t.p("auren").spades
        while t.s.round == 1:
            t.do("auren", "-SPADE")
        bowls = t.bowls("auren")
        found.append((*t.goods("auren"), bowls[1] + 2 * bowls[2], spades))
    return tuple(a - b for a, b in zip(*found))


CASES = {  # the track, then steps and what they give: coins, workers, priests, power, spades
    1: (EARTH, {1: (1, 0, 0, 0, 0), 7: (7, 0, 0, 0, 0)}),
    2: (EARTH, {3: (0, 0, 0, 0, 0), 4: (0, 0, 0, 0, 1), 8: (0, 0, 0, 0, 2)}),
    3: (WATER, {3: (0, 0, 0, 0, 0), 4: (0, 0, 1, 0, 0), 8: (0, 0, 2, 0, 0)}),
    4: (FIRE, {1: (0, 0, 0, 0, 0), 2: (0, 1, 0, 0, 0), 9: (0, 4, 0, 0, 0)}),
    5: (FIRE, {3: (0, 0, 0, 0, 0), 4: (0, 0, 0, 4, 0), 8: (0, 0, 0, 8, 0)}),
    6: (WATER, {3: (0, 0, 0, 0, 0), 4: (0, 0, 0, 0, 1), 8: (0, 0, 0, 0, 2)}),
    7: (AIR, {1: (0, 0, 0, 0, 0), 2: (0, 1, 0, 0, 0), 9: (0, 4, 0, 0, 0)}),
    8: (AIR, {3: (0, 0, 0, 0, 0), 4: (0, 0, 0, 0, 1), 8: (0, 0, 0, 0, 2)}),
}


@rule_cases({
    "TM-20.1": 1, "TM-20.2": 2, "TM-20.3": 3, "TM-20.4": 4, "TM-20.5": 5, "TM-20.6": 6, "TM-20.7": 7, "TM-20.8": 8,
})  # fmt: skip
def test_the_cult_bonus_of_each_tile(clause: str, case: int) -> None:
    track, gains = CASES[case]
    for steps, gain in gains.items():
        assert bonus(case, track, steps) == gain
    for other in range(4):
        if other != track:
            assert bonus(case, other, 9) == (0, 0, 0, 0, 0)


@rule_cases({"TM-20.9": ((0, 0), (1, 2), (3, 6))})
def test_the_cult_bonus_of_score9_counts_priests_on_cult_slots(clause: str, case: tuple[tuple[int, int], ...]) -> None:
    for priests, coins in case:
        assert bonus(9, FIRE, 0, priests) == (coins, 0, 0, 0, 0)
    assert bonus(9, FIRE, 9) == (0, 0, 0, 0, 0)
    t = round_of(9).do("auren", "send p to FIRE for 3").turn("auren").do("auren", "send p to FIRE for 1")
    coins_before = t.turn("auren").p("auren").coins
    t.s.card_coins = [0] * len(t.s.card_coins)
    t.do("auren", "pass BON5").passes("engineers")
    assert t.p("auren").coins == coins_before + 2 + 4  # a priest on a slot; two trading houses


@pytest.mark.parametrize("number", range(1, 10))
def test_every_tile_can_be_drawn_for_round_1(number: int) -> None:
    assert round_of(number).s.scoring[0] == number - 1
