"""What the editor's form may show of a game: every field of every entry with every word that may stand in it, and what
comes with each of these words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from demiurge.kernel.components import Fields
from demiurge.kernel.registry import Meta
from demiurge.lab.web.editing import forms
from demiurge.lab.web.editing.forms import Field, Form, Path, within
from demiurge.lab.web.editing.reading import Entry, Reading, built_in, files_of, own, read


class Shown(NamedTuple):
    """A field or a word, in which field or file it stands, and where it was met first."""

    code: str
    within: str
    is_word: bool
    file: str
    where: str


class Quick(Form):
    """A form that offers what others of its kind have without asking the loader whether it would take it."""

    def addable(self, path: Path, fields: Fields) -> list[str]:
        needs = frozenset(key for key, ask in fields.asked.items() if ask.needed)
        found = forms.siblings(self.meta, self.file).get((forms.shape_of(path), needs), set())
        return sorted(found - set(fields.data))


@lru_cache(maxsize=8)
def shown(meta: Meta) -> tuple[Shown, ...]:
    """All of it, each once."""
    found = {(one[:-5], "", False): (one, one) for one in files_of(meta)}
    chosen: set[tuple[str, tuple[str, ...]]] = set()
    for file, entries in built_in(meta).items():
        for word in forms.kinds(meta, file)[1]:
            found.setdefault((word, forms.kinds(meta, file)[0], True), (file, file))
        for name, entry in entries.items():
            todo: list[tuple[Entry, Reading]] = [(entry, own(meta))]
            while todo:
                entry, reading = todo.pop()
                for field in Quick(meta, reading, file, name).root.all():
                    for one in told(field, file):
                        found.setdefault(one, (file, f"{file}: {name}"))
                    kind = (field.key, field.ask.words)
                    if field.kind == "choice" and kind not in chosen:
                        chosen.add(kind)
                        todo += others(meta, file, name, entry, field)
    return tuple(Shown(*one, *where) for one, where in found.items())


def told(field: Field, file: str) -> Iterator[tuple[str, str, bool]]:
    """What one field shows: its own name, its words, and what may be added to it."""
    if field.path and isinstance(field.path[-1], str):
        yield field.key, within(field.path, file), False
    for key in field.more:
        yield key, within((*field.path, key), file), False
    for word in (*field.ask.words, *field.seen):
        if word:
            yield word, field.key, True


def others(meta: Meta, file: str, name: str, entry: Entry, field: Field) -> Iterator[tuple[Entry, Reading]]:
    """The entry with each other word in a field of it: its loader asks for what belongs to that word."""
    if isinstance(forms.value_at(entry, field.path[:-1]), dict):
        for word in field.ask.words:
            if word and word != field.value:
                after = forms.put(entry, field.path, word)
                yield after, read(meta, {file: {name: after}})
