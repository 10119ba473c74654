"""The words that all drawings are made of."""

from __future__ import annotations

from demiurge.kernel.text import text
from demiurge.kit.phrases import joined, upper, where
from demiurge.kit.saying import did, with_step
from demiurge.kit.scene import SPECTATOR, Told

ROUND = Told(SPECTATOR, text("told-round", round=2), kind="period", period="2")
SPENDS = text("step-spend", die="red 3")


def test_words_are_put_together() -> None:
    assert joined("One.", "", "Two.") == "One. Two."
    assert (upper("the fire"), upper("")) == ("The fire", "")
    assert where("A & B") == '<span class="where">A &amp; B</span>'


def test_an_answer_of_which_nothing_is_told_is_a_step() -> None:
    step, other = Told(1, did(1, SPENDS), kind="step"), Told(0, did(0, text("told-scores")))
    assert with_step([], 1, lambda: SPENDS) == [step]
    assert with_step([ROUND, other], 1, lambda: SPENDS) == [step, ROUND, other]


def test_an_answer_that_is_told_is_no_step() -> None:
    told = Told(1, did(1, text("told-builds")))
    assert with_step([told, ROUND], 1, lambda: SPENDS) == [told, ROUND]
    assert with_step([ROUND], 1, lambda: None) == [ROUND], "nothing to say of it"
