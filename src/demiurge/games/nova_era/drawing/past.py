"""The Past: cards that left a civilization. They do nothing any more, but some cards count them."""

from __future__ import annotations

from demiurge.games.nova_era.drawing import tiles
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.speech import Words
from demiurge.kit.markup import esc, icon


def past(w: Words, view: Nova, seat: int) -> str:
    cards = view.players[seat].past
    title = f"{icon('past', 14)}{esc(w('panel-past'))}<b>{len(cards) or ''}</b>"
    return f'<div class="ne-past" data-tip="past"><h2>{title}</h2>{slips(w, view, seat)}</div>'


def slips(w: Words, view: Nova, seat: int) -> str:
    """The latest first: that is what one looks for."""
    cards = view.players[seat].past
    if not cards:
        return f'<p class="small faint">{esc(w("label-no-past"))}</p>'
    return f'<div class="ne-slips">{"".join(tiles.slip(w, view.card(index)) for index in reversed(cards))}</div>'
