"""Actions: every answer of a game, declared once, as a dense range of ints with a text form that parses back."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.problems import UnknownAction as UnknownAction

NO_ACTION: Final = -1


def tidy(text: str) -> str:
    """The form in which texts are compared: people vary the case and the spaces."""
    return " ".join(text.lower().split())


class Verb:
    """A family of answers: `light f7` and its like, one for each name. Their ints are neighbours."""

    def __init__(self, word: str, base: int, end: int) -> None:
        self.word = word
        self.base = base
        self.end = end

    def __contains__(self, action: int) -> bool:
        return self.base <= action < self.end

    def __len__(self) -> int:
        return self.end - self.base

    def at(self, action: int) -> int:
        """Which of the names the answer has."""
        return action - self.base

    def of(self, n: int) -> int:
        """The answer with the name of that number."""
        return self.base + n


def span(first: Verb, last: Verb) -> Verb:
    """Verbs that were declared one after the other, as one."""
    return Verb(first.word, first.base, last.end)


class ActionSpace:
    """The int is what bots learn and search, the text what records, pages and people use."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.index: dict[str, int] = {}
        self.verbs: list[str] = []
        self.starts: list[int] = []

    def verb(self, word: str, names: list[str]) -> Verb:
        """A family of answers, `light f7`, one for each name."""
        return self.family(word, [f"{word} {name}" for name in names])

    def family(self, word: str, texts: list[str]) -> Verb:
        """A family whose texts are given whole, where the players' notation is not `verb name`."""
        base = len(self.texts)
        for text in texts:
            if tidy(text) in self.index:
                raise ValueError(f"two actions have the text {text!r}")
            self.index[tidy(text)] = len(self.texts)
            self.texts.append(text)
        self.verbs.append(word)
        self.starts.append(base)
        return Verb(word, base, len(self.texts))

    def word(self, text: str) -> int:
        """An answer that stands alone, `done`."""
        return self.family(text, [text]).base

    def __len__(self) -> int:
        return len(self.texts)

    def find(self, text: str) -> int:
        """The action of that text, or NO_ACTION."""
        return self.index.get(tidy(text), NO_ACTION)

    def parse(self, text: str) -> int:
        found = self.find(text)
        if found < 0:
            raise UnknownAction("action-unknown", action=text)
        return found

    def format(self, action: int) -> str:
        return self.texts[action]

    def verb_of(self, action: int) -> str:
        """The family an action belongs to: pages group answers by it."""
        found = 0
        for i, start in enumerate(self.starts):
            if start <= action:
                found = i
        return self.verbs[found]
