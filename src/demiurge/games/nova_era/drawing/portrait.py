"""A still picture: the central board, and under it everybody's emblem, name and score."""

from __future__ import annotations

from demiurge.games.nova_era.drawing import board, pieces
from demiurge.games.nova_era.names import civilization, era
from demiurge.games.nova_era.state import OVER, Nova
from demiurge.kernel.speech import Words
from demiurge.kit import portrait as kit
from demiurge.kit.portrait import Sitter, Still
from demiurge.kit.scene import SPECTATOR


def portrait(w: Words, view: Nova) -> str:
    now = w("label-end") if view.step == OVER else w("label-round", era=era(view.era), round=view.round + 1)
    box = f"0 0 {board.WIDTH:g} {board.plan_of(view.seats).height:g}"
    sitters = [Sitter(pieces.disc(seat), w.say(civilization(seat)), p.vp) for seat, p in enumerate(view.players)]
    return kit.portrait(w("title"), now, Still(board.inside(w, view, SPECTATOR), box, "ne-board"), sitters)
