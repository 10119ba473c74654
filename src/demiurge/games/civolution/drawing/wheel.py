"""V.I.C.I's wheel: which land type a die means, and which number of beacons the second one; for the solo game."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from demiurge.games.civolution.drawing.shapes import Point
from demiurge.games.civolution.drawing.terrain import PICTURES
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import TYPES
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon_at

_OUT: Final = 46.0  # radius of the wheel
_IN: Final = 19.0  # and of its hub
_SIDE: Final = pi / 3  # of one type


def draw_wheel(w: Words, view: Exam) -> str:
    """A small picture of its own: six lands around a hub with the beacons."""
    solo = view.game.box.solo
    parts = "".join(_sector(k, TYPES[kind]) for k, kind in enumerate(solo.wheel))
    rows = "".join(_beacon_row(number, solo.beacons) for number in sorted(set(solo.beacons)))
    title, note = esc(w("label-wheel")), esc(w("note-wheel"))
    return (
        f'<svg class="ct-wheel" viewBox="-53 -53 184 106" role="img" aria-label="{title}" data-note="{note}">'
        f'{parts}<circle class="ct-hub" r="{_IN:g}"/>{icon_at("vici", 0, 0, 22)}{rows}</svg>'
    )


def _sector(k: int, kind: str) -> str:
    """One land type with the die value that means it, the first at the top."""
    start = (k - 0.5) * _SIDE
    corners = [_polar(_OUT, start), _polar(_OUT, start + _SIDE), _polar(_IN, start + _SIDE), _polar(_IN, start)]
    a, b, c, d = (f"{x:.1f},{y:.1f}" for x, y in corners)
    path = f"M{a}A{_OUT:g},{_OUT:g} 0 0 1 {b}L{c}A{_IN:g},{_IN:g} 0 0 0 {d}Z"
    x, y = _polar((_OUT + _IN) / 2, k * _SIDE)
    return f'<g class="ct-{kind}"><path class="ct-sector" d="{path}"/><g transform="translate({x:.1f} {y:.1f}) scale(1.1)">{PICTURES[kind][0]}</g>{_value(x * 1.4, y * 1.4, k + 1)}</g>'


def _polar(radius: float, angle: float) -> Point:
    """From the top, clockwise."""
    return radius * sin(angle), -radius * cos(angle)


def _beacon_row(number: int, beacons: list[int]) -> str:
    """`1 2` means so many beacons."""
    y = (number - 2) * 26.0
    values = [value for value, lit in enumerate(beacons, start=1) if lit == number]
    dice = "".join(_value(66 + k * 16, y, value) for k, value in enumerate(values))
    lit = "".join(icon_at("beacon", 101 + k * 10, y, 13, "ct-beacon-icon") for k in range(number))
    return dice + lit


def _value(x: float, y: float, value: int) -> str:
    """The value of a die."""
    box = '<rect x="-6" y="-6" width="12" height="12" rx="3"/>'
    return f'<g class="ct-value" transform="translate({x:.1f} {y:.1f})">{box}<text y="3.5">{value}</text></g>'
