"""Theocratia in Russian, in the words of the published rulebook."""

from demiurge.games.theocratia.words.en import Words
from demiurge.games.theocratia.words.ru.answers import Answers
from demiurge.games.theocratia.words.ru.hints import Hints
from demiurge.games.theocratia.words.ru.journal import Journal
from demiurge.games.theocratia.words.ru.labels import Labels
from demiurge.games.theocratia.words.ru.parts import Parts
from demiurge.games.theocratia.words.ru.questions import Questions
from demiurge.games.theocratia.words.ru.story import Story

PARTS = Parts()
RUSSIAN = Words(
    PARTS, Journal(PARTS), Questions(PARTS), Answers(PARTS), Story(PARTS), Labels(PARTS), Hints(PARTS)
)  # fmt: skip
