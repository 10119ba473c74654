"""What only the seat itself knows or is asked to compare: its cards one by one, those that it could get, and the
Starting cards that it cannot place."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import spending
from demiurge.games.nova_era.evaluation import EVALUATION
from demiurge.games.nova_era.features import places
from demiurge.games.nova_era.features.look import Times
from demiurge.games.nova_era.features.reach import attainable, purse_of
from demiurge.games.nova_era.features.scales import FEW, MANY, SOME
from demiurge.games.nova_era.state import Nova, Player
from demiurge.games.nova_era.vocabulary import COLUMNS, START
from demiurge.kernel.features import Sheet

_HARM: Final = 0.3  # what is left of a card while it is damaged
_ON_SHOW: Final = [0.5, 0.3, 0.2, 0.1]  # of a card in hand, by the cards that lie below it
_HELD: Final = 1.0


def cards(s: Nova, seat: int, sheet: Sheet) -> None:
    """The seat's civilization, card by card; damaged ones count for less. A Personality that waits for the end of a
    Civil War is among them (NE-R30)."""
    p = s.players[seat]
    for column in range(COLUMNS):
        for index in p.columns[column]:
            sheet.put(places.OWN + index, _HARM if index in p.damaged else 1.0)
    for index in p.people:
        sheet.put(places.OWN + index, 1.0)
    for step in s.lanes[s.seats]:
        if isinstance(step, spending.Arrive) and step.seat == seat:
            sheet.put(places.OWN + step.card, 1.0)


def near(s: Nova, p: Player, sheet: Sheet) -> None:
    """What the seat holds or could come to hold, card by card: the less, the farther it is."""
    for index in p.hand:
        sheet.put(places.NEAR + index, _HELD)
    for column in s.display:
        lowest = len(column) - 1
        for row, index in enumerate(column):
            sheet.put(places.NEAR + index, _ON_SHOW[min(lowest - row, len(_ON_SHOW) - 1)])
    for index in s.people:
        sheet.put(places.NEAR + index, _ON_SHOW[0])


def chances(s: Nova, seat: int, times: Times, available: list[int], sheet: Sheet) -> None:
    """The seat's own hand as the judge sees it, and the best card that a die could bring into play."""
    p, held, best = s.players[seat], 0, 0.0
    purse = purse_of(p)
    for index in p.hand:
        if attainable(s, seat, index, purse):
            held += 1
            best = max(best, EVALUATION.card(s, seat, s.card(index), times.rounds, times.scorings))
    for index in available:
        if attainable(s, seat, index, purse):
            best = max(best, EVALUATION.card(s, seat, s.card(index), times.rounds, times.scorings))
    sheet.put(places.HAND_WORTH, EVALUATION.hand(s, seat, times.rounds, times.scorings) / SOME)
    sheet.put(places.HAND_IN_REACH, held / FEW)
    sheet.put(places.BEST_IN_REACH, best / MANY)


def starting(s: Nova, seat: int, sheet: Sheet) -> None:
    """The Starting cards that the seat cannot place, while a rival still holds one of them (NE-R9)."""
    hidden = False
    for rival in s.rivals(seat):
        hidden = hidden or s.holds_secrets(rival)
    if not hidden:
        return
    for number, index in enumerate(s.game.box.decks[START]):
        unseen = index in s.decks[START]
        for rival in s.rivals(seat):
            unseen = unseen or index in s.players[rival].hand
        sheet.put(places.UNSEEN + number, 1.0 if unseen else 0.0)
