"""A position as numbers: what they tell, and what they must not tell."""

from __future__ import annotations

from math import isfinite

import pytest

from demiurge.games.nova_era import disasters, production, scoring, spending
from demiurge.games.nova_era.features import FEATURES
from demiurge.games.nova_era.state import EARLIER
from demiurge.games.nova_era.vocabulary import CARDS
from demiurge.kernel.chance import Chance
from demiurge.kernel.features import Sheet
from demiurge.kernel.game import view
from demiurge.kernel.state import State
from tests.games.nova_era.table import table
from tests.games.nova_era.walks import random_game

NAMES = FEATURES.names
LOWEST, HIGHEST = -4.0, 8.0
EVERY = 3  # decisions of a random game
GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}), (3, {}), (4, {}), (2, {"fast": "yes"}), (4, {"fast": "yes"}), (3, {"rulings": EARLIER}),
]  # fmt: skip


def sheet_of(s: State, seat: int) -> Sheet:
    sheet = Sheet()
    FEATURES.write(s, seat, sheet)
    return sheet


def numbers(s: State, seat: int) -> dict[str, float]:
    """By name, those that are not 0."""
    sheet = sheet_of(s, seat)
    return {NAMES[place]: value for place, value in zip(sheet.places, sheet.values)}


def block(s: State, seat: int, owner: str) -> dict[str, float]:
    """What is told of one of the players."""
    prefix = f"{owner}: "
    return {name.removeprefix(prefix): n for name, n in numbers(s, seat).items() if name.startswith(prefix)}


def changed(before: dict[str, float], after: dict[str, float]) -> set[str]:
    return {name for name in before | after if before.get(name) != after.get(name)}


def unjudged(names: set[str]) -> set[str]:
    """Without what the judge makes of it, which every change may touch."""
    return {name for name in names if not name.endswith("judged") and not name.endswith("in reach")}


# ---- of every position
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_seat_is_told_the_same_of_its_view_as_of_the_whole_position(seats: int, options: dict[str, str]) -> None:
    for count, play in enumerate(random_game(seats, options, seed=seats)):
        if count % EVERY and not play.state.over():
            continue
        for seat in range(seats):
            whole, seen = sheet_of(play.state, seat), view(play.state, seat)
            for other in (seen, play.game.fill(seen, Chance(count))):
                again = sheet_of(other, seat)
                assert again.places == whole.places
                assert again.values == whole.values


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_number_has_one_place_and_is_neither_large_nor_nothing(seats: int, options: dict[str, str]) -> None:
    for count, play in enumerate(random_game(seats, options, seed=seats + 10)):
        if count % EVERY and not play.state.over():
            continue
        for seat in range(seats):
            sheet = sheet_of(play.state, seat)
            assert len(sheet.places) == len(sheet.values) == len(set(sheet.places))
            assert min(sheet.places) >= 0
            assert max(sheet.places) < len(NAMES)
            for place, value in zip(sheet.places, sheet.values):
                assert value, NAMES[place]
                assert isfinite(value), NAMES[place]
                assert LOWEST <= value <= HIGHEST, NAMES[place]


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert sum(name.startswith("own ") for name in NAMES) == sum(name.startswith("near ") for name in NAMES) == CARDS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_is_told_of_as_that_player_sees_itself(seats: int) -> None:
    owners = ["me", "next", "second", "third"]
    for count, play in enumerate(random_game(seats, {}, seed=seats + 20)):
        if count % EVERY and not play.state.over():
            continue
        for seat in range(seats):
            mine = block(play.state, seat, "me")
            for n in range(1, seats):
                assert block(play.state, (seat - n) % seats, owners[n]) == mine
        for owner in owners[seats:]:
            assert not block(play.state, 0, owner)


# ---- of secrets
def test_of_a_rivals_starting_cards_only_their_number_is_told_and_which_are_unseen() -> None:
    t = table(2).hold(1, "foraging", "barter").hold(0, "hunting")
    other = table(2).hold(1, "cave-painting", "shell-money").hold(0, "hunting")
    told = numbers(t.s, 0)
    assert told == numbers(other.s, 0)
    assert "near hunting" in told
    assert "near foraging" not in told
    assert told["next: hand"] == pytest.approx(2 * told["me: hand"])
    assert sum(name.startswith("unseen") for name in told) == 7
    assert {"near foraging", "near barter", "me: secret cards"} <= set(numbers(t.s, 1))
    assert not any(name.startswith("unseen") for name in numbers(table(2).hold(0, "hunting").s, 0))


def test_a_card_that_a_rival_took_from_the_display_is_told_of() -> None:
    before, after = table(2), table(2).hold(1, "tanks")
    assert unjudged(changed(numbers(before.s, 0), numbers(after.s, 0))) == {"next: hand", "next: known in hand red"}


# ---- of single changes
def test_a_point_more_changes_the_score_and_the_leads() -> None:
    before, after = numbers(table(3).s, 0), numbers(table(3).give(0, vp=1).s, 0)
    assert changed(before, after) == {"me: score", "me: lead", "me: judged", "next: lead", "second: lead"}
    assert after["next: lead"] == after["second: lead"] == -after["me: lead"]


def test_a_resource_more_changes_what_can_be_bought_with_it() -> None:
    before, after = numbers(table().s, 0), numbers(table().give(1, 1, 2, 1, 1).s, 0)
    assert unjudged(changed(before, after)) == {
        "next: resources red", "next: all resources", "next: resources, by rounds left",
        "next: resources beyond their last point",
    }  # fmt: skip


def test_a_card_in_play_is_owned_counted_and_produces() -> None:
    before, after = numbers(table().show().s, 0), numbers(table().show().own(0, "irrigation").s, 0)
    assert unjudged(changed(before, after)) == {
        "own irrigation", "me: count green", "me: present green", "me: majority green", "me: ahead green",
        "next: ahead green", "me: scoring now", "me: income green", "me: goods to come", "me: evolutions to come",
    }  # fmt: skip


def test_a_damaged_card_still_evolves_but_gives_nothing_else() -> None:
    before = numbers(table().own(0, "irrigation").s, 0)
    after = numbers(table().own(0, "irrigation").damage(0, "irrigation").s, 0)
    assert 0 < after["own irrigation"] < before["own irrigation"]
    assert not {"me: income green", "me: majority green"} & set(after)
    assert after["me: evolutions to come"] == before["me: evolutions to come"]
    assert "me: damaged green" in changed(before, after)


def test_a_tie_takes_a_majority_from_both() -> None:
    before = numbers(table().own(0, "irrigation").s, 0)
    after = numbers(table().own(0, "irrigation").own(1, "theater").s, 0)
    assert "me: majority green" in changed(before, after)
    assert not {"me: majority green", "next: majority green", "me: ahead green"} & set(after)
    assert after["me: scoring now"] == before["me: scoring now"] / 2


def test_what_a_scoring_phase_would_give_now_is_what_it_gives() -> None:
    t = table(3, era=2).own(0, "irrigation", "theater", "warfare", "pericles").own(1, "archery", "mining")
    told = [numbers(t.s, seat).get("me: scoring now", 0.0) for seat in range(3)]
    for seat in range(3):
        scoring.score_era(t.s, seat)
    assert told == pytest.approx([vp / 10 for vp in t.s.scores()])


def test_the_nearer_a_card_of_the_display_the_more_and_a_card_in_hand_most() -> None:
    t = table().show("theater irrigation", "granaries").turn(0, "black 1")
    before = numbers(t.s, 0)
    assert 0 < before["near theater"] < before["near irrigation"] == before["near granaries"]
    after = numbers(t.do(0, "research irrigation").s, 0)
    assert after["near irrigation"] > after["near theater"] == before["near irrigation"]


def test_unspent_dice_are_told_by_color_and_a_die_being_spent_by_itself() -> None:
    t = table().turn(0, "green 3", "green 1", "black 6")
    before = numbers(t.s, 1)
    assert before["next: pips green"] == pytest.approx(4 / 6)
    assert before["next: pips black"] == 1.0
    after = numbers(t.do(0, "spend green 3").s, 1)
    assert after["next: pips green"] == pytest.approx(1 / 6)
    assert {"die being spent green", "question Deed"} <= set(after)
    assert "question Turn" in before
    assert "question Turn" not in after


def test_an_ability_is_ready_until_it_is_used_this_round() -> None:
    t = table().own(0, "mathematics").turn(0, "green 3", "red 3")
    before = numbers(t.s, 0)
    after = numbers(t.do(0, "use mathematics").s, 0)
    assert {"me: able to shift", "me: ready to shift"} <= set(before)
    assert "me: able to shift" in after
    assert "me: ready to shift" not in after
    assert {"question ChangeDie", "question: dice black"} <= set(after)


# ---- of what is asked and what is left
def test_another_seats_turn_changes_who_is_asked_and_nothing_else() -> None:
    told: list[dict[str, float]] = []
    for seat in range(2):
        t = table().dice(0, "green 3", "red 1").dice(1, "red 4", "blue 2")
        told.append(numbers(t.run(spending.Turn(seat)).s, 0))
    assert changed(told[0], told[1]) == {"me: asked", "next: asked"}
    assert "me: asked" in told[0]


def test_a_question_that_the_game_does_not_know_is_no_question() -> None:
    told = numbers(table().run().s, 0)
    assert "me: asked" in told
    assert not any(name.startswith("question") for name in told)


def test_who_has_yet_to_pick_is_told() -> None:
    t = table(3).round()
    every = {"me: yet to pick", "next: yet to pick", "second: yet to pick"}
    assert every <= set(numbers(t.s, 0))
    after = set(numbers(t.do(0, "pick zone 1").s, 0))
    assert every - after == {"me: yet to pick"}
    assert {"zones left", "me: dice left"} <= after


def test_a_disaster_tells_its_color_and_who_still_suffers() -> None:
    t = table(2).own(0, "irrigation", "theater").own(1, "granaries", "festivals", "herbal-medicine").tracks(green=10)
    told = numbers(t.run(disasters.CheckDisasters()).s, 0)
    assert {"struck by riots", "question SufferDamage", "question: column green", "me: yet to suffer"} <= set(told)
    after = numbers(t.do(0, "damage theater").s, 0)
    assert "me: damaged green" in after
    assert "me: yet to suffer" not in after


def test_a_personality_that_waits_for_the_end_of_a_civil_war_is_told_of() -> None:
    t = table().present("julius-caesar", "homer").own(0, "irrigation", "theater").give(0, unrest=8).turn(0, "red 1")
    told = numbers(t.do(0, "enlist julius-caesar").s, 0)
    assert {"question WarDamage", "question: column green", "own julius-caesar", "me: instants to come"} <= set(told)
    assert "me: personalities" not in told


def test_production_tells_what_is_still_due() -> None:
    t = table(2).own(0, "sailing", "irrigation").own(1, "mining")
    told = numbers(t.run(production.Production()).s, 0)
    assert {"question Take", "question: how many more", "next: yet to produce", "next: goods still due"} <= set(told)
    assert "me: goods still due" not in told  # what it is asked about is the last of it


def test_rounds_and_scorings_run_out_and_the_end_has_none() -> None:
    first, last = numbers(table(2, era=1).s, 0), numbers(table(2, era=3).s, 0)
    assert first["rounds left"] == pytest.approx(3 * last["rounds left"])
    assert "era I" in first
    assert "era III" in last
    fast = numbers(table(2, fast="yes").s, 0)
    assert fast["scorings left"] == pytest.approx(first["scorings left"] * 2 / 3)
    t = table(2, era=3)
    t.s.round = 2
    over = numbers(t.run(scoring.EndOfGame()).s, 0)
    assert "step over" in over
    assert not {"scorings left", "rounds left"} & set(over)
