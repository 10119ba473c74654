"""Something to be said, without a language: the id of a message and its arguments. `speech` says it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar, Union, cast

F = TypeVar("F", bound=Callable[..., Any])

Value = Union[int, str, "Text", tuple[Any, ...]]
"""What a message can be given: a number, a word that has no translation, another Text, or several of them."""

NONE: Final = "none"  # an argument that is not there: `{ $die -> [none] ... }`
KEPT: Final = 16_384  # Texts that are remembered
JOINER: Final = "\u2060"  # no letter, and not seen: it keeps signs of an owner's word from being read as ours


class Text(NamedTuple):
    """Hashable, so that who says it may remember what was said. `plain`: what is shown where no language has such a
    message, as of a name from an owner's file."""

    id: str
    args: tuple[tuple[str, Value], ...] = ()
    plain: str = ""


def remembered(function: F) -> F:
    """The same Texts are made again and again: looking one up takes half as long. Its type remains what it was. Where
    strangers decide what stands in it, a Text is made by itself and forgotten."""
    return cast(F, lru_cache(maxsize=KEPT)(function))


@remembered
def text(id: str, **args: Value) -> Text:
    return Text(id, tuple(args.items()))


def slug(printed: str) -> str:
    """`Niccolò Machiavelli` -> `niccolo-machiavelli`"""
    folded = unicodedata.normalize("NFKD", printed).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(letter if letter.isalnum() else " " for letter in folded).split())


def name(kind: str, printed: str) -> Text:
    """A name as it is printed. It is translated by what it says and not by its place, so that a component which an
    owner has renamed keeps the owner's word, in every language."""
    return Text(f"{kind}-{slug(printed)}", (), shielded(printed))


def seat(number: int) -> str:
    """The place of somebody's name in a sentence; who shows the sentence writes the name there."""
    return f"{{{number}}}"


def shielded(word: str) -> str:
    """A word from outside, in which `{1}` is no seat and `:vp:` no icon."""
    return word.replace("{", "{" + JOINER).replace(":", ":" + JOINER)


def bared(sentence: str) -> str:
    """The sentence as it is shown, seats and icons being in their places."""
    return sentence.replace(JOINER, "")
