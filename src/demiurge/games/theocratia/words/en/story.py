"""The journal of the page, in English: one short line for each answer, in the present."""

from __future__ import annotations

from demiurge.games.theocratia.words.en.parts import Parts


class Story:
    """Another language is a subclass that says everything anew."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
