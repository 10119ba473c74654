"""The shop window of Civolution."""

from __future__ import annotations

from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.state import EARLIER, HANDS, Civolution
from demiurge.games.civolution.vocabulary import LEVELS
from demiurge.kernel.game import Game, Option
from demiurge.kernel.registry import Meta

OPTIONS = [
    Option("hands", list(HANDS), "pre-made hands, the advanced selection, or every other civ a newcomer (CV-2.44)"),
    Option("continent", ["first-play", "random"], "three tiles at their places, or all at random (CV-2.11, CV-2.12)"),
    Option("materials", ["first-plays", "experienced"], "Wood and Papyrus at the start, or any (CV-2.14, CV-2.15)"),
    Option("first-civ", ["drawn", "seat-1"], "who has the monolith first (CV-2.36)"),
    Option("level", list(LEVELS), "solo: how hard V.I.C.I is (chapter 45)"),
    Option("extra-tough", ["no", "yes"], "solo: V.I.C.I acts on a Reset, too (CV-45.7)"),
    Option("solo-cards", ["dealt", "picked"], "solo: the starting cards are sought out freely (CV-40.11)"),
    Option("rulings", ["printed", EARLIER], "the rules as they read now, or as they read here before", EARLIER),
]


def make(options: dict[str, str], components: str) -> Game:
    return Civolution(options, load_box(components))


GAME = Meta("civolution", "Civolution", [1, 2, 3, 4], ["final"], OPTIONS, "demiurge.games.civolution", make)
