"""What the rules call by number: terrains, structures and cults."""

from __future__ import annotations

from typing import Final

WHEEL: Final = 7  # the terrains that spades go round (TM-1.6)
ICE: Final = 7
VOLCANO: Final = 8
VARIABLE: Final = 9  # home of Riverwalkers and Shapeshifters: chosen in setup
COLOURS: Final = 9  # terrains of the wheel, ice and volcano
TERRAINS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano")

NONE: Final = 0
D: Final = 1
TP: Final = 2
TE: Final = 3
SH: Final = 4
SA: Final = 5
STRUCTURES: Final = ("", "D", "TP", "TE", "SH", "SA")

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULTS: Final = ("fire", "water", "earth", "air")
PRIESTS_ON_CULTS: Final = 4  # ScoringTile.cult: counts own priests on cult slots instead of steps
