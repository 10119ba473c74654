"""Chapter 6: transform and build."""

from __future__ import annotations

import pytest

from demiurge.games.terra_mystica import wheel
from demiurge.games.terra_mystica.actions import FACTIONS
from demiurge.games.terra_mystica.boards import HEXES, hex_id, hex_name
from demiurge.games.terra_mystica.vocabulary import TERRAINS
from tests.games.terra_mystica.table import Table, table
from tests.rules import rule

QUIET = "SCORE7,SCORE4,SCORE6,SCORE2,SCORE5,SCORE3"  # neither spades nor dwellings score in round 1
SPADES = "SCORE1,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7"  # spades score in round 1
DWELLINGS = "SCORE3,SCORE4,SCORE6,SCORE2,SCORE5,SCORE7"
WHEEL = ["yellow", "brown", "black", "blue", "green", "gray", "red"]


def auren(scoring: str = QUIET, site: bool = False) -> Table:
    """Auren (green) on E9, with D7 red, E10 black, F5 brown and F6 gray around it, and on F4; all else is far away."""
    rulings, leech = ("site", "deferred") if site else ("printed", "now")
    start = {"auren": "E9 F4", "engineers": "A2 I9"}
    t = table("auren", "engineers", start=start, scoring=scoring, rulings=rulings, leech=leech)
    return t.card("auren", 3).give("auren", coins=20, workers=20, priests=0, bowl1=0, bowl2=0, bowl3=12).turn("auren")


def magicians(scoring: str = QUIET, site: bool = False) -> Table:
    """Chaos Magicians (red) on D7 with C5 gray, D8 brown, E9 green and E10 black around it, about to act twice."""
    rulings, leech = ("site", "deferred") if site else ("printed", "now")
    start = {"chaosmagicians": "D7", "engineers": "A2 I9"}
    t = table("chaosmagicians", "engineers", start=start, scoring=scoring, rulings=rulings, leech=leech)
    t.put("chaosmagicians", "I5", "SH").card("chaosmagicians", 1)
    t.give("chaosmagicians", coins=40, workers=40, priests=0, bowl1=0, bowl2=0, bowl3=12).turn("chaosmagicians")
    return t.do("chaosmagicians", "action ACTC")


def colour(t: Table, where: str) -> str:
    return TERRAINS[t.s.terrain[hex_id(where)]]


def stands(t: Table, where: str) -> bool:
    return t.s.building[hex_id(where)] == 1


# --- one hex -----------------------------------------------------------------------------------


@rule("TM-6.1")
def test_one_action_transforms_a_hex_and_builds_on_it_at_once() -> None:
    t = auren().do("auren", "transform F6 to green")
    assert (colour(t, "F6"), stands(t, "F6"), t.goods("auren")) == ("green", False, (20, 17, 0))
    assert t.refusal("auren", "transform D7 to green") == "TM-6.15"  # one hex
    assert t.refusal("auren", "upgrade E9 to TP") == "TM-4.1"  # one action
    t.lawful().do("auren", "build F6")
    assert (stands(t, "F6"), t.goods("auren"), t.p("auren").vp) == (True, (18, 16, 0), 20)
    assert t.refusal("auren", "transform D7 to green") == t.refusal("auren", "build D7") == "TM-4.1"
    assert t.lawful().do("auren", "done").asked() == ["engineers"]


@rule("TM-6.1")
def test_a_build_on_another_terrain_transforms_it_to_home_terrain_first() -> None:
    t = auren().do("auren", "build D7")
    assert (colour(t, "D7"), stands(t, "D7"), t.goods("auren")) == ("green", True, (18, 13, 0))  # 2 spades, 1 worker
    assert t.p("auren").actions == t.p("auren").spades == t.p("auren").builds == 0


@rule("TM-6.1", "TM-43.5")
def test_no_dwelling_follows_a_transform_into_another_terrain() -> None:
    t = auren().paint("F5", "green").do("auren", "transform F6 to red")
    assert t.refusal("auren", "build F6") == "TM-4.1"
    assert t.refusal("auren", "build F5") == "TM-4.1"
    t = auren().paint("F5", "green").do("auren", "transform F6 to green")
    assert t.why("auren", "build F5") == "TM-43.5"  # home terrain before
    assert t.why("auren", "build F6") is None


@rule("TM-6.2")
def test_an_action_may_transform_only() -> None:
    t = auren().do("auren", "transform F6 to green", "done")
    assert (colour(t, "F6"), stands(t, "F6"), t.goods("auren")) == ("green", False, (20, 17, 0))
    assert t.asked() == ["engineers"]
    t.turn("engineers")
    assert t.refusal("auren", "build F6") == "K-2"


@rule("TM-6.2")
def test_an_action_may_build_only_where_home_terrain_lies_already() -> None:
    t = auren().paint("F6", "green").do("auren", "build F6")
    assert (stands(t, "F6"), t.goods("auren"), t.p("auren").actions) == (True, (18, 19, 0), 0)
    assert t.refusal("auren", "transform D7 to green") == "TM-4.1"


@rule("TM-6.3")
def test_the_hex_must_be_unoccupied_and_in_reach() -> None:
    t = auren().put("engineers", "F6").turn("auren")
    for where in ("F6", "E9", "F4", "A2"):  # an opponent's in reach, two of their own, an opponent's far away
        assert t.why("auren", f"build {where}") == "TM-6.3"
        assert t.why("auren", f"transform {where} to red") == "TM-6.3"
    for where in ("C4", "D8", "F7", "G5", "D6"):  # two cells away; D6 only by ship
        assert t.why("auren", f"build {where}") == "TM-6.3"
        assert t.why("auren", f"transform {where} to blue") == "TM-6.3"
    for where in ("D7", "E10", "F5"):
        assert t.why("auren", f"build {where}") is None
        assert t.why("auren", f"transform {where} to blue") is None
    t.paint("C4", "green")
    assert t.why("auren", "build C4") == "TM-6.3"  # home terrain out of reach is no better
    t.lawful()


@rule("TM-6.4")
def test_a_river_can_never_be_transformed_or_built_on() -> None:
    t = auren()
    assert t.play.say(t.seat("auren"), "build r0") == t.play.say(t.seat("auren"), "transform r0 to green") == "K-3"
    land = {hex_name(h) for h in range(HEXES) if t.s.game.board.land >> h & 1}
    assert len(land) == 77
    t.p("auren").reach = (1 << HEXES) - 1
    t.s.refresh()
    for where in sorted({hex_name(h) for h in range(HEXES)} - land):  # names that this map does not use
        assert t.why("auren", f"build {where}") == t.why("auren", f"transform {where} to green") == "TM-6.3"


# --- the dwelling ------------------------------------------------------------------------------


@rule("TM-6.5", "TM-4.9")
def test_a_dwelling_costs_one_worker_and_two_coins() -> None:
    for coins, workers, why in ((2, 1, None), (1, 9, "TM-4.9"), (9, 0, "TM-4.9"), (0, 0, "TM-4.9")):
        t = auren().paint("F6", "green").give("auren", coins=coins, workers=workers)
        assert t.why("auren", "build F6") == why
    t = auren().paint("F6", "green").give("auren", coins=2, workers=1).do("auren", "build F6")
    assert t.goods("auren") == (0, 0, 0)


@rule("TM-6.5")
@pytest.mark.parametrize(
    ("faction", "where", "coins", "workers"), [("engineers", "E7", 1, 1), ("swarmlings", "D5", 3, 2)]
)
def test_a_faction_pays_its_own_price_for_a_dwelling(faction: str, where: str, coins: int, workers: int) -> None:
    t = table(faction, "witches", start={faction: f"{where} A4" if faction == "swarmlings" else f"{where} A2"})
    home = TERRAINS[t.p(faction).home]
    t.paint("D4", home)
    assert t.give(faction, coins=coins - 1, workers=workers).why(faction, "build D4") == "TM-4.9"
    assert t.give(faction, coins=coins, workers=workers - 1).why(faction, "build D4") == "TM-4.9"
    assert t.give(faction, coins=coins, workers=workers).do(faction, "build D4").goods(faction) == (0, 0, 0)


@rule("TM-6.5")
def test_a_dwelling_needs_home_terrain() -> None:
    for name in WHEEL:
        t = auren().paint("F6", name).give("auren", workers=1)  # too little for a spade
        assert t.why("auren", "build F6") == (None if name == "green" else "TM-4.9")


@rule("TM-6.5")
def test_the_eighth_dwelling_is_the_last() -> None:
    t = auren().paint("F5 F6", "green").put("auren", "A1 A3 A4 A5 A6").turn("auren")
    assert t.p("auren").built[1] == 7
    t.do("auren", "build F6").turn("auren")
    assert t.p("auren").built[1] == 8
    assert t.why("auren", "build F5") == t.why("auren", "build D7") == "TM-6.5"
    assert t.why("auren", "transform D7 to green") is None
    assert not any(text.startswith("build") for text in t.lawful().answers("auren"))
    t.do("auren", "transform D7 to green")
    assert t.why("auren", "build D7") == "TM-6.5"


@rule("TM-6.5", "TM-4.9")
def test_the_dwelling_and_its_spades_are_paid_together() -> None:
    for workers, why in ((7, None), (6, "TM-4.9")):  # 2 spades of 3 W and 1 W
        assert auren().give("auren", workers=workers).why("auren", "build D7") == why
    assert auren().give("auren", workers=6).why("auren", "transform D7 to green") is None
    assert auren().give("auren", coins=1).why("auren", "build D7") == "TM-4.9"
    assert auren().give("auren", coins=2).why("auren", "build D7") is None


# --- steps on the wheel ------------------------------------------------------------------------


def line_of(home: str) -> list[str]:
    """The wheel, cut open at the home terrain: on this line the others lie between it and itself."""
    at = WHEEL.index(home)
    return WHEEL[at + 1 :] + WHEEL[:at]


@rule("TM-6.6", "TM-6.7")
@pytest.mark.parametrize(
    ("faction", "home"),
    [
        ("nomads", "yellow"), ("cultists", "brown"), ("alchemists", "black"), ("mermaids", "blue"),
        ("witches", "green"), ("engineers", "gray"), ("chaosmagicians", "red"),
    ],
)  # fmt: skip
def test_a_step_on_the_wheel_costs_a_spade_and_none_passes_through_home_terrain(faction: str, home: str) -> None:
    t = table(faction, "swarmlings" if faction != "mermaids" else "witches", scoring=QUIET)
    line = line_of(home)
    t.put(faction, "E10").give(faction, dig=2).turn(faction)  # a spade for a worker
    for old in WHEEL:
        for new in WHEEL:
            if old == new:
                continue
            if home in (old, new):
                other = line.index(new if old == home else old) + 1
                steps, long = min(other, 7 - other), max(other, 7 - other)
            else:
                steps, long = abs(line.index(old) - line.index(new)), 0
            t.paint("E11", old).turn(faction)
            assert t.give(faction, workers=steps - 1).why(faction, f"transform E11 to {new}") == "TM-4.9"
            assert t.give(faction, workers=steps).why(faction, f"transform E11 to {new}") is None
            way = f"transform E11 to {new} the long way"
            assert t.why(faction, way) == ("TM-4.9" if long else "TM-6.7")
            t.do(faction, f"transform E11 to {new}")
            assert (colour(t, "E11"), t.p(faction).workers, t.p(faction).spades) == (new, 0, 0)
            if long:
                t.paint("E11", old).give(faction, workers=long - 1).turn(faction)
                assert t.why(faction, way) == "TM-4.9"
                t.give(faction, workers=long + 1).do(faction, way)
                assert (colour(t, "E11"), t.p(faction).workers, t.p(faction).spades) == (new, 1, 0)


@rule("TM-6.7")
def test_the_way_around_the_home_terrain_is_longer() -> None:
    for new, spades in (("blue", 5), ("black", 4), ("brown", 3), ("yellow", 2), ("red", 1)):
        t = auren().do("auren", f"transform F6 to {new}")  # from gray, with green between gray and blue
        assert t.goods("auren") == (20, 20 - 3 * spades, 0)
    assert auren().why("auren", "transform F6 to gray") == "TM-6.7"  # no step at all
    assert auren().why("auren", "transform F6 to ice") == auren().why("auren", "transform F6 to volcano") == "TM-6.7"


@rule("TM-6.8")
def test_to_home_terrain_or_from_it_either_direction_may_be_chosen() -> None:
    ways = {"F6": (1, 6), "D7": (2, 5), "F5": (3, 4), "E10": (2, 5)}  # gray, red, brown, black
    for where, (short, long) in ways.items():
        old = colour(auren(), where)
        for spades, way in ((short, ""), (long, " the long way")):
            t = auren().do("auren", f"transform {where} to green{way}")
            assert (colour(t, where), t.goods("auren")) == ("green", (20, 20 - 3 * spades, 0))
            t = auren().paint(where, "green").do("auren", f"transform {where} to {old}{way}")
            assert (colour(t, where), t.goods("auren")) == (old, (20, 20 - 3 * spades, 0))
    assert auren().why("auren", "transform F6 to red the long way") == "TM-6.7"
    assert auren().why("auren", "transform F6 to blue the long way") == "TM-6.7"


NO_WAY = (("riverwalkers", 0, 6), ("auren", 7, 4), ("auren", 4, 7), ("auren", 4, 4))


@rule("TM-6.8", "TM-22.2", "TM-41.8")
def test_no_number_of_spades_goes_the_long_way_where_there_is_none() -> None:
    for faction, old, new in (*NO_WAY, ("giants", 0, 6), ("auren", 0, 1)):
        t = table(faction, "engineers")
        assert t.s.faction(t.p(faction)).long_way(t.p(faction), old, new) == wheel.NEVER


@rule("TM-22.2", "TM-31.8", "TM-41.8")
def test_no_number_of_spades_makes_a_transform_that_is_none() -> None:
    for faction, old, new in (*NO_WAY, ("giants", 0, 1)):
        t = table(faction, "engineers")
        assert t.s.faction(t.p(faction)).spades(t.s, t.p(faction), old, new) == wheel.NEVER


@rule("TM-6.8", "TM-6.9")
def test_a_dwelling_follows_the_long_way_too() -> None:
    t = auren().do("auren", "transform F6 to green the long way", "build F6")
    assert (stands(t, "F6"), t.goods("auren")) == (True, (18, 1, 0))


@rule("TM-6.9")
def test_the_long_way_takes_exactly_its_spades_also_those_of_a_power_action() -> None:
    t = auren().do("auren", "action ACT6", "transform F6 to green the long way")
    assert (colour(t, "F6"), t.goods("auren"), t.p("auren").spades) == ("green", (20, 20 - 4 * 3, 0), 0)  # 2 of 6 free
    t = auren().give("auren", workers=11).do("auren", "action ACT6")
    assert t.why("auren", "transform F6 to green the long way") == "TM-4.9"
    t = auren().give("auren", workers=18)
    assert t.why("auren", "transform F6 to green the long way") is None
    assert t.give("auren", workers=17).why("auren", "transform F6 to green the long way") == "TM-4.9"


@rule("TM-6.9")
def test_on_the_site_the_long_way_is_meant_by_having_its_spades_in_hand() -> None:
    for spades, left in ((6, 0), (5, 4), (1, 0)):
        t = auren(site=True)
        t.do("auren", *["dig 1"] * spades, "transform F6 to green")
        assert (colour(t, "F6"), t.p("auren").spades, t.p("auren").workers) == ("green", left, 20 - 3 * spades)
    t = auren(site=True).paint("F6", "green")
    t.do("auren", *["dig 1"] * 6)
    assert t.refusal("auren", "transform F6 to gray the long way") == "TM-6.9"  # not in the words of the site
    t.do("auren", "transform F6 to gray")
    assert (colour(t, "F6"), t.p("auren").spades) == ("gray", 0)


@rule("TM-6.10")
def test_unoccupied_home_terrain_may_be_transformed_into_another() -> None:
    for new, spades in (("gray", 1), ("blue", 1), ("red", 2), ("black", 2), ("yellow", 3), ("brown", 3)):
        t = auren().paint("F6", "green").do("auren", f"transform F6 to {new}")
        assert (colour(t, "F6"), t.goods("auren")) == (new, (20, 20 - 3 * spades, 0))
        assert t.refusal("auren", "build F6") == "TM-4.1"
    assert auren().why("auren", "transform E9 to gray") == "TM-6.3"  # occupied


@rule("TM-6.11")
def test_a_hex_may_be_left_on_any_terrain() -> None:
    for new in ("brown", "black", "blue", "green", "gray", "red"):
        t = auren().paint("F6", "yellow").give("auren", workers=40).do("auren", f"transform F6 to {new}")
        assert colour(t, "F6") == new
        assert t.s.ground[TERRAINS.index(new)] >> hex_id("F6") & 1
        assert not t.s.ground[TERRAINS.index("yellow")] >> hex_id("F6") & 1
        assert t.do("auren", "done").asked() == ["engineers"]


# --- where spades come from --------------------------------------------------------------------


@rule("TM-6.12")
def test_a_spade_costs_three_two_or_one_workers_by_the_level_of_the_spade_track() -> None:
    for level, price in ((0, 3), (1, 2), (2, 1)):
        t = auren().give("auren", dig=level, workers=2 * price - 1)
        assert t.why("auren", "transform D7 to green") == "TM-4.9"
        assert t.why("auren", "transform F6 to green") is None
        t.give("auren", workers=2 * price).do("auren", "transform D7 to green")
        assert t.goods("auren") == (20, 0, 0)


@rule("TM-6.12")
def test_on_the_site_spades_are_bought_by_a_word_of_their_own() -> None:
    for level, price in ((0, 3), (1, 2), (2, 1)):
        t = auren(site=True).give("auren", dig=level, workers=2 * price)
        assert t.why("auren", "transform F6 to green") == "TM-6.12"  # none in hand
        t.do("auren", "dig 1")
        assert (t.p("auren").workers, t.p("auren").spades, t.p("auren").actions) == (price, 1, 0)
        assert t.why("auren", "transform D7 to green") == "TM-6.12"
        t.do("auren", "dig 1")
        assert (t.p("auren").workers, t.p("auren").spades) == (0, 2)
        assert t.refusal("auren", "dig 1") == "TM-4.9"
        t.lawful().do("auren", "transform D7 to green")
        assert (t.p("auren").workers, t.p("auren").spades) == (0, 0)
    assert auren().refusal("auren", "dig 1") == "TM-6.12"  # not at the table
    t = auren(site=True).do("auren", "action ACT3")
    assert t.why("auren", "dig 1") == "TM-4.1"  # it is an action


@rule("TM-6.13")
def test_spades_come_from_actions_and_strongholds() -> None:
    t = auren().card("auren", 1).turn("auren")
    for action, spades in (("ACT5", 1), ("ACT6", 2), ("BON1", 1)):
        assert t.turn("auren").give("auren", spades=0).do("auren", f"action {action}").p("auren").spades == spades
    t = table("giants", "engineers", giants="D7 I5", engineers="A2 I9").put("giants", "A6", "SH").turn("giants")
    assert t.do("giants", "action ACTG").p("giants").spades == 2
    t = table("halflings", "engineers", halflings="F5 A7", engineers="A2 I9").put("halflings", "B2", "TP").rich()
    assert t.turn("halflings").do("halflings", "upgrade B2 to SH").p("halflings").spades == 3


@rule("TM-6.13", "TM-17.3")
def test_spades_of_a_cult_bonus_transform_but_build_nothing() -> None:
    t = auren(scoring="SCORE6,SCORE4,SCORE1,SCORE2,SCORE5,SCORE7").paint("F5", "green")
    t.p("auren").cults = [0, 8, 0, 0]  # a spade for every 4 steps on water
    t.do("auren", "pass BON5").do("engineers", "pass BON4")
    assert (t.asked(), t.p("auren").spades, t.s.round) == (["auren"], 2, 1)
    assert t.refusal("auren", "build F5") == t.refusal("auren", "build F6") == "TM-17.3"
    assert t.why("auren", "transform F6 to yellow") is None
    t.lawful().do("auren", "transform F6 to green", "transform F6 to gray")
    assert (t.s.round, t.asked(), colour(t, "F6")) == (2, ["auren"], "gray")


@rule("TM-6.14")
@pytest.mark.parametrize(
    ("action", "where", "paid"),
    [("ACT5", "D7", 1), ("ACT5", "F5", 2), ("ACT6", "F5", 1), ("BON1", "D7", 1), ("BON1", "F5", 2)],
)
def test_missing_spades_of_an_action_are_paid_for_in_the_usual_way(action: str, where: str, paid: int) -> None:
    for level, price in ((0, 3), (1, 2), (2, 1)):
        t = auren().card("auren", 1).give("auren", dig=level, workers=paid * price).turn("auren")
        t.do("auren", f"action {action}").lawful()
        assert t.why("auren", f"build {where}") == "TM-4.9"  # nothing is left for the dwelling
        t.do("auren", f"transform {where} to green")
        assert (colour(t, where), t.goods("auren"), t.p("auren").spades) == ("green", (20, 0, 0), 0)
        t = auren().card("auren", 1).give("auren", dig=level, workers=paid * price - 1).turn("auren")
        assert t.do("auren", f"action {action}").why("auren", f"transform {where} to green") == "TM-4.9"
        t = auren().card("auren", 1).give("auren", dig=level, workers=paid * price + 1, coins=2).turn("auren")
        t.do("auren", f"action {action}", f"build {where}")
        assert (stands(t, where), t.goods("auren"), t.p("auren").spades) == (True, (0, 0, 0), 0)


@rule("TM-6.14")
def test_enough_free_spades_cost_no_workers() -> None:
    for action, where in (("ACT5", "F6"), ("ACT6", "D7"), ("BON1", "F6")):
        t = auren().card("auren", 1).give("auren", workers=1).turn("auren").do("auren", f"action {action}")
        t.lawful().do("auren", f"build {where}")
        assert (stands(t, where), t.goods("auren")) == (True, (18, 0, 0))


@rule("TM-6.14")
def test_spades_paid_in_addition_go_on_the_hex_of_the_free_ones() -> None:
    t = auren().do("auren", "action ACT5", "transform D7 to green")
    assert t.p("auren").workers == 17
    assert t.why("auren", "transform F6 to green") == "TM-6.15"
    assert t.why("auren", "build F6") == "TM-43.5"
    assert t.lawful().why("auren", "build D7") is None


# --- two hexes with ACT6 -----------------------------------------------------------------------


def split(site: bool = False) -> Table:
    """F6 and E10 one spade from home, D7 two, F5 home terrain already; the two spades of ACT6 are in hand."""
    t = auren(site=site).paint("F6 E10", "gray").paint("F5", "green")
    return t.turn("auren").do("auren", "action ACT6").lawful()


@rule("TM-6.15")
def test_all_spades_of_an_action_go_on_one_hex() -> None:
    t = auren().do("auren", "transform F6 to green")
    assert t.why("auren", "transform D7 to green") == t.why("auren", "transform E10 to blue") == "TM-6.15"
    t = auren().do("auren", "action ACT5", "transform F6 to green")
    assert t.why("auren", "transform D7 to gray") == "TM-6.15"
    t = split().do("auren", "transform D7 to green")
    assert (t.p("auren").spades, t.p("auren").workers) == (0, 20)
    assert t.why("auren", "transform F6 to green") == "TM-6.15"


@rule("TM-6.15")
def test_the_two_spades_of_act6_may_go_on_two_hexes_one_each() -> None:
    for second in ("green", "red"):
        t = split().do("auren", "transform F6 to green")
        assert (t.p("auren").spades, t.p("auren").workers) == (1, 20)
        t.lawful().do("auren", f"transform E10 to {second}")
        assert (colour(t, "F6"), colour(t, "E10")) == ("green", second)
        assert (t.p("auren").spades, t.p("auren").workers, t.bowls("auren")) == (0, 20, (6, 0, 6))
        assert t.why("auren", "transform D7 to gray") == "TM-6.15"  # not a third
        assert t.lawful().why("auren", "done") is None


@rule("TM-6.16", "TM-43.7")
def test_one_of_two_hexes_must_become_home_terrain_and_at_the_table_it_is_the_first() -> None:
    t = split().do("auren", "transform F6 to red")
    for second in ("transform E10 to red", "transform E10 to green", "transform D7 to gray", "transform F6 to yellow"):
        assert t.why("auren", second) == "TM-43.7"
    assert t.why("auren", "build F5") == "TM-4.1"
    assert t.refusal("auren", "done") == "TM-4.8"
    t.lawful().do("auren", "-SPADE")
    assert (t.p("auren").spades, t.refusal("auren", "done")) == (0, None)
    assert t.why("auren", "transform E10 to green") == t.why("auren", "build F5") == "TM-4.1"


@rule("TM-6.16", "TM-43.8", "TM-43.9")
def test_on_the_site_one_of_two_hexes_must_become_home_terrain_in_either_order() -> None:
    t = split(site=True).do("auren", "transform F6 to red").lawful()
    assert t.why("auren", "transform E10 to red") == t.why("auren", "transform D7 to gray") == "TM-6.16"
    t.do("auren", "transform E10 to green")
    assert (colour(t, "F6"), colour(t, "E10"), t.p("auren").spades) == ("red", "green", 0)
    assert t.refusal("auren", "build F5") == "TM-43.5"
    assert t.lawful().do("auren", "build E10").goods("auren") == (18, 19, 0)
    t = split(site=True).do("auren", "transform F6 to green", "transform E10 to red")
    assert t.lawful().do("auren", "build F6").goods("auren") == (18, 19, 0)
    t = split(site=True).do("auren", "transform F6 to green", "transform E10 to green")
    assert (t.why("auren", "build F6"), t.why("auren", "build E10"), t.why("auren", "build F5")) == (
        None, None, "TM-43.5",
    )  # fmt: skip
    assert t.do("auren", "build E10").refusal("auren", "build F6") == "TM-4.1"
    t = magicians(site=True).do(
        "chaosmagicians", "action ACT6", "transform E10 to blue", "transform C5 to red", "dig 1"
    )
    assert t.why("chaosmagicians", "transform E9 to gray") is None  # the second action does as it likes
    t = split(site=True).do("auren", "transform F6 to green", "build E10")
    assert (stands(t, "E10"), t.p("auren").spades, t.goods("auren")) == (True, 0, (18, 19, 0))


@rule("TM-6.17", "TM-43.7")
def test_with_two_hexes_only_one_dwelling_is_built_on_the_first() -> None:
    t = split().do("auren", "transform F6 to green")
    assert t.why("auren", "build E10") == t.why("auren", "build F5") == t.why("auren", "build D7") == "TM-43.7"
    t.do("auren", "transform E10 to green").lawful()
    assert t.why("auren", "build E10") == t.why("auren", "build F5") == t.why("auren", "build D7") == "TM-43.7"
    t.do("auren", "build F6")
    assert (stands(t, "F6"), stands(t, "E10"), t.goods("auren")) == (True, False, (18, 19, 0))
    assert t.why("auren", "build E10") == t.why("auren", "build F5") == "TM-4.1"
    t.do("auren", "done").turn("auren")
    assert t.lawful().why("auren", "build E10") is None  # a later action


@rule("TM-6.18")
def test_no_paid_spade_helps_on_the_second_hex() -> None:
    t = split().do("auren", "transform F6 to green")
    assert t.why("auren", "transform D7 to green") == "TM-6.18"  # two spades, one in hand
    assert t.why("auren", "transform E10 to yellow") == "TM-6.18"
    assert t.why("auren", "transform E10 to green the long way") == "TM-6.18"
    assert t.lawful().why("auren", "transform D7 to gray") is None
    t = auren().do("auren", "action ACT6", "transform F5 to green")  # 3 spades, one of them paid
    assert t.p("auren").workers == 17
    assert t.why("auren", "transform F6 to green") == "TM-6.15"


@rule("TM-6.18")
def test_on_the_site_paid_spades_are_never_split_over_two_hexes() -> None:
    t = split(site=True).do("auren", "dig 1", "transform F6 to green")
    assert t.p("auren").spades == 2
    assert t.why("auren", "transform E10 to green") == t.why("auren", "transform D7 to green") == "TM-6.15"
    assert t.why("auren", "build F6") == "TM-6.19"
    t = auren(site=True).paint("E10", "gray").do("auren", "dig 1", "dig 1")
    assert t.why("auren", "transform F6 to red") == "TM-6.20"  # a spade would be left over
    t.do("auren", "transform F6 to green")
    assert t.why("auren", "transform E10 to green") == "TM-6.15"
    t = split(site=True).do("auren", "dig 1")
    assert t.why("auren", "transform F6 to red") == t.why("auren", "transform D7 to yellow") == "TM-6.20"
    t.do("auren", "transform D7 to black")  # gray to black the long way round: 3 spades
    assert (colour(t, "D7"), t.p("auren").spades) == ("black", 0)


@rule("TM-6.7", "TM-6.15")
def test_a_hex_made_home_terrain_takes_no_second_spade_of_the_action() -> None:
    t = split().do("auren", "transform F6 to green")
    for new in ("blue", "gray"):
        assert t.why("auren", f"transform F6 to {new}") == "TM-6.7"
    assert t.lawful().why("auren", "transform F5 to blue") is None  # another hex of home terrain
    t.do("auren", "transform F5 to blue", "build F6")
    assert stands(t, "F6")


# --- using spades up, and giving them up -------------------------------------------------------


@rule("TM-6.19")
def test_no_dwelling_is_built_while_a_spade_is_left() -> None:
    t = split()
    assert t.why("auren", "build F5") == t.why("auren", "build F6") == "TM-6.19"  # home terrain; one spade of two
    t.do("auren", "transform F6 to green")
    assert t.why("auren", "build F6") == "TM-6.19"
    used = split().do("auren", "transform F6 to green", "transform E10 to red", "build F6")
    given = split().do("auren", "transform F6 to green", "-SPADE", "build F6")
    assert (stands(used, "F6"), stands(given, "F6")) == (True, True)
    assert used.goods("auren") == given.goods("auren") == (18, 19, 0)
    assert split().why("auren", "build D7") is None  # both at once


@rule("TM-6.19")
def test_on_the_site_too_no_dwelling_is_built_while_a_spade_is_left() -> None:
    t = auren(site=True).do("auren", "dig 1", "dig 1", "transform F6 to green")
    assert t.why("auren", "build F6") == "TM-6.19"
    assert auren(site=True).do("auren", "dig 1", "dig 1").why("auren", "build F6") == "TM-6.19"
    t = auren(site=True).do("auren", "dig 1", "build F6")
    assert (stands(t, "F6"), t.goods("auren")) == (True, (18, 16, 0))


@rule("TM-6.20", "TM-4.8")
def test_free_spades_may_be_given_up() -> None:
    t = auren().do("auren", "action ACT6")
    assert t.refusal("auren", "done") == "TM-4.8"
    t.do("auren", "-SPADE")
    assert (t.p("auren").spades, t.refusal("auren", "done")) == (1, "TM-4.8")
    t.do("auren", "-SPADE")
    assert (t.p("auren").spades, t.refusal("auren", "done"), t.goods("auren")) == (0, None, (20, 20, 0))
    assert t.refusal("auren", "-SPADE") == "TM-6.20"
    assert t.do("auren", "done").asked() == ["engineers"]


@rule("TM-6.20", "TM-6.2")
def test_who_gave_up_all_spades_may_still_build_on_home_terrain() -> None:
    for action, spades in (("ACT5", 1), ("ACT6", 2), ("BON1", 1)):
        t = auren().card("auren", 1).paint("F5", "green").turn("auren").do("auren", f"action {action}")
        assert t.why("auren", "build F5") == "TM-6.19"
        t.do("auren", *["-SPADE"] * spades)
        assert t.lawful().do("auren", "build F5").goods("auren") == (18, 19, 0)


@rule("TM-6.20")
def test_no_spade_is_paid_in_an_action_in_which_one_was_given_up() -> None:
    t = auren().do("auren", "action ACT6", "-SPADE")
    assert t.why("auren", "transform D7 to green") == t.why("auren", "build D7") == "TM-6.20"  # one spade would be paid
    assert t.why("auren", "transform F6 to green the long way") == "TM-6.20"
    assert t.lawful().why("auren", "build F6") is None
    t.do("auren", "-SPADE")
    assert t.why("auren", "transform F6 to green") == t.why("auren", "build F6") == "TM-6.20"
    t.lawful()
    t = auren().paint("E10", "gray").do("auren", "action ACT6", "transform F6 to green", "-SPADE")
    assert t.lawful().why("auren", "transform E10 to green") == "TM-6.20"
    t = auren().paint("F5", "green").do("auren", "action ACT5", "-SPADE", "build F5")
    assert t.why("auren", "transform F6 to green") == "TM-4.1"  # the action is over
    t.turn("auren")
    assert t.lawful().why("auren", "build F6") is None  # a new one


@rule("TM-6.20")
def test_paid_spades_are_all_used() -> None:
    t = auren(site=True).do("auren", "dig 1")
    assert t.why("auren", "-SPADE") == "TM-6.20"
    t = auren(site=True).do("auren", "action ACT5", "dig 1")
    assert (t.p("auren").spades, t.why("auren", "-SPADE")) == (2, "TM-6.20")  # not the free one either
    assert t.refusal("auren", "done") == "TM-4.8"
    t = auren(site=True).do("auren", "action ACT5")
    assert t.why("auren", "-SPADE") is None
    t = auren().do("auren", "transform F6 to green")  # at the table never more are paid than used
    assert (t.p("auren").spades, t.p("auren").workers, t.why("auren", "-SPADE")) == (0, 17, "TM-6.20")


# --- Chaos Magicians act twice: what one action allows is not for the other --------------------


@rule("TM-6.20")
def test_a_spade_paid_in_the_first_action_does_not_bind_the_second() -> None:
    t = magicians().do("chaosmagicians", "transform E10 to red", "action ACT6")
    assert t.lawful().why("chaosmagicians", "-SPADE") is None
    t = magicians().do("chaosmagicians", "action ACT5", "-SPADE")
    assert t.lawful().why("chaosmagicians", "transform D8 to red") is None
    t.do("chaosmagicians", "transform D8 to red")
    assert (t.p("chaosmagicians").workers, t.p("chaosmagicians").actions) == (34, 0)
    t = magicians().do("chaosmagicians", "action ACT5", "-SPADE", "build D8")
    assert (t.goods("chaosmagicians"), t.p("chaosmagicians").actions) == ((38, 33, 0), 0)


@rule("TM-6.18")
def test_a_second_action_after_act6_pays_its_spades() -> None:
    t = magicians().paint("E10 E9", "yellow")
    t.do("chaosmagicians", "action ACT6", "transform E10 to red", "-SPADE").lawful()
    assert t.p("chaosmagicians").actions == 1
    assert t.why("chaosmagicians", "transform D8 to red") is None
    t = magicians().paint("E10 E9", "yellow")
    t.do("chaosmagicians", "action ACT6", "transform E10 to red", "transform E9 to red").lawful()
    t.do("chaosmagicians", "build D8")
    assert (t.p("chaosmagicians").actions, t.goods("chaosmagicians")) == (0, (38, 33, 0))
    assert t.refusal("chaosmagicians", "build E10") == "TM-4.1"


@rule("TM-6.1", "TM-4.1")
def test_a_dwelling_elsewhere_is_the_second_action() -> None:
    t = magicians().do("chaosmagicians", "transform E10 to red")
    assert t.p("chaosmagicians").actions == 1
    t.lawful().do("chaosmagicians", "build E9")
    assert (t.p("chaosmagicians").actions, t.goods("chaosmagicians")) == (0, (38, 40 - 9 - 7, 0))
    assert t.refusal("chaosmagicians", "build E10") == "TM-4.1"
    t = magicians().paint("E9", "red").do("chaosmagicians", "transform E10 to red", "build E9")
    assert (t.p("chaosmagicians").actions, t.refusal("chaosmagicians", "build E10")) == (0, "TM-4.1")
    t = magicians().do("chaosmagicians", "transform E10 to red", "build E10")
    assert (t.p("chaosmagicians").actions, t.goods("chaosmagicians")) == (1, (38, 30, 0))
    t.lawful().do("chaosmagicians", "transform E9 to gray")
    assert (t.p("chaosmagicians").actions, t.goods("chaosmagicians")) == (0, (38, 27, 0))


@rule("TM-6.1")
def test_another_action_ends_the_right_to_build() -> None:
    for second in ("upgrade D7 to TP", "action ACT3", "advance ship", "action BON1"):
        t = magicians().give("chaosmagicians", priests=1).do("chaosmagicians", "transform E10 to red")
        assert t.why("chaosmagicians", "build E10") is None
        t.do("chaosmagicians", second)
        assert t.refusal("chaosmagicians", "build E10") == ("TM-6.19" if second == "action BON1" else "TM-4.1")


@rule("TM-6.7")
def test_a_hex_made_home_terrain_may_be_transformed_by_another_action() -> None:
    t = magicians().do("chaosmagicians", "transform E10 to red")
    assert t.why("chaosmagicians", "transform E10 to yellow") is None
    t.do("chaosmagicians", "transform E10 to yellow")
    assert (colour(t, "E10"), t.p("chaosmagicians").actions, t.p("chaosmagicians").workers) == ("yellow", 0, 28)
    assert t.lawful().refusal("chaosmagicians", "build E10") == "TM-4.1"


# --- later, points, neighbours, towns ----------------------------------------------------------


@rule("TM-6.21")
def test_a_hex_transformed_earlier_may_be_built_on_while_it_is_in_reach() -> None:
    t = auren().card("auren", 4).turn("auren").do("auren", "transform D6 to green", "done")  # by ship, with BON4
    assert (colour(t, "D6"), stands(t, "D6")) == ("green", False)
    t.turn("auren")
    assert t.why("auren", "build D6") is None
    t.card("auren", 3).turn("auren")
    assert t.why("auren", "build D6") == "TM-6.3"
    t.give("auren", ship=1).do("auren", "build D6")
    assert (stands(t, "D6"), t.goods("auren")) == (True, (18, 20 - 6 - 1, 0))


@rule("TM-6.22")
def test_each_spade_gained_scores_two_points_under_score1() -> None:
    for text, spades in (("transform F6 to green", 1), ("transform F5 to green", 3), ("build D7", 2),
                         ("transform F6 to green the long way", 6), ("action ACT5", 1), ("action ACT6", 2),
                         ("action BON1", 1)):  # fmt: skip
        t = auren(scoring=SPADES).card("auren", 1).turn("auren").do("auren", text)
        assert t.p("auren").vp == 20 + 2 * spades
        t = auren(scoring=QUIET).card("auren", 1).turn("auren").do("auren", text)
        assert t.p("auren").vp == 20


@rule("TM-6.22")
def test_free_and_paid_spades_of_one_action_score_and_those_given_up_too() -> None:
    t = auren(scoring=SPADES).do("auren", "action ACT5", "build F5")
    assert (t.p("auren").vp, t.p("auren").workers) == (26, 20 - 6 - 1)  # 1 free, 2 paid
    t = auren(scoring=SPADES).do("auren", "action ACT6", "-SPADE", "-SPADE", "done")
    assert t.p("auren").vp == 24
    t = auren(scoring=SPADES, site=True).do("auren", "dig 1", "dig 1")
    assert t.p("auren").vp == 24
    t = table("halflings", "engineers", halflings="F5 A7", engineers="A2 I9", scoring=SPADES).rich()
    t.put("halflings", "B2", "TP").turn("halflings").do("halflings", "upgrade B2 to SH", "-SPADE", "-SPADE", "-SPADE")
    assert t.p("halflings").vp == 20 + 3 * 2 + 3  # and 1 each for the Halflings


@rule("TM-6.23")
def test_each_dwelling_scores_for_the_scoring_tile_and_for_fav11() -> None:
    other = "SCORE5,SCORE4,SCORE6,SCORE2,SCORE3,SCORE7"
    cases = ((DWELLINGS, (), 2), (other, (), 2), (QUIET, (11,), 2), (DWELLINGS, (11,), 4), (QUIET, (10, 12), 0))
    for scoring, favors, points in cases:
        t = auren(scoring=scoring).favor("auren", *favors).paint("F6", "green")
        assert t.do("auren", "build F6").p("auren").vp == 20 + points
        assert t.turn("auren").do("auren", "transform E10 to green").p("auren").vp == 20 + points  # no dwelling yet
        assert t.do("auren", "build E10").p("auren").vp == 20 + 2 * points


@rule("TM-6.23")
def test_a_dwelling_that_costs_nothing_scores_too() -> None:
    t = table("witches", "engineers", witches="E9 F4", engineers="A2 I9", scoring=DWELLINGS)
    t.put("witches", "C4", "SH").favor("witches", 11).turn("witches")
    before = t.goods("witches")
    t.do("witches", "action ACTW", "build I6")
    assert (t.p("witches").vp, t.goods("witches")) == (24, before)


@rule("TM-6.24")
def test_transforms_without_a_spade_do_not_score_score1() -> None:
    t = table("nomads", "engineers", nomads="D3 E8 F3", engineers="A2 I9", scoring=SPADES).rich()
    t.put("nomads", "B1", "SH").turn("nomads").do("nomads", "action ACTN", "transform D5 to yellow")
    assert (colour(t, "D5"), t.p("nomads").vp, t.p("nomads").spades, t.p("nomads").workers) == ("yellow", 20, 0, 40)
    t = table("acolytes", "engineers", acolytes="A6 A9", engineers="A2 I9", scoring=SPADES).rich()
    t.turn("acolytes").do("acolytes", "transform A5 to volcano", "lose FIRE")
    assert (colour(t, "A5"), t.p("acolytes").vp, t.p("acolytes").cults) == ("volcano", 20, [0, 3, 3, 3])
    t = table("dragonlords", "engineers", dragonlords="A6 A9", engineers="A2 I9", scoring=SPADES).rich()
    before = t.bowls("dragonlords")
    t.turn("dragonlords").do("dragonlords", "transform A5 to volcano")
    assert (colour(t, "A5"), t.p("dragonlords").vp) == ("volcano", 20)
    assert sum(t.bowls("dragonlords")) == sum(before) - 1


@rule("TM-6.25")
def test_after_a_dwelling_the_neighbours_may_gain_power() -> None:
    t = table("auren", "engineers", "swarmlings", auren="E9 F4", engineers="A2 I9", swarmlings="E11 D5")
    t.rich().put("engineers", "G5").paint("F6", "green").turn("auren")
    for faction in ("engineers", "swarmlings"):
        t.give(faction, bowl1=5, bowl2=7, bowl3=0)
    assert t.do("auren", "transform E10 to green").asked() == ["auren"]  # a transform gives nothing
    t.turn("auren").do("auren", "build F6")
    assert t.asked() == ["engineers"]  # on G5
    t.do("engineers", "leech 1 from auren")
    assert (t.bowls("engineers"), t.asked()) == ((4, 8, 0), ["auren"])
    t.turn("auren").do("auren", "build E10")
    assert t.asked() == ["swarmlings"]  # on E11
    t = auren().do("auren", "build F6")
    assert t.asked() == ["auren"]  # nobody near


@rule("TM-6.26")
def test_a_dwelling_may_found_a_town_whose_tile_is_taken_in_the_same_turn() -> None:
    t = auren().put("auren", "F6", "TP").put("auren", "F5", "TE").turn("auren")  # 1 + 2 + 2, and E10: 6
    assert t.do("auren", "build E10").p("auren").towns_due == 0
    t = auren().put("auren", "F6", "TP").put("auren", "F5", "SH").turn("auren").do("auren", "build E10")  # 7
    assert (t.p("auren").towns_due, t.refusal("auren", "done")) == (1, "TM-4.8")
    t.lawful().do("auren", "+TW2")
    assert (t.p("auren").vp, t.p("auren").keys, t.refusal("auren", "done")) == (27, 1, None)


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_list_of_transforms_and_dwellings_is_that_of_the_law(faction: str) -> None:
    other = "engineers" if faction not in ("engineers", "dwarves") else "witches"
    for rulings, leech in (("printed", "now"), ("site", "deferred")):
        t = table(faction, other, fire_and_ice_factions="yes", rulings=rulings, leech=leech).card(faction, 1)
        t.give(faction, workers=8, coins=9, priests=2, bowl1=1, bowl2=4, bowl3=7).turn(faction).lawful()
        for action in ("ACT5", "ACT6", "BON1"):
            t.give(faction, spades=0, cult_steps=0, bowl3=7).turn(faction)
            if faction != "riverwalkers":  # they have no use for spades
                t.do(faction, f"action {action}").lawful()
            hexes = sorted(text for text in t.answers(faction) if text.startswith("transform"))
            if hexes:
                t.do(faction, hexes[0]).lawful()


def test_the_list_is_that_of_the_law_for_actions_without_spades_too() -> None:
    t = table("nomads", "engineers", nomads="D3 E8 F3", engineers="A2 I9").put("nomads", "B1", "SH").rich()
    t.give("nomads", ship=3).turn("nomads").do("nomads", "action ACTN").lawful()
    t = table("witches", "engineers", witches="E9 F4", engineers="A2 I9", rulings="site", leech="deferred").rich()
    t.put("witches", "C4", "SH").put("witches", "A3 A10 C3 D1 F2 G3").turn("witches").do("witches", "action ACTW")
    assert (t.p("witches").built[1], t.lawful().why("witches", "build I6")) == (8, "TM-6.5")
