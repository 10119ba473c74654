"""The box, read from its component files, with the classes of the factions that have rules of their own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from demiurge.games.terra_mystica import actions, reading_maps
from demiurge.games.terra_mystica.box import Box
from demiurge.games.terra_mystica.factions.faction import Faction

_loaded: list[Box] = []  # the built-in box: nothing in it changes, so one is enough for all games


def load_box(path: str = "") -> Box:
    """The built-in components, with the entries of a file or folder of the user's in place of those they name."""
    if path:
        return Box(path, odd_factions())
    if not _loaded:
        _loaded.append(Box("", odd_factions()))
    return _loaded[0]


def odd_factions() -> dict[str, type[Faction]]:
    """A faction with rules of its own has a module of its name in `factions`, with a class of that name."""
    found: dict[str, type[Faction]] = {}
    for name in actions.FACTIONS:
        place = f"{reading_maps.ROOM}.factions.{name}"
        if find_spec(place) is not None:
            found[name] = getattr(import_module(place), name.capitalize())
    return found
