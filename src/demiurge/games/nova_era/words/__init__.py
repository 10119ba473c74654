"""The words of Nova Era. English is the only language so far; another is another pair of modules."""

from demiurge.games.nova_era.words.en import UNIT, deed, points, question, sentence
from demiurge.games.nova_era.words.en_parts import answer, card_text

__all__ = ["UNIT", "answer", "card_text", "deed", "points", "question", "sentence"]
