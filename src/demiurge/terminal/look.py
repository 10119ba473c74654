"""How a game shows itself in the terminal: told and answered by its drawing, as at the table, and drawn in text by its
faculty `terminal`, or as plain figures where it has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from demiurge.kernel.data import fields
from demiurge.kernel.game import Game, view
from demiurge.kernel.journal import Event
from demiurge.kernel.speech import ENGLISH, words_of
from demiurge.kernel.state import State
from demiurge.kit.faculties import faculty_of
from demiurge.kit.plain import drawing_of
from demiurge.kit.saying import points_in, words_in

ROOM = "demiurge.terminal"
PLAIN_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red")


class Look:
    """A game in a language that it speaks. `words`: the terminal's own; `game_words`: what the drawing says."""

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        self.game, self.words = game, words_of(ROOM, language)
        self.drawing = drawing_of(game, language)
        self.game_words = words_in(self.drawing)
        own = faculty_of(game, "terminal")
        own = own.speaking(language) if hasattr(own, "speaking") else own
        self.draw: Callable[[State, int], RenderableType] = getattr(own, "draw", self.plain_table)
        self.style: Callable[[State, int], str] = getattr(own, "style", plain_style)
        self.default: Callable[[State, int], int | None] = getattr(own, "default", no_default)
        self.named: tuple[State | None, list[str]] = (None, [])

    def points(self, event: Event) -> tuple[int, str] | None:
        """The points that an event tells of, and what they are for."""
        return points_in(self.game, self.drawing, event)

    def name(self, state: State, seat: int) -> str:
        """What a seat is called now."""
        if self.named[0] is not state:
            self.named = state, [one.title for one in self.drawing.scene(view(state, seat), seat).seats]
        return self.named[1][seat] if seat < len(self.named[1]) else self.words("seat", number=seat + 1)

    def plain_table(self, state: State, seat: int) -> Table:
        """Whatever the position says about each seat."""
        columns = {name: values for name, values in by_seat(state).items() if values != state.scores()}
        table = Table("", self.words("seat-score"), *columns, box=None, padding=(0, 2), header_style="dim")
        for other in range(state.seats):
            name = self.name(state, other)
            name = self.words("seat-you", name=name) if other == seat else name
            values = [str(values[other]) for values in columns.values()]
            table.add_row(f"[{self.style(state, other)}]{name}[/]", str(state.scores()[other]), *values)
        return table


def plain_style(state: State, seat: int) -> str:
    return PLAIN_STYLES[seat % len(PLAIN_STYLES)]


def no_default(state: State, seat: int) -> int | None:
    return None


def by_seat(state: State) -> dict[str, list[Any]]:
    """The fields of a position that have an entry for each seat."""
    found: dict[str, list[Any]] = {}
    for name in fields(type(state)):
        value = getattr(state, name, None)
        if isinstance(value, list) and len(value) == state.seats and name not in ("lanes", "asks", "options"):
            if all(isinstance(one, int | str | list) for one in value):
                found[name] = value
    return found
