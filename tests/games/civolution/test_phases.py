"""Chapters 3, 4 (rounds), 29 and 34: eras, phases, the end of the action phase and the income phase."""

from __future__ import annotations

from demiurge.games.civolution import partition, phases
from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import Table, fresh, land, table
from tests.rules import rule


def reset(t: Table, civ: int) -> None:
    """A Reset in one go."""
    t.dice(civ, "12", used=4)
    t.do(civ, "reset", "done", "do idea")


@rule("CV-3.1", "CV-3.2", "CV-34.6")
def test_four_eras_of_eight_phases_then_the_final_scoring() -> None:
    t = fresh(2)
    t.skip("nothing")
    assert t.s.over()
    assert t.events("era") == [[1], [2], [3], [4]]
    assert t.events("phase") == [[phase] for _ in range(4) for phase in range(1, 9)]
    assert [place for place, _ in t.events("final")] == [1, 2]


@rule("CV-3.3", "CV-3.4")
def test_phase_one_turns_up_an_event_and_a_card_of_each_deck() -> None:
    t = table(2)
    event, before = t.s.event, [pile[:] for pile in t.s.open_stacks]
    t.run(phases.Phase(1))
    assert t.s.event != event
    assert event not in t.s.events
    for deck in range(5):
        assert t.s.open_stacks[deck][:-1] == before[deck]
        assert len(t.s.open_stacks[deck]) == len(before[deck]) + 1


@rule("CV-3.5", "CV-3.6", "CV-3.7")
def test_phase_two_offers_goal_chips_in_seating_order() -> None:
    t = table(3)
    t.s.first = 1
    t.display("goals", 5, 4, 3, 2, 1).run(phases.Phase(2))
    shown = t.s.goals_open[:]
    assert t.s.waiting() == [1]
    t.do(1, "take goal 2")
    assert (t.c(1).goals[0], t.s.goals_open[1]) == ([shown[1]], -1)
    assert t.s.waiting() == [2]
    assert t.why(2, "take goal 2") == "CV-18.13"
    t.do(2, "done")
    for space in (1, 2, 3):
        t.goal(0, f"G{40 + space}", space)
    t.do(0, "take goal 1")
    assert t.asked() == "CoverGoal"  # all three spaces are occupied
    assert t.s.goals_open[0] == -1
    t.do(0, "cover 3")
    assert t.c(0).goals[2] == [42, shown[0]]
    assert min(t.s.goals_open) >= 0  # refilled after everybody,
    assert t.s.goals_open[2:] == shown[2:]  # and nothing else
    assert not set(t.s.goals_open[:2]) & set(shown)


@rule("CV-3.8", "CV-3.9", "CV-E1")
def test_phase_three_stores_any_material_of_a_land_type_with_a_tribe() -> None:
    t = table(2)
    t.run(phases.Phase(3))
    assert t.answers(0) == {f"store {m}" for m in ("wood", "beeswax", "oil", "papyrus", "herbs", "gold")}
    assert t.why(0, "store clay") == "CV-3.8"
    t.do(0, "store oil")  # whatever the material tile shows
    t.do(1, "store herbs")
    assert (t.count(0, "oil"), t.count(1, "herbs")) == (1, 1)


@rule("CV-3.10")
def test_no_extra_find_without_a_tribe_on_land() -> None:
    t = table(2).clear().tribe(0, "water-A boat").tribe(1, "forest-B 2")
    t.run(phases.Phase(3))
    assert t.s.waiting() == [1]


@rule("CV-4.2", "CV-29.2", "CV-E24")
def test_rounds_in_seating_order_and_a_full_final_round_after_the_starting_civ_ended_it() -> None:
    t = table(2)
    t.s.resets = 4
    t.run(phases.ActionRound())
    reset(t, 0)
    assert (t.s.ending, t.s.waiting()) == (1, [1])  # the round is completed first
    reset(t, 1)
    order = []
    for _ in range(2):
        [civ] = t.s.waiting()
        order.append(civ)
        assert t.s.ending == 2
        reset(t, civ)
    assert (order, t.s.waiting()) == ([0, 1], [])


@rule("CV-29.3", "CV-29.4", "CV-E35")
def test_the_last_civ_ends_it_and_the_final_round_follows_at_once() -> None:
    t = table(2)
    t.s.resets = 4
    t.run(phases.ActionRound(), phases.Phase(5))
    t.edit(0, dice=[1] * 6)
    t.do(0, "activate sleep", "die 1", "die 2", "done")
    reset(t, 1)
    assert (t.s.ending, t.s.waiting()) == (2, [0])
    reset(t, 0)  # an ordinary turn, further Resets included
    assert t.s.resets == 5
    t.do(1, "activate sleep").skip("nothing")
    assert t.s.phase == 5


@rule("CV-29.1", "CV-R8")
def test_the_fifth_seventh_or_ninth_reset_triggers_the_end() -> None:
    for civs, last in ((2, 5), (3, 7), (4, 9)):
        t = table(civs)
        t.run(phases.Phase(4))
        for number in range(1, last + 1):
            assert t.s.ending == 0
            reset(t, t.s.waiting()[0])
            assert t.s.resets == number
        assert t.s.ending >= 1


# ---- phase 8
@rule("CV-34.1", "CV-34.2")
def test_each_income_chip_is_performed_once_in_any_order() -> None:
    t = table(2).income(0, "I1", 3).income(0, "I3", 4)
    t.run(phases.Phase(8))
    [start] = [
        partition.item_of(entry) - v.START_ID for entry in t.c(0).items if partition.item_of(entry) >= v.START_ID
    ]
    assert t.s.waiting() == [0]
    t.do(0, "income I3")
    assert t.why(0, "income I3") == "CV-34.1"
    t.do(0, "income I1", f"point SC{start + 1}")
    assert (t.counts(0, "food money"), t.c(0).vp) == ([2, 1], 1)
    assert t.s.waiting() == [1]  # seating order


@rule("CV-34.3", "CV-E27")
def test_statues_score_by_favor() -> None:
    t = table(2).ground(0, 1, statues=2).ground(0, 2, statues=2).edit(0, favor=2)
    t.run(phases.AfterIncome())
    assert t.c(0).vp == 4 * 2


@rule("CV-34.4", "CV-34.5", "CV-34.8")
def test_hunting_tokens_return_and_reset_columns_are_refilled() -> None:
    t = table(2).give(0, idea=2, focus=1, planning_2=1).dice(0, "3", used=5).edit(0, resets=1)
    t.c(0).supply += 3
    t.s.hunted = 1 << land("forest-B")
    covered = t.s.camps[land("forest-B") * 5 + 4]
    t.run(phases.AfterIncome())
    assert (t.s.hunted, t.c(0).resets, t.s.era) == (0, 4, 2)
    assert t.s.camps[land("forest-B") * 5 + 4] == covered == -1  # blocking tokens stay
    assert (t.counts(0, "idea focus planning_2"), t.c(0).dice, t.c(0).used) == ([2, 1, 1], [0, 0, 1, 0, 0, 0], 5)


@rule("CV-34.7")
def test_after_the_income_of_era_four_comes_the_final_scoring() -> None:
    t = table(2).ground(0, 1, statues=1)
    t.s.era, t.s.hunted = 4, 1
    t.edit(0, resets=1)
    t.run(phases.AfterIncome())
    assert t.s.over()
    assert (t.s.hunted, t.c(0).resets) == (1, 1)
    assert len(t.events("final")) == 2


@rule("CV-39.4")
def test_where_several_civs_act_the_seating_order_applies() -> None:
    for first in range(3):
        t = table(3)
        t.s.first = first
        t.run(phases.Phase(3))
        order = []
        while t.s.waiting():
            [civ] = t.s.waiting()
            order.append(civ)
            t.do(civ, "store wood")
        assert order == [(first + i) % 3 for i in range(3)]


@rule("CV-3.3")
def test_the_event_of_an_era_leaves_the_stack_here_and_not_in_copies_of_the_table() -> None:
    t = table(2)
    copy, events = t.s.clone(), t.s.events[:]
    t.run(phases.Phase(1))
    assert sorted([*t.s.events, t.s.event]) == events
    assert copy.events == events
