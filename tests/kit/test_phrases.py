"""The words that all drawings are made of."""

from __future__ import annotations

from demiurge.kit.phrases import joined, listed, upper, where, with_step
from demiurge.kit.scene import SPECTATOR, Told

ROUND = Told(SPECTATOR, "Round 2", kind="period", period="2")


def test_words_are_put_together() -> None:
    assert joined("One.", "", "Two.") == "One. Two."
    assert (upper("the fire"), upper("")) == ("The fire", "")
    assert [listed(words) for words in ([], ["wood"], ["wood", "clay"], ["wood", "clay", "bone"])] == [
        "", "wood", "wood and clay", "wood, clay and bone",
    ]  # fmt: skip
    assert listed(["wood", "clay"], "or") == "wood or clay"
    assert where("A & B") == '<span class="where">A &amp; B</span>'


def test_an_answer_of_which_nothing_is_told_is_a_step() -> None:
    step = Told(1, "{1} spends the red 3.", kind="step")
    assert with_step([], 1, "spends the red 3") == [step]
    assert with_step([ROUND, Told(0, "{0} scores.")], 1, "spends the red 3") == [step, ROUND, Told(0, "{0} scores.")]


def test_an_answer_that_is_told_is_no_step() -> None:
    for told in (Told(1, "{1} builds."), Told(1, "{1} waits.", kind="step")):
        assert with_step([told, ROUND], 1, "spends the red 3") == [told, ROUND]
    assert with_step([ROUND], 1, "") == [ROUND], "nothing to say of it"
