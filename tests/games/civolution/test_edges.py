"""Edges of cards, chips, events and V.I.C.I that are easily broken unnoticed: limits, order, what comes once."""

from __future__ import annotations

from demiurge.games.civolution import (
    events,
    income,
    installing,
    moments,
    partition,
    phases,
    scoring,
    solo,
    state,
    triggers,
    turns,
)
from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import CARD_IDS, Table, fresh, land, table
from tests.rules import rule


def points(t: Table, source: int) -> list[int]:
    return [data[0] for data in t.events("vp") if data[1] == source]


# ---- installing
@rule("CV-17.2", "CV-17.3")
def test_as_many_spaces_are_ignored_as_may_be() -> None:
    """Printing Press: papyrus / oil / iron ore / 2 intelligence / expression, none of them empty."""
    have = {"papyrus": 1, "oil": 1, "iron_ore": 1, "intelligence": 2, "expression": 1}
    one, two = {"oil"}, {"oil", "iron_ore"}
    for missing, special, ability, stages in (
        (one, 0, False, "1"), (one, 1, False, "12345"), (two, 1, False, "12"), (two, 1, True, "12345"),
        (two, 0, True, "12"), (two, 0, False, "1"),
    ):  # fmt: skip
        t = table(2).hand(0, "A14").give(0, **{what: n for what, n in have.items() if what not in missing})
        if ability:
            t.installed(0, "D5", column=4)
        t.run(installing.Install(0, 0, special, 1)).do(0, "install A14", "column 3")
        if len(stages) == 1:
            assert t.asked() != "CardStage"  # nothing to choose
        else:
            assert t.offered(0, "cost of stage") == set(stages)


@rule("CV-17.2", "CV-17.3", "CV-R5")
def test_ignored_spaces_cost_and_bring_nothing() -> None:
    t = table(2).hand(0, "A14").give(0, papyrus=1, intelligence=2, expression=1).installed(0, "D5", column=4)
    t.run(installing.Install(0, 0, 1, 1)).do(0, "install A14", "column 3", "cost of stage 5")
    assert t.answers(0) == {"ignore space 2", "ignore space 3"}  # both must be, and nothing else may
    t.do(0, "ignore space 3").skip("DrawFrom", "Draw", "nothing")
    assert (t.count(0, "papyrus"), points(t, state.FROM_CARD_COSTS)) == (0, [2 + 2])
    t = table(2).hand(0, "B3").give(0, stamina=1).run(installing.Install(0, 1, 1, 1))
    t.do(0, "install B3", "column 3")
    t.skip("IgnoreSpace", "nothing")
    assert t.asked() == ""  # the only active space is never ignored


@rule("CV-17.4", "CV-17.5")
def test_the_second_card_is_of_the_same_type_and_the_last() -> None:
    for ability, ignored, second in (("", 0, True), ("T8", 1, True), ("T8", 2, False), ("", 1, False)):
        t = table(2).hand(0, "D2 D3 D6 A1 C3 E4").give(0, **dict.fromkeys(v.MATERIALS, 2), expression=2, calm=2)
        if ability:
            t.installed(0, ability, column=6)
        t.run(installing.Install(0, v.DECKS.index("building"), 1, 1)).do(0, "install D2", "column 3", "cost of stage 5")
        for space in range(1, ignored + 1):
            t.do(0, f"ignore space {space}")
        t.skip("Install", "nothing")
        assert (t.asked() == "Install") is second
        if second:
            assert t.offered(0, "install") == {"D3", "D6"}
            t.do(0, "install D3").skip("Install", "nothing")
            assert t.asked() == ""


@rule("CV-16.1")
def test_up_to_so_many_cards_of_the_deck() -> None:
    t = table(2).run(installing.Install(0, 2, 0, 1))
    assert t.s.over()  # no hand, no question
    t.hand(0, "C2 C3 C5 B3").give(0, **dict.fromkeys(v.FEATURES, 3)).display("attributes")
    t.run(installing.Install(0, 2, 0, 2))
    assert t.offered(0, "install") == {"C2", "C3", "C5"}
    assert t.why(0, "install B3") == "CV-16.1"
    t.do(0, "install C2", "column 3", "cost of stage 1").skip("Install", "nothing")
    t.do(0, "install C3").skip("Install", "nothing")
    assert (t.asked(), len(t.c(0).installed)) == ("", 2)


@rule("CV-16.7", "CV-R35")
def test_a_chip_taken_meanwhile_may_send_the_card_back() -> None:
    """Four Arms in stage 3 needs 3 dexterity; Craftsmanship takes one of them away."""
    for before in ((), ("cost of stage 3",)):
        t = table(2).hand(0, "B9 B20 C2").give(0, dexterity=3, stamina=1).display("attributes", 7)
        t.run(installing.Install(0, 1, 0, 1)).do(0, "install B20", "column 1", *before)
        t.do(0, "take attribute 1", "column 5")
        assert (t.s.over(), t.c(0).hand) == (True, [CARD_IDS[name] for name in ("B9", "B20", "C2")])
        assert (t.c(0).installed, t.c(0).left[0]) == ([v.ATTRIBUTE_ID + 6], 3)  # no place is taken


# ---- the partition
@rule("CV-21.6", "CV-21.7", "CV-21.8")
def test_what_completes_a_stage_and_what_it_brings() -> None:
    t = table(2).income(0, "I1", 3).income(0, "I2", 4).income(0, "I4", 5).goal_installed(0, "G1", 6, 2)
    assert not partition.is_filled(t.s, t.c(0), 1)  # the left half is empty
    t.goal_installed(0, "G2", 6, 1).run(partition.Completion(0)).do(0, "done")
    assert (t.s.over(), t.c(0).filled) == (True, 1)  # stage 2 is not filled yet
    for column, chip in ((2, "I5"), (7, "I6"), (3, "I7"), (4, "I8"), (5, "I9"), (6, "I10")):
        t.income(0, chip, column)
    t.run(partition.Completion(0)).do(0, "flip stage 5")
    assert (t.s.over(), t.c(0).stages, t.events("stage")) == (True, 2, [[5]])  # one of them, and once
    assert t.run(partition.Completion(0)).s.over()


# ---- abilities that answer
@rule("CV-16.17")
def test_several_answers_come_in_the_order_of_the_cards() -> None:
    """Pedagogy, a card, before Genius, a chip, whichever was there first; E2 is the second of its deck."""
    t = table(2).installed(0, "T4", column=5).installed(0, "C25", column=4).installed(0, "E1", column=6)
    t.hand(0, "E2").give(0, expression=1, cotton=1).run(installing.Install(0, 4, 0, 1)).do(0, "install E2")
    t.play.journal.events.clear()
    t.skip("nothing")
    told = [event.kind for event in t.play.journal.events if event.kind in ("vp", "gain")]
    assert told[-3:] == ["vp", "vp", "gain"]
    assert sorted(t.events("ability")) == [[CARD_IDS["C25"]], [CARD_IDS["E1"]], [v.ATTRIBUTE_ID + 3]]
    t = table(2).installed(0, "E1", column=5).hand(0, "D32").give(0, copper=1)
    t.run(installing.Install(0, 3, 0, 1)).do(0, "install D32", "column 3").skip("nothing")
    assert t.events("ability") == []  # the last building is no achievement


@rule("CV-16.17")
def test_of_several_answers_each_is_used_or_forgone() -> None:
    """Shrine, once an era, and Craftsmanship both answer to a statue."""
    for said, favor, vp in ((["use D4", "use T7"], 1, 1), (["use T7", "use D4"], 1, 1), (["use T7", "done"], 0, 1)):
        t = table(2).installed(0, "D4", column=5).installed(0, "T7", column=6).run()
        triggers.fire(t.s, 0, moments.BUILDING_BUILT, v.STATUE)
        t.s.advance()
        assert t.answers(0) == {"use D4", "use T7", "done"}
        t.do(0, said[0])
        assert t.answers(0) == {"use D4", "use T7", "done"} - {said[0]}
        t.do(0, said[1])
        assert (t.c(0).favor, t.c(0).vp, t.s.over()) == (favor, vp, True)


@rule("CV-16.17", "CV-20.1")
def test_after_the_last_answer_nothing_is_asked_even_if_a_chip_could_be_taken() -> None:
    t = table(2).installed(0, "D4", column=5).installed(0, "C3", column=6).give(0, dexterity=3).display("attributes", 7)
    t.run(triggers.Respond(0, 1 << CARD_IDS["D4"])).do(0, "use D4")
    assert (t.s.over(), t.c(0).favor) == (True, 1)


@rule("CV-16.17")
def test_an_ability_that_is_being_resolved_does_not_answer() -> None:
    for name, kind in (("T7", moments.BUILDING_BUILT), ("D4", moments.BUILDING_BUILT)):
        item = v.ATTRIBUTE_ID + 6 if name == "T7" else CARD_IDS[name]
        t = table(2).installed(0, name, column=5)
        assert triggers.ready(t.s, 0, item)
        t.edit(0, busy=1 << item)
        assert not triggers.ready(t.s, 0, item)
        triggers.fire(t.run().s, 0, kind, v.STATUE)
        t.s.advance()
        assert (t.s.over(), t.events("ability")) == (True, [])
        assert triggers.ready(t.edit(0, busy=1 << (item - 1)).s, 0, item)  # another one does not matter

    t = table(2).installed(0, "T2", column=5).module(0, "migration").do(0, "done", "use T2")
    assert (t.asked(), t.c(0).busy) == ("Migrate", 1 << (v.ATTRIBUTE_ID + 1))
    assert t.do(0, "done").c(0).busy == 0


# ---- income
@rule("CV-34.1", "CV-14.10")
def test_the_income_step_goes_on_after_an_ability_and_has_each_chip_once() -> None:
    t = table(2).income(0, "I3", 3).goal_installed(0, "G1", 4, 1).installed(0, "D20", column=5)
    start = next(text for text in t.run(phases.Income(0)).offered(0, "point") if text.startswith("SC"))
    assert t.answers(0) == {"income I3", "point I3", f"income {start}", f"point {start}", "use D20"}
    t.do(0, "use D20")
    assert (t.count(0, "money"), t.answers(0)) == (2, {"income I3", "point I3", f"income {start}", f"point {start}"})
    t.do(0, "income I3", f"point {start}")
    assert (t.s.over(), t.count(0, "food"), points(t, state.FROM_INCOME)) == (True, 2, [1])
    assert t.events("income") == [[2]]
    t = table(2).income(0, "I1", 3).run(income.IncomePhase(0, 1)).do(0, "point I1")
    assert (t.s.over(), t.c(0).vp, t.count(0, "money")) == (True, 1, 0)
    t.effect(0, {"op": "income_action", "n": 1}).do(0, "point I1")
    assert (t.c(0).vp, t.s.over()) == (2, True)


@rule("CV-14.1")
def test_a_chip_that_is_gained_is_told() -> None:
    t = table(2).display("incomes", 4, 5, 6).effect(0, {"op": "gain_income_chip", "n": 2})
    t.do(0, "take income 2", "column 3", "point I5")
    t.do(0, "take income 1", "column 4", "point I4")
    assert (t.events("income chip"), t.c(0).vp, t.s.over()) == ([[4], [3]], 2, True)


# ---- scoring
@rule("CV-32.13", "CV-32.14", "CV-34.3")
def test_points_are_told_by_what_they_are_for() -> None:
    t = table(2).edit(0, culture=3).ground(0, 1, statues=2)
    t.s.era, t.s.era_tiles = 2, [0, 4, 5, 6]
    t.run(events.EraScoring())
    assert (points(t, state.FROM_ERA), t.s.era_tiles) == ([3 * 4], [-1, -1, 5, 6])
    scoring.statues(t.s, 0)
    assert points(t, state.FROM_STATUES) == [2]
    t = table(2).clear().edit(0, culture=3, stages=1).installed(0, "A32", column=3).income(0, "I1", 3)
    t.s.final_tiles = 0
    t.run(scoring.Final())
    assert [points(t, source) for source in (state.FROM_CATEGORIES, state.FROM_STAGES, state.FROM_POINT_BONUSES)] == [
        [3], [2 + 3 + 7], [2 * 2],
    ]  # fmt: skip
    assert points(t, state.FROM_ERA) == []
    told = [data[1] for data in t.events("vp")]
    assert told == [state.FROM_CATEGORIES, state.FROM_STAGES, state.FROM_POINT_BONUSES]  # A before B


@rule("CV-33.12", "CV-43.15")
def test_points_of_vici_are_told_for_what_they_are_for() -> None:
    t = table(1).clear().edit(1, culture=3, grids=[0, 0]).edit(0, culture=1)
    t.s.statues[v.ISLAND * 4 + 1] = 2
    t.s.era_tiles, t.s.final_tiles = [4, 0, 1, 2], 0
    t.run(events.EraScoring())
    scoring.statues(t.s, 1)
    t.run(scoring.Final())
    hers = [event.data for event in t.play.journal.events if event.kind == "vp" and event.seat == state.VICI]
    assert hers == [[15, state.FROM_ERA], [2, state.FROM_STATUES], [3, state.FROM_CATEGORIES]]
    assert points(t, state.FROM_ERA) == [5, 15]


# ---- events
@rule("CV-32.1")
def test_every_step_of_the_event_phase_begins_limits_anew() -> None:
    bit = 1 << CARD_IDS["E3"]
    t = table(2).clear().tribe(0, *["forest-B wild"] * 6).give(0, money=1).edit(0, turn_used=bit)
    t.s.event, t.s.weather = 13, 4  # Exodus: +2, from Cold to Mild, where an income action or activity is chosen
    t.run(phases.Phase(7))
    assert (t.asked(), t.c(0).turn_used) == ("FineWeather", 0)
    t.edit(0, turn_used=bit).skip("Migrate")
    assert (t.asked(), t.c(0).turn_used) == ("Migrate", 0)
    t.edit(0, turn_used=bit).do(0, "done").skip("nothing")
    assert t.c(0).turn_used == 0


@rule("CV-21.6", "CV-R30")
def test_the_bonus_of_an_event_may_complete_a_stage() -> None:
    t = table(2).income(0, "I1", 3).income(0, "I2", 4).income(0, "I4", 5).goal_installed(0, "G1", 6, 1)
    t.goal(0, "G61").give(0, food=3).edit(0, culture=1)
    t.s.event = 8  # Golden Verses
    t.run(events.Bonus()).do(0, "take goal 1", "goal 1", "half right", "done")
    assert t.asked() == "GainChip"


@rule("CV-32.10", "CV-R17")
def test_a_boat_goes_back_with_its_cargo_and_its_tribes() -> None:
    t = table(2).clear().tribe(1, "water-H boat", "water-H boat").tribe(1, "water-H boat", weak=True)
    t.tribe(0, "water-H boat").give(1, raw_water_H=2)
    t.s.event = 19  # Tsunami
    t.boat(1, "water-A").run(events.Bonus())
    assert t.answers(1) == {"remove boat water-A", "remove boat water-H", "done"}
    supply, tribes = t.c(1).supply, t.c(1).tribes
    t.do(1, "remove boat water-H").skip("nothing")
    assert (t.c(1).boats, t.c(0).boats) == (1 << land("water-A"), 1 << land("water-H"))
    assert (t.wild(1, "water-H"), t.c(1).tribes - tribes) == ((0, 0), 3)
    assert (t.wild(0, "water-H"), t.raw(1, "water-H"), t.raw(0, "water-H")) == ((1, 0), 0, 1)
    assert t.c(1).supply - supply == 2 - 1 - 2  # the cargo; one stays in the notch, two are the food of the bonus


@rule("CV-32.14")
def test_the_tiles_of_later_eras_stay() -> None:
    t = table(2)
    t.s.era_tiles = [3, 4, 5, 6]
    t.run(events.EraScoring())
    assert t.s.era_tiles == [-1, 4, 5, 6]


# ---- V.I.C.I
@rule("CV-41.6", "CV-41.8")
def test_the_card_of_a_turn_is_carried_out() -> None:
    t = table(1)
    t.s.shown_actions, t.s.actions, t.s.spent_actions = [], [0], []
    t.coming(0, 1).run(turns.TurnOf(1))  # V1, blue, a 1: technology, and the open invention is removed
    assert (t.c(1).tracks, len(t.s.boxed), t.s.shown_actions) == ([1, 0, 0, 0, 0], 1, [0])
    assert (t.events("vici card"), t.events("vici rolls"), t.events("vici reset")) == ([[0]], [[1]], [])
    t.s.shown_actions, t.s.actions = [0, 2], [7]
    t.run(turns.TurnOf(1))
    assert t.events("vici reset") == [[]]


@rule("CV-41.11")
def test_deeds_come_in_their_order() -> None:
    t = table(1).clear().tribe(1, "hills-H 2").coming(5)  # V9, blue, a 5: procreation, then migration
    t.run()
    t.s.chance, t.s.now = t.chance, t.s.seats
    solo.carry_out(t.s, 1, t.s.game.box.solo_cards[8])
    t.s.advance()
    told = [event.kind for event in t.play.journal.events if event.kind in ("procreate", "migrate")]
    assert told == ["procreate", "migrate"]


@rule("CV-41.2", "CV-R45")
def test_vici_without_markers_and_without_a_chip() -> None:
    t = table(1)
    t.s.goals_open = [0, 5, 7, 9]
    t.coming(1).run(solo.RemoveGoal(1))
    assert (t.s.goals_open, t.s.boxed_chips) == ([-1, 5, 7, 9], [v.GOAL_ID])
    provision, supply = sum(t.s.provision), t.c(1).supply
    t.run()
    solo.provide(t.s, 1, land("forest-B"))
    assert (sum(t.s.provision), t.c(1).supply) == (provision + 1, supply - 1)
    assert t.events("provision")[-1] == [land("forest-B")]
    solo.provide(t.edit(1, supply=0).s, 1, land("forest-B"))
    assert (sum(t.s.provision), t.c(1).supply) == (provision + 1, 0)


@rule("CV-42.3", "CV-42.9", "CV-42.10")
def test_what_vici_takes_away_and_what_is_left_when_nothing_is() -> None:
    t = table(1).edit(1, grids=[4, 2])
    chip, supply = t.s.attributes_open[1], t.c(1).supply
    t.s.attribute_bag = []
    t.coming(3).run(solo.Deed(1, solo.AN_EVOLUTION, 0, 2))  # onto spaces 5 and 6: only the second removes
    assert (t.c(1).grids, t.c(1).supply, t.events("grid")) == ([6, 2], supply - 2, [[0, 5], [0, 6]])
    assert (t.s.attributes_open[1], t.s.boxed_chips) == (-1, [v.ATTRIBUTE_ID + chip])  # the bag is empty
    t.s.open_stacks[2] = []
    t.run(solo.Deed(1, solo.A_CARD, 2, 1))
    assert t.s.boxed == []
    t.run(solo.Deed(1, solo.A_STATUE, 0, 2))
    assert (t.events("statue"), t.c(1).supply) == ([[v.ISLAND, -1]] * 2, supply - 4)


@rule("CV-42.17", "CV-42.20")
def test_a_second_roll_only_where_the_first_leaves_several() -> None:
    for lands, rolls, found, left in (
        (["hills-B", "desert-C"], [6, 3], "desert-C", [3]), (["desert-C", "desert-G"], [6, 3], "desert-C", []),
        (["desert-C"], [6, 3], "desert-C", [6, 3]),
    ):  # fmt: skip
        t = table(1).run().coming(*rolls)
        t.s.chance = t.chance
        assert solo.determine(t.s, 1, sum(1 << land(name) for name in lands)) == land(found)
        assert t.chance.coming == left


@rule("CV-42.20", "CV-42.21")
def test_of_territories_with_other_beacons_the_next_number_is_taken() -> None:
    box = table(1).s.game.box
    for kind, wheel in enumerate(box.solo.wheel):
        lands = [at for at in v.DRY if v.TYPE_OF[at] == wheel]
        for one, other in ((a, b) for a in lands for b in lands if a < b):
            for die in range(1, 7):
                t = table(1).run().coming(kind + 1, die)
                t.s.chance, by_beacons = t.chance, {box.lands[at].beacons: at for at in (one, other)}
                start = box.solo.beacons[die - 1]
                order = [start, start % 3 + 1, (start + 1) % 3 + 1]
                wanted = next(by_beacons[n] for n in order if n in by_beacons)
                assert solo.determine(t.s, 1, 1 << one | 1 << other) == wanted


@rule("CV-40.7")
def test_vici_begins_beside_the_fires() -> None:
    t = fresh(1)
    for name in ("forest-B", "grassland-C"):
        assert [t.at(f"{name} {slot}") for slot in ("fire", "2", "3")] == ["", "0 strong", "1 strong"]
    assert (t.c(1).dice, t.c(1).tribes) == ([0] * 6, 13)
