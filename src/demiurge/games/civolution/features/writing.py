"""The whole of it: one civ after the other from the seat on, then the seat's own, then the table."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import events
from demiurge.games.civolution.features import own, places, players, question, table
from demiurge.games.civolution.features.look import Stakes, Survey, eras_left
from demiurge.games.civolution.features.question import Agenda
from demiurge.games.civolution.state import Exam
from demiurge.kernel.features import Features, Sheet
from demiurge.kernel.state import State


class CivolutionFeatures(Features):
    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(s, Exam)
        survey, agenda, left = Survey(s, seat), Agenda(s, seat), eras_left(s)
        stakes = Stakes(s, survey)
        entitled = events.entitled(s) if s.event >= 0 and s.phase <= table.EVENT_PHASE else []
        civs = len(s.civs)
        for side in range(civs):
            civ = (seat + side) % civs
            at = places.PLAYERS_AT + side * places.PLAYER_SIZE
            players.standing(s, civ, stakes, left, at, sheet)
            players.console(s, civ, left, at, sheet)
            players.stages(s, civ, stakes, left, at, sheet)
            players.plans(s, civ, at, sheet)
            players.tribes(s, civ, survey, left, at, sheet)
            players.surroundings(s, civ, survey, at, sheet)
            question.turn(s, civ, agenda, at, sheet)
            sheet.put(at + places.ENTITLED, 1.0 if civ in entitled else 0.0)
        own.cards(s, seat, agenda, sheet)
        own.goals(s, seat, sheet)
        own.console(s, seat, sheet)
        own.lands(s, seat, survey, sheet)
        question.asked(agenda, sheet)
        table.clock(s, left, sheet)
        table.fortune(s, stakes, sheet)
        table.continent(s, seat, sheet)
        table.solo(s, sheet)
        question.resolved(s, agenda, sheet)


FEATURES: Final = CivolutionFeatures(places.TABLE.names)
