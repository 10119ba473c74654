"""A still picture: the map, and under it everybody's emblem, name and score, in the order of play."""

from __future__ import annotations

from demiurge.games.terra_mystica.drawing import board, parts, pieces
from demiurge.games.terra_mystica.state import ROUNDS, Mystica
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit import portrait as kit
from demiurge.kit.portrait import Sitter


def portrait(w: Words, view: Mystica) -> str:
    sitters = [sitter(w, view, seat) for seat in view.order]
    return kit.portrait(w("title"), w.say(now(view)), board.still(view), sitters)


def now(view: Mystica) -> Text:
    if not view.waiting():
        return text("label-end")
    return text("label-round", n=min(view.round, ROUNDS)) if view.round else text("label-setup")


def sitter(w: Words, view: Mystica, seat: int) -> Sitter:
    p = view.players[seat]
    disc = pieces.disc(pieces.colour_of(p), pieces.mark_of(view, seat), 9.2)
    return Sitter(disc, w.shown(parts.title_of(view, seat)), p.vp)
