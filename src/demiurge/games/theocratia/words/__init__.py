"""The game told to the terminal, in English. What the table says is in the Fluent files beside this."""

from demiurge.games.theocratia.words.en import ENGLISH, Words

__all__ = ["UNIT", "Words", "deed", "points", "question", "sentence"]

UNIT = "points"
sentence, points, deed = ENGLISH.journal.sentence, ENGLISH.journal.points, ENGLISH.journal.deed
question = ENGLISH.questions.question
