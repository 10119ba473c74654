"""The sentences of the game: what a question asks, by the name of its Decision, and what an event says, by its kind."""

from __future__ import annotations

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State

from .components import CELLS

QUESTIONS = {
    "Pledge": "How much oil do you pledge?",
    "Turn": "The die shows {die}. Light an isle, trade, draw, or play a charm first.",
    "PutOut": "Your oil has run out. Which lantern do you put out?",
    "Offer": "Give a point for two oil?",
    "TuckOne": "Which charm do you tuck under the deck?",
}

EVENTS = {
    "pledges": "The pledges are {data}.",
    "lit": "{seat} lights {cell}.",
    "out": "{seat} puts out {cell}.",
    "accepted": "{seat} gives a point for two oil.",
    "drew": "{seat} draws a charm.",
    "played": "{seat} plays a charm.",
    "scored": "The game ends with {data} points.",
}


def question(state: State, seat: int) -> str:
    """What the seat is asked now."""
    asked = state.decision(seat)
    return QUESTIONS[type(asked).__name__].format(die=getattr(asked, "die", ""))


def sentence(game: Game, event: Event) -> str:
    """What happened. A seat is left as {0}, {1}, ...: who shows the sentence puts the player's name there."""
    cell = CELLS[event.data[0]] if event.kind in ("lit", "out") else ""
    data = " and ".join(str(number) for number in event.data)
    return EVENTS[event.kind].format(seat=f"{{{event.seat}}}", cell=cell, data=data)
