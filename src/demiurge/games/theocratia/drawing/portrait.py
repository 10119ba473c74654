"""A still picture: the island, and under it everybody's emblem, name and score, and how far their priests have come."""

# ruff: noqa: E501 - paths are not prose

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia.drawing import board, parts, pieces
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import PLAYERS
from demiurge.kernel.speech import Words
from demiurge.kit import portrait as kit
from demiurge.kit.portrait import Frame, Sitter

FRAME: Final = Frame(wide=720, tall=720)  # the island is as tall as it is wide
PRIEST: Final = "M0,-5.6 C2,-4.3 2.6,-3.2 2.4,-2.1 C2.3,-1.4 1.9,-1 1.5,-.7 C2.8,.4 3.4,2.2 3.6,5 H-3.6 C-3.4,2.2 -2.8,.4 -1.5,-.7 C-1.9,-1 -2.3,-1.4 -2.4,-2.1 C-2.6,-3.2 -2,-4.3 0,-5.6 Z"


def portrait(w: Words, view: Theocracy) -> str:
    sitters = [sitter(w, view, seat) for seat in view.seats_from(max(view.first, 0))]
    return kit.portrait(w("label-island"), now(w, view), board.still(w, view), sitters, FRAME)


def now(w: Words, view: Theocracy) -> str:
    if not view.waiting():
        return w("label-the-end")
    return w("label-round", n=view.round) if view.round else w("label-setup")


def sitter(w: Words, view: Theocracy, seat: int) -> Sitter:
    colour = view.colour[seat]
    priests = "".join(
        f'<g class="civ-c{civ}" transform="translate({civ * 13 - 48} 33)"><path class="portrait-priest" d="{PRIEST}"/>'
        f'<text class="portrait-step" y="15">{space(view.priest(seat, civ))}</text></g>'
        for civ in range(PLAYERS)
    )
    return Sitter(pieces.seat_disc(colour), w.say(parts.PLAYER[colour]), view.score(seat), priests)


def space(number: int) -> str:
    """The start space below 0 has no number."""
    return str(number) if number >= 0 else "–"
