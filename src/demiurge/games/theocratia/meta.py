"""The shop window of Theocratia."""

from __future__ import annotations

from demiurge.games.theocratia.reading import load_box
from demiurge.games.theocratia.state import Theocratia
from demiurge.kernel.game import Game, Option
from demiurge.kernel.registry import Meta

OPTIONS = [
    Option("first-player", ["drawn", "seat-1"], "who begins (TH-3.2)"),
    Option("colours", ["in-order", "drawn"], "with 2 or 3 players: red, brown, blue, or any of the four (TH-3.1)"),
    Option("fortresses", ["suggested", "drawn"], "final edition: where the civs live (TH-2.17, TH-2.26)"),
    Option("first-game", ["no", "yes"], "the priest of the first civ begins on 0 (TH-3.6)"),
    Option(
        "rulings",
        ["printed", "until-2026-11"],
        "how TH-15.6, TH-R25 and TH-8.6 are read: as now, or as before November 2026",
        before="until-2026-11",
    ),
]


def make(options: dict[str, str], components: str) -> Game:
    return Theocratia(options, load_box(components))


GAME = Meta("theocratia", "Theocratia", [2, 3, 4], ["final", "early"], OPTIONS, "demiurge.games.theocratia", make)
