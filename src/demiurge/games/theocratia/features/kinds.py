"""The questions by their kind; one that does not stand here is told as none of them."""

from __future__ import annotations

from typing import Any, Final

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

QUESTIONS: Final[list[tuple[type[Any], str]]] = [
    (setup.FirstHouse, "first house"), (setup.NeutralHouse, "neutral house"), (turns.Take, "take"),
    (turns.Draft, "draft"), (turns.Placed, "placed"), (turns.Resolved, "resolved"), (war.DeclaredWar, "declared war"),
    (holidays.DeclaredHoliday, "declared holiday"), (holidays.Spend, "spend"), (pyramids.Group, "group"),
    (tokens.ChooseToken, "token"), (tokens.Upgrade, "token's upgrade"), (expansion.Build, "build"),
    (worship.AnyWorship, "worship"), (production.Serve, "serve"), (deck.DiscardOne, "discard"),
    (power_cards.NameCiv, "name a civ"), (card_choices.ReturnBlack, "return black"), (card_choices.TurnDie, "turn"),
    (card_choices.Hunt, "hunt"), (card_choices.SecondAttack, "second attack"), (development.Settle, "settle"),
    (development.Improve, "improve"), (scoring.Drop, "drop"),
]  # fmt: skip
KIND_OF: Final[dict[type[Any], int]] = {kind: i for i, (kind, _) in enumerate(QUESTIONS)}
