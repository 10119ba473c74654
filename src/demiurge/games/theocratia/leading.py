"""Chapter 7: the first player (action 1), and chapter 18: the end-round card that comes with it."""

from __future__ import annotations

from demiurge.games.theocratia import actions, deck, expansion, worship
from demiurge.games.theocratia.state import Theocracy
from demiurge.games.theocratia.vocabulary import HOUSE, NOBODY, NONE
from demiurge.kernel.state import NOT_ASKED, Refusal, Step


def refuse(s: Theocracy, action: int) -> Refusal:
    """TH-7.3, TH-7.6: only the early edition lets the end-round card lie."""
    if action == actions.LEAD:
        return None
    if action != actions.LEAD_WITHOUT:
        return NOT_ASKED
    if s.game.edition.must_take_card:
        return "TH-7.3"
    return None if s.end_card == NOBODY else "TH-7.6"


def answers(s: Theocracy) -> list[int]:
    return (
        [actions.LEAD]
        if s.game.edition.must_take_card or s.end_card != NOBODY
        else [actions.LEAD, actions.LEAD_WITHOUT]
    )


def lead(s: Theocracy, seat: int, action: int) -> None:
    """TH-7.2 to TH-7.4, TH-7.7: the token, the end-round card or else a power card, 1 cosmo."""
    s.token = seat
    card = action == actions.LEAD and s.end_card == NOBODY
    s.tell("lead", seat, [1 if card else 0])
    if card:
        s.end_card = seat
    elif action == actions.LEAD or not s.game.earlier:  # TH-R25: until 2026-11 who declined the card drew none
        deck.draw(s, seat, 1)
    worship.gain_cosmo(s, seat, 1)


class EndRoundCard(Step[Theocracy]):
    """TH-18.1: its holder takes one extra Expand with the civ of the die on it, or not (TH-R30). It is skipped where
    nothing can be built (TH-18.2) or nobody took the card (TH-18.3)."""

    def run(self, s: Theocracy) -> None:
        if s.end_card != NOBODY and s.end_die != NONE:
            s.push(expansion.Build(s.end_card, s.end_die, HOUSE, 1))


class PassToken(Step[Theocracy]):
    """TH-5.5, TH-5.8: who holds the next-round token is first player from now on; if nobody does, nothing changes
    (TH-5.6)."""

    def run(self, s: Theocracy) -> None:
        if s.token != NOBODY:
            s.first = s.token
            s.tell("first", s.first, [])
