"""The whole of it: one player after the other from the seat on, then what belongs to all."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.features import own, peoples, places, players, question, table
from demiurge.games.theocratia.features.look import Look
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.state import State


class TheocratiaFeatures(Features):
    """Nothing of it is kept between two positions."""

    def __init__(self) -> None:
        super().__init__(places.TABLE.names)

    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(s, Theocracy)
        look = Look(s, seat)
        for i in range(s.seats):
            at, other = places.PLAYERS_AT + i * places.PLAYER_SIZE, (seat + i) % s.seats
            players.standing(s, other, at, look, sheet)
            players.held(s, other, at, look, sheet)
            players.turn_order(s, other, at, look, sheet)
            players.worshipped(s, other, at, look, sheet)
            for civ in range(v.PLAYERS):
                players.owned(s, other, civ, at + civ, look, sheet)
        table.occasion(s, seat, look, sheet)
        table.goods(s, sheet)
        own.cards(s, seat, sheet)
        table.island(s, seat, sheet)
        for civ in range(v.PLAYERS):
            peoples.chronicle(s, civ, look, sheet)
            peoples.people(s, civ, look, sheet)
            peoples.row(s, civ, look, sheet)
        question.running(s, sheet)
        question.named(s, seat, sheet)
        question.asked(s, seat, sheet)
        question.owed(s, seat, sheet)


FEATURES: Final = TheocratiaFeatures()
