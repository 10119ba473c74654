"""The words of Civolution. English is the only language so far; another is another module with the same names."""

from demiurge.games.civolution.words.en import UNIT, deed, points, question, sentence

__all__ = ["UNIT", "deed", "points", "question", "sentence"]
