"""Chapter 19: the worked examples of the rulebook."""

from __future__ import annotations

from demiurge.games.nova_era import dice, disasters, production, rounds
from demiurge.games.nova_era.vocabulary import BLUE, GREEN, TERRITORY
from tests.games.nova_era.table import IDS, Move, table
from tests.rules import rule


@rule("NE-E1")
def test_dice_that_total_eleven_raise_unrest_by_one() -> None:
    t = table(2).zones("green 4, red 4, blue 3", "green 1, red 1, blue 1", "").run(dice.Pick(0))
    t.do(0, "pick zone 1")
    assert t.p(0).unrest == 1


@rule("NE-E2")
def test_the_zone_left_over_moves_invasion_eight_and_the_dark_age_three() -> None:
    t = table(2).zones("red 5, red 3, black 3", "", "")
    t.run(disasters.AdvanceDisasters(), dice.CheckDarkAge(), disasters.CheckDisasters())
    assert t.s.tracks == [0, 8, 0, 0, 3]
    assert t.asked() == "halted"  # neither a Dark Age nor a Disaster asked anybody
    assert t.events("dark age") == t.events("disaster") == []


@rule("NE-E3")
def test_military_tactics_with_a_blue_die_two_short_costs_two_knowledge() -> None:
    t = table(2).show("military-tactics").give(0, 1, 1, 1, 3).turn(0, "blue 2").do(0, "develop military-tactics")
    assert t.goods(0) == [1, 1 + 1, 1, 3 - 2]  # its own Instant brings the Military
    assert t.columns(0)[BLUE] == ["military-tactics"]


@rule("NE-E4")
def test_a_green_three_develops_blacksmithing_into_the_welfare_column() -> None:
    t = table(2).show("blacksmithing").give(0, 0, 0, 0, 0).turn(0, "green 3").do(0, "develop blacksmithing")
    assert t.columns(0)[GREEN] == ["blacksmithing"]
    assert t.goods(0) == [0, 0, 0, 0]


@rule("NE-E5")
def test_a_red_three_gains_three_military() -> None:
    t = table(2).give(0, 0, 0, 0, 0).turn(0, "red 3").do(0, "gain resources")
    assert t.goods(0) == [0, 3, 0, 0]


@rule("NE-E6")
def test_sun_tzu_for_a_black_six_calms_from_four_to_one() -> None:
    t = table(2).present("sun-tzu").give(0, unrest=4).turn(0, "black 6").do(0, "enlist sun-tzu")
    assert t.p(0).unrest == 1
    assert "sun-tzu" in t.civ(0)


@rule("NE-E7")
def test_genghis_khan_for_a_coloured_die_raises_unrest_from_one_to_six() -> None:
    t = table(2, era=2).present("genghis-khan").give(0, unrest=1).turn(0, "red 6").do(0, "enlist genghis-khan")
    assert t.p(0).unrest == 6
    assert "genghis-khan" in t.civ(0)


@rule("NE-E8")
def test_urban_development_stands_on_one_welfare_and_two_military_technologies() -> None:
    t = table(2, era=2).own(0, "irrigation", "pillage", "tyranny").show("urban-development").give(0, 0, 0, 0, 0)
    t.turn(0, "blue 1").do(0, "expand urban-development")
    assert t.columns(0)[TERRITORY] == ["urban-development"]
    assert (t.p(0).unrest, t.goods(0)) == (1, [3, 0, 0, 0])


@rule("NE-E9")
def test_of_four_columns_exactly_the_bottom_most_cards_can_be_researched() -> None:
    t = table(2).show("theater mysticism", "city-walls", "irrigation barter weaving", "roads mining").turn(0, "red 1")
    found = {text for text in t.answers(0) if text.startswith("research")}
    assert found == {"research mysticism", "research city-walls", "research weaving", "research mining"}
    assert t.refusal(0, "research theater") == "NE-11.71"


@rule("NE-E10")
def test_decline_spares_banking_damages_one_of_two_and_costs_warfare() -> None:
    t = table(3, era=2).own(0, "banking").own(1, "fishing", "mining").own(2, "warfare").tracks(yellow=10)
    t.run(disasters.CheckDisasters())
    assert t.asked() == "1 SufferDamage"
    assert t.answers(1) == {"damage fishing", "damage mining"}
    t.do(1, "damage mining")
    assert t.damaged(0) == set()
    assert t.damaged(1) == {"mining"}
    assert t.forgotten(2) == {"warfare"}
    assert t.s.tracks[2] == 0


@rule("NE-E11")
def test_irrigation_and_tyranny_produce_a_welfare_and_calm() -> None:
    t = table(4).own(0, "irrigation", "tyranny").give(0, 0, 0, 0, 0, unrest=3).run(production.Produce(0))
    assert (t.goods(0), t.p(0).unrest) == ([1, 0, 0, 0], 2)


@rule("NE-E12")
def test_fishing_and_the_economy_majority_produce_two_welfare_and_two_of_choice() -> None:
    t = table(4).own(1, "fishing", "trade-routes").give(1, 0, 0, 0, 0).run(production.Produce(1))
    t.do(1, "take yellow", "take yellow")
    assert t.goods(1) == [2, 0, 2, 0]
    assert t.asked() == "halted"


@rule("NE-E13")
def test_pillage_steals_from_those_with_fewer_military_and_not_from_an_equal() -> None:
    t = table(4).own(2, "military-training", "pillage").own(3, "oppression", "tributes").give(2, 0, 0, 0, 0)
    t.run(production.Produce(2))
    t.do(2, "take green", "take yellow")  # seat 3, next to the left, has as many; then seats 0 and 1
    assert t.goods(2) == [1, 1, 1, 0]
    assert (t.goods(0), t.goods(1), t.goods(3)) == ([0, 1, 1, 1], [1, 1, 0, 1], [1, 1, 1, 1])


@rule("NE-E14")
def test_oppression_and_theater_cancel_out_and_tributes_fail_on_a_tie() -> None:
    t = table(4).own(2, "military-training", "pillage").own(3, "oppression", "tributes", "theater")
    t.give(3, 0, 0, 0, 0, unrest=3).run(production.Produce(3))
    t.do(3, "take blue")
    assert (t.goods(3), t.p(3).unrest) == ([0, 0, 0, 1], 3)
    assert t.asked() == "halted"


@rule("NE-E15")
def test_dice_that_total_twelve_at_five_enter_the_zone_and_fall_at_once() -> None:
    t = table(2).give(0, unrest=5).zones("green 5, red 4, blue 3", "green 1, red 1, blue 1", "").run(dice.Pick(0))
    t.do(0, "pick zone 1")
    assert t.p(0).unrest == 7
    assert t.faces(0) == ["green 4", "red 3", "blue 2"]


@rule("NE-E16")
def test_a_civil_war_damages_one_of_each_colour_that_is_there_and_the_territory() -> None:
    t = table(2, era=2).own(0, "irrigation", "tyranny", "mining", "roads", "river-valley").dice(0, "green 5", "red 4")
    t.give(0, unrest=9).run(Move(0, 1))
    assert t.answers(0) == {"damage mining", "damage roads"}
    t.do(0, "damage roads")
    assert t.damaged(0) == {"irrigation", "tyranny", "roads", "river-valley"}
    assert t.p(0).unrest == 0
    assert t.faces(0) == ["green 5", "red 4"]


@rule("NE-E17")
def test_crossbows_make_archery_obsolete() -> None:
    t = table(2, era=2).own(1, "archery").show("crossbows").give(0, 0, 6, 0, 0).turn(0, "red 6")
    t.do(0, "develop crossbows")
    assert t.forgotten(1) == {"archery"}
    assert [event.data[0] for event in t.events("obsolete")] == [IDS["archery"]]


def test_the_halting_table_goes_on_where_a_round_is_run() -> None:
    t = table(2).run(rounds.Round())
    assert t.asked() == "0 Pick"
    t.sound()
