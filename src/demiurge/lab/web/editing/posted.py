"""What an editor's form sends, as an entry. The name of a field is its kind and its path: `whole:effects/0/n`. What is
not of its kind is kept as it was written, so that the loader says what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, cast

from demiurge.kernel.components import DEEPEST
from demiurge.lab.web.editing.forms import MISSING, Path
from demiurge.lab.web.editing.reading import Entry

KINDS: Final = ("whole", "text", "choice", "flag", "table", "words", "word", "json", "group", "list")
YES: Final = "yes"
EMPTY: Final = "[]"  # a list that is there
LONGEST: Final = 6  # digits of a number: more than any bound
MOST_ITEMS: Final = 64  # of a list


def name_of(kind: str, path: Path) -> str:
    return f"{kind}:{'/'.join(map(str, path))}"


def path_in(text: str) -> Path:
    """`effects/0/n` as a path."""
    return tuple(int(one) if one.isascii() and one.isdecimal() and len(one) < 4 else one for one in text.split("/"))


def entry_of(form: Mapping[str, str], before: Entry) -> Entry:
    """The entry that a form says, its fields in their old order."""
    found: Entry = {}
    for name, text in form.items():
        kind, colon, way = name.partition(":")
        if not colon or kind not in KINDS or not way or way.count("/") > DEEPEST:
            continue
        value = value_of(kind, text)
        if value is not MISSING:
            place(found, path_in(way), value)
    return cast(Entry, ordered(found, before))


def value_of(kind: str, text: str) -> object:
    """A field that is left empty is not there."""
    text = text.strip()
    if kind in ("group", "list"):
        return {} if kind == "group" else []
    if not text:
        return MISSING
    if kind == "whole":
        return number(text)
    if kind == "flag":
        return text == YES
    if text == EMPTY and kind in ("table", "words"):
        return []
    if kind == "table":
        return [number(one.strip()) for one in text.split(",")][: 4 * MOST_ITEMS]
    if kind == "words":
        return [one.strip() for one in text.split(",") if one.strip()]
    return read_json(text) if kind == "json" else text


def number(text: str) -> object:
    plain = text.replace("−", "-")
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST else text


def read_json(text: str) -> object:
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return found


def place(entry: Entry, path: Path, value: object) -> None:
    """Put it there, with the objects and lists that lead there; what does not fit together is passed over."""
    inner: object = entry
    for at, key in enumerate(path):
        last = at == len(path) - 1
        fresh = value if last else [] if isinstance(path[at + 1], int) else {}
        if isinstance(inner, dict) and isinstance(key, str):
            stays = key in inner and (not last or isinstance(value, dict | list))
            inner[key] = inner[key] if stays else fresh
            inner = inner[key]
        elif isinstance(inner, list) and isinstance(key, int) and key <= len(inner) < MOST_ITEMS:
            if key == len(inner):
                inner.append(fresh)
            inner = inner[key]
        else:
            return


def ordered(value: object, before: object) -> object:
    """Fields in the order that they had; new ones behind them."""
    if isinstance(value, dict):
        earlier = before if isinstance(before, dict) else {}
        keys = [*[key for key in earlier if key in value], *[key for key in value if key not in earlier]]
        return {key: ordered(value[key], earlier.get(key)) for key in keys}
    if isinstance(value, list) and isinstance(before, list):
        return [ordered(one, before[at] if at < len(before) else None) for at, one in enumerate(value)]
    return value
