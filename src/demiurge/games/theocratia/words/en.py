"""The game told in English sentences. A seat is written {0}, {1}, ...: who shows the sentence puts the player's name
there. All is told in the past, which suits "Anna took" as well as "You took"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demiurge.games.theocratia import actions, card_effects, development, expansion, holidays, turns
from demiurge.games.theocratia.box import KINDS, TOKENS
from demiurge.games.theocratia.state import NONE, Theocracy, Theocratia
from demiurge.games.theocratia.words import en_parts as parts
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.state import State

UNIT: Final = "points"
Teller = Callable[[Theocratia, str, list[int]], str]


def sentence(game: Game, event: Event) -> str:
    """What happened; "" where another event of the same answer tells it."""
    assert isinstance(game, Theocratia)
    who = f"{{{event.seat}}}" if event.seat >= 0 else "Nobody"
    teller = TELLERS.get(event.kind)
    return f"{who}: {event.kind}." if teller is None else teller(game, who, event.data)


def points(game: Game, event: Event) -> tuple[int, str] | None:
    """How many points the event scored, and for what; None where it is no such event."""
    return (event.data[0], parts.SOURCES[event.data[1]]) if event.kind == "points" else None


# ---- by kind of event
def tell_cosmo(game: Theocratia, who: str, data: list[int]) -> str:
    return f"{who} {'gained' if data[0] > 0 else 'spent'} {abs(data[0])} cosmo."


def tell_malus(game: Theocratia, who: str, data: list[int]) -> str:
    return f"{who} went {parts.plural(abs(data[0]), 'step')} {'forward' if data[0] > 0 else 'back'} on the malus track."


def tell_place(game: Theocratia, who: str, data: list[int]) -> str:
    for_what = ("", " as if it matched", " for a Holiday", " as if it matched, for a Holiday")[data[3]]
    return f"{who} placed {parts.die(data[0], data[1])} with {parts.CIV_NAMES[data[2]]}{for_what}."


def tell_attack(game: Theocratia, who: str, data: list[int]) -> str:
    civ, h, piece, tile = data
    target = "a monster" if piece == NONE else f"a {parts.CIVS[piece // KINDS]} {parts.BUILDINGS[piece % KINDS]}"
    if tile == actions.NO_TILE:
        return f"{who} attacked {target} on {parts.place(h)} with {parts.CIV_NAMES[civ]}."
    return f"{who} converted {parts.place(h)} under {target}, with {parts.TILES[tile]} and {parts.CIV_NAMES[civ]}."


def tell_build(game: Theocratia, who: str, data: list[int]) -> str:
    civ, kind, h, tile = data
    made = f" with {parts.TILES[tile]}" if tile != actions.NO_TILE else ""
    return f"{who} built a {parts.CIVS[civ]} {parts.BUILDINGS[kind]} on {parts.place(h)}{made}."


def tell_pyramid(game: Theocratia, who: str, data: list[int]) -> str:
    gone = " and ".join(parts.place(h) for h in data[2:] if h != NONE)
    return f"{who} built a {parts.CIVS[data[0]]} pyramid on {parts.place(data[1])}; the buildings on {gone} are gone."


def tell_token(game: Theocratia, who: str, data: list[int]) -> str:
    why = " for the last space of the track" if data[1] else ""
    return f"{who} took pyramid token {TOKENS[data[0]]}{why}: {parts.token(game.box.tokens[data[0]])}."


def tell_lead(game: Theocratia, who: str, data: list[int]) -> str:
    return f"{who} took the next first-player token{' and the end-round card' if data[0] else ''}."


def tell_round(game: Theocratia, who: str, data: list[int]) -> str:
    if data[1] == NONE:
        return f"Round {data[0]}. {who} went first."
    return f"Round {data[0]}, {parts.ROUND_CARDS[game.box.round_cards[data[1]]]}. {who} went first."


def tell_house(game: Theocratia, who: str, data: list[int]) -> str:
    if who == "Nobody":
        return f"A {parts.CIVS[data[0]]} house stands on {parts.place(data[1])}."
    return f"{who} chose {parts.CIV_NAMES[data[0]]} and built its house on {parts.place(data[1])}."


def tell_card(game: Theocratia, who: str, data: list[int]) -> str:
    return f"The card is {parts.card(game.box.cards[data[0]])}"


def tell_play(game: Theocratia, who: str, data: list[int]) -> str:
    return f"{who} played {parts.card(game.box.cards[data[0]])}"


def tell_worship(game: Theocratia, who: str, data: list[int]) -> str:
    return f"{who} gained {data[1]} worship of {parts.CIV_NAMES[data[0]]}."


def tell_develop(game: Theocratia, who: str, data: list[int]) -> str:
    return f"{parts.CIV_NAMES[data[0]]} develops ({parts.DEVELOPMENT[data[1]]})."


def tell_dice(game: Theocratia, who: str, data: list[int]) -> str:
    return f"The dice are rolled; the one on the end-round card is {parts.CIVS[data[0]]}."


TELLERS: Final[dict[str, Teller]] = {
    "setup": lambda game, who, data: f"The island is set up. {who} goes first.",
    "first house": tell_house,
    "round": tell_round,
    "row die": lambda game, who, data: f"A die lies with {parts.CIV_NAMES[data[0]]}: {data[1]}.",
    "dice": tell_dice,
    "take": lambda game, who, data: f"{who} took {parts.die(data[0], data[1])}.",
    "turn": lambda game, who, data: f"{who} turned the die to {data[0]}.",
    "divine": lambda game, who, data: f"{who} used Divination: {data[0]}.",
    "place": tell_place,
    "rest": lambda game, who, data: f"{who} let the civ rest.",
    "lead": tell_lead,
    "first": lambda game, who, data: f"{who} is first player now.",
    "attack": tell_attack,
    "hunt": lambda game, who, data: f"{who} hunted the monster on {parts.place(data[0])}.",
    "build": tell_build,
    "upgrade": lambda game, who, data: (
        f"{who} raised the house on {parts.place(data[2])} to a {parts.CIVS[data[0]]} {parts.BUILDINGS[data[1]]}."
    ),
    "produce": lambda game, who, data: f"{parts.CIV_NAMES[data[0]]} got a {parts.CRYSTALS[data[1]]} crystal.",
    "train": lambda game, who, data: f"{parts.CIV_NAMES[data[0]]} trained {parts.plural(data[1], 'warrior')}.",
    "pyramid": tell_pyramid,
    "token": tell_token,
    "holiday": lambda game, who, data: f"{who} declared a Holiday for {parts.CIV_NAMES[data[0]]} (size {data[1]}).",
    "cosmo": tell_cosmo,
    "malus": tell_malus,
    "worship": tell_worship,
    "page": lambda game, who, data: f"{parts.CIV_NAMES[data[0]]} turned to page {data[1]}.",
    "tile": lambda game, who, data: f"{who} took the {parts.MARKS[data[0]]} conversion tile.",
    "cleanse": lambda game, who, data: f"{who} cleansed {parts.CIV_NAMES[data[0]]} of {data[1]} black.",
    "draw": lambda game, who, data: f"{who} drew {parts.plural(data[0], 'power card')}.",
    "card": tell_card,
    "play": tell_play,
    "discard": lambda game, who, data: f"{who} discarded {parts.card_title(game, data[0])}.",
    "shuffle": lambda game, who, data: "The discard pile became a new deck.",
    "develop": tell_develop,
    "settle": lambda game, who, data: f"{parts.CIV_NAMES[data[0]]} built a house on {parts.place(data[1])}.",
    "improve": lambda game, who, data: (
        f"{parts.CIV_NAMES[data[0]]} raised its house on {parts.place(data[2])} to a {parts.BUILDINGS[data[1]]}."
    ),
    "drop": lambda game, who, data: f"{who} left out the farthest priest, of {parts.CIV_NAMES[data[0]]}.",
    "points": lambda game, who, data: f"{who}: {data[0]} points for {parts.SOURCES[data[1]]}.",
    "final": lambda game, who, data: f"{who} reached {parts.plural(data[0], 'point')}.",
}


# ---- what is asked
def question(state: State, seat: int) -> str:
    """What the seat is asked now."""
    assert isinstance(state, Theocracy)
    asked = state.decision(seat)
    if isinstance(asked, turns.Draft):
        return f"Where does {parts.die(state.die, state.face)} go?"
    if isinstance(asked, turns.Placed):
        return f"{parts.CIV_NAMES[state.civ]} and a {state.face}: what do they do?"
    if isinstance(asked, holidays.Spend):
        return f"Holiday: which crystal is spent next? {asked.left} to go."
    if isinstance(asked, expansion.Build):
        return f"Where is the {parts.CIVS[asked.civ]} {parts.BUILDINGS[asked.kind]} built?"
    if isinstance(asked, development.Settle):
        return f"Where does {parts.CIV_NAMES[asked.civ]} build its house?"
    if isinstance(asked, card_effects.NameCiv):
        return f"{parts.card_title(state.game, asked.card)}: which civ?"
    return QUESTIONS.get(type(asked).__name__, "What do you answer?")


QUESTIONS: Final = {
    "FirstHouse": "Which civ do you found?",
    "NeutralHouse": "Which civ nobody has chosen gets the next house?",
    "Take": "Your turn: which die do you take?",
    "DiscardOne": "Which card do you discard?",
    "DeclaredWar": "The attack is declared: play a card, or go on?",
    "DeclaredHoliday": "The Holiday is declared: play a card, or go on?",
    "Group": "Which building of the civ gives way to the pyramid?",
    "ChooseToken": "Which pyramid token do you take?",
    "Upgrade": "Which house is raised?",
    "AnyWorship": "Worship of which civ?",
    "Serve": "Crystals run short: which civ gets the next?",
    "ReturnBlack": "How many black crystals go back?",
    "TurnDie": "Which face?",
    "Hunt": "Which monster?",
    "SecondAttack": "What is attacked next?",
    "Improve": "What becomes of the house?",
    "Resolved": "The action is done: play a card, claim a tile, or end your turn.",
    "Drop": "Which of your farthest priests is left out?",
}


# ---- answers that no event tells
def deed(game: Game, seat: int, action: int) -> str:
    """What an answer was, where the journal is silent about it; "" where events tell it."""
    if actions.SPEND <= action < actions.GO:
        return f"{{{seat}}} spent a {parts.CRYSTALS[action - actions.SPEND]} crystal."
    return f"{{{seat}}} declined." if action == actions.DECLINE else ""
