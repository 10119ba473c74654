"""Chapters 14 and 16: the Scoring phase of each Era, the end of the game and who has won."""

from __future__ import annotations

from demiurge.games.nova_era import civilization, counting, new_era, state
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import COLUMNS, NO_CARD
from demiurge.kernel.state import Step


class Scoring(Step[Nova]):
    """NE-14.1: for all players, from the same position (NE-R57: points change nothing that is counted)."""

    def run(self, s: Nova) -> None:
        s.step = state.SCORING_PHASE  # NE-12.22
        s.tell("scoring", s.first, [s.era])
        for seat in range(s.seats):
            score_era(s, seat)
        if s.era + 1 < s.game.eras:
            s.push(new_era.NewEra())  # NE-14.7
        else:
            s.push(EndOfGame())


def score_era(s: Nova, seat: int) -> None:
    """NE-14.2 presence, NE-14.3 majorities, NE-14.4 Objectives; damaged cards count for none (NE-14.6)."""
    p = s.players[seat]
    for category in range(COLUMNS):
        if p.counts[category]:
            state.score(s, seat, 1, state.FROM_PRESENCE + category, NO_CARD)
        if counting.has_most(s, seat, category):
            state.score(s, seat, 1, state.FROM_MAJORITY + category, NO_CARD)
    for index in civilization.in_play(p):
        for effect in s.card(index).scoring:
            state.score(s, seat, effect.amount(s, seat), state.FROM_OBJECTIVE, index)


class EndOfGame(Step[Nova]):
    """NE-16.1: a point for every ten resources. After the last Era, which in Fast Play is the second (NE-16.11)."""

    def run(self, s: Nova) -> None:
        s.step = state.OVER
        for seat, p in enumerate(s.players):
            state.score(s, seat, sum(p.resources) // s.game.box.resources_per_vp, state.FROM_RESOURCES, NO_CARD)
        s.tell("end", s.first, s.ranking()[0])  # NE-16.2
