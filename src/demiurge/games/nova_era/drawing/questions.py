"""What a seat is asked now."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import choices, develop, dice, disasters, names, production, spending, unrest
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.state import Decision
from demiurge.kernel.text import Text, text

ASKED: Final[dict[type[Decision[Nova]], Text]] = {
    dice.Pick: text("ask-pick"),
    dice.GiveUpDie: text("ask-return"),
    spending.Turn: text("ask-turn"),
    choices.ChangeDie: text("ask-change"),
    spending.Deed: text("ask-deed"),
    develop.Pay: text("ask-pay"),
    choices.Steal: text("ask-steal"),
    unrest.WarDamage: text("ask-war"),
    choices.DamageOwn: text("ask-damage"),
    choices.ChooseRival: text("ask-rival"),
    choices.Repair: text("ask-repair"),
    choices.Research: text("ask-research"),
    choices.MoveTrack: text("ask-track"),
    choices.Convert: text("ask-exchange"),
    choices.Give: text("ask-give"),
    choices.TokenColumn: text("ask-token"),
    production.ChooseEffect: text("ask-produce"),
}


def question(view: Nova, seat: int) -> Text:
    asked = view.decision(seat)
    if isinstance(asked, choices.Take):
        return text("ask-take", n=asked.n)
    if isinstance(asked, disasters.SufferDamage):
        return text("ask-suffer", disaster=names.disaster(asked.color))
    if isinstance(asked, disasters.LoseCard):
        return text("ask-lose", disaster=names.disaster(asked.color))
    return ASKED[type(asked)]
