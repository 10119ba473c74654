"""All effects, in the order in which a mistake in the component data names them."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia.effects import building, civs, goods, turn
from demiurge.games.theocratia.effects.base import Effect

OF_CARDS: Final[tuple[type[Effect], ...]] = (
    goods.GainCosmo, goods.MalusBack, civs.Worship, goods.Draw, goods.Discard, civs.AddCrystal, civs.RemoveBlack,
    civs.Train, goods.ClaimTile, turn.TurnDie, turn.RepeatBonus, turn.WarDiscount, turn.RemoveMonster,
    turn.ExtraAttack, building.ExtraExpand, building.PyramidGroup, turn.CancelMalus, turn.HolidayDiscount,
    turn.PureBlack,
)  # fmt: skip
OF_TOKENS: Final[tuple[type[Effect], ...]] = (
    goods.GainCosmo, goods.Draw, goods.MalusBack, civs.AnyWorship, building.BuildHouse, building.BuildFactory,
    building.UpgradeToFactory, building.BuildBarrack, building.UpgradeToBarrack, civs.CrystalForEach,
)  # fmt: skip
