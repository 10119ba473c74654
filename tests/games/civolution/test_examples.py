"""Chapter 46: worked examples of the rulebook, with the position and the numbers that they describe.

Those that stand beside the rule they explain are in the test of its chapter; here are the ones with several cases."""

from __future__ import annotations

from demiurge.games.civolution import installing, partition
from demiurge.games.civolution.state import FROM_CARD_COSTS
from tests.games.civolution.table import CARD_IDS, Table, table
from tests.rules import rule


def lone(*places: str) -> Table:
    return table(2).clear().tribe(0, *places)


@rule("CV-E8")
def test_procreation_choices_of_red() -> None:
    """Desert A: one encampment free, one blue; Swamp B: both red; Water C: a boat with exactly one tribe."""
    for crew, boat in ((1, True), (2, False), (0, False)):
        t = lone("desert-C wild", "swamp-C fire", "swamp-C 2", *["water-A boat"] * crew).boat(0, "water-A")
        t.tribe(1, "desert-C 2").module(0, "procreation")
        places = {"desert-C fire", "desert-C 2", "swamp-C fire", "swamp-C 2"}
        assert t.offered(0, "place") == places | ({"water-A boat"} if boat else set())
    t = lone("desert-C wild").tribe(1, "desert-C 2").module(0, "procreation").do(0, "place desert-C 2")
    assert (t.at("desert-C 2"), t.wild(1, "desert-C"), t.wild(0, "desert-C")) == ("0 weak", (1, 0), (1, 0))
    t = lone("desert-C wild").tribe(1, "desert-C 2").module(0, "procreation").do(0, "place desert-C fire")
    assert (t.at("desert-C fire"), t.at("desert-C 2")) == ("0 strong", "1 strong")


@rule("CV-E20")
def test_spaces_one_two_and_five_are_not_enough() -> None:
    """Compass in stage 2: iron ore / perception / wood (1) / copper (1) / perception (2)."""
    spaces_125 = {"iron_ore": 1, "perception": 2}
    for more, stages in (({"wood": 1}, {"2", "3"}), ({"wood": 1, "copper": 1}, {"2", "3", "4", "5"})):
        t = table(2).hand(0, "A7").give(0, **spaces_125, **more)
        t.run(installing.Install(0, 0, 0, 1)).do(0, "install A7", "column 2")
        assert t.offered(0, "cost of stage") == stages
    t.do(0, "cost of stage 4").skip("nothing")
    assert [data for data in t.events("vp") if data[1] == FROM_CARD_COSTS] == [[2, FROM_CARD_COSTS]]
    assert t.counts(0, "iron_ore perception wood copper") == [0, 2, 0, 0]
    t = table(2).hand(0, "A7").give(0, **spaces_125)
    t.run(installing.Install(0, 0, 0, 1)).do(0, "install A7", "column 2").skip("nothing")
    assert [data for data in t.events("vp") if data[1] == FROM_CARD_COSTS] == []  # only as stage 2


@rule("CV-E21")
def test_two_projects_of_level_two() -> None:
    for first, second in (("forest-B", "grassland-C"), ("grassland-C", "forest-B")):
        t = table(2).module(0, "building", 2).do(0, "do project", f"farm {first}")
        assert t.why(0, f"farm {first}") == "CV-13.5"  # each in a territory of its own
        t.do(0, f"farm {second}")
        assert t.c(0).farms.bit_count() == 2
    for grounds in ((1, 1), (1, 2), (2, 1)):
        t = lone("forest-B 2").site("c2", "building_ground_1").site("d2", "building_ground_2")
        listed = [t.s.game.box.sites[number].statues[0] for number in range(2)]
        t.c(0).at[10 + listed[0]] = t.c(0).at[10 + listed[1]] = 2
        t.module(0, "building", 2).do(0, "do project")
        for ground in grounds:
            t.do(0, sorted(text for text in t.answers(0) if text.startswith(f"statue ground-{ground} "))[0])
            t.do(0, "advance culture")
        assert [t.s.statues[0], t.s.statues[4]] == [grounds.count(1), grounds.count(2)]
        t.skip("nothing")


@rule("CV-E42")
def test_two_buildings_on_one_ground() -> None:
    goods = {"gold": 3, "jade": 3, "wood": 3, "papyrus": 3, "stone": 3}
    for statues, town, more in (
        (0, False, "both"),
        (1, False, "both"),
        (0, True, "statue"),
        (1, True, ""),
        (2, False, ""),
    ):
        t = lone("forest-B 2").site("c2", "building_ground_1").give(0, **goods).ground(0, 1, statues=statues, town=town)
        t.effect(0, {"op": "build", "kind": "any", "n": 1})
        offered = {kind for kind in ("statue", "settlement") if any("ground-1" in text for text in t.offered(0, kind))}
        assert offered == {"both": {"statue", "settlement"}, "statue": {"statue"}, "": set()}[more]


@rule("CV-E44")
def test_stage_by_stage_one_more_space() -> None:
    """Printing Press: papyrus / oil / iron ore / ...; columns 3 to 6 begin in stage 1, 2 and 7 in 2, 1 and 8 in 3."""
    columns = ["", "3456", "234567", "12345678"]
    for n in range(4):
        t = table(2).hand(0, "A14").give(0, **dict.fromkeys(["papyrus", "oil", "iron_ore"][:n], 1))
        t.run(installing.Install(0, 0, 0, 1))
        assert t.offered(0, "install") == ({"A14"} if n else set())
        if n:
            t.do(0, "install A14")
            assert t.offered(0, "column") == set(columns[n])
            t.do(0, f"column {4 - n}").skip("nothing")
            entry = t.c(0).items[-1]
            assert (partition.item_of(entry), partition.stage_of(entry)) == (CARD_IDS["A14"], n)
            assert t.counts(0, "papyrus oil iron_ore") == [0, 0, 0]
