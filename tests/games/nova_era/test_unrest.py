"""Chapters 7 and 8: Unrest, the Unrest Zone and Civil War, with the rulings about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from demiurge.games.nova_era import dice, production, unrest
from demiurge.games.nova_era.actions import SPACE
from demiurge.games.nova_era.state import STEADY
from demiurge.games.nova_era.vocabulary import YELLOW
from tests.games.nova_era.table import Move, Table, table, with_effect
from tests.rules import rule

ONES = "yellow 1, yellow 1, black 1"


def moved(t: Table, *moves: int) -> Table:
    return t.run(*[Move(0, n) for n in moves])


# ---- chapter 7
@rule("NE-1.9")
def test_the_zone_is_seven_to_nine() -> None:
    assert [n for n in range(11) if unrest.in_zone(table().s, n)] == [7, 8, 9]


@rule("NE-7.1")
@pytest.mark.parametrize(("before", "n", "falls"), [(6, 1, True), (3, 6, True), (5, 1, False), (7, 1, False)])
def test_who_enters_the_zone_has_all_dice_reduced_by_one_but_not_below_one(before: int, n: int, falls: bool) -> None:
    t = moved(table().give(0, unrest=before).dice(0, "green 5", "red 1", "black 2"), n)
    assert t.faces(0) == (["green 4", "red 1", "black 1"] if falls else ["green 5", "red 1", "black 2"])


@rule("NE-7.1")
def test_the_reduction_lasts_for_the_rest_of_the_round_and_new_dice_come_whole() -> None:
    t = moved(table().give(0, unrest=6).dice(0, "green 5"), 1)
    assert t.p(0).reduced == 1
    t.dice(0).give(0, unrest=0).round()
    assert t.p(0).reduced == 0


@rule("NE-7.2")
def test_who_is_in_the_zone_when_picking_has_the_picked_dice_reduced() -> None:
    t = table().give(0, unrest=8).zones("green 3, red 3, blue 3", "", ONES).run(dice.Pick(0)).do(0, "pick zone 1")
    assert (t.p(0).unrest, t.faces(0)) == (8, ["green 2", "red 2", "blue 2"])


@rule("NE-7.3")
def test_dice_are_reduced_once_a_round_however_often_the_zone_is_entered() -> None:
    t = moved(table().give(0, unrest=6).dice(0, "green 5", "red 4"), 1, -3, 4, -2, 2)
    assert t.faces(0) == ["green 4", "red 3"]


@rule("NE-7.3")
def test_who_picked_in_the_zone_and_leaves_it_is_not_reduced_again() -> None:
    t = table().give(0, unrest=8).zones("green 3, red 3, blue 3", "", ONES)
    t.run(dice.Pick(0), Move(0, -4), Move(0, 4)).do(0, "pick zone 1")
    assert t.faces(0) == ["green 2", "red 2", "blue 2"]


@rule("NE-7.4")
def test_unrest_and_dark_age_together_reduce_by_two_but_not_below_one() -> None:
    t = table().give(0, unrest=7).zones("green 5, red 2, blue 1", "", ONES).tracks(black=10)
    t.run(dice.Pick(0), dice.DarkAge(0)).do(0, "pick zone 1")
    t.do(0, "return red 1")
    assert t.faces(0) == ["green 3", "blue 1"]


@rule("NE-7.5")
def test_unrest_never_falls_below_zero() -> None:
    assert moved(table().give(0, unrest=2), -5).p(0).unrest == 0
    t = moved(table().give(0, unrest=0), -1)
    assert (t.p(0).unrest, t.events("unrest")) == (0, [])  # nothing has moved


@rule("NE-R23")
def test_the_die_being_spent_keeps_the_value_it_was_spent_with() -> None:
    t = table().present("alexander-the-great").give(0, unrest=5).dice(1, "red 4").turn(0, "black 4", "green 4")
    t.do(0, "spend black 4", "enlist alexander-the-great")
    assert t.p(0).unrest == 5 + 6 - 4  # the black die counts 4, though it is spent on the way into the Zone
    assert (t.faces(0), t.faces(1)) == (["green 3"], ["red 4"])  # only the own unspent die fell
    t.give(0, 0, 0, 0, 0).turn(0, "green 3").do(0, "gain resources")
    assert t.goods(0) == [3, 0, 0, 0]  # a reduced die counts what it shows, and no less


@rule("NE-R23")
def test_what_a_die_has_paid_is_paid_though_the_card_leads_into_the_zone() -> None:
    t = table(2, era=3).show("nuclear-deterrence").give(0, 0, 12, 0, 0, unrest=6)
    t.turn(0, "red 6", "green 4", "blue 2").do(0, "spend red 6", "develop nuclear-deterrence")
    assert (t.p(0).unrest, t.goods(0), t.faces(0)) == (8, [0, 6, 0, 0], ["green 3", "blue 1"])


@rule("NE-R24")
def test_the_reduction_is_not_undone_when_the_marker_leaves_the_zone() -> None:
    t = moved(table().give(0, unrest=6).dice(0, "green 5"), 1, -7)
    assert (t.p(0).unrest, t.faces(0)) == (0, ["green 4"])


@rule("NE-R25")
def test_entering_the_zone_without_dice_touches_only_the_dice_of_the_next_round() -> None:
    t = moved(table().give(0, unrest=6), 1)
    assert (t.p(0).reduced, t.events("reduced")) == (0, [])
    t.zones("green 3, red 3, blue 3", "", ONES).run(dice.Pick(0)).do(0, "pick zone 1")
    assert t.faces(0) == ["green 2", "red 2", "blue 2"]


# ---- chapter 8
@rule("NE-8.1", "NE-R26")
@pytest.mark.parametrize("n", [1, 5])
def test_a_civil_war_starts_at_once_on_the_last_space_and_what_is_beyond_is_lost(n: int) -> None:
    t = moved(table().own(0, "irrigation", "theater").give(0, unrest=9), n)
    assert (t.asked(), t.p(0).unrest) == ("0 WarDamage", 10)


@rule("NE-8.2")
def test_a_civil_war_damages_one_technology_of_each_colour_and_one_territory() -> None:
    t = (
        table(2, era=2)
        .own(0, "irrigation", "tyranny", "mining", "mysticism", "river-valley", "homer")
        .give(0, unrest=9)
    )
    moved(t, 1)
    assert t.damaged(0) == {"irrigation", "tyranny", "mining", "mysticism", "river-valley"}
    assert "homer" in t.civ(0)


@rule("NE-8.3")
def test_the_owner_chooses_the_card_of_a_colour_and_a_missing_colour_is_ignored() -> None:
    t = moved(table().own(0, "irrigation", "theater", "mining", "roads").give(0, unrest=9), 1)
    assert t.asks_for(0, "damage *", "spare *").answers(0) == {"damage irrigation", "damage theater"}
    assert t.refusal(0, "damage mining") == "NE-8.2"  # its column comes later
    t.do(0, "damage theater", "damage mining")
    assert t.damaged(0) == {"theater", "mining"}
    t = table().own(0, "irrigation", "theater", "festivals").damage(0, "festivals").give(0, unrest=9)
    assert moved(t, 1).refusal(0, "damage festivals") == "NE-R16"


@rule("NE-8.4")
def test_when_the_cards_are_damaged_unrest_is_zero() -> None:
    t = moved(table().own(0, "irrigation", "theater").give(0, unrest=9), 1)
    assert t.p(0).unrest == 10
    t.do(0, "damage theater")
    assert t.p(0).unrest == 0


@rule("NE-8.5", "NE-R27")
def test_a_civil_war_and_the_way_to_it_leave_the_dice_as_they_are() -> None:
    t = moved(table().give(0, unrest=5).dice(0, "green 5", "black 6"), 6)
    assert (t.p(0).unrest, t.faces(0)) == (0, ["green 5", "black 6"])


@rule("NE-R27")
def test_a_reduction_of_the_same_round_stays_after_a_civil_war() -> None:
    t = moved(table().give(0, unrest=6).dice(0, "green 5"), 1, 3)
    assert (t.p(0).unrest, t.faces(0)) == (0, ["green 4"])


@rule("NE-R28")
def test_picked_dice_that_start_a_civil_war_are_not_reduced() -> None:
    t = table().give(0, unrest=8).zones("green 6, red 4, blue 4", "", ONES).run(dice.Pick(0)).do(0, "pick zone 1")
    assert (t.p(0).unrest, t.faces(0)) == (0, ["green 6", "red 4", "blue 4"])


@rule("NE-R29")
def test_the_zone_entered_after_a_civil_war_reduces_unless_it_did_before() -> None:
    t = moved(table().give(0, unrest=4).dice(0, "green 5"), 6, 7)
    assert (t.p(0).unrest, t.faces(0)) == (7, ["green 4"])
    t = moved(table().give(0, unrest=6).dice(0, "green 5"), 1, 3, 7)
    assert (t.p(0).unrest, t.faces(0)) == (7, ["green 4"])


@rule("NE-R30", "NE-R42")
def test_a_personality_may_be_enlisted_into_a_civil_war_and_arrives_after_it() -> None:
    t = table().own(0, "irrigation", "theater").present("julius-caesar").give(0, unrest=6).turn(0, "green 1")
    t.do(0, "enlist julius-caesar")
    assert t.asked() == "0 WarDamage"
    assert "julius-caesar" not in t.civ(0)
    t.sound().do(0, "damage theater")
    assert "julius-caesar" in t.civ(0)


@rule("NE-R31")
def test_a_civil_war_started_by_an_instant_may_damage_the_new_card() -> None:
    t = table(2, era=3).own(0, "military-training").show("nuclear-deterrence").give(0, 0, 12, 0, 0, unrest=8)
    t.turn(0, "red 6").do(0, "develop nuclear-deterrence")
    assert t.answers(0) == {"damage military-training", "damage nuclear-deterrence"}


@rule("NE-R22")
def test_all_instants_are_resolved_though_a_civil_war_damages_the_card_between_them() -> None:
    t = (
        table(2, era=2)
        .own(0, "irrigation", "tyranny", "pillage")
        .show("urban-development")
        .give(0, 0, 0, 0, 0, unrest=9)
    )
    t.turn(0, "blue 1").do(0, "expand urban-development", "damage tyranny")
    assert "urban-development" in t.damaged(0)
    assert t.goods(0) == [3, 0, 0, 0]


@rule("NE-R32", "NE-R16")
def test_where_a_colour_has_no_undamaged_card_nothing_happens_and_nothing_goes_to_the_past() -> None:
    t = table().own(0, "irrigation", "tyranny", "pillage").damage(0, "irrigation", "pillage").give(0, unrest=9)
    moved(t, 1)
    assert t.damaged(0) == {"irrigation", "tyranny", "pillage"}
    assert t.forgotten(0) == set()


@rule("NE-20.25")
def test_loyal_cards_leave_out_columns_of_the_owners_choice() -> None:
    t = table(2, era=2).own(0, "irrigation", "castles", "mining").give(0, unrest=9)
    moved(t, 1)
    assert t.asks_for(0, "damage *", "spare *").answers(0) == {"damage irrigation", "spare green"}
    assert t.refusal(0, "spare yellow") == "NE-8.2"
    t.do(0, "damage irrigation")
    t.do(0, "damage castles")
    assert t.damaged(0) == {"irrigation", "castles"}  # the loyalty of the start of the war spared the last column
    t = moved(table(2, era=2).own(0, "irrigation", "castles", "mining").give(0, unrest=9), 1)
    assert t.refusal(0, "spare green") is None
    t.do(0, "spare green")
    assert t.damaged(0) == {"castles", "mining"}
    t = moved(table(2, era=2).own(0, "joan-of-arc", "irrigation").give(0, unrest=9), 1)
    assert (t.damaged(0), t.p(0).unrest) == (set(), 0)


@rule("NE-20.25")
def test_who_must_spare_cannot_damage() -> None:
    t = table(2, era=2).own(0, "joan-of-arc", "castles", "irrigation", "mining").give(0, unrest=9)
    moved(t, 1)
    t.do(0, "damage irrigation")
    assert t.damaged(0) == {"irrigation"}
    assert t.asked() == "halted"
    law = unrest.WarDamage(0, 1 << YELLOW, 1)  # which is not asked: the last column must be spared
    assert law.refuse(t.s, SPACE.parse("damage mining")) == "NE-8.3"
    assert law.refuse(t.s, SPACE.parse("spare yellow")) is None


@rule("NE-20.25")
def test_who_is_more_loyal_than_there_are_columns_damages_nothing(tmp_path: Path) -> None:
    t = with_effect(tmp_path, {"when": "permanent", "op": "loyal", "n": 3}).own(0, "irrigation", "theater", "mining")
    moved(t.give(0, unrest=9), 1)
    assert (t.damaged(0), t.p(0).unrest, t.asked()) == (set(), 0, "halted")


@rule("NE-20.24")
@pytest.mark.parametrize("card", ["spartacus", "joan-of-arc", "winston-churchill"])
def test_the_steady_are_not_reduced_by_the_zone_but_by_a_dark_age(card: str) -> None:
    t = moved(table().own(0, card).give(0, unrest=6).dice(0, "green 5", "red 3"), 1)
    assert t.faces(0) == ["green 5", "red 3"]
    t.run(dice.DarkAge(0)).do(0, "return red 3")
    assert t.faces(0) == ["green 4"]
    t = table().own(0, card).give(0, unrest=7).zones("green 3, red 3, blue 3", "", ONES).run(dice.Pick(0))
    assert t.do(0, "pick zone 1").faces(0) == ["green 3", "red 3", "blue 3"]


@rule("NE-20.24", "NE-R70")
def test_who_is_steady_twice_is_no_steadier() -> None:
    t = table(2, era=2).own(0, "spartacus", "joan-of-arc")
    assert t.p(0).powers[STEADY] == 1


@rule("NE-R51", "NE-12.13")
def test_moves_of_unrest_in_production_happen_one_by_one_in_the_owners_order() -> None:
    t = table().own(0, "oppression", "theater").give(0, unrest=0).run(production.Produce(0))
    assert t.answers(0) == {"produce oppression", "produce oppression 2", "produce theater"}
    t.do(0, "produce theater", "take green")
    assert t.p(0).unrest == 1  # the fall was lost at 0
    t = table().own(0, "oppression", "theater").give(0, unrest=0).run(production.Produce(0))
    t.do(0, "produce oppression", "take green")
    assert t.p(0).unrest == 0  # the rise and the fall offset each other
    t = table().own(0, "oppression", "theater").give(0, unrest=9).run(production.Produce(0))
    t.do(0, "produce oppression")
    assert len(t.events("civil war")) == 1  # looked at after each
