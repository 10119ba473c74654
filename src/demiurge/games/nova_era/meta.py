"""The shop window of Nova Era."""

from __future__ import annotations

from demiurge.games.nova_era.reading import load_box
from demiurge.games.nova_era.setup import Played
from demiurge.games.nova_era.state import EARLIER
from demiurge.kernel.game import Game, Option
from demiurge.kernel.registry import Meta

OPTIONS = [
    Option("fast", ["no", "yes"]),
    Option("first", ["drawn", "1", "2", "3", "4"]),
    Option(
        "rulings",
        ["printed", EARLIER],
        before=EARLIER,
    ),
]


def make(options: dict[str, str], components: str) -> Game:
    return Played(options, load_box(components, EARLIER if options["rulings"] == EARLIER else ""))


GAME = Meta("nova-era", "Nova Era", [2, 3, 4], ["2025"], OPTIONS, "demiurge.games.nova_era", make)
