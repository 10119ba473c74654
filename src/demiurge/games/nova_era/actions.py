"""Every answer of Nova Era, declared once. A card is named by its id, a die by its looks: `spend green 3`."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.box import MOST_ABILITIES, MOST_PRODUCTION, TECHNOLOGIES
from demiurge.games.nova_era.reading import card_ids
from demiurge.games.nova_era.vocabulary import COLORS, DICE
from demiurge.kernel.actions import ActionSpace

FACES: Final = 6
LOOKS: Final = 30  # colours of dice times faces
ZONES: Final = 5
SEATS: Final = 4

_CARDS: Final = card_ids()
_CARDS_OF_DISPLAY: Final = _CARDS[:TECHNOLOGIES]
_LOOKS: Final = [f"{color} {value}" for color in DICE for value in range(1, FACES + 1)]


def _numbered(times: int) -> list[str]:
    """Each card as often as it may have such an effect: `algebra`, `algebra 2`."""
    return [card if n == 1 else f"{card} {n}" for card in _CARDS for n in range(1, times + 1)]


SPACE: Final = ActionSpace()
PICK: Final = SPACE.start("pick", [f"zone {n}" for n in range(1, ZONES + 1)])
RETURN: Final = SPACE.start("return", _LOOKS)
USE: Final = SPACE.start("use", _numbered(MOST_ABILITIES))
TURN: Final = SPACE.start("turn", [f"{look} to {value}" for look in _LOOKS for value in range(1, FACES + 1)])
RECOLOR: Final = SPACE.start("recolor", [f"{look} as {color}" for look in _LOOKS for color in DICE])
SPEND: Final = SPACE.start("spend", _LOOKS)
DEVELOP: Final = SPACE.start("develop", _CARDS_OF_DISPLAY)
PAY: Final = SPACE.start("pay", list(COLORS))
GAIN: Final = SPACE.start("gain resources")
ENLIST: Final = SPACE.start("enlist", _CARDS[TECHNOLOGIES:])
EXPAND: Final = SPACE.start("expand", _CARDS_OF_DISPLAY)
REPAIRS: Final = SPACE.start("repair")
CALM: Final = SPACE.start("reduce unrest")
RESEARCH: Final = SPACE.start("research", _CARDS_OF_DISPLAY)
REPAIR: Final = SPACE.start("repair", _CARDS_OF_DISPLAY)
DAMAGE: Final = SPACE.start("damage", _CARDS_OF_DISPLAY)
SPARE: Final = SPACE.start("spare", [*COLORS, "territory"])
FORGET: Final = SPACE.start("forget", _CARDS_OF_DISPLAY)
PRODUCE: Final = SPACE.start("produce", _numbered(MOST_PRODUCTION))
TAKE: Final = SPACE.start("take", list(COLORS))
GIVE: Final = SPACE.start("give", list(COLORS))
RIVAL: Final = SPACE.start("choose", [f"seat {n}" for n in range(1, SEATS + 1)])
TRACK: Final = SPACE.start("move", list(COLORS))
COLUMN: Final = SPACE.start("token on", list(COLORS))
DONE: Final = SPACE.start("done")
END: Final = len(SPACE)
