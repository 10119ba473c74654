"""Nova Era at the table. `PAINTER` names a function for each part of a Drawing (`demiurge.kit.scene.Drawing`);
docs/drawing.md says what is in which file. Beside those of every drawing there are:

| file | what is in it |
|---|---|
| `tableau.py`, `hand.py`, `past.py` | the panels: what a civilization has |
| `cards.py`, `tiles.py`, `signs.py`, `letters.py` | cards, large and small; what they do in icons |
| `payments.py` | gestures: a whole purchase in one go, and what is short where it cannot be |
| `legend.py` | the signs and the Disasters, for who looks them up |
| `components.py` | entries of the component files by themselves |
| `places.py` | the ids of what can be clicked |

Nothing here decides anything: the rules do, and the drawing asks them."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.drawing import (
    answers,
    board,
    components,
    facts,
    hand,
    header,
    legend,
    past,
    portrait,
    questions,
    seats,
    story,
    tableau,
    tips,
)  # fmt: skip
from demiurge.games.nova_era.drawing.icons import ICONS
from demiurge.games.nova_era.state import Nova, NovaEra
from demiurge.kernel.speech import Words
from demiurge.kit.painter import Painter, in_front
from demiurge.kit.scene import SPECTATOR, Panel, Scene


def scene(w: Words, view: Nova, seat: int) -> Scene:
    """The whole table as one seat sees it; a spectator sees the civilization of whose turn it is, and no hand."""
    front = in_front(view, seat, view.first)
    own_hand = [Panel("hand", w("panel-hand"), hand.hand(w, view, seat))] if seat != SPECTATOR else []
    return Scene(
        header=header.header(w, view),
        brief=header.brief(w, view),
        board=board.draw_board(w, view, seat),
        seats=[seats.seat(w, view, number) for number in range(view.seats)],
        order=seats.order(view),
        panels=[
            Panel("tableau", w("panel-tableau"), tableau.tableau(w, view, front, front == seat)),
            *own_hand,
            Panel("past", w("panel-past"), past.past(w, view, front)),
        ],
    )


PAINTER: Final = Painter(
    room="demiurge.games.nova_era", state=Nova, game=NovaEra, icons=ICONS,
    scene=scene, question=questions.question, answers=answers.answers, wishes=answers.wishes, detail=seats.detail,
    facts=facts.facts,
    story=story.story, points=story.points, tips=tips.tips, house=tips.house, portrait=portrait.portrait,
    legend=legend.legend, tints=story.TINTS,
    entries=components.ENTRIES, picture=components.picture,
)  # fmt: skip
