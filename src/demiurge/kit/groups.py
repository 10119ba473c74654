"""Answers in groups: the frame that every drawing lists its answers in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from demiurge.kit.markup import icon
from demiurge.kit.scene import Answer, Group

REFUSED_ROWS: Final = 2  # greyed rows of a group, where a few stand for many

Keyed = tuple[Answer, str]  # an answer with the key of its group


class Kind(NamedTuple):
    """How a group of answers is headed and laid out (see scene.Group)."""

    key: str
    title: str
    icon: str
    picks: bool = False
    shown: int = 4
    aside: str = ""


def grouped(kinds: Sequence[Kind], legal: Iterable[Keyed], refused: Iterable[Keyed]) -> list[Group]:
    """The answers by kind. In each group the first rows, then what is refused, then the rest, which is chosen on the
    table."""
    may, may_not = _by_key(legal), _by_key(refused)
    found = []
    for kind in kinds:
        rows = may.get(kind.key, [])
        listed = [*rows[: kind.shown], *may_not.get(kind.key, []), *rows[kind.shown :]]
        if listed:
            found.append(Group(kind.key, kind.title, icon(kind.icon, 16), listed, kind.picks, kind.shown, kind.aside))
    return found


def _by_key(rows: Iterable[Keyed]) -> dict[str, list[Answer]]:
    found: dict[str, list[Answer]] = {}
    for answer, key in rows:
        found.setdefault(key, []).append(answer)
    return found


def few(rows: Iterable[Keyed]) -> Iterator[Keyed]:
    """Of what is refused the first ones of each group."""
    seen: dict[str, int] = {}
    for answer, key in rows:
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= REFUSED_ROWS:
            yield answer, key


def allowed(group: Group) -> list[Answer]:
    return [answer for answer in group.answers if not answer.refusal]
