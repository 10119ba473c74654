"""What a card does, in icons and few words: the same signs on every card, in answers and in the journal.

A line belongs to one trigger and consists of words; a word is text and icons that stay together (`+2` and a leaf). Who
draws them decides where lines break. The full sentence is `parts.card_text`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.effects.effect import Effect
from demiurge.kernel.speech import Words
from demiurge.kit.markup import ICON


@dataclass(frozen=True)
class Sign:
    """An icon between words."""

    icon: str


Part = str | Sign
Word = tuple[Part, ...]
DOT: Final[Word] = ("·",)  # between two effects of one trigger
_GLUE: Final = "~"  # in a message: a space within a word
_PARTS: Final = re.compile(r" → |^ ?[+−±≤≥]?\d+[×:]?|[^→]+")  # a figure that comes first is a part of its own


@dataclass(frozen=True)
class Line:
    """All that a card does at one moment."""

    when: int
    words: tuple[Word, ...]


@lru_cache(maxsize=1024)
def lines(w: Words, card: Card) -> tuple[Line, ...]:
    found: list[Line] = []
    for when, run in groupby(card.effects, key=lambda effect: effect.when):
        words: list[Word] = []
        for effect in run:
            if words and not (effect.bare and effect.condition is None):
                words.append(DOT)
            words += said(w, effect)
        found.append(Line(when, tuple(words)))
    return tuple(found)


def said(w: Words, effect: Effect) -> list[Word]:
    """One effect: its condition, what it does, what it counts."""
    before = effect.condition.sign() if effect.condition is not None else []
    after = effect.per.sign() if effect.per is not None else []
    told = [*map(w.say, before), w.say(effect.sign(), "sign"), *map(w.say, after)]
    return [word for one in told for word in read(one)]


def read(message: str) -> list[Word]:
    """The words of a message, in which icons stand between colons."""
    return [tuple(_parts(word)) for word in message.split(" ")]


def _parts(word: str) -> list[Part]:
    found: list[Part] = []
    for at, part in enumerate(ICON.split(word)):
        found += [Sign(part)] if at % 2 else _PARTS.findall(part.replace(_GLUE, " "))
    return found
