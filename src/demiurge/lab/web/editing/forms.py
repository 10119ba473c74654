"""An entry as a form: every field that its loader asks for, in which form, what stands there, what stood there as the
game is built, what is wrong with it, and what could be added."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, cast

from demiurge.kernel.components import Ask, Fields
from demiurge.kernel.registry import Meta
from demiurge.kernel.text import Text
from demiurge.lab.web.editing.reading import Entry, Reading, built_in, own, read

Path = tuple[str | int, ...]
Shape = tuple[str, ...]
"""A path without the places in lists."""
MISSING: Final = object()
NOT_ASKED: Final = Ask("", False)
UNKNOWN: Final = "component-unknown"  # what a loader says of a field that it does not ask for
DISTINCT: Final = range(2, 9)  # kinds of entries that are worth a row of buttons


@dataclass
class Field:
    """One field. `kind` says how it is edited: whole, text, flag, choice, table (numbers), words (a list of them),
    group (an object), list (of objects), or json, where only the loader knows the form."""

    path: Path
    kind: str
    ask: Ask
    value: object = MISSING
    was: object = MISSING  # as the game is built
    mistakes: list[Text] = field(default_factory=list)
    parts: list[Field] = field(default_factory=list)  # of a group: its fields; of a list: a group for each item
    more: list[str] = field(default_factory=list)  # of a group: what others of its kind have, and it could have
    seen: tuple[str, ...] = ()  # words that stand in this field elsewhere

    @property
    def key(self) -> str:
        return str(self.path[-1]) if self.path else ""

    @property
    def there(self) -> bool:
        return self.value is not MISSING

    @property
    def changed(self) -> bool:
        return self.value != self.was

    def all(self) -> Iterator[Field]:
        yield self
        for part in self.parts:
            yield from part.all()


def shape_of(path: Path) -> Shape:
    return tuple(one for one in path if isinstance(one, str))


def within(path: Path, file: str) -> str:
    """In which field a field stands; in which file, where it stands in none."""
    return (shape_of(path[:-1]) or (file.removesuffix(".json"),))[-1]


class Form:
    """Makes the fields of one entry."""

    def __init__(self, meta: Meta, reading: Reading, file: str, name: str) -> None:
        self.meta, self.reading, self.file, self.name = meta, reading, file, name
        self.entry = reading.files[file][name]
        self.wrong: dict[str, list[Text]] = {}
        for place, what in reading.placed():
            told = self.wrong.setdefault(place, [])
            if what not in told:
                told.append(what)
        self.told: set[str] = set()
        self.root = self.group((), Ask("group", True), self.entry, built_in(meta)[file][name])

    @property
    def rest(self) -> list[Text]:
        """What is wrong with the entry, and in none of its fields."""
        start = f"{self.file}: {self.name}"
        places = [one for one in self.wrong if (one == start or one.startswith(f"{start}:")) and one not in self.told]
        return [what for place in places for what in self.wrong[place]]

    @property
    def elsewhere(self) -> list[tuple[str, Text]]:
        """What is wrong with other entries, and where."""
        start = f"{self.file}: {self.name}"
        places = [one for one in self.wrong if one != start and not one.startswith(f"{start}:")]
        return [(place, what) for place in places for what in self.wrong[place]]

    # ---- objects
    def group(self, path: Path, ask: Ask, fields: Fields, was: object) -> Field:
        before = was if isinstance(was, dict) else {}
        found = Field(path, "group", ask, fields.data, was)
        for key, asked in fields.asked.items():
            found.parts.append(self.field((*path, key), asked, fields, before.get(key, MISSING)))
        for key in fields.data:
            if key not in fields.asked:
                found.parts.append(self.field((*path, key), NOT_ASKED, fields, before.get(key, MISSING)))
        if path and value_at(self.entry.data, path) is fields.data:
            found.more = self.addable(path, fields)
        return found

    def addable(self, path: Path, fields: Fields) -> list[str]:
        """What objects of the same shape and with the same needs have, and its loader would ask for."""
        needs = frozenset(key for key, ask in fields.asked.items() if ask.needed)
        keys = sorted(siblings(self.meta, self.file).get((shape_of(path), needs), set()) - set(fields.data))
        return [key for key in keys if key not in fields.asked and self.would_ask((*path, key))]

    def would_ask(self, path: Path) -> bool:
        tried = put(self.entry.data, path, {})
        place = self.place(path)
        found = read(self.meta, {self.file: {self.name: tried}})
        return not any(what.id == UNKNOWN for what in found.at(place))

    def place(self, path: Path) -> str:
        """Where a mistake in a field is said to be."""
        inner = self.reading.asked.get(id(value_at(self.entry.data, path[:-1])), self.entry)
        return f"{self.file}: {self.name}: {inner.prefix}{path[-1]}"

    # ---- fields
    def field(self, path: Path, ask: Ask, fields: Fields, was: object) -> Field:
        key = str(path[-1])
        value = fields.data.get(key, MISSING)
        place = f"{self.file}: {self.name}: {fields.prefix}{key}"
        self.told.add(place)
        if ask.form == "group":
            found = self.inner(path, ask, fields, value, was)
        elif not ask.form and is_list_of_objects(value, self.reading):
            found = self.list_of(path, ask, cast("list[object]", value), was)
        else:
            kind = ask.form or kind_of(value, was)
            found = Field(path, kind, ask, value, was, seen=self.seen(path) if kind in ("words", "word") else ())
        found.mistakes = self.wrong.get(place, [])
        return found

    def inner(self, path: Path, ask: Ask, fields: Fields, value: object, was: object) -> Field:
        """An object that is there, or could be."""
        asked = self.reading.asked.get(id(value)) if isinstance(value, dict) else None
        if asked is None:
            prefix = f"{fields.prefix}{path[-1]}."
            asked = next((one for one in fields.groups if one.prefix == prefix), None)
        if asked is None or (value is not MISSING and not isinstance(value, dict)):
            return Field(path, "json", ask, value, was)
        found = self.group(path, ask, asked, was)
        found.value = value
        return found

    def list_of(self, path: Path, ask: Ask, items: Sequence[object], was: object) -> Field:
        found = Field(path, "list", ask, items, was)
        before = was if isinstance(was, list) else []
        for at, item in enumerate(items):
            asked = self.reading.asked.get(id(item))
            earlier = before[at] if at < len(before) else MISSING
            if asked is None:
                found.parts.append(Field((*path, at), "json", NOT_ASKED, item, earlier))
            else:
                found.parts.append(self.group((*path, at), NOT_ASKED, asked, earlier))
        return found

    def seen(self, path: Path) -> tuple[str, ...]:
        return words_seen(self.meta, self.file).get(shape_of(path), ())


def is_list_of_objects(value: object, reading: Reading) -> bool:
    """Whether its loader has looked into at least one of them."""
    return isinstance(value, list) and any(isinstance(one, dict) and id(one) in reading.asked for one in value)


def kind_of(value: object, was: object) -> str:
    """How a field is edited whose form only its loader knows: as what stands there."""
    found = value if value is not MISSING else was
    if found is MISSING or isinstance(found, str):
        return "word"
    if isinstance(found, bool):
        return "flag"
    if isinstance(found, int):
        return "whole"
    if isinstance(found, list) and all(isinstance(one, str) and one for one in found):
        return "words"
    return "json"


# ---- values
def value_at(entry: object, path: Path) -> object:
    for key in path:
        if isinstance(entry, dict) and isinstance(key, str):
            entry = entry.get(key, MISSING)
        elif isinstance(entry, list) and isinstance(key, int) and 0 <= key < len(entry):
            entry = entry[key]
        else:
            return MISSING
    return entry


def put(entry: Mapping[str, object], path: Path, value: object) -> Entry:
    """A copy with another value at a path; without it where the value is MISSING. KeyError where no way leads there."""
    found = cast(Entry, copied(entry))
    *way, last = path
    inner = value_at(found, tuple(way))
    if isinstance(inner, dict) and isinstance(last, str):
        inner.pop(last, None) if value is MISSING else inner.update({last: copied(value)})
    elif isinstance(inner, list) and isinstance(last, int) and 0 <= last <= len(inner):
        inner[last : last + 1] = [] if value is MISSING else [copied(value)]
    else:
        raise KeyError(path)
    return found


def copied(value: object) -> object:
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    return [copied(one) for one in value] if isinstance(value, list) else value


# ---- what the game's own entries have
def objects(meta: Meta, file: str) -> Iterator[tuple[Shape, Fields]]:
    """Every object within the entries of a file that its loader has looked into."""
    asked = own(meta).asked

    def within(value: object, shape: Shape) -> Iterator[tuple[Shape, Fields]]:
        if isinstance(value, dict):
            if id(value) in asked:
                yield shape, asked[id(value)]
            for key, inner in value.items():
                yield from within(inner, (*shape, key))
        elif isinstance(value, list):
            for inner in value:
                yield from within(inner, shape)

    for entry in own(meta).files.get(file, {}).values():
        yield from within(entry.data, ())


@lru_cache(maxsize=64)
def siblings(meta: Meta, file: str) -> dict[tuple[Shape, frozenset[str]], set[str]]:
    """By shape and what is needed there, what else stands in objects. What is asked for only where it stands is needed
    there by its loader's word, and not here."""
    found: dict[tuple[Shape, frozenset[str]], set[str]] = {}
    for shape, fields in objects(meta, file):
        needs = frozenset(key for key, ask in fields.asked.items() if ask.needed)
        for key in fields.data:
            found.setdefault((shape, needs - {key}), set()).add(key)
    return found


@lru_cache(maxsize=64)
def words_seen(meta: Meta, file: str) -> dict[Shape, tuple[str, ...]]:
    """By shape, the words that stand in fields whose form only the loader knows."""
    found: dict[Shape, dict[str, None]] = {}
    for shape, fields in objects(meta, file):
        for key, value in fields.data.items():
            if key in fields.asked and not fields.asked[key].form:
                for one in value if isinstance(value, list) else [value]:
                    if isinstance(one, str):
                        found.setdefault((*shape, key), {})[one] = None
    return {shape: tuple(words) for shape, words in found.items()}


@lru_cache(maxsize=64)
def lists_with_holes(meta: Meta, file: str) -> frozenset[Shape]:
    """Lists with places that may be empty (null), and of which none is left out."""

    def within(value: object, shape: Shape) -> Iterator[Shape]:
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from within(inner, (*shape, key))
        elif isinstance(value, list):
            if None in value:
                yield shape
            for inner in value:
                yield from within(inner, shape)

    return frozenset(shape for entry in built_in(meta).get(file, {}).values() for shape in within(entry, ()))


def may_be_empty(meta: Meta, file: str, path: Path) -> bool:
    """Whether what is taken away leaves an empty place."""
    return isinstance(path[-1], int) and shape_of(path) in lists_with_holes(meta, file)


@lru_cache(maxsize=64)
def kinds(meta: Meta, file: str) -> tuple[str, tuple[str, ...]]:
    """The field by which the entries of a file fall into a few kinds, and these: as many as there are, but few."""
    entries, best = list(own(meta).files.get(file, {}).values()), ("", tuple[str, ...]())
    for key, ask in entries[0].asked.items() if entries else ():
        known = [word for word in ask.words if any(one.data.get(key) == word for one in entries)]
        if key != "origin" and ask.needed and len(known) in DISTINCT and len(known) > len(best[1]):
            best = key, tuple(known)
    return best


# ---- after a choice
def settled(meta: Meta, file: str, name: str, entry: Entry, before: Entry) -> Entry:
    """The entry once another word was chosen in an object of it: what its loader does not ask for there any more is
    left out, and what it needs now is there."""
    for _ in range(4):  # what is put in may ask for more
        fields = read(meta, {file: {name: entry}})
        root = fields.files[file][name]
        after = entry
        for path, one in chosen(root.data, fields, (), before):
            inner = cast(Entry, value_at(after, path))
            kept = {key: value for key, value in inner.items() if key in one.asked}
            for key, ask in one.asked.items():
                if ask.needed and key not in kept and ask.form:
                    kept[key] = simplest(ask)
            after = put(after, path, kept) if path else kept
        if after == entry:
            break
        entry = after
    return entry


def chosen(value: object, reading: Reading, path: Path, before: object) -> Iterator[tuple[Path, Fields]]:
    """The objects in which another word is chosen than before."""
    if isinstance(value, dict):
        fields = reading.asked.get(id(value))
        earlier = before if isinstance(before, dict) else {}
        if fields is not None and any(
            ask.form == "choice" and key in earlier and value.get(key) != earlier[key] and value.get(key) in ask.words
            for key, ask in fields.asked.items()
        ):
            yield path, fields
        for key, inner in value.items():
            yield from chosen(inner, reading, (*path, key), earlier.get(key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from chosen(
                inner, reading, (*path, at), before[at] if isinstance(before, list) and at < len(before) else None
            )


def simplest(ask: Ask) -> object:
    """The least that may stand in a field."""
    if ask.form == "whole":
        return max(ask.low, min(1, ask.high))
    if ask.form == "choice":
        return next((word for word in ask.words if word), "")
    if ask.form == "table":
        return [0] * max(ask.low, 1)
    return {"text": "?", "flag": False, "group": {}}.get(ask.form, "")


def fitting(meta: Meta, file: str, name: str, entry: Entry, one: Field, most: int = 12) -> list[str]:
    """The words with which a choice that is wrong would be right, and nothing else wrong for it."""
    if len(one.ask.words) > most:
        return []
    now = len(read(meta, {file: {name: entry}}).mistakes)
    tried = [word for word in one.ask.words if word and word != one.value]
    return [word for word in tried if len(read(meta, {file: {name: put(entry, one.path, word)}}).mistakes) < now]


def completed(meta: Meta, file: str, name: str, entry: Entry, path: Path) -> Entry:
    """The entry with the least that its loader needs in the object at a path."""
    for _ in range(4):  # what is put in may ask for more
        reading = read(meta, {file: {name: entry}})
        inner = value_at(reading.files[file][name].data, path)
        asked = reading.asked.get(id(inner))
        lacks = (
            {}
            if asked is None
            else {k: simplest(ask) for k, ask in asked.asked.items() if ask.needed and k not in asked.data}
        )
        if asked is None or not lacks:
            break
        entry = put(entry, path, {**asked.data, **lacks})
    return entry
