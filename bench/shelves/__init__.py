"""What the cards and chips of a game are offered and taken by, for `balance_cards.py`: one module for each game."""

from __future__ import annotations

from typing import Protocol

from bench.shelves.civolution import CivolutionShelf
from bench.shelves.nova_era import NovaEraShelf
from bench.shelves.piece import Piece
from demiurge.kernel.state import State

__all__ = ["SHELVES", "Piece", "Shelf"]


class Shelf(Protocol):
    """All that can be taken at a table, told by numbers; `components` as for the game itself."""

    seats: list[int]
    options: dict[str, str]  # of the tables it is played at
    tints: dict[str, str]  # by group, its colour in the plot
    shapes: dict[str, str]  # by kind: disc, square or diamond

    def __init__(self, components: str) -> None: ...

    def pieces(self) -> list[Piece]:
        """Everything that can be taken."""

    def begins(self, s: State) -> int:
        """The seat that is first in the first round."""

    def start(self, s: State, seat: int) -> str:
        """What the seat has started with, where that differs."""

    def moment(self, s: State) -> int:
        """The round: purchases are compared with others of the same."""

    def offered(self, s: State, seat: int) -> list[int]:
        """What the seat that is asked could take now."""

    def taken(self, s: State, seat: int, action: int) -> int:
        """What an answer takes, or -1."""


SHELVES: dict[str, type[Shelf]] = {"nova-era": NovaEraShelf, "civolution": CivolutionShelf}
