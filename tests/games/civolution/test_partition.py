"""Chapters 14 to 21: income chips, stage tiles, research cards, goal and attribute chips, the stage partition."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.civolution import asking, income, installing, mods, partition, phases
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.actions import COLUMN, STAGE
from tests.games.civolution.table import CARD_IDS, Table, table
from tests.rules import rule


def stage(t: Table, civ: int, name: str) -> tuple[int, int]:
    """Column and stage of a card, as people count."""
    c, item = t.c(civ), CARD_IDS[name]
    at = [partition.item_of(entry) for entry in c.items].index(item)
    return c.columns[at] + 1, partition.stage_of(c.items[at])


def install(t: Table, deck: str, *answers: str, special: int = 0) -> Table:
    return t.run(installing.Install(0, v.DECKS.index(deck), special, 1)).do(0, *answers)


# ---- income chips
@rule("CV-14.1", "CV-14.2", "CV-14.3")
def test_gaining_an_income_chip_refills_the_display_and_installs_it() -> None:
    t = table(2).display("incomes", 1, 2, 3).effect(0, {"op": "gain_income_chip", "n": 1})
    bag = len(t.s.income_bag)
    t.do(0, "take income 3")
    assert (len(t.s.income_bag), t.s.incomes_open[2] >= 3) == (bag - 1, True)
    assert t.offered(0, "column") == {str(n) for n in range(1, 10)}
    t.do(0, "column 9")
    assert [partition.item_of(entry) - v.INCOME_ID for entry in t.c(0).items][-1] == 2
    assert partition.stage_of(t.c(0).items[-1]) == 5  # on the starting chip card


@rule("CV-14.1")
def test_nothing_is_taken_from_an_empty_space_of_the_display() -> None:
    t = table(2).display("incomes", 1).effect(0, {"op": "gain_income_chip", "n": 1})
    assert (t.answers(0), t.why(0, "take income 2")) == ({"take income 1", "done"}, "CV-14.1")


@rule("CV-14.4", "CV-14.8")
def test_its_action_is_performed_once_or_a_point_taken() -> None:
    t = table(2).display("incomes", 1, 2, 3).effect(0, {"op": "gain_income_chip", "n": 1})
    t.do(0, "take income 3", "column 3")
    assert t.answers(0) == {"income I3", "point I3", "done"}
    t.do(0, "income I3")
    assert (t.count(0, "food"), t.s.over()) == (2, True)
    t.effect(0, {"op": "income_action", "n": 1})
    assert {"income I3", "point I3"} <= t.answers(0)
    assert t.why(0, "income I4") == "CV-14.8"
    t.do(0, "point I3")
    assert t.c(0).vp == 1


@rule("CV-14.5", "CV-14.6", "CV-E43")
def test_an_income_chip_rests_on_its_full_width() -> None:
    t = table(2).installed(0, "A1", column=4).goal_installed(0, "G1", 3, 1)
    t.display("incomes", 1, 2, 3).effect(0, {"op": "gain_income_chip", "n": 1}).do(0, "take income 1")
    assert t.why(0, "column 3") == "CV-14.6"  # a single goal chip
    t.goal_installed(0, "G2", 3, 2)
    assert "column 3" in t.answers(0)
    t.do(0, "column 4")  # income chips belong to no type
    assert (t.c(0).columns[-1], partition.stage_of(t.c(0).items[-1]), t.c(0).kinds[3]) == (3, 2, 0)


@rule("CV-14.7")
def test_an_installed_income_chip_stays() -> None:
    t = table(2).income(0, "I3", 3)
    before = t.c(0).items
    for _ in range(3):
        t.effect(0, {"op": "income_action", "n": 1}).do(0, "income I3")
    assert t.c(0).items == before


@rule("CV-14.9")
def test_a_failed_test_of_an_income_chip_gives_nothing() -> None:
    t = table(2).income(0, "I14", 3).coming(6).effect(0, {"op": "income_action", "n": 1}).do(0, "income I14")
    assert (t.count(0, "money"), t.c(0).vp, t.s.over()) == (0, 0, True)
    t.coming(1).effect(0, {"op": "income_action", "n": 1}).do(0, "income I14")
    assert t.count(0, "money") == 3


@rule("CV-14.10", "CV-21.10")
def test_the_starting_chip_card_is_an_income_chip_in_stage_four() -> None:
    t = table(2)
    [chip] = income.chips_of(t.c(0))
    assert chip >= v.INCOMES
    t.effect(0, {"op": "income_action", "n": 1})
    assert f"point SC{chip - v.INCOMES + 1}" in t.answers(0)
    t.hand(0, "A1").give(0, wood=5, stone=5, iron_ore=5, dexterity=5)
    install(t, "invention", "install A1", "column 9").skip("nothing")
    assert stage(t, 0, "A1") == (9, 5)  # a regular column; the cost is that of stage 5


# ---- stage tiles
@rule("CV-15.1", "CV-15.2", "CV-15.3")
def test_stage_tiles_flip_in_any_order_and_only_once() -> None:
    t = table(2).effect(0, {"op": "flip_stage", "n": 2}).do(0, "flip stage 5")
    assert t.why(0, "flip stage 5") == "CV-15.1"
    t.do(0, "flip stage 4")
    assert t.c(0).stages == 3
    t.effect(0, {"op": "flip_stage", "n": 1})
    assert t.s.over()
    t = table(2).hand(0, "B5").give(0, dexterity=9, stamina=9, perception=9)  # stage 5, its tile inactive
    install(t, "mutation", "install B5", "column 9").skip("nothing")
    assert (t.c(0).stages, stage(t, 0, "B5"), t.c(0).mods[mods.HUNT_IN]) == (0, (9, 5), 1)


# ---- research cards
@rule("CV-16.1", "CV-16.7")
def test_only_cards_of_the_type_from_the_hand_whose_cost_can_be_met() -> None:
    t = table(2).hand(0, "A1 A3 B1").give(0, wood=1)
    install(t, "invention")
    assert t.offered(0, "install") == {"A1"}
    assert t.why(0, "install B1") == "CV-16.1"
    assert t.why(0, "install A2") == "CV-16.1"
    assert t.why(0, "install A3") == "CV-16.7"  # no cotton


@rule("CV-16.2", "CV-16.3")
def test_columns_of_research_cards() -> None:
    t = table(2).hand(0, "A1").installed(0, "B1", column=3).income(0, "I1", 4).give(0, wood=9, stone=9, dexterity=9)
    install(t, "invention", "install A1")
    assert t.why(0, "column 3") == "CV-16.3"
    assert t.offered(0, "column") == {"1", "2", "4", "5", "6", "7", "8"}  # for stage 5 of column 9 iron ore is missing
    t.do(0, "column 4").skip("nothing")
    assert stage(t, 0, "A1") == (4, 2)  # on the income chip
    t.hand(0, "A2").give(0, iron_ore=9)
    install(t, "invention", "install A2").skip("nothing")
    assert stage(t, 0, "A2") == (4, 3)  # the column of its type, unasked


@rule("CV-16.4", "CV-16.5", "CV-E44")
def test_the_stage_says_how_many_spaces_must_be_fulfilled() -> None:
    t = table(2)
    cost = t.s.game.box.cards[CARD_IDS["A14"]].cost  # no space is empty
    for height in range(1, 8):
        assert installing.active(cost, height, 0) == list(range(min(height, 5)))


@rule("CV-16.6", "CV-E17")
def test_empty_spaces_are_inactive() -> None:
    cost = table(2).s.game.box.cards[CARD_IDS["B3"]].cost  # have 1 / - / have 1 / have 1 / -
    assert installing.active(cost, 3, 0) == [0, 2]
    assert installing.active(cost, 5, 0) == [0, 2, 3]


@rule("CV-16.8", "CV-16.14")
def test_materials_are_returned_and_points_of_active_spaces_gained() -> None:
    t = table(2).hand(0, "A1").give(0, wood=2, stone=1, dexterity=1)
    before = t.c(0).supply
    install(t, "invention", "install A1", "column 1").skip("nothing")  # stage 3: wood, stone, have dexterity (1 VP)
    assert (t.counts(0, "wood stone dexterity"), t.c(0).supply) == ([1, 0, 1], before + 2)
    assert (t.c(0).vp, stage(t, 0, "A1")) == (1, (1, 3))


@rule("CV-16.9", "CV-16.10")
def test_features_are_had_or_returned() -> None:
    t = table(2).hand(0, "B1").give(0, stamina=2, dexterity=1)
    install(t, "mutation", "install B1", "column 1").skip("nothing")  # have stamina, have dexterity, return stamina
    assert t.counts(0, "stamina dexterity") == [1, 1]


@rule("CV-16.11", "CV-E18", "CV-R4")
def test_equal_requirements_add_up_but_counts_do_not() -> None:
    for have, ok in ((2, False), (3, True)):
        t = table(2).hand(0, "C24").give(0, intelligence=have, calm=1).installed(0, "C1", column=1)
        t.run(installing.Install(0, 2, 0, 1))  # stage 4: 2 + 1 intelligence
        assert ("install C24" in t.answers(0)) is ok
    t = table(2).hand(0, "D7").ground(0, 1, town=True).ground(0, 2, town=True).ground(0, 3, town=True)
    assert "install D7" in install(t, "building").answers(0)  # 3 settlements meet "3" and "2"
    assert installing.price(t.s, 0, CARD_IDS["D7"], 2, 0).ok


@rule("CV-16.12", "CV-E45", "CV-R51")
def test_an_alternative_that_is_met_costs_nothing() -> None:
    t = table(2).hand(0, "D2").give(0, wood=1, stone=1, clay=1).ground(0, 1, town=True)
    install(t, "building", "install D2", "column 1").skip("nothing")  # third space: clay or 1 settlement
    assert (t.counts(0, "wood stone clay"), t.c(0).vp) == ([0, 0, 1], 1)
    t = table(2).hand(0, "D10").give(0, stone=1, clay=1)
    t.run(installing.Install(0, 3, 0, 1))
    card = CARD_IDS["D10"]  # third space: stone or 2 settlements
    assert not installing.price(t.s, 0, card, 3, 0).ok
    t.ground(0, 1, town=True)
    assert not installing.price(t.s, 0, card, 3, 0).ok
    t.ground(0, 2, town=True)
    assert installing.price(t.s, 0, card, 3, 0).ok


@rule("CV-16.13", "CV-E19")
def test_three_settlements_include_two() -> None:
    t = table(2).hand(0, "D7")
    for ground in (1, 2, 3):
        t.ground(0, ground, town=True)
    install(t, "building", "install D7", "column 2").skip("nothing")  # 3 settlements / 2 settlements
    assert (stage(t, 0, "D7"), t.c(0).vp) == ((2, 2), 1)


@rule("CV-16.15", "CV-R29", "CV-R50")
def test_the_instant_bonus_comes_before_the_card_is_installed() -> None:
    t = table(2).hand(0, "B8").give(0, stamina=1)
    install(t, "mutation", "install B8", "column 3")
    assert (t.c(0).tracks[1], t.asked()) == (1, "Migrate")  # Prestige +1 without asking
    assert (t.c(0).left[2], t.c(0).kinds[2], t.c(0).installed) == (2, 1, [])  # the place is taken, the card not there
    t.do(0, "done")  # forgone
    assert t.c(0).installed == [CARD_IDS["B8"]]


@rule("CV-16.16", "CV-16.17")
def test_the_card_stays_and_its_ability_works_from_then_on() -> None:
    t = table(2).hand(0, "B5").give(0, dexterity=1)
    install(t, "mutation", "install B5", "column 3").skip("nothing")
    assert t.c(0).mods[mods.HUNT_IN] == 1
    t.coming(1).module(0, "sustenance").do(0, "do hunt", "hunt forest-B")
    assert t.count(0, "food") == 1 + 1


@rule("CV-16.18", "CV-16.19", "CV-E20")
def test_the_cost_of_a_higher_stage_may_be_assumed_whole() -> None:
    t = table(2).hand(0, "A7").give(0, iron_ore=1, perception=1, wood=1, copper=1)
    install(t, "invention", "install A7", "column 2")  # stage 2
    assert t.offered(0, "cost of stage") == {"2", "3", "4"}
    assert t.why(0, "cost of stage 5") == "CV-16.18"  # 2 perception in all
    assert t.why(0, "cost of stage 1") == "CV-16.4"
    t.do(0, "cost of stage 4").skip("nothing")
    assert (t.c(0).vp, stage(t, 0, "A7"), t.counts(0, "wood copper")) == (2, (2, 2), [0, 0])


# ---- the special bonus
@rule("CV-17.1", "CV-17.2", "CV-R5")
def test_one_active_space_may_be_ignored_and_gives_no_points() -> None:
    t = table(2).hand(0, "A1 A2").give(0, wood=1, dexterity=1)
    install(t, "invention", "install A1", special=1)
    t.do(0, "column 1")  # stage 3: stone is missing
    t.skip("nothing")  # no other space can be ignored
    assert (t.c(0).vp, t.count(0, "wood"), stage(t, 0, "A1")) == (1, 0, (1, 3))
    t = table(2).hand(0, "A1").give(0, wood=1, stone=1)
    install(t, "invention", "install A1", "column 1", "cost of stage 3", special=1).skip("nothing")
    assert t.c(0).vp == 0  # the ignored space had the point


@rule("CV-17.3", "CV-R6")
def test_the_only_active_space_cannot_be_ignored() -> None:
    t = table(2).hand(0, "A1").run(installing.Install(0, 0, 1, 1))
    assert t.why(0, "install A1") == "CV-16.7"  # stage 1: wood is the only space
    t.give(0, wood=1, stone=1)
    t.do(0, "install A1", "column 3", "cost of stage 2")
    assert t.offered(0, "ignore") == {"space 1", "space 2"}  # judged by the assumed stage
    t.do(0, "ignore space 1")
    assert t.s.over()


@rule("CV-17.2", "CV-16.7")
def test_what_cannot_be_ignored_must_be_paid() -> None:
    t = (
        table(2).installed(0, "D5", column=4).hand(0, "A1").give(0, wood=1, dexterity=1)
    )  # no stone for the second space
    install(t, "invention", "install A1", "column 1", "cost of stage 3", special=1)  # two spaces may be ignored
    assert t.offered(0, "ignore") == {"space 1", "space 2", "space 3"}
    assert (t.why(0, "ignore space 4"), t.why(0, "done")) == ("CV-17.2", "CV-16.7")  # not active; not paid
    t.do(0, "ignore space 2")
    assert t.why(0, "ignore space 2") == "CV-17.2"
    assert t.why(0, "done") is None


@rule("CV-17.4", "CV-17.5")
def test_or_another_card_of_the_type_follows_without_a_bonus() -> None:
    t = table(2).hand(0, "A1 A2").give(0, wood=2, dexterity=1).hand(0, "A1 A2 B1")
    install(t, "invention", "install A1", "column 3", special=1)
    while t.asked() in ("CardStage", "IgnoreSpace"):
        t.do(0, "done" if "done" in t.answers(0) else "cost of stage 1")
    t.skip("Install")
    assert (t.asked(), t.s.decision(0).special) == ("Install", 0)  # type: ignore[attr-defined]
    t.do(0, "install A2").skip("nothing")
    assert stage(t, 0, "A2") == (3, 2)
    t = table(2).hand(0, "A1 A2").give(0, wood=1, stone=1)
    install(t, "invention", "install A1", "column 2", "cost of stage 2", "ignore space 2", special=1).skip("Install")
    assert (len(t.c(0).installed), t.asked()) == (1, "")  # a space was ignored: no second card


@rule("CV-17.2", "CV-17.4")
def test_a_space_ignored_by_an_ability_does_not_bar_the_second_card() -> None:
    for spaces, second in ((("2",), True), (("2", "1"), False)):
        t = table(2).installed(0, "D5", column=4).hand(0, "A1 A2").give(0, wood=2, stone=1, dexterity=1)
        install(t, "invention", "install A1", "column 1", "cost of stage 3", special=1)  # three active spaces
        t.do(0, *[f"ignore space {space}" for space in spaces])
        if t.asked() == "IgnoreSpace":
            t.do(0, "done")
        assert (t.skip("Install").asked() == "Install") is second


@rule("CV-R3", "CV-16.11")
def test_a_returned_marker_counts_as_had_for_another_space() -> None:
    t = table(2).hand(0, "B1").give(0, dexterity=1, perception=1)
    card = CARD_IDS["B1"]  # have stamina, have dexterity, return stamina, have perception, have stamina
    for upto, enough in ((3, 1), (5, 2)):  # what is had twice adds up, what is returned is among it
        found = [installing.price(t.give(0, stamina=n).s, 0, card, upto, 0).ok for n in range(4)]
        assert found == [n >= enough for n in range(4)]
    t.give(0, stamina=1)
    install(t, "mutation", "install B1", "column 1", "cost of stage 3").skip("nothing")
    assert t.count(0, "stamina") == 0  # and is returned
    t = table(2).hand(0, "B20").give(0, dexterity=3, stamina=1)  # the fourth space: return intelligence
    found = [installing.price(t.give(0, intelligence=n).s, 0, CARD_IDS["B20"], 4, 0).ok for n in (0, 1)]
    assert found == [False, True]  # nothing had, one returned
    t = table(2).display("attributes", 1).run(partition.Flip(0, 1)).give(0, stamina=3)
    assert t.why(0, "take attribute 1") is None  # as for a chip: there it is among the 3


@rule("CV-R3")
def test_in_games_of_before_a_returned_marker_is_not_had() -> None:
    t = table(2, rulings="until-2026-11").hand(0, "B1").give(0, stamina=1, dexterity=1)
    assert not installing.price(t.s, 0, CARD_IDS["B1"], 3, 0).ok
    t.give(0, stamina=2)
    assert installing.price(t.s, 0, CARD_IDS["B1"], 3, 0).ok


@rule("CV-R53")
def test_a_chip_that_spoils_the_cost_sends_the_card_back() -> None:
    t = table(2).hand(0, "B20").installed(0, "B3", column=1).display("attributes", 7)
    t.give(0, dexterity=3, stamina=1, intelligence=1)  # the card needs all 3 dexterity, the chip takes one
    install(t, "mutation", "install B20")
    assert (t.asked(), t.c(0).hand) == ("CardColumn", [])
    t.do(0, "take attribute 1", "column 2")
    assert (t.count(0, "dexterity"), t.c(0).hand, t.s.over()) == (2, [CARD_IDS["B20"]], True)


@rule("CV-R53", "CV-16.3")
def test_a_card_that_goes_back_gives_its_column_up_unless_another_is_there() -> None:
    for before, kind in (((), -1), (("B3",), 1)):
        t = table(2).hand(0, "B20").installed(0, *before, column=1).income(0, "I1", 1).display("attributes", 7)
        t.give(0, dexterity=3, stamina=1, intelligence=1)  # the card needs all 3 dexterity, the chip takes one
        install(t, "mutation", "install B20", "column 1", "take attribute 1")
        assert t.c(0).kinds[0] == 1
        t.do(0, "column 5")
        assert (t.c(0).hand, t.c(0).kinds[0], t.s.game.faults(t.s)) == ([CARD_IDS["B20"]], kind, [])


# ---- planning and goal chips
@rule("CV-18.1", "CV-18.2", "CV-18.4")
def test_planning_markers_go_onto_one_dice_space() -> None:
    for level, n in ((1, 2), (2, 3), (3, 3)):
        t = table(2).module(0, "planning", level)
        assert ("do new goal" in t.answers(0)) == (level == 3)
        assert t.do(0, "do plan").answers(0) == {f"plan {value}" for value in range(1, 7)}
        t.do(0, "plan 4")
        assert (t.count(0, "planning_4"), t.s.over()) == (n, True)


@rule("CV-18.3", "CV-18.13")
def test_level_three_gains_and_installs_in_any_order() -> None:
    t = table(2).goal(0, "G61").give(0, food=3).display("goals", 62, 63, 64, 65).module(0, "planning", 3)
    assert t.answers(0) == {"do goal", "do new goal", "do plan", "done"}
    t.do(0, "do new goal", "take goal 1")
    assert t.s.goals_open[0] >= 0  # refilled at once
    t.do(0, "do goal", "goal 1", "column 3", "upgrade trade")
    assert (t.count(0, "food"), t.c(0).goals[0], t.s.over()) == (0, [], True)
    t = table(2).goal(0, "G61").give(0, food=3).module(0, "planning", 3).do(0, "do goal", "goal 1", "column 3", "done")
    assert (t.answers(0), t.why(0, "do goal")) == ({"do new goal", "done"}, "CV-18.3")
    t.do(0, "do new goal", "take goal 2")
    assert (len(t.c(0).goals[0]), t.s.over()) == (1, True)


@rule("CV-18.13", "CV-3.6")
def test_the_display_is_refilled_after_the_chip_has_been_put_down() -> None:
    t = table(2).goal(0, "G1", 1).goal(0, "G2", 2).goal(0, "G3", 3).display("goals", 62, 63, 64, 65)
    t.effect(0, {"op": "gain_goal", "n": 2}).do(0, "take goal 1")
    assert (t.asked(), t.s.goals_open[0]) == ("CoverGoal", -1)  # what comes is not known yet
    t.do(0, "cover 2")
    assert (t.c(0).goals, t.asked()) == ([[0], [1, 61], [2]], "GainGoal")
    assert t.s.goals_open[0] >= 0


@rule("CV-18.5", "CV-18.6")
def test_a_goal_is_installed_when_its_requirement_is_met_and_it_is_not_covered() -> None:
    t = table(2).goal(0, "G61", 1).goal(0, "G62", 1).goal(0, "G63", 2).give(0, food=3, idea=2)
    t.run(phases.NewPart(), *[]).effect(0, {"op": "install_goal", "n": 1})
    assert t.s.over()  # G61 is covered by G62; G63 needs 3 ideas
    t.give(0, idea=3).effect(0, {"op": "install_goal", "n": 1})
    assert t.why(0, "goal 1") == "CV-18.5"
    t.do(0, "goal 2", "column 3")
    assert t.count(0, "idea") == 0


@rule("CV-18.7", "CV-18.8")
def test_the_column_of_goal_chips() -> None:
    t = table(2).installed(0, "A1", column=4).income(0, "I1", 5).goal(0, "G61").goal(0, "G62", 2)
    t.give(0, food=3, money=3).effect(0, {"op": "install_goal", "n": 2}).do(0, "goal 1")
    assert t.why(0, "column 4") == "CV-18.7"
    t.do(0, "column 5", "done", "goal 2")
    assert t.asked() == "GoalHalf"  # the second goes to the same column
    t.do(0, "half right")
    assert [column for column, entry in zip(t.c(0).columns, t.c(0).items) if partition.item_of(entry) >= v.GOAL_ID] == [
        4,
        4,
    ]
    assert partition.stage_of(t.c(0).items[-1]) == partition.stage_of(t.c(0).items[-2]) == 2


@rule("CV-18.9", "CV-18.10")
def test_two_goal_chips_side_by_side_or_one_on_the_other() -> None:
    t = table(2).goal_installed(0, "G1", 3, 1).goal(0, "G61").give(0, food=3)
    t.effect(0, {"op": "install_goal", "n": 1}).do(0, "goal 1")
    assert t.answers(0) == {"half left", "half right"}
    t.do(0, "half left")  # on the first, although the slot beside it is empty
    assert (t.c(0).left[2], t.c(0).right[2]) == (3, 1)
    t = table(2).goal_installed(0, "G1", 3, 1).goal(0, "G61").give(0, food=3)
    t.effect(0, {"op": "install_goal", "n": 1}).do(0, "goal 1", "half right")  # beside it
    assert (t.c(0).left[2], t.c(0).right[2], partition.half_of(t.c(0).items[-1])) == (2, 2, partition.RIGHT)


@rule("CV-18.11", "CV-18.12")
def test_baring_the_space_brings_an_upgrade() -> None:
    t = table(2).goal(0, "G61").give(0, food=3).effect(0, {"op": "install_goal", "n": 1}).do(0, "goal 1", "column 3")
    assert (t.asked(), len(t.offered(0, "upgrade"))) == ("Upgrade", 15)
    t = table(2).goal(0, "G62").goal(0, "G61").give(0, food=3).effect(0, {"op": "install_goal", "n": 1})
    t.do(0, "goal 1", "column 3")
    assert (t.s.over(), t.c(0).goals[0], t.count(0, "food")) == (True, [61], 0)
    assert partition.item_of(t.c(0).items[-1]) == v.GOAL_ID + 60  # the one on top


# ---- upgrades
@rule("CV-19.1", "CV-19.2", "CV-19.3")
def test_upgrades_by_one_level_up_to_the_third() -> None:
    t = table(2).edit(0, trade=0).effect(0, {"op": "upgrade", "n": 3}).do(0, "upgrade trade", "upgrade trade")
    assert t.c(0).levels[v.TRADE] == 2
    assert t.why(0, "upgrade trade") == "CV-19.3"


@rule("CV-19.4")
def test_every_step_counts_as_an_upgrade() -> None:
    t = table(2)
    before = t.c(0).upgrades()
    t.edit(0, trade=2, activity=1)
    assert t.c(0).upgrades() == before + 3


# ---- attribute chips
@rule("CV-20.1", "CV-20.2", "CV-R35")
def test_attribute_chips_are_taken_at_any_question_of_the_civ() -> None:
    steps: list[Any] = [phases.Phase(2), phases.Phase(3), phases.ActionRound()]
    for step in steps:
        t = table(2).give(0, calm=3).display("attributes", 5).run(step)
        assert "take attribute 1" in t.answers(0)
        t.do(0, "take attribute 1", "column 3")
        assert (t.c(0).mods[mods.INCOME_SURE], t.s.waiting()) == (1, [0])  # and the question is asked again
    t = table(2).give(0, calm=3).display("attributes", 5).module(0, "production").do(0, "do produce")
    t.do(0, "produce forest-B", "take attribute 1", "column 3", "produce forest-B")
    assert t.raw(0, "forest-B") == 2
    assert t.why(0, "take attribute 2") == "CV-20.4"


@rule("CV-20.3", "CV-20.4")
def test_three_or_four_markers_are_needed_and_one_returned() -> None:
    t = table(2).give(0, calm=3).display("attributes", 6, 5).run(partition.Flip(0, 1))
    assert t.why(0, "take attribute 1") == "CV-20.3"  # Serenity needs 4
    t.do(0, "take attribute 2")
    assert (t.count(0, "calm"), t.s.attributes_open[1] >= 0) == (2, True)
    t = table(2).give(0, calm=3).display("attributes", 5)
    t.s.attribute_bag = []
    t.run(partition.Flip(0, 1)).do(0, "take attribute 1", "column 3")
    assert t.s.attributes_open[0] == -1
    assert asking.refuse_chip(t.s, t.c(0), 0) == "CV-20.4"


@rule("CV-20.5", "CV-20.6", "CV-20.7")
def test_all_attribute_chips_in_one_column() -> None:
    t = table(2).give(0, calm=3, stamina=3).display("attributes", 5, 1).installed(0, "A1", column=4)
    t.run(partition.Flip(0, 1)).do(0, "take attribute 1")
    assert t.why(0, "column 4") == "CV-20.5"
    t.do(0, "column 3", "take attribute 2")  # a second one in the same turn
    chips = [(column, partition.stage_of(entry)) for column, entry in zip(t.c(0).columns, t.c(0).items)
             if v.ATTRIBUTE_ID <= partition.item_of(entry) < v.INCOME_ID]  # fmt: skip
    assert chips == [(2, 1), (2, 2)]
    assert (t.c(0).mods[mods.INCOME_SURE], t.c(0).mods[mods.WEAK_MIGRATE]) == (1, 1)


# ---- the stage partition
@rule("CV-21.1", "CV-21.2", "CV-21.9")
def test_columns_begin_at_their_stages_and_fill_from_the_bottom() -> None:
    t = table(2)
    first = t.s.game.numbers.first_stage
    assert [sum(1 for f in first if f <= level) for level in (1, 2, 3, 4)] == [4, 6, 8, 9]
    for n in range(1, 8):
        t.income(0, f"I{n}", 3)
    assert [partition.stage_of(entry) for entry in t.c(0).items[1:]] == [1, 2, 3, 4, 5, 6, 7]
    from demiurge.games.civolution import scoring

    t.edit(0, stages=3)
    assert scoring.stage_points(t.s, t.c(0)) == 7 + 2 + 3 + 4 + 7 + 10  # nothing above stage 5
    t.hand(0, "A14").give(0, papyrus=9, oil=9, iron_ore=9, intelligence=9, expression=9)
    install(t, "invention", "install A14", "column 3").skip("nothing")
    assert (stage(t, 0, "A14"), t.counts(0, "papyrus oil iron_ore")) == ((3, 8), [8, 8, 8])  # cost of stage 5


@rule("CV-21.3", "CV-21.4", "CV-21.5")
def test_one_type_a_column_one_column_a_type() -> None:
    t = table(2).installed(0, "A1", column=3)
    assert partition.columns_for(t.c(0), 0) == [2]
    assert 2 not in partition.columns_for(t.c(0), 1)
    t.income(0, "I1", 4)
    assert 3 in partition.columns_for(t.c(0), 1)
    assert partition.columns_for(t.c(0), partition.WILD) == list(range(9))


@rule("CV-R58", "CV-21.3", "CV-16.3")
def test_a_chip_taken_meanwhile_cannot_go_into_the_column_of_the_card() -> None:
    t = table(2).hand(0, "B9").give(0, stamina=9, dexterity=9, perception=9).display("attributes", 7)
    install(t, "mutation", "install B9", "column 3", "take attribute 1")
    assert t.why(0, "column 3") == "CV-20.5"
    t.do(0, "column 4").skip("nothing")
    assert (stage(t, 0, "B9"), t.c(0).kinds[2:4], t.s.game.faults(t.s)) == ((3, 1), [1, v.ATTRIBUTES], [])


@rule("CV-R58", "CV-21.3", "CV-18.7")
def test_a_chip_taken_meanwhile_cannot_go_into_the_column_of_the_goal_chip() -> None:
    t = table(2).goal(0, "G61").give(0, food=3, dexterity=3).display("attributes", 7)
    t.effect(0, {"op": "install_goal", "n": 1}).do(0, "goal 1", "column 3", "take attribute 1")
    assert t.why(0, "column 3") == "CV-20.5"
    t.do(0, "column 4").skip("nothing")
    assert (t.c(0).kinds[2:4], t.s.game.faults(t.s)) == ([v.GOALS, v.ATTRIBUTES], [])


@rule("CV-21.7", "CV-R30", "CV-23.7")
def test_a_stage_filled_in_the_turn_of_another_brings_its_bonus_at_the_end_of_that_turn() -> None:
    """Civ 2 is asked for a die, takes a chip and fills stage 2 with it."""
    t = table(2).dice(0, "56", used=4).dice(1, "123456", used=1).give(1, calm=3).display("attributes", 5)
    for number, column in enumerate((3, 4, 5, 6, 3, 4, 5, 6, 2), 1):
        t.income(1, f"I{number}", column)
    t.s.dice_left = 0
    t.edit(1, filled=1).turn(0).do(0, "activate achievement", "do activation die", "from civ 2")
    t.do(1, "take attribute 1", "column 7", "give used die")
    assert (t.asked(), t.s.waiting()) == ("Flip", [1])
    t.do(1, "flip stage 5")
    assert (t.s.over(), t.c(1).filled) == (True, 3)


@rule("CV-21.6", "CV-R13", "CV-R14")
def test_filling_stage_one_brings_an_income_chip_at_the_end_of_the_turn() -> None:
    t = table(2).income(0, "I1", 3).income(0, "I2", 4).income(0, "I4", 5).goal_installed(0, "G1", 6, 1)
    t.module(0, "sleep").do(0, "done")
    assert t.s.over()  # a single goal chip leaves a gap
    t.goal_installed(0, "G2", 6, 2).income(0, "I5", 2).module(0, "sleep").do(0, "done")
    assert t.asked() == "GainChip"
    for column, chip in ((7, "I6"), (3, "I7"), (4, "I8"), (5, "I9")):
        t.income(0, chip, column)
    t.do(0, "take income 1", "column 6", "done")
    assert t.asked() == "Flip"  # the chip gained for stage 1 completed stage 2
    t.do(0, "flip stage 4")
    assert t.c(0).filled == 3


@rule("CV-21.7", "CV-21.8", "CV-R30")
def test_each_completion_bonus_is_gained_once_also_outside_the_action_phase() -> None:
    t = table(2).edit(0, filled=1)
    number = 1
    for column in (3, 4, 5, 6, 3, 4, 5, 6, 2, 7):
        t.income(0, f"I{number}", column)
        number += 1
    t.run(phases.Phase(3)).do(0, "store wood")
    assert t.asked() == "Flip"  # at the end of the civ's part of phase 3
    t.do(0, "done")
    t.module(0, "sleep").do(0, "done")
    assert (t.s.over(), t.c(0).filled) == (True, 3)


@rule("CV-21.6", "CV-R30")
@pytest.mark.parametrize("phase", [1, 2, 3, 5, 6, 7, 8])
def test_in_every_phase_each_civ_gains_what_it_has_completed(phase: int) -> None:
    for civ in (0, 1):
        t = table(2)
        for number, column in enumerate((3, 4, 5, 6), 1):
            t.income(civ, f"I{number}", column)
        t.s.event, t.s.weather = 0, 2
        t.run(phases.Phase(phase)).skip("GainChip")
        assert (t.asked(), t.s.waiting(), t.s.phase, t.c(civ).filled) == ("GainChip", [civ], phase, 1)


@rule("CV-R30", "CV-3.5", "CV-3.8")
@pytest.mark.parametrize(("phase", "own"), [(2, "PhaseGoal"), (3, "ExtraFind"), (6, "Feed"), (8, "IncomePhase")])
def test_completion_bonuses_come_at_the_end_of_the_part(phase: int, own: str) -> None:
    t, asked = table(2).tribe(0, "hills-B wild").give(0, food=2), []
    for number, column in enumerate((3, 4, 5, 6), 1):
        t.income(0, f"I{number}", column)
    t.run(phases.Phase(phase))
    while t.asked() != "GainChip":
        asked.append((t.asked(), t.s.waiting()[0]))
        texts = sorted(t.answers(asked[-1][1]))
        t.do(asked[-1][1], "done" if "done" in texts else texts[0])
    assert asked[0] == (own, 0)
    assert {civ for _, civ in asked} == {0}  # before anybody else has a part


@rule("CV-21.9")
def test_a_column_has_no_upper_end() -> None:
    t = table(2)
    for n in range(1, 21):
        t.income(0, f"I{n}", 3)
    entries = [entry for entry, column in zip(t.c(0).items, t.c(0).columns) if column == 2]
    assert [partition.stage_of(entry) for entry in entries] == list(range(1, 21))
    assert [partition.item_of(entry) - v.INCOME_ID for entry in entries] == list(range(20))
    assert t.s.game.faults(t.s) == []
    assert len(income.chips_of(t.c(0))) == 20 + 1


@rule("CV-16.2", "CV-16.4", "CV-16.18")
def test_why_a_card_goes_into_no_other_column_or_lower_stage() -> None:
    t = table(2).display("attributes").installed(0, "A2", column=5).hand(0, "A32 A1")
    assert installing.CardColumn(0, CARD_IDS["A32"], 0).why(t.s, COLUMN.of(3)) == "CV-16.2"
    stage = installing.CardStage(0, CARD_IDS["A1"], 0, 4)  # the second stage of its column
    assert [stage.why(t.s, STAGE.of(at)) for at in range(5)] == ["CV-16.4", *["CV-16.18"] * 4]


@rule("CV-21.2", "CV-18.9")
def test_how_a_place_in_the_partition_is_written_down_for_good() -> None:
    """Records hold these numbers: the item, the stage from 1, and 0 for the whole width, 1 for left, 2 for right."""
    t = table(2).installed(0, "B3", column=3).goal_installed(0, "G2", 4, 1).goal_installed(0, "G1", 4, 2)
    assert t.c(0).items[-3:] == [34 * 256 + 1 * 4, (v.GOAL_ID + 1) * 256 + 1 * 4 + 1, v.GOAL_ID * 256 + 1 * 4 + 2]
