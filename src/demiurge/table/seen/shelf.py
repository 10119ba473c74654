"""What was made for one seat in one language, and may be used again."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from hashlib import blake2b
from typing import NamedTuple

from demiurge.table.seen.telling import Story

BYTES = 6  # of a hash: eight letters


class Part(NamedTuple):
    """A piece of a page. A page that has one with this hash has this one."""

    text: str
    hash: str


def part(text: str) -> Part:
    return Part(text, urlsafe_b64encode(blake2b(text.encode(), digest_size=BYTES).digest()).decode())


class Shelf:
    """The journal, and the parts of the last frame."""

    def __init__(self) -> None:
        self.story = Story()
        self.kept: dict[str, tuple[object, Part]] = {}

    def part(self, name: str, source: object, make: Callable[..., str], *given: object) -> Part:
        """Made anew only where what it is made of, all of which is in `source`, is another than last time."""
        known = self.kept.get(name)
        if known is not None and known[0] == source:
            return known[1]
        text = make(*given)
        made = known[1] if known is not None and known[1].text == text else part(text)
        self.kept[name] = source, made
        return made

    def keep(self, names: Collection[str]) -> None:
        """All others are part of no frame any more."""
        self.kept = {name: self.kept[name] for name in names if name in self.kept}
