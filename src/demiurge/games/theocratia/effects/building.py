"""What is built: by a power card, or by a pyramid token."""

from __future__ import annotations

from typing import ClassVar

from demiurge.games.theocratia import expansion, tokens
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.effects.base import ARROW, GROUP_AID, TWICE, Effect, Mark
from demiurge.games.theocratia.state import Theocracy


class ExtraExpand(Effect):
    word = "extra_expand"

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.push(expansion.Build(seat, civ, v.HOUSE, 0))

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("house"), Mark("", figure=TWICE)]


class PyramidGroup(Effect):
    """So many buildings are enough for a pyramid (TH-28.21)."""

    word = "pyramid_group"
    aid = GROUP_AID

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.group = self.n

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("house", minor=True), Mark("factory", minor=True), Mark(ARROW), Mark("pyramid")]


# ---- tokens
class OfKind(Effect):
    kind: ClassVar[int]


class Build(OfKind):
    """By the Expand rules; nothing is produced or trained by it (TH-14.13, TH-R42)."""

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.push(expansion.Build(seat, civ, self.kind, 1))

    def sign(self, civs: int) -> list[Mark]:
        return [Mark(v.BUILDINGS[self.kind], figure="+")]


class BuildHouse(Build):
    token = "build house"
    kind = v.HOUSE


class BuildFactory(Build):
    token = "build factory"
    kind = v.FACTORY


class BuildBarrack(Build):
    token = "build barrack"
    kind = v.BARRACK


class UpgradeTo(OfKind):
    """A house becomes another building, which produces or trains (TH-14.9, TH-14.11)."""

    def run(self, s: Theocracy, seat: int, civ: int) -> None:
        s.push(tokens.Upgrade(seat, civ, self.kind))

    def sign(self, civs: int) -> list[Mark]:
        return [Mark("house", minor=True), Mark(ARROW), Mark(v.BUILDINGS[self.kind])]


class UpgradeToFactory(UpgradeTo):
    token = "upgrade to factory"
    kind = v.FACTORY


class UpgradeToBarrack(UpgradeTo):
    token = "upgrade to barrack"
    kind = v.BARRACK
