"""What is in the box, decoded once, with every mistake reported; and every answer there is."""

from typing import Final

from demiurge.kernel import hexes
from demiurge.kernel.actions import ActionSpace
from demiurge.kernel.components import Components
from demiurge.kernel.game import Game
from demiurge.kernel.masks import mask_of

KINDS: Final = ["cockle", "starfish", "glass", "amber"]  # of finds
SAND: Final = 6  # rows of it; row 0 is the dunes
COLUMNS: Final = 7  # as many as four players need,
WIDER: Final = 3  # which is so many more than there are players
CELLS: Final = [f"{row}{column + 1}" for row in "abcdefg" for column in range(COLUMNS)]
SPACE: Final = ActionSpace()
WISH: Final = SPACE.verb("wish", KINDS)
GO: Final = SPACE.verb("go", CELLS)


class Box(Game):
    """points: by kind. bags: by row of sand, what it is strewn from. calm: rounds without a wave. waves: the faces of
    the die. near: by cell, the mask of its neighbours. board: by number of seats, the mask of its cells."""

    def __init__(self, options: dict[str, str], path: str) -> None:
        super().__init__("amber-shore", SPACE, options, "amber_shore")
        components = Components("amber_shore", ("shore.json",), path)
        named = {entry.name: entry for entry in components.entries("shore.json")}
        self.points = [named[kind].whole("points") for kind in KINDS]
        rows = [named[kind].table("rows", SAND) for kind in KINDS]
        seas = {sea: (named[sea].whole("calm"), named[sea].table("waves", 6)) for sea in ("mild", "rough")}
        components.close()
        self.calm, self.waves = seas[options["sea"]]
        self.bags = [[kind for kind, many in enumerate(rows) for _ in range(many[row])] for row in range(SAND)]
        places = [divmod(cell, COLUMNS) for cell in range(len(CELLS))]
        self.near = [mask_of(places.index(at) for at in hexes.neighbours(*one) if at in places) for one in places]
        self.board = [mask_of(c for c, at in enumerate(places) if at[1] < seats + WIDER) for seats in range(5)]
