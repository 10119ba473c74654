"""What is large for a number, so that most lie between 0 and 1."""

from __future__ import annotations

from typing import Final

POINTS: Final = 40.0  # of a player in the end
OF_CIV: Final = 20.0  # what one priest scores of them
LEAD: Final = 20.0  # points ahead of the best of the others
TRACK: Final = 13.0
COSMO: Final = 10.0
MALUS: Final = 13.0
TURNS: Final = 10.0
SOME: Final = 5.0
FEW: Final = 3.0
PAIR: Final = 2.0
ONLY_A_HOUSE: Final = 0.5  # beside a greater building, which is 1
MONSTER: Final = -1.0
