"""A copy of an object as it stands, its parts shared. Where the kernel is compiled, `twin.c` is in its place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def twin(one: T) -> T:
    other = object.__new__(type(one))
    other.__dict__.update(one.__dict__)
    return other


def twin_all(many: list[T]) -> list[T]:
    """For those of which nothing is changed in place: then that is all of a clone."""
    return [twin(one) for one in many]
