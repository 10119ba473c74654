"""Chapters 7 and 8: procreation, holy rocks and favor tests."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from demiurge.games.civolution import favor
from demiurge.games.civolution.favor import FavorTest
from tests.games.civolution.table import Table, land, table
from tests.rules import rule


def lone(place: str = "swamp-C 2") -> Table:
    return table(2).clear().tribe(0, place)


@rule("CV-7.1", "CV-7.6", "CV-7.7")
def test_level_one_places_a_new_tribe_upright_on_a_free_encampment() -> None:
    t = lone().module(0, "procreation")
    assert t.offered(0, "place") == {"swamp-C fire", "swamp-C 2"}
    assert t.why(0, "place desert-C 2") == "CV-7.6"
    t.do(0, "place swamp-C fire")
    assert (t.at("swamp-C fire"), t.c(0).tribes, t.s.waiting()) == ("0 strong", 18, [])


@rule("CV-7.2")
def test_level_two_tests_for_a_second_procreation() -> None:
    for die, births in ((1, 2), (5, 1)):
        t = table(2).coming(die).module(0, "procreation", 2).do(0, "do test", "place forest-B fire")
        assert (t.asked() == "Procreate") == (births == 2)


@rule("CV-7.3", "CV-7.4", "CV-7.5")
def test_level_three_procreates_twice_and_strengthens_before_or_after() -> None:
    t = lone().tribe(0, "grassland-C 2", weak=True).coming(1).module(0, "procreation", 3)
    t.do(0, "do strengthen", "strengthen grassland-C 2")
    assert t.at("grassland-C 2") == "0 strong"
    t.do(0, "place grassland-C fire", "place swamp-C fire")
    assert t.s.waiting() == []
    t = lone().tribe(0, "grassland-C 2", weak=True).coming(1).module(0, "procreation", 3)
    t.do(0, "do procreate", "place grassland-C fire", "place grassland-C 3")
    assert t.answers(0) == {"do test", "done"}
    t.do(0, "do test", "strengthen grassland-C 2")
    assert t.at("grassland-C 2") == "0 strong"


@rule("CV-7.8", "CV-7.9")
def test_on_an_occupied_fire_the_new_tribe_lies_down_and_scores() -> None:
    t = lone().tribe(1, "swamp-C fire").module(0, "procreation").do(0, "place swamp-C fire")
    assert (t.at("swamp-C fire"), t.wild(1, "swamp-C"), t.c(0).vp) == ("0 weak", (1, 0), 2)


@rule("CV-7.10", "CV-R31")
def test_on_a_boat_with_exactly_one_tribe_it_stands_upright() -> None:
    t = lone().tribe(0, "water-A boat", weak=True).boat(0, "water-H").module(0, "procreation")
    assert t.why(0, "place water-H boat") == "CV-7.6"
    t.do(0, "place water-A boat")
    assert t.wild(0, "water-A") == (1, 1)
    t.module(0, "procreation")
    assert t.why(0, "place water-A boat") == "CV-7.10"


@rule("CV-7.11", "CV-7.12", "CV-R33")
def test_without_a_tribe_anywhere_on_land() -> None:
    t = table(2).clear().boat(0, "water-A").module(0, "procreation")
    assert len({name.split()[0] for name in t.offered(0, "place")}) == 18
    assert t.why(0, "place water-A boat") == "CV-R33"
    t.do(0, "place desert-G 2")
    assert (t.at("desert-G 2"), t.s.tile_at[16] >= 0, t.raw(0, "desert-G")) == ("0 strong", True, 1)


@rule("CV-7.13")
def test_not_with_all_twenty_tribes_on_the_continent() -> None:
    t = lone("forest-B wild").tribe(0, *["forest-B wild"] * 19).effect(0, {"op": "procreate", "n": 1})
    assert (t.c(0).tribes, t.s.over()) == (0, True)


@rule("CV-E8")
def test_choices_of_red() -> None:
    t = lone("desert-C fire").tribe(1, "desert-C 2").tribe(0, "swamp-C fire", "swamp-C 2").tribe(0, "water-A boat")
    t.module(0, "procreation")
    assert t.offered(0, "place") == {
        "desert-C fire", "desert-C 2", "swamp-C fire", "swamp-C 2", "water-A boat",
    }  # fmt: skip
    t.do(0, "place swamp-C 2")
    assert (t.at("swamp-C 2"), t.wild(0, "swamp-C")) == ("0 weak", (1, 0))


# ---- favor tests
@rule("CV-8.1", "CV-8.2")
def test_a_test_rolls_all_fate_dice_and_only_a_pass_gives_the_action() -> None:
    effect = {"op": "favor_test", "then": [{"op": "vp", "n": 4}]}
    t = table(2).edit(0, fate=3).coming(4, 6, 1).effect(0, effect).do(0, "do test")
    assert (t.c(0).vp, t.events("fate")) == (4, [[4, 6, 1]])
    t = table(2).edit(0, fate=3).coming(4, 6, 2).effect(0, effect).do(0, "do test")
    assert t.c(0).vp == 0


@rule("CV-8.3", "CV-E46")
def test_on_space_p_one_to_p_passes() -> None:
    for space in range(5):
        for die in range(1, 7):
            t = table(2).edit(0, favor=space).coming(die).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
            assert t.events("test") == [[1 if die <= space + 1 else 0]]


@rule("CV-8.4")
def test_on_the_rightmost_space_every_test_passes_without_a_roll() -> None:
    t = table(2).edit(0, favor=5).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
    assert (t.events("test"), t.events("fate")) == ([[1]], [])
    t.module(0, "migration", 2)
    assert (t.asked(), t.s.decision(0).left) == ("Migrate", 2)  # type: ignore[attr-defined]  # not even asked for


@rule("CV-8.5", "CV-8.6", "CV-E9")
def test_one_idea_turns_a_three_into_a_two_or_a_six_into_a_one() -> None:
    for die in (3, 6):
        t = table(2).tribe(0, "hills-B 2", weak=True).give(0, idea=1, focus=2, planning_1=2)
        t.edit(0, favor=1, fate=2).coming(4, die).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
        assert t.answers(0) == {"spend ideas", "done"}  # neither planning nor focus markers
        t.do(0, "spend ideas", "strengthen hills-B 2")
        assert (t.count(0, "idea"), t.at("hills-B 2")) == (0, "0 strong")
    t = table(2).tribe(0, "hills-B 2", weak=True).give(0, idea=1).edit(0, favor=1, fate=2).coming(3, 5)
    t.module(0, "procreation", 3).do(0, "do procreate", "place forest-B fire", "place grassland-C fire", "do test")
    assert t.events("fate") == [[3, 5]]  # two procreations, then the test, not passed yet
    t.do(0, "spend ideas", "strengthen hills-B 2")
    assert (t.at("hills-B 2"), t.count(0, "idea"), t.s.pop[land("forest-B") * 4]) == ("0 strong", 0, 2)
    t = table(2).tribe(0, "hills-B 2", weak=True).edit(0, favor=1, fate=2).coming(4, 3)
    t.run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
    assert (t.events("test"), t.at("hills-B 2")) == ([[0]], "0 weak")


@rule("CV-8.3", "CV-20.1")
def test_an_attribute_chip_taken_after_the_roll_may_make_it_a_pass() -> None:
    for cards in ((), ("C2",)):  # without and with a free step at hand
        t = table(2).tribe(0, "hills-B 2", weak=True).display("attributes", 12).give(0, perception=4, idea=1)
        t.edit(0, favor=0).installed(0, *cards).coming(2).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
        assert t.asked() == "Nudge"  # a 2 where only a 1 passes
        t.do(0, "take attribute 1").skip("Nudge", "Strengthen")
        assert t.events("test") == [[1]]  # by Oracle a 2 passes as well
        t.do(0, "strengthen hills-B 2")
        assert (t.count(0, "idea"), t.c(0).stepped) == (1, 0)


@rule("CV-E10")
def test_two_dice_on_space_two_pass_in_five_of_nine_cases() -> None:
    passed, t = 0, table(2)
    for roll in product(range(1, 7), repeat=2):
        t.play.journal.events.clear()
        t.edit(0, favor=1, fate=2).coming(*roll).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
        passed += t.events("test")[0][0]
    assert Fraction(passed, 36) == Fraction(5, 9)


# ---- holy rocks
@rule("CV-37.7", "CV-37.8", "CV-R2")
def test_holy_rocks_come_before_the_module_and_may_be_declined() -> None:
    t = lone("forest-B 2").tribe(0, "grassland-C 2").site("c2", "holy_rock_1").coming(1).module(0, "procreation")
    assert t.answers(0) == {"explore forest-B", "done"}  # c2 touches forest B, forest D and water A
    t.do(0, "explore forest-B")
    assert t.why(0, "place grassland-C 3") == "CV-37.8"
    t.do(0, "place forest-B fire")
    assert (t.asked(), "place grassland-C fire" in t.answers(0)) == ("Procreate", True)
    t = lone("forest-B 2").site("c2", "holy_rock_1").coming(6).module(0, "procreation").do(0, "explore forest-B")
    assert t.events("test") == [[0]]  # failed: no procreation at the rock
    t = lone("desert-G 2").site("c2", "holy_rock_1").module(0, "procreation")
    assert t.asked() == "Procreate"  # nobody near: skipped


@rule("CV-37.9")
def test_both_rocks_may_use_one_territory() -> None:
    t = lone("forest-D 2").site("c1", "holy_rock_1").site("c2", "holy_rock_2").coming(1).module(0, "procreation")
    t.do(0, "explore forest-D", "place forest-D fire").coming(1).do(0, "explore forest-D", "place forest-D 3")
    assert (t.at("forest-D fire"), t.at("forest-D 3"), t.asked()) == ("0 strong", "0 strong", "Procreate")


@rule("CV-7.6", "CV-2.18")
def test_a_new_tribe_goes_onto_an_encampment_that_is_there() -> None:
    t = table(2).effect(0, {"op": "procreate", "n": 1})
    assert (t.why(0, "place forest-B wild"), t.why(0, "place forest-B wild weak")) == ("CV-7.6", "CV-7.6")
    assert (t.why(0, "place hills-B 2"), t.why(0, "place forest-B 5")) == ("CV-7.6", "CV-2.18")


TESTED: list[tuple[str, int, list[str]]] = [
    ("procreation", 2, ["do test"]), ("procreation", 3, ["do strengthen"]),
    ("procreation", 3, ["do procreate", "done", "do test"]), ("migration", 2, ["do test"]),
    ("production", 1, ["do produce", "done", "do test"]),
]  # fmt: skip


@rule("CV-7.2", "CV-7.4", "CV-8.2")
@pytest.mark.parametrize(("name", "level", "said"), TESTED)
def test_no_test_is_sure(name: str, level: int, said: list[str]) -> None:
    for die, passed in ((1, 1), (2, 0), (6, 0)):
        t = table(2).tribe(0, "hills-B 2", weak=True).coming(die).module(0, name, level).do(0, *said)
        assert (t.events("fate"), t.events("test")) == ([[die]], [[passed]])


@rule("CV-37.8", "CV-8.1")
def test_the_tests_of_a_rock_and_of_an_effect_are_not_sure_either() -> None:
    for die, passed in ((1, 1), (2, 0)):
        t = table(2).site("c2", "holy_rock_1").coming(die).module(0, "procreation").do(0, "explore forest-B")
        assert t.events("test") == [[passed]]
        t = table(2).coming(die).effect(0, {"op": "favor_test", "then": [{"op": "vp", "n": 1}]}).do(0, "do test")
        assert (t.events("test"), t.c(0).vp) == ([[passed]], passed)


@rule("CV-38.17")
def test_a_new_weak_tribe_of_an_effect_comes_from_the_supply() -> None:
    t = lone().effect(0, {"op": "place_weak_tribes", "n": 1})
    before = t.c(0).tribes
    t.do(0, "place swamp-C fire")
    assert (t.at("swamp-C fire"), t.c(0).tribes) == ("0 weak", before - 1)
