"""The whole of it, one topic after the other."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import display
from demiurge.games.nova_era.features import own, places, players, question, table
from demiurge.games.nova_era.features.look import Times
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.state import State


class NovaEraFeatures(Features):
    """The players around the table from the seat on, then the seat's own prospects, then the table."""

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(s, Nova)
        times, available = Times(s), display.available(s)
        for n in range(s.seats):
            other, at = (seat + n) % s.seats, places.PLAYERS_AT + n * places.PLAYER_SIZE
            players.player(s, other, at, times, available, sheet)
            question.pending(s, other, at, sheet)
        own.cards(s, seat, sheet)
        own.near(s, s.players[seat], sheet)
        own.chances(s, seat, times, available, sheet)
        own.starting(s, seat, sheet)
        table.clock(s, times, sheet)
        table.board(s, available, sheet)
        question.asked(s, seat, times, sheet)


FEATURES: Final = NovaEraFeatures(places.TABLE.names)
