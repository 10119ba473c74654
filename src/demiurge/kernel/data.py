"""Data: what is saved and copied, without code of its own.

Its fields are the parameters of its __init__; of a class that has none, what its body declares (but not what it calls
`derived`):

    class Purse(Data):
        coins: int = 0
        tokens: list[int] = NOTHING

A clone shares everything with the original; `unshare` takes copies of what is changed in place.
"""

from __future__ import annotations

import inspect
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from demiurge.kernel.twin import twin

D = TypeVar("D", bound="Data")

NOTHING: Final[list[int]] = []  # of a field whose lists are replaced, never changed in place
KINDS: Final[dict[str, type[Any]]] = {}
FIELDS: Final[dict[type[Any], list[str]]] = {}
TWIN: Final = twin  # compiled, a constant is not looked up at every call


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

    derived: ClassVar[tuple[str, ...]] = ()  # fields that follow from the others, and are not saved

    def clone(self: D) -> D:
        found = TWIN(self)
        found.unshare()
        return found

    def unshare(self) -> None:
        """Of a new clone: take copies of what is changed in place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Something immutable that every State of a game points to; a save holds only a mark for it."""


def changed(numbers: list[int], at: int, value: int) -> list[int]:
    """A copy with one number replaced: lists that clones share are never changed in place."""
    found = numbers[:]
    found[at] = value
    return found


def added(numbers: list[int], at: int, n: int) -> list[int]:
    """A copy with one number raised by n, or lowered where n is below 0."""
    found = numbers[:]
    found[at] += n
    return found


def without(numbers: list[int], one: int) -> list[int]:
    """A copy that holds a number once less."""
    found = numbers[:]
    found.remove(one)
    return found


def fields(cls: Any) -> list[str]:
    found = FIELDS.get(cls)
    if found is None:
        found = list(inspect.signature(cls).parameters) or declared(cls)
        FIELDS[cls] = found
    return found


def declared(cls: Any) -> list[str]:
    """What the bodies of a class and of those that it is made from declare, in order."""
    found: list[str] = []
    for one in reversed(cls.__mro__):
        derived = one.__dict__.get("derived", ())
        found += [name for name in own_names(one) if name not in derived and name not in found]
    return found


def own_names(cls: Any) -> list[str]:
    """What its own body declares. Of a compiled class mypyc tells it, with the names of its base behind them."""
    if "__mypyc_attrs__" not in cls.__dict__:
        return [name for name, kind in inspect.get_annotations(cls).items() if "ClassVar" not in str(kind)]
    found, inherited = [
        [name for name in getattr(one, "__mypyc_attrs__", ()) if name != "__dict__"] for one in (cls, cls.__base__)
    ]
    return found[: len(found) - len(inherited)]


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
        if inspect.signature(cls).parameters:
            return cls(*[thaw(y, shared) for y in x[1:]])
        made = cls()
        for name, y in zip(fields(cls), x[1:], strict=True):
            setattr(made, name, thaw(y, shared))
        return made
    return [thaw(y, shared) for y in x]
