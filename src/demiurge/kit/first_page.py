"""The first page of a game, as data: `learn.toml` of its package, and its words.

It names the picture, how long and how heavy the game is, what of the picture is called out, and the parts of "How to
play". What they say are messages of the game: `learn-about` and `.more`; `learn-callout-<id>` and `.text`; `learn-goal`
and `.more`; `learn-round`, what a round is called, and `learn-round-<id>` and `.text`; `learn-turn` and `.text`, and
`learn-turn-<id>` and `.text`; `learn-build`, `learn-build-<id>` and `.text` of each; `learn-points-<id>` and `.text`;
`learn-mistake-<id>`, `.text` and `.instead`.

How much each kind of points brings is measured: `points.toml`, which `tools/points.py` writes from games of bots."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Spoken, Words

FILE: Final = "learn.toml"
MEASURED: Final = "points.toml"
ID: Final = "learn-"
HEAVIEST: Final = 5  # dots
SIDES: Final = ("left", "right")
WIDEST: Final = 3  # columns and rows of what is built; the style sheet knows them
FORMS: Final[Mapping[str, Sequence[str]]] = {
    "callout": ("text",), "round": ("text",), "turn": ("text",), "build": ("text",), "points": ("text",),
    "mistake": ("text", "instead"),
}  # fmt: skip
ALWAYS: Final[Mapping[str, Sequence[str]]] = {
    "about": ("more",), "goal": ("more",), "round": (), "turn": ("text",),
}  # fmt: skip
IF_ANY: Final[Mapping[str, Sequence[str]]] = {"build": ("text",)}  # said where the page has such parts


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
    cell: Sequence[int] = ()  # of what is built: its column and row, from 1
    after: Sequence[str] = ()  # ids of what it grows from, left of it or above it
    cost: Sequence[str] = ()  # "2 coin": an amount and an icon, or an icon alone
    gives: Sequence[str] = ()
    start: bool = False  # of points: everybody begins with them
    end: bool = False  # they come at the end of the game
    sources: Sequence[str] = ()  # what the drawing calls them: ids of messages

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
        for name, forms in {**ALWAYS, **{kind: IF_ANY[kind] for kind in IF_ANY if self.of(kind)}}.items():
            yield from ((message(name), form) for form in ("", *forms))
        for part in self.parts:
            yield from ((part.message, form) for form in ("", *FORMS[part.kind]))

    def missing(self, words: Words) -> list[str]:
        """What a language does not say."""
        return [f"{id}.{form}".rstrip(".") for id, form in self.messages() if not words.has(id, form)]


@dataclass(frozen=True)
class Measured:
    """The points of an average seat in games between bots, by the ids of their sources."""

    games: int
    seats: int
    bots: str
    seed: int
    mean: float
    sources: Mapping[str, float]

    def of(self, part: Part) -> float:
        return sum(self.sources.get(source, 0) for source in part.sources)


# ---- reading
@lru_cache(maxsize=16)
def first_page_of(meta: Meta) -> FirstPage | None:
    """The game's own; None where nobody has written one."""
    found = files(meta.package).joinpath(FILE)
    return read(found.read_text(encoding="utf-8")) if found.is_file() else None


@lru_cache(maxsize=16)
def measured_of(meta: Meta) -> Measured | None:
    """None where nobody has measured it."""
    found = files(meta.package).joinpath(MEASURED)
    return Measured(**tomllib.loads(found.read_text(encoding="utf-8"))) if found.is_file() else None


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
    check_tree([one for one in parts if one.kind == "build"])
    return FirstPage(parts=parts, **data)


def check_tree(built: Sequence[Part]) -> None:
    """What something grows from is drawn right before it: an arrow leads from one cell to the next."""
    cells = {one.id: one.cell for one in built}
    for one in built:
        column, row = one.cell
        for id in one.after:
            if cells.get(id) not in ([column - 1, row], [column, row - 1]):
                raise BadFirstPage("guide-value", file=FILE, name="after", value=repr(id))


def part(kind: str, data: dict[str, Any]) -> Part:
    known = {one.name for one in fields(Part)} - {"kind"}
    if set(data) - known:
        raise BadFirstPage("guide-unknown", file=FILE, names=tuple(sorted(set(data) - known)))
    if not data.get("id"):
        raise BadFirstPage("guide-nameless", file=FILE)
    for name, fits in NEEDED.get(kind, {}).items():
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


def is_cell(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_number(n) and 1 <= n <= WIDEST for n in value)


NEEDED: Final[Mapping[str, Mapping[str, Callable[[object], bool]]]] = {
    "callout": {"at": is_place, "side": lambda value: value in SIDES},
    "build": {"cell": is_cell},
}
