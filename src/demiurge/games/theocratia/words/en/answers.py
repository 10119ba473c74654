"""What an answer is called, and the headings of groups of answers, in English."""

from __future__ import annotations

from demiurge.games.theocratia.words.en.parts import Parts


class Answers:
    """Another language is a subclass that says everything anew."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
