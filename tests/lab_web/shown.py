"""What the editor's form may show of a game: every field of every entry with every word that may stand in it, and what
comes with each of these words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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


Kind = tuple[str, tuple[str, ...]]
"""A field in which one of some words stands, and these."""
Place = tuple[str, Entry, Path]
"""Of an entry, as it is or with another word somewhere: a field of it."""


@lru_cache(maxsize=8)
def shown(meta: Meta) -> tuple[Shown, ...]:
    """All of it, each once."""
    found = {(one[:-5], "", False): (one, one) for one in files_of(meta)}
    done: set[Kind] = set()
    for file, entries in built_in(meta).items():
        key, words = forms.kinds(meta, file)
        found |= {(word, key, True): (file, file) for word in words if (word, key, True) not in found}
        looked = [(name, entry, own(meta)) for name, entry in entries.items()]
        while looked:
            places: dict[Kind, list[Place]] = {}
            for name, entry, reading in looked:
                for field in Quick(meta, reading, file, name).root.all():
                    for one in told(field, file):
                        found.setdefault(one, (file, f"{file}: {name}"))
                    kind = (field.key, field.ask.words)
                    inside = forms.value_at(entry, field.path[:-1])
                    if field.kind == "choice" and kind not in done and isinstance(inside, dict):
                        places.setdefault(kind, []).append((name, entry, field.path))
            done |= set(places)
            looked = list(others(meta, file, places))
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


def others(meta: Meta, file: str, places: Mapping[Kind, list[Place]]) -> Iterator[tuple[str, Entry, Reading]]:
    """Entries with each word of each kind in some place of that kind: their loader asks for what belongs to the word.
    It is run with as many changed entries as there are at once."""
    todo = [(kind, word) for kind in places for word in kind[1] if word]
    while todo:
        changed: dict[str, Entry] = {}
        left = []
        for kind, word in todo:
            free = next((one for one in places[kind] if one[0] not in changed), None)
            if free is None:
                left.append((kind, word))
            else:
                changed[free[0]] = forms.put(free[1], free[2], word)
        reading = read(meta, {file: changed})
        yield from ((name, entry, reading) for name, entry in changed.items())
        todo = left
