"""Small parts in markup: icons, chips, and text that is safe to show."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from math import cos, pi, sin
from typing import Final

from demiurge.kernel.text import bared
from demiurge.kit.icons import ICONS
from demiurge.kit.scene import Chip, Seat

SEAT: Final = re.compile(r"\{(\d+)\}")  # how a sentence names a seat
ICON: Final = re.compile(r":([A-Za-z][\w-]*):")  # and an icon
# A number is tried from its first digit only: any other way a long one takes for ever.
COUNTED: Final = re.compile(rf"(?<!\d)(\d*){ICON.pattern}")
# An icon, its number and its full stop stay on one line.
GLUED: Final = re.compile(rf"(?<!\d)\d*(?:{ICON.pattern})+[.,;!?)]*")


def esc(text: object) -> str:
    """Text from outside, safe between tags and in attributes."""
    return _escaped(str(text))


@lru_cache(maxsize=8192)  # a board says the same few things each time
def _escaped(text: str) -> str:
    return escape(text, quote=True)


def symbols(icons: Mapping[str, str]) -> str:
    return "".join(f'<symbol id="i-{name}" viewBox="0 0 24 24">{body}</symbol>' for name, body in icons.items())


def sprite(own: Mapping[str, str] | None = None) -> str:
    """All icons, once per page: the kit's and a game's own."""
    return f'<svg class="sprite" aria-hidden="true"><defs>{symbols({**ICONS, **(own or {})})}</defs></svg>'


def icon(name: str, size: int = 16, more: str = "") -> str:
    """An icon in running text; sizes are those of the style sheet (10 to 32)."""
    return f'<svg class="i i-{size}{" " + more if more else ""}" aria-hidden="true"><use href="#i-{name}"/></svg>'


def icon_at(name: str, x: float, y: float, size: float, more: str = "") -> str:
    """An icon inside an SVG, its middle at (x, y)."""
    half = size / 2
    return (
        f'<svg x="{x - half:.1f}" y="{y - half:.1f}" width="{size}" height="{size}" viewBox="0 0 24 24"'
        f'{f" class={more!r}" if more else ""}><use href="#i-{name}"/></svg>'
    )


def chip(part: Chip[str]) -> str:
    """`−2` with its icon; the sign tells costs and gains apart without colour. Who does not see it hears its words."""
    kind, sign = "cost" if (part.amount < 0) != part.harm else "gain", "−" if part.amount < 0 else "+"
    words, shown = str(part.words), f"{sign}{abs(part.amount)}{icon(part.icon, 13)}"
    said = sign if words[:1].isdigit() else ""
    return f'<span role="img" aria-label="{said}{esc(words)}" class="chip {kind}">{shown}</span>'


def chips(parts: Iterable[Chip[str]]) -> str:
    inside = "".join(chip(part) for part in parts)
    return f'<span class="chips">{inside}</span>' if inside else ""


def sentence(text: str, seats: Sequence[Seat]) -> str:
    """A told sentence: seats by their titles, or their numbers where they have none; icons for :names:."""
    glued = GLUED.sub(lambda found: f'<span class="glue">{found[0]}</span>', esc(text))
    marked = ICON.sub(lambda found: icon(found[1], 13), glued)
    return bared(SEAT.sub(lambda found: f'<b class="who">{esc(title_of(int(found[1]), seats))}</b>', marked))


def spoken(text: str, seats: Sequence[Seat], called: Callable[[str, str], str] | None = None) -> str:
    """The same for the ear: no markup, and icons by their names. `called`: what an icon with the number before it, if
    there is one, is called."""

    def name(found: re.Match[str]) -> str:
        n, what = found.groups()
        gap = "" if found.start() == 0 or found.string[found.start() - 1] in " (+" else " "
        return gap + (called(what, n) if called else f"{n} {what}".strip())

    return bared(COUNTED.sub(name, SEAT.sub(lambda found: title_of(int(found[1]), seats), text)))


def title_of(seat: int, seats: Sequence[Seat]) -> str:
    return seats[seat].title if seat < len(seats) else str(seat + 1)


@lru_cache(maxsize=4096)  # a board asks for the same corners again and again
def hex_points(radius: float, x: float = 0, y: float = 0) -> str:
    """The corners of a hexagon that stands on one."""
    corners = [(x + radius * sin(pi / 3 * k), y - radius * cos(pi / 3 * k)) for k in range(6)]
    return " ".join(f"{cx:.2f},{cy:.2f}" for cx, cy in corners)
