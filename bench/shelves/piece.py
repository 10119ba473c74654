"""A card or a chip, as the report tells it."""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    """kind: what it is; group: the era, deck or display it is of; origin: who says what is on it."""

    id: str
    name: str
    kind: str
    group: str
    origin: str
    text: str
