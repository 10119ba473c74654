"""The first page of a game in words, and where its call-outs stand around the picture (kit.first_page)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Words, words_of
from demiurge.kernel.text import Text
from demiurge.kit.first_page import SIDES, FirstPage, Part, first_page_of, message
from demiurge.kit.markup import sentence
from demiurge.table.seen import pictures
from demiurge.table.seen.window import language_for

WIDE, SQUARE = 0.6, 0.5  # of the page's width: the picture, and one that is nearly as tall as wide
NEARLY: Final = 1.2
BOX: Final = re.compile(r'viewBox="0 0 (\d+) (\d+)"')


@dataclass(frozen=True)
class Said:
    """A part in words; `more` is what is to be done instead, where it tells a mistake."""

    title: str
    text: Markup
    more: Markup
    icons: Sequence[str]
    end: bool


@dataclass(frozen=True)
class Note:
    """A call-out: its number and words, its place in the picture, and its line across the page; all in percent."""

    number: int
    said: Said
    x: str
    y: str
    line: tuple[str, str, str, str]


@dataclass(frozen=True)
class Told:
    """A first page as it is shown. `size`: of the picture."""

    language: str
    about: Said
    minutes: Sequence[int]
    weight: int
    size: tuple[int, int]
    square: bool
    notes: Sequence[Sequence[Note]]  # left, right
    goal: Said
    round: Said
    rounds: Sequence[Said]
    turn: Said
    turns: Sequence[Said]
    points: Sequence[Said]
    mistakes: Sequence[Said]


def about(meta: Meta, language: str) -> str:
    """What a game is, in a sentence; nothing where it has no first page."""
    return teller(meta, language).say(Text(message("about"))) if first_page_of(meta) else ""


def teller(meta: Meta, language: str) -> Words:
    """The game's own words, in a language that it speaks."""
    return words_of(meta.package, language_for(meta.name, language))


def told(meta: Meta, page: FirstPage, language: str) -> Told:
    words, language = teller(meta, language), language_for(meta.name, language)
    size = size_of(pictures.of_game(meta.name, "light", language))
    square = size[0] < NEARLY * size[1]

    def one(name: str) -> Said:
        return said(words, message(name))

    def all_of(kind: str) -> list[Said]:
        return [said(words, part.message, part) for part in page.of(kind)]

    return Told(
        language, one("about"), page.minutes, page.weight, size, square,
        notes(page, words, SQUARE if square else WIDE), one("goal"), one("round"), all_of("round"), one("turn"),
        all_of("turn"), all_of("points"), all_of("mistake"),
    )  # fmt: skip


def said(words: Words, id: str, part: Part | None = None) -> Said:
    english = words.back or words

    def form(*names: str) -> Markup:
        found = [words.say(Text(id), name) for name in names if english.has(id, name)]
        return Markup(sentence(found[0], ())) if found else Markup()

    icons, end = (part.icons, part.end) if part else ((), False)
    return Said(words.say(Text(id)), form("text", "more"), form("instead"), icons, end)


# ---- call-outs
def notes(page: FirstPage, words: Words, wide: float) -> list[list[Note]]:
    """Those at the left first. Each stands in the middle of its share of the height."""
    found: list[list[Note]] = []
    number = 0
    for side in SIDES:
        parts = [part for part in page.of("callout") if part.side == side]
        found.append([])
        for at, part in enumerate(parts):
            number += 1
            across = (1 - wide) / 4 if side == "left" else 1 - (1 - wide) / 4
            x, y = (1 - wide) / 2 + part.at[0] * wide, part.at[1]
            line = percent(across), percent((at + 0.5) / len(parts)), percent(x), percent(y)
            found[-1].append(Note(number, said(words, part.message, part), percent(part.at[0]), percent(y), line))
    return found


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def size_of(svg: str) -> tuple[int, int]:
    found = BOX.search(svg)
    return (int(found[1]), int(found[2])) if found else (900, 640)
