"""The words of Theocratia. English is the first language; another is a pair of modules with the same names as `en` and
`en_parts`."""

from demiurge.games.theocratia.words import en_parts as parts
from demiurge.games.theocratia.words.en import UNIT, deed, points, question, sentence

__all__ = ["UNIT", "deed", "parts", "points", "question", "sentence"]
