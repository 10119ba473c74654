"""The shop window of a game: its title and options as a person reads them, before there is a table.

They are messages of the game: `title`, `option-<name>` with `.text` for what it is about, `value-<option>-<value>`,
and `rival`, whom the game itself plays. A game without them shows its codes, spelled."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.game import Option
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import ENGLISH, words_of
from demiurge.kernel.text import Text
from demiurge.kit.phrases import upper

SHORT: Final = ("vp",)  # words that are spelled in capitals


def spelled(code: str) -> str:
    """A code for people: `turn-order` is "Turn order"."""
    return upper(" ".join(word.upper() if word in SHORT else word for word in code.split("-")))


class Window:
    """A game's own words about itself, in one language."""

    def __init__(self, meta: Meta, language: str = ENGLISH) -> None:
        self.meta, self.words = meta, words_of(meta.package, language)

    @property
    def title(self) -> str:
        return self.words.say(Text("title", (), self.meta.title))

    @property
    def rival(self) -> str:
        """Whom the game itself plays, where it does."""
        return self.words.say(Text("rival", (), spelled("rival")))

    def name(self, option: Option) -> str:
        return upper(self.words.say(Text(f"option-{option.name}", (), spelled(option.name))))

    def text(self, option: Option) -> str:
        """What it is about; nothing where its name says it all."""
        id = f"option-{option.name}"
        english = self.words.back or self.words
        return upper(self.words.say(Text(id), "text") if english.has(id, "text") else option.text)

    def value(self, option: Option, value: str) -> str:
        return upper(self.words.say(Text(f"value-{option.name}-{value}", (), spelled(value))))
