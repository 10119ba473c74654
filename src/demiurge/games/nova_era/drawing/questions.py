"""What a seat is asked now."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import choices, disasters
from demiurge.games.nova_era.drawing.parts import disaster
from demiurge.games.nova_era.state import Nova
from demiurge.kernel.text import Text, text

ASKED: Final = {
    "Pick": text("ask-pick"),
    "GiveUpDie": text("ask-return"),
    "Turn": text("ask-turn"),
    "ChangeDie": text("ask-change"),
    "Deed": text("ask-deed"),
    "Pay": text("ask-pay"),
    "Steal": text("ask-steal"),
    "WarDamage": text("ask-war"),
    "DamageOwn": text("ask-damage"),
    "ChooseRival": text("ask-rival"),
    "Repair": text("ask-repair"),
    "Research": text("ask-research"),
    "MoveTrack": text("ask-track"),
    "Convert": text("ask-exchange"),
    "Give": text("ask-give"),
    "TokenColumn": text("ask-token"),
    "ChooseEffect": text("ask-produce"),
}  # by Decision


def question(view: Nova, seat: int) -> Text:
    asked = view.decision(seat)
    if isinstance(asked, choices.Take):
        return text("ask-take", n=asked.n)
    if isinstance(asked, disasters.SufferDamage):
        return text("ask-suffer", disaster=disaster(asked.color))
    if isinstance(asked, disasters.LoseCard):
        return text("ask-lose", disaster=disaster(asked.color))
    return ASKED[type(asked).__name__]
