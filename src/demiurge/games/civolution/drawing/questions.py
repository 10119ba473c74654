"""What a seat is asked, in words."""

from __future__ import annotations

from demiurge.games.civolution import favor, modules, names, resolving, turns
from demiurge.games.civolution.drawing.naming import kind_of
from demiurge.games.civolution.state import Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text


def question(w: Words, view: Exam, seat: int) -> str:
    return w.shown(asked(w, view, seat))


def asked(w: Words, view: Exam, seat: int) -> Text:
    """By the kind of the question; those that go on ask with how many are left."""
    step = view.decision(seat)
    if isinstance(step, turns.Pay):
        return text("ask-which-dice") if step.value == favor.ANY else text("ask-which-as", value=step.value)
    if isinstance(step, modules.Branch):
        return text("ask-module", module=names.module(step.module))
    if isinstance(step, resolving.Part):
        return text("ask-effect", what=view.game.box.effects[step.effect].say())
    id, left = f"ask-{kind_of(step)}", getattr(step, "left", None)
    if not w.has(id):
        return text("ask")
    return text(id) if left is None else text(id, left=left)
