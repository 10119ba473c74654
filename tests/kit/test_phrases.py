"""The words that all drawings are made of."""

from __future__ import annotations

from demiurge.kit.phrases import joined, upper, where


def test_words_are_put_together() -> None:
    assert joined("One.", "", "Two.") == "One. Two."
    assert (upper("the fire"), upper("")) == ("The fire", "")
    assert where("A & B") == '<span class="where">A &amp; B</span>'
