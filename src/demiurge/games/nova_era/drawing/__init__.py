"""Nova Era on the table: the picture of a position, the answers, the journal, what every part says of itself."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.drawing import hand, header, past, seats, tableau
from demiurge.games.nova_era.drawing.answers import answers, wishes
from demiurge.games.nova_era.drawing.board import draw_board
from demiurge.games.nova_era.drawing.icons import ICONS
from demiurge.games.nova_era.drawing.portrait import portrait
from demiurge.games.nova_era.drawing.story import story
from demiurge.games.nova_era.drawing.tips import house, tips
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.words import question
from demiurge.kernel.state import State
from demiurge.kit.scene import SPECTATOR, Panel, Scene

__all__ = ["ICONS", "UNIT", "answers", "detail", "house", "portrait", "question", "scene", "story", "tips", "wishes"]

UNIT: Final = "vp"


def scene(view: State, seat: int) -> Scene:
    """The whole table as one seat sees it; a spectator sees the civilization of whose turn it is, and no hand."""
    assert isinstance(view, Nova)
    front = in_front(view, seat)
    own_hand = [Panel("hand", "Hand", hand.hand(view, seat))] if seat != SPECTATOR else []
    return Scene(
        header=header.header(view),
        brief=header.brief(view),
        board=draw_board(view, seat),
        seats=[seats.seat(view, number) for number in range(view.seats)],
        order=seats.order(view),
        panels=[
            Panel("tableau", "Civilization", tableau.tableau(view, front, front == seat)),
            *own_hand,
            Panel("past", "Past", past.past(view, front)),
        ],
    )


def in_front(view: Nova, seat: int) -> int:
    """Whose civilization lies in front of the one who looks."""
    if seat != SPECTATOR:
        return seat
    waiting = view.waiting()
    return waiting[-1] if waiting else view.first


def detail(view: State, seat: int, of: int) -> str:
    assert isinstance(view, Nova)
    return seats.detail(view, seat, of)
