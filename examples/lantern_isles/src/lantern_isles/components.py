"""What is in the box: the isles and the charms, decoded once, every mistake reported by file, entry and field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.game import Game
from demiurge.kernel.hexes import distance, mask_of

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
TRADE: Final = SPACE.verb("trade")
DRAW: Final = SPACE.verb("draw")
ACCEPT: Final = SPACE.verb("accept")
DECLINE: Final = SPACE.verb("decline")


class BadComponents(ValueError):
    """A component file that cannot be used; the message names the file, the entry and the field."""


def read(file: str, folder: str) -> list[dict[str, Any]]:
    """The entries of a file: the owner's own, where `folder` has one of that name, else ours."""
    own = Path(folder, file) if folder else None
    path = own if own is not None and own.exists() else Path(__file__).with_name("components") / file
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadComponents(f"{path}: {error}") from None
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadComponents(f"{path}: not a list of entries")
    for entry in entries:
        if entry.get("origin") not in ("rulebook", "public", "house"):
            raise BadComponents(f"{path}: {entry.get('name')}: origin must be rulebook, public or house")
    return entries


class Box(Game):
    """The components a game is played with.

    isles: the mask of the cells that are isles. homes: the home isle of each seat. near, reach: by cell, the isles one
    step and up to two steps away. charms: by card, its effects as pairs (index into EFFECTS, number)."""

    def __init__(self, options: dict[str, str], folder: str) -> None:
        super().__init__("lantern-isles", SPACE, options, __package__ or "")
        self.oil, self.price = (4, 2) if options["edition"] == "harbour" else (2, 3)
        self.rounds = 5 if options["rounds"] == "five" else 3
        self.late = options["offers"] == "late"
        self.isles, self.homes = 0, [0, 0, 0, 0]
        self.decode_isles(next(e for e in read("isles.json", folder) if e.get("name") == options["sea"]))
        self.near = [mask_of(self.within(cell, 1)) for cell in range(len(CELLS))]
        self.reach = [mask_of(self.within(cell, 2)) for cell in range(len(CELLS))]
        self.charms: list[list[list[int]]] = []
        for entry in read("charms.json", folder):
            effects = decode_effects(entry)
            if options["weather"] == "stormy" or all(kind != STORM for kind, _ in effects):
                self.charms += [effects] * int(entry["copies"])
        if len(self.charms) > MOST_CHARMS:
            raise BadComponents(f"charms.json: {len(self.charms)} copies, and there is room for {MOST_CHARMS}")

    def decode_isles(self, entry: dict[str, Any]) -> None:
        signs = "".join(entry.get("rows", []))
        if len(signs) != len(CELLS) or any(signs.count(home) != 1 for home in "1234"):
            raise BadComponents(f"isles.json: {entry['name']}: rows must be {ROWS} of {COLUMNS} with each home once")
        self.isles = mask_of(cell for cell, sign in enumerate(signs) if sign != ".")
        self.homes = [signs.index(home) for home in "1234"]

    def within(self, cell: int, steps: int) -> list[int]:
        here = divmod(cell, COLUMNS)
        others = [o for o in range(len(CELLS)) if o != cell and self.isles >> o & 1]
        return [o for o in others if distance(*here, *divmod(o, COLUMNS)) <= steps]


def decode_effects(entry: dict[str, Any]) -> list[list[int]]:
    try:
        return [[EFFECTS.index(word), int(number)] for word, number in entry["effects"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadComponents(f"charms.json: {entry.get('name')}: effects: {error}") from None
