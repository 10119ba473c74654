"""A game's legend: its signs by topic, each with its name, a short line and its tip, and beside them the one picture
that players look for again and again, such as the wheel of Terra Mystica. It lies one gesture away at a table.

A sign's message is its name; the `.text` of it is the short line, the `.words` of it, where it has some, are the words
of every day by which somebody may look for it:

    sign(w, text("legend-coin"), "coin", tip="coins")

    legend-coin = Coin
        .text = pays for nearly everything you build
        .words = money gold"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text


@dataclass(frozen=True)
class Sign:
    """One row of a legend: plain text beside icons."""

    icons: Sequence[str]
    name: str
    text: str
    words: str = ""  # by which it is found, too
    tip: str = ""  # the key of the tip that the row opens


@dataclass(frozen=True)
class Topic:
    title: str
    signs: Sequence[Sign]


@dataclass(frozen=True)
class Picture:
    """What players look up most. The markup has neither ids nor places: the table may show the same thing."""

    title: str  # plain text: "Terrain wheel"
    text: str  # one or two sentences: plain text
    body: str  # markup


@dataclass(frozen=True)
class Legend:
    topics: Sequence[Topic]
    picture: Picture | None = None


def sign(w: Words, what: Text, icons: str, tip: str = "") -> Sign:
    """`icons`: their names, with a + between them."""
    words = w.shown(what, "words") if w.has(what.id, "words") else ""
    return Sign(icons.split("+"), w.shown(what), w.shown(what, "text"), words, tip)


def topic(w: Words, title: Text, *rows: tuple[Text, str, str]) -> Topic:
    """Rows are what a sign is made of: its message, its icons, the key of its tip."""
    return Topic(w.shown(title), [sign(w, *row) for row in rows])
