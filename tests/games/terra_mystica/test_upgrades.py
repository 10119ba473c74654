"""Chapter 8: upgrades."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica import income
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

TOWNS = "SCORE2,SCORE4,SCORE6,SCORE7,SCORE5,SCORE3"  # only towns score in round 1


def witches(scoring: str = TOWNS, **pieces: str) -> Table:
    """Witches with dwellings on E9 and I6 and these pieces (TP="C4"), with enough of everything."""
    t = table("witches", "engineers", witches="E9 I6", engineers="A2 I9", scoring=scoring, temple_scoring_tile="yes")
    for kind, where in pieces.items():
        t.put("witches", where, kind)
    return t.rich().card("witches", 3).turn("witches")


# --- ways and prices ---------------------------------------------------------------------------


@rule("TM-8.1")
@pytest.mark.parametrize(
    ("old", "new", "coins", "workers"),
    [("D", "TP", 6, 2), ("TP", "TE", 5, 2), ("TP", "SH", 6, 4), ("TE", "SA", 6, 4)],
)
def test_a_structure_is_replaced_by_the_next_one_for_the_price_of_the_faction(
    old: str, new: str, coins: int, workers: int
) -> None:
    t = witches(**{old: "C4"}).give("witches", coins=coins, workers=workers, priests=1)
    assert t.lawful().why("witches", f"upgrade C4 to {new}") is None
    for short in ({"coins": coins - 1, "workers": 40}, {"coins": 60, "workers": workers - 1}):
        poor = witches(**{old: "C4"}).give("witches", **short)
        assert poor.lawful().why("witches", f"upgrade C4 to {new}") == "TM-4.9"
    kinds = ["", "D", "TP", "TE", "SH", "SA"]
    before = t.p("witches").built[:]
    t.do("witches", f"upgrade C4 to {new}")
    assert t.goods("witches") == (0, 0, 1)
    assert t.p("witches").actions == 0
    before[kinds.index(old)] -= 1
    before[kinds.index(new)] += 1
    assert t.p("witches").built == before
    assert t.p("witches").at[kinds.index(new)].bit_count() == 1


@rule("TM-8.1")
def test_there_are_no_other_ways() -> None:
    t = witches(TP="C4", TE="C3", SH="G3", SA="F2")
    lawful = {("E9", "TP"), ("I6", "TP"), ("C4", "TE"), ("C4", "SH"), ("C3", "SA")}
    for where in ("E9", "I6", "C4", "C3", "G3", "F2", "E10", "A2"):  # E10 is empty, A2 the Engineers'
        for kind in ("TP", "TE", "SH", "SA"):
            if (where, kind) not in lawful:
                assert t.why("witches", f"upgrade {where} to {kind}") == "TM-8.1"
    assert t.why("witches", "upgrade E9 to TP") is None
    t.lawful()


@rule("TM-8.2")
def test_no_more_structures_stand_than_a_player_has() -> None:
    t = witches(TP="A3 A10 C4")
    assert t.why("witches", "upgrade E9 to TP") is None
    t = witches(TP="A3 A10 C4 D1")
    assert t.lawful().why("witches", "upgrade E9 to TP") == "TM-8.2"
    t = witches(TP="A3", TE="A10 C4")
    assert t.why("witches", "upgrade A3 to TE") is None
    t = witches(TP="A3", TE="A10 C4 D1")
    assert t.lawful().why("witches", "upgrade A3 to TE") == "TM-8.2"
    assert witches(TP="A3").why("witches", "upgrade A3 to SH") is None
    assert witches(TP="A3", SH="C4").lawful().why("witches", "upgrade A3 to SH") == "TM-8.2"
    assert witches(TE="A3").why("witches", "upgrade A3 to SA") is None
    assert witches(TE="A3", SA="C4").lawful().why("witches", "upgrade A3 to SA") == "TM-8.2"


@rule("TM-8.3")
def test_a_trading_house_costs_half_the_coins_beside_an_opponent() -> None:
    t = witches().put("engineers", "D7").give("witches", coins=3, workers=2).turn("witches")
    assert t.lawful().why("witches", "upgrade I6 to TP") == "TM-4.9"  # nobody is near
    assert t.do("witches", "upgrade E9 to TP").goods("witches")[:2] == (0, 0)
    t = witches().put("engineers", "D7").give("witches", coins=2, workers=2).turn("witches")
    assert t.lawful().why("witches", "upgrade E9 to TP") == "TM-4.9"
    t = witches().put("engineers", "D7").give("witches", coins=9, workers=1).turn("witches")
    assert t.why("witches", "upgrade E9 to TP") == "TM-4.9"  # the workers are not reduced
    t = witches().put("engineers", "D7 E10 F6").give("witches", coins=3, workers=2).turn("witches")
    assert t.do("witches", "upgrade E9 to TP").goods("witches")[:2] == (0, 0)  # no less beside three
    t = witches().put("witches", "E10").give("witches", coins=5, workers=2).turn("witches")
    assert t.why("witches", "upgrade E9 to TP") == "TM-4.9"  # own structures do not count


@rule("TM-8.3")
@pytest.mark.parametrize(("faction", "full", "half"), [("swarmlings", 8, 4), ("engineers", 4, 2), ("giants", 6, 3)])
def test_a_faction_pays_half_of_its_own_price(faction: str, full: int, half: int) -> None:
    for beside, price in (("C9", full), ("E10", half)):
        t = table(faction, "witches").put(faction, "E11").rich()
        if beside == "E10":
            t.put("witches", "E10")
        coins = t.turn(faction).p(faction).coins
        t.do(faction, "upgrade E11 to TP")
        assert coins - t.p(faction).coins == price


@rule("TM-8.3")
def test_only_a_trading_house_is_cheaper_beside_an_opponent() -> None:
    for old, new, coins in (("TP", "TE", 5), ("TP", "SH", 6), ("TE", "SA", 6)):
        t = witches(**{old: "E10"}).put("engineers", "D7 D8").give("witches", coins=coins - 1).turn("witches")
        assert t.why("witches", f"upgrade E10 to {new}") == "TM-4.9"
        assert t.give("witches", coins=coins).why("witches", f"upgrade E10 to {new}") is None


@rule("TM-8.4")
def test_bridges_count_for_the_reduced_price_and_shipping_does_not() -> None:
    t = witches().put("engineers", "D6").give("witches", coins=5, workers=2, ship=3).turn("witches")
    assert t.why("witches", "upgrade E9 to TP") == "TM-4.9"
    for owner in ("witches", "engineers"):
        t = witches().put("engineers", "D6").bridge(owner, "D6:E9").give("witches", coins=3, workers=2).turn("witches")
        assert t.do("witches", "upgrade E9 to TP").goods("witches")[:2] == (0, 0)


@rule("TM-8.4")
def test_the_price_is_reduced_although_the_opponent_cannot_gain_power() -> None:
    t = witches().put("engineers", "D7").give("engineers", bowl1=0, bowl2=0, bowl3=12)
    t.give("witches", coins=3, workers=2).turn("witches").do("witches", "upgrade E9 to TP")
    assert (t.goods("witches")[:2], t.s.offers, t.asked()) == ((0, 0), [], ["witches"])


# --- strongholds and favor tiles ---------------------------------------------------------------


@rule("TM-8.5")
def test_a_stronghold_makes_its_ability_available_at_once() -> None:
    t = witches(TP="C4")
    assert t.why("witches", "action ACTW") == "TM-11.2"
    t.do("witches", "upgrade C4 to SH", "done").do("engineers", "send p to FIRE for 1", "done")
    assert t.lawful().why("witches", "action ACTW") is None  # in the next turn of the same round
    t = table("alchemists", "engineers", scoring=TOWNS).rich().put("alchemists", "C1", "TP")
    t.give("alchemists", bowl1=12, bowl2=0, bowl3=0).turn("alchemists").do("alchemists", "upgrade C1 to SH")
    assert t.bowls("alchemists") == (0, 12, 0)  # 12 PW
    t.do("alchemists", "done").turn("alchemists").give("alchemists", bowl1=12, bowl2=0, bowl3=0)
    t.do("alchemists", "transform D3 to black")
    assert t.bowls("alchemists") == (8, 4, 0)  # 2 PW for each of two spades
    t = table("cultists", "engineers", scoring=TOWNS).rich().put("cultists", "E2", "TP").turn("cultists")
    assert t.do("cultists", "upgrade E2 to SH").p("cultists").vp == 27


@rule("TM-8.5", "TM-25.10")
def test_the_stronghold_of_the_auren_brings_a_favor_tile_and_their_action() -> None:
    t = table("auren", "engineers", auren="E9 I6", engineers="A2 I9", scoring=TOWNS).rich().put("auren", "C4", "TP")
    t.turn("auren").do("auren", "upgrade C4 to SH")
    assert (t.p("auren").favors_due, t.refusal("auren", "done")) == (1, "TM-4.8")
    t.do("auren", "+FAV1", "done").turn("auren")
    assert t.lawful().why("auren", "action ACTA") is None


@rule("TM-8.6", "TM-8.7")
@pytest.mark.parametrize(("old", "new", "tiles"), [("D", "TP", 0), ("TP", "TE", 1), ("TP", "SH", 0), ("TE", "SA", 1)])
def test_a_temple_and_the_sanctuary_bring_one_favor_tile_of_choice(old: str, new: str, tiles: int) -> None:
    t = witches(**{old: "C4"}).do("witches", f"upgrade C4 to {new}").lawful()
    assert t.p("witches").favors_due == tiles
    assert {text for text in t.answers("witches") if "FAV" in text} == {
        f"+FAV{number}" for number in range(1, 13) if tiles
    }
    if tiles:
        assert t.refusal("witches", "done") == "TM-4.8"
        t.do("witches", "+FAV4")
        assert (t.p("witches").favors, t.s.favors_left[3], t.p("witches").favors_due) == (0b1000, 0, 0)
    assert t.why("witches", "+FAV7") == "TM-8.6"
    assert t.refusal("witches", "done") is None


@rule("TM-8.6", "TM-1.10")
def test_a_tile_that_is_gone_cannot_be_chosen() -> None:
    t = witches(TP="C4").favor("engineers", 4, 9).turn("witches").do("witches", "upgrade C4 to TE").lawful()
    assert t.why("witches", "+FAV4") == "TM-1.10"
    assert t.why("witches", "+FAV9") is None  # two are left


@rule("TM-8.8")
def test_no_tile_is_taken_when_none_is_left_for_the_player() -> None:
    t = witches(TP="C4").favor("witches", *range(1, 13)).turn("witches").do("witches", "upgrade C4 to TE")
    assert (t.p("witches").favors_due, t.refusal("witches", "done")) == (0, None)
    t = witches(TP="C4").favor("engineers", 1, 2, 3, 4).favor("witches", *range(5, 13))
    t.turn("witches").do("witches", "upgrade C4 to TE")
    assert (t.p("witches").favors_due, t.refusal("witches", "done")) == (0, None)  # four gone, eight held
    t = witches(TP="C4").favor("engineers", 1, 2, 3).favor("witches", *range(5, 13))
    t.turn("witches").do("witches", "upgrade C4 to TE").lawful()
    assert (t.p("witches").favors_due, t.why("witches", "+FAV4")) == (1, None)


@rule("TM-8.8", "TM-25.9")
def test_of_two_tiles_only_those_are_taken_that_are_left() -> None:
    for held, due in ((range(1, 12), 1), (range(1, 11), 2), (range(1, 10), 2)):
        t = table("chaosmagicians", "engineers").rich().put("chaosmagicians", "A9", "TP")
        t.favor("chaosmagicians", *held).turn("chaosmagicians").do("chaosmagicians", "upgrade A9 to TE")
        assert t.p("chaosmagicians").favors_due == due


@rule("TM-8.9")
@pytest.mark.parametrize(
    ("tile", "track", "steps"),
    [
        (1, 0, 3), (2, 1, 3), (3, 2, 3), (4, 3, 3), (5, 0, 2), (6, 1, 2), (7, 2, 2), (8, 3, 2), (9, 0, 1), (10, 1, 1),
        (11, 2, 1), (12, 3, 1),
    ],
)  # fmt: skip
def test_a_favor_tile_gives_its_cult_steps_at_once(tile: int, track: int, steps: int) -> None:
    t = witches(TP="C4").give("witches", bowl1=5, bowl2=0, bowl3=0)
    t.p("witches").cults = [2, 2, 2, 2]
    t.turn("witches").do("witches", "upgrade C4 to TE", f"+FAV{tile}")
    expected = [2, 2, 2, 2]
    expected[track] += steps
    assert t.p("witches").cults == expected
    assert t.bowls("witches") == ((5 - 3, 3, 0) if steps == 3 else (4, 1, 0))  # 1 PW at step 3, 2 PW at step 5


@rule("TM-8.9")
def test_the_other_effect_of_a_favor_tile_holds_from_then_on() -> None:
    t = witches(TP="C4")
    assert income.of(t.s, t.p("witches"))[0] == 6 + 2  # BON3 and the trading house
    t.do("witches", "upgrade C4 to TE", "+FAV9")
    assert income.of(t.s, t.p("witches"))[0] == 6 + 3
    t = witches(TP="C4").do("witches", "upgrade C4 to TE", "+FAV6", "done").turn("witches")
    assert t.lawful().why("witches", "action FAV6") is None
    t = witches(TP="C4").do("witches", "upgrade C4 to TE", "+FAV11", "done").turn("witches")
    assert t.do("witches", "build F6").p("witches").vp == 22
    t = witches(TP="C4").do("witches", "upgrade C4 to TE", "+FAV10", "done").turn("witches")
    assert t.do("witches", "upgrade E9 to TP").p("witches").vp == 23


@rule("TM-8.10")
def test_a_favor_tile_does_not_score_for_the_upgrade_through_which_it_was_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for tile in (10, 11, 12):
        assert witches(TP="C4").do("witches", "upgrade C4 to TE", f"+FAV{tile}", "done").p("witches").vp == 20
    t = witches(TP="C4 C3")
    fav10 = t.s.game.box.favor_tiles[9]
    monkeypatch.setattr(fav10, "build_vp", [0, 0, 3, 4, 0, 0])  # for temples too: no printed tile scores them
    assert t.do("witches", "upgrade C4 to TE", "+FAV10", "done").p("witches").vp == 20
    assert t.turn("witches").do("witches", "upgrade C3 to TE").p("witches").vp == 24


# --- what an upgrade brings --------------------------------------------------------------------


@rule("TM-8.11")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("SCORE2", (0, 0, 0, 0)), ("SCORE4", (0, 0, 5, 5)), ("SCORE6", (3, 0, 0, 0)), ("SCORE7", (0, 0, 5, 5)),
        ("SCORE8", (3, 0, 0, 0)), ("SCORE9", (0, 4, 0, 0)), ("SCORE3", (0, 0, 0, 0)),
    ],
)  # fmt: skip
def test_each_upgrade_scores_for_the_scoring_tile(tile: str, points: tuple[int, ...]) -> None:
    others = [f"SCORE{n}" for n in range(2, 9) if f"SCORE{n}" != tile][:5]
    ways = (("D", "TP"), ("TP", "TE"), ("TP", "SH"), ("TE", "SA"))
    for (old, new), expected in zip(ways, points):
        t = witches(scoring=",".join([tile, *others]), **{old: "C4"}).do("witches", f"upgrade C4 to {new}")
        assert t.p("witches").vp == 20 + expected


@rule("TM-8.11")
def test_fav10_scores_three_for_each_trading_house() -> None:
    t = witches(TP="C4").favor("witches", 10).turn("witches").do("witches", "upgrade E9 to TP")
    assert t.p("witches").vp == 23
    assert t.turn("witches").do("witches", "upgrade C4 to TE").p("witches").vp == 23
    score6 = "SCORE6,SCORE4,SCORE2,SCORE7,SCORE5,SCORE3"
    assert witches(score6).favor("witches", 10).turn("witches").do("witches", "upgrade E9 to TP").p("witches").vp == 26


@rule("TM-8.11", "TM-35.10")
def test_an_upgrade_that_costs_nothing_scores_too() -> None:
    t = table("swarmlings", "engineers", scoring="SCORE6,SCORE4,SCORE2,SCORE7,SCORE5,SCORE3").rich()
    t.put("swarmlings", "I4", "SH").put("swarmlings", "H4").favor("swarmlings", 10).turn("swarmlings")
    before = t.goods("swarmlings")
    t.do("swarmlings", "action ACTS")
    assert t.refusal("swarmlings", "upgrade I4 to TE") == "TM-35.9"
    t.lawful().do("swarmlings", "upgrade H4 to TP")
    assert (t.p("swarmlings").vp, t.goods("swarmlings"), t.p("swarmlings").free_trading) == (26, before, 0)


@rule("TM-8.12")
def test_the_replaced_structure_may_be_built_again() -> None:
    t = witches(TP="A3 A10 C4 D1")
    assert t.why("witches", "upgrade E9 to TP") == "TM-8.2"
    t.do("witches", "upgrade A10 to TE", "+FAV1").turn("witches")
    assert t.lawful().do("witches", "upgrade E9 to TP").p("witches").built == [0, 1, 4, 1, 0, 0]
    t = witches(D="A3 A10 C4 D1 F2 F4").paint("E10", "green").turn("witches")
    assert t.why("witches", "build E10") == "TM-6.5"  # eight stand
    t.do("witches", "upgrade E9 to TP").turn("witches")
    assert t.do("witches", "build E10").p("witches").built == [0, 8, 1, 0, 0, 0]


@rule("TM-8.13")
@pytest.mark.parametrize(("old", "new"), [("D", "TP"), ("TP", "TE"), ("TP", "SH"), ("TE", "SA")])
def test_after_an_upgrade_the_neighbours_may_gain_power(old: str, new: str) -> None:
    t = table("witches", "engineers", "nomads", "giants", scoring=TOWNS,
              start={"witches": "A3 I6", "engineers": "A2 I9", "nomads": "B1 D3 G7", "giants": "D7 A6"})  # fmt: skip
    t.rich().put("witches", "E10", old).put("engineers", "E11", "SH").turn("witches")
    for faction in ("engineers", "nomads", "giants"):
        t.give(faction, bowl1=5, bowl2=7, bowl3=0)
    t.do("witches", f"upgrade E10 to {new}")
    assert t.asked() == ["engineers"]  # then the Giants on D7; the Nomads are far away
    t.do("engineers", "leech 3 from witches")
    assert (t.bowls("engineers"), t.p("engineers").vp, t.asked()) == ((2, 10, 0), 18, ["giants"])
    t.do("giants", "leech 1 from witches")
    assert (t.bowls("giants"), t.p("giants").vp, t.asked()) == ((4, 8, 0), 20, ["witches"])


@rule("TM-8.14")
def test_an_upgrade_may_found_a_town() -> None:
    t = witches(TP="E10 F6", D="D7")  # 1 + 2 + 2 + 1 = 6
    assert t.do("witches", "upgrade E10 to TE", "+FAV1").p("witches").towns_due == 0  # still 6
    t = witches(TP="E10 F6", D="D7").do("witches", "upgrade D7 to TP").lawful()
    assert (t.p("witches").towns_due, t.refusal("witches", "done")) == (1, "TM-4.8")
    t.do("witches", "+TW2")
    assert (t.p("witches").vp, t.p("witches").keys) == (20 + 7 + 5 + 5, 1)  # the tile, SCORE2, the Witches' ability
    t = witches(TP="E10 F6").do("witches", "upgrade E10 to SH")
    assert t.p("witches").towns_due == 0  # three structures
