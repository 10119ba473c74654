"""Chapter 13: what a new card makes Obsolete, and what its declaration tells about secret cards (NE-R9)."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import civilization
from demiurge.games.nova_era.state import FROM_UPGRADE, NOBODY, Nova, score
from demiurge.games.nova_era.vocabulary import START
from demiurge.kernel.data import NOTHING

FIRST_ERA: Final = 1  # NE-13.1: from Era II on

# Where an Obsolete card was: the last number of the event
IN_PLAY: Final = 0
IN_HAND: Final = 1
NOWHERE: Final = 2


def named_by(s: Nova, card: int) -> list[int]:
    """NE-13.1: the cards that the new card makes Obsolete."""
    return s.card(card).obsoletes if s.era >= FIRST_ERA else NOTHING


def declare(s: Nova, seat: int, named: int) -> None:
    """NE-13.2: the name is told to all, and whoever has the card loses it, from the civilization (NE-13.3) or the hand
    (NE-13.4). There is one card of each name, so one player has it at most."""
    for owner, p in enumerate(s.players):
        column = civilization.column_of(p, named)
        if column != civilization.NO_COLUMN:
            s.tell("obsolete", owner, [named, IN_PLAY])
            if owner == seat and named not in p.damaged:
                score(s, seat, 1, FROM_UPGRADE, named)  # NE-13.5
            civilization.to_past(s, owner, named, civilization.OBSOLETE)
            return
    holder = shown_holder(s, named)
    if holder != NOBODY:
        p = s.players[holder]
        p.hand = [card for card in p.hand if card != named]
        s.gone = s.gone + [named]
        s.tell("obsolete", holder, [named, IN_HAND])
    else:
        s.tell("obsolete", seat, [named, NOWHERE])


def shown_holder(s: Nova, named: int) -> int:
    """Who has the card in hand. Of a Starting card, which may be secret (NE-R9), everybody learns by the declaration
    whether some hand had it; if none had, it is known to lie in the box."""
    holder = NOBODY
    for seat, p in enumerate(s.players):
        if named in p.hand:
            holder = seat
    if s.card(named).deck == START and (holder != NOBODY or named in s.decks[START]):
        if any_secrets(s):
            s.chance.pick([holder + 1])  # 0: nobody
            if holder == NOBODY:
                s.set_deck(START, [card for card in s.decks[START] if card != named])
                s.gone = s.gone + [named]
    return holder


def any_secrets(s: Nova) -> bool:
    for seat in range(s.seats):
        if s.holds_secrets(seat):
            return True
    return False
