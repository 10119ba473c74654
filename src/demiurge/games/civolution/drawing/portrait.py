"""A still picture: the continent, and under it every civ's emblem, name and score, its tribes and its territories."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.drawing import board, layout, pieces
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import LANDS, SEATS
from demiurge.kernel.speech import Words
from demiurge.kit import portrait as kit
from demiurge.kit.markup import icon_at
from demiurge.kit.portrait import Frame, Sitter

FRAME: Final = Frame(wide=layout.WIDTH + 28, tall=layout.HEIGHT + 100)  # around the continent as it is


def portrait(w: Words, view: Exam) -> str:
    sitters = [sitter(w, view, civ) for civ in view.in_order()]
    return kit.portrait(w("label-continent"), now(w, view), board.still(w, view), sitters, FRAME)


def now(w: Words, view: Exam) -> str:
    if view.over():
        return w("label-end")
    return w("told-era", n=view.era) if view.era else w("label-setup")


def sitter(w: Words, view: Exam, civ: int) -> Sitter:
    tribes = sum(view.pop[land * SEATS + civ] for land in range(LANDS))
    few = "".join(
        f"{icon_at(name, -42, 18 + k * 22, 15, 'ct-portrait-icon')}"
        f'<text class="ct-portrait-few" x="-30" y="{22.5 + k * 22:.1f}">{n}</text>'
        for k, (name, n) in enumerate((("tribe", tribes), ("flag", view.here[civ].bit_count())))
    )
    disc = f'<g class="{pieces.seat_class(view, civ)}">{pieces.disc(view, civ)}</g>'
    return Sitter(disc, w.say(pieces.civ_title(view, civ)), view.civs[civ].vp, few)
