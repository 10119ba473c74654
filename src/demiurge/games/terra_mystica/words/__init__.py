"""The words of Terra Mystica. English is the only language so far; another is another module with the same names."""

from demiurge.games.terra_mystica.words.en import UNIT, deed, points, question, sentence

__all__ = ["UNIT", "deed", "points", "question", "sentence"]
