"""The words of Theocratia, by language. The terminal speaks English."""

from demiurge.games.theocratia.words.en import ENGLISH, Words
from demiurge.games.theocratia.words.ru import RUSSIAN

__all__ = ["SPOKEN", "UNIT", "Words", "deed", "points", "question", "sentence"]

SPOKEN: dict[str, Words] = {"en": ENGLISH, "ru": RUSSIAN}

UNIT = "points"
sentence, points, deed = ENGLISH.journal.sentence, ENGLISH.journal.points, ENGLISH.journal.deed
question = ENGLISH.questions.question
