"""Chapters 4 and 5: activating modules, paying, Sleep and features."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import vocabulary as v
from tests.games.civolution.table import CARD_IDS, table
from tests.rules import rule


@rule("CV-4.3", "CV-4.4")
def test_a_turn_is_a_module_or_a_reset_and_never_a_pass() -> None:
    t = table(2).dice(0, "123456").turn(0)
    assert all(text.startswith("activate") for text in t.answers(0))  # six dice: no Reset, and no way to pass
    assert t.why(0, "done") == "K-1"
    t.dice(0, "55", used=4)
    assert t.answers(0) == {"activate expression", "activate sleep", "reset"}
    t.dice(0, "5", used=5).turn(0)
    assert t.asked() == "TakeUp"  # the only thing left was a Reset


@rule("CV-4.5", "CV-4.12", "CV-E2")
def test_research_takes_a_one_and_a_two() -> None:
    t = table(2).dice(0, "1233").turn(0)
    assert t.offered(0, "activate") == {"migration", "research", "activity", "calm", "sleep"}
    assert t.why(0, "activate trade") == "CV-4.5"
    t.do(0, "activate research")
    assert (t.c(0).dice, t.c(0).used, t.asked()) == ([0, 0, 2, 0, 0, 0], 2, "Branch")


@rule("CV-4.6", "CV-4.8", "CV-E3")
def test_exploration_with_a_planning_marker_and_a_die_changed_by_two_ideas() -> None:
    for die in "26":
        t = table(2).dice(0, die, used=5).give(0, planning_1=1, idea=2).turn(0)
        before = t.c(0).supply
        t.do(0, "activate exploration")
        if t.asked() == "Pay":
            t.do(0, "planning marker 1")
        assert (t.count(0, "planning_1"), t.count(0, "idea"), t.c(0).used) == (0, 0, 6)
        assert (t.c(0).supply, t.asked()) == (before + 3, "Branch")


@rule("CV-4.7")
def test_one_and_six_are_neighbours() -> None:
    t = table(2).dice(0, "16", used=4).give(0, idea=1).turn(0)
    assert {"stamina", "perception"} <= t.offered(0, "activate")
    t.do(0, "activate perception", "die 1")
    assert (t.count(0, "idea"), t.count(0, "perception"), t.c(0).used) == (0, 1, 6)


@rule("CV-4.9", "CV-4.10", "CV-R7")
def test_planning_markers_may_replace_both_dice_and_be_changed() -> None:
    t = table(2).dice(0, "", used=6).give(0, planning_2=2, idea=1).turn(0)
    assert t.offered(0, "activate") == {"research", "activity", "intelligence", "sleep"}
    t.do(0, "activate activity")
    assert (t.count(0, "planning_2"), t.count(0, "idea"), t.c(0).used) == (0, 0, 6)
    t = table(2).dice(0, "", used=6).give(0, planning_5=1, focus=1).turn(0)
    t.do(0, "activate sleep", "focus marker")  # markers in place of dice for Sleep, too
    assert (t.counts(0, "planning_5 focus"), t.asked()) == ([0, 0], "Branch")


@rule("CV-4.11")
def test_a_focus_marker_is_a_die_of_any_value() -> None:
    t = table(2).dice(0, "4", used=5).give(0, focus=1).turn(0)
    assert {"building", "trade", "planning", "sustenance", "exploration", "dexterity"} <= t.offered(0, "activate")
    before = t.c(0).supply
    t.do(0, "activate building")
    assert (t.count(0, "focus"), t.c(0).used, t.c(0).supply) == (0, 6, before + 1)
    assert t.asked() == "Branch"


@rule("CV-4.5", "CV-4.6", "CV-4.8")
def test_paying_asks_which_and_never_leads_into_a_dead_end() -> None:
    t = table(2).dice(0, "135", used=3).give(0, planning_1=1, focus=1, idea=1).turn(0)
    t.do(0, "activate migration")
    assert {"die 1", "planning marker 1", "focus marker"} <= t.answers(0)
    assert t.why(0, "die 2") == "CV-4.5"
    assert t.why(0, "planning marker 4") == "CV-4.8"
    assert t.why(0, "die 5") == "CV-4.6"  # two steps from 1
    t.do(0, "die 1")
    while t.asked() in ("Pay", "PaySteps"):
        t.do(0, sorted(t.answers(0))[0])
    assert t.asked() == "Migrate"


@rule("CV-4.13", "CV-4.16")
def test_an_upgrade_counts_from_the_next_turn() -> None:
    t = table(2).dice(0, "36", used=4).give(0, idea=0).edit(0, knowledge=1, insight=0)
    t.hand(0, "C1").give(0, perception=1).turn(0)
    t.do(0, "activate insight", "do install", "install C1")
    t.do(0, "column 3")
    while t.asked() in ("CardStage", "IgnoreSpace"):
        t.do(0, sorted(t.answers(0))[0])
    assert t.asked() == "Upgrade"  # Knowledge has crossed its first threshold
    t.do(0, "upgrade insight")
    assert (t.c(0).levels[10], t.s.waiting()) == (1, [])  # level I gave no second card
    t.dice(0, "36", used=4).turn(0).do(0, "activate insight", "do ideas")
    assert t.count(0, "idea") == 2 + 6


@rule("CV-4.14", "CV-R24")
def test_one_branch_of_an_or_or_none() -> None:
    t = table(2).module(0, "sustenance")
    assert t.answers(0) == {"do hunt", "do strengthen", "done"}
    assert t.why(0, "do explore") == "CV-4.14"
    t.do(0, "done")
    assert t.s.over()
    t = table(2).clear().module(0, "sustenance").do(0, "do strengthen")
    assert t.s.over()  # there was nobody to strengthen


@rule("CV-4.15")
def test_without_or_all_actions_may_be_done_in_any_order_or_left_out() -> None:
    t = table(2).give(0, wood=1, money=2).module(0, "trade")
    t.do(0, "sale", "sell wood for money")
    assert t.answers(0) == {"purchase", "done"}
    t.do(0, "purchase", "buy wood")
    assert (t.counts(0, "wood money"), t.s.over()) == ([1, 1], True)
    t = table(2).give(0, wood=0, money=2).module(0, "trade")
    t.do(0, "purchase", "buy wood")  # the other way round: what was bought may be sold
    assert t.answers(0) == {"sale", "done"}
    t.do(0, "sale", "sell wood for points")
    assert (t.counts(0, "wood money"), t.c(0).vp, t.s.over()) == ([0, 0], 2, True)
    t = table(2).give(0, wood=1, money=2).module(0, "trade").do(0, "done")
    assert (t.counts(0, "wood money"), t.s.over()) == ([1, 2], True)
    for first, second in (("activation", "fate"), ("fate", "activation")):
        t = table(2).asking().module(0, "achievement", 2).do(0, f"do {first} die", f"do {second} die")  # CV-R60
        assert [v.DICE[kind] for [kind] in t.events("die")] == [first, second]


@rule("CV-5.1", "CV-5.2")
def test_sleep_takes_any_two_dice_for_a_focus_or_two_ideas() -> None:
    t = table(2).dice(0, "25", used=4).turn(0).do(0, "activate sleep")
    if t.asked() == "Pay":
        t.do(0, "die 2")
    assert (t.c(0).used, t.count(0, "idea")) == (6, 0)
    assert t.s.decision(0).level == 0  # type: ignore[attr-defined]  # it has no levels
    t.do(0, "do ideas")
    assert t.counts(0, "idea focus") == [2, 0]
    t.module(0, "sleep").do(0, "do focus")
    assert t.counts(0, "idea focus") == [2, 1]


@rule("CV-5.3", "CV-E4")
def test_two_twos_place_a_marker_on_intelligence() -> None:
    t = table(2).dice(0, "22", used=4).turn(0)
    before = t.c(0).supply
    t.do(0, "activate intelligence")
    assert (t.count(0, "intelligence"), t.c(0).supply, t.c(0).used) == (1, before - 1, 6)


@rule("CV-5.4")
def test_features_and_sleep_cannot_be_upgraded() -> None:
    t = table(2).effect(0, {"op": "upgrade", "n": 1})
    assert len(t.offered(0, "upgrade")) == 15
    with pytest.raises(ValueError, match="no action"):
        t.why(0, "upgrade sleep")


@rule("CV-4.5", "CV-38.17")
def test_an_ability_may_name_other_dice_for_any_module(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(2).installed(0, "B21").dice(0, "12", used=4).give(0, wood=1)
    monkeypatch.setattr(t.s.game.box.abilities[CARD_IDS["B21"]], "module", v.MODULES.index("trade"))
    t.turn(0)
    assert t.offered(0, "activate otherwise") == {"trade"}
    t.do(0, "activate otherwise trade")
    assert (t.asked(), t.c(0).used) == ("Trade", 6)


@rule("CV-4.6", "CV-38.17")
def test_the_free_step_is_taken_once_for_both_dice() -> None:
    """Stamina needs two 1s."""
    cases = (("22", 0, False), ("22", 1, True), ("12", 0, True), ("33", 2, False), ("33", 3, True))
    for dice, ideas, possible in cases:
        t = table(2).dice(0, dice, used=4).give(0, idea=ideas).installed(0, "C2", column=5).turn(0)
        assert ("activate stamina" in t.answers(0)) is possible
