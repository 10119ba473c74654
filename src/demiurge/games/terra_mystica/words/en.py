"""The game told in sentences. A seat is written {0}, {1}, ...: who shows the sentence puts the player's name there.

The names are those of factions, and those are plural: `{0} build`, which also suits "You build"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.terra_mystica import actions, cults, leech, rounds, turns
from demiurge.games.terra_mystica.box import WHEEL, hex_name
from demiurge.games.terra_mystica.state import (
    FIGURES,
    FROM_CULTS,
    FROM_RESOURCES,
    NO_CARD,
    Mystica,
    Player,
    TerraMystica,
)
from demiurge.games.terra_mystica.words import parts
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State

UNIT: Final = "VP"
Teller = Callable[[TerraMystica, str, list[int]], str]


def sentence(game: Game, event: Event) -> str:
    """What happened; "" where another event of the same answer tells it."""
    assert isinstance(game, TerraMystica)
    teller = TELLERS.get(event.kind)
    if teller is None:
        return f"{{{event.seat}}}: {event.kind}."
    return teller(game, f"{{{event.seat}}}", event.data[FIGURES:])


def points(game: Game, event: Event) -> tuple[int, str] | None:
    """How many VP the event scored, and for what; None where it is no such event."""
    return (event.data[FIGURES], parts.SOURCES[event.data[FIGURES + 1]]) if event.kind == "vp" else None


def in_the_end(source: int) -> bool:
    """Sources of the final scoring, which events of their own tell."""
    return FROM_CULTS <= source <= FROM_RESOURCES


# ---- by kind of event
def tell_income(game: TerraMystica, who: str, data: list[int]) -> str:
    return f"{who} receive {parts.listed(parts.goods(*data))}."


def tell_cult(game: TerraMystica, who: str, data: list[int]) -> str:
    track, steps = parts.CULTS[data[0]], data[1]
    return f"{who} advance {steps} on {track}." if steps else f"{who} can go no higher on {track}."


def tell_leech(game: TerraMystica, who: str, data: list[int]) -> str:
    return f"{who} take {data[0] or 'no'} power from {{{data[1]}}}."


def tell_token(game: TerraMystica, who: str, data: list[int]) -> str:
    return f"{who} buy a token of power." if data[0] else f"{who} buy no token."


def tell_card(game: TerraMystica, who: str, data: list[int]) -> str:
    card = game.box.bonus_cards[data[0]]
    return f"{who} take {card.name}: {parts.bonus_card(card)}."


def tell_pass(game: TerraMystica, who: str, data: list[int]) -> str:
    if data[0] == NO_CARD:
        return f"{who} pass."
    card = game.box.bonus_cards[data[0]]
    return f"{who} pass and take {card.name}: {parts.bonus_card(card)}."


def tell_power_action(game: TerraMystica, who: str, data: list[int]) -> str:
    action = game.box.power_actions[data[0]]
    return f"{who} use {action.name}: {parts.power_action(action)}."


def tell_special_action(game: TerraMystica, who: str, data: list[int]) -> str:
    return f"{who} use {actions.SPECIALS[data[0]]}: {parts.SPECIALS[data[0]]}."


def tell_favor(game: TerraMystica, who: str, data: list[int]) -> str:
    tile = game.box.favor_tiles[data[0]]
    return f"{who} take {tile.name}: {parts.favor_tile(tile)}."


def tell_town(game: TerraMystica, who: str, data: list[int]) -> str:
    tile = game.box.town_tiles[data[0]]
    return f"{who} found a town, {tile.name}: {parts.town_tile(tile)}."


def tell_unlock(game: TerraMystica, who: str, data: list[int]) -> str:
    return f"{who} unlock {parts.TERRAINS[data[0]]}." if data[0] < WHEEL else f"{who} keep the priest."


def tell_vp(game: TerraMystica, who: str, data: list[int]) -> str:
    n, source = data
    if in_the_end(source):
        return ""
    return f"{who} {'score' if n > 0 else 'lose'} {abs(n)} VP ({parts.SOURCES[source]})."


def tell_final(game: TerraMystica, who: str, data: list[int]) -> str:
    return f"{who} score {data[0]} VP for {parts.SOURCES[data[1]]}."


def tell_resources(game: TerraMystica, who: str, data: list[int]) -> str:
    return f"{who} score {data[0]} VP for resources." if data[0] else ""


TELLERS: Final[dict[str, Teller]] = {
    "faction": lambda game, who, data: f"{who} join the game.",
    "colour": lambda game, who, data: f"{who} choose the colour of the {parts.TERRAINS[data[0]]}.",
    "first dwelling": lambda game, who, data: f"{who} settle on {hex_name(data[0])}.",
    "first card": tell_card,
    "round": lambda game, who, data: f"Round {data[0]}: {who} begin.",
    "income": tell_income,
    "cult bonus": lambda game, who, data: f"{who} collect what their cults bring.",
    "build": lambda game, who, data: f"{who} build a dwelling on {hex_name(data[0])}.",
    "transform": lambda game, who, data: f"{who} turn {hex_name(data[0])} into {parts.TERRAINS[data[1]]}.",
    "upgrade": lambda game, who, data: f"{who} raise {hex_name(data[0])} to a {parts.KINDS[data[1]]}.",
    "bridge": lambda game, who, data: f"{who} build a bridge from {hex_name(data[0])} to {hex_name(data[1])}.",
    "convert": lambda game, who, data: f"{who} convert {parts.CONVERSIONS[data[0]]}.",
    "cult": tell_cult,
    "leech": tell_leech,
    "decline": lambda game, who, data: f"{who} decline {data[0]} power from {{{data[1]}}}.",
    "accepted": lambda game, who, data: f"{who} profit from the power that was taken.",
    "all declined": lambda game, who, data: f"{who} gain 1 power, as all declined theirs.",
    "token": tell_token,
    "pass": tell_pass,
    "power action": tell_power_action,
    "special action": tell_special_action,
    "favor": tell_favor,
    "town": tell_town,
    "connect": lambda game, who, data: f"{who} join a town across the river.",
    "unlock": tell_unlock,
    "drop": lambda game, who, data: f"{who} leave the game.",
    "vp": tell_vp,
    "final": tell_final,
    "resources": tell_resources,
    "end": lambda game, who, data: "The game is over.",
}


# ---- what is asked
def question(state: State, seat: int) -> str:
    """What the seat is asked now."""
    assert isinstance(state, Mystica)
    asked = state.decision(seat)
    if isinstance(asked, turns.Turn):
        return owed(state.players[seat])
    if isinstance(asked, cults.Gate):
        return f"The last step on {parts.CULTS[asked.track]} is free: enter it with a key?"
    if isinstance(asked, rounds.CultSpades):
        return f"Your cults bring {parts.plural(state.players[seat].spades, 'spade')}: transform what you can reach."
    if isinstance(asked, leech.Reply) and state.players[seat].cult_steps:
        return "A cult step of your choice."
    return QUESTIONS.get(type(asked).__name__, "What do you answer?")


QUESTIONS: Final = {
    "Choose": "Which faction do you play?",
    "FactionStart": "What do you start with?",
    "FirstDwelling": "Where do you settle?",
    "FirstCard": "Which bonus card do you take?",
    "Reply": "A neighbour has built: do you take the power?",
    "Unlock": "A priest has come: keep it, or unlock a terrain?",
}


def owed(p: Player) -> str:
    """In a turn: what must still be settled, or that an action is free."""
    for n, text in (
        (p.favors_due, "Take a favor tile."),
        (p.towns_due, "You have founded a town: take its tile."),
        (p.cult_steps, "Advance on a cult track."),
        (p.lose_steps, "On which cult track do you go back?"),
        (p.bridges_due, "Where do you build the bridge?"),
        (p.unlocks_due, "A priest has come: keep it, or unlock a terrain?"),
        (p.colour_due, "Which colour do you take?"),
        (p.free_trading, "Which dwelling becomes a trading house?"),
        (p.free_dwelling, "Where do you build the dwelling?"),
        (p.spades, f"Use your {parts.plural(p.spades, 'spade')}."),
        (p.free_transform or p.volcano, "Which hex do you transform?"),
    ):
        if n:
            return text
    if p.actions > 1:
        return f"Your turn: {p.actions} actions."
    return (
        "Your turn." if p.actions else "Build, convert, or end your turn." if p.builds else "Convert, or end your turn."
    )


# ---- answers that no event tells
def deed(game: Game, seat: int, action: int) -> str:
    """What an answer was, where the journal is silent about it; "" where events tell it."""
    who = f"{{{seat}}}"
    if actions.SEND <= action < actions.ADVANCE_SHIP:
        return f"{who} send a priest."
    if actions.LOSE <= action < actions.ENTER:
        return f"{who} go back on {parts.CULTS[action - actions.LOSE]}."
    if actions.STEP_DOWN <= action < actions.LOSE:
        return f"{who} step down on {parts.CULTS[action - actions.STEP_DOWN]}."
    if actions.WAIVE <= action < actions.DONE:
        return f"{who} give up {parts.WAIVED[action - actions.WAIVE]}."
    if actions.ADJUST <= action < actions.END:
        return f"{who} adjust {actions.ADJUSTED[action - actions.ADJUST]}."
    text = DEEDS.get(action, "")
    return f"{who} {text}." if text else ""


DEEDS: Final = {
    actions.ADVANCE_SHIP: "build better ships",
    actions.ADVANCE_DIG: "forge better spades",
    actions.BURN: "sacrifice power",
    actions.DIG: "buy a spade",
    actions.STAY: "stop before the top",
}
