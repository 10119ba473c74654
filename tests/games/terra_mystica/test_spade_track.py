"""Chapter 7: the spade track."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table, table
from tests.rules import rule


def witches(**goods: int) -> Table:
    t = table("witches", "engineers", witches="E9 F4", engineers="A2 I9").card("witches", 3)
    return t.give("witches", **goods).turn("witches")


@rule("TM-7.1")
def test_a_step_costs_two_workers_five_coins_and_a_priest_scores_six_and_makes_spades_cheaper() -> None:
    t = witches(coins=11, workers=10, priests=3)
    assert t.do("witches", "advance dig").goods("witches") == (6, 8, 2)
    assert (t.p("witches").dig, t.p("witches").vp, t.p("witches").actions) == (1, 26, 0)
    assert t.why("witches", "advance dig") == "TM-4.1"
    t.turn("witches").do("witches", "transform F6 to green")
    assert t.goods("witches") == (6, 6, 2)  # a spade for 2 W
    t.turn("witches").do("witches", "advance dig")
    assert (t.goods("witches"), t.p("witches").dig, t.p("witches").vp) == ((1, 4, 1), 2, 32)
    t.turn("witches").do("witches", "transform E10 to green")
    assert t.goods("witches") == (1, 2, 1)  # two spades for 1 W each


@rule("TM-7.1", "TM-4.9")
@pytest.mark.parametrize(
    ("coins", "workers", "priests", "why"),
    [(5, 2, 1, None), (4, 2, 1, "TM-4.9"), (5, 1, 1, "TM-4.9"), (5, 2, 0, "TM-4.9"), (4, 9, 7, "TM-4.9")],
)
def test_a_step_is_paid_in_full(coins: int, workers: int, priests: int, why: str | None) -> None:
    assert witches(coins=coins, workers=workers, priests=priests).why("witches", "advance dig") == why


@rule("TM-7.2")
def test_the_track_has_two_steps_one_at_a_time() -> None:
    t = witches()
    for level in (1, 2):
        t.rich().turn("witches").do("witches", "advance dig")
        assert t.p("witches").dig == level
    assert t.rich().turn("witches").lawful().why("witches", "advance dig") == "TM-7.2"


@rule("TM-7.2")
@pytest.mark.parametrize(
    ("faction", "steps"),
    [("fakirs", 1), ("darklings", 0), ("shapeshifters", 0), ("acolytes", 0), ("riverwalkers", 0), ("dwarves", 2)],
)
def test_some_factions_have_fewer_steps(faction: str, steps: int) -> None:
    t = table(faction, "witches")
    for level in range(1, steps + 1):
        assert t.rich().turn(faction).do(faction, "advance dig").p(faction).dig == level
    assert t.rich().turn(faction).why(faction, "advance dig") == "TM-7.2"


@rule("TM-7.1")
@pytest.mark.parametrize(("faction", "coins", "workers"), [("halflings", 1, 2), ("yetis", 5, 1), ("giants", 5, 2)])
def test_a_faction_pays_its_own_price_for_a_step(faction: str, coins: int, workers: int) -> None:
    t = table(faction, "witches").give(faction, coins=coins, workers=workers, priests=1).turn(faction)
    points = t.p(faction).vp
    t.do(faction, "advance dig")
    assert (t.goods(faction), t.p(faction).vp) == ((0, 0, 0), points + 6)
