"""Theocratia on the table. `PAINTER` names a function for each part of a Drawing (docs/drawing.md).

| file | what is in it |
|---|---|
| `board.py`, `crests.py`, `header.py`, `seats.py`, `closer.py` | the island, the rounds, the seats |
| `dice_table.py`, `civ_rows.py`, `temples.py`, `hand.py` | the panels |
| `layout.py` | where the hexes lie |
| `pieces.py`, `motifs.py`, `dice.py`, `signs.py`, `icons.py`, `style.css` | how things look |
| `parts.py`, `chips.py` | the same things as Texts: what they are called, and so many of them |
| `questions.py`, `answers.py`, `gestures.py` | what is asked; what can be answered, with one word or several |
| `phrases.py` | one table: verb -> group, words, mark, ghost |
| `subject.py` | what is spoken of: an answer, and what its question is about |
| `marks.py`, `overlays.py` | the marks of what is possible and the ghosts of what would be; how a hex looks with them |
| `trial.py` | what an answer would change |
| `story.py`, `deeds.py`, `tips.py` | what has happened; what a part says of itself |
| `portrait.py`, `legend.py` | a still picture; the signs and the action table, for who looks them up |"""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia.drawing import (
    answers,
    board,
    civ_rows,
    closer,
    components,
    dice_table,
    facts,
    hand,
    header,
    legend,
    parts,
    portrait,
    questions,
    seats,
    story,
    temples,
    tips,
)
from demiurge.games.theocratia.drawing.icons import ICONS
from demiurge.games.theocratia.state import Theocracy, Theocratia
from demiurge.games.theocratia.vocabulary import CIVS
from demiurge.kernel.speech import Words
from demiurge.kit.painter import Painter
from demiurge.kit.scene import Panel, Scene


def scene(w: Words, view: Theocracy, seat: int) -> Scene:
    return Scene(
        header=header.header(w, view),
        brief=header.brief(w, view),
        board=board.draw_board(w, view),
        seats=[seats.seat(w, view, number) for number in range(view.seats)],
        order=seats.order(view),
        panels=[
            Panel("actions", w("panel-actions"), dice_table.draw(w, view)),
            Panel("rows", w("panel-rows"), civ_rows.draw(w, view)),
            Panel("temples", w("panel-temples"), temples.draw(w, view)),
            Panel("hand", w("panel-hand"), hand.draw(w, view, seat)),
        ],
    )


PAINTER: Final = Painter(
    room=parts.ROOM, state=Theocracy, game=Theocratia, icons=ICONS,
    scene=scene, question=questions.question, answers=answers.answers, wishes=answers.wishes, detail=closer.draw,
    facts=facts.facts,
    story=story.story, points=story.points, tips=tips.tips, house=tips.house, portrait=portrait.portrait,
    legend=legend.legend, entries=components.ENTRIES, picture=components.picture,
    tints={source: f"var(--c-{civ})" for source, civ in zip(parts.SOURCE[1:], CIVS, strict=False)},
)  # fmt: skip
