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
CHOOSE: Final = SPACE.start("choose", list(CIVS))
TAKE: Final = SPACE.start("take", [f"{civ} {face}" for face in range(1, FACES + 1) for civ in CIVS])
TURN: Final = SPACE.start("turn to", [str(face) for face in range(1, FACES)])
DIVINE: Final = SPACE.start("divine", [str(face) for face in range(1, FACES)])
PLACE: Final = SPACE.start("place", [f"{civ}{how}" for civ in CIVS for how in PLACINGS])
PLAY: Final = SPACE.start("play", _CARDS)
DISCARD: Final = SPACE.start("discard", _CARDS)
CLAIM: Final = SPACE.start("claim", list(MARKS))
LEAD: Final = SPACE.start("lead")
LEAD_WITHOUT: Final = SPACE.start("lead without the card")
ATTACK: Final = SPACE.start("attack", NAMES)
CONVERT: Final = SPACE.start("convert", _WITH_TILES)
EXPAND: Final = SPACE.start("expand", NAMES)
EXPAND_WITH: Final = SPACE.start("expand", _WITH_TILES)
FACTORY_ON: Final = SPACE.start("factory", NAMES)
BARRACK_ON: Final = SPACE.start("barrack", NAMES)
PYRAMID_ON: Final = SPACE.start("pyramid", NAMES)
GROUP: Final = SPACE.start("group", NAMES)
HOLIDAY: Final = SPACE.start("holiday")
REST: Final = SPACE.start("no action")
SPEND: Final = SPACE.start("spend", list(CRYSTALS))
GO: Final = SPACE.start("go on")
END_TURN: Final = SPACE.start("end turn")
TOKEN: Final = SPACE.start("token", list(TOKENS))
DECLINE: Final = SPACE.start("decline")
WORSHIP: Final = SPACE.start("worship", list(CIVS))
RETURN: Final = SPACE.start("return", ["0", "1", "2"])
HUNT: Final = SPACE.start("hunt", NAMES)
SETTLE: Final = SPACE.start("settle", NAMES)
UPGRADE: Final = SPACE.start("upgrade", [f"{h} to {what}" for h in NAMES for what in ("factory", "barrack")])
DROP: Final = SPACE.start("drop", list(CIVS))
END: Final = len(SPACE)

STARTING: Final = 0  # places in TILES
ADDITIONAL: Final = 1
NO_TILE: Final = -1
