"""What was made for one seat in one language, and may be used again."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Container
from hashlib import sha1

from demiurge.table.seen.deltas import delta
from demiurge.table.seen.telling import Story

BYTES = 6  # of a hash: eight letters
ROUGH = "~"  # after a hash
EARLIER = 2  # texts that are remembered: a page may have missed one
LINES = 400  # texts that are remembered
SMALL = 2000  # letters of a part that is sent whole
SHARED = 64  # deltas that are remembered
DELTAS: dict[tuple[str, str], str] = {}  # by the hashes of both texts


def hash_of(text: str) -> str:
    return urlsafe_b64encode(sha1(text.encode(), usedforsecurity=False).digest()[:BYTES]).decode()


class Part:
    """A piece of a page. A page that has one with this hash has this one; `before`: what stood in its place."""

    def __init__(self, text: str, before: Part | None = None) -> None:
        self.text, self.before = text, before
        self.hash = hash_of(text)
        for _ in range(EARLIER - 1):
            before = before and before.before
        if before is not None:
            before.before = None

    def beside(self, has: Container[str]) -> str:
        """For a page that has parts with these hashes: nothing, what is new, or all of it. No delta is made of a rough
        one, which a browser has written in its own words."""
        if self.hash in has or self.hash + ROUGH in has:
            return self.hash
        known = self.before if len(self.text) >= SMALL else None
        while known is not None and known.hash not in has:
            known = known.before
        if known is None:
            return f"{self.hash}\n{self.text}"
        return f"{self.hash} {known.hash}\n{self.since(known)}"

    def since(self, known: Part) -> str:
        """The delta. What everybody sees changes for one after the other in the same way, so it is made once."""
        key = known.hash, self.hash
        found = DELTAS.get(key)
        if found is None:
            if len(DELTAS) >= SHARED:
                DELTAS.clear()
            found = DELTAS[key] = delta(known.text, self.text)
        return found


class Shelf:
    """The journal, and the parts of the last frame."""

    def __init__(self) -> None:
        self.story = Story()
        self.kept: dict[str, tuple[object, Part]] = {}
        self.texts: dict[str, tuple[tuple[object, ...], str]] = {}  # of lines of the journal
        self.read: object = None  # what all of them read

    def part(self, name: str, source: object, make: Callable[..., str], *given: object, **more: object) -> Part:
        """Made anew only where what it is made of, all of which is in `source`, is another than last time."""
        known = self.kept.get(name)
        if known is not None and known[0] == source:
            return known[1]
        return self.made(name, make(*given, **more), source)

    def made(self, name: str, text: str, source: object = None) -> Part:
        known = self.kept.get(name)
        before = None if known is None else known[1]
        part = before if before is not None and before.text == text else Part(text, before)
        self.kept[name] = source, part
        return part

    def reads(self, what: object) -> None:
        """Lines are made anew where what all of them read is another."""
        if what != self.read or len(self.texts) > LINES:
            self.read = what
            self.texts.clear()

    def text(self, name: str, make: Callable[..., str], *given: object) -> str:
        """Of one line."""
        known = self.texts.get(name)
        if known is None or known[0] != given:
            known = self.texts[name] = given, make(*given)
        return known[1]

    def keep(self, names: Collection[str]) -> None:
        """All others are part of no frame any more."""
        self.kept = {name: self.kept[name] for name in names if name in self.kept}
