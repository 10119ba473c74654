"""The questions by their kind; one that does not stand here is told as none of them."""

from __future__ import annotations

from typing import Any, Final

from demiurge.games.nova_era import choices, develop, dice, disasters, production, spending, unrest

QUESTIONS: Final[list[type[Any]]] = [
    dice.Pick, dice.GiveUpDie, spending.Turn, spending.Deed, develop.Pay, choices.Take, choices.Steal,
    choices.ChooseRival, choices.DamageOwn, choices.Repair, choices.Research, choices.MoveTrack, choices.Convert,
    choices.Give, choices.TokenColumn, choices.ChangeDie, unrest.WarDamage, disasters.SufferDamage, disasters.LoseCard,
    production.ChooseEffect,
]  # fmt: skip
KIND_OF: Final[dict[type[Any], int]] = {kind: number for number, kind in enumerate(QUESTIONS)}
UNASKED: Final = -1
