"""The pieces of the civs: tribes, farms, boats, settlements, statues, markers. Each has its civ's colour and its mark.

A piece is drawn around its middle, within 10 units on each side, in the colours --c and --on of its civ's class."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final, Protocol

from demiurge.games.civolution import names
from demiurge.games.civolution.drawing import parts
from demiurge.games.civolution.vocabulary import FARM, STATUE
from demiurge.kernel.text import Text
from demiurge.kit import pieces

MEEPLE: Final = "M0,-9.5A3.7,3.7 0 0 1 2.6,-3.2C6.5,-2.2 8.6,.4 9,2.8L5,4L7,9.5H1.8L0,6L-1.8,9.5H-7L-5,4L-9,2.8C-8.6,.4 -6.5,-2.2 -2.6,-3.2A3.7,3.7 0 0 1 0,-9.5Z"
# What each civ has drawn on its pieces, within 5 units on each side: square, ring, star, triangle
MARKS: Final = (
    "M-4,-4H4V4H-4Z",
    "M0,-4.8A4.8,4.8 0 1 0 .01,-4.8ZM0,-2A2,2 0 1 1 -.01,-2Z",
    "M0,-5L1.5,-1.8L5,-1.4L2.4,.9L3.2,4.4L0,2.6L-3.2,4.4L-2.4,.9L-5,-1.4L-1.5,-1.8Z",
    "M0,-4.8L5,4.2H-5Z",
)
VICI_MARK: Final = "M-5,-4.4H-2.3L0,1.4L2.3,-4.4H5L1.4,4.6H-1.4Z"
# Outlines of buildings, and how far down and how large their civ's mark is
_FARM_LOOK: Final = "M-9.2,-1L0,-9L9.2,-1V9H-9.2Z", 2.6, 0.9
_TOWN_LOOK: Final = "M-9.6,9.2V-1.4L-5.2,-5.4L-1.6,-2.2V-5.2L4,-9.8L9.6,-5.2V9.2Z", 3.2, 0.84
_STATUE_LOOK: Final = (
    "M0,-10A2.5,2.5 0 0 1 1.7,-5.7C4,-5 4.9,-3.4 4.7,-1L3.7,4.6H6.4V9.4H-6.4V4.6H-3.7L-4.7,-1C-4.9,-3.4 -4,-5 -1.7,-5.7A2.5,2.5 0 0 1 0,-10Z",
    -0.6,
    0.56,
)
_HULL: Final = "M-24,-.5C-20,2.4 -14,3 0,3C14,3 20,2.4 24,-.5C23.4,9 17,14 9,14H-9C-17,14 -23.4,9 -24,-.5Z"
_WALE: Final = "M-21.6,6.2C-14,8 14,8 21.6,6.2"


class Seated(Protocol):
    """A View, or a part of one, that knows how many seats there are: a civ behind them is V.I.C.I."""

    @property
    def seats(self) -> int: ...


def seat_class(at: Seated, civ: int) -> str:
    """The class that sets a civ's colours."""
    return f"cv-{civ}" if civ < at.seats else "cv-vici"


def civ_title(at: Seated, civ: int) -> Text:
    return names.civ(civ) if civ < at.seats else parts.VICI_TITLE


def sign(at: Seated, civ: int) -> str:
    """The path of a civ's mark."""
    return MARKS[civ] if civ < at.seats else VICI_MARK


def mark_of(at: Seated, civ: int, y: float = 0, size: float = 1) -> str:
    """A civ's mark on a piece."""
    return f'<path class="ct-sign" transform="translate(0 {y:g}) scale({size:g})" d="{sign(at, civ)}"/>'


def emblem(at: Seated, civ: int) -> str:
    """Colour and mark of a civ as a small picture of its own."""
    return f'<svg class="badge {seat_class(at, civ)}" viewBox="-10 -10 20 20">{disc(at, civ)}</svg>'


def disc(at: Seated, civ: int) -> str:
    return f'<circle class="ct-disc" r="9.2"/>{mark_of(at, civ)}'


def amount(sign: str, n: int, tip: str, note: str = "", name: str = "", look: str = "") -> str:
    """So many of something that a civ has; zero is pale."""
    return pieces.amount(sign, n, tip, 15, name, note, look if n else f"cv-zero {look}".strip())


def tribe(
    at: Seated, civ: int, x: float, y: float, size: float = 1, upright: bool = True, look: str = "", key: str = ""
) -> str:
    """A tribe, standing or lying."""
    turn = "" if upright else "rotate(90) "
    move = f"translate({x:.1f} {y + (0 if upright else 1.5):.1f}) {turn}scale({size:g})"
    # the mark stays upright on a tribe that lies, so that a triangle is a triangle
    back = "" if upright else " rotate(-90)"
    mark = f'<path class="ct-sign" transform="translate(0 1.7){back} scale(.56)" d="{sign(at, civ)}"/>'
    return _piece(at, civ, move, f"ct-tribe {look}", key, f"{_solid(MEEPLE)}{mark}")


def building(
    at: Seated, civ: int, kind: int, x: float, y: float, size: float = 1, look: str = "", key: str = ""
) -> str:
    """A farm, a statue or a settlement."""
    shape, down, scale = _FARM_LOOK if kind == FARM else _STATUE_LOOK if kind == STATUE else _TOWN_LOOK
    move = f"translate({x:.1f} {y:.1f}) scale({size:g})"
    return _piece(at, civ, move, f"ct-built {look}", key, f"{_solid(shape)}{mark_of(at, civ, down, scale)}")


def boat(
    at: Seated, civ: int, x: float, y: float, size: float = 1, crew: str = "", cargo: str = "", look: str = "",
    key: str = "",
) -> str:  # fmt: skip
    """A boat; the crew sits behind the hull. Whose it is, the cargo says, or else its mark."""
    move = f"translate({x:.1f} {y:.1f}) scale({size:g})"
    load = cargo or mark_of(at, civ, 8.2, 0.86)
    return _piece(
        at, civ, move, f"ct-boat {look}", key, f'{crew}{_solid(_HULL)}<path class="ct-wale" d="{_WALE}"/>{load}'
    )


def marker(at: Seated, civ: int, x: float, y: float, r: float = 6.5, n: int = 1, look: str = "", key: str = "") -> str:
    """Octagonal markers of a civ: one, or a small pile with its number."""
    pile = f'<polygon class="ct-marker" points="{octagon(r)}" transform="translate(2 -2.2)"/>' if n > 1 else ""
    count = f'<text class="ct-count ct-behind" x="{r + 2.2:.1f}" y="{r - 1.4:.1f}">{n}</text>' if n > 1 else ""
    top = f'<polygon class="ct-marker" points="{octagon(r)}"/>{mark_of(at, civ, 0, r / 9)}'
    return _piece(at, civ, f"translate({x:.1f} {y:.1f})", look, key, f"{pile}{top}{count}")


def _piece(at: Seated, civ: int, move: str, look: str, key: str, inside: str) -> str:
    looks = " ".join([seat_class(at, civ), *look.split()])
    return f'<g class="{looks}" transform="{move}"{pieces.travels(key)}>{inside}</g>'


def _solid(shape: str) -> str:
    return f'<path class="ct-halo" d="{shape}"/><path class="ct-body" d="{shape}"/>'


@cache
def octagon(r: float) -> str:
    return " ".join(f"{r * cos(pi / 8 + pi / 4 * k):.1f},{r * sin(pi / 8 + pi / 4 * k):.1f}" for k in range(8))
