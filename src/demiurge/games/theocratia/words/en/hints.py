"""What every part says of itself when it is hovered, in English."""

from __future__ import annotations

from demiurge.games.theocratia.words.en.parts import Parts


class Hints:
    """Another language is a subclass that says everything anew."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
