"""Chapters 9 to 12: production, transport, sustenance, exploration, with grottoes and mushroom valleys."""

from __future__ import annotations

from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import Table, land, table
from tests.rules import rule


def lone(place: str = "forest-B 2") -> Table:
    return table(2).clear().tribe(0, place)


@rule("CV-9.1", "CV-9.6")
def test_level_one_produces_two_where_a_tribe_is() -> None:
    t = table(2).module(0, "production").do(0, "do produce")
    before = t.c(0).supply
    assert t.why(0, "produce hills-B") == "CV-9.6"
    t.do(0, "produce forest-B", "produce forest-B")
    assert (t.raw(0, "forest-B"), t.c(0).supply, t.asked()) == (2, before - 2, "SecondPart")


@rule("CV-9.2", "CV-9.5")
def test_level_one_transports_one_after_a_test_before_or_after() -> None:
    t = table(2).give(0, raw_forest_B=1).coming(1).module(0, "production").do(0, "do transport first", "do test")
    t.do(0, "transport forest-B")
    assert (t.count(0, "wood"), t.asked()) == (1, "Produce")
    t = table(2).coming(6).module(0, "production").do(0, "do produce", "produce forest-B", "produce forest-B")
    t.do(0, "do test")
    assert (t.count(0, "wood"), t.s.over()) == (0, True)


@rule("CV-9.3", "CV-9.4")
def test_levels_two_and_three() -> None:
    for level, made, carried in ((2, 3, 1), (3, 4, 2)):
        t = table(2).module(0, "production", level).do(0, "do produce", *["produce forest-B"] * made)
        t.do(0, "do transport", *["transport forest-B"] * carried)
        assert (t.raw(0, "forest-B"), t.count(0, "wood"), t.s.over()) == (made - carried, carried, True)


@rule("CV-9.7")
def test_raw_materials_cannot_be_spent() -> None:
    t = table(2).give(0, raw_forest_B=3).module(0, "trade")
    assert t.s.over()  # nothing stored to sell, no money


@rule("CV-9.8", "CV-9.9")
def test_a_boat_with_a_tribe_produces_into_its_empty_notch() -> None:
    t = lone("water-A boat").module(0, "production").do(0, "do produce")
    assert t.asked() == "SecondPart"  # the boat came with a marker
    t = lone("forest-B 2").tribe(0, "water-A boat").boat(0, "water-H", cargo=0)
    t.s.raw[0] = 0
    t.c(0).supply += 1
    t.module(0, "production", 2).do(0, "do produce", "produce water-A")
    assert t.raw(0, "water-A") == 1
    assert t.why(0, "produce water-A") == "CV-9.8"
    assert t.why(0, "produce water-H") == "CV-9.6"
    t.do(0, "done", "do transport")
    assert {"water-A as wood"} <= t.offered(0, "ship")  # its type is decided only now


@rule("CV-9.10", "CV-9.11")
def test_transport_from_anywhere_to_the_storage_of_the_tile() -> None:
    t = lone().tile("desert-G", "salt").give(0, raw_desert_G=2).module(0, "transport")
    t.do(0, "transport desert-G")
    assert (t.count(0, "salt"), t.raw(0, "desert-G")) == (1, 1)
    assert t.why(0, "transport forest-B") == "CV-9.10"


@rule("CV-9.12", "CV-9.13", "CV-E11")
def test_a_boat_takes_the_material_of_a_developed_neighbour() -> None:
    t = table(2).clear().boat(0, "water-H")
    for name in ("forest-B", "mountains-B", "mountains-E", "swamp-E", "hills-H"):
        t.s.tile_at[land(name)] = -1
    t.s.tile_bags = [[kind * 3 + row for row in range(3)] for kind in range(6)]
    t.tile("forest-B", "wood").tile("mountains-B", "iron_ore").module(0, "transport")
    assert t.offered(0, "ship") == {"water-H as wood", "water-H as iron ore"}
    assert t.why(0, "ship water-H as stone") == "CV-9.12"
    t.do(0, "ship water-H as wood")
    assert (t.count(0, "wood"), t.raw(0, "water-H")) == (1, 0)
    t = table(2).clear().boat(0, "water-E").give(0, raw_forest_B=1).module(0, "transport")
    assert t.why(0, "ship water-E as stone") == "CV-9.13"


@rule("CV-10.1", "CV-10.2", "CV-10.3")
def test_transport_three_six_or_all() -> None:
    for level, most in ((1, 3), (2, 6), (3, 9)):
        t = table(2).give(0, raw_forest_B=9).module(0, "transport", level)
        for _ in range(most):
            t.do(0, "transport forest-B")
        assert (t.count(0, "wood"), t.s.over()) == (most, True)


@rule("CV-10.4", "CV-10.5")
def test_at_level_three_boats_may_carry_anything_elsewhere_not() -> None:
    t = table(2).boat(0, "water-A").module(0, "transport", 3)
    assert len(t.offered(0, "ship")) == 18
    t = table(2).boat(0, "water-A").module(0, "production", 3).do(0, "do transport first", "do transport")
    assert t.offered(0, "ship") == {"water-A as wood", "water-A as papyrus"}


@rule("CV-37.3", "CV-37.4")
def test_grottoes_come_before_the_production() -> None:
    t = table(2).site("c2", "hidden_grotto_1").module(0, "production")
    assert t.answers(0) == {"produce forest-B", "done"}  # c2 touches forest B, forest D and water A
    assert t.why(0, "produce grassland-C") == "CV-37.4"
    t.do(0, "produce forest-B")
    assert (t.count(0, "wood"), t.raw(0, "forest-B"), t.asked()) == (1, 0, "ProductionParts")


@rule("CV-37.5", "CV-37.6")
def test_at_a_grotto_a_boat_may_unload_first_and_both_may_use_one_territory() -> None:
    t = lone("water-A boat").site("c2", "hidden_grotto_1").site("c3", "hidden_grotto_2").module(0, "production")
    for _ in range(2):
        t.do(0, "ship water-A as wood")
    assert (t.count(0, "wood"), t.raw(0, "water-A"), t.asked()) == (2, 1, "ProductionParts")


@rule("CV-37.4", "CV-36.3")
def test_at_a_grotto_a_boat_may_load_with_a_marker_given_back() -> None:
    t = lone("water-A boat").site("c2", "hidden_grotto_1").give(0, calm=1)
    t.edit(0, supply=0).s.raw[land("water-A") * 4] = 0  # the supply is empty, the notch is, too
    t.module(0, "production").do(0, "ship water-A as wood")
    assert t.why(0, "return raw water-A") == "CV-36.4"
    t.do(0, "return calm")
    assert (t.count(0, "wood"), t.raw(0, "water-A"), t.asked()) == (1, 0, "ProductionParts")
    t = lone("water-A boat").site("c2", "hidden_grotto_1").edit(0, supply=0)
    t.s.raw[land("water-A") * 4] = 0
    t.module(0, "production").do(0, "ship water-A as wood")
    assert (t.count(0, "wood"), t.asked()) == (0, "ProductionParts")  # nothing to give back: nothing is produced


@rule("CV-37.4", "CV-R38")
def test_at_a_grotto_only_what_was_produced_is_transported() -> None:
    t = lone().site("c2", "hidden_grotto_1").give(0, raw_forest_B=1)
    t.give(0, money=t.c(0).supply).module(0, "production").do(0, "produce forest-B")
    assert t.asked() == "Replenish"
    t.do(0, "done")
    assert (t.count(0, "wood"), t.raw(0, "forest-B"), t.asked()) == (0, 1, "ProductionParts")


# ---- sustenance
@rule("CV-11.1", "CV-11.8")
def test_level_one_hunts_once_or_strengthens_one() -> None:
    t = table(2).tribe(0, "hills-B 2", "hills-B fire", weak=True).module(0, "sustenance").do(0, "do strengthen")
    assert t.offered(0, "strengthen") == {"hills-B 2", "hills-B fire"}
    assert t.why(0, "strengthen forest-B 2") == "CV-11.8"
    t.do(0, "strengthen hills-B 2")
    assert (t.at("hills-B 2"), t.at("hills-B fire"), t.s.over()) == ("0 strong", "0 weak", True)
    t.coming(3).module(0, "sustenance").do(0, "do hunt", "hunt forest-B")
    assert (t.count(0, "food"), t.s.over()) == (3, True)


@rule("CV-11.2")
def test_level_two_strengthens_three() -> None:
    t = table(2).tribe(0, *["hills-B wild"] * 5, weak=True).module(0, "sustenance", 2).do(0, "do strengthen")
    t.do(0, *["strengthen hills-B wild weak"] * 3)
    assert (t.wild(0, "hills-B"), t.s.over()) == ((3, 2), True)


@rule("CV-11.3", "CV-11.7")
def test_level_three_hunts_twice_in_different_territories_or_strengthens_four() -> None:
    t = table(2).coming(4, 4).module(0, "sustenance", 3).do(0, "do hunt", "hunt forest-B")
    assert t.why(0, "hunt forest-B") == "CV-11.7"
    t.do(0, "hunt grassland-C")
    assert (t.count(0, "food"), t.s.over()) == (6, True)
    t.module(1, "sustenance").do(1, "do hunt")
    assert t.s.over()  # nobody can hunt there for the rest of the era
    t = table(2).tribe(0, *["hills-B wild"] * 5, weak=True).module(0, "sustenance", 3).do(0, "do strengthen")
    t.do(0, *["strengthen hills-B wild weak"] * 4)
    assert (t.wild(0, "hills-B"), t.s.over()) == ((4, 1), True)


@rule("CV-11.4", "CV-39.3")
def test_the_territory_is_named_before_the_roll() -> None:
    t = table(2).give(0, idea=1).module(0, "sustenance").do(0, "do hunt")
    assert (t.offered(0, "hunt"), t.s.rolled) == ({"forest-B", "grassland-C"}, [])
    assert t.why(0, "hunt water-A") == "CV-11.4"
    t.coming(1).do(0, "hunt forest-B")
    assert (t.s.rolled, t.events("hunt")) == ([1], [[land("forest-B")]])
    t = table(2).give(0, idea=1).module(0, "exploration").do(0, "do find")
    assert (t.s.rolled, t.offered(0, "find")) == ([], {"forest", "grassland"})


@rule("CV-11.5", "CV-11.6", "CV-E12")
def test_three_dice_in_the_water_and_an_idea_for_five_food() -> None:
    for near in (3, 5):
        t = lone("water-A boat").edit(0, fate=3).give(0, idea=1).coming(1, near, 1).module(0, "sustenance")
        t.do(0, "do hunt", "hunt water-A")
        assert t.s.rolled == [1, near, 1]
        t.do(0, "value 4")
        assert (t.counts(0, "food idea"), t.s.hunted, t.s.rolled) == ([5, 0], 1, [])
    t = lone("water-A boat").edit(0, fate=2).coming(1, 6).module(0, "sustenance").do(0, "do hunt", "hunt water-A")
    assert t.offered(0, "value") == {"1", "6"}
    assert t.why(0, "value 4") == "CV-11.5"


@rule("CV-R19")
def test_a_hunt_is_legal_without_a_token_left() -> None:
    t = table(2)
    t.s.hunted = sum(1 << where for where in range(22) if where not in (land("forest-B"), land("grassland-C")))
    t.coming(3).module(0, "sustenance").do(0, "do hunt", "hunt forest-B")
    assert (t.count(0, "food"), t.s.hunted >> land("forest-B") & 1) == (3, 1)


@rule("CV-37.12")
def test_mushroom_valleys_add_food() -> None:
    t = lone("forest-D 2").site("c1", "mushroom_valley_1").coming(2).module(0, "sustenance")
    t.do(0, "do hunt", "hunt forest-D")
    assert t.count(0, "food") == 2 + 1
    t = lone("forest-D 2").site("c1", "mushroom_valley_1").site("c2", "mushroom_valley_2")
    t.coming(2).module(0, "sustenance").do(0, "do hunt", "hunt forest-D")
    assert t.count(0, "food") == 2 + 2


# ---- exploration
def index(t: Table, name: str) -> int:
    return [site.name for site in t.s.game.box.sites].index(name)


@rule("CV-12.1", "CV-12.2", "CV-E13")
def test_exploring_reveals_all_sites_around_a_territory_for_their_points() -> None:
    t = lone("water-A boat").site("b2", "cave_1").site("c3", "cave_2")
    t.coming(index(t, "building_ground_1"), index(t, "glacier_1")).module(0, "exploration")
    assert t.answers(0) == {"do explore", "do find", "done"}
    t.do(0, "do explore", "explore water-A")
    assert (t.c(0).vp, len(t.s.site_bag)) == (5, 20)
    t = table(2).module(0, "exploration").do(0, "do explore")
    assert t.why(0, "explore hills-B") == "CV-12.2"


@rule("CV-12.3", "CV-37.2")
def test_revealed_sites_stay_and_score_only_once() -> None:
    t = lone("water-A boat").module(0, "exploration").do(0, "do explore", "explore water-A")
    shown, vp = t.s.site_at[:], t.c(0).vp
    t.module(0, "exploration").do(0, "do explore", "explore water-A")
    assert (t.s.site_at, t.c(0).vp) == (shown, vp)
    t.effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1})
    assert t.why(0, "reveal b2") == "CV-12.3"


@rule("CV-12.4", "CV-12.5", "CV-R28")
def test_levels_two_and_three_add_a_site_and_points() -> None:
    for level, extra in ((2, 2), (3, 4)):
        t = lone("swamp-C 2").site("c4", "cave_1").site("d4", "cave_2").site("b4", "cave_3")
        t.module(0, "exploration", level).do(0, "do explore", "explore swamp-C")  # nothing face down is near
        t.coming(index(t, "gorge_1")).do(0, "reveal f1")
        assert t.c(0).vp == 3 + extra
    t = table(2).coming(1).module(0, "exploration", 3).do(0, "do find", "find forest").coming(3)
    t.do(0, "find forest")
    assert (t.counts(0, "wood beeswax"), t.s.over()) == ([1, 1], True)


@rule("CV-12.6", "CV-12.7", "CV-12.8")
def test_lucky_finds_by_the_row_of_the_die() -> None:
    for die, material in enumerate(("wood", "wood", "beeswax", "beeswax", "oil", "oil"), 1):
        t = table(2).coming(die).module(0, "exploration").do(0, "do find", "find forest")
        assert t.count(0, material) == 1
    t = table(2).module(0, "exploration").do(0, "do find")
    assert t.why(0, "find desert") == "CV-12.6"
    t = table(2).give(0, idea=1).coming(2).module(0, "exploration").do(0, "do find", "find forest")
    assert t.offered(0, "value") == {"1", "2", "3"}
    t.do(0, "value 3")
    assert t.counts(0, "beeswax idea") == [1, 0]


@rule("CV-38.17", "CV-12.2")
def test_an_effect_reveals_a_site_beside_an_own_tribe_or_anywhere() -> None:
    t = lone("mountains-B 2").effect(0, {"op": "reveal_site", "where": "adjacent", "n": 2})
    beside = {v.recess_name(r) for r in range(24) if t.s.touch[r] >> land("mountains-B") & 1}
    assert t.offered(0, "reveal") == beside
    assert t.why(0, "reveal f1") == "CV-12.2"
    t.do(0, f"reveal {min(beside)}")
    assert t.offered(0, "reveal") == beside - {min(beside)}
    assert t.why(0, f"reveal {min(beside)}") == "CV-12.3"
    t.effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1})
    assert len(t.offered(0, "reveal")) == 23


@rule("CV-E14")
def test_a_one_or_two_in_the_mountains_is_stone() -> None:
    for die in (1, 2):
        t = lone("mountains-B 2").coming(die).module(0, "exploration").do(0, "do find", "find mountains")
        assert t.count(0, "stone") == 1
    assert v.MATERIALS[12] == "stone"


@rule("CV-9.2", "CV-38.17")
def test_the_further_transport_of_an_ability_remains_to_who_takes_no_test() -> None:
    for level, left in ((1, ["transport forest-B"]), (2, [])):
        t = table(2).installed(0, "A1").give(0, raw_forest_B=3).module(0, "production", level)
        t.do(0, "do transport first", "done", *left)
        assert (t.asked(), t.count(0, "wood")) == ("Produce", len(left))


@rule("CV-12.7")
def test_the_material_of_a_lucky_find_is_not_chosen() -> None:
    t = table(2).module(0, "exploration").do(0, "do find")
    assert (t.why(0, "store wood"), t.offered(0, "store")) == ("CV-12.7", set())
