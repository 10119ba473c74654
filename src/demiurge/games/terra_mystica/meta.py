"""The shop window of Terra Mystica."""

from __future__ import annotations

from demiurge.games.terra_mystica.reading import load_box
from demiurge.games.terra_mystica.setup import Played
from demiurge.kernel.game import Game, Option
from demiurge.kernel.registry import Meta

OPTIONS = [
    Option("map", ["original", "fire-ice-1", "fire-ice-2", "fjords", "loon-lakes"]),
    Option("turn-order", ["seating", "passing"]),
    Option("mini-expansion-1", ["no", "yes"]),
    Option("shipping-bonus", ["no", "yes"]),
    Option("temple-scoring-tile", ["no", "yes"]),
    Option("fire-and-ice-factions", ["no", "yes"]),
    Option("fire-and-ice-final-scoring", ["no", "yes"]),
    Option("start-vp", ["20", "2017"]),
    Option("leech", ["now", "deferred"]),
    Option("rulings", ["printed", "site"]),
    Option("strict-leech", ["yes", "no"]),
    Option("strict-darkling-sh", ["yes", "no"]),
    Option("strict-chaosmagician-sh", ["yes", "no"]),
    Option("errata-cultist-power", ["yes", "no"]),
    Option("bonus-cards", ["drawn", "all"]),
    Option("dropping", ["no", "yes"]),
    Option("adjusting", ["no", "yes"]),
]


def make(options: dict[str, str], components: str) -> Game:
    return Played(options, load_box(components))


GAME = Meta(
    "terra-mystica", "Terra Mystica", [2, 3, 4, 5], ["final"], OPTIONS, "demiurge.games.terra_mystica", make,
)  # fmt: skip
