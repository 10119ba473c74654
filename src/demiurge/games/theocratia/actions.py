"""Every answer of Theocratia, sized for both editions and any map of 61 hexes. Civs and colours by their names, hexes
by row and number (`E5`), power cards by their number in the data (`P13`), pyramid tokens by letter."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import NAMES
from demiurge.kernel.actions import ActionSpace, Verb, span

# the starting conversion tile, and any of the additional ones (TH-21.1), which are told apart by the space beside them
TILES: Final[tuple[str, ...]] = ("starting tile", "tile")
MARKS: Final[tuple[str, ...]] = ("low", "middle", "high")
PLACINGS: Final = ("", " matched", " festive", " matched festive")  # what a discarded card recolours the die for

_CARDS: Final = [f"P{n:02}" for n in range(1, v.CARDS + 1)]
_WITH_TILES: Final = [f"{h} with {tile}" for h in NAMES for tile in TILES]

SPACE: Final = ActionSpace()
CHOOSE: Final = SPACE.verb("choose", list(v.CIVS))
TAKE: Final = SPACE.verb("take", [f"{civ} {face}" for face in range(1, v.FACES + 1) for civ in v.CIVS])
TURN: Final = SPACE.verb("turn to", [str(face) for face in range(1, v.FACES)])
DIVINE: Final = SPACE.verb("divine", [str(face) for face in range(1, v.FACES)])
PLACE: Final = SPACE.verb("place", [f"{civ}{how}" for civ in v.CIVS for how in PLACINGS])
PLAY: Final = SPACE.verb("play", _CARDS)
DISCARD: Final = SPACE.verb("discard", _CARDS)
CLAIM: Final = SPACE.verb("claim", list(MARKS))
LEAD: Final = SPACE.word("lead")
LEAD_WITHOUT: Final = SPACE.word("lead without the card")
ATTACK: Final = SPACE.verb("attack", NAMES)
CONVERT: Final = SPACE.verb("convert", _WITH_TILES)
EXPAND: Final = SPACE.verb("expand", NAMES)
EXPAND_WITH: Final = SPACE.verb("expand", _WITH_TILES)
FACTORY_ON: Final = SPACE.verb("factory", NAMES)
BARRACK_ON: Final = SPACE.verb("barrack", NAMES)
PYRAMID_ON: Final = SPACE.verb("pyramid", NAMES)
GROUP: Final = SPACE.verb("group", NAMES)
HOLIDAY: Final = SPACE.word("holiday")
REST: Final = SPACE.word("no action")
SPEND: Final = SPACE.verb("spend", list(v.CRYSTALS))
GO: Final = SPACE.word("go on")
END_TURN: Final = SPACE.word("end turn")
TOKEN: Final = SPACE.verb("token", list(v.TOKENS))
DECLINE: Final = SPACE.word("decline")
WORSHIP: Final = SPACE.verb("worship", list(v.CIVS))
RETURN: Final = SPACE.verb("return", ["0", "1", "2"])
HUNT: Final = SPACE.verb("hunt", NAMES)
SETTLE: Final = SPACE.verb("settle", NAMES)
UPGRADE: Final = SPACE.verb("upgrade", [f"{h} to {what}" for h in NAMES for what in ("factory", "barrack")])
DROP: Final = SPACE.verb("drop", list(v.CIVS))
END: Final = len(SPACE)

# Neighbours that belong together
TURNING: Final = span(TURN, DIVINE)  # the die in hand gets another number
OF_CARDS: Final = span(PLAY, DISCARD)
WARFARE: Final = span(ATTACK, CONVERT)  # action 2
EXPANSION: Final = span(EXPAND, EXPAND_WITH)  # action 3
ON_ISLAND: Final = span(ATTACK, PYRAMID_ON)  # all that a die does there

STARTING: Final = 0  # places in TILES
ADDITIONAL: Final = 1
NO_TILE: Final = -1


def tiled(with_tile: Verb, without: Verb, action: int) -> tuple[int, int]:
    """The hex of an answer, and the conversion tile that is laid there, or NO_TILE."""
    return divmod(with_tile.at(action), len(TILES)) if action in with_tile else (without.at(action), NO_TILE)
