"""Data: what is saved. Its fields are the parameters of its __init__, so a class is saved without code of its own."""

from __future__ import annotations

import inspect
from typing import Any, Final

from mypy_extensions import mypyc_attr

KINDS: Final[dict[str, type[Any]]] = {}
FIELDS: Final[dict[type[Any], list[str]]] = {}


def kind_name(cls: Any) -> str:
    """`terra_mystica.Turn`: the game's package and the class, stable when a class moves to another chapter."""
    parts = str(cls.__module__).split(".")
    package = parts[-2] if len(parts) > 1 else parts[0]
    return f"{package}.{cls.__name__}"


def register(cls: Any) -> None:
    name = kind_name(cls)
    known: Any = KINDS.get(name)
    if known is not None and str(known.__module__) != str(cls.__module__):
        raise TypeError(f"{known.__module__} and {cls.__module__} both have a {name}: saves need one name each")
    KINDS[name] = cls


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:
    """Something that is saved: ints, lists of ints, other Data, and the shared Game (saved as a mark, not a copy)."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        register(cls)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Something immutable that every State of a game points to; a save holds only a mark for it."""


def changed(numbers: list[int], at: int, value: int) -> list[int]:
    """A copy with one number replaced: lists that clones share are never changed in place."""
    found = numbers[:]
    found[at] = value
    return found


def fields(cls: Any) -> list[str]:
    found = FIELDS.get(cls)
    if found is None:
        found = list(inspect.signature(cls).parameters)
        FIELDS[cls] = found
    return found


def freeze(x: Any) -> Any:
    """Plain lists, ints and strings, ready for JSON."""
    if isinstance(x, int):
        return x
    if isinstance(x, list):
        return [y if isinstance(y, int) else freeze_item(y) for y in x]
    if isinstance(x, Data):
        cls: Any = type(x)
        frozen: list[Any] = [kind_name(cls)]
        for name in fields(cls):
            try:
                frozen.append(freeze(getattr(x, name)))
            except TypeError as error:
                raise TypeError(f"{kind_name(cls)}.{name}: {error}") from None
        return frozen
    if isinstance(x, Shared):
        return "@"
    if x is None or (isinstance(x, str) and x != "@"):
        return x
    raise TypeError(f"{x!r} cannot be saved: only ints, lists, Data and the Game can")


def freeze_item(x: Any) -> Any:
    """In a list a string is the name of a kind, so no list of strings can be saved."""
    if isinstance(x, str):
        raise TypeError(f"the string {x!r} in a list cannot be saved")
    return freeze(x)


def thaw(x: Any, shared: Shared) -> Any:
    """The other way; `shared` stands where the mark was."""
    if isinstance(x, str) and x == "@":
        return shared
    if not isinstance(x, list):
        return x
    if x and isinstance(x[0], str) and x[0] != "@":
        cls = KINDS.get(x[0])
        if cls is None:
            raise ValueError(f"a save names {x[0]!r}, which this version does not know")
        if len(x) - 1 != len(fields(cls)):
            raise ValueError(f"a save gives {x[0]} {len(x) - 1} fields; this version has {', '.join(fields(cls))}")
        return cls(*[thaw(y, shared) for y in x[1:]])
    return [thaw(y, shared) for y in x]
