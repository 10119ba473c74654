"""What a seat is asked."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import cults, income, leech, rounds, setup, turns
from demiurge.games.terra_mystica.drawing.parts import CULT
from demiurge.games.terra_mystica.state import Mystica, Player
from demiurge.kernel.text import Text, text

QUESTIONS: Final[dict[type, Text]] = {
    setup.Choose: text("ask-faction"),
    setup.FactionStart: text("ask-start"),
    setup.FirstDwelling: text("ask-first-dwelling"),
    setup.FirstCard: text("ask-first-card"),
    leech.Reply: text("ask-leech"),
    income.Unlock: text("ask-unlock"),
}


def question(view: Mystica, seat: int) -> Text:
    """What the seat is asked now."""
    asked = view.decision(seat)
    if isinstance(asked, turns.Turn):
        return owed(view.players[seat])
    if isinstance(asked, cults.Gate):
        return text("ask-gate", cult=CULT[asked.track])
    if isinstance(asked, rounds.CultSpades):
        return text("ask-cult-spades", n=view.players[seat].spades)
    if isinstance(asked, leech.Reply) and view.players[seat].cult_steps:
        return text("ask-step")
    return QUESTIONS[type(asked)]


def owed(p: Player) -> Text:
    """In a turn: what must still be settled, or that an action is free."""
    for n, asked in (
        (p.favors_due, text("ask-favor")),
        (p.towns_due, text("ask-town")),
        (p.cult_steps, text("ask-cult")),
        (p.lose_steps, text("ask-lose")),
        (p.bridges_due, text("ask-bridge")),
        (p.unlocks_due, text("ask-unlock")),
        (p.colour_due, text("ask-colour")),
        (p.free_trading, text("ask-trading")),
        (p.free_dwelling, text("ask-dwelling")),
        (p.spades, text("ask-spades", n=p.spades)),
        (p.free_transform or p.volcano, text("ask-transform")),
    ):
        if n:
            return asked
    if p.actions:
        return text("ask-turn", n=p.actions)
    return text("ask-build") if p.builds else text("ask-end")
