"""What makes one text of another: most parts of a page differ little from what they were. `static/parts.js` does it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache

BY = "<"  # between pieces
TELLING = 12  # letters of a piece that is hardly twice in a text
Copied = tuple[int, int]  # the first piece of the old text, and how many


@lru_cache(maxsize=64)  # what everybody sees changes for one after the other in the same way
def delta(old: str, new: str) -> str:
    """Pieces of the old text by their numbers, and new ones."""
    return json.dumps(list(changes(old.split(BY), new.split(BY))), ensure_ascii=False, separators=(",", ":"))


def applied(old: str, delta: str) -> str:
    pieces = old.split(BY)
    return BY.join(one if isinstance(one, str) else BY.join(pieces[one[0] : sum(one)]) for one in json.loads(delta))


def changes(old: list[str], new: list[str]) -> Iterator[Copied | str]:
    """From left to right. Where the texts part, the next piece that tells enough leads back into the old one."""
    known: dict[str, int] | None = None
    here = at = told = 0  # in the old text; in the new one; what is told of it
    while at < len(new):
        if here >= len(old) or old[here] != new[at]:
            if known is None:
                known = {piece: number for number, piece in enumerate(old) if len(piece) >= TELLING}
            found = known.get(new[at])
            if found is None:  # perhaps one piece has taken the place of another
                here, at = here + 1, at + 1
                continue
            here = found
        if told < at:
            yield BY.join(new[told:at])
        length = alike(old, here, new, at)
        yield here, length
        here, at = here + length, at + length
        told = at
    if told < at:
        yield BY.join(new[told:at])


def alike(old: list[str], here: int, new: list[str], at: int) -> int:
    """How many pieces are the same from there on. Longer and longer runs are compared, then shorter ones again."""
    most, same, run = min(len(old) - here, len(new) - at), 0, 8
    while same < most and run:
        end = min(same + run, most)
        if old[here + same : here + end] == new[at + same : at + end]:
            same, run = end, 2 * run
        else:
            run = min(run, end - same) // 2
    return same
