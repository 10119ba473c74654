"""Chapter 4: the Technology Display: columns of which only the bottom-most card is available (NE-4.2)."""

from __future__ import annotations

from demiurge.games.nova_era.state import Nova
from demiurge.kernel.state import Refusal


def available(s: Nova) -> list[int]:
    """The bottom-most card of each column that is not empty (NE-R8: none is refilled)."""
    return [column[-1] for column in s.display if column]


def remove(s: Nova, card: int) -> None:
    """Take an available card away, so that the one above it becomes available (NE-4.3)."""
    s.display = [column[:-1] if column and column[-1] == card else column for column in s.display]


def to_hand(s: Nova, seat: int, card: int) -> None:
    """NE-11.70: it is named to all (NE-R10) and has no effect in the hand (NE-R13, NE-R19)."""
    remove(s, card)
    p = s.players[seat]
    p.hand = sorted(p.hand + [card])
    s.tell("researched", seat, [card])


def refuse_research(s: Nova, card: int) -> Refusal:
    """NE-11.70, NE-11.71, NE-R77"""
    empty = True
    for column in s.display:
        if column:
            empty = False
            if column[-1] == card:
                return None
            if card in column:
                return "NE-11.71"
    return "NE-R77" if empty else "NE-11.70"
