"""Lantern Isles at the table. `PAINTER` names a function for each part of a Drawing (`demiurge.kit.scene.Drawing`).

| file | what is in it |
|---|---|
| `board.py`, `header.py`, `seats.py`, `panels.py` | the picture: what is where |
| `pieces.py`, `icons.py`, `style.css` | what lies there: how it looks |
| `parts.py` | the same things as Texts: what they are called |
| `questions.py`, `answers.py` | what is asked; what can be answered, in which order, and what is refused |
| `phrases.py` | one table: verb -> group, words, mark, ghost |
| `marks.py` | the marks of what is possible and the ghosts of what would be |
| `trial.py` | what an answer would change |
| `story.py`, `tips.py` | what has happened; what a part says of itself |
| `portrait.py` | a still picture |

Nothing here decides anything: the rules do, and the drawing asks them. Nor is there a word here: all of them are in
`words/`, and `w` says them, in the language of who reads."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.speech import Words
from demiurge.kit.painter import Painter
from demiurge.kit.scene import SPECTATOR, Scene

from ..components import Box
from ..state import Isles
from . import answers, board, header, panels, portrait, questions, seats, story, tips
from .icons import ICONS


def scene(w: Words, view: Isles, seat: int) -> Scene:
    """The whole table as one seat sees it. Who only looks on has no hand, so there is no panel for one."""
    return Scene(
        header=header.header(w, view),
        brief=header.brief(w, view),
        board=board.draw_board(w, view),
        seats=[seats.seat(w, view, number) for number in range(view.seats)],
        order=range(view.seats),
        panels=([panels.hand(w, view, seat)] if seat != SPECTATOR else []) + [panels.supply(w, view)],
    )


PAINTER: Final = Painter(
    room="lantern_isles", state=Isles, game=Box, icons=ICONS,
    scene=scene, question=questions.question, answers=answers.answers, wishes=answers.wishes, detail=seats.detail,
    story=story.story, points=story.points, tips=tips.tips, portrait=portrait.portrait,
    called=story.called,
)  # fmt: skip
