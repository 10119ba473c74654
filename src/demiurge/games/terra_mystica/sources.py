"""Why points were scored: the chart at the end of a game and the journal tell them apart."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "start", "scoring tile", "bonus card", "favor tile", "town", "shipping", "spade track", "faction", "leech",
    "conversion", "fire", "water", "earth", "air", "area", "final tile", "resources", "adjusted",
)  # fmt: skip
START: Final = 0
SCORING: Final = 1
BONUS: Final = 2
FAVOR: Final = 3
TOWN: Final = 4
SHIPPING: Final = 5
DIGGING: Final = 6
FACTION: Final = 7
LEECH: Final = 8
CONVERSION: Final = 9
CULTS: Final = 10  # and the three that follow, by track
AREA: Final = 14
FINAL_TILE: Final = 15
RESOURCES: Final = 16
ADJUSTING: Final = 17
