"""The game told in English sentences. A seat is written {0}, {1}, ...: who shows the sentence puts the player's name
there. All is told in the past, which suits "Anna took" as well as "You took"."""

from __future__ import annotations

from collections.abc import Callable

from demiurge.games.theocratia import actions
from demiurge.games.theocratia.box import KINDS, TOKENS
from demiurge.games.theocratia.state import NONE, Theocratia
from demiurge.games.theocratia.words.en.parts import Parts
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event

Teller = Callable[[Theocratia, str, list[int]], str]


class Journal:
    """Events as sentences."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.tellers = self.by_kind()

    def sentence(self, game: Game, event: Event) -> str:
        """What happened; "" where another event of the same answer tells it."""
        assert isinstance(game, Theocratia)
        who = f"{{{event.seat}}}" if event.seat >= 0 else "Nobody"
        teller = self.tellers.get(event.kind)
        return f"{who}: {event.kind}." if teller is None else teller(game, who, event.data)

    def points(self, game: Game, event: Event) -> tuple[int, str] | None:
        """How many points the event scored, and for what; None where it is no such event."""
        return (event.data[0], self.parts.SOURCES[event.data[1]]) if event.kind == "points" else None

    # ---- by kind of event
    def tell_cosmo(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} {'gained' if data[0] > 0 else 'spent'} {abs(data[0])} cosmo."

    def tell_malus(self, game: Theocratia, who: str, data: list[int]) -> str:
        way = "forward" if data[0] > 0 else "back"
        return f"{who} went {self.parts.plural(abs(data[0]), 'step')} {way} on the malus track."

    def tell_place(self, game: Theocratia, who: str, data: list[int]) -> str:
        for_what = ("", " as if it matched", " for a Holiday", " as if it matched, for a Holiday")[data[3]]
        return f"{who} placed {self.parts.die(data[0], data[1])} with {self.parts.CIV_NAMES[data[2]]}{for_what}."

    def tell_attack(self, game: Theocratia, who: str, data: list[int]) -> str:
        parts = self.parts
        civ, h, piece, tile = data
        target = "a monster" if piece == NONE else f"a {parts.CIVS[piece // KINDS]} {parts.BUILDINGS[piece % KINDS]}"
        if tile == actions.NO_TILE:
            return f"{who} attacked {target} on {parts.place(h)} with {parts.CIV_NAMES[civ]}."
        return f"{who} converted {parts.place(h)} under {target}, with {parts.TILES[tile]} and {parts.CIV_NAMES[civ]}."

    def tell_build(self, game: Theocratia, who: str, data: list[int]) -> str:
        civ, kind, h, tile = data
        made = f" with {self.parts.TILES[tile]}" if tile != actions.NO_TILE else ""
        return f"{who} built a {self.parts.CIVS[civ]} {self.parts.BUILDINGS[kind]} on {self.parts.place(h)}{made}."

    def tell_pyramid(self, game: Theocratia, who: str, data: list[int]) -> str:
        parts = self.parts
        gone = " and ".join(parts.place(h) for h in data[2:] if h != NONE)
        return (
            f"{who} built a {parts.CIVS[data[0]]} pyramid on {parts.place(data[1])}; the buildings on {gone} are gone."
        )

    def tell_token(self, game: Theocratia, who: str, data: list[int]) -> str:
        why = " for the last space of the track" if data[1] else ""
        return f"{who} took pyramid token {TOKENS[data[0]]}{why}: {self.parts.token(game.box.tokens[data[0]])}."

    def tell_lead(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} took the next first-player token{' and the end-round card' if data[0] else ''}."

    def tell_round(self, game: Theocratia, who: str, data: list[int]) -> str:
        if data[1] == NONE:
            return f"Round {data[0]}. {who} went first."
        return f"Round {data[0]}, {self.parts.ROUND_CARDS[game.box.round_cards[data[1]]]}. {who} went first."

    def tell_house(self, game: Theocratia, who: str, data: list[int]) -> str:
        if who == "Nobody":
            return f"A {self.parts.CIVS[data[0]]} house stands on {self.parts.place(data[1])}."
        return f"{who} chose {self.parts.CIV_NAMES[data[0]]} and built its house on {self.parts.place(data[1])}."

    def tell_card(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"The card is {self.parts.card(game.box.cards[data[0]])}"

    def tell_play(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} played {self.parts.card(game.box.cards[data[0]])}"

    def tell_worship(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{who} gained {data[1]} worship of {self.parts.CIV_NAMES[data[0]]}."

    def tell_develop(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"{self.parts.CIV_NAMES[data[0]]} develops ({self.parts.DEVELOPMENT[data[1]]})."

    def tell_dice(self, game: Theocratia, who: str, data: list[int]) -> str:
        return f"The dice are rolled; the one on the end-round card is {self.parts.CIVS[data[0]]}."

    def tell_upgrade(self, game: Theocratia, who: str, data: list[int]) -> str:
        civ, kind, h = data
        return (
            f"{who} raised the house on {self.parts.place(h)} to a {self.parts.CIVS[civ]} {self.parts.BUILDINGS[kind]}."
        )

    def tell_improve(self, game: Theocratia, who: str, data: list[int]) -> str:
        civ, kind, h = data
        return (
            f"{self.parts.CIV_NAMES[civ]} raised its house on {self.parts.place(h)} to a {self.parts.BUILDINGS[kind]}."
        )

    def by_kind(self) -> dict[str, Teller]:
        return {
            "setup": lambda game, who, data: f"The island is set up. {who} goes first.",
            "first house": self.tell_house,
            "round": self.tell_round,
            "row die": lambda game, who, data: f"A die lies with {self.parts.CIV_NAMES[data[0]]}: {data[1]}.",
            "dice": self.tell_dice,
            "take": lambda game, who, data: f"{who} took {self.parts.die(data[0], data[1])}.",
            "turn": lambda game, who, data: f"{who} turned the die to {data[0]}.",
            "divine": lambda game, who, data: f"{who} used Divination: {data[0]}.",
            "place": self.tell_place,
            "rest": lambda game, who, data: f"{who} let the civ rest.",
            "lead": self.tell_lead,
            "first": lambda game, who, data: f"{who} is first player now.",
            "attack": self.tell_attack,
            "hunt": lambda game, who, data: f"{who} hunted the monster on {self.parts.place(data[0])}.",
            "build": self.tell_build,
            "upgrade": self.tell_upgrade,
            "produce": lambda game, who, data: (
                f"{self.parts.CIV_NAMES[data[0]]} got a {self.parts.CRYSTALS[data[1]]} crystal."
            ),
            "train": lambda game, who, data: (
                f"{self.parts.CIV_NAMES[data[0]]} trained {self.parts.plural(data[1], 'warrior')}."
            ),
            "pyramid": self.tell_pyramid,
            "token": self.tell_token,
            "holiday": lambda game, who, data: (
                f"{who} declared a Holiday for {self.parts.CIV_NAMES[data[0]]} (size {data[1]})."
            ),
            "cosmo": self.tell_cosmo,
            "malus": self.tell_malus,
            "worship": self.tell_worship,
            "page": lambda game, who, data: f"{self.parts.CIV_NAMES[data[0]]} turned to page {data[1]}.",
            "tile": lambda game, who, data: f"{who} took the {self.parts.MARKS[data[0]]} conversion tile.",
            "cleanse": lambda game, who, data: f"{who} cleansed {self.parts.CIV_NAMES[data[0]]} of {data[1]} black.",
            "draw": lambda game, who, data: f"{who} drew {self.parts.plural(data[0], 'power card')}.",
            "card": self.tell_card,
            "play": self.tell_play,
            "discard": lambda game, who, data: f"{who} discarded {self.parts.card_title(game, data[0])}.",
            "shuffle": lambda game, who, data: "The discard pile became a new deck.",
            "develop": self.tell_develop,
            "settle": lambda game, who, data: (
                f"{self.parts.CIV_NAMES[data[0]]} built a house on {self.parts.place(data[1])}."
            ),
            "improve": self.tell_improve,
            "drop": lambda game, who, data: f"{who} left out the farthest priest, of {self.parts.CIV_NAMES[data[0]]}.",
            "points": lambda game, who, data: f"{who}: {data[0]} points for {self.parts.SOURCES[data[1]]}.",
            "final": lambda game, who, data: f"{who} reached {self.parts.plural(data[0], 'point')}.",
        }

    # ---- answers that no event tells
    def deed(self, game: Game, seat: int, action: int) -> str:
        """What an answer was, where the journal is silent about it; "" where events tell it."""
        if actions.SPEND <= action < actions.GO:
            return f"{{{seat}}} spent a {self.parts.CRYSTALS[action - actions.SPEND]} crystal."
        return f"{{{seat}}} declined." if action == actions.DECLINE else ""
