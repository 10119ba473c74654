"""What things are called: their Texts, by their numbers."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.actions import FACES
from demiurge.kernel.text import Text, text

MANY: Final = 5  # of things whose number is not said: "more Technologies than"

_RESOURCES: Final = tuple(text(f"resource-{color}") for color in vocabulary.COLORS)
_DISASTERS: Final = tuple(text(f"disaster-{color}") for color in vocabulary.DICE)
_COLORS: Final = tuple(text("color", color=color) for color in vocabulary.DICE)
_DICE: Final = tuple(text("die", color=color, face=face + 1) for color in vocabulary.DICE for face in range(FACES))
_ERAS: Final = tuple(text("era", numeral=numeral) for numeral in vocabulary.ERAS)
_CIVILIZATIONS: Final = tuple(text(f"civilization-{seat}") for seat in range(4))
_TERRITORY: Final = text("column-territory")


def resource(color: int) -> Text:
    return _RESOURCES[color]


def column(at: int) -> Text:
    return _RESOURCES[at] if at < vocabulary.TERRITORY else _TERRITORY


def disaster(color: int) -> Text:
    return _DISASTERS[color]


def color_of(color: int) -> Text:
    return _COLORS[color]


def die(look: int) -> Text:
    return _DICE[look]


def era(at: int) -> Text:
    return _ERAS[at]


def civilization(seat: int) -> Text:
    """What a seat is called."""
    return _CIVILIZATIONS[seat]


# ---- so many of them
def only(mask: int) -> int:
    """The colour of a mask of one."""
    return mask.bit_length() - 1


def resources(mask: int, n: int) -> Text:
    if mask == vocabulary.ANY_COLOR:
        return text("resources-any", n=n)
    if mask.bit_count() == 1:
        return text("resources-one", n=n, resource=resource(only(mask)))
    return text("resources-of", n=n, resources=tuple(resource(color) for color in range(4) if mask >> color & 1))


def things(thing: int, n: int) -> Text:
    """A countable thing, in the right number."""
    if thing < vocabulary.TERRITORY:
        return text("techs", n=n, resource=resource(thing))
    if thing == vocabulary.TERRITORY:
        return text("territories", n=n)
    return text("personalities", n=n) if thing == vocabulary.PERSONALITY else text("past-cards", n=n)


def needs(color: int, n: int) -> Text:
    """So many Technologies of a colour, where that it is Technologies is said once for all."""
    return text("needs", n=n, resource=resource(color))
