"""Texts said in a language.

Every package that has something to say (a *room*: the kernel, the kit, a game, the table ...) has a folder `words` with
a file for each language, `en.ftl` before all others. A room says its own messages and those of the rooms it leans on. A
further language may also lie in one folder of its own, `languages/<language>/<room>.ftl` beside this package or in the
folder that DEMIURGE_WORDS names; so it needs no Python and no change of ours."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Self

from demiurge.kernel.fluent import BadMessage, Bundle
from demiurge.kernel.text import Text, Value, bared, text

ENGLISH: Final = "en"
BASES: Final = ("demiurge.kernel", "demiurge.kit")  # what every room leans on
KEPT: Final = 20_000  # sentences that are remembered, in each language of each room
TOGETHER: Final = Path(__file__).resolve().parent.parent / "languages"
OUTSIDE: Final = "DEMIURGE_WORDS"
UNFINISHED: Final = "unfinished"  # in a comment of its own at the top of a file: nobody is offered this language yet
MARK: Final = re.compile(rf"^#+ {UNFINISHED}$", re.M)


# ---- where messages are
def files(room: str, language: str) -> list[Path]:
    """The files of a room in a language; a later one may add to an earlier, but say nothing again."""
    short = room.rpartition(".")[2]
    others = [TOGETHER, *([Path(os.environ[OUTSIDE])] if os.environ.get(OUTSIDE) else [])]
    found = [folder_of(room) / f"{language}.ftl", *[folder / language / f"{short}.ftl" for folder in others]]
    return [path for path in found if path.is_file()]


@lru_cache(maxsize=64)
def folder_of(room: str) -> Path:
    spec = find_spec(room)
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(room)
    return Path(next(iter(spec.submodule_search_locations))) / "words"


def finished(room: str) -> tuple[str, ...]:
    """The languages that are offered to readers, English first."""
    return tuple(one for one in languages(room) if not any(map(is_unfinished, files(room, one))))


def is_unfinished(path: Path) -> bool:
    return MARK.search(path.read_text("utf-8")) is not None


def languages(room: str) -> list[str]:
    """The languages in which a room says something, English first."""
    short = room.rpartition(".")[2]
    found = {path.stem for path in folder_of(room).glob("*.ftl")}
    for folder in [TOGETHER, *([Path(os.environ[OUTSIDE])] if os.environ.get(OUTSIDE) else [])]:
        found |= {path.parent.name for path in folder.glob(f"*/{short}.ftl")}
    return sorted(found, key=lambda language: (language != ENGLISH, language))


# ---- saying them
class Said(str):
    """An argument in words that still knows what it was: AS, HAS and the lists ask."""

    __slots__ = ("raw",)
    raw: Value


class Words:
    """What a room says in one language, and in English where that lacks a message or cannot say it: who reads the table
    must not stumble over a mistake in a translation, and who mends it is told of it in words from the same file."""

    def __init__(self, language: str, sources: Sequence[str], back: Words | None = None) -> None:
        self.language, self.back = language, back
        self.known: dict[Text, str] = {}
        self.formed: dict[tuple[Text, str], str] = {}
        self.bundle = Bundle(language, list(sources), {
            "AS": self.as_, "HAS": self.has_, "LIST": self.list_, "OR": self.or_, "ROW": self.row_, "EACH": self.each_,
            "LINES": self.lines_, "SIGNED": self.signed_, "UPPER": self.upper_,
        })  # fmt: skip

    def __call__(self, id: str, **args: Value) -> str:
        return self.say(text(id, **args))

    def say(self, what: Value, form: str = "") -> str:
        """In this language. A form that it does not tell apart is the plain one."""
        if isinstance(what, Text):
            found = self.formed.get((what, form)) if form else self.known.get(what)
            return found if found is not None else self.kept(what, form)
        if isinstance(what, tuple):
            return self.listed([self.say(one, form) for one in what], "list")
        return str(what)

    def kept(self, what: Text, form: str) -> str:
        if len(self.known) + len(self.formed) >= KEPT:
            self.known.clear()
            self.formed.clear()
        found = self.said(what, form)
        if form:
            self.formed[what, form] = found
        else:
            self.known[what] = found
        return found

    def said(self, what: Text, form: str) -> str:
        try:
            return self.own(what, form)
        except BadMessage:
            if self.back is None:
                raise
            return self.back.say(what, form)

    def own(self, what: Text, form: str) -> str:
        """In this language; a mistake in its file is an error."""
        if self.bundle.has(what.id, form):
            return self.bundle.say(what.id, form, {key: self.spoken(value) for key, value in what.args})
        if form and (what.plain or self.bundle.has(what.id)):
            return self.say(what)
        if what.plain or self.back is None:
            return what.plain or f"[{what.id}]"
        return self.back.say(what, form)

    def shown(self, what: Value, form: str = "") -> str:
        """As it is shown, where there are neither seats nor icons in it."""
        return bared(self.say(what, form))

    def has(self, id: str, form: str = "") -> bool:
        """Whether the language has it and it can be read."""
        try:
            return self.bundle.has(id, form)
        except BadMessage:
            if self.back is None:
                raise
            return False

    def spoken(self, value: Value) -> Any:
        if isinstance(value, int):
            return value
        found = Said(self.say(value))
        found.raw = value
        return found

    def listed(self, items: Sequence[str], how: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(Text(how, (("some", ", ".join(items[:-1])), ("last", items[-1]))))

    # ---- what a message may call
    def as_(self, what: Any, form: str) -> str:
        """A thing in another form: `{ AS($card, "acc") }`."""
        return self.say(getattr(what, "raw", what), form)

    def has_(self, what: Any, form: str) -> str:
        """Whether a thing has such a form: `{ HAS($what, "verb") -> [yes] ... *[no] ... }`."""
        raw = getattr(what, "raw", what)
        return "yes" if isinstance(raw, Text) and self.bundle.has(raw.id, form) else "no"

    def list_(self, what: Any, form: str = "") -> str:
        """`wood, stone and clay`."""
        return self.listed(self.items(what, form), "list")

    def or_(self, what: Any, form: str = "") -> str:
        return self.listed(self.items(what, form), "list-or")

    def row_(self, what: Any, form: str = "") -> str:
        return ", ".join(self.items(what, form))

    def each_(self, what: Any, form: str = "") -> str:
        return "; ".join(self.items(what, form))

    def lines_(self, what: Any, form: str = "") -> str:
        """Each on a line of its own."""
        return "\n".join(self.items(what, form))

    def items(self, what: Any, form: str) -> list[str]:
        raw = getattr(what, "raw", what)
        many = isinstance(raw, tuple) and not isinstance(raw, Text)
        return [self.say(one, form) for one in raw] if many else [self.say(raw, form)]

    def signed_(self, n: int) -> str:
        return f"{n:+d}".replace("-", self("minus"))

    def upper_(self, what: Any) -> str:
        """As a sentence begins."""
        said = str(what)
        return said[:1].upper() + said[1:]


@lru_cache(maxsize=256)
def words_of(room: str, language: str = ENGLISH) -> Words:
    """What a room says in a language."""
    rooms = dict.fromkeys([*BASES, room]) if room not in BASES else BASES[: BASES.index(room) + 1]
    sources = [path.read_text("utf-8") for one in rooms for path in files(one, language)]
    return Words(language, sources, None if language == ENGLISH else words_of(room))


def reload() -> None:
    """Read the files again, as somebody who translates wants it."""
    words_of.cache_clear()


class Spoken(Exception):
    """Something that cannot be done, said to a person: in English by `str`, in their own language by `said`."""

    room: str = "demiurge.kernel"  # whose messages it says

    def __init__(self, what: Text | str, /, **args: Value) -> None:
        self.text = Text(what, tuple(args.items())) if isinstance(what, str) else what
        super().__init__(self.text)

    def within(self, room: str) -> Self:
        """The same, where messages of another room are in it: of a game, say."""
        self.room = room
        return self

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        """In English as a whole where its room does not speak the language."""
        return words_of(self.room, language if language in finished(self.room) else ENGLISH).shown(self.text)
