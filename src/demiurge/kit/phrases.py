"""How an answer is spoken of: what the phrases of every drawing are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from demiurge.kit.markup import esc
from demiurge.kit.scene import Told


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


def listed(words: Sequence[str], last: str = "and") -> str:
    """`wood, stone and clay`."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


def with_step(told: list[Told], seat: int, words: str) -> list[Told]:
    """The story of an answer. Where nothing is told of its seat the answer itself is: a step on the way to a deed.
    `words` have no subject; none for an answer that is always told, or secret."""
    if not words or any(one.seat == seat and one.kind in ("", "step") for one in told):
        return told
    return [Told(seat, f"{{{seat}}} {words}.", kind="step"), *told]
