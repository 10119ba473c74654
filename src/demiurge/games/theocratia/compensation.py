"""Chapter 9: compensation for buildings lost in war, by conversion, or for a pyramid."""

from __future__ import annotations

from demiurge.games.theocratia import conversion_tiles, deck, worship
from demiurge.games.theocratia.state import Theocracy, upgraded
from demiurge.games.theocratia.vocabulary import KINDS, NOBODY
from demiurge.kernel.state import Step


def for_removal(s: Theocracy, seat: int, owner: int, what: int) -> None:
    """TH-9.1, TH-9.2: next, 1 worship of the building's civ for its owner, and a card if it was upgraded. Nothing for
    neutral buildings (TH-9.5) nor for the active player's own (TH-9.7)."""
    if owner in (NOBODY, seat):
        return
    if upgraded(what % KINDS):
        s.push(deck.Draw(owner, 1))
    s.push(worship.Gain(owner, what // KINDS, 1))


def for_conversion(s: Theocracy, seat: int, owner: int, what: int) -> None:
    """TH-9.3: the owner's highest additional tile; the early edition gives the rest as well (TH-9.4, TH-9.6)."""
    if owner in (NOBODY, seat):
        return
    s.push(FreeTile(owner))
    if upgraded(what % KINDS) and s.game.edition.conversion_card:
        s.push(deck.Draw(owner, 1))
    if s.game.edition.conversion_worship:
        s.push(worship.Gain(owner, what // KINDS, 1))


class FreeTile(Step[Theocracy]):
    """TH-9.3: unlocked and taken for free; nothing where none is left on the board (TH-R33)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Theocracy) -> None:
        conversion_tiles.receive(s, self.seat, conversion_tiles.highest(s, self.seat))
