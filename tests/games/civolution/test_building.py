"""Chapter 13: building projects and building grounds; volcanoes (CV-37.13, CV-37.14)."""

from __future__ import annotations

from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import Table, land, table
from tests.rules import rule

SITE = "c2"  # touches forest B, forest D and water A


def lone(place: str = "forest-B 2") -> Table:
    return table(2).clear().tribe(0, place)


def build(t: Table, kind: str = "any", n: int = 1) -> Table:
    return t.effect(0, {"op": "build", "kind": kind, "n": n})


@rule("CV-13.1", "CV-13.4")
def test_level_one_completes_one_project_or_installs_a_card() -> None:
    t = lone().tribe(0, "water-A boat").give(0, gold=1, wood=1, papyrus=1).hand(0, "D1").module(0, "building")
    assert t.answers(0) == {"do project", "do install", "done"}
    t.do(0, "do project")
    kinds = {text.split()[0] for text in t.answers(0)}
    assert kinds == {"farm", "boat", "statue", "settlement", "done"}
    t.do(0, "farm forest-B")
    assert t.s.over()


@rule("CV-13.2", "CV-E21")
def test_level_two_completes_two_projects_of_one_kind() -> None:
    t = table(2).module(0, "building", 2).do(0, "do project", "farm forest-B")
    assert t.why(0, "boat water-A") == "CV-13.2"
    t.do(0, "farm grassland-C")
    assert (t.c(0).farms.bit_count(), t.s.over()) == (2, True)
    t = lone().site(SITE, "building_ground_1").give(0, gold=1, jade=1).module(0, "building", 2)
    t.do(0, "do project", "statue ground-1 of gold", "advance culture", "statue ground-1 of jade", "advance culture")
    assert t.s.statues[0] == 2


@rule("CV-13.3")
def test_level_three_mixes_kinds_and_has_the_special_bonus() -> None:
    t = table(2).module(0, "building", 3).do(0, "do project", "farm forest-B", "boat water-A", "done")
    assert (t.c(0).farms.bit_count(), t.c(0).boats.bit_count(), t.s.over()) == (1, 1, True)
    t.hand(0, "D1").module(0, "building", 3).do(0, "do install")
    assert t.s.decision(0).special == 1  # type: ignore[attr-defined]


@rule("CV-13.5", "CV-13.6")
def test_a_farm_is_free_and_brings_an_idea() -> None:
    t = build(table(2).farm(1, "grassland-C"), "farm")
    assert t.offered(0, "farm") == {"forest-B"}
    assert t.why(0, "farm grassland-C") == "CV-13.5"  # one of another civ is there
    assert t.why(0, "farm hills-B") == "CV-13.5"
    assert t.why(0, "farm water-A") == "CV-13.5"
    t.do(0, "farm forest-B")
    assert (t.c(0).farms, t.count(0, "idea")) == (1 << land("forest-B"), 1)


@rule("CV-13.7", "CV-37.13", "CV-37.14")
def test_volcanoes_forbid_and_destroy_farms() -> None:
    t = table(2).farm(0, "forest-B").farm(1, "grassland-C")
    index = [site.name for site in t.s.game.box.sites].index("volcano_1")
    t.coming(index).effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1}).do(0, "reveal c2")
    assert [c.farms for c in t.s.civs] == [0, 1 << land("grassland-C")]
    build(t)
    assert t.why(0, "farm forest-B") == "CV-13.7"


@rule("CV-13.8", "CV-13.25")
def test_three_farms_and_no_demolition() -> None:
    t = table(2).farm(0, "hills-B").farm(0, "desert-C").farm(0, "forest-D")
    build(t)
    assert t.why(0, "farm forest-B") == "CV-13.8"
    t = table(2).ground(0, 1, town=True).farm(0, "hills-B").boat(0, "water-A").dice(0, "123456").turn(0)
    assert {text.split()[0] for text in t.answers(0)} == {"activate"}  # no turn begins with a demolition
    build(t)
    assert {text.split()[0] for text in t.answers(0)} == {"farm", "boat", "done"}


@rule("CV-13.9", "CV-13.10", "CV-E15")
def test_yellow_builds_a_boat_beside_its_tribe_and_boards() -> None:
    t = lone("mountains-B 2").boat(1, "water-A")
    before = t.c(0).supply
    build(t, "boat")
    assert t.offered(0, "boat") == {"water-A", "water-H"}  # boats of others do not matter
    assert t.why(0, "boat water-E") == "CV-13.9"
    t.do(0, "boat water-A")
    assert (t.raw(0, "water-A"), t.c(0).supply) == (1, before)  # with the marker of its notch
    t.do(0, "move mountains-B 2")
    assert (t.wild(0, "water-A"), t.at("mountains-B 2")) == ((1, 0), "")


@rule("CV-13.11")
def test_only_a_strong_tribe_from_beside_may_board() -> None:
    t = lone("mountains-B 2").tribe(0, "forest-B 2", weak=True).tribe(0, "hills-B 2")
    build(t, "boat").do(0, "boat water-A")
    assert t.offered(0, "move") == {"mountains-B 2"}
    assert t.why(0, "move forest-B 2") == "CV-13.11"
    t.do(0, "done")
    assert t.wild(0, "water-A") == (0, 0)


@rule("CV-13.12", "CV-13.13")
def test_one_boat_in_a_water_and_two_in_all() -> None:
    t = build(lone("mountains-B 2").boat(0, "water-A"))
    assert t.why(0, "boat water-A") == "CV-13.12"
    t.boat(0, "water-H")
    assert t.why(0, "boat water-H") == "CV-13.13"


@rule("CV-13.14", "CV-13.15", "CV-13.16")
def test_where_a_ground_may_be_used() -> None:
    t = lone("forest-B 2").give(0, gold=2, wood=1, clay=1).site("f4", "building_ground_3")
    build(t)
    assert t.why(0, "statue ground-1 of gold") == "CV-13.14"  # not revealed
    assert t.why(0, "statue ground-3 of wood") == "CV-13.15"
    assert t.why(0, "statue island of gold") == "CV-13.16"
    t.boat(0, "water-A")
    assert t.why(0, "statue island of gold") == "CV-13.16"  # the boat is empty
    t.tribe(0, "water-A boat").site(SITE, "building_ground_1")
    assert t.offered(0, "statue") == {"island of gold", "ground-1 of gold"}


@rule("CV-13.17", "CV-E42")
def test_two_buildings_on_a_ground_one_of_them_a_settlement() -> None:
    goods = {"gold": 3, "jade": 1, "wood": 2, "papyrus": 2, "stone": 2}
    t = build(lone().site(SITE, "building_ground_1").give(0, **goods).ground(0, 1, statues=2).ground(1, 1, statues=2))
    assert t.why(0, "statue ground-1 of gold") == "CV-13.17"
    assert t.why(0, "settlement 1 on ground-1") == "CV-13.17"
    t = build(lone().site(SITE, "building_ground_1").give(0, **goods).ground(0, 1, town=True))
    assert t.why(0, "settlement 2 on ground-1") == "CV-13.17"
    t.do(0, "statue ground-1 of gold")
    assert t.s.statues[0] == 1


@rule("CV-13.18", "CV-13.19", "CV-13.20")
def test_a_statue_is_a_stored_material_that_the_ground_lists() -> None:
    t = build(lone().site(SITE, "building_ground_1").give(0, gold=1, wood=1), "statue")
    before = t.c(0).supply
    assert t.why(0, "statue ground-1 of jade") == "CV-13.19"  # none stored
    assert t.why(0, "statue ground-1 of wood") == "CV-13.19"  # not listed
    t.do(0, "statue ground-1 of gold")
    assert (t.count(0, "gold"), t.s.statues[0], t.c(0).supply) == (0, 1, before)
    t.do(0, "done")  # the reward may be forgone
    assert t.c(0).tracks == [0] * 5


@rule("CV-E16")
def test_yellow_makes_a_statue_of_jade_and_advances_technology() -> None:
    t = build(lone().site(SITE, "building_ground_1").give(0, jade=1), "statue")
    t.do(0, "statue ground-1 of jade", "advance technology")
    assert (t.s.statues[0], t.count(0, "jade"), t.c(0).tracks[0]) == (1, 0, 1)


@rule("CV-13.21", "CV-13.22", "CV-13.24")
def test_a_settlement_costs_its_materials_and_brings_an_income_chip() -> None:
    t = build(lone().site(SITE, "building_ground_1").give(0, wood=1, stone=1, clay=1, papyrus=1), "settlement")
    assert t.offered(0, "settlement") == {"1 on ground-1", "2 on ground-1", "3 on ground-1"}
    assert t.why(0, "settlement 4 on ground-1") == "CV-13.21"
    t.do(0, "settlement 3 on ground-1")
    assert t.counts(0, "wood stone clay papyrus") == [0, 0, 0, 1]
    assert (t.c(0).settled, t.s.towns[0], t.asked()) == (0b100, 1, "GainChip")
    from demiurge.games.civolution import scoring

    assert scoring.diamonds(t.s, 0) == 2


@rule("CV-13.23")
def test_the_fourth_settlement_flips_a_stage_tile() -> None:
    t = lone().site(SITE, "building_ground_1").give(0, sand=1, iron_ore=1, clay=1)
    for ground in (2, 3, 4):
        t.ground(0, ground, town=True)
    build(t, "settlement").do(0, "settlement 4 on ground-1", "done")
    assert t.asked() == "Flip"
    t.do(0, "flip stage 5")
    assert (t.c(0).settled, t.c(0).stages) == (0b1111, 0b10)


@rule("CV-13.21", "CV-13.17")
def test_a_settlement_is_built_once() -> None:
    for which in range(4):
        t = table(2).site("c2", "building_ground_1").site("c1", "building_ground_2")
        t.give(0, **dict.fromkeys(v.MATERIALS, 2)).edit(0, settled=1 << which)
        t.effect(0, {"op": "build", "kind": "settlement", "n": 1})
        numbers = {text.split()[0] for text in t.offered(0, "settlement")}
        assert numbers == {str(n + 1) for n in range(4) if n != which}
        assert t.why(0, f"settlement {which + 1} on ground-1") == "CV-13.21"
