"""The things of the game as numbers: colours, civs, buildings, cards, and what a turn is made of."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NONE: Final = -1
UNKNOWN: Final = -1  # a card that a View does not show

# Colours of hexes. The first four are the players' (TH-1.1).
COLOURS: Final = ("red", "brown", "blue", "white", "green", "yellow")
PLAYERS: Final = 4  # the colours that a player can have
GREEN: Final = 4
YELLOW: Final = 5
VOLCANO: Final = 6
FORTRESS_HEX: Final = 7

# Crystals: the players' colours, green, black. There are no yellow ones (TH-R10).
CRYSTALS: Final = ("red", "brown", "blue", "white", "green", "black")
BLACK: Final = 5
COLOURED: Final = 6  # colours of crystals
WARRIORS: Final = 6  # on a page: behind the crystals of each colour
ON_PAGE: Final = 7
LAST_PAGE: Final = 7
BITS: Final = 4  # for each civ, where one number tells how many crystals are due to all of them
MOST: Final = 15  # so that many fit

CIVS: Final = ("magenta", "turquoise", "violet", "pink")
ALL_CIVS: Final = [0, 1, 2, 3]
CELLS: Final = 3  # of a civ's row (TH-1.8)
FACES: Final = 6
START: Final = -1  # the space below 0 of a track (TH-23.1)

# Buildings (TH-0.2); 0 stands for any of them.
HOUSE: Final = 1
FACTORY: Final = 2
BARRACK: Final = 3
PYRAMID: Final = 4
FORTRESS: Final = 5
KINDS: Final = 6
BUILDINGS: Final = ("", "house", "factory", "barrack", "pyramid", "fortress")

# What a round bonus card rewards (TH-17.1)
REWARDS: Final = ("expansion", "factory", "barrack", "pyramid", "holiday", "war")
FOR_EXPANSION: Final = 0
FOR_FACTORY: Final = 1
FOR_BARRACK: Final = 2
FOR_PYRAMID: Final = 3
FOR_HOLIDAY: Final = 4
FOR_WAR: Final = 5

# Development cards (TH-1.11)
DEVELOPMENT: Final = ("expansion", "holiday", "blank")
GROWTH: Final = 0
FEAST: Final = 1
BLANK: Final = 2

TOKENS: Final = "abcdefghij"  # pyramid tokens (chapter 14)
CARDS: Final = 24  # designs of power cards

# Moments of a turn in which a power card may be played (TH-27.3)
MOMENTS: Final = ("start", "drafted", "placed", "declared", "resolved")
AT_START: Final = 0
DRAFTED: Final = 1
PLACED: Final = 2
DECLARED: Final = 3
RESOLVED: Final = 4

# What this turn's die was used for, `act`: its action (TH-5.3, TH-13.1) or a Holiday; cards ask for it (TH-27.5)
IDLE: Final = 0
LEADING: Final = 1
WAR: Final = 2
EXPANDING: Final = 3
FACTORING: Final = 4
BARRACKING: Final = 5
PYRAMIDING: Final = 6
CELEBRATING: Final = 7
