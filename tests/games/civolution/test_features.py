"""The position as numbers: the same for a View, each where its name says, and nothing of what is hidden."""

from __future__ import annotations

from math import isfinite

import pytest

from demiurge.games.civolution import turns
from demiurge.games.civolution.features import FEATURES
from demiurge.games.civolution.features.kinds import KIND_OF
from demiurge.games.civolution.features.places import FED, PLAYER_SIZE, PLAYERS_AT, VP
from demiurge.games.civolution.state import Exam
from demiurge.kernel.chance import Chance
from demiurge.kernel.data import KINDS
from demiurge.kernel.features import Sheet
from demiurge.kernel.game import view
from demiurge.kernel.state import Decision, State
from tests.games.civolution.table import CARD_IDS, Table, fresh, table
from tests.games.civolution.walks import random_game

TABLES: list[tuple[int, dict[str, str], bool]] = [
    (1, {"level": "medium", "extra-tough": "yes"}, False),
    (1, {"solo-cards": "picked", "hands": "advanced"}, True),
    (2, {"hands": "advanced", "continent": "random"}, True),
    (3, {"rulings": "until-2026-11", "materials": "experienced"}, False),
    (4, {"hands": "mixed"}, True),
]
ASKING = ("Ask", "May", "Several", "Each")  # the forms of questions, none of which is asked as such
EVERY = 9  # so many decisions from one position that is looked at to the next


def sheet_of(s: State, seat: int) -> Sheet:
    sheet = Sheet()
    FEATURES.write(s, seat, sheet)
    return sheet


def numbers(s: State, seat: int) -> dict[str, float]:
    """What is not 0, by name."""
    sheet = sheet_of(s, seat)
    return {FEATURES.names[place]: value for place, value in zip(sheet.places, sheet.values)}


def changes(before: dict[str, float], after: dict[str, float]) -> set[str]:
    return {name for name in before | after if before.get(name) != after.get(name)}


def side(s: State, seat: int, which: int) -> dict[int, float]:
    """The numbers of one civ, by their places in its block."""
    sheet, start = sheet_of(s, seat), PLAYERS_AT + which * PLAYER_SIZE
    return {
        place - start: value
        for place, value in zip(sheet.places, sheet.values)
        if start <= place < start + PLAYER_SIZE
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "options", "rich"), TABLES)
def test_a_view_and_whatever_it_could_be_of_give_the_same_numbers(
    seats: int, options: dict[str, str], rich: bool
) -> None:
    for at, play in enumerate(random_game(seats, options, seats, rich)):
        s = play.state
        assert isinstance(s, Exam)
        if at % EVERY and at > EVERY and not s.looked and not s.over():
            continue
        for seat in range(seats):
            sheet = sheet_of(s, seat)
            assert len(set(sheet.places)) == len(sheet.places), "a number is written twice"
            assert 0 <= min(sheet.places) <= max(sheet.places) < len(FEATURES.names)
            assert all(isfinite(value) and -4 <= value <= 8 for value in sheet.values)
            seen = view(s, seat)
            assert numbers(seen, seat) == numbers(s, seat)
            assert numbers(play.game.fill(seen, Chance(at)), seat) == numbers(s, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_civ_is_seen_alike_from_all_seats(seats: int) -> None:
    for at, play in enumerate(random_game(seats, {"hands": "advanced"}, seats + 10)):
        if at % (3 * EVERY) == 0 or play.state.over():
            for seat in range(seats):
                me = side(play.state, seat, 0)
                for other in range(seats):
                    assert side(play.state, other, (seat - other) % seats) == me


def test_drawn_cards_are_seen_by_their_backs_alone() -> None:
    t = table(3).effect(0, {"op": "draw_cards", "draw": 3, "keep": 2}).do(0, "draw insight", "draw insight")
    for _ in range(3):
        for seat in range(3):
            found = numbers(t.s, seat)
            assert found["cards drawn insight"] >= 1 / 3
            assert numbers(view(t.s, seat), seat) == found
        t.do(0, sorted(t.answers(0))[-1])


def test_every_number_has_its_name() -> None:
    assert len(set(FEATURES.names)) == len(FEATURES.names)
    assert len(FEATURES.names) == FED + 2  # the last ones
    assert FEATURES.names[PLAYERS_AT + PLAYER_SIZE + VP] == "next: points"


def test_every_question_has_a_kind() -> None:
    asked = {
        name.partition(".")[2]
        for name, kind in KINDS.items()
        if name.startswith("civolution.") and issubclass(kind, Decision)
    }
    assert asked - set(ASKING) == {kind.__name__ for kind in KIND_OF if issubclass(kind, Decision)}


# ---- what a change changes
def after(t: Table, seat: int, before: dict[str, float]) -> set[str]:
    return changes(before, numbers(t.s, seat))


def test_a_point_more() -> None:
    t = table(2)
    before, other = numbers(t.s, 0), numbers(t.s, 1)
    t.edit(0, vp=7)
    mine = {"points", "points if it ended now", "lead if it ended now", "judged"}
    assert after(t, 0, before) == {f"me: {name}" for name in mine} | {"next: lead if it ended now"}
    assert after(t, 1, other) == {f"next: {name}" for name in mine} | {"me: lead if it ended now"}


def test_a_card_more_is_known_to_its_owner_only() -> None:
    t = table(3).bare().hand(0).hand(1)
    before, other = numbers(t.s, 0), numbers(t.s, 1)
    t.hand(0, "A1")
    assert after(t, 0, before) == {"me: hand", "own A1", "cards one short"}
    assert after(t, 1, other) == {"after 1: hand"}


def test_a_card_is_nearer_when_its_price_is_there_and_counts_most_when_it_is_installed() -> None:
    t = table(2).bare().hand(0, "A1")
    far = numbers(t.s, 0)["own A1"]
    near = numbers(t.give(0, stone=2, dexterity=2, wood=2, stamina=2).s, 0)
    assert (far < near["own A1"], near["own A1"], near["cards payable"]) == (True, 0.5, 1 / 3)
    done = numbers(t.hand(0).installed(0, "A1").s, 0)
    assert (done["own A1"], "cards payable" in done) == (1.0, False)
    assert CARD_IDS["A1"] in t.c(0).installed


def test_a_farm_more() -> None:
    t = table(2).clear().tribe(0, "forest-B 2")
    before = numbers(t.s, 0)
    changed = {
        "me: built farms", "own farm or boat in forest-B", "me: food needed", "me: food missing", "me: judged",
        "me: worth of tribes and buildings",
    }  # fmt: skip
    found = after(t.farm(0, "forest-B"), 0, before)
    assert changed <= found
    assert all("goal" in name or "event" in name for name in found - changed)


def test_a_tribe_lies_down() -> None:
    strong = numbers(table(2).clear().tribe(0, "forest-B 2").s, 0)
    weak = numbers(table(2).clear().tribe(0, "forest-B 2", weak=True).s, 0)
    changed = {
        "me: tribes strong", "me: tribes weak", "me: strong tribes by eras left", "own strong in forest-B",
        "own weak in forest-B", "me: judged", "me: worth of tribes and buildings",
    }  # fmt: skip
    found = changes(strong, weak)
    assert changed <= found
    assert all("goal" in name or "event" in name for name in found - changed)


def test_another_civs_turn() -> None:
    t = table(2)
    mine = numbers(t.run(turns.Turn(0)).s, 0)
    theirs = numbers(t.run(turns.Turn(1)).s, 0)
    assert changes(mine, theirs) == {"me: asked", "next: asked", "question turn"}


def test_what_is_asked_and_what_the_turn_still_owes() -> None:
    t = table(2).bare().give(0, idea=3).dice(0, "13").turn(0).do(0, "activate research")
    found = numbers(t.s, 0)
    assert {"module research", "module to come at level 1"} <= set(found)
    assert found["question dice to pay"] == 0.5
    assert numbers(t.s, 1)["module research"] == 1.0
    assert "question dice to pay" not in numbers(t.s, 1)


def test_vici_is_the_next_civ_of_the_solo_game() -> None:
    t = fresh(1).skip("Turn")
    found = numbers(t.s, 0)
    assert isinstance(t.s, Exam)
    assert (found["civs solo"], found["next: tribes strong"]) == (1.0, 0.2)
    t.c(1).tracks = [6, 0, 0, 0, 0]
    assert numbers(t.s, 0)["next: track technology"] == 0.5
    assert not [name for name in found if name.startswith("after")]
