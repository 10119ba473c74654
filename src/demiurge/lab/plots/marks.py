"""What plots are made of: scales, lines, words, dots, and marks that tell what they show when they are pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10
from typing import Final

from demiurge.kit.markup import esc

WIDE: Final = 640
NARROW: Final = 340
LETTER: Final = 6.6  # the width of one, about, at 12 px


@dataclass(frozen=True)
class Plot:
    """Two pictures and the figures in them. `head`: the columns of the table, the first without a name where it is "";
    `rows`: as they are read."""

    wide: str
    narrow: str
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = field(default=())


def drawn(
    draw: Callable[[int], tuple[int, str]], label: str, wide: int = WIDE, narrow: int = NARROW
) -> tuple[str, str]:
    """A picture in both widths; `draw` gives the height and what is in it."""
    return picture(draw, label, wide, "wide"), picture(draw, label, narrow, "narrow")


def picture(draw: Callable[[int], tuple[int, str]], label: str, width: int, kind: str) -> str:
    height, inside = draw(width)
    return (
        f'<svg class="plot plot-{kind}" viewBox="0 0 {width} {height}" role="group" tabindex="0" '
        f'aria-label="{esc(label)}">{inside}</svg>'
    )


class Scale:
    """From numbers to places in a picture."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high, self.left, self.right = low, max(high, low + 1e-9), left, right

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.left + (inside - self.low) / (self.high - self.low) * (self.right - self.left)

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high

    def ticks(self, most: int) -> list[float]:
        return ticks(self.low, self.high, most)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers within bounds."""
    step = step_of(high - low, most)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [n * step for n in range(first, last + 1)]


def step_of(range: float, most: int) -> float:
    rough = max(range, 1e-9) / max(most, 1)
    size: float = 10.0 ** floor(log10(rough))
    return next((size * n for n in (1, 2, 5) if size * n >= rough * 0.999), size * 10)


def digits_of(step: float) -> int:
    """After the point, for ticks so far apart."""
    return max(0, -floor(log10(step) + 1e-9))


# ---- parts
def line(x1: float, y1: float, x2: float, y2: float, look: str = "grid") -> str:
    return f'<path class="{look}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'


def words(x: float, y: float, said: str, look: str = "", most: int = 0) -> str:
    shown = said if not most or len(said) <= most else f"{said[: most - 1].rstrip()}…"
    return f'<text{class_of(look)} x="{x:.1f}" y="{y:.1f}">{esc(shown)}</text>'


def class_of(look: str) -> str:
    return f' class="{look}"' if look else ""


def box(x: float, y: float, width: float, height: float, look: str, round: float = 0) -> str:
    corner = f' rx="{round:g}"' if round else ""
    size = f'width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return f'<rect class="{look}" x="{x:.1f}" y="{y:.1f}" {size}{corner}/>'


def dot(x: float, y: float, r: float, look: str, is_diamond: bool = False) -> str:
    """A disc; a diamond for what is printed."""
    if is_diamond:
        a = r * 1.3
        return f'<path class="{look}" d="M{x:.1f} {y - a:.1f}l{a:.1f} {a:.1f}-{a:.1f} {a:.1f}-{a:.1f}-{a:.1f}z"/>'
    return f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="{r:g}"/>'


def mark(key: str, told: Sequence[str], inside: str, look: str = "") -> str:
    """Something that tells what it shows, its name first. The same key is lit in every plot."""
    title = esc("\n".join(told))
    return f'<g class="mark{" " + look if look else ""}" data-mark="{esc(key)}"><title>{title}</title>{inside}</g>'


def swarm(places: Sequence[float], r: float, most: float) -> list[float]:
    """How far from the line each dot lies, so that none covers another: as near to the line as it can, `most` at
    most."""
    placed: list[tuple[float, float]] = []
    found = [0.0] * len(places)
    for at in sorted(range(len(places)), key=places.__getitem__):
        x, n, away = places[at], 0, 0.0
        near = [(a, b) for a, b in placed[-80:] if x - a < 2 * r + 0.5]
        while abs(away) < most and any((x - a) ** 2 + (away - b) ** 2 < (2 * r + 0.4) ** 2 for a, b in near):
            n += 1
            away = (n + 1) // 2 * (1 if n % 2 else -1) * r * 0.9
        placed.append((x, away))
        found[at] = away
    return found
