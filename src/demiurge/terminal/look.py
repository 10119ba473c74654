"""How a game shows itself in the terminal: by its faculties `terminal` and `words`, in plain text where it has none.

Every function of these modules is optional. A seat in a sentence is written {0}, {1}, ...; the terminal puts the
player's name there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from demiurge.kernel.data import fields
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State

Figures = dict[str, int | str]
PLAIN_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red")
A_FIGURE = 999  # a plain number beyond this is a mask or a code, and tells nobody anything


def faculty_of(game: Game, name: str) -> Any:
    """The game's faculty, or None where it has none."""
    try:
        return game.faculty(name)
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.{name}":
            raise  # the game has one, and it is broken
        return None


class Look:
    def __init__(self, game: Game) -> None:
        self.game = game
        drawing, words = faculty_of(game, "terminal"), faculty_of(game, "words")
        self.draw: Callable[[State, int], RenderableType] = getattr(drawing, "draw", plain_table)
        self.name: Callable[[State, int], str] = getattr(drawing, "name", plain_name)
        self.style: Callable[[State, int], str] = getattr(drawing, "style", plain_style)
        self.describe: Callable[[State, int, int], str] = getattr(drawing, "describe", plain_phrase)
        self.group: Callable[[int], str] = getattr(drawing, "group", self.plain_group)
        self.rank: Callable[[State, int, int], int] = getattr(drawing, "rank", no_rank)
        self.groups: list[str] = getattr(drawing, "GROUPS", [])
        self.figures: Callable[[State, int], Figures] = getattr(drawing, "figures", plain_figures)
        self.default: Callable[[State, int], int | None] = getattr(drawing, "default", no_default)
        self.question: Callable[[State, int], str] = getattr(words, "question", plain_question)
        self.sentence: Callable[[Game, Event], str] = getattr(words, "sentence", plain_sentence)
        self.deed: Callable[[Game, int, int], str | None] = getattr(words, "deed", no_deed)
        self.unit: str = getattr(words, "UNIT", "points")
        self.points: Callable[[Game, Event], tuple[int, str] | None] = getattr(words, "points", no_points)

    def plain_group(self, action: int) -> str:
        return self.game.space.verb_of(action).capitalize()


# ---- plain text, for a game that brings nothing of its own
def plain_name(state: State, seat: int) -> str:
    return f"Seat {seat + 1}"


def plain_style(state: State, seat: int) -> str:
    return PLAIN_STYLES[seat % len(PLAIN_STYLES)]


def plain_phrase(state: State, seat: int, action: int) -> str:
    return ""


def plain_question(state: State, seat: int) -> str:
    return "What do you answer?"


def plain_sentence(game: Game, event: Event) -> str:
    return ""  # then the answer itself is told


def no_deed(game: Game, seat: int, action: int) -> str | None:
    return None


def no_default(state: State, seat: int) -> int | None:
    return None


def no_rank(state: State, seat: int, action: int) -> int:
    return 0


def no_points(game: Game, event: Event) -> tuple[int, str] | None:
    return None


def by_seat(state: State) -> dict[str, list[Any]]:
    """The fields of a position that have an entry for each seat."""
    found: dict[str, list[Any]] = {}
    for name in fields(type(state)):
        value = getattr(state, name, None)
        if isinstance(value, list) and len(value) == state.seats and name not in ("lanes", "asks", "options"):
            found[name] = value
    return found


def plain_figures(state: State, seat: int) -> Figures:
    found: Figures = {"score": state.scores()[seat]}
    for name, values in by_seat(state).items():
        if values != state.scores() and isinstance(values[seat], int) and abs(values[seat]) <= A_FIGURE:
            found[name] = values[seat]
    return found


def plain_table(state: State, seat: int) -> Table:
    """Whatever the position says about each seat."""
    columns = {name: values for name, values in by_seat(state).items() if values != state.scores()}
    table = Table("", "score", *columns, box=None, padding=(0, 2), header_style="dim")
    for other in range(state.seats):
        name = f"{plain_name(state, other)}{' (you)' if other == seat else ''}"
        values = [str(values[other]) for values in columns.values()]
        table.add_row(f"[{plain_style(state, other)}]{name}[/]", str(state.scores()[other]), *values)
    return table
