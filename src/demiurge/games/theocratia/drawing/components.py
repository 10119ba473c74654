"""Entries of the component files by themselves, away from any table: power cards as in a hand, tokens."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.drawing import hand
from demiurge.games.theocratia.state import Theocratia
from demiurge.kernel.speech import Words

CARDS: Final = "power_cards.json"
TOKENS: Final = "tokens.json"
ENTRIES: Final = {
    CARDS: "card-",
    TOKENS: "token-",
    "development_cards.json": "development-",
    "round_cards.json": "round-",
}


def picture(w: Words, game: Theocratia, file: str, name: str) -> str:
    found, box = "", game.box
    if file == CARDS:
        found = "".join(hand.power_card(w, one, v.CRYSTALS[0], 1, "") for one in box.cards if one.name == name)
    elif file == TOKENS and name in v.TOKENS:
        kind = v.TOKENS.index(name)
        found = hand.token_place(w, kind, box.tokens[kind], box.tokens[kind].copies)
    return f'<div class="th-alone">{found}</div>' if found else ""
