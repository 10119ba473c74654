"""Chapter 15: the seven steps between two Eras. All else carries over (NE-R61)."""

from __future__ import annotations

from demiurge.games.nova_era import civilization, setup, vocabulary
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.data import NOTHING, changed
from demiurge.kernel.state import Step


class NewEra(Step[Nova]):
    """NE-15.1 to NE-15.7, in their order."""

    def run(self, s: Nova) -> None:
        s.tell("new era", s.first, [s.era + 1])
        clear_displays(s)
        evolve(s)
        for seat in range(s.seats):
            civilization.people_to_past(s, seat)  # NE-15.3
        s.tracks = changed(s.tracks, vocabulary.DARK_AGE, 0)  # NE-15.4
        s.era, s.round = s.era + 1, 0  # NE-15.7
        setup.lay_out(s)  # NE-15.5, NE-15.6


def clear_displays(s: Nova) -> None:
    """NE-15.1"""
    left = s.people
    for column in s.display:
        left = left + column
    s.gone = s.gone + left
    s.display, s.people = [], NOTHING


def evolve(s: Nova) -> None:
    """NE-15.2: who has a card with an Evolution in play, damaged or not (NE-R59), takes that card into hand. What
    nobody takes leaves the game (NE-R60)."""
    deck = s.decks[vocabulary.EVOLUTION_II + s.era][:]
    for seat, p in enumerate(s.players):
        for column in range(vocabulary.COLUMNS):
            for index in civilization.undamaged(p, column) if s.game.earlier else p.columns[column]:  # NE-R78
                card = s.card(index).evolves_to
                if card != vocabulary.NO_CARD and card in deck:
                    deck.remove(card)
                    p.hand = sorted(p.hand + [card])
                    s.tell("evolved", seat, [index, card])
    s.gone = s.gone + deck
    s.set_deck(vocabulary.EVOLUTION_II + s.era, NOTHING)
