"""Chapters 30 to 33 and 35: sites, feeding, events, categories and the final scoring."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import events, feeding, phases, scoring, site_phase, sites, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.site_phase import Oaks
from tests.games.civolution.table import RECESS_IDS, Table, table
from tests.rules import rule


def event(t: Table, name: str) -> Table:
    t.s.event = int(name[1:]) - 1
    return t


# ---- phase 5
@rule("CV-30.1", "CV-30.4")
def test_the_order_is_gorges_glaciers_oaks_and_without_food_nothing_is_paid() -> None:
    t = table(2).site("c2", "gorge_1").site("b3", "glacier_1").site("c1", "mystic_oak_1").give(1, food=1)
    t.run(phases.Phase(5))
    assert (t.count(0, "food"), t.count(1, "food"), t.c(0).vp) == (0, 0, 0)  # gorges first, nobody asked
    assert [e.kind for e in t.play.journal.events if e.kind in ("gorge", "freeze")] == ["gorge", "freeze", "freeze"]


@rule("CV-30.2", "CV-30.3", "CV-E48")
def test_each_gorge_costs_a_food() -> None:
    t = table(2).clear().tribe(0, "forest-D 2").tribe(1, "desert-G 2").site("c1", "gorge_1").site("c2", "gorge_2")
    t.give(0, food=3).give(1, food=3).run(phases.Phase(5))
    assert (t.count(0, "food"), t.count(1, "food")) == (1, 3)  # one territory that touches both


@rule("CV-30.5", "CV-30.6", "CV-30.7")
def test_each_glacier_weakens_a_strong_tribe_of_choice() -> None:
    t = table(2).clear().tribe(0, "forest-D 2", "forest-D fire", "forest-D wild").tribe(0, "hills-B 2", weak=True)
    t.site("c1", "glacier_1").site("c2", "glacier_2").run(phases.Phase(5))
    assert t.offered(0, "weaken") == {"forest-D 2", "forest-D fire", "forest-D wild"}
    assert t.why(0, "weaken hills-B 2") == "CV-30.5"
    t.do(0, "weaken forest-D wild", "weaken forest-D fire")
    assert (t.at("forest-D 2"), t.at("forest-D fire"), t.wild(0, "forest-D")) == ("0 strong", "0 weak", (0, 1))
    t = table(2).clear().tribe(0, "forest-D 2", weak=True).site("c1", "glacier_1").run(phases.Phase(5))
    assert t.s.over()


@rule("CV-30.1", "CV-39.4")
def test_the_sites_are_gone_through_in_seating_order() -> None:
    for first in (0, 1):
        t = table(2).clear().tribe(0, "forest-D 2", "forest-D wild").tribe(1, "hills-B 2", "hills-B fire")
        t.s.first = first
        t.give(0, food=2).give(1, food=2).site("c1", "glacier_1").site("c2", "gorge_1").site("d1", "mystic_oak_1")
        t.run(phases.Phase(5))
        assert (t.s.waiting(), [c.at[v.GOODS.index("food")] for c in t.s.civs]) == ([first], [1, 2])  # gorges are done
        assert t.events("vp") == []  # oaks come last
        t.do(first, sorted(t.answers(first))[0])
        assert t.s.waiting() == [1 - first]
        t.do(1 - first, sorted(t.answers(1 - first))[0])
        assert [c.vp for c in t.s.civs] == [0, 1]


@rule("CV-30.8", "CV-30.9", "CV-E25")
def test_two_oaks_for_red_and_blue() -> None:
    # oak 1 (c2): water A, forests B and D; oak 2 (c3): water A, mountains B, desert C
    t = table(2).clear().tribe(0, "water-A boat", "forest-D 2", "desert-C 2").tribe(1, "mountains-B 2", "desert-C fire")
    t.site("c2", "mystic_oak_1").site("c3", "mystic_oak_2").run(Oaks())
    assert [c.vp for c in t.s.civs] == [2 + 1 + 2 + 2, 1 + 2]
    worth = {kind: site_phase.RICH[i] for i, kind in enumerate(v.TYPES)}
    assert worth == {"forest": 1, "grassland": 1, "hills": 1, "mountains": 1, "swamp": 2, "desert": 2, "water": 2}


@rule("CV-30.1", "CV-30.8")
def test_the_site_phase_ends_with_the_oaks() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "forest-D 2").tribe(1, "forest-B 3").site("c2", "mystic_oak_1")
    t.run(phases.Phase(5))
    assert [c.vp for c in t.s.civs] == [2, 1]


@rule("CV-37.1")
def test_only_revealed_sites_have_an_effect() -> None:
    t = table(2)
    assert [sites.beside(t.s, kind) for kind in range(len(v.SITES))] == [0] * len(v.SITES)
    for index in (0, 12, 23):
        t = table(2).site("c2", t.s.game.box.sites[index].name)
        for kind in range(len(v.SITES)):
            there = t.s.game.box.sites[index].kind == kind
            assert sites.revealed(t.s, kind) == ([RECESS_IDS["c2"]] if there else [])
            assert sites.beside(t.s, kind) == (t.s.touch[RECESS_IDS["c2"]] if there else 0)


@rule("CV-37.1", "CV-37.15")
def test_the_sites() -> None:
    t = table(2)
    kinds = [v.SITES[site.kind] for site in t.s.game.box.sites[:24]]
    assert {kind: kinds.count(kind) for kind in v.SITES} == {
        "building_ground": 6, "gorge": 2, "glacier": 2, "mystic_oak": 3, "hidden_grotto": 2, "holy_rock": 2, "cave": 3,
        "mushroom_valley": 2, "volcano": 2,
    }  # fmt: skip


# ---- phase 6
@rule("CV-31.1", "CV-31.6")
def test_feeding_in_seating_order_and_each_tribe_by_choice() -> None:
    t = table(2).give(0, food=1).give(1, food=5).run(phases.Phase(6))
    assert t.s.waiting() == [0]
    assert t.offered(0, "feed") == {"forest-B 2", "grassland-C 2"}
    t.do(0, "feed forest-B 2")
    assert (t.count(0, "food"), t.s.waiting()) == (0, [1])  # no food is left
    assert (t.at("forest-B 2"), t.at("grassland-C 2")) == ("0 strong", "0 weak")
    t.do(1, "done")  # it need not feed anybody
    assert (t.at("forest-B 3"), t.count(1, "food")) == ("1 weak", 5)


@rule("CV-31.2", "CV-31.3", "CV-31.4")
def test_what_a_tribe_needs() -> None:
    t = (
        table(2)
        .tribe(0, "forest-B wild", "water-A boat", "grassland-C wild")
        .farm(0, "forest-B")
        .farm(1, "grassland-C")
    )
    t.s.fed, t.s.cheap = [], -1

    def need(place: str) -> int:
        from tests.games.civolution.table import PLACES

        return feeding.cost(t.s, 0, PLACES[place])

    assert [need(place) for place in ("forest-B 2", "forest-B wild")] == [0, 1]  # with the own farm
    assert [need(place) for place in ("grassland-C 2", "grassland-C wild", "water-A boat")] == [1, 2, 1]
    t.give(0, food=5).run(phases.Phase(6)).do(0, "feed all")
    assert t.count(0, "food") == 0


@rule("CV-31.5")
def test_cards_reduce_the_food() -> None:
    t = table(2).clear().tribe(0, "desert-C 2", "forest-B wild", "hills-B 2").installed(0, "B7", "C28", column=0)
    t.installed(0, "D10").give(0, food=1).run(phases.Phase(6)).do(0, "cheaper food in hills-B", "feed all")
    assert (t.count(0, "food"), t.at("desert-C 2"), t.at("hills-B 2")) == (0, "0 strong", "0 strong")


@rule("CV-31.7", "CV-31.8")
def test_unfed_strong_tribes_lie_down_and_weak_ones_die() -> None:
    t = table(2).clear().tribe(0, "forest-B 2").tribe(0, "hills-B 2", "desert-C 2", weak=True).give(0, food=1)
    t.run(phases.Phase(6)).do(0, "feed desert-C 2")
    assert (t.at("forest-B 2"), t.at("hills-B 2"), t.at("desert-C 2")) == ("0 weak", "", "0 weak")
    assert t.c(0).tribes == 18


@rule("CV-31.2", "CV-31.7")
def test_tribes_in_one_wilderness_are_fed_one_by_one() -> None:
    t = table(3).clear().tribe(0, "forest-B wild").tribe(1, *["forest-B wild"] * 3)
    t.tribe(1, "forest-B wild", "forest-B wild", weak=True).give(1, food=7)
    t.run(feeding.FeedTribes(1)).do(1, "feed forest-B wild", "feed forest-B wild", "feed forest-B wild weak")
    assert (t.wild(1, "forest-B"), t.count(1, "food"), t.c(1).tribes) == ((2, 2), 1, 16)  # one lay down, one died
    assert t.events("fed") == [[3, 1, 1]]
    assert t.wild(0, "forest-B") == (1, 0)
    t = table(2).clear().tribe(1, *["forest-B wild"] * 3).give(1, food=6)
    t.run(feeding.FeedTribes(1)).do(1, "feed forest-B wild", "feed all")  # the two others
    assert (t.wild(1, "forest-B"), t.count(1, "food"), t.s.over()) == ((3, 0), 0, True)
    assert t.events("fed") == [[3, 0, 0]]


@rule("CV-31.7")
def test_everybody_who_is_not_fed_is_weakened() -> None:
    t = table(2).clear().tribe(0, *["forest-B wild"] * 3).tribe(0, *["forest-B wild"] * 2, weak=True).give(0, food=2)
    t.run(feeding.FeedTribes(0)).do(0, "done")
    assert (t.wild(0, "forest-B"), t.c(0).tribes, t.count(0, "food")) == ((0, 3), 17, 2)


@rule("CV-31.9", "CV-31.10", "CV-R32")
def test_deus_ex_machina() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "hills-B 2", weak=True).edit(0, favor=1).run(phases.Phase(6))
    t.do(0, "do save")
    assert (t.c(0).favor, t.c(0).tribes) == (0, 19)
    assert sorted([t.at("forest-B 2"), t.at("hills-B 2")]) == ["", "0 weak"]  # the second could not be saved


@rule("CV-31.11")
def test_strong_tribes_score() -> None:
    t = table(2).clear().tribe(0, "forest-B 2", "water-A boat", "hills-B wild").tribe(0, "hills-B 2", weak=True)
    t.give(0, food=9).run(phases.Phase(6)).do(0, "feed all")
    assert t.c(0).vp == 3


# ---- phase 7
@rule("CV-32.1", "CV-32.14")
def test_weather_event_scoring_and_monolith_in_this_order() -> None:
    t = event(table(2), "F5").edit(0, prestige=3)
    t.s.era_tiles = [1, 2, 3, 4]
    t.run(phases.Phase(7)).skip("nothing")
    kinds = [e.kind for e in t.play.journal.events if e.kind in ("weather", "event bonus", "category", "monolith")]
    assert kinds == ["weather", "event bonus", "category", "category", "monolith"]
    assert t.s.era_tiles[0] == -1


@rule("CV-32.2", "CV-32.3")
def test_the_indicator_and_the_white_lines() -> None:
    for start, steps, end, spot in ((2, 1, 1, 1), (2, -2, 4, 4), (1, 2, 0, -1), (4, -1, 4, 5), (0, -2, 2, 2)):
        t = table(2)
        t.s.weather = start
        assert (weather.change(t.s, steps), t.s.weather) == (spot, end)


@rule("CV-32.4", "CV-32.5", "CV-32.6")
def test_effects_of_the_weather() -> None:
    def asked(spot: int) -> Table:
        t = table(2).income(0, "I3", 3).give(0, money=1, food=1).give(1, money=3)
        t.s.first = 1
        weather.resolve(t.run().s, spot)
        t.s.now = t.s.seats
        t.s.advance()
        return t

    for spot, kind in (
        (0, "BadWeather"),
        (1, "IncomeActions"),
        (2, "FineWeather"),
        (3, "Perform"),
        (4, "BadWeather"),
        (5, "BadWeather"),
    ):
        t = asked(spot)
        assert (t.asked(), t.s.waiting()) == (kind, [1])  # in seating order
        assert ("done" in t.answers(1)) == (kind != "BadWeather")  # positive ones may be declined
    for spot, food in ((-1, False), (0, True), (4, True), (5, False)):  # beyond a line food does not help
        t = asked(spot).do(1, "lose forest-B 3")
        assert ("return food" in t.answers(0)) == food
    for spot, answers in (
        (1, ["point SC2"]),
        (2, ["do income", "point SC2"]),
        (2, ["do activity", "activity console", "advance culture"]),
        (3, ["activity console", "advance culture"]),
    ):
        t = asked(spot).do(1, *answers)  # one action, then it is the next civ's turn
        assert t.s.waiting() == [0]
    t = asked(2).do(1, "done").do(0, "do income", "income I3")
    assert t.count(0, "food") == 3


@rule("CV-32.7", "CV-R9")
def test_what_can_be_done_must_be_done() -> None:
    t = table(2).tribe(0, "hills-B 2", weak=True).run(weather.BadWeather(0, 1))
    assert t.answers(0) == {"lose forest-B 2", "lose grassland-C 2", "lose hills-B 2"}  # strong or weak
    assert t.why(0, "return food") == "CV-32.7"
    t.give(0, food=1)
    assert "return food" in t.answers(0)
    t.clear().run(weather.BadWeather(0, 1))
    assert (t.count(0, "food"), t.s.over()) == (0, True)
    t.run(weather.BadWeather(0, 1))
    assert t.s.over()
    t = table(2).give(0, food=3).run(weather.BadWeather(0, 0))
    assert t.why(0, "return food") == "CV-R9"  # beyond a line a tribe must go


@rule("CV-32.6")
def test_fine_weather_gives_one_activity_or_one_income_action() -> None:
    for said, kind in (("do activity", "Perform"), ("do income", "IncomeActions")):
        t = table(2).give(0, money=2).income(0, "I3", 3).run(weather.FineWeather(0)).do(0, said)
        question = t.s.decision(0)
        assert (t.asked(), question.left) == (kind, 1)  # type: ignore[attr-defined]
        assert getattr(question, "different", 0) == getattr(question, "done", 0) == 0


@rule("CV-32.8")
def test_the_removed_tribe_may_stand_anywhere_and_be_saved() -> None:
    t = table(2).tribe(0, "water-A boat", "desert-G wild").edit(0, favor=2).run(weather.BadWeather(0, 1))
    assert t.offered(0, "lose") == {"forest-B 2", "grassland-C 2", "water-A boat", "desert-G wild"}
    assert t.why(0, "lose forest-B 3") == "CV-32.8"
    t.do(0, "lose desert-G wild", "do save")
    assert (t.wild(0, "desert-G"), t.c(0).favor) == ((1, 0), 1)
    t.run(weather.BadWeather(0, 1)).do(0, "lose water-A boat", "do let die")
    assert (t.wild(0, "water-A"), t.c(0).favor) == ((0, 0), 1)


@rule("CV-32.9", "CV-32.12")
def test_events_reward_each_civ_that_qualifies() -> None:
    t = event(table(3), "F15").tribe(1, "hills-B 2", "desert-C 2").tribe(2, "hills-B fire", "desert-C fire")
    t.s.first = 2
    assert events.entitled(t.s) == [2, 1]
    t.run(events.Bonus())
    assert (t.c(1).vp, t.c(2).vp, t.c(0).vp) == (1, 1, 0)
    told = [(e.kind, e.seat) for e in t.play.journal.events if e.kind in ("event bonus", "vp")]
    assert told == [("event bonus", 2), ("vp", 2), ("event bonus", 1), ("vp", 1)]  # in seating order
    assert events.entitled(event(table(2), "F2").s) == []  # nobody has 6 tribes: forfeited


@rule("CV-32.11", "CV-R16")
def test_the_most_must_be_unambiguous_and_above_zero() -> None:
    t = event(table(3), "F17")
    assert events.entitled(t.s) == []
    t.give(0, money=2).give(1, money=2)
    assert events.entitled(t.s) == []
    t.give(1, money=3)
    assert events.entitled(t.s) == [1]
    t = event(table(3), "F10").edit(1, favor=1).edit(2, favor=1)
    assert events.entitled(t.s) == [0]  # the fewest may be 0


@rule("CV-32.10", "CV-R48")
def test_a_farm_may_be_given_up_for_the_bonus_or_not() -> None:
    t = event(table(2), "F4").farm(0, "forest-B").run(events.Bonus())
    assert t.answers(0) == {"remove farm forest-B", "done"}
    t.do(0, "remove farm forest-B")
    assert (t.c(0).farms, t.c(0).vp, t.count(0, "food")) == (0, 6, 2)
    t = event(table(2), "F4").farm(0, "forest-B").farm(1, "grassland-C").farm(0, "hills-B").run(events.Bonus())
    t.do(0, "done")
    assert [c.vp for c in t.s.civs] == [0, 0]  # it never passes to another civ


@rule("CV-R17")
def test_a_removed_boat_goes_back_and_its_tribes_die_or_are_saved() -> None:
    t = (
        event(table(2), "F20")
        .tribe(0, "water-A boat")
        .edit(0, favor=1)
        .run(events.Bonus())
        .do(0, "remove boat water-A")
    )
    assert t.why(0, "refuge mountains-B") == "CV-R17"  # not developed
    assert t.offered(0, "refuge") == {"forest-B", "grassland-C"}
    t.do(0, "refuge forest-B")
    assert (t.wild(0, "forest-B"), t.c(0).favor, t.c(0).boats, t.c(0).vp) == ((1, 0), 0, 0, 7)
    assert t.s.game.faults(t.s) == []
    t = event(table(2), "F20").tribe(0, "water-A boat").run(events.Bonus()).do(0, "remove boat water-A")
    assert (t.c(0).boats, t.c(0).tribes, t.c(0).vp) == (0, 18, 7)  # no favor, no rescue
    assert t.s.game.faults(t.s) == []


@rule("CV-32.13", "CV-33.12")
@pytest.mark.parametrize(("era", "each"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_the_category_of_the_era_is_scored(era: int, each: int) -> None:
    t = table(2).edit(0, prestige=3).edit(1, prestige=1)
    t.s.era, t.s.era_tiles = era, [1, 1, 1, 1]
    t.run(events.EraScoring())
    assert [c.vp for c in t.s.civs] == [3 * each, each]


@rule("CV-32.15", "CV-32.17")
def test_the_monolith_goes_to_who_scored_most() -> None:
    t = table(3).edit(1, culture=3)
    t.s.era_tiles = [4, 4, 4, 4]
    t.run(events.EraScoring())
    assert t.s.first == 1
    t.run(events.EraScoring())
    assert t.s.first == 1  # alone with the most: it keeps it


@rule("CV-32.16", "CV-R15")
def test_in_a_tie_it_goes_to_the_next_after_the_outgoing_civ() -> None:
    t = table(3)
    t.s.era_tiles, t.s.first = [4, 4, 4, 4], 1
    t.run(events.EraScoring())
    assert t.s.first == 2  # all at 0
    t.edit(2, culture=2).edit(1, culture=2)
    t.run(events.EraScoring())
    assert t.s.first == 1  # the outgoing civ comes last


# ---- categories
@rule("CV-33.1", "CV-33.2")
def test_tracks_and_evolution() -> None:
    t = table(2).edit(0, construction=7).give(0, calm=2, stamina=1)
    assert (scoring.units(t.s, 0, 3), scoring.units(t.s, 0, v.EVOLUTION)) == (7, 3)


@rule("CV-33.3", "CV-33.4", "CV-E26")
def test_food_diamonds() -> None:
    for food, found in ((2, 0), (3, 1), (5, 1), (6, 2), (17, 5), (18, 5), (30, 5)):
        assert scoring.units(table(2).give(0, food=food).s, 0, v.PROSPERITY) == found


@rule("CV-33.5", "CV-33.9", "CV-E39")
def test_money_diamonds() -> None:
    for money, found in ((1, 0), (4, 2), (5, 2), (10, 5), (14, 5)):
        assert scoring.diamonds(table(2).give(0, money=money).s, 0) == found


@rule("CV-33.6", "CV-E40")
def test_settlement_diamonds() -> None:
    t = table(2).edit(0, settled=0b0101)
    assert scoring.diamonds(t.s, 0) == 1 + 2
    t.edit(0, settled=0b1000)
    assert scoring.diamonds(t.s, 0) == 3


@rule("CV-33.7", "CV-33.8", "CV-E41")
def test_storage_diamonds() -> None:
    t = table(2).give(0, wood=1, beeswax=3)
    assert scoring.diamonds(t.s, 0) == 1
    t.give(0, herbs=1, gold=1)
    assert scoring.diamonds(t.s, 0) == 1 + 2
    t.give(0, sand=1, copper=1)
    assert scoring.diamonds(t.s, 0) == 3  # no common gap
    t.give(0, salt=1)
    assert scoring.diamonds(t.s, 0) == 3 + 1 + 2


@rule("CV-33.10", "CV-33.11")
def test_population_and_expansion() -> None:
    t = table(2).tribe(0, "forest-B wild", "water-A boat")
    assert (scoring.units(t.s, 0, v.POPULATION), scoring.units(t.s, 0, v.EXPANSION)) == (4, 3)


# ---- the final scoring
@rule("CV-35.1", "CV-35.2")
def test_all_nine_categories_with_their_values() -> None:
    t = table(2).edit(0, technology=2).give(0, calm=3)
    t.s.final_tiles = 1 << 0 | 1 << v.POPULATION
    t.run(scoring.Final())
    mine = t.events("category")[::2]
    assert [category for category, _ in mine] == list(range(9))
    assert [vp for _, vp in mine] == [4, 0, 0, 0, 0, 3, 0, 6, 4]


@rule("CV-35.3", "CV-35.4", "CV-E28")
def test_stages_score_with_their_tiles() -> None:
    t = table(2)
    for n in range(1, 7):
        t.income(0, f"I{n}", 3)
    assert scoring.stage_points(t.s, t.c(0)) == 2 + 3 + 4
    t.edit(0, stages=2)
    assert scoring.stage_points(t.s, t.c(0)) == 2 + 3 + 4 + 10
    t = table(2)
    for n, half in ((1, 1), (2, 2), (3, 1)):
        t.goal_installed(0, f"G{n}", 3, half)
    assert scoring.stage_points(t.s, t.c(0)) == 2 + 2 + 3  # each goal chip singly
    t = table(2).installed(0, "C1", "C2", "C3", column=1).goal_installed(0, "G1", 8, 1).goal_installed(0, "G2", 8, 1)
    t.goal_installed(0, "G3", 8, 1).edit(0, stages=1)  # both columns begin at stage 3
    assert scoring.stage_points(t.s, t.c(0)) == 7 + (4 + 7) + (4 + 7)  # goal chip and insight in stage 5: nothing
    t.edit(0, stages=3)
    assert scoring.stage_points(t.s, t.c(0)) == 7 + (4 + 7 + 10) + (4 + 7 + 10)


@rule("CV-E38")
def test_the_starting_chip_card_is_worth_seven_with_the_tile_of_stage_four() -> None:
    t = table(2)
    assert scoring.stage_points(t.s, t.c(0)) == 0
    t.edit(0, stages=1)
    assert scoring.stage_points(t.s, t.c(0)) == 7


@rule("CV-35.5", "CV-35.6", "CV-E29")
def test_a_point_bonus_counts_cards_and_income_chips_of_its_column() -> None:
    t = table(2).installed(0, "A32", "A1", "A2", column=3).income(0, "I1", 3).installed(0, "B1", column=4)
    assert scoring.point_bonuses(t.s, t.c(0)) == 2 * 4


@rule("CV-E37")
def test_two_point_bonuses_in_a_column_both_count() -> None:
    t = table(2).installed(0, "C7", "C27", "C1", column=3)
    assert scoring.point_bonuses(t.s, t.c(0)) == 3 + 3


@rule("CV-35.7", "CV-35.8", "CV-R36")
def test_who_wins() -> None:
    t = table(3).edit(0, vp=10).edit(1, vp=12).edit(2, vp=12)
    for civ in range(3):
        t.edit(civ, levels=[0] * 15)
    t.s.first = 2
    assert scoring.ranking(t.s) == [2, 1, 0]  # seating order after the last monolith
    t.edit(1, levels=[1] + [0] * 14)
    assert scoring.ranking(t.s) == [1, 2, 0]  # more upgrades
    assert t.s.ranking() == [[1], [2], [0]]  # what the table, the arena and records show
    t.edit(2, levels=[0, 1] + [0] * 13).edit(0, vp=12, levels=[1, 1] + [0] * 13)
    assert t.s.ranking() == [[0], [2], [1]]
