"""What is in the box: the isles and the charms, decoded once, every mistake reported by file, entry and field."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.components import Components, Fields
from demiurge.kernel.game import Game
from demiurge.kernel.hexes import distance
from demiurge.kernel.masks import mask_of

FILES: Final = ("isles.json", "charms.json")
SEATS: Final = 4
ROWS: Final = 5
COLUMNS: Final = 5
CELLS: Final = ["abcde"[row] + str(column + 1) for row in range(ROWS) for column in range(COLUMNS)]
MOST_CHARMS: Final = 20
EFFECTS: Final = ["oil", "points", "draw", "tuck", "storm"]  # charms.py has a Step for each, in this order
STORM: Final = EFFECTS.index("storm")

# Every answer of the game, declared once and sized for every edition and option.
SPACE: Final = ActionSpace()
LIGHT: Final = SPACE.verb("light", CELLS)
PUT_OUT: Final = SPACE.verb("put out", CELLS)
PLAY: Final = SPACE.verb("play", [f"c{card + 1}" for card in range(MOST_CHARMS)])
TUCK: Final = SPACE.verb("tuck", [f"c{card + 1}" for card in range(MOST_CHARMS)])
PLEDGE: Final = SPACE.verb("pledge", ["0", "1", "2"])
TRADE: Final = SPACE.word("trade")
DRAW: Final = SPACE.word("draw")
ACCEPT: Final = SPACE.word("accept")
DECLINE: Final = SPACE.word("decline")


class Box(Game):
    """The components a game is played with.

    isles: the mask of the cells that are isles. homes: the home isle of each seat. near, reach: by cell, the isles one
    step and up to two steps away. charms: by card, its effects as pairs (index into EFFECTS, number). names: by card,
    what it is called."""

    def __init__(self, options: dict[str, str], path: str) -> None:
        super().__init__("lantern-isles", SPACE, options, __package__ or "")
        self.oil, self.price = (4, 2) if options["edition"] == "harbour" else (2, 3)  # LI-1.1, LI-3.2
        self.rounds = 5 if options["rounds"] == "five" else 3
        self.late = options["offers"] == "late"
        self.isles, self.homes = 0, [0] * SEATS
        self.charms: list[list[list[int]]] = []
        self.names: list[str] = []
        components = Components(__package__ or "", FILES, path)
        for entry in components.entries("isles.json"):
            signs = decode_rows(entry)
            if entry.name == options["sea"]:
                self.isles = mask_of(cell for cell, sign in enumerate(signs) if sign != ".")
                self.homes = [signs.find(str(seat + 1)) for seat in range(SEATS)]
        for entry in components.entries("charms.json"):
            copies, effects = entry.whole("copies", high=MOST_CHARMS - len(self.charms)), decode_effects(entry)
            if options["weather"] == "stormy" or all(kind != STORM for kind, _ in effects):
                self.charms += [effects] * copies
                self.names += [entry.name] * copies
        components.close()
        self.near = [mask_of(self.within(cell, 1)) for cell in range(len(CELLS))]
        self.reach = [mask_of(self.within(cell, 2)) for cell in range(len(CELLS))]

    def within(self, cell: int, steps: int) -> list[int]:
        here = divmod(cell, COLUMNS)
        others = [o for o in range(len(CELLS)) if o != cell and self.isles >> o & 1]
        return [o for o in others if distance(*here, *divmod(o, COLUMNS)) <= steps]


def decode_rows(entry: Fields) -> str:
    signs = entry.text("rows").replace(" ", "")
    if len(signs) != len(CELLS) or any(signs.count(str(seat + 1)) != 1 for seat in range(SEATS)):
        entry.complain("rows", "box-rows", rows=ROWS, columns=COLUMNS)
    return signs


def decode_effects(entry: Fields) -> list[list[int]]:
    """A word that is no effect is not asked for, and so is reported."""
    effects = entry.group("effects")
    return [[EFFECTS.index(word), effects.whole(word, low=1)] for word in effects.data if word in EFFECTS]
