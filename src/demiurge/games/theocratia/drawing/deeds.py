"""What is told of an event or an answer whose numbers say it all: its Text, and where on the table it was.

The same is told again and again, so each is made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from demiurge.games.theocratia import actions, board
from demiurge.games.theocratia.drawing.layout import place_of
from demiurge.games.theocratia.drawing.parts import BUILDING, CIV, CRYSTAL, DIE, PIECE, PLACED, YES, piece
from demiurge.games.theocratia.vocabulary import CIVS, NONE, PYRAMID
from demiurge.kernel.text import Text, text

Deed = tuple[Text, *tuple[str, ...]]


def row_of(civ: int) -> str:
    return f"civ-{CIVS[civ]}"


@cache
def told(kind: str, *data: int) -> Deed:
    """What is told of an event."""
    return (OF_SEATS.get(kind) or OF_NOBODY[kind])(*data)


def attacks(civ: int, h: int, target: int, tile: int) -> Deed:
    """`target` is civ * KINDS + kind; below zero a monster."""
    who, place = CIV[civ], board.NAMES[h]
    if target < 0:
        return text("told-attacks-monster", civ=who, place=place), place_of(h)
    if tile == actions.NO_TILE:
        return text("told-attacks", civ=who, what=PIECE[target], place=place), place_of(h)
    return text("told-converts", civ=who, what=PIECE[target], place=place), place_of(h)


def builds(civ: int, kind: int, h: int, tile: int) -> Deed:
    what, place = piece(civ, kind), board.NAMES[h]
    if tile == actions.NO_TILE:
        return text("told-builds", what=what, place=place), place_of(h)
    return text("told-converts-and-builds", what=what, place=place), place_of(h)


def builds_pyramid(civ: int, h: int, *group: int) -> Deed:
    gone = [other for other in group if other != NONE]
    built, place, names = piece(civ, PYRAMID), board.NAMES[h], tuple(board.NAMES[other] for other in gone)
    what = text("told-pyramid", what=built, place=place, gone=names)
    if len(gone) == 1:  # by the Capstone
        what = text("told-small-pyramid", what=built, place=place, gone=names[0])
    return what, *(place_of(one) for one in (h, *gone))


def places(colour: int, face: int, civ: int, how: int) -> Deed:
    return text("told-places", die=DIE[colour][face], civ=CIV[civ], how=PLACED[how]), row_of(civ)


def improves(civ: int, kind: int, h: int) -> Deed:
    return text("told-improves", civ=CIV[civ], kind=BUILDING[kind], place=board.NAMES[h]), place_of(h)


Tales = dict[str, Callable[..., Deed]]  # by kind of event
OF_SEATS: Final[Tales] = {
    "attack": attacks,
    "build": builds,
    "cleanse": lambda civ, n: (text("told-cleanses", civ=CIV[civ], n=n), row_of(civ)),
    "divine": lambda face: (text("told-divines", face=face),),
    "drop": lambda civ: (text("told-drops", civ=CIV[civ]),),
    "holiday": lambda civ, size: (text("told-holiday", civ=CIV[civ], size=size), row_of(civ)),
    "hunt": lambda h: (text("told-hunts", place=board.NAMES[h]), place_of(h)),
    "lead": lambda with_card: (text("told-leads", card=YES[bool(with_card)]), "first"),
    "place": places,
    "pyramid": builds_pyramid,
    "rest": lambda: (text("told-rests"),),
    "take": lambda colour, face: (text("told-takes", die=DIE[colour][face]),),
    "turn": lambda face: (text("told-turns", face=face),),
    "upgrade": lambda civ, kind, h: (text("told-raises", what=piece(civ, kind), place=board.NAMES[h]), place_of(h)),
}
"""What somebody does."""
OF_NOBODY: Final[Tales] = {
    "row die": lambda civ, face: (text("told-row-die", civ=CIV[civ], face=face), row_of(civ)),
    "settle": lambda civ, h: (text("told-settles", civ=CIV[civ], place=board.NAMES[h]), place_of(h)),
    "improve": improves,
}
"""What follows from it, and what nobody does. Other events say more than their numbers."""


# ---- answers that no event tells
PLAIN: Final = {
    actions.DECLINE: text("told-declines"), actions.END_TURN: text("told-ends-turn"),
    actions.RETURN.of(0): text("told-cleanses-nothing"),
}  # fmt: skip


@cache
def answered(action: int) -> Deed:
    """What an answer was, where the journal is silent about it."""
    if action in actions.CHOOSE:
        return chooses(actions.CHOOSE.at(action))
    if action in actions.PLACE:
        civ = actions.PLACE.at(action) // len(actions.PLACINGS)
        return text("told-will-place", civ=CIV[civ]), row_of(civ)
    if action in actions.PYRAMID_ON:
        h = actions.PYRAMID_ON.at(action)
        return text("told-plans-pyramid", place=board.NAMES[h]), place_of(h)
    if action in actions.GROUP:
        h = actions.GROUP.at(action)
        return text("told-names-for-pyramid", place=board.NAMES[h]), place_of(h)
    if action in actions.SPEND:
        return (text("told-spends", colour=CRYSTAL[actions.SPEND.at(action)]),)
    if action in actions.WORSHIP:
        return chooses(actions.WORSHIP.at(action))
    return (PLAIN.get(action, text("told-goes-on")),)


def chooses(civ: int) -> Deed:
    return text("told-chooses", civ=CIV[civ]), row_of(civ)
