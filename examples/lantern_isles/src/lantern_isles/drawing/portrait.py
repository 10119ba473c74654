"""A still picture: the sea, and under it everybody's emblem, name and score."""

from __future__ import annotations

from demiurge.kernel.speech import Words
from demiurge.kit import portrait as kit
from demiurge.kit.portrait import Sitter, Still

from ..state import Isles
from . import board, header, parts, pieces


def portrait(w: Words, view: Isles) -> str:
    now = w("label-end") if view.over() else w("label-round", n=header.round_of(view))
    sitters = [
        Sitter(f'<g class="{pieces.colour(seat)}">{pieces.disc(seat)}</g>', w.say(parts.KEEPERS[seat]), score)
        for seat, score in enumerate(view.scores())
    ]
    still = Still(board.inside(view), f"0 0 {board.WIDTH} {board.HEIGHT}", "sea")
    return kit.portrait(w("title"), now, still, sitters)
