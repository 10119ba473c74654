"""What all effects have in common, and how lists of them are read."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from demiurge.games.civolution.asking import Several
from demiurge.games.civolution.effects.sign import DEED, Sign
from demiurge.games.civolution.names import NOTHING
from demiurge.games.civolution.state import FROM_CARDS, Exam
from demiurge.kernel.components import Fields
from demiurge.kernel.text import Text, text

NO_LISTS: Final[list[list[Effect]]] = []


class Effect:
    """`at`: its place in the box; `source`: what its points are told to be for; `scarce`: an event favors who has least
    of what it gives (CV-R60)."""

    word: ClassVar[str]  # its `op` in the component files; its message is `effect-<word>`
    icon: ClassVar[str] = ""
    how: ClassVar[int] = DEED

    def __init__(self, entry: Fields, pool: Pool) -> None:
        self.at = 0
        self.source = pool.source
        self.scarce = False

    @abstractmethod
    def run(self, s: Exam, civ: int) -> None:
        """The key action of its name in its basic form."""

    @abstractmethod
    def say(self) -> Text:
        """What it does, as a message."""

    @abstractmethod
    def sign(self) -> Sign:
        """The same in icons and figures."""

    def inner(self) -> list[list[Effect]]:
        """Lists of effects within this one."""
        return NO_LISTS

    def counted_by(self) -> list[str]:
        """The metrics that grow by it."""
        return []

    def doubtful(self, s: Exam, civ: int) -> bool:
        """CV-R60: whether the civ could be better off without it, and is not asked about it anyway. An effect that
        would change nothing is not asked for."""
        return self.scarce

    def rolls(self) -> bool:
        """Whether a die is rolled at once, which nobody could take back."""
        return False

    def plain(self) -> bool:
        """Whether it leaves no choice."""
        return False

    def gift(self) -> bool:
        """Whether it is the same whenever it comes."""
        return False


class Many(Effect):
    """An effect with a number."""

    def __init__(self, entry: Fields, pool: Pool) -> None:
        super().__init__(entry, pool)
        self.n = entry.whole("n", low=1, high=99)

    def say(self) -> Text:
        return text(f"effect-{self.word}", n=self.n)

    def sign(self) -> Sign:
        return Sign(self.how, self.icon, self.n)


class Asks(Many):
    """An effect that asks its question so many times."""

    question: ClassVar[type[Several]]

    def run(self, s: Exam, civ: int) -> None:
        s.push(self.question(civ, self.n))


def said(listed: list[Effect]) -> Text:
    """Effects one after the other."""
    if len(listed) == 1:
        return listed[0].say()
    return text("effects", effects=tuple(e.say() for e in listed)) if listed else NOTHING


class Pool:
    """All effects of a box while it is read: each has its place, those within others before them."""

    def __init__(self, kinds: tuple[type[Effect], ...], effects: list[Effect]) -> None:
        self.kinds = kinds
        self.words = tuple([kind.word for kind in kinds])
        self.effects = effects
        self.source = FROM_CARDS

    def read(self, entry: Fields, key: str) -> list[Effect]:
        """A list of effects, which may not be empty."""
        if not entry.has(key, needed=True):
            return []
        data = entry.data[key]
        if not isinstance(data, list) or not data:
            entry.expected(key, "component-effects")
            return []
        return self.listed(entry, key, data)

    def listed(self, entry: Fields, key: str, data: list[object]) -> list[Effect]:
        found: list[Effect] = []
        for item in data:
            inner = Fields(entry.file, entry.name, item if isinstance(item, dict) else {}, entry.mistakes, f"{key}.")
            made = self.kinds[inner.choice("op", self.words)](inner, self)
            inner.close()
            made.at = len(self.effects)
            self.effects.append(made)
            found.append(made)
        return found

    def read_from(self, source: int, entry: Fields, key: str) -> list[Effect]:
        """A list whose points, also those of effects within effects, are for something else than cards."""
        self.source = source
        found = self.read(entry, key)
        self.source = FROM_CARDS
        return found
