"""What is told of a game: losses are not passed over, and points are told for what they are for."""

from __future__ import annotations

from typing import Any

import pytest

from demiurge.games.civolution import events, phases, solo, turns
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.drawing import PAINTER
from demiurge.games.civolution.state import FROM_CARDS, FROM_EVENTS, FROM_INCOME, VICI
from demiurge.kernel.chance import ALL
from demiurge.kernel.journal import Event
from demiurge.kit.saying import said
from demiurge.kit.scene import SPECTATOR
from tests.games.civolution.table import CARD_IDS, RECESS_IDS, Table, land, table
from tests.rules import rule

drawing = PAINTER.speaking()


def sentences(t: Table) -> list[str]:
    told = drawing.story(t.play.game, SPECTATOR, -1, t.play.journal.events)
    return [line.text for line in said(drawing.words, told)]


# ---- losses
@rule("CV-37.14")
def test_farms_buried_by_a_volcano_are_told_of_each_civ() -> None:
    t = table(3).farm(0, "forest-B").farm(1, "forest-D").farm(2, "grassland-C")
    index = [site.name for site in t.s.game.box.sites].index("volcano_1")
    t.coming(index).effect(0, {"op": "reveal_site", "where": "anywhere", "n": 1}).do(0, "reveal c2")
    gone = [(e.seat, e.data) for e in t.play.journal.events if e.kind == "buried"]
    assert gone == [(0, [land("forest-B")]), (1, [land("forest-D")])]
    assert [c.farms.bit_count() for c in t.s.civs] == [0, 0, 1]
    assert sentences(t) == [
        "{0} reveals a volcano at c2 and loses the farm in Forest B to the volcano.",
        "{1} loses the farm in Forest D to the volcano.",
    ]


@rule("CV-30.2", "CV-30.5")
def test_what_gorges_and_glaciers_take_is_told() -> None:
    t = table(2).clear().tribe(1, "forest-B 2").give(1, food=1).site("c2", "gorge_1").site("d2", "glacier_1")
    t.run(phases.Phase(5))
    assert (t.events("gorge"), t.events("freeze")) == ([[RECESS_IDS["c2"]]], [[land("forest-B")]])
    assert sentences(t)[1] == "{1} leaves a food at the gorge c2 and loses strength at the glacier in Forest B."


@rule("CV-41.2")
def test_the_goal_chip_that_vici_removes_is_told() -> None:
    t = table(1).display("goals", 11, 12, 13, 14).coming(3).run(solo.RemoveGoal(1))
    assert t.events("take away") == [[v.GOAL_ID + 12]]
    name = t.s.game.box.goals[12].name
    assert sentences(t) == [f"V.I.C.I rolls a 3 and takes the goal chip {name} out of the game."]
    t.coming(3).run(solo.RemoveGoal(1))  # the space is empty
    assert len(t.events("take away")) == 1


@rule("CV-41.11")
def test_the_roll_for_a_card_of_vici_is_told_between_the_card_and_what_it_does() -> None:
    t = table(1)
    t.s.actions = [0]
    t.coming(0, 2).run(turns.TurnOf(1))
    assert sentences(t)[0].startswith("V.I.C.I reveals action card 1 and rolls a 2.")


def test_the_same_roll_once_more_is_told_once_more() -> None:
    rolls = [Event("vici rolls", VICI, [n], ALL) for n in (4, 4, 6)]
    told = said(drawing.words, drawing.story(table(1).s.game, SPECTATOR, -1, rolls))
    assert [line.text for line in told] == ["V.I.C.I rolls 4, 4 and 6."]


@rule("CV-42.3")
def test_the_card_that_vici_removes_is_told() -> None:
    t = table(1)
    t.find(CARD_IDS["B9"])
    t.s.open_stacks = [[*pile, CARD_IDS["B9"]] if deck == 1 else pile for deck, pile in enumerate(t.s.open_stacks)]
    t.run(solo.Deed(1, solo.A_CARD, 1, 1))
    assert [(e.seat, e.data) for e in t.play.journal.events] == [(VICI, [CARD_IDS["B9"]])]
    assert t.s.game.box.cards[CARD_IDS["B9"]].name in sentences(t)[0]


@rule("CV-42.10", "CV-42.12")
@pytest.mark.parametrize(("grid", "kind", "first"), [(0, "attributes", v.ATTRIBUTE_ID), (1, "incomes", v.INCOME_ID)])
def test_the_chip_that_a_grid_removes_is_told(grid: int, kind: str, first: int) -> None:
    t = table(1).display(kind, 4, 5, 6)
    t.c(1).grids = [5, 5]
    t.coming(4).run(solo.Deed(1, solo.AN_EVOLUTION + grid, 0, 1))
    assert t.events("take away") == [[first + 4]]  # the one in the middle


# ---- gains
@pytest.mark.parametrize(
    ("effect", "kind", "data"),
    [
        ({"op": "gain_material", "material": "jade", "n": 2}, "store", [[v.MATERIALS.index("jade")]] * 2),
        ({"op": "gain_feature", "feature": "calm", "n": 2}, "feature", [[v.FEATURES.index("calm")]] * 2),
    ],
)
def test_materials_and_features_of_effects_are_told(effect: dict[str, Any], kind: str, data: list[list[int]]) -> None:
    assert table(2).effect(0, effect).events(kind) == data


def test_a_material_of_choice_and_a_weak_tribe_are_told() -> None:
    t = table(2).effect(0, {"op": "gain_material_row", "row": 3, "n": 1}).do(0, "store oil")
    assert t.events("store") == [[v.MATERIALS.index("oil")]]
    t = table(2).effect(0, {"op": "place_weak_tribes", "n": 1}).do(0, "place forest-B fire")
    assert t.events("procreate") == [[land("forest-B")]]


# ---- what points are for
def sources(t: Table) -> set[int]:
    return {data[1] for data in t.events("vp")}


@rule("CV-32.9")
def test_points_of_an_event_are_told_as_such() -> None:
    t = table(2).edit(0, prestige=3)
    t.s.event = [event.name for event in t.s.game.box.events].index("Triumph")
    t.run(events.Bonus())
    assert t.events("vp") == [[5, FROM_EVENTS]]
    assert sentences(t) == ["{0} is rewarded by the event Triumph."]


@rule("CV-R48")
def test_who_gives_up_nothing_is_not_told_to_be_rewarded() -> None:
    t = table(2).farm(0, "forest-B")
    t.s.event = [event.name for event in t.s.game.box.events].index("Locust Swarm")
    t.run(events.Bonus()).do(0, "done")
    assert t.events("event bonus") == []
    t.run(events.Bonus()).do(0, "remove farm forest-B")
    assert (t.events("event bonus"), t.events("vp")) == ([[t.s.event]], [[6, FROM_EVENTS]])


@rule("CV-14.8")
def test_points_of_an_income_chip_are_told_as_income() -> None:
    """All effects of all chips and starting cards, those within effects included."""
    box = table(2).s.game.box
    mine = [e for chip in box.incomes for e in chip.action]
    for e in mine:
        mine += [one for inner in e.inner() for one in inner]
    assert {e.source for e in mine} == {FROM_INCOME}
    assert len(mine) > sum(len(chip.action) for chip in box.incomes)


@rule("CV-16.15")
def test_points_of_a_card_are_told_as_those_of_cards() -> None:
    t = table(2).installed(0, "C25")
    assert {e.source for card in t.s.game.box.cards for e in card.instant} == {FROM_CARDS}
    assert sources(t.effect(0, {"op": "vp", "n": 2})) == {FROM_CARDS}
