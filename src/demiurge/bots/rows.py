"""Rows of arrays that learners read: 0 but at a few places. Where the bots are compiled, `rows.c` is in its place."""

from __future__ import annotations

from typing import Any, Final

MOST: Final = 999.0  # a larger number counts nothing


def scatter(places: list[int], values: list[float], row: Any) -> None:
    """The values, each at its place, in a row of floats; the rest of it is 0."""
    numbers = floats(row)
    check(places, len(numbers))
    if len(values) != len(places):
        raise TypeError("scatter takes as many values as places")
    clear(row)
    for place, value in zip(places, values):
        numbers[place] = value  # type: ignore[call-overload]  # a view of floats


def mark(places: list[int], row: Any) -> None:
    """1 at each of the places, in a row of bytes; the rest of it is 0."""
    marks = memoryview(row).cast("B")
    check(places, len(marks))
    clear(row)
    for place in places:
        marks[place] = 1


def unfold(thing: Any, plan: Any, row: Any) -> None:
    """Numbers, lists and objects of numbers, each number at its place in a row of floats (Slots.plan in
    demiurge.envs.encoding), none beyond MOST; what has no place is left out. The rest of the row stays, and of a mask
    only the bits that are 1 are written: it is for a row that is 0."""
    unfold_into(thing, plan, floats(row))


def unfold_into(thing: Any, plan: Any, numbers: Any) -> None:
    if plan is None:
        return
    if isinstance(plan, int):
        if isinstance(thing, int):
            numbers[plan] = counted(thing)
        return
    place, bits, length, many, parts, names, fields = plan
    if isinstance(thing, int):
        if bits:
            for bit in range(bits):
                if thing > 0 and thing >> bit & 1:
                    numbers[place + bit] = 1.0
        elif place >= 0 and not many:
            numbers[place] = counted(thing)
    elif isinstance(thing, list):
        if length >= 0:
            numbers[length] = counted(len(thing))
        for at, one in enumerate(thing[:many]):
            unfold_into(one, place + at, numbers)
        for one, its in zip(thing, parts):
            unfold_into(one, its, numbers)
    else:
        for name, its in zip(names, fields):
            unfold_into(getattr(thing, name, None), its, numbers)


def counted(number: int) -> float:
    return max(-MOST, min(MOST, float(number)))


def floats(row: Any) -> memoryview:
    view = memoryview(row)
    if view.format != "f":
        raise TypeError("scatter takes a row of 32-bit floats")
    return view


def clear(row: Any) -> None:
    view = memoryview(row).cast("B")
    view[:] = bytes(len(view))


def check(places: list[int], size: int) -> None:
    for place in places:
        if not 0 <= place < size:
            raise IndexError(f"there is no place {place} in a row of {size}")
