"""Entries of the component files by themselves, away from any table: tiles and cards as they lie in the strip, a
faction as it is shown before it has a mat."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica.drawing import panels, sheet
from demiurge.games.terra_mystica.state import TerraMystica
from demiurge.kernel.speech import Words

ENTRIES: Final = {
    "factions.json": "faction-",
    "bonus_cards.json": "bonus-",
    "favor_tiles.json": "favor-",
    "scoring_tiles.json": "score-",
    "town_tiles.json": "town-",
    "power_actions.json": "power-",
    "final_scoring.json": "final-",
}


def picture(w: Words, game: TerraMystica, file: str, name: str) -> str:
    found, box = "", game.box
    if file == "factions.json":
        found = "".join(sheet.shown(w, one) for one in box.factions if one.name == name)
    elif file == "bonus_cards.json":
        found = "".join(panels.bonus_card(w, one, 0) for one in box.bonus_cards if one.name == name)
    elif file == "favor_tiles.json":
        found = "".join(panels.favor_tile(w, one, one.copies, False) for one in box.favor_tiles if one.name == name)
    elif file == "town_tiles.json":
        found = "".join(panels.town_tile(w, one, one.copies) for one in box.town_tiles if one.name == name)
    elif file == "power_actions.json":
        found = "".join(panels.power_space(w, one, False) for one in box.power_actions if one.name == name)
    return f'<div class="tm-alone">{found}</div>' if found else ""
