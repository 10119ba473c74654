"""What every part says of itself when it is hovered, with the clauses that speak of it."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.game import Game
from demiurge.kit.scene import Tip

from ..components import EFFECTS, Box
from . import pieces

PARTS: Final = {
    "oil": Tip("Oil", "Pays for lanterns and is burnt in pledges. Three are worth a point in the end.", ["LI-3.2"]),
    "lantern": Tip(
        "Lantern",
        "Isles up to two steps away can be lit from here. It makes isles beside it dearer for others.",
        ["LI-3.1", "LI-3.2", "LI-3.3"],
    ),
    "isle": Tip("Isle", "A dark isle can be lit from a lantern no more than two steps away.", ["LI-3.1", "LI-3.2"]),
    "group": Tip("Largest group", "Each lantern of it is worth two points in the end.", ["LI-5.1"]),
    "hand": Tip(
        "Hand",
        "Charms that only their keeper sees. Who has tucked one knows it when another draws it.",
        ["LI-1.2", "LI-2.5", "LI-4.5"],
    ),
    "pledge": Tip(
        "Pledge",
        "Up to two oil, set aside in secret and burnt when all are shown. Whoever pledged most gains two points.",
        ["LI-2.2", "LI-2.3"],
    ),
    "round": Tip(
        "Round",
        "Pledges, then a turn for each keeper. Offers can be answered until the round ends.",
        ["LI-2.1", "LI-2.4", "LI-3.5"],
    ),
    "final": Tip(
        "In the end",
        "Two points for each lantern in the largest group, and one for every three oil.",
        ["LI-5.1", "LI-5.2"],
    ),
    "die": Tip("Die", "Rolled as a turn begins. Who trades gains as much oil as it shows.", ["LI-2.4", "LI-2.6"]),
    "deck": Tip("Deck", "Charms that are left, the tucked ones below all others.", ["LI-2.7", "LI-4.3"]),
    "tuck": Tip("Tucked charms", "Under the deck, drawn last. You see those that you know.", ["LI-4.4", "LI-4.5"]),
    "spent": Tip("Played charms", "They lie open and are out of the game.", ["LI-4.1"]),
}
WORDS: Final = {
    "oil": ("gain {} oil", "LI-4.2"),
    "points": ("gain {} points", "LI-4.2"),
    "draw": ("draw {}", "LI-4.3"),
    "tuck": ("tuck {}", "LI-4.4"),
    "storm": ("all others lose up to {} oil", "LI-4.2"),
}


def tips(game: Game) -> dict[str, Tip]:
    assert isinstance(game, Box)
    charms = {f"charm-{name}": charm(game, card) for card, name in enumerate(game.names)}
    return {**PARTS, **charms}


def charm(box: Box, card: int) -> Tip:
    """A charm is described from its effects, so one that an owner has changed explains itself, too."""
    found = [(WORDS[EFFECTS[kind]], number) for kind, number in box.charms[card]]
    text = ", then ".join(words.format(number) for (words, _), number in found)
    clauses = list(dict.fromkeys(["LI-4.1", *[clause for (_, clause), _ in found]]))
    return Tip(pieces.title(box.names[card]), f"{text[:1].upper()}{text[1:]}.", clauses)
