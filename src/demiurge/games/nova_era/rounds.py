"""Chapter 3: the eight steps of a round in their order (NE-3.2), and Clean Up (NE-12.20 to NE-12.22)."""

from __future__ import annotations

from demiurge.games.nova_era import dice, disasters, production, scoring, spending
from demiurge.games.nova_era.state import CLEAN_UP, ROUNDS, Nova
from demiurge.kernel.data import NOTHING
from demiurge.kernel.state import Step


class Round(Step[Nova]):
    """NE-3.2: pushed from the last step to the first. What was reduced or used last round counts no more (NE-7.1,
    NE-R69)."""

    def run(self, s: Nova) -> None:
        s.tell("round", s.first, [s.era, s.round])
        for p in s.players:
            p.reduced, p.used = 0, NOTHING
        s.push(CleanUp())
        s.push(production.Production())
        s.push(disasters.CheckDisasters())
        s.push(spending.SpendingDice())
        s.push(dice.CheckDarkAge())
        s.push(disasters.AdvanceDisasters())
        s.push(dice.PickDice())
        s.push(dice.RollDice())


class CleanUp(Step[Nova]):
    """NE-12.20: the First Player token passes to the left. After the third round comes the Scoring (NE-12.22)."""

    def run(self, s: Nova) -> None:
        s.step = CLEAN_UP  # NE-3.2
        s.first = (s.first + 1) % s.seats
        if s.round + 1 < ROUNDS:
            s.round += 1
            s.push(Round())
        else:
            s.push(scoring.Scoring())
