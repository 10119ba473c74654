"""Every answer of Theocratia, sized for both editions and any map of 61 hexes. Civs and colours by their names, hexes
by row and number (`E5`), power cards by their number in the data (`P13`), pyramid tokens by letter."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia.box import CARDS, CIVS, CRYSTALS, FACES, NAMES, TOKENS
from demiurge.kernel.actions import ActionSpace

TILES: Final = ("starting tile", "tile")  # the starting conversion tile, and any of the additional ones (TH-21.1)
MARKS: Final = ("low", "middle", "high")  # the additional tiles on the board, by the space beside which they lie
PLACINGS: Final = ("", " matched", " festive", " matched festive")  # what a discarded card recolours the die for

_CARDS: Final = [f"P{n:02}" for n in range(1, CARDS + 1)]
_WITH_TILES: Final = [f"{h} with {tile}" for h in NAMES for tile in TILES]

SPACE: Final = ActionSpace()
CHOOSE: Final = SPACE.verb("choose", list(CIVS))
TAKE: Final = SPACE.verb("take", [f"{civ} {face}" for face in range(1, FACES + 1) for civ in CIVS])
TURN: Final = SPACE.verb("turn to", [str(face) for face in range(1, FACES)])
DIVINE: Final = SPACE.verb("divine", [str(face) for face in range(1, FACES)])
PLACE: Final = SPACE.verb("place", [f"{civ}{how}" for civ in CIVS for how in PLACINGS])
PLAY: Final = SPACE.verb("play", _CARDS)
DISCARD: Final = SPACE.verb("discard", _CARDS)
CLAIM: Final = SPACE.verb("claim", list(MARKS))
LEAD: Final = SPACE.verb("lead")
LEAD_WITHOUT: Final = SPACE.verb("lead without the card")
ATTACK: Final = SPACE.verb("attack", NAMES)
CONVERT: Final = SPACE.verb("convert", _WITH_TILES)
EXPAND: Final = SPACE.verb("expand", NAMES)
EXPAND_WITH: Final = SPACE.verb("expand", _WITH_TILES)
FACTORY_ON: Final = SPACE.verb("factory", NAMES)
BARRACK_ON: Final = SPACE.verb("barrack", NAMES)
PYRAMID_ON: Final = SPACE.verb("pyramid", NAMES)
GROUP: Final = SPACE.verb("group", NAMES)
HOLIDAY: Final = SPACE.verb("holiday")
REST: Final = SPACE.verb("no action")
SPEND: Final = SPACE.verb("spend", list(CRYSTALS))
GO: Final = SPACE.verb("go on")
END_TURN: Final = SPACE.verb("end turn")
TOKEN: Final = SPACE.verb("token", list(TOKENS))
DECLINE: Final = SPACE.verb("decline")
WORSHIP: Final = SPACE.verb("worship", list(CIVS))
RETURN: Final = SPACE.verb("return", ["0", "1", "2"])
HUNT: Final = SPACE.verb("hunt", NAMES)
SETTLE: Final = SPACE.verb("settle", NAMES)
UPGRADE: Final = SPACE.verb("upgrade", [f"{h} to {what}" for h in NAMES for what in ("factory", "barrack")])
DROP: Final = SPACE.verb("drop", list(CIVS))
END: Final = len(SPACE)

STARTING: Final = 0  # places in TILES
ADDITIONAL: Final = 1
NO_TILE: Final = -1
