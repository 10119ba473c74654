"""A still picture of the table: the island, and under it everybody's emblem, name and score; for films and thumbnails.

It needs no sprite and nothing around it but the style sheet."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia.drawing import board, parts, pieces
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc

WIDTH: Final = 720
HEIGHT: Final = 720
_MARGIN: Final = 14
_STRIP: Final = 58
_HEAD: Final = 104  # width of the round at the left of the strip
_GAP: Final = 8
_LETTERS: Final = 8  # as many have room in the round's name
_PRIEST: Final = "M0,-5.6 C2,-4.3 2.6,-3.2 2.4,-2.1 C2.3,-1.4 1.9,-1 1.5,-.7 C2.8,.4 3.4,2.2 3.6,5 H-3.6 C-3.4,2.2 -2.8,.4 -1.5,-.7 C-1.9,-1 -2.3,-1.4 -2.4,-2.1 C-2.6,-3.2 -2,-4.3 0,-5.6 Z"


def portrait(w: Words, view: Theocracy) -> str:
    wide, tall = WIDTH - 2 * _MARGIN, HEIGHT - _STRIP - 3 * _MARGIN
    frame = f'x="{_MARGIN}" y="{_MARGIN}" width="{wide}" height="{tall}" rx="14"'
    return (
        f'<svg class="portrait" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{esc(w("label-island"))}">'
        f'<rect class="portrait-table" width="{WIDTH}" height="{HEIGHT}"/><rect class="portrait-sea" {frame}/>'
        f'{board.draw_still(w, view, _MARGIN, _MARGIN, wide, tall)}<rect class="portrait-frame" {frame}/>{_strip(w, view)}</svg>'
    )


def _strip(w: Words, view: Theocracy) -> str:
    """The round, and the seats in the order of play."""
    y = HEIGHT - _MARGIN - _STRIP
    now = _now(w, view)
    size = 18 * min(1, _LETTERS / len(now))  # other languages may need more letters
    wide = (WIDTH - 2 * _MARGIN - _HEAD - _GAP * view.seats) / view.seats
    found = (
        f'<rect class="portrait-round" x="{_MARGIN}" y="{y}" width="{_HEAD}" height="{_STRIP}" rx="9"/>'
        f'<text class="portrait-now" x="{_MARGIN + _HEAD / 2}" y="{y + 36}" font-size="{size:.1f}">{esc(now)}</text>'
    )
    scores = view.scores()
    for number, seat in enumerate(view.seats_from(max(view.first, 0))):
        x = _MARGIN + _HEAD + _GAP + number * (wide + _GAP)
        ground = f'<rect class="portrait-seat" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{_STRIP}" rx="9"/>'
        found += f"{ground}{_seat(w, view, seat, scores[seat], x, y, wide)}"
    return found


def _now(w: Words, view: Theocracy) -> str:
    if not view.waiting():
        return w("label-the-end")
    return w("label-round", n=view.round) if view.round else w("label-setup")


def _seat(w: Words, view: Theocracy, seat: int, score: int, x: float, y: float, wide: float) -> str:
    """Emblem, name, score, and how far the priest of each civ has come."""
    colour = view.colour[seat]
    priests = "".join(
        f'<g class="civ-c{civ}" transform="translate({x + wide - 55 + civ * 13.6:.1f} {y + 33})"><path class="portrait-priest" d="{_PRIEST}"/>'
        f'<text class="portrait-step" y="15">{_space(view.priest(seat, civ))}</text></g>'
        for civ in range(4)
    )
    return (
        f'<g transform="translate({x + 24:.1f} {y + _STRIP / 2:.1f}) scale(1.6)">{pieces.seat_disc(colour)}</g>'
        f'<text class="portrait-name" x="{x + 46:.1f}" y="{y + 20}">{esc(w.say(parts.PLAYER[colour]))}</text>'
        f'<text class="portrait-score" x="{x + 46:.1f}" y="{y + 47}">{_signed(score)}</text>{priests}'
    )


def _signed(score: int) -> str:
    return f"−{-score}" if score < 0 else str(score)


def _space(space: int) -> str:
    """The start space below 0 has no number."""
    return str(space) if space >= 0 else "–"
