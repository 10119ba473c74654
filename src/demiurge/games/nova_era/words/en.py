"""The game told in sentences. A seat is written {0}, {1}, ...: who shows the sentence puts the player's name there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.nova_era import actions, choices, civilization, disasters, obsolescence
from demiurge.games.nova_era.state import FROM_INSTANT, FROM_OBJECTIVE, FROM_UPGRADE, Nova, NovaEra
from demiurge.games.nova_era.words.en_parts import (
    DIE_COLORS,
    DISASTERS,
    ERAS,
    RESOURCE_NAMES,
    SOURCES,
    die,
    listed,
    plural,
)
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State

UNIT: Final = "VP"
Teller = Callable[[NovaEra, str, list[int]], str]


def sentence(game: Game, event: Event) -> str:
    """What happened; "" where another event of the same answer tells it."""
    assert isinstance(game, NovaEra)
    teller = TELLERS.get(event.kind)
    if teller is None:
        return f"{{{event.seat}}}: {event.kind}."
    return teller(game, f"{{{event.seat}}}", event.data)


def points(game: Game, event: Event) -> tuple[int, str] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[0], SOURCES[event.data[1]]) if event.kind == "vp" else None


def name(game: NovaEra, card: int) -> str:
    return game.box.cards[card].name


# ---- by kind of event
def tell_dealt(game: NovaEra, who: str, data: list[int]) -> str:
    return f"{who} starts with {listed([name(game, card) for card in data])} in hand."


def tell_rolled(game: NovaEra, who: str, data: list[int]) -> str:
    return f"{who} rolls {listed([die(look) for look in data[1:]])} for Zone {data[0] + 1}."


def tell_picked(game: NovaEra, who: str, data: list[int]) -> str:
    return f"{who} picks {listed([die(look) for look in data[1:]])}."


def tell_unrest(game: NovaEra, who: str, data: list[int]) -> str:
    return f"{who} {'rises' if data[1] > 0 else 'falls'} to {data[0]} Unrest."


def tell_track(game: NovaEra, who: str, data: list[int]) -> str:
    return f"The marker of {DISASTERS[data[0]]} moves from {data[1]} to {data[2]}."


def tell_past(game: NovaEra, who: str, data: list[int]) -> str:
    if data[1] == civilization.DISASTER:
        return f"{who} puts {name(game, data[0])} into the Past."
    return f"{who} says farewell to {name(game, data[0])}." if data[1] == civilization.NEW_ERA else ""


def tell_developed(game: NovaEra, who: str, data: list[int]) -> str:
    card, color, due, look = data
    paid = f" and {due} {RESOURCE_NAMES[color]}" if due else ""
    return f"{who} develops {name(game, card)} with the {die(look)}{paid}."


def tell_gained(game: NovaEra, who: str, data: list[int]) -> str:
    source = f" ({name(game, data[2])})" if data[2] >= 0 else ""
    return f"{who} gains {data[1]} {RESOURCE_NAMES[data[0]]}{source}."


def tell_obsolete(game: NovaEra, who: str, data: list[int]) -> str:
    card = name(game, data[0])
    if data[1] == obsolescence.NOWHERE:
        return f"{card} is Obsolete."
    return f"{card} of {who} is Obsolete{' and leaves the hand' if data[1] == obsolescence.IN_HAND else ''}."


def tell_vp(game: NovaEra, who: str, data: list[int]) -> str:
    n, source, card = data
    why = name(game, card) if source in (FROM_OBJECTIVE, FROM_INSTANT) else SOURCES[source]
    if source == FROM_UPGRADE:
        why = f"{name(game, card)} upgraded"
    return f"{who} scores {n} VP ({why})."


def tell_end(game: NovaEra, who: str, data: list[int]) -> str:
    who = listed([f"{{{seat}}}" for seat in data])
    return f"The game is over: {who} {plural(len(data), 'wins', 'share the victory')}."


TELLERS: Final[dict[str, Teller]] = {
    "dealt": tell_dealt,
    "laid out": lambda game, who, data: f"{ERAS[data[0]]} is laid out.",
    "round": lambda game, who, data: f"{ERAS[data[0]]}, round {data[1] + 1}: {who} is first.",
    "rolled": tell_rolled,
    "picked": tell_picked,
    "unrest": tell_unrest,
    "reduced": lambda game, who, data: f"{who} is in the Unrest Zone: all dice lose 1.",
    "civil war": lambda game, who, data: f"A Civil War breaks out: {who} must damage cards.",
    "war over": lambda game, who, data: f"{who} is at peace again, with Unrest 0.",
    "damaged": lambda game, who, data: f"{who} damages {name(game, data[0])}.",
    "repaired": lambda game, who, data: f"{who} repairs {name(game, data[0])}.",
    "past": tell_past,
    "track": tell_track,
    "dark age": lambda game, who, data: "It is a Dark Age.",
    "returned": lambda game, who, data: f"{who} gives up the {die(data[0])}; the other dice lose 1.",
    "protected": lambda game, who, data: f"{who} is protected from {DISASTERS[data[0]]}.",
    "spent": lambda game, who, data: "",
    "used": lambda game, who, data: f"{who} uses {name(game, data[0])}.",
    "turned": lambda game, who, data: f"{who} turns the {die(data[0])} to {data[1]}.",
    "recolored": lambda game, who, data: f"{who} treats the {die(data[0])} as {DIE_COLORS[data[1]]}.",
    "developed": tell_developed,
    "gained": tell_gained,
    "enlisted": lambda game, who, data: f"{who} enlists {name(game, data[0])} with the {die(data[1])}.",
    "expanded": lambda game, who, data: f"{who} expands into {name(game, data[0])} with the {die(data[1])}.",
    "researched": lambda game, who, data: f"{who} takes {name(game, data[0])} into the hand.",
    "stole": lambda game, who, data: f"{who} steals 1 {RESOURCE_NAMES[data[1]]} from {{{data[0]}}}.",
    "gave": lambda game, who, data: f"{who} gives 1 {RESOURCE_NAMES[data[0]]}.",
    "token": lambda game, who, data: f"{who} puts the Cleopatra token in the {RESOURCE_NAMES[data[0]]} column.",
    "obsolete": tell_obsolete,
    "evolved": lambda game, who, data: f"{name(game, data[0])} of {who} can evolve into {name(game, data[1])}.",
    "disaster": lambda game, who, data: f"Disaster: {DISASTERS[data[0]]}.",
    "scoring": lambda game, who, data: f"{ERAS[data[0]]} is scored.",
    "new era": lambda game, who, data: f"{ERAS[data[0]]} begins.",
    "vp": tell_vp,
    "end": tell_end,
}


# ---- what is asked
def question(state: State, seat: int) -> str:
    """What the seat is asked now."""
    assert isinstance(state, Nova)
    asked = state.decision(seat)
    if isinstance(asked, choices.Take):
        return f"Take {asked.n} {plural(asked.n, 'resource')} of your choice."
    if isinstance(asked, disasters.SufferDamage):
        return f"{DISASTERS[asked.color]}: which Technology is damaged?"
    if isinstance(asked, disasters.LoseCard):
        return f"{DISASTERS[asked.color]}: which card goes to the Past?"
    return QUESTIONS.get(type(asked).__name__, "What do you answer?")


QUESTIONS: Final = {
    "Pick": "Which dice do you pick?",
    "GiveUpDie": "A Dark Age: which die do you give up?",
    "Turn": "Your turn: spend a die.",
    "ChangeDie": "What do you make of which die?",
    "Deed": "What is the die spent on?",
    "Pay": "Which colour pays?",
    "Steal": "What do you steal?",
    "WarDamage": "Civil War: what is damaged?",
    "DamageOwn": "Which Technology do you damage?",
    "ChooseRival": "Against whom?",
    "Repair": "Which card do you repair?",
    "Research": "Which card do you take into your hand?",
    "MoveTrack": "Which marker moves?",
    "Convert": "What do you exchange?",
    "Give": "What else do you give for it?",
    "TokenColumn": "Where does the Cleopatra token lie?",
    "ChooseEffect": "Production: which effect comes next?",
}


# ---- answers that no event tells
def deed(game: Game, seat: int, action: int) -> str:
    """What an answer was, where the journal is silent about it; "" where events tell it."""
    who = f"{{{seat}}}"
    if actions.SPARE <= action < actions.FORGET:
        return f"{who} spares what is loyal."
    if action == actions.CALM:
        return f"{who} calms the people."
    if actions.RIVAL <= action < actions.TRACK:
        return f"{who} turns against {{{action - actions.RIVAL}}}."
    return ""
