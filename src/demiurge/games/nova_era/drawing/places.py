"""Where things lie on the page: the ids of what can be clicked."""

from __future__ import annotations

from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.vocabulary import COLORS, DICE, TECHNOLOGIES, TERRITORY


def card_place(card: Card) -> str:
    """Also the key of its tip."""
    return f"{'card' if card.index < TECHNOLOGIES else 'person'}-{card.id}"


def color_place(column: int) -> str:
    return f"color-{COLORS[column] if column < TERRITORY else 'territory'}"


def track_place(color: int) -> str:
    return f"track-{DICE[color]}"
