"""The shop window of Terra Mystica."""

from __future__ import annotations

from demiurge.games.terra_mystica.box import load_box
from demiurge.games.terra_mystica.state import TerraMystica
from demiurge.kernel.game import Game, Option
from demiurge.kernel.registry import Meta

OPTIONS = [
    Option("map", ["original", "fire-ice-1", "fire-ice-2", "fjords", "loon-lakes"], "the map"),
    Option("turn-order", ["seating", "passing"], "whether the order of passing is the next turn order (TM-11.7)"),
    Option("mini-expansion-1", ["no", "yes"], "the town tiles TW6 to TW8 (TM-1.13)"),
    Option("shipping-bonus", ["no", "yes"], "the bonus card BON10 (TM-1.17)"),
    Option("temple-scoring-tile", ["no", "yes"], "the scoring tile SCORE9 (TM-1.15)"),
    Option("fire-and-ice-factions", ["no", "yes"], "the six factions of Fire & Ice"),
    Option("fire-and-ice-final-scoring", ["no", "yes"], "one of four further final scorings (TM-17.18)"),
    Option("start-vp", ["20", "2017"], "the same start for all, or by faction (TM-2.18)"),
    Option("leech", ["now", "deferred"], "power via structures is decided at once, or when it matters"),
    Option("rulings", ["printed", "site"], "chapter 43: the printed rules, or those of the well-known site"),
    Option("strict-leech", ["yes", "no"], "site: offers are answered in order and before conversions"),
    Option("strict-darkling-sh", ["yes", "no"], "site: Darklings convert workers in the turn of the stronghold"),
    Option("strict-chaosmagician-sh", ["yes", "no"], "site: a pass ends the double turn"),
    Option("errata-cultist-power", ["yes", "no"], "site: 1 power when all decline"),
    Option("bonus-cards", ["drawn", "all"], "site: all cards are in play where a ledger removes none"),
    Option("dropping", ["no", "yes"], "players may leave or be dropped during the game (TM-43.37, TM-43.38)"),
    Option("adjusting", ["no", "yes"], "site: lines may set resources, for set-up positions"),
]


def make(options: dict[str, str], components: str) -> Game:
    return TerraMystica(options, load_box(components))


GAME = Meta(
    "terra-mystica", "Terra Mystica", [2, 3, 4, 5], ["final"], OPTIONS, "demiurge.games.terra_mystica", make,
)  # fmt: skip
