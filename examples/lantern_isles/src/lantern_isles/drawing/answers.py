"""What a seat may answer and in which order; what it could wish for and may not, with the clause that forbids it."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.masks import cells
from demiurge.kernel.speech import Words
from demiurge.kernel.state import NOT_ASKED
from demiurge.kit.scene import Answer, Group
from demiurge.kit.trial import NOTHING, said_effect
from demiurge.kit.writer import meant

from ..components import DRAW, LIGHT, PLEDGE, SPACE
from ..lanterns import price, purse
from ..rounds import Turn
from ..state import Isles
from .phrases import WRITER, Subject
from .trial import Trial

MOST_REFUSED: Final = 2
TOO_DEAR: Final = "LI-3.3"


def answers(w: Words, view: Isles, seat: int) -> list[Group]:
    """All that the seat may say now, each exactly once, and a few things it may not."""
    root, legal = Trial(view, seat), sorted(view.answers(seat), key=lambda action: rank(view, seat, action))
    may = [(allowed(w, root, action), WRITER.group(action)) for action in legal]
    may_not = [(refused(w, root, action), WRITER.group(action)) for action in looked_for(view, seat)]
    return WRITER.groups(w, [*may, *may_not])


def rank(view: Isles, seat: int, action: int) -> tuple[int, int]:
    """Cheap isles first; otherwise as the game lists them."""
    return (price(view, seat, LIGHT.at(action)) if action in LIGHT else 0), action


def allowed(w: Words, root: Trial, action: int) -> Answer:
    """A pledge is burnt only when all are shown, so nothing of it is a figure yet."""
    effect = NOTHING if action in PLEDGE else said_effect(w, root.given(action).effect)
    return WRITER.answer(Subject(w, root.state, root.seat, action, effect=effect))


# ---- what is refused
def refused(w: Words, root: Trial, action: int) -> Answer:
    view, seat, why = root.state, root.seat, root.refuse(action) or ""
    return WRITER.answer(Subject(w, view, seat, action, why), lacks=lacking(w, view, seat, action, why))


def looked_for(view: Isles, seat: int) -> list[int]:
    """What somebody looks for in the list and may not do: isles within reach that cost too much, an empty deck."""
    if not any(isinstance(asked, Turn) for asked in view.questions(seat)):
        return []
    dear = [LIGHT.of(cell) for cell in cells(view.box.isles) if view.refuse(seat, LIGHT.of(cell)) == TOO_DEAR]
    return dear[:MOST_REFUSED] + ([DRAW] if view.refuse(seat, DRAW) else [])


def lacking(w: Words, view: Isles, seat: int, action: int, why: str) -> str:
    """What is missing, where only the means are."""
    if why != TOO_DEAR or action not in LIGHT:
        return ""
    return w("lacks-oil", n=price(view, seat, LIGHT.at(action)) - purse(view, seat))


# ---- what somebody might want at a place
def wishes(w: Words, view: Isles, seat: int, place: str) -> list[Answer]:
    """All that a place stands for, what is allowed first. What belongs to another question is left out, if it can."""
    root = Trial(view, seat)
    found = [(refused if root.refuse(action) else allowed)(w, root, action) for action in meant_by(place)]
    apt = [one for one in found if one.refusal != NOT_ASKED] or found[:1]
    return sorted(apt, key=lambda one: bool(one.refusal))


def meant_by(place: str) -> list[int]:
    """The answers that a place may stand for, in any position; the id ends with the name that they have in common."""
    kind, _, name = place.partition("-")
    texts = {
        "isle": [f"light {name}", f"put out {name}"], "card": [f"play {name}", f"tuck {name}"],
        "pledge": [f"pledge {name}"], "die": ["trade"], "deck": ["draw"],
    }  # fmt: skip
    return meant(SPACE, *texts.get(kind, []))
