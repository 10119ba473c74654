"""Civolution on the table: the picture of a position, the answers, the journal, what every part says of itself."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.drawing import console, hand, header, partition, seats, strip, tracks, vici
from demiurge.games.civolution.drawing.answers import answers, wishes
from demiurge.games.civolution.drawing.board import draw_board
from demiurge.games.civolution.drawing.icons import ICONS
from demiurge.games.civolution.drawing.pieces import seat_class
from demiurge.games.civolution.drawing.portrait import portrait
from demiurge.games.civolution.drawing.story import story
from demiurge.games.civolution.drawing.tips import house, tips
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.words import question
from demiurge.kernel.state import State
from demiurge.kit.scene import SPECTATOR, Panel, Scene

__all__ = [
    "ICONS", "UNASKED", "UNIT", "answers", "detail", "house", "portrait", "question", "scene", "story", "tips",
    "wishes",
]  # fmt: skip

UNIT: Final = "vp"
UNASKED: Final = "Take every part of a bonus without asking"  # CV-16.15


def scene(view: State, seat: int) -> Scene:
    """The whole table as one seat sees it; a spectator sees the console of whose turn it is, and no hand."""
    assert isinstance(view, Exam)
    front = in_front(view, seat)
    own = seat_class(view, front)
    parts = [
        ("console", "Console", console.draw(view, front)),
        ("partition", "Stages", partition.draw(view, front)),
        ("hand", "Hand", hand.draw(view, front)),
    ]
    return Scene(
        header=header.header(view),
        brief=header.brief(view),
        board=draw_board(view),
        seats=[seats.seat(view, number) for number in range(view.seats)],
        order=seats.order(view),
        panels=[
            *[Panel(key, title, f'<div class="cv-low {own}">{body}</div>') for key, title, body in parts],
            Panel("strip", "Displays", strip.draw(view, front)),
            Panel("tracks", "Tracks", tracks.draw(view)),
            *([Panel("vici", "V.I.C.I", vici.draw(view))] if view.solo() else []),
        ],
        rival=vici.seat(view) if view.solo() else None,
    )


def in_front(view: Exam, seat: int) -> int:
    """Whose console lies in front of the one who looks."""
    if seat != SPECTATOR:
        return seat
    waiting = view.waiting()
    return waiting[-1] if waiting else view.players()[0]


def detail(view: State, seat: int, of: int) -> str:
    assert isinstance(view, Exam)
    return seats.detail(view, seat, of)
