"""Component files: a game's data read with every mistake reported, and replaced by a user's (`--components PATH`).

A component file is a JSON object with an entry for each component, by name. Every entry says in `origin` where it comes
from; an entry named `about` is a note to the reader. A game lists its files and asks every entry for its fields:

    class Tile:
        def __init__(self, index: int, name: str, vp: int, coins: int) -> None: ...

    FILES: Final = ("tiles.json", "cards.json")

    def load_box(path: str = "") -> Box:
        components = Components("demiurge.games.my_game", FILES, path)
        tiles: list[Tile] = []
        for index, entry in enumerate(components.entries("tiles.json")):
            tiles.append(Tile(index, entry.name, entry.whole("vp"), entry.group("gain").whole("coins", needed=False)))
        ...
        components.close()  # raises BadComponents with all mistakes of all files, if there are any
        return Box(tiles, ..., components.origins)

A mistake does not stop the reading, so that a file is mended in one go. It is a Text, said in the language of who reads
it; a game that reports one of its own by `complain` or `expected` has the message in its `words`:

    >>> mistakes: list[Text] = []
    >>> tile = Fields("tiles.json", "TW1", {"vp": "five", "gain": {"coin": 6}}, mistakes)
    >>> tile.whole("vp"), tile.group("gain").whole("coins", needed=False)
    (0, 0)
    >>> tile.close()
    >>> print(BadComponents("component-mistakes", mistakes=tuple(mistakes)))
    tiles.json: TW1: vp: expected a whole number, got "five"
    tiles.json: TW1: gain.coin: unknown field
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import resources
from typing import Final, NamedTuple

from demiurge.kernel.speech import Spoken
from demiurge.kernel.text import Text, Value, slug, text

ORIGINS: Final = ("rulebook", "public", "house")  # the rulebook states it; a public source does; made for this project
ABOUT: Final = "about"  # a note to the reader in place of an entry
MOST: Final = 999  # the largest number of a field that names no bound of its own
DEEPEST: Final = 20  # objects and lists within each other: more than any game has a use for


class BadComponents(Spoken, ValueError):
    """Component data that cannot be used; it says every mistake on a line of its own."""


def mistake(place: str, id: str, /, **args: Value) -> Text:
    """What is wrong, and where: in a file, an entry of it, a field of that."""
    return text("component-at", place=place, what=text(id, **args))


def shown(value: object) -> str:
    """A value as the file has it, cut where it is long."""
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= 40 else written[:37] + "..."


class Ask(NamedTuple):
    """What is asked of a field: of which form it is, whether it must be there, and what may stand in it. A form of the
    game's own is ""."""

    form: str
    needed: bool
    low: int = 0  # of a whole number; of a table: how many
    high: int = 0
    words: tuple[str, ...] = ()  # of a choice


class Fields:
    """One JSON object while it is read: knows what was asked for, so that `close` can name what nobody asked for.

    A field that is wrong, or missing though needed, is put on the list of mistakes and read as 0, "", [] or False, so
    that reading goes on. What has a form of its own, a game reads from `data` after `has`, and reports by `complain`.
    """

    def __init__(self, file: str, name: str, data: dict[str, object], mistakes: list[Text], prefix: str = "") -> None:
        self.file = file
        self.name = name
        self.data = data
        self.mistakes = mistakes
        self.prefix = prefix
        self.asked: dict[str, Ask] = {}
        self.groups: list[Fields] = []
        heard = _heard.get()
        if heard is not None:
            heard.append(self)

    def complain(self, key: str, id: str, /, **args: Value) -> None:
        """Report a mistake in a field of this object, by a message of the game or one of ours."""
        self.mistakes.append(mistake(f"{self.file}: {self.name}: {self.prefix}{key}", id, **args))

    def has(self, key: str, needed: bool = False, ask: Ask | None = None) -> bool:
        """Whether the field is there; a needed one that is not is a mistake."""
        if ask is not None or key not in self.asked:
            self.asked[key] = ask or Ask("", needed)
        if key in self.data:
            return True
        if needed:
            self.complain(key, "component-missing")
        return False

    def expected(self, key: str, id: str, /, **args: Value) -> None:
        """Report that a field holds something else than the message names."""
        got: Value = shown(self.data[key]) if key in self.data else text("component-nothing")
        self.complain(key, "component-expected", what=text(id, **args), got=got)

    def whole(self, key: str, needed: bool = True, low: int = 0, high: int = MOST) -> int:
        """A whole number within its bounds."""
        if not self.has(key, needed, Ask("whole", needed, low, high)):
            return 0
        value = self.data[key]
        if not isinstance(value, int) or isinstance(value, bool):
            self.expected(key, "component-whole")
            return 0
        if not low <= value <= high:
            self.expected(key, "component-bounds", low=low, high=high)
            return 0
        return value

    def table(self, key: str, length: int, needed: bool = True) -> list[int]:
        """A list of so many whole numbers (any number, where `length` is 0), [] where it may be absent and is."""
        if not self.has(key, needed, Ask("table", needed, length)):
            return []
        value = self.data[key]
        if not isinstance(value, list):
            self.expected(key, "component-table", n=length)
            return []
        numbers: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= MOST:
                self.expected(key, "component-table", n=length)
                return []
            numbers.append(item)
        if length and len(numbers) != length:
            self.complain(key, "component-length", n=length, got=len(numbers))
            return []
        return numbers

    def text(self, key: str, needed: bool = True) -> str:
        if not self.has(key, needed, Ask("text", needed)):
            return ""
        value = self.data[key]
        if not isinstance(value, str) or not value:
            self.expected(key, "component-text")
            return ""
        return value

    def flag(self, key: str, needed: bool = True) -> bool:
        if not self.has(key, needed, Ask("flag", needed)):
            return False
        value = self.data[key]
        if not isinstance(value, bool):
            self.expected(key, "component-flag")
            return False
        return value

    def choice(self, key: str, words: tuple[str, ...], needed: bool = True) -> int:
        """The place of a word in a list of words; an empty word in the list stands for an absent field."""
        if not self.has(key, needed, Ask("choice", needed, words=words)):
            return 0
        value = self.data[key]
        if not isinstance(value, str) or not value or value not in words:
            self.expected(key, "component-choice", known=tuple(word for word in words if word))
            return 0
        return words.index(value)

    def group(self, key: str, needed: bool = True) -> Fields:
        """An object inside this one. Where it is missing or wrong that is told once, not for each of its fields."""
        data: object = {}
        mistakes: list[Text] = []
        if self.has(key, needed, Ask("group", needed)):
            data = self.data[key]
            if isinstance(data, dict):
                mistakes = self.mistakes
            else:
                self.complain(key, "component-no-object", got=shown(data))
        inner = Fields(self.file, self.name, data if isinstance(data, dict) else {}, mistakes, f"{self.prefix}{key}.")
        self.groups.append(inner)
        return inner

    def close(self) -> None:
        """Report the fields that nobody asked for: a misspelt field must not be passed over in silence."""
        for key in self.data:
            if key not in self.asked:
                self.complain(key, "component-unknown")
        for inner in self.groups:
            inner.close()


_heard: ContextVar[list[Fields] | None] = ContextVar("heard", default=None)


@contextmanager
def overheard() -> Iterator[list[Fields]]:
    """All objects that are read within, each with what was asked of it: an editor makes its form of that."""
    found: list[Fields] = []
    before = _heard.set(found)
    try:
        yield found
    finally:
        _heard.reset(before)


class Components:
    """The entries of a game's component files, a user's in place of those they name, until `close`.

    `room` is the game's package, its own files are in `components` there; `path` is a user's file or folder, or "" for
    none. The user's files are named like the built-in ones and hold only entries that those have. `origins` tells
    (name, origin) of every entry, in order. `earlier` names a folder among the built-in files with entries as they
    once were: games of then go on with those, and a user's take the place of both.
    """

    def __init__(self, room: str, files: tuple[str, ...], path: str = "", earlier: str = "") -> None:
        self.room = room
        self.files = files
        self.mistakes: list[Text] = []
        self.origins: list[tuple[str, str]] = []
        self.listed: dict[str, list[Fields]] = {}
        replaced = self._replacements(path) if path else {}
        built_in = resources.files(room).joinpath("components")
        for file in files:
            entries = parse_entries(file, built_in.joinpath(file).read_text(encoding="utf-8"), self.mistakes)
            once = built_in.joinpath(earlier).joinpath(file)
            if earlier and once.is_file():
                entries |= parse_entries(f"{earlier}/{file}", once.read_text(encoding="utf-8"), self.mistakes)
            self.listed[file] = self._merged(file, entries, replaced.get(file, {}))
        for file in files:
            for entry in self.listed[file]:
                self.origins.append((entry.name, ORIGINS[entry.choice("origin", ORIGINS)]))

    def entries(self, file: str) -> list[Fields]:
        """The entries of a file in the order of the built-in one, each ready to be read."""
        return self.listed[file]

    def check(self) -> None:
        """Raise BadComponents if a mistake was found so far."""
        if self.mistakes:
            raise BadComponents("component-mistakes", mistakes=tuple(self.mistakes)).within(self.room)

    def complain(self, place: str, id: str, /, **args: Value) -> None:
        """Report a mistake that is in no field: of a file, or of several entries."""
        self.mistakes.append(mistake(place, id, **args))

    def close(self) -> None:
        """End the reading: fields that nobody asked for are mistakes too; raise BadComponents if there is one."""
        for file in self.files:
            for entry in self.listed[file]:
                entry.close()
        self.check()

    def _replacements(self, path: str) -> dict[str, dict[str, object]]:
        """The entries of a user's file or folder, by file; a file under another name is a slip, not a wish."""
        if os.path.isdir(path):
            paths = [os.path.join(path, file) for file in sorted(os.listdir(path)) if file.endswith(".json")]
            if not paths:
                self.complain(path, "component-no-files", known=self.files)
        elif os.path.isfile(path):
            paths = [path]
        else:
            self.complain(path, "component-nowhere")
            return {}
        found: dict[str, dict[str, object]] = {}
        for whole in paths:
            file = os.path.basename(whole)
            if file not in self.files:
                self.complain(file, "component-no-file", known=self.files)
                continue
            try:
                with open(whole, encoding="utf-8") as stream:
                    found[file] = parse_entries(file, stream.read(), self.mistakes)
            except UnicodeDecodeError as error:
                self.complain(file, "component-no-text", at=error.start)
            except OSError as error:
                self.complain(file, "component-unreadable", why=str(error.strerror))
        return found

    def _merged(self, file: str, entries: dict[str, object], replaced: dict[str, object]) -> list[Fields]:
        for name, entry in replaced.items():
            if name in entries:
                entries[name] = entry
            else:
                self.complain(f"{file}: {name}", "component-no-entry", known=tuple(entries))
        merged: list[Fields] = []
        for name, entry in entries.items():
            if isinstance(entry, dict):
                merged.append(Fields(file, name, entry, self.mistakes))
            else:
                self.complain(f"{file}: {name}", "component-no-object", got=shown(entry))
                merged.append(Fields(file, name, {}, []))  # a game counts on it; what it lacks is not told as well
        return merged


def parse_entries(file: str, written: str, mistakes: list[Text]) -> dict[str, object]:
    """The entries of a file by name, without the note to the reader."""
    try:
        data = _plain(json.loads(written, object_pairs_hook=_Pairs), file, 0, mistakes)
    except json.JSONDecodeError as broken:
        mistakes.append(mistake(file, "component-json", line=broken.lineno, why=_said_by_json(broken.msg)))
        return {}
    except ValueError:
        mistakes.append(mistake(file, "component-digits"))
        return {}
    except RecursionError:
        mistakes.append(mistake(file, "component-deep", n=DEEPEST))
        return {}
    if not isinstance(data, dict):
        mistakes.append(mistake(file, "component-no-entries", got=shown(data)))
        return {}
    return {name: entry for name, entry in data.items() if name != ABOUT}


def _said_by_json(printed: str) -> Text:
    """What Python says of broken JSON, translated by what it says."""
    plain = printed.replace("':'", "colon").replace("','", "comma")  # which a slug would not tell apart
    return Text(f"json-{slug(plain)}", (), printed)


class _Pairs:
    """An object of a JSON file with all that it says, as it is read."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        self.pairs = pairs


def _plain(value: object, place: str, depth: int, mistakes: list[Text]) -> object:
    """The value with objects as dicts, within bounds. JSON quietly keeps the last of two fields with one name; a person
    who edits a file wants to hear of it."""
    if depth > DEEPEST:
        raise RecursionError
    if isinstance(value, list):
        return [_plain(item, f"{place}[{at}]", depth + 1, mistakes) for at, item in enumerate(value)]
    if not isinstance(value, _Pairs):
        return value
    found: dict[str, object] = {}
    for key, item in value.pairs:
        inside = f"{place}: {key}" if depth < 2 else f"{place}.{key}"
        if key in found:
            mistakes.append(mistake(inside, "component-twice"))
        found[key] = _plain(item, inside, depth + 1, mistakes)
    return found
