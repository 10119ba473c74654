"""What lies on the table of Theocratia, in English: names, and what tokens and cards do."""

from __future__ import annotations

from demiurge.games.theocratia.box import Card, Token, hex_name
from demiurge.games.theocratia.state import Theocratia
from demiurge.kernel.speech import words_of
from demiurge.kernel.text import name


class Parts:
    """Names; another language is a subclass that says everything anew."""

    CIVS = ("magenta", "turquoise", "violet", "pink")
    CIV_NAMES = ("Magenta", "Turquoise", "Violet", "Pink")
    COLOURS = ("red", "brown", "blue", "white", "green", "yellow")
    CRYSTALS = ("red", "brown", "blue", "white", "green", "black")
    TERRAINS = ("lava", "rock", "lake", "cloudy mountain", "plain", "desert", "volcano", "fortress")
    BUILDINGS = ("building", "house", "factory", "barrack", "pyramid", "fortress")
    ACTIONS = ("", "First player", "War or conversion", "Expand", "Factory", "Barrack", "Divination")
    TILES = ("the starting conversion tile", "a conversion tile")
    MARKS = ("lowest", "middle", "highest")
    ROUND_CARDS = {
        "expansion": "Expansion",
        "factory": "Factory",
        "barrack": "Barrack",
        "pyramid": "Pyramid",
        "holiday_war": "Holiday and War",
    }
    ROUND_TEXTS = {
        "expansion": "1 extra worship for every house built",
        "factory": "1 extra worship for every factory built",
        "barrack": "1 extra worship for every barrack built",
        "pyramid": "1 extra worship for every pyramid built",
        "holiday_war": "1 extra worship for every Holiday, attack or conversion",
    }
    DEVELOPMENT = ("Expansion", "Holiday", "Blank")
    DEVELOPMENT_TEXTS = (
        "builds a house on the nearest plain or desert, or upgrades one there; neighbours gain worship",
        "its factories produce, then it spends a crystal of each player; they gain worship",
        "does nothing",
    )
    MOMENTS = ("before a die is taken", "die in hand", "die placed", "action declared", "action resolved")
    TOKEN_TEXTS = (
        "{n} cosmo",
        "draw {n} power cards",
        "{n} steps back on the malus track",
        "{n} worship of any civ",
        "a house of the civ, as by Expand",
        "a factory of the civ, without a house",
        "a house of the civ becomes a factory, which produces",
        "a barrack of the civ, without a house",
        "a house of the civ becomes a barrack, which trains",
        "a crystal of your colour for each civ",
    )
    SOURCES = ("cosmo", "magenta", "turquoise", "violet", "pink", "malus")

    def plural(self, n: int, word: str) -> str:
        """`1 warrior`, `2 warriors`, `3 factories`."""
        if abs(n) == 1:
            return f"{n} {word}"
        return f"{n} {word[:-1]}ies" if word.endswith("ry") else f"{n} {word}s"

    def token(self, kind: Token) -> str:
        return self.TOKEN_TEXTS[kind.effect].format(n=kind.n)

    def card(self, design: Card) -> str:
        """`Ambush: ...` with its price."""
        price = f" ({design.cost} cosmo)" if design.cost else ""
        return f"{self.title(design)}{price}: {self.text(design)}"

    def title(self, design: Card) -> str:
        return design.title

    def text(self, design: Card) -> str:
        known = words_of("demiurge.games.theocratia")
        return design.text or known.say(name("card", design.title), "text")

    def when(self, design: Card) -> str:
        """At which moments, and with which action, a card may be played."""
        numbers = [str(n) for n in range(1, 7) if design.actions >> n & 1]
        moments = ", ".join(self.MOMENTS[i] for i in range(len(self.MOMENTS)) if design.moments >> i & 1)
        return f"action {' or '.join(numbers)}; {moments}" if numbers else moments

    def card_title(self, game: Theocratia, index: int) -> str:
        return self.title(game.box.cards[index])

    def die(self, colour: int, face: int) -> str:
        return f"the {self.CIVS[colour]} {face}"

    def place(self, h: int) -> str:
        return hex_name(h)
