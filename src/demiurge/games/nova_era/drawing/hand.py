"""The hand of the one who looks. Nobody else's: of those only the number is known, and what was taken openly."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era.drawing import tiles
from demiurge.games.nova_era.state import UNKNOWN, Nova
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon

CROWDED: Final = 3  # cards; above that they are drawn tighter
HEAPED: Final = 6  # and above that only their heads


def hand(w: Words, view: Nova, seat: int) -> str:
    cards = [index for index in view.players[seat].hand if index != UNKNOWN]
    inside = "".join(tiles.whole(w, view, index, True) for index in cards)
    if not cards:
        inside = f'<p class="small faint">{esc(w("label-no-hand"))}</p>'
    many = " ne-heap" if len(cards) > HEAPED else " ne-many" if len(cards) > CROWDED else ""
    title = f"{icon('hand', 14)}{esc(w('panel-hand'))}<b>{len(cards) or ''}</b>"
    return f'<div class="ne-hand{many}"><h2>{title}</h2>{inside}</div>'


def known(w: Words, view: Nova, seat: int) -> str:
    """A hand as others know it: what was taken openly, and how many cards besides."""
    cards = view.players[seat].hand
    secret = sum(card == UNKNOWN for card in cards)
    shown = "".join(tiles.slip(w, view.card(index)) for index in cards if index != UNKNOWN)
    if not cards:
        return f'<p class="small faint">{esc(w("label-no-card"))}</p>'
    back = f'<span class="ne-slip ne-back" data-tip="hand">{esc(w("label-unknown", n=secret))}</span>'
    return f'<div class="ne-slips">{shown}{back if secret else ""}</div>'
