"""Theocratia in English, for the terminal."""

from demiurge.games.theocratia.words.en.journal import Journal
from demiurge.games.theocratia.words.en.parts import Parts
from demiurge.games.theocratia.words.en.questions import Questions


class Words:
    def __init__(self, parts: Parts, journal: Journal, questions: Questions) -> None:
        self.parts = parts
        self.journal = journal
        self.questions = questions


PARTS = Parts()
ENGLISH = Words(PARTS, Journal(PARTS), Questions(PARTS))
