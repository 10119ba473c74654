"""How an answer is spoken of: what the phrases of every drawing are made of."""

from __future__ import annotations

from typing import NamedTuple

from demiurge.kit.markup import esc


class Said(NamedTuple):
    """An answer in words, and where on the table it can be given (see scene.Answer)."""

    label: str  # markup, within its group
    name: str  # plain text, alone
    note: str = ""
    places: tuple[str, ...] = ()


class Kind(NamedTuple):
    """How a group of answers is headed and laid out (see scene.Group)."""

    key: str
    title: str
    icon: str
    picks: bool = False
    shown: int = 4


def where(text: str, what: str = "") -> str:
    """A row: the place or thing, then what is done there."""
    return f'<span class="where">{esc(text)}</span>' + (f'<span class="what">{what}</span>' if what else "")
