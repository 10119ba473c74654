"""A still picture of the table: the central board, and under it everybody's emblem, name and score; for films and
thumbnails. It needs nothing around it but the style sheet."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.drawing import board, pieces
from demiurge.games.nova_era.names import civilization, era
from demiurge.games.nova_era.state import OVER, Nova
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc
from demiurge.kit.scene import SPECTATOR

WIDTH: Final = 900
HEIGHT: Final = 640
_MARGIN: Final = 14
_STRIP: Final = 58
_HEAD: Final = 112  # width of the Era at the left of the strip
_GAP: Final = 8


def portrait(w: Words, view: Nova) -> str:
    wide, tall = WIDTH - 2 * _MARGIN, HEIGHT - _STRIP - 3 * _MARGIN
    plan = board.plan_of(view.seats)
    return (
        f'<svg class="portrait" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{esc(w("title"))}">'
        f'<rect class="ne-p-table" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<rect class="ne-p-board" x="{_MARGIN}" y="{_MARGIN}" width="{wide}" height="{tall}" rx="14"/>'
        f'<svg class="ne-board" x="{_MARGIN}" y="{_MARGIN}" width="{wide}" height="{tall}" '
        f'viewBox="0 0 {board.WIDTH:g} {plan.height:g}">{board.inside(w, view, SPECTATOR)}</svg>{_strip(w, view)}</svg>'
    )


def _strip(w: Words, view: Nova) -> str:
    y = HEIGHT - _MARGIN - _STRIP
    wide = (WIDTH - 2 * _MARGIN - _HEAD - _GAP * view.seats) / view.seats
    seats = "".join(
        _seat(w, view, seat, _MARGIN + _HEAD + _GAP + seat * (wide + _GAP), y, wide) for seat in range(view.seats)
    )
    now = w("label-end") if view.step == OVER else w("label-round", era=era(view.era), round=view.round + 1)
    return (
        f'<rect class="ne-p-round" x="{_MARGIN}" y="{y}" width="{_HEAD}" height="{_STRIP}" rx="9"/>'
        f'<text class="ne-p-now" x="{_MARGIN + _HEAD / 2}" y="{y + 35}">{esc(now)}</text>{seats}'
    )


def _seat(w: Words, view: Nova, seat: int, x: float, y: float, wide: float) -> str:
    return (
        f'<rect class="ne-p-seat" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{_STRIP}" rx="9"/>'
        f'<g transform="translate({x + 26:.1f} {y + _STRIP / 2:.1f}) scale(1.7)">{pieces.disc(seat)}</g>'
        f'<text class="ne-p-name" x="{x + 48:.1f}" y="{y + 22}">{esc(w.say(civilization(seat)))}</text>'
        f'<text class="ne-p-score" x="{x + 48:.1f}" y="{y + 47}">{view.players[seat].vp}</text>'
    )
