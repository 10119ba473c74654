"""Answers on the way to a deed, in words: what pays, what is chosen first, that it is enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.civolution import actions
from demiurge.games.civolution.drawing.phrases import family
from demiurge.games.civolution.drawing.phrases_console import DO_NAMES
from demiurge.games.civolution.state import Civolution
from demiurge.games.civolution.vocabulary import DECKS, SLOTS
from demiurge.games.civolution.words.parts import material, territory

Step = Callable[[Civolution, int], str]


def says(text: str) -> Step:
    return lambda game, at: text


def in_land(verb: str) -> Step:
    """Of a place its territory is enough."""
    return lambda game, at: f"{verb} {territory(at // SLOTS)}"


def decides(game: Civolution, at: int) -> str:
    name = DO_NAMES[actions.DO + at]
    return f"chooses: {name[:1].lower()}{name[1:]}"


STEPS: Final[dict[int, Step]] = {
    actions.DONE: says("leaves it at that"),
    actions.DIE: lambda game, at: f"uses a {at + 1}",
    actions.MARKER: lambda game, at: f"uses a planning marker of {at + 1}",
    actions.FOCUS_MARKER: says("uses a focus marker"),
    actions.SPEND: says("spends ideas"),
    actions.DO: decides,
    actions.VALUE: lambda game, at: f"uses the value {at + 1}",
    actions.MOVE: in_land("sets out from"),
    actions.STRENGTHEN: in_land("strengthens a tribe in"),
    actions.FEED: in_land("feeds a tribe in"),
    actions.FEED_ALL: says("feeds all tribes"),
    actions.LOSE: in_land("gives up a tribe in"),
    actions.EXPLORE: lambda game, at: f"goes exploring in {territory(at)}",
    actions.STORE: lambda game, at: f"chooses {material(at)}",
    actions.SKIP: says("leaves a material out"),
    actions.BY_HAND: says("pays with a hand card"),
    actions.INSTALL: lambda game, at: f"chooses {game.box.cards[at].name} to install",
    actions.COLUMN: lambda game, at: f"chooses column {at + 1}",
    actions.STAGE: lambda game, at: f"chooses the cost of stage {at + 1}",
    actions.HALF: lambda game, at: f"chooses the {('left', 'right')[at]} side",
    actions.GOAL: lambda game, at: f"chooses goal {at + 1} to install",
    actions.COVER: lambda game, at: f"puts it over goal {at + 1}",
    actions.DRAW: lambda game, at: f"draws {DECKS[at]} cards",
    actions.SALE: says("begins a Sale"),
    actions.PURCHASE: says("begins a Purchase"),
    actions.GIVER: says("says who gives the die"),
    actions.REFUGE: lambda game, at: f"saves a tribe into {territory(at)}",
    actions.OPTION: lambda game, at: f"takes the {('first', 'second', 'third', 'fourth')[at]} option",
    actions.TAKE_IT: says("takes it"),
    actions.FORGO_IT: says("forgoes it"),
}  # by where a family of answers begins; all others are told by what they do


def step(game: Civolution, action: int) -> str:
    """The answer without its subject; "" for one that is always told otherwise, or secret."""
    if action < 0:
        return ""
    start = family(action)[0]
    return STEPS[start](game, action - start) if start in STEPS else ""
