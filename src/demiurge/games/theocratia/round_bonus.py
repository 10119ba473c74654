"""Chapter 17: the round bonus cards. Who does the thing of the round's card gains 1 extra worship of the civ used."""

from __future__ import annotations

from demiurge.games.theocratia import worship
from demiurge.games.theocratia.box import Box
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import NONE


def active(s: Theocracy) -> int:
    """TH-17.3: the card of this round, from its beginning until its development is over; -1 where none lies."""
    return s.bonus_cards[s.round - 1] if 1 <= s.round <= len(s.bonus_cards) else NONE


def rewards(box: Box, card: int, what: int) -> bool:
    return card != NONE and bool(box.rewards[card] >> what & 1)


def reward(s: Theocracy, seat: int, civ: int, what: int) -> None:
    """TH-17.1: next, 1 worship of the civ, if the card of the round is for this."""
    if rewards(s.game.box, active(s), what):
        s.push(worship.Gain(seat, civ, 1))
