"""What a power card may need before it can be played (TH-27.8): each condition with its word in the component data."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import expansion, war
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.effects.base import Need
from demiurge.games.theocratia.state import Theocracy


class Acted(Need):
    """The die is used for this; a card for it has a moment after that (P17 to P20), or before it is paid for (P21)."""

    def __init__(self, word: str, act: int) -> None:
        super().__init__(word)
        self.act = act

    def holds(self, s: Theocracy, seat: int) -> bool:
        return s.act == self.act


class DieToTurn(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return s.face < v.FACES


class Divination(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return s.face == v.FACES and not s.cleared


class MatchBonus(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return s.bonus != v.NONE


class DearTarget(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return True  # the question of the declared war looks at its target


class MonsterRemoved(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return s.hunts > 0


class BuildingHit(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return s.hit > 0


class AttackLeft(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return len(war.answers(s, seat, s.civ, False)) > 0


class ExpandLeft(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return expansion.any_left(s, seat, s.civ)


class PyramidDeclared(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return s.act == v.PYRAMIDING and not s.group


class BlackChosen(Need):
    def holds(self, s: Theocracy, seat: int) -> bool:
        return v.BLACK in s.named and not s.pure


NEEDS: Final[tuple[Need, ...]] = (
    DieToTurn("die_1_to_5"), Divination("divination"), MatchBonus("match_bonus"), DearTarget("target_cost_2_or_more"),
    MonsterRemoved("monster_removed"), Acted("attacked", v.WAR), BuildingHit("foreign_building_hit"),
    AttackLeft("legal_attack_left"), Acted("house_built", v.EXPANDING),
    Acted("factory_built", v.FACTORING), Acted("barrack_built", v.BARRACKING),
    PyramidDeclared("pyramid_declared"), ExpandLeft("legal_expand_left"), Acted("holiday", v.CELEBRATING),
    BlackChosen("black_chosen"),
)  # fmt: skip
