"""What makes one text of another: most parts of a page differ little from what they were. `static/parts.js` does it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import compress, count
from operator import ne

BY = "<"  # between pieces
TELLING = 12  # letters of a piece that is hardly twice in a text
RUN = 24  # pieces
Copied = tuple[int, int]  # the first piece of the old text, and how many


def delta(old: str, new: str) -> str:
    """Pieces of the old text by their numbers, and new ones."""
    return json.dumps(list(told(old, new)), ensure_ascii=False, separators=(",", ":"))


def told(old: str, new: str) -> Iterator[Copied | str]:
    """What is the same at the beginning and at the end is not looked at piece by piece."""
    start = old.rfind(BY, 0, begins_alike(old, new)) + 1
    was, now = old[start:], new[start:]
    end = was.find(BY, len(was) - ends_alike(was, now))
    before, after = old.count(BY, 0, start), 0 if end < 0 else was.count(BY, end)
    if after:
        was, now = was[:end], now[: len(now) - len(was) + end]
    if before:
        yield 0, before
    yield from changes(was.split(BY), now.split(BY), before)
    if after:
        yield old.count(BY) + 1 - after, after


def begins_alike(old: str, new: str) -> int:
    """How many letters are the same from the beginning on."""
    same, most = 0, min(len(old), len(new))
    while same < most:
        half = (same + most + 1) // 2
        if old[same:half] == new[same:half]:
            same = half
        else:
            most = half - 1
    return same


def ends_alike(old: str, new: str) -> int:
    """How many are the same up to the end."""
    was, now = len(old), len(new)
    same, most = 0, min(was, now)
    while same < most:
        half = (same + most + 1) // 2
        if old[was - half : was - same] == new[now - half : now - same]:
            same = half
        else:
            most = half - 1
    return same


def applied(old: str, delta: str) -> str:
    pieces = old.split(BY)
    return BY.join(one if isinstance(one, str) else BY.join(pieces[one[0] : sum(one)]) for one in json.loads(delta))


def changes(old: list[str], new: list[str], before: int = 0) -> Iterator[Copied | str]:
    """From left to right. Where the texts part, the next piece that tells enough leads back into the old one, unless
    one piece has just taken the place of another. `before`: pieces of the old text that stand before these."""
    known: dict[str, int] | None = None
    here = at = told = 0  # in the old text; in the new one; what is told of it
    while at < len(new):
        if old[here : here + 1] != new[at : at + 1]:
            found = None
            if old[here + 1 : here + 2] != new[at + 1 : at + 2]:
                if known is None:
                    known = dict(zip(old, count()))
                found = known.get(new[at]) if len(new[at]) >= TELLING else None
            if found is None:
                here, at = here + 1, at + 1
                continue
            here = found
        if told < at:
            yield BY.join(new[told:at])
        length = alike(old, here, new, at)
        yield here + before, length
        here, at = here + length, at + length
        told = at
    if told < at:
        yield BY.join(new[told:at])


def alike(old: list[str], here: int, new: list[str], at: int) -> int:
    """How many pieces are the same from there on. Most runs are short, so only where one is not all is looked at."""
    was, now = old[here : here + RUN], new[at : at + RUN]
    if was == now:
        was, now = old[here:], new[at:]
    return next(compress(count(), map(ne, was, now)), min(len(was), len(now)))
