"""Chapter 27: progress tracks and their thresholds."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import actions, favor, income, moments, partition, triggers, upgrades
from demiurge.games.civolution.asking import Each, May, Several
from demiurge.games.civolution.state import FROM_TRACKS, Exam
from demiurge.games.civolution.vocabulary import TRACKS
from demiurge.kernel.data import added
from demiurge.kernel.state import Step

KINDS = len(TRACKS)
UPGRADES: Final = 0
FAVOR_OR_INCOME: Final = 1
POINTS: Final = 2
STAGE_OR_POINTS: Final = 3
DOUBLE: Final = 2  # no card gives more steps at once


def doubtful(s: Exam, civ: int, track: int, n: int) -> bool:
    """CV-R60: whether a civ could be better off without these steps: they leave a pale space, or the space from which a
    double step would come to one, or they spend a bonus now that could be worth more at another time."""
    at, numbers = s.civs[civ].tracks[track], s.game.numbers
    to = min(at + n, numbers.last)
    ahead = at + DOUBLE in numbers.pale and at + DOUBLE < numbers.last  # the last space no step misses
    if to not in numbers.pale and (at in numbers.pale or ahead):
        return True
    for i, space in enumerate(numbers.thresholds):
        if at < space <= to and numbers.bonuses[i] != POINTS:
            return True
    return False


class Advance(Step[Exam]):
    """CV-27.2, CV-27.3, CV-27.8: one step at a time, with the bonus of each threshold crossed."""

    def __init__(self, civ: int, track: int, left: int) -> None:
        self.civ = civ
        self.track = track
        self.left = left

    def run(self, s: Exam) -> None:
        c, numbers = s.civs[self.civ], s.game.numbers
        if self.left > 1:
            s.push(Advance(self.civ, self.track, self.left - 1))
        if c.tracks[self.track] >= numbers.last:
            s.score(self.civ, numbers.beyond_vp, FROM_TRACKS)
            return
        c.tracks = added(c.tracks, self.track, 1)
        s.tell("track", self.civ, [self.track, c.tracks[self.track]])
        if c.tracks[self.track] in numbers.thresholds:
            bonus = numbers.bonuses[numbers.thresholds.index(c.tracks[self.track])]
            self.reward(s, bonus)

    def reward(self, s: Exam, bonus: int) -> None:
        """CV-27.4 to CV-27.7; V.I.C.I gains only points (CV-42.1), and where there is a choice, these (CV-R57)."""
        vici = self.civ >= s.seats
        if bonus == POINTS or (vici and bonus == STAGE_OR_POINTS and not s.game.earlier):
            s.score(self.civ, s.game.numbers.bonus_vp, FROM_TRACKS)
        if vici:
            return
        s.push(triggers.Afterwards(self.civ, moments.TRACK_THRESHOLD, triggers.NOTHING))
        if bonus == UPGRADES:
            s.push(upgrades.Upgrade(self.civ, 1, s.game.box.track_value[self.track]))
        elif bonus == FAVOR_OR_INCOME:
            s.push(FavorOrIncome(self.civ))
        elif bonus == STAGE_OR_POINTS:
            s.push(StageOrPoints(self.civ))


def step(s: Exam, civ: int, track: int) -> None:
    s.push(Advance(civ, track, 1))


class FavorOrIncome(May):
    """CV-27.6"""

    verb = actions.INCOME_OR_POINT
    words = (actions.DO_FAVOR,)
    clause = "CV-27.6"

    def offers(self, s: Exam) -> list[int]:
        chips = sorted(income.chips_of(s.civs[self.seat]))
        return [
            actions.DO_FAVOR,
            *[actions.INCOME.of(chip) for chip in chips],
            *[actions.POINT.of(chip) for chip in chips],
        ]

    def accept(self, s: Exam, action: int) -> None:
        if action == actions.DO_FAVOR:
            favor.advance(s, self.seat, 1)
        else:
            income.perform(s, self.seat, action)


class StageOrPoints(May):
    """CV-27.7"""

    verb = actions.FLIP
    words = (actions.DO_POINTS,)
    clause = "CV-15.1"

    def offers(self, s: Exam) -> list[int]:
        return [
            actions.DO_POINTS,
            *[actions.FLIP.of(tile) for tile in (0, 1) if not s.civs[self.seat].stages >> tile & 1],
        ]

    def accept(self, s: Exam, action: int) -> None:
        if action == actions.DO_POINTS:
            s.score(self.seat, s.game.numbers.bonus_vp, FROM_TRACKS)
        else:
            partition.flip(s, self.seat, actions.FLIP.at(action))


class AnyTrack(Several):
    """CV-27.2: steps on tracks of choice."""

    verb = actions.TRACK
    clause = "CV-27.2"

    def offers(self, s: Exam) -> list[int]:
        return [actions.TRACK.of(track) for track in range(KINDS)]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        step(s, self.seat, actions.TRACK.at(action))


class LowestTrack(Each):
    """An effect: steps on the track that is then furthest back; in a tie the civ chooses."""

    verb = actions.TRACK
    clause = "CV-38.17"

    def offers(self, s: Exam) -> list[int]:
        spaces = s.civs[self.seat].tracks
        return [actions.TRACK.of(track) for track in range(KINDS) if spaces[track] == min(spaces)]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        step(s, self.seat, actions.TRACK.at(action))
