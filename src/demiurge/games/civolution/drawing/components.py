"""Entries of the component files by themselves, away from any table: research cards as in a hand."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.drawing import cards, hand
from demiurge.games.civolution.state import Civolution
from demiurge.kernel.speech import Words

CARDS: Final = "research_cards.json"
ENTRIES: Final = {
    CARDS: "card-",
    "goal_chips.json": "chip-",
    "income_chips.json": "chip-",
    "attribute_chips.json": "chip-",
    "starting_chip_cards.json": "chip-",
    "starting_marker_cards.json": "marker-card-",
    "modules.json": "module-",
    "materials.json": "material-",
    "hunting.json": "terrain-",
    "events.json": "event-",
    "sites.json": "site-",
    "settlements.json": "settlement-",
    "tracks.json": "track-",
    "solo_action_cards.json": "vici-",
}


def picture(w: Words, game: Civolution, file: str, name: str) -> str:
    found = ""
    if file == CARDS:
        found = "".join(hand.alone(w, one) for one in game.box.cards if cards.code(one.index) == name)
    return f'<div class="cc-alone">{found}</div>' if found else ""
