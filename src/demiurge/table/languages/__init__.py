"""The languages of the table: its own texts, and which language somebody reads.

English texts are written where they are shown, and are the keys of every other catalogue. A text may have places for
values, `{names}`; where its form depends on a number, that number is `{n}` and the catalogue has a tuple of forms. What
a game says comes from its drawing (kit/scene.py), in the same language or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from demiurge.kit.plain import ENGLISH as ENGLISH
from demiurge.table.languages import en, ru

COOKIE: Final = "demiurge-language"
RANGE: Final = re.compile(
    r"(\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*[Qq]\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?"
)
LONGEST: Final = 400  # letters of a header that are read


class Language(NamedTuple):
    """`form` finds the form of a text that goes with a number; `ordinal` is how a place in an order is written."""

    name: str  # as its speakers call it
    texts: Mapping[str, str | tuple[str, ...]]
    form: Callable[[int], int]
    ordinal: Callable[[int], str]


LANGUAGES: Final = {
    "en": Language("English", en.TEXTS, en.form, en.ordinal),
    "ru": Language("Русский", ru.TEXTS, ru.form, ru.ordinal),
}


# ---- saying
def say(language: str, text: str, **values: Any) -> str:
    """A text of the table in a language; one that it does not know stays English."""
    found = pattern(language, text, values)
    return found.format(**values) if values else found


def pattern(language: str, text: str, values: Mapping[str, Any]) -> str:
    """The text as it stands in the catalogue, its places for values still empty."""
    known = LANGUAGES[language]
    found = known.texts.get(text, text)
    return found if isinstance(found, str) else found[known.form(values["n"])]


def later(text: str) -> str:
    """A text that stands here and is said elsewhere, where the language is known."""
    return text


def listed(language: str, parts: Sequence[str]) -> str:
    """Several things in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "{some} and {last}", some=", ".join(parts[:-1]), last=parts[-1])


def words_of(language: str, texts: Sequence[str]) -> dict[str, str]:
    """What a script must know to say these texts: those that are not said as they are written; it knows no forms."""
    known = LANGUAGES[language].texts
    return {text: found for text in texts if isinstance(found := known.get(text), str)}


class Spoken(Exception):
    """What somebody is told when something cannot be done, in their own language."""

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(say(ENGLISH, text, **values))
        self.text, self.values = text, values

    def said(self, language: str) -> str:
        return say(language, self.text, **self.values)


# ---- who reads what
def chosen(cookie: str, accepted: str) -> str:
    """The language of a visitor: what they have chosen, else what their browser asks for, else English."""
    return cookie if cookie in LANGUAGES else preferred(accepted)


def preferred(accepted: str) -> str:
    """The language that an Accept-Language header likes best; of equals the one named first."""
    wishes: dict[str, float] = {}
    for part in accepted[:LONGEST].split(","):
        found = RANGE.fullmatch(part.strip())
        if found:
            tongue = found[1].lower().partition("-")[0]
            wishes[tongue] = max(float(found[2] or 1), wishes.get(tongue, 0.0))
    others = wishes.pop("*", 0.0)
    named = [tongue for tongue in wishes if tongue in LANGUAGES]
    known = [*named, *(tongue for tongue in LANGUAGES if tongue not in wishes)]
    best = max(known, key=lambda tongue: wishes.get(tongue, others), default=ENGLISH)
    return best if wishes.get(best, others) > 0 else ENGLISH
