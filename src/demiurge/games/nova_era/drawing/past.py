"""The Past: cards that left a civilization. They do nothing any more, but some cards count them."""

from __future__ import annotations

from demiurge.games.nova_era.drawing import tiles
from demiurge.games.nova_era.state import Nova
from demiurge.kit.markup import icon


def past(view: Nova, seat: int) -> str:
    cards = view.players[seat].past
    return (
        f'<div class="ne-past" data-tip="past"><h2>{icon("past", 14)}Past<b>{len(cards) or ""}</b></h2>'
        f"{slips(view, seat)}</div>"
    )


def slips(view: Nova, seat: int) -> str:
    """The latest first: that is what one looks for."""
    cards = view.players[seat].past
    if not cards:
        return '<p class="small faint">Nothing is past yet.</p>'
    return f'<div class="ne-slips">{"".join(tiles.slip(view.card(index)) for index in reversed(cards))}</div>'
