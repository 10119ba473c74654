"""Entries of the component files by themselves, away from any table: cards and Personalities."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import vocabulary
from demiurge.games.nova_era.drawing import cards
from demiurge.games.nova_era.state import NovaEra
from demiurge.kernel.speech import Words

ENTRIES: Final = {vocabulary.TECHNOLOGY_FILE: "card-", vocabulary.PERSONALITY_FILE: "person-"}


def picture(w: Words, game: NovaEra, file: str, name: str) -> str:
    found = [card.index for card in game.box.cards if card.id == name]
    return cards.alone(w, game.box, found[0]) if found else ""
