"""Drafts: of each game one set of changed entries on disk, with what stood there before each change. Sizes are bounded,
and no name of a file comes from outside: there are only those that the game has."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from demiurge.kernel.components import parse_entries
from demiurge.kernel.registry import Meta
from demiurge.kernel.speech import Spoken
from demiurge.kernel.text import Text
from demiurge.lab.web.editing.reading import Entries, Entry, built_in

LARGEST_ENTRY: Final = 32 * 1024  # bytes, as JSON; the largest built-in one has 7 kB
LARGEST: Final = 512 * 1024  # of a whole set
STEPS: Final = 50  # that can be undone
Step = tuple[str, str, Entry | None]
PAST: Final = "past"  # the file with what was there before each change; its ending keeps it from being a component file


class BadDraft(Spoken):
    """A change that cannot be kept."""

    room = "demiurge.lab.web"


class Draft:
    """The changed entries of one game, by file and name."""

    def __init__(self, folder: Path, meta: Meta) -> None:
        self.folder = folder / meta.name
        self.meta = meta
        self.entries: dict[str, dict[str, Entry]] = {}
        for file, own in built_in(meta).items():
            found = loaded(self.folder / file)
            if isinstance(found, dict):
                kept = {name: entry for name, entry in found.items() if name in own and isinstance(entry, dict)}
                if kept:
                    self.entries[file] = kept

    @property
    def changed(self) -> int:
        return sum(map(len, self.entries.values()))

    def entry(self, file: str, name: str) -> Entry:
        """As it is now. KeyError where the game has none of that name."""
        return self.entries.get(file, {}).get(name) or built_in(self.meta)[file][name]

    def put(self, file: str, name: str, entry: Entry) -> None:
        """The entry as it is to be; one like the game's own is no change."""
        own, before = built_in(self.meta)[file][name], self.entries.get(file, {}).get(name)
        after = None if entry == own else entry
        if after == before:
            return
        if len(written(entry)) > LARGEST_ENTRY:
            raise BadDraft("wrong-large-entry", most=LARGEST_ENTRY // 1024)
        past = self.past()
        self.replace(file, name, after)
        self.save(file, [*past, (file, name, before)][-STEPS:])

    def undo(self) -> tuple[str, str] | None:
        """Take back the last change; where it was."""
        past = self.past()
        if not past:
            return None
        file, name, before = past.pop()
        self.replace(file, name, before)
        self.save(file, past)
        return file, name

    def open(self, file: str, text: str) -> list[Text]:
        """Take a component file in place of what was changed in it; what is wrong with its form, in which case nothing
        was changed. What is wrong in its entries is shown where they are edited."""
        own, mistakes = built_in(self.meta).get(file), list[Text]()
        if own is None:
            raise BadDraft("wrong-file", known=tuple(built_in(self.meta)))
        found = parse_entries(file, text, mistakes)
        strange = [name for name in found if name not in own]
        odd = [name for name, entry in found.items() if not isinstance(entry, dict)]
        if strange or odd:
            raise BadDraft("wrong-entry", name=[*strange, *odd][0][:40])
        if any(len(written(entry)) > LARGEST_ENTRY for entry in found.values()):
            raise BadDraft("wrong-large-entry", most=LARGEST_ENTRY // 1024)
        if not mistakes:
            entries = {name: entry for name, entry in found.items() if isinstance(entry, dict) and entry != own[name]}
            self.entries[file] = entries
            self.save(file, [])
        return mistakes

    def clear(self) -> None:
        """As the game is built."""
        self.take({})

    def take(self, entries: Entries) -> None:
        """These changes in place of all others."""
        files, every = {*self.entries, *entries}, built_in(self.meta)
        self.entries = {
            file: {name: dict(entry) for name, entry in changed.items() if name in every[file]}
            for file, changed in entries.items()
            if file in every
        }
        for file in files & set(every):
            self.save(file, [])

    # ---- on disk
    def past(self) -> list[Step]:
        """Each change, the oldest first: where it was, and what stood there if not the game's own."""
        found = loaded(self.folder / PAST)
        own = built_in(self.meta)
        return [
            (file, name, before)
            for file, name, before in (found if isinstance(found, list) else [])
            if name in own.get(file, {}) and isinstance(before, dict | None)
        ]

    def replace(self, file: str, name: str, entry: Entry | None) -> None:
        entries = self.entries.setdefault(file, {})
        entries.pop(name, None)
        if entry is not None:
            entries[name] = entry
        if not entries:
            del self.entries[file]

    def save(self, file: str, past: list[Step]) -> None:
        if sum(len(written(entries)) for entries in self.entries.values()) > LARGEST:
            raise BadDraft("wrong-large-set", most=LARGEST // 1024)
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        entries = self.entries.get(file)
        if entries:
            put(self.folder / file, pretty(entries))
        else:
            (self.folder / file).unlink(missing_ok=True)
        put(self.folder / PAST, json.dumps(past, ensure_ascii=False))


# ---- files
def loaded(path: Path) -> object:
    """What a file of ours holds; None where there is none, or somebody has damaged it."""
    try:
        found: object = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return found


def put(path: Path, text: str) -> None:
    """The whole of it, or what was there before."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)


def written(what: object) -> bytes:
    return json.dumps(what, ensure_ascii=False).encode()


def pretty(entries: dict[str, Entry]) -> str:
    """A component file as ours look: an entry a paragraph."""
    lines = [
        f"  {json.dumps(name, ensure_ascii=False)}: {json.dumps(one, ensure_ascii=False)}"
        for name, one in entries.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
