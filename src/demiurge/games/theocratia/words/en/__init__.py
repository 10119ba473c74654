"""Theocratia in English."""

from demiurge.games.theocratia.words.en.answers import Answers
from demiurge.games.theocratia.words.en.hints import Hints
from demiurge.games.theocratia.words.en.journal import Journal
from demiurge.games.theocratia.words.en.labels import Labels
from demiurge.games.theocratia.words.en.parts import Parts
from demiurge.games.theocratia.words.en.questions import Questions
from demiurge.games.theocratia.words.en.story import Story


class Words:
    """Everything that is said in one language. The parts of another one are subclasses of these."""

    def __init__(
        self, parts: Parts, journal: Journal, questions: Questions, answers: Answers, story: Story, labels: Labels,
        hints: Hints,
    ) -> None:  # fmt: skip
        self.parts = parts
        self.journal = journal
        self.questions = questions
        self.answers = answers
        self.story = story
        self.labels = labels
        self.hints = hints


PARTS = Parts()
ENGLISH = Words(
    PARTS, Journal(PARTS), Questions(PARTS), Answers(PARTS), Story(PARTS), Labels(PARTS), Hints(PARTS)
)  # fmt: skip
