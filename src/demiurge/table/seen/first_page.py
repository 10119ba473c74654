"""The first page of a game in words, where its call-outs stand around the picture, and how long the bars of its points
are (kit.first_page)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from demiurge.kernel.chance import SPECTATOR, Chance
from demiurge.kernel.game import view
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Words, words_of
from demiurge.kernel.text import Text
from demiurge.kit.first_page import SIDES, FirstPage, Measured, Part, first_page_of, measured_of, message
from demiurge.kit.markup import sentence
from demiurge.kit.plain import drawing_of
from demiurge.table.languages import listed, say
from demiurge.table.seen import pictures
from demiurge.table.seen.window import language_for

LONGEST: Final = 0.8  # of a row: the longest bar, so that its figure has room beside it
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


@dataclass(frozen=True)
class Sum:
    """An amount with its icon; `name`: what is heard of it."""

    amount: str
    icon: str
    name: str


@dataclass(frozen=True)
class Built:
    """Something that is built: its cell, what it grows from (`names` in words), and the sides its arrows come from."""

    said: Said
    column: int
    row: int
    after: Sequence[str]  # icons
    names: str
    arrows: Sequence[str]
    cost: Sequence[Sum]
    gives: Sequence[Sum]


@dataclass(frozen=True)
class Bar:
    """A kind of points. `width` in percent; both it and the figure are "" where the kind is not measured."""

    said: Said
    look: str  # start, during, end or less
    width: str
    figure: str


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
    build: Said | None
    built: Sequence[Built]
    points: Sequence[Bar]
    measured: Measured | None
    mistakes: Sequence[Said]

    @property
    def is_linked(self) -> bool:
        """Whether anything grows from something else, so that arrows need room."""
        return any(one.arrows for one in self.built)

    @property
    def looks(self) -> list[str]:
        """Of bars, those that a key explains."""
        found = {bar.look for bar in self.points if bar.width}
        return [look for look in ("during", "end") if look in found]


def about(meta: Meta, language: str) -> str:
    """What a game is, in a sentence; nothing where it has no first page."""
    return teller(meta, language).say(Text(message("about"))) if first_page_of(meta) else ""


def teller(meta: Meta, language: str) -> Words:
    """The game's own words, in a language that it speaks."""
    return words_of(meta.package, language_for(meta.name, language))


def told(meta: Meta, page: FirstPage, spoken: str) -> Told:
    """`spoken`: by the table around it, which may speak more languages than the game."""
    words, language = teller(meta, spoken), language_for(meta.name, spoken)
    size = size_of(pictures.of_game(meta.name, "light", language))
    square = size[0] < NEARLY * size[1]

    def one(name: str) -> Said:
        return said(words, message(name))

    def all_of(kind: str) -> list[Said]:
        return [said(words, part.message, part) for part in page.of(kind)]

    return Told(
        language, one("about"), page.minutes, page.weight, size, square,
        notes(page, words, SQUARE if square else WIDE), one("goal"), one("round"), all_of("round"), one("turn"),
        all_of("turn"), one("build") if page.of("build") else None, built(meta, page, words, spoken),
        bars(page, words, measured_of(meta)), measured_of(meta), all_of("mistake"),
    )  # fmt: skip


def said(words: Words, id: str, part: Part | None = None) -> Said:
    english = words.back or words

    def form(*names: str) -> Markup:
        found = [words.say(Text(id), name) for name in names if english.has(id, name)]
        return Markup(sentence(found[0], ())) if found else Markup()

    return Said(words.say(Text(id)), form("text", "more"), form("instead"), part.icons if part else ())


# ---- what is built
def built(meta: Meta, page: FirstPage, words: Words, spoken: str) -> list[Built]:
    parts, names = {part.id: part for part in page.of("build")}, signs(meta, words.language)
    found = []
    for part in parts.values():
        before = [parts[id] for id in part.after]
        arrows = ["left" if one.cell[1] == part.cell[1] else "above" for one in before]
        known = [words.say(Text(one.message)) for one in before]
        cost, gives = ([sum_of(one, names) for one in sums] for sums in (part.cost, part.gives))
        found.append(Built(
            said(words, part.message, part), part.cell[0], part.cell[1], [one.icons[0] for one in before],
            say(spoken, "learn-after", names=listed(spoken, known)) if known else "", arrows, cost, gives,
        ))  # fmt: skip
    return found


def sum_of(written: str, names: Mapping[str, str]) -> Sum:
    amount, _, icon = written.rpartition(" ")
    return Sum(amount, icon, f"{amount} {names.get(icon, '')}".strip())


@lru_cache(maxsize=16)
def signs(meta: Meta, language: str) -> dict[str, str]:
    """What the game's legend calls its icons; nothing where it has none."""
    game = meta.make()
    drawing = drawing_of(game, language)
    legend = getattr(drawing, "legend", lambda view, seat: None)(
        view(game.start(meta.seats[0], Chance(1)), SPECTATOR), SPECTATOR
    )
    topics = legend.topics if legend else ()
    return {icon: sign.name for topic in topics for sign in topic.signs for icon in sign.icons}


# ---- points
def bars(page: FirstPage, words: Words, measured: Measured | None) -> list[Bar]:
    """What everybody begins with first, then the most; kinds without figures of their own last."""
    parts = page.of("points")
    if measured is None:
        return [Bar(said(words, part.message, part), look_of(part), "", "") for part in parts]
    points = {part.id: measured.of(part) for part in parts}
    most = max(map(abs, points.values()))
    order = sorted(parts, key=lambda part: (not part.start, not part.sources, -points[part.id]))
    return [
        Bar(
            said(words, part.message, part), "less" if points[part.id] < 0 else look_of(part),
            percent(LONGEST * abs(points[part.id]) / most) if part.sources else "",
            figure(points[part.id]) if part.sources else "",
        )
        for part in order
    ]  # fmt: skip


def look_of(part: Part) -> str:
    return "start" if part.start else "end" if part.end else "during"


def figure(points: float) -> str:
    return f"{round(points)}".replace("-", "−")


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
