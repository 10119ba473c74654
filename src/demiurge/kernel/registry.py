"""The registry: which games there are. A game is found by entry point, so a stranger's package is found like ours."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from demiurge.kernel.game import Game, Option
from demiurge.kernel.problems import BadOption
from demiurge.kernel.problems import UnknownGame as UnknownGame

Maker = Callable[[dict[str, str], str], Game]
GROUP: Final = "demiurge.games"


class Meta:
    """The shop window of a game: all that can be said of it without starting one."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: list[int],
        editions: list[str],
        options: list[Option],
        package: str,
        make: Maker,
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.editions = editions
        self.options = options
        self.package = package
        self.maker = make

    def complete(self, chosen: dict[str, str]) -> dict[str, str]:
        """Every option with its value: the chosen ones checked, the others by default."""
        known = {option.name: option for option in self.all_options()}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption("option-unknown", game=self.name, option=name, known=tuple(known))
            if value not in known[name].values:
                raise BadOption("option-value", option=name, values=tuple(known[name].values), value=str(value))
        return {name: chosen.get(name, option.default) for name, option in known.items()}

    def all_options(self) -> list[Option]:
        """The edition is an option like any other, where a game has several."""
        if len(self.editions) > 1:
            return [Option("edition", self.editions), *self.options]
        return self.options

    def offered(self) -> list[Option]:
        """What people are asked who set up a table."""
        return [option for option in self.all_options() if not option.before]

    def recorded(self, options: dict[str, str]) -> dict[str, str]:
        """The options of a game that was kept; one from before an option was there means its `before`."""
        return {option.name: option.before for option in self.options if option.before} | options

    def make(self, chosen: dict[str, str] | None = None, components: str = "") -> Game:
        game = self.maker(self.complete(chosen or {}), components)
        game.components = components
        return game


@cache
def points() -> tuple[EntryPoint, ...]:
    """The entry points of all games, by name. Read once: every installed package has to be asked for them."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda point: point.name))


@cache
def load(point: EntryPoint) -> Meta:
    meta = point.load()
    if not isinstance(meta, Meta):
        raise TypeError(f"{point.value} is not a Meta")
    return meta


def games() -> dict[str, Meta]:
    """Every game by its name. A package that cannot be loaded does not keep the others from being played."""
    found: dict[str, Meta] = {}
    for point in points():
        try:
            meta = load(point)
        except Exception as error:
            warnings.warn(f"the game {point.name} ({point.value}) cannot be loaded: {error}", stacklevel=2)
            continue
        if meta.name in found and found[meta.name] is not meta:
            warnings.warn(f"{point.value} is left out: another package has a game {meta.name!r}", stacklevel=2)
            continue
        found[meta.name] = meta
    return dict(sorted(found.items()))


def find(name: str) -> Meta:
    """One game. Only its own package is imported, when its entry point has the game's name as it should."""
    for point in [point for point in points() if point.name == name]:
        try:
            meta = load(point)
        except Exception as error:
            raise UnknownGame("game-broken", game=name, package=point.value, why=str(error)) from error
        if meta.name == name:
            return meta
    known = games()
    if name not in known:
        raise UnknownGame("game-unknown", game=name, known=tuple(known))
    return known[name]
