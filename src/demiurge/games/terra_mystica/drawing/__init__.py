"""Terra Mystica on the table: the picture of a position, the answers, the journal, what every part says of itself."""

from __future__ import annotations

from demiurge.games.terra_mystica import passing
from demiurge.games.terra_mystica.drawing import mat, panels, seats
from demiurge.games.terra_mystica.drawing.answers import answers, wishes
from demiurge.games.terra_mystica.drawing.board import draw_board
from demiurge.games.terra_mystica.drawing.cult_board import draw_cults
from demiurge.games.terra_mystica.drawing.icons import ICONS
from demiurge.games.terra_mystica.drawing.portrait import portrait
from demiurge.games.terra_mystica.drawing.story import story
from demiurge.games.terra_mystica.drawing.tips import tips
from demiurge.games.terra_mystica.state import Mystica
from demiurge.games.terra_mystica.words import question
from demiurge.kernel.state import State
from demiurge.kit.scene import SPECTATOR, Panel, Scene

__all__ = ["ICONS", "UNIT", "answers", "detail", "portrait", "question", "scene", "story", "tips", "wishes"]

UNIT = "vp"


def scene(view: State, seat: int) -> Scene:
    """The whole table as one seat sees it; a spectator sees the mat of whose turn it is."""
    assert isinstance(view, Mystica)
    return Scene(
        header=panels.header(view),
        brief=panels.brief(view),
        board=draw_board(view),
        seats=[seats.seat(view, number) for number in range(view.seats)],
        order=passing.turn_order(view),
        panels=[
            Panel("strip", "Supply", panels.strip(view, seat)),
            Panel("mat", "Mat", mat.mat(view, in_front(view, seat), True)),
            Panel("cults", "Cults", draw_cults(view)),
        ],
    )


def in_front(view: Mystica, seat: int) -> int:
    """Whose mat lies in front of the one who looks."""
    if seat != SPECTATOR:
        return seat
    waiting = view.waiting()
    return waiting[-1] if waiting else view.first


def detail(view: State, seat: int, of: int) -> str:
    assert isinstance(view, Mystica)
    return mat.detail(view, of)
