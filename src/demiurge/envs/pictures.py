"""A position to look at: in text, as the terminal shows it, and as pixels, as a film shows it."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table as Rows

from demiurge.kernel.chance import SPECTATOR
from demiurge.kernel.game import Game, View, view
from demiurge.kernel.speech import words_of
from demiurge.kernel.state import State
from demiurge.kit.faculties import faculty_of
from demiurge.kit.plain import SCORE, by_seat, called, drawing_of, written
from demiurge.kit.saying import words_in
from demiurge.kit.still import png, still
from demiurge.kit.styles import whole_style

MODES: Final = ["human", "ansi", "rgb_array"]
"""`human` prints the text of `ansi` after every step."""
WIDTH: Final = 720  # of a picture
COLUMNS: Final = 120  # of a text


def text_of(game: Game, state: State, seat: int) -> str:
    """As the seat sees it."""
    seen, out = view(state, seat), StringIO()
    own = faculty_of(game, "terminal")
    console = Console(file=out, width=COLUMNS, height=50, force_terminal=True, color_system="256")
    console.print(figures(game, seen) if own is None else own.draw(seen, seat))
    return out.getvalue()


def figures(game: Game, seen: View) -> Rows:
    """Everybody's points and possessions, for a game that is not drawn in text."""
    drawing, holdings = drawing_of(game), faculty_of(game, "holdings")
    if holdings is None:
        return plainly(game, seen)
    words = words_in(drawing)
    rows = Rows("", called(words, SCORE), "", box=None, padding=(0, 2), header_style="dim")
    for seat, one in enumerate(drawing.scene(seen, SPECTATOR).seats):
        counts = [(good, good.count(seen, seat)) for good in holdings.HOLDINGS.goods]
        held = ", ".join(words.say(good.said(n)) for good, n in counts if n > 0)
        rows.add_row(one.title, str(seen.scores()[seat]), held)
    return rows


def plainly(game: Game, seen: View) -> Rows:
    """Whatever the position says of each seat."""
    words = words_of("demiurge.kit")
    found = {SCORE: seen.scores(), **by_seat(game, seen)}
    rows = Rows("", *[called(words, name) for name in found], box=None, padding=(0, 2), header_style="dim")
    for seat in range(seen.seats):
        rows.add_row(str(seat), *[written(values[seat]) for values in found.values()])
    return rows


def svg_of(game: Game, state: State, theme: str = "light") -> str:
    """As everybody may see it."""
    drawing = drawing_of(game)
    return still(drawing.portrait(view(state, SPECTATOR)), whole_style(game.name), theme, drawing.ICONS)


def pixels_of(game: Game, state: State, width: int = WIDTH) -> Any:
    """The same, painted: an array of rows of red, green and blue."""
    from PIL import Image

    picture = Image.open(BytesIO(png(svg_of(game, state), width)))
    return np.asarray(picture.convert("RGB"))


def rendered(mode: str | None, game: Game, state: State, seat: int) -> Any:
    """What render() gives back."""
    if mode == "rgb_array":
        return pixels_of(game, state)
    if mode == "ansi":
        return text_of(game, state, seat)
    if mode == "human":
        print(text_of(game, state, seat))
    return None


def render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render_mode {mode!r}; there are {', '.join(MODES)}")
    return mode
