"""A still picture of the table: the map, and under it everybody's emblem, name and score; for films and thumbnails.

It needs no sprite and nothing around it but the style sheet."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.drawing import parts, pieces
from demiurge.games.terra_mystica.drawing.board import draw_still
from demiurge.games.terra_mystica.state import ROUNDS, Mystica
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc

WIDTH: Final = 900
HEIGHT: Final = 640
_MARGIN: Final = 14
_STRIP: Final = 58
_HEAD: Final = 104  # width of the round at the left of the strip
_GAP: Final = 8
_LETTER: Final = 6.2  # the usual width of a letter of a name


def portrait(w: Words, view: Mystica) -> str:
    wide, tall = WIDTH - 2 * _MARGIN, HEIGHT - _STRIP - 3 * _MARGIN
    board = draw_still(view, _MARGIN, _MARGIN, wide, tall)
    return (
        f'<svg class="portrait" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{esc(w("title"))}">'
        f'<rect class="portrait-table" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<rect class="portrait-water" x="{_MARGIN}" y="{_MARGIN}" width="{wide}" height="{tall}" rx="14"/>'
        f"{board}{_strip(w, view)}</svg>"
    )


def _strip(w: Words, view: Mystica) -> str:
    y = HEIGHT - _MARGIN - _STRIP
    wide = (WIDTH - 2 * _MARGIN - _HEAD - _GAP * view.seats) / view.seats
    seats = "".join(
        _seat(w, view, seat, _MARGIN + _HEAD + _GAP + number * (wide + _GAP), y, wide)
        for number, seat in enumerate(view.order)
    )
    return (
        f'<rect class="portrait-round" x="{_MARGIN}" y="{y}" width="{_HEAD}" height="{_STRIP}" rx="9"/>'
        f'<text class="portrait-now" x="{_MARGIN + _HEAD / 2}" y="{y + 36}">{esc(w.say(_now(view)))}</text>{seats}'
    )


def _now(view: Mystica) -> Text:
    if not view.waiting():
        return text("label-end")
    return text("label-round", n=min(view.round, ROUNDS)) if view.round else text("label-setup")


def _seat(w: Words, view: Mystica, seat: int, x: float, y: float, wide: float) -> str:
    p = view.players[seat]
    disc = pieces.disc(pieces.colour_of(p), pieces.mark_of(view, seat), 9.2)
    name = _short(w.shown(parts.title_of(view, seat)), int((wide - 50) / _LETTER))
    return (
        f'<rect class="portrait-seat" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{_STRIP}" rx="9"/>'
        f'<g transform="translate({x + 26:.1f} {y + _STRIP / 2:.1f}) scale(1.7)">{disc}</g>'
        f'<text class="portrait-name" x="{x + 48:.1f}" y="{y + 21}">{esc(name)}</text>'
        f'<text class="portrait-score" x="{x + 48:.1f}" y="{y + 47}">{p.vp}</text>'
    )


def _short(name: str, room: int) -> str:
    return name if len(name) <= max(room, 3) else name[: max(room, 3) - 1] + "…"
