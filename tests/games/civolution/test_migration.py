"""Chapter 6: migration, with caves (CV-37.10, CV-37.11)."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import migration, tribes
from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import PLACES, Table, land, table
from tests.rules import rule


def lone(place: str = "swamp-C 2") -> Table:
    return table(2).clear().tribe(0, place)


@rule("CV-6.1", "CV-6.4")
def test_level_one_is_one_migration_of_a_strong_tribe_to_an_adjacent_encampment() -> None:
    t = lone().module(0, "migration").do(0, "move swamp-C 2")
    assert {name.split()[0] for name in t.offered(0, "settle")} == {"desert-C", "grassland-C"}
    assert t.why(0, "settle desert-C wild") == "CV-6.4"
    assert t.why(0, "cross desert-C") == "CV-6.4"  # a single migration crosses nothing
    t.do(0, "settle desert-C 2")
    assert (t.at("swamp-C 2"), t.at("desert-C 2"), t.s.waiting()) == ("", "0 strong", [])


@rule("CV-6.2")
def test_level_two_tests_for_a_second_migration() -> None:
    for die, migrations in ((1, 2), (6, 1)):
        t = table(2).coming(die).module(0, "migration", 2).do(0, "do test")
        t.do(0, "move forest-B 2", "settle hills-B 2")
        assert (t.asked() == "Migrate") == (migrations == 2)


@rule("CV-6.3", "CV-R1")
def test_level_three_allows_three_or_two_and_the_test_may_be_declined() -> None:
    t = table(2).coming(1).module(0, "migration", 3).do(0, "do test")
    assert t.s.decision(0).left == 3  # type: ignore[attr-defined]
    t = table(2).module(0, "migration", 3).do(0, "done")
    assert t.s.decision(0).left == 2  # type: ignore[attr-defined]


@rule("CV-6.5", "CV-6.6", "CV-6.20")
def test_from_encampment_wilderness_or_boat_but_never_a_weak_tribe() -> None:
    t = lone("forest-B wild").tribe(0, "water-A boat").tribe(0, "grassland-C 2", weak=True).module(0, "migration")
    assert t.offered(0, "move") == {"forest-B wild", "water-A boat"}
    assert t.why(0, "move grassland-C 2") == "CV-6.6"
    t.do(0, "move water-A boat")
    reached = {name.split()[0] for name in t.offered(0, "settle")}
    assert reached == {"forest-B", "mountains-B", "desert-C", "grassland-C", "desert-D", "forest-D", "grassland-F",
                       "mountains-F"}  # fmt: skip


@rule("CV-6.7", "CV-6.25")
def test_not_within_a_territory_and_only_to_neighbours() -> None:
    t = lone().module(0, "migration").do(0, "move swamp-C 2")
    assert t.why(0, "settle swamp-C fire") == "CV-6.7"
    assert t.why(0, "settle forest-B 2") == "CV-6.25"


@rule("CV-6.8", "CV-6.9", "CV-6.13")
def test_the_civ_chooses_the_encampment_and_lies_down_where_it_displaces() -> None:
    t = lone().tribe(1, "grassland-C 2").module(0, "migration").do(0, "move swamp-C 2")
    assert {"grassland-C 2", "grassland-C 3", "grassland-C fire"} <= t.offered(0, "settle")
    t.do(0, "settle grassland-C 2")  # although another is free
    assert t.at("grassland-C 2") == "0 weak"
    t = lone().module(0, "migration").do(0, "move swamp-C 2", "settle grassland-C 2")
    assert t.at("grassland-C 2") == "0 strong"


@rule("CV-6.10", "CV-6.11", "CV-R11")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_displaced_tribe_keeps_its_state(owner: int) -> None:
    for weak in (False, True):
        t = lone().tribe(owner, "grassland-C 2", weak=weak).module(0, "migration")
        t.do(0, "move swamp-C 2", "settle grassland-C 2")
        assert t.wild(owner, "grassland-C") == ((0, 1) if weak else (1, 0))


@rule("CV-6.12")
def test_the_wilderness_holds_any_number() -> None:
    t = lone().tribe(0, *["forest-B wild"] * 7).tribe(1, "forest-B wild", "forest-B wild")
    assert (t.wild(0, "forest-B"), t.wild(1, "forest-B")) == ((7, 0), (2, 0))
    assert t.s.game.faults(t.s) == []


@rule("CV-6.14", "CV-6.15", "CV-R10")
def test_fires_give_their_points_at_every_settling() -> None:
    t = table(2)
    for t_ in range(22):
        assert t.s.camps[t_ * 5] == (-1 if t_ in (0, 8, 10, 21) else 0)  # one in every land territory
    t = lone().module(0, "migration").do(0, "move swamp-C 2", "settle desert-C fire")
    assert t.c(0).vp == 2
    t.module(0, "migration").do(0, "move desert-C fire", "settle grassland-C fire")
    assert t.c(0).vp == 3
    t.module(0, "migration").do(0, "move grassland-C fire", "settle desert-C fire")
    assert t.c(0).vp == 5


@rule("CV-6.16", "CV-6.17")
def test_onto_an_own_boat_with_a_free_seat() -> None:
    t = lone("forest-B 2").boat(0, "water-A").boat(1, "water-H").module(0, "migration").do(0, "move forest-B 2")
    assert t.why(0, "settle water-H boat") == "CV-6.17"
    t.do(0, "settle water-A boat")
    assert t.wild(0, "water-A") == (1, 0)
    t.tribe(0, "water-A boat", "forest-B 3").module(0, "migration").do(0, "move forest-B 3")
    assert t.why(0, "settle water-A boat") == "CV-6.17"  # both seats are taken
    t = table(4).clear().tribe(3, "forest-B 2").boat(3, "water-H").module(3, "migration")
    t.do(3, "move forest-B 2", "settle water-H boat")
    assert (t.wild(3, "water-H"), t.s.here[3]) == ((1, 0), 1 << land("water-H"))


@rule("CV-6.18", "CV-6.19")
def test_water_has_only_boats_and_counts_as_a_territory() -> None:
    t = lone("forest-B 2").boat(0, "water-A").module(0, "migration").do(0, "move forest-B 2")
    assert t.why(0, "settle water-A 2") == "CV-6.18"
    t.do(0, "settle water-A boat").module(0, "sustenance").do(0, "do hunt", "hunt water-A")
    assert t.events("hunt") == [[0]]
    assert t.s.here[0] == 1


@rule("CV-6.21", "CV-6.22", "CV-E5")
def test_the_first_tribe_develops_a_desert_after_its_fire_points() -> None:
    t = lone()
    before = t.c(0).supply
    t.module(0, "migration").coming(17).do(0, "move swamp-C 2", "settle desert-C fire")
    assert (t.c(0).vp, t.s.tile_at[4], t.raw(0, "desert-C")) == (2, 17, 1)  # copper
    assert (t.c(0).supply, t.at("desert-C fire")) == (before - 1, "0 strong")


@rule("CV-E6")
def test_displacing_blue_from_a_fire() -> None:
    for weak in (False, True):
        t = lone().tribe(1, "grassland-C fire", weak=weak).tribe(1, "grassland-C 2")
        t.module(0, "migration").do(0, "move swamp-C 2", "settle grassland-C fire")
        assert (t.c(0).vp, t.at("grassland-C fire")) == (1, "0 weak")
        assert t.wild(1, "grassland-C") == ((0, 1) if weak else (1, 0))
        assert t.at("grassland-C 3") == ""


@rule("CV-6.23", "CV-6.24")
def test_a_developed_territory_stays_developed_and_water_always_is() -> None:
    t = lone().tile("desert-C", "sand").boat(0, "water-A", cargo=0)
    before = t.c(0).supply
    t.module(0, "migration").do(0, "move swamp-C 2", "settle desert-C 2")
    assert (t.c(0).supply, t.raw(0, "desert-C")) == (before, 0)
    t.module(0, "migration").do(0, "move desert-C 2", "settle water-A boat")
    assert (t.c(0).supply, t.raw(0, "water-A")) == (before, 0)
    assert t.s.tile_at[4] == 15


@rule("CV-6.27", "CV-6.28")
def test_a_common_site_joins_nothing_and_cannot_be_entered() -> None:
    t = lone("desert-G 2").site("d4", "gorge_1").module(0, "migration")  # d4 touches deserts C and G and swamp C
    t.do(0, "move desert-G 2")
    assert {name.split()[0] for name in t.offered(0, "settle")} == {"forest-G"}


@rule("CV-6.29")
def test_mountains_are_land_like_any_other() -> None:
    t = lone("forest-B 2").module(0, "migration").do(0, "move forest-B 2", "settle mountains-B fire")
    assert (t.c(0).vp, t.s.tile_at[3] >= 0, t.raw(0, "mountains-B")) == (2, True, 1)


@rule("CV-6.30", "CV-6.31")
def test_a_tribe_settles_only_at_the_end_and_merely_crosses_the_rest() -> None:
    t = lone().tribe(1, "grassland-C fire", "grassland-C 2", "grassland-C 3")
    t.coming(1).module(0, "migration", 2).do(0, "do test", "move swamp-C 2", "cross desert-C")
    assert (t.s.tile_at[4], t.c(0).vp) == (-1, 0)
    t.do(0, "settle grassland-C 2")
    assert (t.s.tile_at[4], t.wild(1, "grassland-C"), t.at("grassland-C 2")) == (-1, (1, 0), "0 weak")
    assert t.s.waiting() == []


@rule("CV-6.32", "CV-E7")
def test_three_migrations_across_a_desert_and_the_sea() -> None:
    t = lone().boat(0, "water-A")
    t.coming(1).module(0, "migration", 3).do(0, "do test", "move swamp-C 2", "cross desert-C")
    assert "cross water-A" in t.answers(0)
    t.do(0, "cross water-A").do(0, "settle desert-D fire")
    assert (t.c(0).vp, t.s.tile_at[4], t.s.tile_at[7] >= 0) == (2, -1, True)
    full = lone().tribe(0, "water-A boat", "water-A boat").coming(1).module(0, "migration", 3)
    full.do(0, "do test", "move swamp-C 2", "cross desert-C")
    assert full.why(0, "cross water-A") == "CV-6.32"
    none = lone().coming(1).module(0, "migration", 3).do(0, "do test", "move swamp-C 2", "cross desert-C")
    assert none.why(0, "cross water-A") == "CV-6.32"


@rule("CV-6.5", "CV-6.17")
def test_from_land_amid_water_a_tribe_sets_out_if_a_boat_has_room() -> None:
    def surrounded() -> Table:
        t = lone()
        t.s.near = [1 << land("water-A") if at == land("swamp-C") else beside for at, beside in enumerate(t.s.near)]
        return t

    assert surrounded().module(0, "migration").s.over()
    t = surrounded().boat(0, "water-A").module(0, "migration")
    assert "move swamp-C 2" in t.answers(0)
    t.do(0, "move swamp-C 2")  # there is one place to settle
    assert t.wild(0, "water-A") == (1, 0)


@rule("CV-R12")
def test_without_a_marker_the_tile_is_turned_up_all_the_same() -> None:
    t = lone().bare()
    t.give(0, food=t.c(0).supply)
    t.module(0, "migration").do(0, "move swamp-C 2", "settle desert-C fire")
    told = [event.kind for event in t.play.journal.events]
    assert told.index("vp") < told.index("develop")  # the points of the fire come first
    assert t.asked() == "Replenish"
    t.do(0, "done")
    assert (t.c(0).vp, t.s.tile_at[4] >= 0, t.raw(0, "desert-C")) == (2, True, 0)


@rule("CV-R25")
def test_a_journey_may_end_where_it_began() -> None:
    t = lone().coming(1).module(0, "migration", 2).do(0, "do test", "move swamp-C 2", "cross desert-C")
    t.do(0, "settle swamp-C fire")
    assert (t.at("swamp-C fire"), t.c(0).vp) == ("0 strong", 2)


@rule("CV-R26")
def test_one_tribe_makes_one_journey_in_an_activation() -> None:
    t = lone().tribe(0, "forest-B 2").coming(1).module(0, "migration", 3).do(0, "do test")
    t.do(0, "move swamp-C 2", "settle grassland-C 2")
    assert t.why(0, "move grassland-C 2") == "CV-R26"
    assert t.offered(0, "move") == {"forest-B 2"}
    t.module(0, "migration")
    assert "move grassland-C 2" in t.answers(0)
    t = (
        lone("forest-B 2")
        .tribe(0, "forest-B 3")
        .boat(0, "water-A")
        .coming(1)
        .module(0, "migration", 3)
        .do(0, "do test")
    )
    t.do(0, "move forest-B 2", "settle water-A boat")
    assert t.offered(0, "move") == {"forest-B 3"}  # who is on the boat has made its journey
    t.do(0, "move forest-B 3", "settle water-A boat")
    assert t.offered(0, "move") == set()
    t = lone("forest-B 2").tribe(0, "water-A boat").coming(1).module(0, "migration", 3).do(0, "do test")
    t.do(0, "move forest-B 2", "settle water-A boat")
    assert t.offered(0, "move") == {"water-A boat"}  # the other one has not
    t.do(0, "move water-A boat", "settle desert-D 2")
    assert t.offered(0, "move") == set()


@rule("CV-37.10", "CV-37.11", "CV-R27")
def test_caves_join_all_territories_around_them() -> None:
    t = lone("swamp-F 2").site("a4", "cave_1").site("f4", "cave_2").module(0, "migration").do(0, "move swamp-F 2")
    reached = {name.split()[0] for name in t.offered(0, "settle")}
    assert reached == {"grassland-F", "mountains-F", "desert-G", "forest-G"}
    assert t.why(0, "settle swamp-F fire") == "CV-6.7"
    t = lone("forest-B 2").boat(0, "water-D").site("a1", "cave_1").site("c2", "cave_3")
    t.module(0, "migration").do(0, "move forest-B 2", "settle water-D boat")  # onto a boat through caves
    assert t.wild(0, "water-D") == (1, 0)
    t.tribe(0, "forest-B 2").module(0, "exploration").do(0, "do explore")
    assert "explore water-D" in t.answers(0)
    # boarding a boat just built takes tribes beside it only
    t = lone("forest-B 2").site("a1", "cave_1").site("c2", "cave_3").tribe(0, "desert-D 2", weak=True)
    t.effect(0, {"op": "build", "kind": "boat", "n": 1}).do(0, "boat water-D")
    assert t.offered(0, "move") == set()


@rule("CV-37.10")
def test_caves_are_no_way_for_who_is_beside_none() -> None:
    t = lone("swamp-C 2").site("a1", "cave_1").site("f4", "cave_2").module(0, "migration").do(0, "move swamp-C 2")
    assert {name.split()[0] for name in t.offered(0, "settle")} == {"desert-C", "grassland-C"}


@rule("CV-6.4", "CV-6.6", "CV-R26")
def test_why_a_tribe_does_not_set_out() -> None:
    t = table(4).clear().tribe(1, "forest-B 3", "grassland-C wild").tribe(1, "grassland-C 2", "hills-B wild", weak=True)
    t.tribe(0, "forest-B 2", "hills-B 3").tribe(2, "forest-B 4").tribe(2, "grassland-C 3", weak=True)
    t.coming(1).module(1, "migration", 2).do(1, "do test", "move forest-B 3", "settle hills-B fire")
    assert t.why(1, "move hills-B fire") == "CV-R26"
    assert t.why(1, "move grassland-C 2") == t.why(1, "move hills-B wild weak") == "CV-6.6"
    for place in ("forest-B 2", "forest-B 4", "forest-B 5", "hills-B 3", "grassland-C 3", "forest-B 3", "hills-B wild"):
        assert t.why(1, f"move {place}") == "CV-6.4"  # another civ's, or nobody's


@rule("CV-6.4", "CV-33.11")
def test_with_its_last_tribe_a_civ_leaves_a_territory() -> None:
    for civ in range(4):
        t = table(4).clear().tribe(civ, "swamp-C 2", "swamp-C wild")
        for at, here in (("swamp-C wild", ("swamp-C", "desert-C")), ("swamp-C 2", ("desert-C",))):
            t.module(civ, "migration").do(civ, f"move {at}", f"settle desert-C {2 if len(here) == 2 else 'fire'}")
            assert t.s.here[civ] == sum(1 << land(name) for name in here)


@rule("CV-R26", "CV-38.17")
def test_weak_tribes_that_may_migrate_make_one_journey_too() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "water-A boat", weak=True).installed(0, "T1", column=3)
    t.coming(1).module(0, "migration", 3).do(0, "do test", "move forest-B 2", "settle water-A boat")
    assert (t.wild(0, "water-A"), t.offered(0, "move")) == ((0, 2), {"water-A boat weak"})  # the other one
    t.do(0, "move water-A boat weak", "settle desert-D 2")
    assert t.offered(0, "move") == set()


@rule("CV-R26", "CV-6.11")
def test_who_has_travelled_and_is_displaced_by_its_own_does_not_travel_again() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "forest-B fire").effect(0, {"op": "migrate", "n": 3})
    t.do(0, "move forest-B 2", "settle hills-B 2", "move forest-B fire", "settle hills-B 2")
    assert (t.at("hills-B 2"), t.wild(0, "hills-B"), t.s.over()) == ("0 weak", (1, 0), True)


@rule("CV-R26")
def test_a_migration_in_between_does_not_let_anybody_travel_twice() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "hills-B 2").run()
    t.s.moved = [PLACES["forest-B 2"]]
    migration.begin(t.s, 0, 1)
    t.s.advance()
    assert t.offered(0, "move") == {"forest-B 2", "hills-B 2"}  # it is a new activation
    t.do(0, "move hills-B 2", "settle forest-D 2")
    assert t.s.moved == [PLACES["forest-B 2"]]


@rule("CV-6.21")
def test_a_material_tile_that_is_turned_up_leaves_its_stack() -> None:
    t = table(2).clear().run()
    t.s.chance = t.chance
    left = [bag[:] for bag in t.s.tile_bags]
    for name in ("desert-C", "desert-D", "desert-G"):
        tribes.turn_up(t.s, land(name))
        left[v.TYPE_OF[land(name)]].remove(t.s.tile_at[land(name)])
        assert t.s.tile_bags == left


@rule("CV-6.30", "CV-6.32")
def test_a_boat_is_crossed_while_it_has_a_seat() -> None:
    for aboard, way in ((0, True), (1, True), (2, False)):
        t = table(2).clear().boat(0, "water-A").tribe(0, "mountains-F 2", *["water-A boat"] * aboard)
        t.effect(0, {"op": "migrate", "n": 2}).do(0, "move mountains-F 2")
        assert ("cross water-A" in t.answers(0)) is way


@rule("CV-6.5", "CV-R26")
def test_of_several_in_the_wild_those_travel_who_have_not_yet() -> None:
    for civ, name in ((0, "hills-B"), (1, "hills-H")):
        for journeys, may in ((1, True), (2, False)):
            t = table(2).clear().tribe(civ, f"{name} wild", f"{name} wild").tribe(1 - civ, f"{name} wild")
            t.s.moved = [PLACES[f"{name} wild"]] * journeys
            assert migration.travellers(t.s, civ) == ([PLACES[f"{name} wild"]] if may else [])
