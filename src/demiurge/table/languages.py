"""What the table says, and in which language somebody reads it.

All its texts are messages (`words/<language>.ftl`); code, templates and scripts name them by their ids. What a game
says comes from its drawing (kit/scene.py), in the same language or not at all."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax import visitor
from markupsafe import Markup, escape

from demiurge.kernel import speech
from demiurge.kernel.speech import ENGLISH as ENGLISH
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, Value

log = logging.getLogger("demiurge.table")

ROOM: Final = "demiurge.table"
NAME: Final = "language-name"  # the message with a language's name, in itself
COOKIE: Final = "demiurge-language"
RANGE: Final = re.compile(
    r"(\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*[Qq]\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?"
)
LONGEST: Final = 400  # letters of a header that are read
PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
HOLE: Final = "\ue000"  # around the place of markup in a text that is still to be escaped


@lru_cache(maxsize=1)
def known() -> dict[str, str]:
    """The languages of the table, as their speakers call them, English first: those with a finished file of words."""
    found: dict[str, str] = {}
    for language in speech.finished(ROOM):
        words = speech.words_of(ROOM, language)
        if words.bundle.twice:  # two files have got mixed up
            log.error("the words of %s say twice: %s", language, ", ".join(words.bundle.twice))
        else:
            found[language] = words(NAME) if words.has(NAME) else language
    return found


def reload() -> None:
    """Read the files again."""
    speech.reload()
    known.cache_clear()
    label.cache_clear()
    patterns.cache_clear()


# ---- saying
def say(language: str, what: Text | str, **values: Value) -> str:
    """A message of the table in a language; one that it does not know stays English."""
    told = Text(what, tuple(values.items())) if isinstance(what, str) else what
    words = speech.words_of(ROOM, language)
    if not told.args:
        return words.say(told)
    if words.back is not None and not words.has(told.id):
        words = words.back
    return words.said(told, "")  # not remembered: strangers decide what stands in it


def said(language: str, what: Text | str, **values: Value) -> Markup:
    """The same as markup; values that are markup stay so."""
    if not values:
        return label(language, what)
    marked = {key: value for key, value in values.items() if isinstance(value, Markup)}
    plain = {key: value.replace(HOLE, "") if isinstance(value, str) else value for key, value in values.items()}
    found = str(escape(say(language, what, **plain | {key: f"{HOLE}{key}{HOLE}" for key in marked})))
    for key, value in marked.items():
        found = found.replace(f"{HOLE}{key}{HOLE}", value)
    return Markup(found)


@lru_cache(maxsize=4096)  # a page has dozens of them, the same every time
def label(language: str, what: Text | str) -> Markup:
    return Markup(escape(say(language, what)))


def listed(language: str, parts: Sequence[str]) -> str:
    """Several things in a sentence."""
    return speech.words_of(ROOM, language).listed(parts, "list")


class Spoken(speech.Spoken):
    """What somebody is told when something cannot be done, in their own language."""

    room = ROOM


# ---- what scripts say
class Slot:
    """An argument that is not known yet: it is written as `{n}`, and chooses the variant of `key`."""

    def __init__(self, name: str, key: str | int) -> None:
        self.name, self.key = name, key

    def __str__(self) -> str:
        return f"{{{self.name}}}"

    def __eq__(self, other: object) -> bool:
        return self.key == other

    def __hash__(self) -> int:
        return hash(self.key)


class Asked(visitor.Visitor):
    """What a message asks for: the names of its arguments, and the numbers that it chooses by."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: list[int] = []
        self.chosen = ""  # the argument that it chooses by

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen = node.selector.id.name
        self.numbers += [int(one.key.value) for one in node.variants if isinstance(one.key, ftl.NumberLiteral)]
        self.generic_visit(node)


Pattern = str | tuple[str, dict[str, str]]
"""A text with places `{name}` for values; or a value's name, and the texts by its number or its plural."""


@lru_cache(maxsize=64)
def patterns(language: str, ids: tuple[str, ...]) -> dict[str, Pattern]:
    """What a script must know to say these messages."""
    words = speech.words_of(ROOM, language)
    return {id: pattern(words if words.has(id) or words.back is None else words.back, id) for id in ids}


def pattern(words: Words, id: str) -> Pattern:
    asked = Asked()
    asked.visit(words.bundle.entry(id))

    def put(key: str | int) -> str:
        return words.bundle.say(id, "", {name: Slot(name, key) for name in asked.names})

    if not asked.chosen:
        return put("")
    keys: list[int | str] = [*sorted(set(asked.numbers)), *PLURALS]
    return asked.chosen, {str(key): put(key) for key in keys}


# ---- who reads what
def chosen(cookie: str, accepted: str) -> str:
    """The language of a visitor: what they have chosen, else what their browser asks for, else English."""
    return cookie if cookie in known() else preferred(accepted)


def preferred(accepted: str) -> str:
    """The language that an Accept-Language header likes best; of equals the one named first."""
    wishes: dict[str, float] = {}
    for part in accepted[:LONGEST].split(","):
        found = RANGE.fullmatch(part.strip())
        if found:
            tongue = found[1].lower().partition("-")[0]
            wishes[tongue] = max(float(found[2] or 1), wishes.get(tongue, 0.0))
    others = wishes.pop("*", 0.0)
    named = [tongue for tongue in wishes if tongue in known()]
    offered = [*named, *(tongue for tongue in known() if tongue not in wishes)]
    best = max(offered, key=lambda tongue: wishes.get(tongue, others), default=ENGLISH)
    return best if wishes.get(best, others) > 0 else ENGLISH
