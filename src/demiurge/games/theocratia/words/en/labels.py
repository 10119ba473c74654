"""What is written on the drawn table, in English: headings of panels, words on boards, notes of pieces."""

from __future__ import annotations

from demiurge.games.theocratia.words.en.parts import Parts


class Labels:
    """Another language is a subclass that says everything anew."""

    actions_title = "Dice"
    rows_title = "Civs"
    temples_title = "Temples"
    hand_title = "Cards"

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
