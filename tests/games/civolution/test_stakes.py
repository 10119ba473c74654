"""A question about a roll says what was or will be rolled, and what passing and failing bring."""

from __future__ import annotations

import pytest

from demiurge.games.civolution import favor, procreation
from demiurge.games.civolution.drawing import PAINTER
from demiurge.kernel.game import view
from tests.games.civolution.table import Table, land, table

drawing = PAINTER.speaking()


def question(t: Table) -> str:
    return drawing.question(view(t.s, 0), 0)


def test_a_test_says_what_passes_and_what_it_is_for() -> None:
    t = table(2).edit(0, favor=2, fate=2).module(0, "migration", 2)
    assert question(t) == (
        "Favor test: 1 to 3 on one of 2 fate dice passes. Passed: 2 migrations. Failed: 1 migration. Do you take it?"
    )
    t = table(2).edit(0, favor=0, fate=1).effect(0, {"op": "favor_test", "then": [{"op": "vp", "n": 3}]})
    assert question(t) == "Favor test: 1 on one of 1 fate die passes. Passed: 3 VP. Failed: nothing. Do you take it?"


def test_after_the_roll_it_says_what_was_rolled() -> None:
    t = table(2).edit(0, favor=1, fate=2).give(0, idea=3).module(0, "procreation", 2).coming(5, 4)
    t.do(0, "do test")
    assert question(t).startswith("You rolled 4 and 5, not 1 to 2. Do you change a die? Passed: ")
    assert question(t).endswith(". Failed: 1 new tribe.")


@pytest.mark.parametrize(
    ("purpose", "arg", "passed"),
    [
        (favor.FOR_STRENGTHENING, 2, "2 tribes are strengthened"), (favor.FOR_TRANSPORT, 1, "1 transport"),
        (favor.FOR_ROCK, land("forest-B"), "a new tribe in Forest B"),
    ],
)  # fmt: skip
def test_what_a_test_may_be_for(purpose: int, arg: int, passed: str) -> None:
    t = table(2).edit(0, favor=0, fate=1).give(0, idea=3).coming(3).run(favor.FavorTest(0, purpose, arg, 0))
    assert question(t) == f"You rolled 3, not a 1. Do you change a die? Passed: {passed}. Failed: nothing."


def test_dice_of_a_hunt_are_in_its_question() -> None:
    t = table(2).clear().tribe(0, "forest-B 2").edit(0, fate=2).give(0, idea=1).module(0, "sustenance").coming(2, 5)
    t.do(0, "do hunt", "hunt forest-B")
    assert question(t) == "You rolled 2 and 5 for the hunt in Forest B: which value do you use?"


def test_the_holy_rock_and_strengthening() -> None:
    t = table(2).edit(0, favor=0, fate=1).run(procreation.StrengthenTest(0, 1))
    assert "Passed: 1 tribe is strengthened. Failed: nothing." in question(t)
