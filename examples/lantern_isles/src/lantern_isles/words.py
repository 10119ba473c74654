"""The sentences of the game: what a question asks, by the name of its Decision, and what an event says, by its kind."""

from __future__ import annotations

from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import Decision, State

from .components import CELLS
from .state import SOURCES, Isles

QUESTIONS = {
    "Pledge": "How much oil do you pledge?",
    "Turn": "The die shows {die}. Light an isle, trade, draw, or play a charm first.",
    "PutOut": "Your oil has run out. Which lantern do you put out?",
    "Offer": "Give a point for two oil?",
    "TuckOne": "Which charm do you tuck under the deck?",
}

EVENTS = {
    "round": "Round {data} begins.",
    "pledges": "The pledges are {data}.",
    "traded": "{seat} trades for {data} oil.",
    "lit": "{seat} lights {cell}.",
    "out": "{seat} puts out {cell}.",
    "accepted": "{seat} gives a point for two oil.",
    "drew": "{seat} draws a charm.",
    "played": "{seat} plays a charm.",
    "tucked": "{seat} tucks a charm.",
    "points": "{seat} scores {number}.",
    "scored": "The game ends with {data} points.",
}


def question(state: State, seat: int) -> str:
    """What the seat is asked now."""
    return asking(state.decision(seat))


def asking(decision: Decision[Isles]) -> str:
    return QUESTIONS[type(decision).__name__].format(die=getattr(decision, "die", ""))


def sentence(game: Game, event: Event) -> str:
    """What happened. A seat is left as {0}, {1}, ...: who shows the sentence puts the player's name there."""
    cell = CELLS[event.data[0]] if event.kind in ("lit", "out") else ""
    data = " and ".join(str(number) for number in event.data)
    number = event.data[0] if event.data else 0
    return EVENTS[event.kind].format(seat=f"{{{event.seat}}}", cell=cell, data=data, number=number)


def points(game: Game, event: Event) -> tuple[int, str] | None:
    """The points that an event tells of, and what they are for."""
    return (event.data[0], SOURCES[event.data[1]]) if event.kind == "points" else None
