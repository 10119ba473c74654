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


def where(text: str, what: str = "") -> str:
    """A row: the place or thing, then what is done there."""
    return f'<span class="where">{esc(text)}</span>' + (f'<span class="what">{what}</span>' if what else "")


def joined(*notes: str) -> str:
    """Sentences one after the other, without those that are empty."""
    return " ".join(note for note in notes if note)


def upper(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]
