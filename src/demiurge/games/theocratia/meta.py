"""The shop window of Theocratia."""

from __future__ import annotations

from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.setup import Played
from demiurge.kernel.game import Game, Option
from demiurge.kernel.registry import Meta

OPTIONS = [
    Option("first-player", ["drawn", "seat-1"]),
    Option("colours", ["in-order", "drawn"]),
    Option("fortresses", ["suggested", "drawn"]),
    Option("first-game", ["no", "yes"]),
    Option(
        "rulings",
        ["printed", "until-2026-11"],
        before="until-2026-11",
    ),
]


def make(options: dict[str, str], components: str) -> Game:
    return Played(options, load_box(components))


GAME = Meta("theocratia", "Theocratia", [2, 3, 4], ["final", "early"], OPTIONS, "demiurge.games.theocratia", make)
