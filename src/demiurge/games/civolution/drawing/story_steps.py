"""Answers on the way to a deed: what pays, what is chosen first, that it is enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.civolution import actions
from demiurge.games.civolution.drawing import parts
from demiurge.games.civolution.drawing.parts import territory
from demiurge.games.civolution.drawing.phrases import family
from demiurge.games.civolution.state import Civolution
from demiurge.games.civolution.vocabulary import SLOTS
from demiurge.kernel.text import Text, text

Step = Callable[[Civolution, int], Text]


STEPS: Final[dict[int, Step]] = {
    actions.DONE: lambda game, at: text("step-done"),
    actions.DIE: lambda game, at: text("step-die", value=at + 1),
    actions.MARKER: lambda game, at: text("step-marker", value=at + 1),
    actions.FOCUS_MARKER: lambda game, at: text("step-focus"),
    actions.SPEND: lambda game, at: text("step-spend"),
    actions.DO: lambda game, at: text("step-do", what=parts.deed(actions.DO + at)),
    actions.VALUE: lambda game, at: text("step-value", value=at + 1),
    actions.MOVE: lambda game, at: text("step-move", land=territory(at // SLOTS)),
    actions.STRENGTHEN: lambda game, at: text("step-strengthen", land=territory(at // SLOTS)),
    actions.FEED: lambda game, at: text("step-feed", land=territory(at // SLOTS)),
    actions.FEED_ALL: lambda game, at: text("step-feed-all"),
    actions.LOSE: lambda game, at: text("step-lose", land=territory(at // SLOTS)),
    actions.EXPLORE: lambda game, at: text("step-explore", land=territory(at)),
    actions.STORE: lambda game, at: text("step-store", what=parts.material(at)),
    actions.SKIP: lambda game, at: text("step-skip"),
    actions.BY_HAND: lambda game, at: text("step-by-hand"),
    actions.INSTALL: lambda game, at: text("step-install", card=parts.card(game.box, at)),
    actions.COLUMN: lambda game, at: text("step-column", n=at + 1),
    actions.STAGE: lambda game, at: text("step-stage", n=at + 1),
    actions.HALF: lambda game, at: text("step-left") if at == 0 else text("step-right"),
    actions.GOAL: lambda game, at: text("step-goal", n=at + 1),
    actions.COVER: lambda game, at: text("step-cover", n=at + 1),
    actions.DRAW: lambda game, at: text("step-draw", deck=parts.deck(at)),
    actions.SALE: lambda game, at: text("step-sale"),
    actions.PURCHASE: lambda game, at: text("step-purchase"),
    actions.GIVER: lambda game, at: text("step-giver"),
    actions.REFUGE: lambda game, at: text("step-refuge", land=territory(at)),
    actions.OPTION: lambda game, at: text("step-option", n=at + 1),
    actions.TAKE_IT: lambda game, at: text("step-take-it"),
    actions.FORGO_IT: lambda game, at: text("step-forgo-it"),
}  # by where a family of answers begins; all others are told by what they do


def step(game: Civolution, action: int) -> Text | None:
    """The answer without its subject; None for one that is always told otherwise, or secret."""
    if action < 0:
        return None
    start = family(action)[0]
    return STEPS[start](game, action - start) if start in STEPS else None
