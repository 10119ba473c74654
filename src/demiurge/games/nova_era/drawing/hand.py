"""The hand of the one who looks. Nobody else's: of those only the number is known, and what was taken openly."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.drawing import tiles
from demiurge.games.nova_era.state import UNKNOWN, Nova
from demiurge.kit.markup import icon

CROWDED: Final = 3  # cards; above that they are drawn tighter
HEAPED: Final = 6  # and above that only their heads


def hand(view: Nova, seat: int) -> str:
    cards = [index for index in view.players[seat].hand if index != UNKNOWN]
    inside = "".join(tiles.whole(view, index, True) for index in cards)
    if not cards:
        inside = '<p class="small faint">No card in hand. Research takes one of the Display.</p>'
    many = " ne-heap" if len(cards) > HEAPED else " ne-many" if len(cards) > CROWDED else ""
    return f'<div class="ne-hand{many}"><h2>{icon("hand", 14)}Hand<b>{len(cards) or ""}</b></h2>{inside}</div>'


def known(view: Nova, seat: int) -> str:
    """A hand as others know it: what was taken openly, and how many cards besides."""
    cards = view.players[seat].hand
    secret = sum(card == UNKNOWN for card in cards)
    shown = "".join(tiles.slip(view.card(index)) for index in cards if index != UNKNOWN)
    rest = f'<span class="ne-slip ne-back" data-tip="hand">{secret} unknown</span>' if secret else ""
    return f'<div class="ne-slips">{shown}{rest}</div>' if cards else '<p class="small faint">No card.</p>'
