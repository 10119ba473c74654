"""Components as a study sees them: the entries of the files, which of them differ between two sets, and what each is
called in every language that the game speaks."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple

from demiurge.kernel.components import parse_entries
from demiurge.kernel.game import Game
from demiurge.kernel.text import slug
from demiurge.kit.plain import drawing_of, languages_of
from demiurge.kit.scene import Tip

Label = dict[str, str]
"""What something is called, by language; English is always there."""
Entry = dict[str, Any]
NAMES: Final = ("name", "title")  # the fields of an entry that hold what is printed on it
POINTS: Final = ("vp", "points")  # fields that are points, given at once
ENDING: Final = ".json"


class Change(NamedTuple):
    """An entry that is not the same in the two sets; `fields`: where, with what stands there before and after."""

    id: str
    fields: tuple[tuple[str, str, str], ...]


def entries(package: str, path: str = "") -> dict[str, Entry]:
    """All entries of a game's component files by `file/name`, a user's in place of those they name."""
    found: dict[str, Entry] = {}
    folder = resources.files(package).joinpath("components")
    if not folder.is_dir():
        return found
    files = {one.name: one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(ENDING)}
    for file in sorted(files):
        for name, entry in parsed(file, files[file]).items():
            found[f"{file}/{name}"] = entry
    for whole in paths(path):
        with open(whole, encoding="utf-8") as stream:
            for name, entry in parsed(os.path.basename(whole), stream.read()).items():
                found[f"{os.path.basename(whole)}/{name}"] = entry
    return found


def parsed(file: str, written: str) -> dict[str, Entry]:
    return {name: entry for name, entry in parse_entries(file, written, []).items() if isinstance(entry, dict)}


def paths(path: str) -> list[str]:
    if not os.path.isdir(path):
        return [path] if path else []
    return [os.path.join(path, file) for file in sorted(os.listdir(path)) if file.endswith(ENDING)]


def changed(package: str, mine: str, against: str) -> list[Change]:
    """The entries that differ in what the game makes of them; who says so (`origin`) makes no difference."""
    after, before = entries(package, mine), entries(package, against)
    found = []
    for id in after:
        fields = differing(before[id], after[id])
        if fields:
            found.append(Change(id, tuple(fields)))
    return found


def differing(before: Entry, after: Entry) -> list[tuple[str, str, str]]:
    old, new = flat(before), flat(after)
    keys = dict.fromkeys([*old, *new])
    return [(key, old.get(key, ""), new.get(key, "")) for key in keys if old.get(key) != new.get(key)]


def flat(value: Any, at: str = "") -> dict[str, str]:
    """Every number and word of an entry by the way to it: `effects.1.n`."""
    if isinstance(value, dict):
        items = [(key, one) for key, one in value.items() if at or key != "origin"]
    elif isinstance(value, list):
        items = [(str(n + 1), one) for n, one in enumerate(value)]
    else:
        return {at: value if isinstance(value, str) else json.dumps(value)}
    found: dict[str, str] = {}
    for key, one in items:
        found |= flat(one, f"{at}.{key}" if at else str(key))
    return found


def at_once(entry: Entry) -> tuple[int, Entry]:
    """The points that an entry gives at once and for nothing, and what else it says."""
    points, rest = 0, Entry()
    for key, value in entry.items():
        if key in POINTS and type(value) is int:
            points += value
        elif isinstance(value, list):
            given = [one["n"] for one in value if gives(one)]
            points += sum(given)
            rest[key] = [one for one in value if not gives(one)]
        elif key != "origin":
            rest[key] = value
    return points, rest


def gives(effect: object) -> bool:
    """Whether it is `{"when": "instant", "op": "vp", "n": 3}`."""
    return isinstance(effect, dict) and {**effect, "n": 0} == {"when": "instant", "op": "vp", "n": 0} and "n" in effect


# ---- what they are called
class Named(NamedTuple):
    """name: what it is called; text: what it does, where the game says so."""

    name: Label
    text: Label


def naming(game: Game, all: Mapping[str, Entry]) -> dict[str, Named]:
    """The names of entries, from what the game's drawing says of each: titles that several share get the code."""
    tips = {language: keyed(drawing_of(game, language).tips(game)) for language in languages_of(game)}
    found = {id: named(id, entry, tips) for id, entry in all.items()}
    times = Counter(one.name["en"] for one in found.values())
    for id, one in found.items():
        if times[one.name["en"]] > 1:
            found[id] = Named({key: f"{name} {code(id)}" for key, name in one.name.items()}, one.text)
    return found


def named(id: str, entry: Entry, tips: Mapping[str, Mapping[str, Tip]]) -> Named:
    printed = next((str(entry[field]) for field in NAMES if isinstance(entry.get(field), str)), code(id))
    own = {language: found.get(slug(code(id))) for language, found in tips.items()}
    return Named(
        {"en": printed, **{language: tip.title for language, tip in own.items() if tip}},
        {language: tip.text for language, tip in own.items() if tip},
    )


@lru_cache(maxsize=4096)
def code(id: str) -> str:
    """The name of an entry in its file."""
    return id.partition("/")[2]


def keyed(tips: Mapping[str, Tip]) -> dict[str, Tip]:
    """The tips by the last parts of their keys: `marker-card-sm1` is found by `sm1`, `card-1` and all between."""
    found: dict[str, Tip] = {}
    for key, tip in tips.items():
        parts = slug(key).split("-")
        for n in range(1, len(parts)):
            found.setdefault("-".join(parts[n:]), tip)
    return found
