"""The picture of a position, laid out for the width and height of the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from demiurge.games.terra_mystica.actions import DONE
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.terminal import board, paint, panels
from demiurge.kernel.speech import ENGLISH, Words, words_of
from demiurge.kernel.state import State

LARGE: Final = board.Scale(8, 3)
MEDIUM: Final = board.Scale(6, 3)
FLAT: Final = board.Scale(6, 2)
SMALL: Final = board.Scale(4, 2)
SIDE: Final = 38  # the least width of the players beside the map
WIDEST: Final = 180
ROOM: Final = 56  # lines of a terminal in which the tall map leaves room for answers


class Terminal:
    """The table in text, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, state: State, seat: int) -> Picture:
        """The whole table, seen from a seat."""
        assert isinstance(state, Mystica)
        return Picture(self.words, state, seat)

    def style(self, state: State, seat: int) -> str:
        """How the name of a seat is written: in the colours of its pieces."""
        assert isinstance(state, Mystica)
        colour = board.piece_of(state.players[seat])
        return f"bold {paint.ink_on(colour)} on {colour}"

    def default(self, state: State, seat: int) -> int | None:
        """The turn ends with Enter when nothing else is owed."""
        return DONE if DONE in state.answers(seat) else None


def speaking(language: str) -> Terminal:
    return Terminal(words_of("demiurge.games.terra_mystica", language))


class Picture:
    """Measured when it is shown, since only then the terminal is known."""

    def __init__(self, w: Words, s: Mystica, seat: int) -> None:
        self.words, self.s, self.seat = w, s, seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        coloured = console.color_system is not None and not console.no_color
        for line in self.lines(min(options.max_width, WIDEST), console.height, coloured):
            line.no_wrap, line.overflow, line.end = True, "crop", "\n"
            yield line

    def lines(self, width: int, tall: int, coloured: bool = True) -> list[Text]:
        w, s, scale = self.words, self.s, scale_for(width, tall)
        empty = paint.fit(Text(), width, paint.TABLE)
        lines = [*panels.head(w, s, width), *panels.rounds(w, s, width), empty]
        map_lines = board.Map(w, s, self.seat, scale).drawn(coloured)
        side = width - scale.width - 1
        if side < SIDE:
            margin = Text(" " * max((width - scale.width) // 2, 0))
            lines += [paint.fit(margin.copy().append_text(line), width, paint.TABLE) for line in map_lines]
            lines += [*legend(w, s, width), empty, *panels.cult_board(w, s, width), empty, *self.seats(width), empty]
            return lines + [line for part in SECTIONS for line in part(w, s, width)]
        left = [*map_lines, *legend(w, s, scale.width), paint.fit(Text(), scale.width, paint.TABLE)]
        left += panels.cult_board(w, s, scale.width)
        right, below = panels.players(w, s, self.seat, side), []
        for part in SECTIONS:  # beside the map as long as there is room, then under it
            found = part(w, s, side)
            if len(right) + 1 + len(found) <= len(left):
                right += [paint.fit(Text(), side, paint.TABLE), *found]
            else:
                below += part(w, s, width)
        return lines + beside(left, right, scale.width, side) + ([empty] if below else []) + below

    def seats(self, width: int) -> list[Text]:
        """The players under the map, in two columns where they fit."""
        if width < 2 * SIDE + 1:
            return panels.players(self.words, self.s, self.seat, width)
        wide = (width - 1) // 2
        half = (self.s.seats + 1) // 2
        left = panels.players(self.words, self.s, self.seat, wide, self.s.order[:half])
        right = panels.players(self.words, self.s, self.seat, width - 1 - wide, self.s.order[half:])
        return beside(left, right, wide, width - 1 - wide)


def legend(w: Words, s: Mystica, width: int) -> list[Text]:
    return [paint.fit(line, width, paint.TABLE) for line in board.legend(w, s, width)]


SECTIONS: Final = (panels.power_actions, panels.bonus_cards, panels.town_tiles, panels.favor_tiles)


def scale_for(width: int, tall: int) -> board.Scale:
    if width >= LARGE.width + 1 + SIDE and tall >= ROOM:
        return LARGE
    if width >= MEDIUM.width:
        return MEDIUM if tall >= ROOM else FLAT
    return SMALL


def beside(left: list[Text], right: list[Text], wide_left: int, wide_right: int) -> list[Text]:
    """Two columns, filled up to the same height."""
    rows = max(len(left), len(right))
    left = left + [paint.fit(Text(), wide_left, paint.TABLE)] * (rows - len(left))
    right = right + [paint.fit(Text(), wide_right, paint.TABLE)] * (rows - len(right))
    gap = Text(" ", paint.style("", paint.TABLE))
    return [Text().append_text(a).append_text(gap).append_text(b) for a, b in zip(left, right, strict=True)]


_english = speaking(ENGLISH)
draw, style, default = _english.draw, _english.style, _english.default
