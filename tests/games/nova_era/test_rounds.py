"""Chapters 3, 5 and 6, and Clean Up: the order of a round, rolling and picking dice."""

from __future__ import annotations

from collections import Counter

import pytest

from demiurge.games.nova_era import dice, disasters, production, rounds, scoring, spending
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import (
    ADVANCE_DISASTERS,
    CLEAN_UP,
    DARK_AGE_CHECK,
    DISASTER_CHECK,
    OVER,
    PICK_DICE,
    PRODUCING,
    ROLL_DICE,
    SCORING_PHASE,
    SPENDING_DICE,
    Nova,
    value_of,
)
from demiurge.kernel.chance import Chance
from demiurge.kernel.journal import Journal
from tests.games.nova_era.table import table
from tests.rules import rule

STEPS = ["round", "rolled", "picked", "track", "dark age", "spent", "disaster", "produced"]


def whole_game(seats: int = 2, fast: str = "no") -> tuple[Nova, Journal]:
    journal, chance = Journal(), Chance(9)
    s = GAME.make({"fast": fast, "first": "1"}).start(seats, chance, journal)
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, s.answers(seat)[0], chance, journal)
    assert isinstance(s, Nova)
    return s, journal


@rule("NE-3.1")
def test_a_game_is_three_eras_of_three_rounds_and_a_scoring() -> None:
    _, journal = whole_game()
    told = [(event.kind, *event.data) for event in journal.events if event.kind in ("round", "scoring")]
    assert told == [
        row for era in range(3) for row in [*[("round", era, n) for n in range(3)], ("scoring", era)]
    ]  # fmt: skip


@rule("NE-3.2")
def test_the_eight_steps_come_in_their_order() -> None:
    t = table(2).tracks(red=10, black=10).own(0, "irrigation", "city-walls").own(1, "theater", "roads")
    t.play.journal.events.clear()
    t.round()
    while t.s.round == 0:
        seat = t.s.waiting()[0]
        t.play.answer(seat, t.s.answers(seat)[0])
    seen: list[str] = []
    for event in t.play.journal.events:
        kind = "produced" if event.kind == "gained" and event.data[2] >= 0 else event.kind
        if kind in STEPS and (not seen or seen[-1] != kind):
            seen.append(kind)
    assert seen == [*STEPS, "round", "rolled"]


@rule("NE-3.2", "NE-12.22")
def test_the_table_says_which_step_it_is_in() -> None:
    t = table(2).dice(0, "green 1").tracks(black=10)
    told: list[int] = []
    for step in (
        dice.RollDice(), dice.PickDice(), disasters.AdvanceDisasters(), dice.CheckDarkAge(), spending.SpendingDice(),
        disasters.CheckDisasters(), production.Production(), rounds.CleanUp(), scoring.Scoring(), scoring.EndOfGame(),
    ):  # fmt: skip
        t.s.chance = t.play.chance
        step.run(t.s)
        told.append(t.s.step)
    assert told == [
        ROLL_DICE, PICK_DICE, ADVANCE_DISASTERS, DARK_AGE_CHECK, SPENDING_DICE, DISASTER_CHECK, PRODUCING, CLEAN_UP,
        SCORING_PHASE, OVER,
    ]  # fmt: skip
    assert told == list(range(1, 11))


@rule("NE-3.3")
def test_picking_the_dark_age_and_production_go_clockwise_from_the_first_player() -> None:
    t = table(3)
    t.s.first = 1
    t.tracks(black=10).own(0, "oppression").own(1, "sailing").own(2, "iron-working")
    t.round()
    order: list[int] = []
    while t.s.round == 0:
        seat = t.s.waiting()[0]
        if t.s.step != SPENDING_DICE:
            order.append(seat)
        t.play.answer(seat, t.s.answers(seat)[0])
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0]  # Pick, the Dark Age, Production


@rule("NE-3.4", "NE-1.13")
def test_dice_are_spent_counter_clockwise_and_the_first_player_comes_last() -> None:
    t = table(4)
    t.s.first = 1
    t.round()
    order: list[int] = []
    while t.s.step < 6:
        seat = t.s.waiting()[0]
        if t.asked().endswith("Deed"):
            order.append(seat)
        t.play.answer(seat, t.s.answers(seat)[0])
    assert order[:8] == [0, 3, 2, 1, 0, 3, 2, 1]


# ---- chapter 5
@rule("NE-5.1")
def test_three_dice_are_drawn_and_rolled_for_each_zone() -> None:
    t = table(2).run(dice.RollDice())
    assert [len(zone) for zone in t.s.zones] == [3, 3, 3]
    tables = [table(2, seed=seed).run(dice.RollDice()) for seed in range(9)]
    rolls = {value_of(one) for rolled in tables for zone in rolled.s.zones for one in zone}
    assert rolls == {1, 2, 3, 4, 5, 6}
    t.sound()


@rule("NE-5.2")
@pytest.mark.parametrize(("seats", "rolled"), [(2, 9), (3, 12), (4, 15)])
def test_nine_twelve_or_fifteen_dice_are_rolled_and_the_others_stay_in_the_bag(seats: int, rolled: int) -> None:
    t = table(seats).run(dice.RollDice())
    assert sum(len(zone) for zone in t.s.zones) == rolled
    assert len(t.s.bag) == 15 - rolled


# ---- chapter 6
@rule("NE-6.1", "NE-6.4")
def test_each_player_takes_one_zone_of_those_left_and_one_remains() -> None:
    t = table(2).zones("green 1, red 2, blue 3", "green 2, red 2, blue 2", "yellow 1, yellow 2, black 3")
    t.run(dice.PickDice())
    assert t.asked() == "0 Pick"
    t.asks_for(0, "pick *").do(0, "pick zone 2")
    assert t.faces(0) == ["green 2", "red 2", "blue 2"]
    assert t.refusal(1, "pick zone 2") == "NE-6.1"
    assert t.refusal(1, "pick zone 5") == "NE-6.1"
    t.do(1, "pick zone 1")
    assert [len(zone) for zone in t.s.zones] == [0, 0, 3]


@rule("NE-6.2")
@pytest.mark.parametrize(("zone", "rise"), [("green 4, red 3, blue 3", 0), ("green 6, red 5, blue 4", 5)])
def test_only_what_exceeds_ten_raises_unrest(zone: str, rise: int) -> None:
    t = table(2).zones(zone, "", "yellow 1, yellow 1, black 1").run(dice.Pick(0)).do(0, "pick zone 1")
    assert t.p(0).unrest == rise
    t = table(2).give(0, unrest=4).zones(zone, "", "yellow 1, yellow 1, black 1").run(dice.Pick(0))
    assert t.do(0, "pick zone 3").p(0).unrest == 4  # and what falls short lowers nothing


@rule("NE-6.3", "NE-7.2")
def test_the_excess_counts_the_rolled_values_and_the_dice_fall_afterwards() -> None:
    t = table(2).give(0, unrest=7).zones("green 4, red 4, blue 4", "", "yellow 1, yellow 1, black 1").run(dice.Pick(0))
    t.do(0, "pick zone 1")
    assert t.p(0).unrest == 9  # 12 - 10, not 9 - 10
    assert t.faces(0) == ["green 3", "red 3", "blue 3"]


@rule("NE-R76")
def test_the_next_player_picks_when_the_civil_war_of_a_pick_is_over() -> None:
    t = table(2).own(0, "irrigation", "theater").give(0, unrest=9)
    t.zones("green 6, red 6, blue 6", "green 1, red 1, blue 1", "yellow 1, yellow 1, black 1").run(dice.PickDice())
    t.do(0, "pick zone 1")
    assert t.asked() == "0 WarDamage"
    t.do(0, "damage theater")
    assert t.asked() == "1 Pick"


# ---- Clean Up
@rule("NE-12.20", "NE-12.21")
def test_the_token_passes_to_the_left_and_a_new_round_begins() -> None:
    t = table(3)
    t.s.first = 2
    t.run(rounds.CleanUp())
    assert (t.s.first, t.s.round) == (0, 1)
    assert t.asked() == "0 Pick"


@rule("NE-12.22", "NE-12.20")
def test_after_the_third_round_the_era_is_scored_and_the_token_has_passed_too() -> None:
    t = table(2)
    t.s.round = 2
    t.run(rounds.CleanUp())
    assert [event.data for event in t.events("scoring")] == [[0]]
    assert (t.s.first, t.s.era, t.s.round) == (1, 1, 0)


def test_a_bot_that_always_takes_the_first_answer_reaches_the_end() -> None:
    s, journal = whole_game(4)
    assert s.over()
    assert Counter(event.kind for event in journal.events)["end"] == 1
