"""Nova Era: technologies, territories and personalities. Offered: it could be developed, expanded or enlisted with the
die in hand."""

from __future__ import annotations

from bench.shelves.piece import Piece
from demiurge.games.nova_era.actions import DEVELOP, ENLIST, EXPAND
from demiurge.games.nova_era.box import Box, Card
from demiurge.games.nova_era.drawing import PAINTER
from demiurge.games.nova_era.drawing.parts import described, price
from demiurge.games.nova_era.meta import GAME
from demiurge.games.nova_era.state import Nova, NovaEra
from demiurge.games.nova_era.vocabulary import PERSONALITY_CARD, START, TECHNOLOGIES, TERRITORY_CARD
from demiurge.kernel.state import State

words = PAINTER.speaking().words


def card_of(action: int) -> int:
    """The card that an answer buys, or -1."""
    if action in DEVELOP:
        return DEVELOP.at(action)
    if action in EXPAND:
        return EXPAND.at(action)
    return ENLIST.at(action) + TECHNOLOGIES if action in ENLIST else -1


def kind_of(card: Card) -> str:
    if card.kind == PERSONALITY_CARD:
        return "Personality"
    return "Territory" if card.kind == TERRITORY_CARD else "Technology"


class NovaEraShelf:
    seats = [2, 3, 4]
    options: dict[str, str] = {}
    tints = {"Start": "#8a7f70", "Era I": "#5f8a3f", "Era II": "#3c6e9f", "Era III": "#8a4a9c"}
    shapes = {"Technology": "disc", "Territory": "square", "Personality": "diamond"}

    def __init__(self, components: str) -> None:
        self.components = components

    def box(self) -> Box:
        """The cards of the table, which may be those of before."""
        game = GAME.make(self.options, self.components)
        assert isinstance(game, NovaEra)
        return game.box

    def pieces(self) -> list[Piece]:
        return [
            Piece(
                card.id, card.name, kind_of(card), "Start" if card.deck == START else f"Era {'I' * (card.era + 1)}",
                card.origin, f"{words.say(price(card))}: {described(words, card)}",
            )
            for card in self.box().cards
        ]  # fmt: skip

    def begins(self, s: State) -> int:
        assert isinstance(s, Nova)
        return s.first

    def start(self, s: State, seat: int) -> str:
        return ""

    def moment(self, s: State) -> int:
        assert isinstance(s, Nova)
        return s.era * 16 + s.round

    def offered(self, s: State, seat: int) -> list[int]:
        return [card for card in map(card_of, s.answers(seat)) if card >= 0]

    def taken(self, s: State, seat: int, action: int) -> int:
        return card_of(action)
