"""Civolution at the table. `PAINTER` names a function for each part of a Drawing (`demiurge.kit.scene.Drawing`);
docs/drawing.md says what is in which file. Beside those of every drawing there are:

| file | what is in it |
|---|---|
| `console.py`, `storage.py`, `partition.py`, `hand.py` | what a civ has in front of it |
| `strip.py`, `tracks.py`, `sky.py`, `vici.py`, `wheel.py` | what lies open for all; V.I.C.I |
| `shapes.py`, `spots.py`, `terrain.py`, `plots.py`, `lands.py`, `grounds.py`, `standing.py` | the continent |
| `cards.py`, `signs.py`, `card_texts.py`, `module_texts.py` | cards, chips and modules, in icons and in words |
| `legend.py` | the signs, the dice table and the hunting table, for who looks them up |
| `gestures.py`, `payments.py` | answers given in one go, and how a module can be paid |
| `refusals.py`, `wanted.py` | what is refused and yet looked for; what a place stands for |

Nothing here decides anything: the rules do, and the drawing asks them."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.drawing import (
    answers,
    board,
    components,
    console,
    facts,
    hand,
    header,
    legend,
    partition,
    portrait,
    questions,
    seats,
    story,
    strip,
    tips,
    tracks,
    vici,
)
from demiurge.games.civolution.drawing.icons import ICONS
from demiurge.games.civolution.drawing.pieces import seat_class
from demiurge.games.civolution.state import Civolution, Exam
from demiurge.kernel.speech import Words
from demiurge.kit.painter import Painter, in_front
from demiurge.kit.scene import Panel, Scene


def scene(w: Words, view: Exam, seat: int) -> Scene:
    """The whole table as one seat sees it; a spectator sees the console of whose turn it is, and no hand."""
    front = in_front(view, seat, view.players()[0])
    own = seat_class(view, front)
    low = [
        ("console", w("panel-console"), console.draw(w, view, front)),
        ("partition", w("panel-stages"), partition.draw(w, view, front)),
        ("hand", w("panel-hand"), hand.draw(w, view, front)),
    ]
    return Scene(
        header=header.header(w, view),
        brief=header.brief(w, view),
        board=board.draw_board(w, view),
        seats=[seats.seat(w, view, number) for number in range(view.seats)],
        order=seats.order(view),
        panels=[
            *[Panel(key, title, f'<div class="cv-low {own}">{body}</div>') for key, title, body in low],
            Panel("strip", w("panel-displays"), strip.draw(w, view, front)),
            Panel("tracks", w("panel-tracks"), tracks.draw(w, view)),
            *([Panel("vici", w("rival"), vici.draw(w, view))] if view.solo() else []),
        ],
        rival=vici.seat(w, view),
    )


PAINTER: Final = Painter(
    room="demiurge.games.civolution", state=Exam, game=Civolution, icons=ICONS,
    scene=scene, question=questions.question, answers=answers.answers, wishes=answers.wishes, detail=seats.detail,
    facts=facts.facts,
    story=story.story, points=story.points, tips=tips.tips, house=tips.house, portrait=portrait.portrait,
    unasked="unasked", rival=vici.seat, legend=legend.legend, tints=story.TINTS, called=story.called,
    entries=components.ENTRIES, picture=components.picture,
)  # fmt: skip
