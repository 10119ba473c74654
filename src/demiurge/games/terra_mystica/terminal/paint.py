"""Colours, and a canvas of half characters: every character of a terminal is two square dots, one above the other."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

# The table's dark palette.
TABLE: Final = "#101317"
PANEL: Final = "#191d23"
RAISED: Final = "#262d37"
LINE: Final = "#3a424d"
INK: Final = "#efeae0"
FAINT: Final = "#b3ada1"
DIM: Final = "#7d786f"
DARK: Final = "#14110c"
GLOW: Final = "#c98bff"  # "you can": a hue that no piece has
GLOW_FAR: Final = "#7d4fae"
COIN: Final = "#f0b429"
WORKER: Final = "#d29a63"
PRIEST: Final = "#b9c3cf"
POWER: Final = "#b894ff"
VP: Final = "#ff7a6b"
KEY: Final = "#f0c34a"
WATER: Final = "#13242e"
WAVE: Final = "#2f6683"
PLANK: Final = "#e9dcc0"
GROUND: Final = (
    "#b89c5c", "#7c5a3a", "#4b4654", "#4a86b3", "#5f9056", "#969ca4", "#b7664e", "#d5e6f0", "#8a3b2a",
)  # fmt: skip
PIECE: Final = (
    "#f5b800", "#8a4f1c", "#2b2635", "#1659ad", "#1f7a34", "#66737f", "#c32a1d", "#eef7ff", "#ff7b2e",
)  # fmt: skip
CULT: Final = ("#d9603b", "#4697d6", "#a5793f", "#9db4c4")


@cache
def style(colour: str, ground: str = "", bold: bool = False, strike: bool = False) -> Style:
    return Style(color=colour or None, bgcolor=ground or None, bold=bold, strike=strike)


@cache
def mix(colour: str, other: str, share: float) -> str:
    """So much of the other colour in this one."""
    parts = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


@cache
def light(colour: str) -> bool:
    """Whether dark ink reads better on it."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue > 140


def ink_on(colour: str) -> str:
    return DARK if light(colour) else "#ffffff"


def chip(text: str, colour: str, ground: str = RAISED, bold: bool = True) -> Text:
    return Text().append(f" {text} ", style(colour, ground, bold))


def fit(text: Text, width: int, ground: str = PANEL) -> Text:
    """Exactly so wide, on that ground."""
    found = text.copy()
    if found.cell_len > width:
        found.truncate(width, overflow="ellipsis")
    found.pad_right(width - found.cell_len)
    base = Text("", style(INK, ground))
    base.append_text(found)
    return base


def flow(items: list[Text], width: int, indent: int = 0, gap: int = 1) -> list[Text]:
    """Items one after the other, in as many lines as it takes."""
    lines: list[Text] = []
    line = Text()
    for item in items:
        if line.cell_len and line.cell_len + gap + item.cell_len > width - indent:
            lines.append(line)
            line = Text()
        if line.cell_len:
            line.append(" " * gap)
        line.append_text(item)
    if line.cell_len:
        lines.append(line)
    return [Text(" " * indent).append_text(line) for line in lines]


class Canvas:
    """Dots of colour, and characters above them."""

    def __init__(self, width: int, lines: int, ground: str) -> None:
        self.width, self.height = width, lines
        self.dots = [[ground] * width for _ in range(2 * lines)]
        self.marks: dict[tuple[int, int], tuple[str, str, str, bool]] = {}

    def dot(self, x: int, y: int, colour: str) -> None:
        if 0 <= x < self.width and 0 <= y < 2 * self.height:
            self.dots[y][x] = colour

    def write(self, x: int, line: int, text: str, colour: str, ground: str, bold: bool = False) -> None:
        assert cell_len(text) == len(text), f"{text!r} has characters that are two cells wide"
        for i, letter in enumerate(text):
            if 0 <= x + i < self.width and 0 <= line < self.height:
                self.marks[x + i, line] = (letter, colour, ground, bold)

    def drawn(self, coloured: bool = True) -> list[Text]:
        """The lines. Without colours the dots would be noise, so only the characters are left."""
        return [self.line(y, coloured) for y in range(self.height)]

    def line(self, y: int, coloured: bool) -> Text:
        found = Text(end="")
        run, last = "", style("")
        for x in range(self.width):
            above, below = self.dots[2 * y][x], self.dots[2 * y + 1][x]
            mark = self.marks.get((x, y))
            if mark is not None:
                letter, now = mark[0], style(mark[1], mark[2], mark[3])
            elif above == below or not coloured:
                letter, now = " ", style("", below)
            else:
                letter, now = "▀", style(above, below)
            if now is not last and run:
                found.append(run, last)
                run = ""
            run, last = run + letter, now
        found.append(run, last)
        return found
