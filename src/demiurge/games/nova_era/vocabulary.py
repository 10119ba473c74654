"""The words of the box as numbers: colours, cards and decks, and the language in which cards are written: triggers,
conditions and counters. What an effect is and does, each class of `effects` says by itself."""

from __future__ import annotations

from typing import Final

GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
BLACK: Final = 4  # a die colour only
COLORS: Final = ("green", "red", "yellow", "blue")
DICE: Final = (*COLORS, "black")
ANY_COLOR: Final = 15  # a mask of the four colours
ANY_DIE: Final = 31
TYPES: Final = 4  # of resources, one of each colour
TERRITORY: Final = 4  # the fifth column and the fifth category
COLUMNS: Final = 5  # of a civilization: the four colours, then Territories (NE-1.11)
PERSONALITY: Final = 5
PAST: Final = 6
THINGS: Final = (*COLORS, "territory", "personality", "past")  # what a majority can be of
OWNED: Final = 6  # how many of these `has` may ask for
CATEGORIES: Final = 7  # the counters behind the things
COLOR_SET: Final = 8
RESOURCE: Final = 9  # and the three that follow, by colour
RESOURCES: Final = 13  # of any colour
COUNTERS: Final = (
    "tech:green", "tech:red", "tech:yellow", "tech:blue", "territory", "personality", "past", "categories", "color_set",
    "resource:green", "resource:red", "resource:yellow", "resource:blue", "resource:any",
)  # fmt: skip
UNBOUND: Final = -1  # a bound that is not there

# Cards
TECHNOLOGY: Final = 0
TERRITORY_CARD: Final = 1
PERSONALITY_CARD: Final = 2

START: Final = 0
ERA_I: Final = 1
ERA_II: Final = 2
ERA_III: Final = 3
EVOLUTION_II: Final = 4
EVOLUTION_III: Final = 5
PEOPLE_I: Final = 6
PEOPLE_II: Final = 7
PEOPLE_III: Final = 8
DECK_SIZES: Final = (8, 40, 32, 32, 18, 18, 18, 16, 16)  # NE-1.1, NE-1.2
ERAS: Final = ("I", "II", "III")

TECHNOLOGIES: Final = 148  # NE-1.1: Technologies and Territories
PERSONALITIES: Final = 50  # NE-1.2
CARDS: Final = 198
NO_CARD: Final = -1
MOST_ABILITIES: Final = 2  # of one card: answers name them by their place
MOST_PRODUCTION: Final = 3

# Component files
TECHNOLOGY_FILE: Final = "technologies.json"
PERSONALITY_FILE: Final = "personalities.json"
BOARD_FILE: Final = "board.json"
FILES: Final = (TECHNOLOGY_FILE, PERSONALITY_FILE, BOARD_FILE)

# When an effect happens: the order on a card
INSTANT: Final = 0
PRODUCTION: Final = 1
ONCE: Final = 2
PERMANENT: Final = 3
SCORING: Final = 4
WHEN: Final = ("instant", "production", "once_per_round", "permanent", "scoring")

# Which rivals an effect is about
FEWER: Final = 0
EVERY: Final = 1
ONE: Final = 2
SELECTORS: Final = ("fewer", "all", "one")

DARK_AGE: Final = 4  # behind the Disasters of the four colours
DISASTERS: Final = ("riots", "invasion", "decline", "regression", "dark-age")  # as their icons are called
SHIELDS: Final = (*COLORS, "dark_age")  # what a card can protect from
