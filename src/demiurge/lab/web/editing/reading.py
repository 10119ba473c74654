"""A set of components as its game's loader sees it: the entries, all that it asked of them, and every mistake.

Nothing here knows what a component is. The loader is run, and overheard (kernel/components.py): so whatever it asks for
can be edited, in any game, by the words that it knows, and there is no second list of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from demiurge.kernel.components import ABOUT, BadComponents, Fields, overheard
from demiurge.kernel.game import Game
from demiurge.kernel.registry import Meta
from demiurge.kernel.text import Text, Value

Entry = dict[str, object]
Entries = Mapping[str, Mapping[str, Entry]]
"""By file and name."""
AT: Final = "component-at"  # the message that says where a mistake is


class Reading:
    """What came of a set of changed entries: `game` is None while there is a mistake."""

    def __init__(self, heard: list[Fields], mistakes: tuple[Text, ...], game: Game | None) -> None:
        self.mistakes = mistakes
        self.game = game
        self.asked = {id(one.data): one for one in heard}  # all of them are kept, so no id is used again
        self.files: dict[str, dict[str, Fields]] = {}
        for one in heard:
            if not one.prefix:
                self.files.setdefault(one.file, {})[one.name] = one

    def at(self, place: str) -> list[Text]:
        """What is wrong at a place: `file: entry: field`."""
        return [what for there, what in self.placed() if there == place]

    def placed(self) -> Iterator[tuple[str, Text]]:
        """Every mistake with its place; "" where it has none."""
        for one in self.mistakes:
            args: dict[str, Value] = dict(one.args)
            what = args.get("what")
            if one.id == AT and isinstance(what, Text):
                yield str(args["place"]), what
            else:
                yield "", one


def read(meta: Meta, changed: Entries) -> Reading:
    """What the game's loader makes of its own entries with these in place of theirs."""
    with TemporaryDirectory(prefix="demiurge-lab-") as folder:
        for file in {*changed, files_of(meta)[0]}:  # a folder without a file would be a mistake
            written = json.dumps(changed.get(file, {}), ensure_ascii=False)
            Path(folder, Path(file).name).write_text(written, encoding="utf-8")
        with overheard() as heard:
            try:
                return Reading(heard, (), meta.make({}, folder))
            except BadComponents as error:
                return Reading(heard, mistakes_of(error), None)


def mistakes_of(error: BadComponents) -> tuple[Text, ...]:
    """Each of them by itself."""
    found = dict(error.text.args).get("mistakes")
    return found if isinstance(found, tuple) else (error.text,)


@lru_cache(maxsize=32)
def files_of(meta: Meta) -> tuple[str, ...]:
    """The names of a game's component files; nothing where its components are none of ours."""
    folder = resources.files(meta.package).joinpath("components")
    if not folder.is_dir():
        return ()
    return tuple(sorted(one.name for one in folder.iterdir() if one.name.endswith(".json")))


@lru_cache(maxsize=32)
def built_in(meta: Meta) -> dict[str, dict[str, Entry]]:
    """A game's own entries, by file and name, as its files have them and in the order of its loader."""
    reading = read(meta, {})
    folder = resources.files(meta.package).joinpath("components")
    found: dict[str, dict[str, Entry]] = {}
    for file, entries in reading.files.items():
        written = json.loads(folder.joinpath(file).read_text(encoding="utf-8"))
        found[file] = {name: written[name] for name in entries if name != ABOUT}
    return found


@lru_cache(maxsize=32)
def own(meta: Meta) -> Reading:
    """The game's own entries, as its loader sees them."""
    return read(meta, {})


def editable(meta: Meta) -> bool:
    return bool(files_of(meta))
