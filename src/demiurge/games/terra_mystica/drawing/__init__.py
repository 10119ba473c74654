"""Terra Mystica at the table. `PAINTER` names a function for each part of a Drawing (`demiurge.kit.scene.Drawing`);
docs/drawing.md says what is in which file. Beside those of every drawing there are:

| file | what is in it |
|---|---|
| `cult_board.py`, `mat.py` | the four cults; what a faction has in front of it |
| `sheet.py`, `prospects.py` | a faction before it is chosen; what the end of the round brings |
| `motifs.py` | the grounds of the map |
| `legend.py` | the signs and the wheel, for who looks them up |
| `standing.py` | what is answered once and for all: power from neighbours |
| `tiles.py` | cards, tiles and action spaces in icons |
| `subject.py`, `means.py` | an answer, and what its hex takes; what is short where something is refused |

Nothing here decides anything: the rules do, and the drawing asks them."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import passing
from demiurge.games.terra_mystica.drawing import (
    answers,
    board,
    components,
    cult_board,
    facts,
    legend,
    mat,
    panels,
    parts,
    portrait,
    questions,
    seats,
    standing,
    story,
    tips,
)  # fmt: skip
from demiurge.games.terra_mystica.drawing.icons import ICONS
from demiurge.games.terra_mystica.state import Mystica, TerraMystica
from demiurge.kernel.speech import Words
from demiurge.kit.painter import Painter, in_front
from demiurge.kit.scene import Panel, Scene


def scene(w: Words, view: Mystica, seat: int) -> Scene:
    """The whole table as one seat sees it; a spectator sees the mat of whose turn it is."""
    return Scene(
        header=panels.header(w, view),
        brief=panels.brief(w, view),
        board=board.draw_board(w, view),
        seats=[seats.seat(w, view, number) for number in range(view.seats)],
        order=passing.turn_order(view),
        panels=[
            Panel("strip", w("panel-strip"), panels.strip(w, view, seat)),
            Panel("mat", w("panel-mat"), mat.mat(w, view, in_front(view, seat, view.first), True)),
            Panel("cults", w("panel-cults"), cult_board.draw_cults(w, view)),
        ],
    )


PAINTER: Final = Painter(
    room="demiurge.games.terra_mystica", state=Mystica, game=TerraMystica, icons=ICONS,
    scene=scene, question=questions.question, answers=answers.answers, wishes=answers.wishes, detail=mat.detail,
    facts=facts.facts,
    story=story.story, points=story.points, tips=tips.tips,
    portrait=portrait.portrait, standing=standing.standing, granted=standing.granted,
    legend=legend.legend, legend_icon="wheel", sketches={"map": board.sketch}, tints=parts.TINTS,
    called=story.called, entries=components.ENTRIES, picture=components.picture,
)  # fmt: skip
