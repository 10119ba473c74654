"""The words of Terra Mystica. English is the only language so far; another is another module with the same names."""

from demiurge.games.terra_mystica.words.en import deed, points, sentence

__all__ = ["deed", "points", "sentence"]
