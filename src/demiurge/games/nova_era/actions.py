"""Every answer of Nova Era, declared once. A card is named by its id, a die by its looks: `spend green 3`."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.kernel.actions import ActionSpace, span
from demiurge.kernel.components import Components

FACES: Final = 6
LOOKS: Final = 30  # colours of dice times faces
ZONES: Final = 5
SEATS: Final = 4


def _card_ids() -> list[str]:
    """The ids of the built-in cards, which are those of every box: an entry can be replaced, not added."""
    built_in = Components("demiurge.games.nova_era", (vocabulary.TECHNOLOGY_FILE, vocabulary.PERSONALITY_FILE))
    return [entry.name for file in built_in.files for entry in built_in.entries(file)]


_CARDS: Final = _card_ids()
_CARDS_OF_DISPLAY: Final = _CARDS[: vocabulary.TECHNOLOGIES]
_LOOKS: Final = [f"{color} {value}" for color in vocabulary.DICE for value in range(1, FACES + 1)]


def _numbered(times: int) -> list[str]:
    """Each card as often as it may have such an effect: `algebra`, `algebra 2`."""
    return [card if n == 1 else f"{card} {n}" for card in _CARDS for n in range(1, times + 1)]


SPACE: Final = ActionSpace()
PICK: Final = SPACE.verb("pick", [f"zone {n}" for n in range(1, ZONES + 1)])
RETURN: Final = SPACE.verb("return", _LOOKS)
USE: Final = SPACE.verb("use", _numbered(vocabulary.MOST_ABILITIES))
TURN: Final = SPACE.verb("turn", [f"{look} to {value}" for look in _LOOKS for value in range(1, FACES + 1)])
RECOLOR: Final = SPACE.verb("recolor", [f"{look} as {color}" for look in _LOOKS for color in vocabulary.DICE])
SPEND: Final = SPACE.verb("spend", _LOOKS)
DEVELOP: Final = SPACE.verb("develop", _CARDS_OF_DISPLAY)
PAY: Final = SPACE.verb("pay", list(vocabulary.COLORS))
GAIN: Final = SPACE.word("gain resources")
ENLIST: Final = SPACE.verb("enlist", _CARDS[vocabulary.TECHNOLOGIES :])
EXPAND: Final = SPACE.verb("expand", _CARDS_OF_DISPLAY)
REPAIRS: Final = SPACE.word("repair")
CALM: Final = SPACE.word("reduce unrest")
RESEARCH: Final = SPACE.verb("research", _CARDS_OF_DISPLAY)
REPAIR: Final = SPACE.verb("repair", _CARDS_OF_DISPLAY)
DAMAGE: Final = SPACE.verb("damage", _CARDS_OF_DISPLAY)
SPARE: Final = SPACE.verb("spare", [*vocabulary.COLORS, "territory"])
FORGET: Final = SPACE.verb("forget", _CARDS_OF_DISPLAY)
PRODUCE: Final = SPACE.verb("produce", _numbered(vocabulary.MOST_PRODUCTION))
TAKE: Final = SPACE.verb("take", list(vocabulary.COLORS))
GIVE: Final = SPACE.verb("give", list(vocabulary.COLORS))
RIVAL: Final = SPACE.verb("choose", [f"seat {n}" for n in range(1, SEATS + 1)])
TRACK: Final = SPACE.verb("move", list(vocabulary.COLORS))
COLUMN: Final = SPACE.verb("token on", list(vocabulary.COLORS))
DONE: Final = SPACE.word("done")
CHANGE: Final = span(TURN, RECOLOR)  # what an ability does to a die


# ---- answers that name two things
def use(card: int, number: int) -> int:
    """An ability of a card, which may have several."""
    return USE.base + card * vocabulary.MOST_ABILITIES + number


def used(action: int) -> tuple[int, int]:
    """The card, and which of its abilities."""
    at = USE.at(action)
    return at // vocabulary.MOST_ABILITIES, at % vocabulary.MOST_ABILITIES


def produce(card: int, number: int) -> int:
    """A Production of a card, which may have several."""
    return PRODUCE.base + card * vocabulary.MOST_PRODUCTION + number


def produced(action: int) -> tuple[int, int]:
    """The card, and which of its Productions."""
    at = PRODUCE.at(action)
    return at // vocabulary.MOST_PRODUCTION, at % vocabulary.MOST_PRODUCTION


def turn(look: int, face: int) -> int:
    return TURN.base + look * FACES + face - 1


def turned(action: int) -> tuple[int, int]:
    """How the die looks, and the face it gets."""
    at = TURN.at(action)
    return at // FACES, at % FACES + 1


def recolor(look: int, color: int) -> int:
    return RECOLOR.base + look * len(vocabulary.DICE) + color


def recolored(action: int) -> tuple[int, int]:
    """How the die looks, and the colour it gets."""
    at = RECOLOR.at(action)
    return at // len(vocabulary.DICE), at % len(vocabulary.DICE)


def enlist(card: int) -> int:
    """Personalities come behind the cards of the Display."""
    return ENLIST.base + card - vocabulary.TECHNOLOGIES


def enlisted(action: int) -> int:
    return ENLIST.at(action) + vocabulary.TECHNOLOGIES
