"""Chapters 19 and 24: upgrading modules, and moving feature markers."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, moments, triggers
from demiurge.games.civolution.asking import Each, Several
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import FEATURE_AT, FEATURES, MAIN
from demiurge.kernel.data import added

KINDS = len(FEATURES)
TOP = 2  # level III


class Upgrade(Several):
    """CV-19.1 to CV-19.3: one main module by one level; `value`: only modules that need this die (CV-27.5), 0: any."""

    verb = actions.UPGRADE

    def __init__(self, seat: int, left: int, value: int) -> None:
        super().__init__(seat, left)
        self.value = value

    def offers(self, s: Exam) -> list[int]:
        levels, modules = s.civs[self.seat].levels, s.game.box.modules
        return [
            actions.UPGRADE.of(m)
            for m in range(MAIN)
            if levels[m] < TOP and (not self.value or self.value in modules[m].dice)
        ]

    def why(self, s: Exam, action: int) -> str:
        return "CV-19.3" if s.civs[self.seat].levels[actions.UPGRADE.at(action)] == TOP else "CV-27.5"

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        upgrade(s, self.seat, actions.UPGRADE.at(action))


def upgrade(s: Exam, civ: int, module: int) -> None:
    c = s.civs[civ]
    c.levels = added(c.levels, module, 1)
    s.tell("upgrade", civ, [module, c.levels[module]])
    triggers.fire(s, civ, moments.UPGRADE_DONE)


class MoveFeature(Several):
    """CV-24.4: an own feature marker to another feature space."""

    verb = actions.SHIFT_FEATURE
    clause = "CV-24.4"

    def offers(self, s: Exam) -> list[int]:
        at = s.civs[self.seat].at
        have = [f for f in range(KINDS) if at[FEATURE_AT + f]]
        return [actions.SHIFT_FEATURE.of(f * KINDS + to) for f in have for to in range(KINDS) if to != f]

    def accept(self, s: Exam, action: int) -> None:
        at, (old, new) = s.civs[self.seat].at, divmod(actions.SHIFT_FEATURE.at(action), KINDS)
        at[FEATURE_AT + old] -= 1
        at[FEATURE_AT + new] += 1
        s.tell("feature", self.seat, [new])
        self.again(s)


class AnyFeature(Each):
    """An effect: feature markers on spaces of choice."""

    verb = actions.FEATURE
    clause = "CV-38.17"

    def offers(self, s: Exam) -> list[int]:
        return [actions.FEATURE.of(f) for f in range(KINDS)]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        s.tell("feature", self.seat, [actions.FEATURE.at(action)])
        markers.gain(s, self.seat, FEATURE_AT + actions.FEATURE.at(action), 1)
