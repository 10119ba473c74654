"""A still picture of the table: the continent, and under it every civ's emblem, name and score; for films and
thumbnails. It needs nothing around it but the style sheet and the icons."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.drawing import board, pieces
from demiurge.games.civolution.drawing.layout import HEIGHT as MAP_HIGH
from demiurge.games.civolution.drawing.layout import WIDTH as MAP_WIDE
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import LANDS, SEATS
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon_at

_MARGIN: Final = 14
_STRIP: Final = 64
_HEAD: Final = 112  # width of the era at the left of the strip
_GAP: Final = 9
WIDTH: Final = MAP_WIDE + 2 * _MARGIN
HEIGHT: Final = MAP_HIGH + _STRIP + 3 * _MARGIN


def portrait(w: Words, view: Exam) -> str:
    frame = f'x="{_MARGIN}" y="{_MARGIN}" width="{MAP_WIDE}" height="{MAP_HIGH}" rx="14"'
    return (
        f'<svg class="portrait" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{esc(w("label-continent"))}">'
        f'<rect class="ct-portrait-table" width="{WIDTH}" height="{HEIGHT}"/><rect class="ct-portrait-sea" {frame}/>'
        f'{board.draw_still(w, view, _MARGIN, _MARGIN, MAP_WIDE, MAP_HIGH)}<rect class="ct-portrait-frame" {frame}/>'
        f"{_strip(w, view)}</svg>"
    )


def _strip(w: Words, view: Exam) -> str:
    """The era, and the civs in the order of play."""
    y = HEIGHT - _MARGIN - _STRIP
    order = view.in_order()
    wide = (WIDTH - 2 * _MARGIN - _HEAD - _GAP * len(order)) / len(order)
    now = esc(_now(w, view))
    found = (
        f'<rect class="ct-portrait-era" x="{_MARGIN}" y="{y}" width="{_HEAD}" height="{_STRIP}" rx="9"/>'
        f'<text class="ct-portrait-now" x="{_MARGIN + _HEAD / 2}" y="{y + 39}" font-size="20">{now}</text>'
    )
    for number, civ in enumerate(order):
        x = _MARGIN + _HEAD + _GAP + number * (wide + _GAP)
        ground = f'<rect class="ct-portrait-seat" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{_STRIP}" rx="9"/>'
        found += f"{ground}{_civ(w, view, civ, x, y, wide)}"
    return found


def _now(w: Words, view: Exam) -> str:
    if view.over():
        return w("label-end")
    return w("told-era", n=view.era) if view.era else w("label-setup")


def _civ(w: Words, view: Exam, civ: int, x: float, y: float, wide: float) -> str:
    """Emblem, name and score; at the right its tribes and territories."""
    tribes = sum(view.pop[land * SEATS + civ] for land in range(LANDS))
    right = x + wide - 42
    few = "".join(
        f"{icon_at(name, right, y + 21 + k * 23, 15, 'ct-portrait-icon')}"
        f'<text class="ct-portrait-few" x="{right + 12:.1f}" y="{y + 25.5 + k * 23:.1f}">{n}</text>'
        for k, (name, n) in enumerate((("tribe", tribes), ("flag", view.here[civ].bit_count())))
    )
    middle = f'transform="translate({x + 28:.1f} {y + _STRIP / 2:.1f}) scale(1.8)"'
    return (
        f'<g class="{pieces.seat_class(view, civ)}" {middle}>{pieces.disc(view, civ)}</g>'
        f'<text class="ct-portrait-name" x="{x + 54:.1f}" y="{y + 22}">{esc(w.say(pieces.civ_title(view, civ)))}</text>'
        f'<text class="ct-portrait-score" x="{x + 54:.1f}" y="{y + 51}">{view.civs[civ].vp}</text>{few}'
    )
