"""What every part says of itself when it is hovered, in English, and what of a table is not the publisher's."""

from __future__ import annotations

from collections.abc import Sequence

from demiurge.games.theocratia.box import TOKENS, Card, Token
from demiurge.games.theocratia.words.en.parts import Parts


class Hints:
    """Another language is a subclass that says everything anew. CONCEPTS: a title and a text for each."""

    CONCEPTS = {
        "house": (
            "House",
            "It stands for its civ, and belongs to the player whose colour its hex has. It can become a factory or a"
            " barrack, and at a Holiday it brings worship.",
        ),
        "factory": (
            "Factory",
            "When a factory is built it produces a crystal, and so do the civ's other factories and those on the"
            " builder's hexes.",
        ),
        "barrack": (
            "Barrack",
            "When a barrack is built every barrack of the civ trains a warrior. At war its owner gains worship of the"
            " civ, whoever sent it.",
        ),
        "pyramid": (
            "Pyramid",
            "For a factory or barrack on an own hex and two buildings beside it. It brings a token, worship at every"
            " Holiday of the civ and at the end, and can never be attacked.",
        ),
        "fortress": (
            "Fortress",
            "Where a civ begins. Nobody owns it, it can never be attacked, and it counts like a house at a Holiday.",
        ),
        "monster": (
            "Monster",
            "A warrior of any civ removes it, wherever it is. Who sent the civ draws a power card; the hex is free.",
        ),
        "terrain-lava": ("Lava", "Red hexes: what stands here belongs to Red."),
        "terrain-rock": ("Rock", "Brown hexes: what stands here belongs to Brown."),
        "terrain-lake": ("Lake", "Blue hexes: what stands here belongs to Blue."),
        "terrain-mountain": ("Cloudy mountain", "White hexes: what stands here belongs to White."),
        "terrain-plain": (
            "Plain",
            "Green and neutral: what stands here belongs to nobody, until a conversion tile gives it a colour.",
        ),
        "terrain-desert": (
            "Desert",
            "Yellow and neutral, without a crystal. A factory here produces nothing.",
        ),
        "terrain-volcano": ("Volcano", "Nothing is built here, and it cannot be converted."),
        "terrain-fortress": ("Fortress hex", "It has no colour."),
        "crystals": (
            "Crystals",
            "A Holiday spends them. Those of another player's colour bring that player worship, black ones move the"
            " malus tracker, green ones and the own do nothing.",
        ),
        "pieces-left": ("Pieces", "What the civ can still build."),
        "match-bonus": (
            "Match bonus",
            "Who covers this cell with a die of the civ's own colour, or discards a card for it, gains this at once.",
        ),
        "holiday": (
            "Holiday",
            "Instead of its action a die of the civ's colour can declare a Holiday. It costs as much cosmo and as many"
            " crystals as the civ has buildings, pyramids aside, and brings worship for every house and the fortress.",
        ),
        "cards": (
            "Power cards",
            "Played for what they say, or discarded to change the colour of a die or to repeat a number. The hand is"
            " hidden, and has no limit.",
        ),
        "worship": (
            "Worship",
            "A priest on the own track. In the end it scores the page of its civ times the multiplier it has reached;"
            " the farthest one scores nothing.",
        ),
        "tiles": (
            "Conversion tiles",
            "They give a hex the own colour, under a building at war or before a house is built.",
        ),
        "pyramids": ("Pyramids", "How many this player has built, and how many are allowed."),
        "first-player": ("First player", "Begins each cycle of turns and decides where nobody else does."),
        "next-first": (
            "Next first player",
            "Who used a 1 last is first player of the next round. It also brings the end-round card or a power card,"
            " and 1 cosmo.",
        ),
        "end-round": (
            "End-round card",
            "Its holder expands once more after the last turn, with the civ of the die on it.",
        ),
    }

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    # ---- what has numbers
    def cosmo(self, most: int, step: int, tile: int) -> tuple[str, str]:
        return (
            "Cosmo",
            f"It turns dice ({step} for each step), takes conversion tiles ({tile} each), pays for cards and Holidays,"
            f" and its multiplier is scored in the end. At most {most}.",
        )

    def malus(self, most: int, flips: int) -> tuple[str, str]:
        over = f" Beyond {flips} the tracker is flipped and counts on." if most > flips else ""
        return "Malus", f"Every step costs a point in the end: by Divination and black crystals.{over} At most {most}."

    def garrison(self, most: int) -> tuple[str, str]:
        limit = f" At most {most}." if most else ""
        return "Garrison", f"Trained warriors. They are spent at war, and go to the chronicle.{limit}"

    def chronicle(self, slots: Sequence[int]) -> tuple[str, str]:
        spaces = ", ".join(str(n) for n in slots[:-1])
        return (
            "Chronicle",
            "Spent crystals and warriors fill the page; a full one is turned. The number of the page is what each"
            f" multiplier is multiplied with in the end. Spaces of the pages from 0: {spaces}.",
        )

    def multiplier(self, above: bool) -> tuple[str, str]:
        which = "The first one above a priest" if above else "The highest one that a priest has passed"
        return "Multiplier", f"{which} is multiplied with the page of its civ. The cosmo tracker scores its own."

    def tile_mark(self, spaces: Sequence[int], price: int) -> tuple[str, str]:
        marks = ", ".join(str(space) for space in spaces)
        return (
            "An additional conversion tile",
            f"It can be taken for {price} cosmo once a priest has reached the space ({marks}), and converts any hex.",
        )

    # ---- components
    def face(self, face: int) -> tuple[str, str]:
        texts = (
            "",
            "Become first player of the next round and take the end-round card, or draw a power card; gain 1 cosmo.",
            "The civ's warriors remove a monster (1), a house (2), a factory or barrack (3) anywhere, or convert its"
            " hex with a tile. You gain worship, and so do the owners of its barracks; who loses a building is"
            " compensated.",
            "A house beside any building of the civ, on a free hex of your colour or one that a tile makes yours.",
            "A house of the civ on your hex becomes a factory, and factories produce; or build a pyramid.",
            "A house of the civ on your hex becomes a barrack, and barracks train; or build a pyramid.",
            "Turn the die to any number from 1 to 5, for a step of malus. As a 6 it serves only for a Holiday.",
        )
        return f"{face}: {self.parts.ACTIONS[face]}", texts[face]

    def development(self, kind: int) -> tuple[str, str]:
        text = self.parts.DEVELOPMENT_TEXTS[kind]
        return (
            f"Development: {self.parts.DEVELOPMENT[kind]}",
            f"After the last turn the civ {text}. Then the cards slide to the left.",
        )

    def round_card(self, name: str) -> tuple[str, str]:
        return f"Round bonus: {self.parts.ROUND_CARDS[name]}", f"In its round: {self.parts.ROUND_TEXTS[name]}."

    def token(self, letter: str, kind: Token) -> tuple[str, str]:
        text = self.parts.token(kind)
        return f"Pyramid token {letter}", f"{text[:1].upper()}{text[1:]}. {kind.copies} in the box."

    def card(self, design: Card) -> tuple[str, str]:
        price = f" Costs {design.cost} cosmo." if design.cost else ""
        return design.title, f"{design.text}{price} When: {self.parts.when(design)}."

    # ---- what is not printed in any rulebook
    HOUSE_RULES = {
        "map": "The map: the terrain of all hexes, and where the crystals and monsters lie.",
        "temple track": "The temple track: its last space and the places of its multipliers.",
        "malus limit": "How far the malus track goes.",
        "chronicle": "How many spaces each page of a chronicle has.",
    }

    def house_tokens(self, letters: Sequence[str]) -> str:
        if len(letters) == len(TOKENS):
            return "How many copies there are of each pyramid token: printed is only that they are 13."
        return f"How many copies there are of the pyramid tokens {', '.join(letters)}."

    def house_cards(self, n: int) -> str:
        return f"What {self.parts.plural(n, 'power card')} do, and how many copies there are: designs of this project."

    def house_entry(self, name: str) -> str:
        """Something of a file of the table's own."""
        return f"{name}: from this table's own components."
