"""What lies on the table, as Texts: what is said of an answer, a deed or a piece is made of these."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.actions import MARKS
from demiurge.games.theocratia.box import Card, Token
from demiurge.games.theocratia.drawing.motifs import GROUNDS
from demiurge.games.theocratia.state import Theocratia
from demiurge.kernel.speech import Words, words_of
from demiurge.kernel.text import Text, name, shielded, text

ROOM: Final = "demiurge.games.theocratia"  # whose messages are said
YES: Final = ("no", "yes")  # for a message that chooses by a truth

CIV: Final = tuple(text(f"civ-{name}") for name in v.CIVS)
PLAYER: Final = tuple(text(f"player-{name}") for name in v.COLOURS[: v.PLAYERS])
CRYSTAL: Final = tuple(text(f"crystal-{name}") for name in v.CRYSTALS)
TERRAIN: Final = tuple(text(f"terrain-{name}") for name in GROUNDS)
BUILDING: Final = tuple(text(f"building-{name or 'any'}") for name in v.BUILDINGS)
ACTION: Final = tuple(text(f"action-{face}") for face in range(v.FACES + 1))  # by the number of a die; 0 is none
TILE: Final = (text("tile-starting"), text("tile-additional"))
MARK: Final = tuple(text(f"mark-{name}") for name in MARKS)
DEVELOPED: Final = tuple(text(f"development-{name}") for name in v.DEVELOPMENT)
MOMENT: Final = tuple(text(f"moment-{name}") for name in v.MOMENTS)
SOURCE: Final = (
    text("source-cosmo"), *(text(f"source-{name}") for name in v.CIVS), text("source-malus"),
)  # fmt: skip
"""Where points come from, by the number in the event."""
PIECE: Final = tuple(
    text(f"piece-{v.BUILDINGS[kind]}", civ=civ) if kind >= v.HOUSE else text("building-any")
    for civ in CIV
    for kind in range(v.KINDS)
)
"""A building of a civ, by the number that stands on a hex: civ * KINDS + kind."""
DIE: Final = tuple(tuple(text("die", colour=civ, face=face) for face in range(v.FACES + 1)) for civ in CIV)
PLACED: Final = ("plain", "matched", "festive", "both")  # by actions.PLACINGS, what a discarded card is for


def piece(civ: int, kind: int) -> Text:
    return PIECE[civ * v.KINDS + kind]


def stock(kind: int, n: int) -> Text:
    """Buildings that a civ has not built."""
    return text(f"stock-{v.BUILDINGS[kind]}", n=n)


def token(kind: Token) -> Text:
    """What a pyramid token brings."""
    return kind.effect.say()


def round_card(title: str) -> Text:
    return text(f"round-{title.replace('_', '-')}")


# ---- power cards
def card(design: Card) -> Text:
    return name("card", design.title)


def card_of(game: Theocratia, index: int) -> Text:
    return card(game.box.cards[index])


def says(w: Words, design: Card) -> str:
    """What a card says: in the words of its owner, where it is none of ours; else what its effects say."""
    if design.text:
        return shielded(design.text)
    known = Text(card(design).id)
    if words_of(ROOM).has(known.id, "text"):
        return w.say(known, "text")
    effects = tuple(effect.say() for effect in design.effects)
    return w("card-does", what=text("card-effects", effects=effects))


@lru_cache(maxsize=256)
def when(design: Card) -> Text:
    """At which moments, and with which action, a card may be played."""
    numbers = tuple(str(n) for n in range(1, v.FACES + 1) if design.actions >> n & 1)
    moments = tuple(MOMENT[at] for at in range(len(MOMENT)) if design.moments >> at & 1)
    if numbers:
        return text("when-action", actions=numbers, moments=moments)
    return text("when-moments", moments=moments)


def counted(game: Theocratia) -> str:
    """Which multiplier a priest or the cosmo tracker scores (TH-25.5, TH-25.8), for a message that chooses by it."""
    return "above" if game.edition.first_above else "passed"
