"""What is told of an event or an answer whose numbers say it all: its Text, and where on the table it was.

The same is told again and again, so each is made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.actions import NO_TILE
from demiurge.games.theocratia.board import NAMES
from demiurge.games.theocratia.drawing import parts
from demiurge.games.theocratia.drawing.layout import place_of
from demiurge.games.theocratia.vocabulary import CIVS, NONE, PYRAMID
from demiurge.kernel.text import Text, text

Deed = tuple[Text, *tuple[str, ...]]


def row_of(civ: int) -> str:
    return f"civ-{CIVS[civ]}"


# ---- what somebody does
@cache
def founds(civ: int, h: int) -> Deed:
    return text("told-founds", civ=parts.CIV[civ], place=NAMES[h]), place_of(h)


@cache
def takes(colour: int, face: int) -> Deed:
    return (text("told-takes", die=parts.DIE[colour][face]),)


@cache
def turns(face: int) -> Deed:
    return (text("told-turns", face=face),)


@cache
def divines(face: int) -> Deed:
    return (text("told-divines", face=face),)


@cache
def places(colour: int, face: int, civ: int, how: int) -> Deed:
    return text("told-places", die=parts.DIE[colour][face], civ=parts.CIV[civ], how=parts.PLACED[how]), row_of(civ)


@cache
def rests() -> Deed:
    return (text("told-rests"),)


@cache
def leads(with_card: int) -> Deed:
    return text("told-leads", card=parts.YES[bool(with_card)]), "first"


@cache
def attacks(civ: int, h: int, target: int, tile: int) -> Deed:
    """`target` is civ * KINDS + kind; below zero a monster."""
    who, place = parts.CIV[civ], NAMES[h]
    if target < 0:
        return text("told-attacks-monster", civ=who, place=place), place_of(h)
    if tile == NO_TILE:
        return text("told-attacks", civ=who, what=parts.PIECE[target], place=place), place_of(h)
    return text("told-converts", civ=who, what=parts.PIECE[target], place=place), place_of(h)


@cache
def hunts(h: int) -> Deed:
    return text("told-hunts", place=NAMES[h]), place_of(h)


@cache
def builds(civ: int, kind: int, h: int, tile: int) -> Deed:
    what, place = parts.piece(civ, kind), NAMES[h]
    if tile == NO_TILE:
        return text("told-builds", what=what, place=place), place_of(h)
    return text("told-converts-and-builds", what=what, place=place), place_of(h)


@cache
def raises(civ: int, kind: int, h: int) -> Deed:
    return text("told-raises", what=parts.piece(civ, kind), place=NAMES[h]), place_of(h)


@cache
def builds_pyramid(civ: int, h: int, *group: int) -> Deed:
    gone = [other for other in group if other != NONE]
    built, place, names = parts.piece(civ, PYRAMID), NAMES[h], tuple(NAMES[other] for other in gone)
    what = text("told-pyramid", what=built, place=place, gone=names)
    if len(gone) == 1:  # by the Capstone
        what = text("told-small-pyramid", what=built, place=place, gone=names[0])
    return what, *(place_of(one) for one in (h, *gone))


@cache
def celebrates_with(civ: int, size: int) -> Deed:
    return text("told-holiday", civ=parts.CIV[civ], size=size), row_of(civ)


@cache
def cleanses(civ: int, n: int) -> Deed:
    return text("told-cleanses", civ=parts.CIV[civ], n=n), row_of(civ)


@cache
def drops(civ: int) -> Deed:
    return (text("told-drops", civ=parts.CIV[civ]),)


# ---- what follows from it, and what nobody does
@cache
def page(civ: int, number: int) -> Deed:
    return text("told-page", civ=parts.CIV[civ], page=number), row_of(civ)


@cache
def neutral_house(civ: int, h: int) -> Deed:
    return text("told-neutral-house", civ=parts.CIV[civ], place=NAMES[h]), place_of(h)


@cache
def row_die(civ: int, face: int) -> Deed:
    return text("told-row-die", civ=parts.CIV[civ], face=face), row_of(civ)


@cache
def dice(civ: int) -> Deed:
    return (text("told-dice", civ=parts.CIV[civ]),)


@cache
def settles(civ: int, h: int) -> Deed:
    return text("told-settles", civ=parts.CIV[civ], place=NAMES[h]), place_of(h)


@cache
def improves(civ: int, kind: int, h: int) -> Deed:
    return text("told-improves", civ=parts.CIV[civ], kind=parts.BUILDING[kind], place=NAMES[h]), place_of(h)


@cache
def celebrates(civ: int) -> Deed:
    return text("told-celebrates", civ=parts.CIV[civ]), row_of(civ)


Told = dict[str, Callable[..., Deed]]
OF_SEATS: Final[Told] = {
    "take": takes, "turn": turns, "divine": divines, "place": places, "rest": rests, "lead": leads, "attack": attacks,
    "hunt": hunts, "build": builds, "upgrade": raises, "pyramid": builds_pyramid, "holiday": celebrates_with,
    "cleanse": cleanses, "drop": drops,
}  # fmt: skip
OF_NOBODY: Final[Told] = {"row die": row_die, "settle": settles, "improve": improves}
"""By kind of event; the others say more than their numbers."""


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
        return text("told-will-place", civ=parts.CIV[civ]), row_of(civ)
    if action in actions.PYRAMID_ON:
        h = actions.PYRAMID_ON.at(action)
        return text("told-plans-pyramid", place=NAMES[h]), place_of(h)
    if action in actions.GROUP:
        h = actions.GROUP.at(action)
        return text("told-names-for-pyramid", place=NAMES[h]), place_of(h)
    if action in actions.SPEND:
        return (text("told-spends", colour=parts.CRYSTAL[actions.SPEND.at(action)]),)
    if action in actions.WORSHIP:
        return chooses(actions.WORSHIP.at(action))
    return (PLAIN.get(action, text("told-goes-on")),)


def chooses(civ: int) -> Deed:
    return text("told-chooses", civ=parts.CIV[civ]), row_of(civ)
