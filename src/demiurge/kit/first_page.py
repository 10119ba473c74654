"""The first page of a game, as data: `learn.toml` of its package, and its words.

It names the picture, how long and how heavy the game is, what of the picture is called out, and the parts of "How to
play". What they say are messages of the game: `learn-about` and `.more`; `learn-callout-<id>` and `.text`; `learn-goal`
and `.more`; `learn-round`, what a round is called, and `learn-round-<id>` and `.text`; `learn-turn` and `.text`, and
`learn-turn-<id>` and `.text`; `learn-points-<id>` and `.text`; `learn-mistake-<id>`, `.text` and `.instead`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Spoken, Words

FILE: Final = "learn.toml"
ID: Final = "learn-"
HEAVIEST: Final = 5  # dots
SIDES: Final = ("left", "right")
FORMS: Final[Mapping[str, Sequence[str]]] = {
    "callout": ("text",), "round": ("text",), "turn": ("text",), "points": ("text",), "mistake": ("text", "instead"),
}  # fmt: skip
ALWAYS: Final[Mapping[str, Sequence[str]]] = {
    "about": ("more",), "goal": ("more",), "round": (), "turn": ("text",),
}  # fmt: skip


def message(*names: str) -> str:
    return ID + "-".join(names)


class BadFirstPage(Spoken, ValueError):
    """A first page that cannot be read; for who writes it."""

    room = "demiurge.kit"


@dataclass(frozen=True)
class Part:
    """One of a kind: its id, and icons of the game or the kit."""

    kind: str
    id: str
    icons: Sequence[str] = ()
    at: Sequence[float] = ()  # of a call-out: its place, as fractions of the picture's width and height
    side: str = ""  # and where its words stand
    end: bool = False  # of points: they come at the end of the game

    @property
    def message(self) -> str:
        return message(self.kind, self.id)


@dataclass(frozen=True)
class FirstPage:
    """`seed`: of the game whose late position is the picture; `minutes`: with bots, and with people."""

    seed: int
    minutes: Sequence[int]
    weight: int
    parts: Sequence[Part]

    def of(self, kind: str) -> list[Part]:
        return [part for part in self.parts if part.kind == kind]

    def messages(self) -> Iterator[tuple[str, str]]:
        """All that its words have to say: ids, and forms of them."""
        for name, forms in ALWAYS.items():
            yield from ((message(name), form) for form in ("", *forms))
        for part in self.parts:
            yield from ((part.message, form) for form in ("", *FORMS[part.kind]))

    def missing(self, words: Words) -> list[str]:
        """What a language does not say."""
        return [f"{id}.{form}".rstrip(".") for id, form in self.messages() if not words.has(id, form)]


# ---- reading
@lru_cache(maxsize=16)
def first_page_of(meta: Meta) -> FirstPage | None:
    """The game's own; None where nobody has written one."""
    found = files(meta.package).joinpath(FILE)
    return read(found.read_text(encoding="utf-8")) if found.is_file() else None


def read(text: str) -> FirstPage:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFirstPage("guide-unreadable", file=FILE, why=str(error)) from None
    parts = [part(kind, one) for kind in FORMS for one in data.pop(kind, [])]
    unknown = set(data) - {"seed", "minutes", "weight"}
    if unknown:
        raise BadFirstPage("guide-unknown", file=FILE, names=tuple(sorted(unknown)))
    for name, fits in {"seed": is_number, "minutes": is_span, "weight": is_weight}.items():
        if not fits(data.get(name)):
            raise BadFirstPage("guide-value", file=FILE, name=name, value=repr(data.get(name)))
    ids = [one.message for one in parts]
    twice = {id for id in ids if ids.count(id) > 1}
    if twice:
        raise BadFirstPage("guide-twice", file=FILE, names=tuple(sorted(twice)))
    return FirstPage(parts=parts, **data)


def part(kind: str, data: dict[str, Any]) -> Part:
    known = {one.name for one in fields(Part)} - {"kind"}
    if set(data) - known:
        raise BadFirstPage("guide-unknown", file=FILE, names=tuple(sorted(set(data) - known)))
    if not data.get("id"):
        raise BadFirstPage("guide-nameless", file=FILE)
    if kind == "callout":
        for name, fits in {"at": is_place, "side": SIDES.__contains__}.items():
            if not fits(data.get(name)):
                raise BadFirstPage("guide-value", file=FILE, name=name, value=repr(data.get(name)))
    return Part(kind, **data)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_weight(value: object) -> bool:
    return isinstance(value, int) and 1 <= value <= HEAVIEST


def is_span(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(is_number, value)) and 0 < value[0] <= value[1]


def is_place(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(n, float) and 0 <= n <= 1 for n in value)
