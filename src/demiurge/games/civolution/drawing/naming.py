"""How the elements of the picture are called: a kind, and a name as action texts have it."""

from __future__ import annotations

import re
from typing import Final

from demiurge.games.civolution import vocabulary as v

_OTHER: Final = re.compile(r"[^a-z0-9]+")


def ident(text: str) -> str:
    """A name as part of an id: lower case, anything but letters and digits to a hyphen."""
    return _OTHER.sub("-", text.lower()).strip("-")


def land_id(land: int) -> str:
    """`land-forest-b`"""
    return f"land-{ident(v.TERRITORIES[land])}"


def place_id(place: int) -> str:
    """`place-forest-b-fire`, `place-forest-b-2`, `place-forest-b-wild-weak`, `place-water-a-boat`"""
    return f"place-{ident(v.place_name(place))}"


def recess_id(recess: int) -> str:
    """`recess-b3`"""
    return f"recess-{v.recess_name(recess)}"


def ground_id(ground: int) -> str:
    """`ground-1` to `ground-6`, `ground-island`"""
    return "ground-island" if ground == v.ISLAND else f"ground-{ground + 1}"


def stack_id(deck: int) -> str:
    """`stack-invention`"""
    return f"stack-{v.DECKS[deck]}"
