"""Answers that no event tells: deeds of their own, and steps on the way to a deed, such as what pays, what is chosen
first, that it is enough."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from demiurge.games.civolution import actions, names
from demiurge.games.civolution.drawing import parts
from demiurge.games.civolution.drawing.phrases import WRITER
from demiurge.games.civolution.markers import RAW
from demiurge.games.civolution.names import territory
from demiurge.games.civolution.state import Civolution
from demiurge.games.civolution.vocabulary import FEATURES, SLOTS
from demiurge.kernel.actions import Verb
from demiurge.kernel.speech import KEPT
from demiurge.kernel.text import Text, text

Step = Callable[[Civolution, int], Text]


# ---- deeds
def returned(game: Civolution, at: int) -> Text:
    if at >= RAW:
        return text("told-returned-raw", land=territory(at - RAW))
    return text("told-returned", what=names.marker(at))


def given(game: Civolution, at: int) -> Text:
    return text("told-gave-used") if at == 6 else text("told-gave", value=at + 1)


def turned(game: Civolution, at: int) -> Text:
    old, new = divmod(at, len(FEATURES))
    return text("told-turned-feature", old=names.feature(old), new=names.feature(new))


DEEDS: Final[dict[Verb | int, Step]] = {
    actions.FREE_STEP: lambda game, at: text("told-free-step"),
    actions.CROSS: lambda game, at: text("told-crossed", land=territory(at)),
    actions.SPARE: lambda game, at: text("told-spared", land=territory(at // SLOTS)),
    actions.CLEAR: lambda game, at: text("told-cleared", land=territory(at)),
    actions.PAY_WITH: returned,
    actions.IGNORE: lambda game, at: text("told-ignored", n=at + 1),
    actions.KEEP: lambda game, at: text("told-kept", card=parts.card(game.box, at)),
    actions.KEEP_MARKERS: lambda game, at: text("told-kept", card=parts.markers(game.box, at)),
    actions.SHIFT_FEATURE: turned,
    actions.POINT: lambda game, at: text("told-point", chip=parts.income(game.box, at)),
    actions.GIVE: given,
    actions.TAKE_UP: lambda game, at: text("told-took-up", value=at + 1),
    actions.TURN_DIE: lambda game, at: text("told-turned-die", old=at // 6 + 1, new=at % 6 + 1),
    actions.TEMPER: lambda game, at: text("told-tempered"),
    actions.CHEAPER: lambda game, at: text("told-cheaper", land=territory(at)),
    actions.REMOVE_FARM: lambda game, at: text("told-gave-farm", land=territory(at)),
    actions.REMOVE_BOAT: lambda game, at: text("told-gave-boat", land=territory(at)),
}


# ---- steps
STEPS: Final[dict[Verb | int, Step]] = {
    actions.DONE: lambda game, at: text("step-done"),
    actions.DIE: lambda game, at: text("step-die", value=at + 1),
    actions.MARKER: lambda game, at: text("step-marker", value=at + 1),
    actions.FOCUS_MARKER: lambda game, at: text("step-focus"),
    actions.SPEND: lambda game, at: text("step-spend"),
    actions.DO: lambda game, at: text("step-do", what=names.deed(actions.DO.of(at))),
    actions.VALUE: lambda game, at: text("step-value", value=at + 1),
    actions.MOVE: lambda game, at: text("step-move", land=territory(at // SLOTS)),
    actions.STRENGTHEN: lambda game, at: text("step-strengthen", land=territory(at // SLOTS)),
    actions.FEED: lambda game, at: text("step-feed", land=territory(at // SLOTS)),
    actions.FEED_ALL: lambda game, at: text("step-feed-all"),
    actions.LOSE: lambda game, at: text("step-lose", land=territory(at // SLOTS)),
    actions.EXPLORE: lambda game, at: text("step-explore", land=territory(at)),
    actions.STORE: lambda game, at: text("step-store", what=names.material(at)),
    actions.SKIP: lambda game, at: text("step-skip"),
    actions.BY_HAND: lambda game, at: text("step-by-hand"),
    actions.INSTALL: lambda game, at: text("step-install", card=parts.card(game.box, at)),
    actions.COLUMN: lambda game, at: text("step-column", n=at + 1),
    actions.STAGE: lambda game, at: text("step-stage", n=at + 1),
    actions.HALF: lambda game, at: text("step-left") if at == 0 else text("step-right"),
    actions.GOAL: lambda game, at: text("step-goal", n=at + 1),
    actions.COVER: lambda game, at: text("step-cover", n=at + 1),
    actions.DRAW: lambda game, at: text("step-draw", deck=names.deck(at)),
    actions.SALE: lambda game, at: text("step-sale"),
    actions.PURCHASE: lambda game, at: text("step-purchase"),
    actions.GIVER: lambda game, at: text("step-giver"),
    actions.REFUGE: lambda game, at: text("step-refuge", land=territory(at)),
    actions.OPTION: lambda game, at: text("step-option", n=at + 1),
    actions.TAKE_IT: lambda game, at: text("step-take-it"),
    actions.FORGO_IT: lambda game, at: text("step-forgo-it"),
}  # all others are told by what they do


@lru_cache(maxsize=KEPT)
def deed(game: Civolution, action: int) -> Text | None:
    """What an answer does without an event; None where events tell it, or where it is secret."""
    return found_in(DEEDS, game, action)


@lru_cache(maxsize=KEPT)
def step(game: Civolution, action: int) -> Text | None:
    """The answer without its subject; None for one that is always told otherwise, or secret."""
    return found_in(STEPS, game, action)


def found_in(told: dict[Verb | int, Step], game: Civolution, action: int) -> Text | None:
    if action < 0:
        return None
    row = WRITER.row(action)
    found = told.get(row.verb)
    return found(game, action - row.first) if found is not None else None
