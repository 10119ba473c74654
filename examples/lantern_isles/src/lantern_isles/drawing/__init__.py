"""Lantern Isles at the table: every name here is one of `demiurge.kit.scene.Drawing`, which says what it is for.

Read `board.py`, then `panels.py` (the picture), `answers.py` (what can be done), `story.py` and `tips.py` (what is
said). Nothing here decides anything: the rules do, and the drawing asks them."""

from __future__ import annotations

from demiurge.kernel.state import State
from demiurge.kit.scene import SPECTATOR, Scene

from ..rounds import Turn
from ..state import Isles
from ..words import asking
from . import panels
from .answers import answers, wishes
from .board import draw_board, portrait
from .icons import ICONS
from .story import story
from .tips import tips

__all__ = ["ICONS", "UNIT", "answers", "detail", "portrait", "question", "scene", "story", "tips", "wishes"]

UNIT = "vp"


def scene(view: State, seat: int) -> Scene:
    """The whole table as one seat sees it. Who only looks on has no hand, so there is no panel for one."""
    assert isinstance(view, Isles)
    return Scene(
        header=panels.header(view),
        brief=panels.brief(view),
        board=draw_board(view),
        seats=[panels.seat(view, number) for number in range(view.seats)],
        order=range(view.seats),
        panels=([panels.hand(view, seat)] if seat != SPECTATOR else []) + [panels.supply(view)],
    )


def question(view: State, seat: int) -> str:
    """The table's question comes last; an open offer beside it has a group of its own among the answers."""
    asked = view.questions(seat)[-1]
    return f"The die shows {asked.die}. What will you do?" if isinstance(asked, Turn) else asking(asked)


def detail(view: State, seat: int, of: int) -> str:
    assert isinstance(view, Isles)
    return panels.detail(view, of)
