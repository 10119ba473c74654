"""Game: the immutable description of one game with its edition, options and components."""

from __future__ import annotations

import hashlib
import importlib
import json
from typing import Any, NewType

from mypy_extensions import mypyc_attr

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.chance import OUTSIDE, Chance
from demiurge.kernel.data import Shared, freeze, thaw
from demiurge.kernel.journal import Journal
from demiurge.kernel.problems import BadOption as BadOption
from demiurge.kernel.state import NO_OPTIONS, Decision, State


class Option:
    """One choice made when a table is set up. The first value is the default. What it is about stands in the game's
    messages (`kit.window`); `text` is for a game that has none.

    `before`: what a game means that was begun before there was such a choice. An option that has it keeps old games
    alive, and nobody is asked for it."""

    def __init__(self, name: str, values: list[str], text: str = "", before: str = "") -> None:
        self.name = name
        self.values = values
        self.text = text
        self.before = before

    @property
    def default(self) -> str:
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Shared):
    """What is fixed for a whole game; a State points to it. components: whose they are, "" for its own."""

    def __init__(self, name: str, space: ActionSpace, options: dict[str, str], package: str) -> None:
        self.name = name
        self.space = space
        self.options = options
        self.package = package
        self.components = ""

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        raise NotImplementedError

    def fill(self, view: State, chance: Chance) -> State:
        """A State that the View could be of, its secrets drawn anew. It gets only the View, so it cannot peek."""
        raise NotImplementedError

    def faults(self, state: State) -> list[str]:
        """The game's own invariants (pieces, cards, dice conserved): what is wrong with this position."""
        return []

    def faculty(self, name: str) -> Any:
        """What a game offers beside its rules: evaluation, drawing, words, ledger. Loaded only when asked for."""
        return importlib.import_module(f"{self.package}.{name}")


def dump(state: State) -> list[Any]:
    """A position as plain lists, its pending Steps included."""
    return [state.shown, freeze(state.lanes), freeze(state)]


def load(game: Game, data: list[Any]) -> State:
    state: State = thaw(data[2], game)
    state.shown, state.lanes = data[0], thaw(data[1], game)
    state.seats = len(state.lanes) - 1
    state.refresh()
    return state


def digest(state: State) -> str:
    text = json.dumps(dump(state), separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


View = NewType("View", State)
"""A position as one seat may see it. Only `view` makes one, so who asks for a View cannot be given more."""


def view(state: State, seat: int) -> View:
    """What one seat may see. Nothing else ever leaves for a seat.

    SPECTATOR is who only looks on. It shows who is asked what. The seat's answers are the true ones; others' are found
    again behind the mask."""
    seen = state.clone()
    if seat >= 0:
        seen.answers(seat)  # before anything is blanked, should they have been left for later
    seen.mask(seat if seat >= 0 else OUTSIDE)
    for lane in range(seen.seats + 1):
        if seen.asks[lane] != seat or seat < 0:
            asked = seen.lanes[lane][-1] if seen.asks[lane] >= 0 else None
            seen.options[lane] = asked.answers(seen) if isinstance(asked, Decision) else NO_OPTIONS
    seen.shown = 0  # it counts others' secret outcomes too
    return View(seen)
