"""The permanent modifiers of cards and attribute chips: each is installed and its effect seen, with its edges."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import asking, favor, feeding, income, installing, mods, phases, scoring, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.effects import passives
from demiurge.games.civolution.favor import FavorTest
from tests.games.civolution.printing import HUNTING, abilities, parts
from tests.games.civolution.table import CARD_IDS, PLACES, Table, table
from tests.rules import rule


def lone(place: str, *abilities: str) -> Table:
    return table(2).clear().tribe(0, place).installed(0, *abilities, column=0)


def need(t: Table, place: str) -> int:
    t.s.fed, t.s.cheap = [], t.s.cheap
    return feeding.cost(t.s, 0, PLACES[place])


@rule("CV-38.17")
def test_feed_discounts_by_type_wilderness_and_one_territory() -> None:
    t = lone("desert-C 2", "B7").tribe(0, "desert-C wild", "forest-B wild")
    assert [need(t, place) for place in ("desert-C 2", "desert-C wild", "forest-B wild")] == [0, 1, 2]
    t.farm(0, "desert-C").give(0, food=5).run(phases.Phase(6))
    assert [need(t, place) for place in ("desert-C 2", "desert-C wild", "forest-B wild")] == [0, 0, 2]  # never below 0
    assert t.offered(0, "feed") == {"forest-B wild", "all"}
    t.do(0, "feed all")
    assert t.count(0, "food") == 3
    t = lone("forest-B wild", "C28").tribe(0, "forest-B 2", "water-A boat")
    assert [need(t, place) for place in ("forest-B wild", "forest-B 2", "water-A boat")] == [1, 1, 1]
    t = lone("forest-B wild", "D10").tribe(0, "water-A boat")
    t.s.cheap = 0
    assert [need(t, place) for place in ("water-A boat", "forest-B wild")] == [0, 2]


@rule("CV-38.17")
def test_hibernation_spares_two_weak_tribes_without_a_death() -> None:
    t = lone("forest-B 2", "B25", "E4").clear()
    t.tribe(0, "forest-B 2", "hills-B 2", "desert-C 2", weak=True).run(phases.Phase(6))
    t.do(0, "spare forest-B 2", "spare hills-B 2")
    assert (t.at("forest-B 2"), t.at("hills-B 2"), t.at("desert-C 2")) == ("0 weak", "0 weak", "")
    assert t.c(0).vp == 2  # Funeral Rites for the one that died, no more
    t = lone("forest-B 2", "B25").clear().tribe(0, *["forest-B wild"] * 3, "hills-B 2", weak=True).run(phases.Phase(6))
    assert t.answers(0) == {"spare forest-B wild weak", "spare hills-B 2", "done"}
    t.do(0, *["spare forest-B wild weak"] * 2)
    assert (t.wild(0, "forest-B"), t.at("hills-B 2")) == ((0, 2), "")


@rule("CV-8.3")
def test_oracle_lets_the_next_value_pass() -> None:
    for die, passed in ((1, 1), (2, 1), (3, 0)):
        t = lone("forest-B 2", "T12").coming(die).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
        assert t.events("test") == [[passed]]
    t.play.journal.events.clear()
    t.edit(0, favor=4).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
    assert (t.events("fate"), t.events("test")) == ([], [[1]])  # reaching 6 it needs no roll


@rule("CV-38.17")
def test_meditation_makes_income_tests_sure() -> None:
    t = lone("forest-B 2", "T5").income(0, "I14", 3).run(income.IncomeActions(0, 1)).do(0, "income I14")
    assert (t.count(0, "money"), t.events("fate"), t.events("test")) == (3, [], [[1]])


@rule("CV-38.17")
@pytest.mark.parametrize("name", abilities("hunt_bonus"))
def test_hunt_bonuses_by_territory(name: str) -> None:
    _, *where, bonus = parts(name)[-1].split()
    for land_type, place in HUNTERS.items():
        for die in (1, 4):
            t = lone(place, name).coming(die).module(0, "sustenance").do(0, "do hunt", f"hunt {place.split()[0]}")
            food = HUNTING[land_type][die - 1] + (int(bonus) if land_type in where else 0)
            assert t.count(0, "food") == food, (land_type, die)


HUNTERS = {
    "forest": "forest-B 2", "grassland": "grassland-C 2", "hills": "hills-B 2", "swamp": "swamp-C 2",
    "mountains": "mountains-B 2", "desert": "desert-C 2", "water": "water-A boat",
}  # fmt: skip
CASES: dict[str, tuple[int, tuple[str, ...]]] = {  # modifiers with cases: where these begin, and their names
    "feed_discount": (mods.FEED_IN, mods.SCOPES), "hunt_bonus": (mods.HUNT_IN, v.TYPES),
    "site_immunity": (mods.IMMUNE_TO, ("gorge", "glacier")), "ignore_cost_space": (mods.IGNORE_ON, v.DECKS),
    "feature_double": (mods.DOUBLE_OF, v.FEATURES), "same_type_adjacent": (mods.ADJACENT_OF, v.LAND),
}  # fmt: skip
PASSIVE = [name for mod in passives.WORDS for name in abilities(f"{mod} ")]


@rule("CV-38.17")
@pytest.mark.parametrize("name", PASSIVE)
def test_a_modifier_holds_in_its_cases_and_no_others(name: str) -> None:
    """What it does there is seen below, modifier by modifier."""
    mod, *words, n = parts(name)[-1].split()
    wanted = [0] * mods.ALL_MODS
    wanted[passives.WORDS.index(mod)] = int(n)
    if mod in CASES:
        first, names = CASES[mod]
        for word in words:
            wanted[first + names.index(word)] = int(n)
    t = table(2).installed(0, name, column=5)
    assert (t.c(0).mods, t.c(1).mods) == (wanted, [0] * mods.ALL_MODS)


@rule("CV-38.17")
def test_geology_chooses_the_material_of_a_lucky_find() -> None:
    t = lone("forest-B 2", "C15").tribe(0, "desert-C 2").effect(0, {"op": "lucky_find", "n": 1})
    assert t.offered(0, "store") == {"wood", "beeswax", "oil", "sand", "salt", "copper"}
    t = lone("forest-B 2", "C15").module(0, "exploration").do(0, "do find")
    assert {"store wood", "store beeswax", "store oil", "find forest"} <= t.answers(0)
    t.do(0, "store oil")
    assert (t.count(0, "oil"), t.events("fate")) == (1, [])


@rule("CV-38.17")
def test_long_legs_activates_migration_with_one_and_two() -> None:
    t = lone("forest-B 2", "B21").dice(0, "12", used=4).turn(0)
    assert t.answers(0) == {"activate research", "activate otherwise migration", "activate sleep", "reset"}
    t.do(0, "activate otherwise migration")
    assert (t.asked(), t.c(0).used) == ("Migrate", 6)


@rule("CV-38.17")
def test_big_brain_steps_two_for_an_idea() -> None:
    t = lone("forest-B 2", "B6").dice(0, "13", used=4).give(0, idea=1).turn(0)
    assert "activate stamina" in t.answers(0)  # 3 to 1 with one idea
    t.do(0, "activate stamina")
    while t.asked() == "Pay":
        t.do(0, "die 3" if "die 3" in t.answers(0) else "die 1")
    assert (t.count(0, "stamina"), t.count(0, "idea")) == (1, 0)


@rule("CV-4.6")
def test_of_two_ways_to_pay_a_step_only_one_may_leave_enough_for_the_second_die() -> None:
    for values in ("65", "54"):  # for a 1 and a 3: one step and two for an idea, or two for an idea and one
        t = lone("forest-B 2", "C2", "B6").dice(0, values, used=4).give(0, idea=1).turn(0).do(0, "activate migration")
        assert (t.asked(), t.c(0).stepped, t.count(0, "idea"), t.c(0).used) == ("Migrate", 1, 0, 6)


@rule("CV-38.17")
def test_arithmetic_gives_a_free_step_once_a_turn() -> None:
    t = lone("forest-B 2", "C2").dice(0, "23", used=4).turn(0)
    assert "activate migration" in t.answers(0)  # 2 to 1 without an idea
    t.do(0, "activate migration")
    while t.asked() == "Pay":
        t.do(0, sorted(t.answers(0))[0])
    assert (t.asked(), t.c(0).stepped) == ("Migrate", 1)
    t.coming(2).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
    assert t.events("test") == [[0]]  # it is used up
    t.edit(0, stepped=0).give(0, idea=1).coming(2).run(FavorTest(0, favor.FOR_STRENGTHENING, 1, 0))
    assert t.answers(0) == {"spend ideas", "step for free", "done"}
    t.do(0, "step for free")
    assert (t.count(0, "idea"), t.c(0).stepped) == (1, 1)


@rule("CV-38.17")
def test_wings_fly_anywhere_for_a_food() -> None:
    t = lone("forest-B 2", "B1").module(0, "migration").do(0, "move forest-B 2")
    assert t.why(0, "settle desert-G 2") == "CV-6.25"  # no food
    t = lone("forest-B 2", "B1").give(0, food=1).module(0, "migration").do(0, "move forest-B 2", "settle desert-G 2")
    assert (t.at("desert-G 2"), t.count(0, "food")) == ("0 strong", 0)
    t = lone("forest-B 2", "B1").give(0, food=1).module(0, "migration").do(0, "move forest-B 2", "settle hills-B 2")
    assert t.count(0, "food") == 1  # next door is free
    t = lone("forest-B 2", "B1").give(0, food=1).module(0, "migration").do(0, "move forest-B 2")
    assert t.why(0, "settle forest-B fire") == "CV-6.7"  # it must go somewhere


@rule("CV-38.17")
def test_gills_swim() -> None:
    t = lone("mountains-F 2", "B2").module(0, "migration").do(0, "move mountains-F 2")
    reached = {name.split()[0] for name in t.offered(0, "settle")}
    assert {"forest-B", "forest-D", "mountains-B", "desert-D"} <= reached  # across water A
    assert t.why(0, "settle water-A boat") == "CV-6.17"
    t = lone("swamp-C 2", "B2").module(0, "migration").do(0, "move swamp-C 2")
    assert t.offered(0, "settle") == lone("swamp-C 2").module(0, "migration").do(0, "move swamp-C 2").offered(
        0, "settle"
    )
    t = lone("mountains-F 2", "B2").coming(1).module(0, "migration", 2).do(0, "do test", "move mountains-F 2")
    assert "cross water-A" in t.answers(0)


@rule("CV-38.17")
def test_webbed_feet_join_swamps() -> None:
    t = lone("swamp-C 2", "B8").module(0, "migration").do(0, "move swamp-C 2")
    assert {"swamp-E 2", "swamp-F 2"} <= t.offered(0, "settle")
    for place in ("forest-B 2", "water-A boat"):  # nothing else
        with_feet, without = (
            lone(place, *feet).module(0, "migration").do(0, f"move {place}").offered(0, "settle")
            for feet in (["B8"], [])
        )
        assert with_feet == without


@rule("CV-38.17")
def test_horns_stay_strong() -> None:
    t = lone("swamp-C 2", "B10").tribe(1, "desert-C 2").module(0, "migration")
    t.do(0, "move swamp-C 2", "settle desert-C 2")
    assert t.at("desert-C 2") == "0 strong"


@rule("CV-38.17")
def test_endurance_lets_weak_tribes_migrate_and_stay_weak() -> None:
    t = table(2).clear().tribe(0, "swamp-C 2", weak=True).installed(0, "T1", column=3).module(0, "migration")
    t.do(0, "move swamp-C 2", "settle desert-C fire")
    assert (t.at("desert-C fire"), t.c(0).vp) == ("0 weak", 2)


@rule("CV-38.17")
def test_boats_with_more_seats_and_cargo() -> None:
    t = lone("water-A boat", "D9").tribe(0, "water-A boat").effect(0, {"op": "procreate", "n": 1})
    t.do(0, "place water-A boat")
    assert t.wild(0, "water-A") == (3, 0)
    t = lone("water-A boat", "A25").effect(0, {"op": "produce", "n": 2}).do(0, "produce water-A")
    assert (t.raw(0, "water-A"), t.s.over()) == (2, True)


@rule("CV-38.17")
def test_points_for_fires_sites_and_oaks() -> None:
    t = lone("forest-B 2", "E21").effect(0, {"op": "procreate", "n": 1}).do(0, "place forest-B fire")
    assert t.c(0).vp == 1 + 1
    t = lone("forest-B 2", "A7", "B4")
    vp = t.s.game.box.sites[t.s.site_bag[0]].vp
    t.coming(t.s.site_bag[0]).effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1}).do(0, "reveal f1")
    assert t.c(0).vp == vp + 1 + 2
    t = lone("forest-B 2", "C18").site("c2", "mystic_oak_1").run(phases.Phase(5))
    assert t.c(0).vp == 1 + 1


@rule("CV-38.17")
def test_immunities() -> None:
    t = lone("forest-B 2", "B3").site("c2", "glacier_1").run(phases.Phase(5))
    assert t.at("forest-B 2") == "0 strong"
    t = lone("forest-B 2", "B12").give(0, food=1).run(weather.Suffer(0, 0), weather.Suffer(0, 5))
    assert (t.s.over(), t.at("forest-B 2"), t.count(0, "food")) == (True, "0 strong", 1)
    t = lone("forest-B 2").give(0, food=1).run(weather.Suffer(0, 5))
    assert (t.s.over(), t.at("forest-B 2"), t.count(0, "food")) == (True, "", 1)  # without it


@rule("CV-38.17")
def test_meteorology_resolves_milder_weather() -> None:
    for spot, kind in ((-1, "BadWeather"), (0, "IncomeActions"), (4, "Perform")):
        t = lone("forest-B 2", "C13").give(0, money=1, food=1).income(0, "I3", 3).run(weather.Temper(0, spot))
        t.do(0, "milder weather")
        assert t.asked() == kind
        assert kind != "BadWeather" or "return food" in t.answers(0)  # beyond the line becomes Hot
    for spot, kind in ((-1, "BadWeather"), (0, "BadWeather"), (1, "IncomeActions"), (3, "Perform"), (5, "BadWeather")):
        t = lone("forest-B 2", "C13").give(0, money=1, food=1).income(0, "I3", 3).tribe(0, "hills-B 2")
        t.run(weather.Temper(0, spot)).do(0, "done")
        assert (t.asked(), "return food" in t.answers(0)) == (kind, spot == 0)  # as it is


@rule("CV-38.17")
def test_peace_treaty_saves_one_tribe_an_era_for_nothing() -> None:
    t = lone("forest-B 2", "E12").tribe(0, "hills-B 2").run(weather.BadWeather(0, 0), weather.BadWeather(0, 0))
    t.do(0, "lose forest-B 2", "do save").do(0, "lose hills-B 2")
    assert (t.at("forest-B 2"), t.at("hills-B 2"), t.c(0).saved) == ("0 strong", "", 1)


@rule("CV-38.17")
def test_marsh_drainage_builds_farms_anywhere() -> None:
    t = lone("forest-B 2", "E23").farm(1, "forest-B").site("c2", "volcano_1")
    t.effect(0, {"op": "build", "kind": "farm", "n": 1}).do(0, "farm forest-B")
    assert (t.c(0).farms != 0, t.c(1).farms != 0) == (True, True)
    t.tribe(0, "hills-B 2").effect(0, {"op": "build", "kind": "farm", "n": 1})
    assert (t.answers(0), t.why(0, "farm forest-B")) == ({"farm hills-B", "done"}, "CV-13.5")  # one of its own is there
    second = [site.name for site in t.s.game.box.sites].index("volcano_2")
    t.coming(second).effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1}).do(0, "reveal d2")
    assert (t.c(0).farms != 0, t.c(1).farms != 0) == (True, False)  # the volcano takes only the other's


@rule("CV-38.17")
def test_colossus_and_pulley_ease_building() -> None:
    t = lone("forest-B 2", "D32").site("c2", "building_ground_1").give(0, salt=1)
    t.effect(0, {"op": "build", "kind": "statue", "n": 1}).do(0, "statue ground-1 of salt")
    assert t.s.statues[0] == 1
    t = lone("forest-B 2", "A17").site("c2", "building_ground_1").give(0, wood=1)
    t.effect(0, {"op": "build", "kind": "settlement", "n": 1}).do(0, "settlement 1 on ground-1")
    t.skip("GainChip")
    assert (t.c(0).settled, t.count(0, "wood")) == (1, 0)
    t = lone("forest-B 2", "A17").site("c2", "building_ground_1").give(0, wood=1, papyrus=1)
    t.effect(0, {"op": "build", "kind": "settlement", "n": 1}).do(0, "settlement 1 on ground-1")
    assert t.answers(0) == {"return wood", "skip"}
    t.do(0, "skip").skip("GainChip")
    assert t.counts(0, "wood papyrus") == [1, 0]


@rule("CV-38.17")
def test_paper_mill_puts_a_hand_card_for_a_material() -> None:
    t = lone("forest-B 2", "A13").hand(0, "A1 B9").give(0, stone=1, dexterity=1).edit(0, swapped=0)
    t.run(installing.Install(0, 0, 0, 1)).do(0, "install A1").skip("StandIn")
    assert "discard B9" in t.answers(0)
    t.do(0, "discard B9").skip("nothing")
    assert (t.c(0).hand, t.s.under[1], t.c(0).swapped) == ([], [CARD_IDS["B9"]], 1)
    assert CARD_IDS["A1"] in t.c(0).installed


@rule("CV-38.17")
def test_workshop_genetics_and_nimble_hands_ignore_a_space() -> None:
    for ability, card in (("D5", "A2"), ("C23", "B1"), ("T8", "A2"), ("T8", "D2")):
        t = lone("forest-B 2", ability).hand(0, card)
        deck = CARD_IDS[card] // 32
        assert installing.ignorable(t.s, 0, CARD_IDS[card], 0) == 1
        assert installing.ignorable(t.s, 0, CARD_IDS[card], 1) == 2  # beside the special bonus
        t.give(0, wood=1, stamina=1).run(installing.Install(0, deck, 0, 1)).do(0, f"install {card}")
        t.do(0, "column 2").skip("nothing")  # stage 2, of which one space is met
        assert CARD_IDS[card] in t.c(0).installed


@rule("CV-38.17")
def test_prehensile_tail_counts_dexterity_double() -> None:
    t = lone("forest-B 2", "B11").give(0, dexterity=1)
    price = installing.price(t.s, 0, CARD_IDS["B20"], 1, 0)
    assert price.ok
    t.give(0, dexterity=2, stamina=1)
    assert installing.price(t.s, 0, CARD_IDS["B20"], 3, 0).ok  # have 1 + 2
    t.give(0, dexterity=1)
    assert not installing.price(t.s, 0, CARD_IDS["B20"], 3, 0).ok


@rule("CV-38.17")
def test_free_trade_and_abacus() -> None:
    t = lone("forest-B 2", "C29").give(0, money=1).effect(0, {"op": "purchase", "n": 1})
    assert t.offered(0, "buy") == {"wood", "papyrus"}
    t.do(0, "buy wood")
    assert t.counts(0, "money wood") == [0, 1]
    t = lone("forest-B 2", "A15").give(0, wood=1).effect(0, {"op": "sale", "n": 1}).do(0, "sell wood for money")
    assert t.count(0, "money") == 2


@rule("CV-38.17")
def test_wheel_and_quarry_works_do_more() -> None:
    t = lone("forest-B 2", "A1").give(0, raw_forest_B=9).module(0, "transport").do(0, *["transport forest-B"] * 4)
    assert t.s.over()
    t = lone("forest-B 2", "A1").coming(6).module(0, "production").do(0, "do transport first", "do test")
    assert t.asked() == "Produce"  # failed, and nothing to carry
    t = lone("forest-B 2", "A1").give(0, raw_forest_B=3).coming(6).module(0, "production")
    t.do(0, "do transport first", "do test", "transport forest-B")
    assert (t.count(0, "wood"), t.asked()) == (1, "Produce")  # the extra one needs no success
    t = lone("forest-B 2", "D24").module(0, "production").do(0, "do produce", *["produce forest-B"] * 3)
    assert t.asked() == "SecondPart"


@rule("CV-38.17")
def test_division_of_labor_splits_planning_markers() -> None:
    t = lone("forest-B 2", "C4").module(0, "planning").do(0, "do plan", "plan 1", "plan 6")
    assert (t.counts(0, "planning_1 planning_6"), t.s.over()) == ([1, 1], True)
    t = lone("forest-B 2", "C4").effect(0, {"op": "planning", "n": 1}).do(0, "plan 3")
    assert (t.count(0, "planning_3"), t.s.over()) == (1, True)


@rule("CV-38.17")
def test_water_clock_and_calendar() -> None:
    t = lone("forest-B 2", "A16").dice(0, "1234", used=2).turn(0)
    assert t.why(0, "reset") is None
    t = lone("forest-B 2", "C20").dice(0, "12", used=4).turn(0).do(0, "reset", "done", "do idea")
    assert t.counts(0, "idea food") == [1, 1]


@rule("CV-38.17")
def test_granary_adds_diamonds() -> None:
    t = lone("forest-B 2", "D1").give(0, food=2)
    assert scoring.diamonds(t.s, 0) == 0
    t.give(0, food=3)
    assert scoring.diamonds(t.s, 0) == 1 + 2


@rule("CV-38.17")
def test_marathon_legs_and_reasoning_answer_to_what_happens() -> None:
    t = lone("forest-B 2", "T2").dice(0, "13", used=4).turn(0).do(0, "activate migration")
    t.do(0, "move forest-B 2", "settle hills-B 2", "use T2", "move hills-B 2", "settle forest-B 2")
    assert (t.at("forest-B 2"), t.s.over()) == ("0 strong", True)
    t = lone("forest-B 2", "T3").effect(0, {"op": "upgrade", "n": 1}).do(0, "upgrade trade")
    assert t.count(0, "idea") == 1
    assert asking.DISPLAYED == 3


@rule("CV-38.17")
def test_an_ability_never_answers_to_itself_nor_twice_at_once() -> None:
    t = lone("forest-B 2").hand(0, "C25").give(0, expression=1).run(installing.Install(0, 2, 0, 1))
    t.do(0, "install C25", "column 3").skip("nothing")
    assert t.c(0).vp == 0  # Pedagogy does not count its own installation
    t.hand(0, "B5").give(0, dexterity=1).run(installing.Install(0, 1, 0, 1)).do(0, "install B5", "column 4")
    t.skip("nothing")
    assert t.c(0).vp == 1
    t = lone("forest-B 2", "E3").coming(1).module(0, "sustenance", 3).tribe(0, "grassland-C 2")
    t.do(0, "do hunt", "hunt forest-B").coming(1).do(0, "hunt grassland-C")
    assert t.c(0).vp == 1  # once per turn


@rule("CV-38.17")
def test_limits_of_once_a_turn_begin_anew_with_every_turn_and_phase() -> None:
    t = (
        lone("forest-B 2", "C2", "E3")
        .edit(0, stepped=1, swapped=1, turn_used=1 << CARD_IDS["E3"])
        .dice(0, "12")
        .turn(0)
    )
    assert (t.c(0).stepped, t.c(0).swapped, t.c(0).turn_used) == (0, 0, 0)
    t.edit(0, turn_used=1 << CARD_IDS["E3"], era_used=1 << CARD_IDS["E6"], saved=1).run(phases.Phase(3))
    assert (t.c(0).turn_used, t.c(0).era_used != 0) == (0, True)
    t.run(phases.Era(2))
    assert (t.c(0).era_used, t.c(0).saved) == (0, 0)


@rule("CV-38.17")
def test_modifiers_go_no_further_than_their_number() -> None:
    for name, die, ideas, reached in (("B6", 4, 1, False), ("B6", 4, 2, True), ("C2", 3, 0, False), ("C2", 3, 1, True)):
        t = lone("forest-B 2", name).dice(0, f"1{die}", used=4).give(0, idea=ideas).turn(0)
        assert ("activate stamina" in t.answers(0)) is reached, (name, ideas)  # two ones
    t = lone("water-A boat", "D9").tribe(0, "water-A boat", "water-A boat").effect(0, {"op": "procreate", "n": 1})
    assert "place water-A boat" not in t.answers(0)  # three are enough
    for wood, offered in ((1, {"1 on ground-1"}), (0, set())):
        t = lone("forest-B 2", "A17").site("c2", "building_ground_1").give(0, wood=wood)
        t.effect(0, {"op": "build", "kind": "settlement", "n": 1})
        assert t.offered(0, "settlement") == offered  # the third costs three materials
    for money, kinds in ((0, 0), (1, 2), (2, 2), (3, 18)):
        t = lone("forest-B 2", "C29").give(0, money=money).effect(0, {"op": "purchase", "n": 1})
        assert len(t.offered(0, "buy")) == kinds
    for dice, allowed in (("1234", True), ("12345", False)):
        t = lone("forest-B 2", "A16").dice(0, dice, used=6 - len(dice)).turn(0)
        assert ("reset" in t.answers(0)) is allowed
    for stone, offered in ((1, {"A1"}), (0, set())):
        t = lone("forest-B 2", "A13").hand(0, "A1 B9 C2").give(0, stone=stone, dexterity=1)
        t.edit(0, left=[2] * 9, right=[2] * 9).run(installing.Install(0, 0, 0, 1))
        assert t.offered(0, "install") == offered  # wood and stone: one by a hand card


@rule("CV-38.17")
def test_meteorology_is_asked_when_the_weather_comes() -> None:
    for spot, asked in ((0, True), (2, False), (4, True)):  # never when it is mild
        t = lone("forest-B 2", "C13").give(0, food=1, money=1).income(0, "I3", 3).run()
        weather.resolve(t.s, spot)
        t.s.now, t.s.chance = t.s.seats, t.chance
        t.s.advance()
        assert ("milder weather" in t.answers(0)) is asked
