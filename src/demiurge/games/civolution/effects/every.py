"""All effects and all kinds of abilities, in the order in which their words are named to who has misspelt one."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution.effects import conditions, console, continent, gains
from demiurge.games.civolution.effects.abilities import Activity, PointBonus
from demiurge.games.civolution.effects.ability import NOTHING, Ability
from demiurge.games.civolution.effects.effect import Effect, Pool
from demiurge.games.civolution.effects.passives import Passive
from demiurge.games.civolution.effects.triggered import Trigger
from demiurge.kernel.components import Fields

EVERY: Final[tuple[type[Effect], ...]] = (
    gains.Points, gains.Track, gains.AnyTrack, gains.LowestTrack, gains.Favor, gains.Goods, gains.Material,
    gains.MaterialOfRow, gains.Feature, gains.GoodsPer, gains.PointsPer,
    continent.Migrate, continent.Procreate, continent.PlaceWeak, continent.Produce, continent.Transport,
    continent.Deliver, continent.Strengthen, continent.Hunt, continent.ClearHunting, continent.LuckyFind,
    continent.ExtraFind, continent.Reveal, continent.Explore,
    console.IncomeAction, console.Activity, console.GainCard, console.DrawCards, console.GainGoal, console.InstallGoal,
    console.GainIncome, console.InstallCard, console.Upgrade, console.FlipStage, console.Plan, console.TurnDie,
    console.RecoverDie, console.GainDie, continent.Build, console.MoveFeature, console.Sale, console.Purchase,
    continent.ShiftWeather,
    conditions.Tested, conditions.Paid, conditions.IfAtLeast, conditions.Either,
)  # fmt: skip
KINDS: Final = (Ability.word, Activity.word, Passive.word, Trigger.word, PointBonus.word)


def read_ability(pool: Pool, entry: Fields) -> Ability:
    group = entry.group("ability")
    kind = KINDS[group.choice("kind", KINDS)]
    if kind == Activity.word:
        return Activity(group, pool)
    if kind == Passive.word:
        return Passive(group, pool)
    if kind == Trigger.word:
        return Trigger(group, pool)
    return PointBonus(group, pool) if kind == PointBonus.word else NOTHING
