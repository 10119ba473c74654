"""What a seat is asked."""

from __future__ import annotations

from typing import Final

from demiurge.games.theocratia import (
    card_choices,
    deck,
    development,
    expansion,
    holidays,
    power_cards,
    production,
    pyramids,
    scoring,
    setup,
    tokens,
    turns,
    war,
    worship,
)
from demiurge.games.theocratia.drawing import parts
from demiurge.games.theocratia.state import Theocracy
from demiurge.kernel.text import Text, text

PLAIN: Final[dict[type, Text]] = {
    setup.FirstHouse: text("ask-first-house"), setup.NeutralHouse: text("ask-neutral-house"),
    turns.Take: text("ask-take"), turns.Resolved: text("ask-resolved"), war.DeclaredWar: text("ask-declared-war"),
    holidays.DeclaredHoliday: text("ask-declared-holiday"), pyramids.Group: text("ask-group"),
    tokens.ChooseToken: text("ask-token"), tokens.Upgrade: text("ask-upgrade"),
    worship.AnyWorship: text("ask-worship"), production.Serve: text("ask-serve"),
    deck.DiscardOne: text("ask-discard"), card_choices.ReturnBlack: text("ask-return"),
    card_choices.TurnDie: text("ask-turn-die"), card_choices.Hunt: text("ask-hunt"),
    card_choices.SecondAttack: text("ask-second-attack"), development.Improve: text("ask-improve"),
    scoring.Drop: text("ask-drop"),
}  # fmt: skip


def question(s: Theocracy, seat: int) -> Text:
    asked = s.decision(seat)
    if isinstance(asked, turns.Draft):
        return text("ask-draft", die=parts.DIE[s.die][s.face])
    if isinstance(asked, turns.Placed):
        return text("ask-placed", civ=parts.CIV[s.civ], face=s.face)
    if isinstance(asked, holidays.Spend):
        return text("ask-spend", left=asked.left)
    if isinstance(asked, expansion.Build):
        return text("ask-build", what=parts.piece(asked.civ, asked.kind))
    if isinstance(asked, development.Settle):
        return text("ask-settle", civ=parts.CIV[asked.civ])
    if isinstance(asked, power_cards.NameCiv):
        return text("ask-name-civ", card=parts.card_of(s.game, asked.card))
    return PLAIN[type(asked)]
