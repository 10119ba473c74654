"""The shop window of Civolution."""

from __future__ import annotations

from demiurge.games.civolution.reading import load_box
from demiurge.games.civolution.setup import Played
from demiurge.games.civolution.state import EARLIER, HANDS
from demiurge.games.civolution.vocabulary import LEVELS
from demiurge.kernel.game import Game, Option
from demiurge.kernel.registry import Meta

OPTIONS = [
    Option("hands", list(HANDS)),
    Option("continent", ["first-play", "random"]),
    Option("materials", ["first-plays", "experienced"]),
    Option("first-civ", ["drawn", "seat-1"]),
    Option("level", list(LEVELS)),
    Option("extra-tough", ["no", "yes"]),
    Option("solo-cards", ["dealt", "picked"]),
    Option("rulings", ["printed", EARLIER], before=EARLIER),
]


def make(options: dict[str, str], components: str) -> Game:
    return Played(options, load_box(components))


GAME = Meta("civolution", "Civolution", [1, 2, 3, 4], ["final"], OPTIONS, "demiurge.games.civolution", make)
