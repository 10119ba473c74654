"""What an answer is called, and the headings of groups of answers, in English.

Numbers and hexes are arguments, and so are civs, colours and buildings, by their numbers: a language that inflects
says each phrase as a whole. A name stands alone ("House on D4"); a label stands in its group, beside the hex."""

from __future__ import annotations

from collections.abc import Sequence

from demiurge.games.theocratia.box import KINDS, Card, Token
from demiurge.games.theocratia.words.en.parts import Parts


class Answers:
    """Another language is a subclass that says everything anew."""

    TITLES = {
        "found": "Found a civ",
        "neutral": "A house for a civ that nobody chose",
        "name": "Choose a civ",
        "serve": "The next crystal goes to",
        "go": "Without further cards",
        "group": "Give way to the pyramid",
        "spend": "Spend a crystal",
        "token": "Take a pyramid token",
        "worship": "Gain worship",
        "return": "Black crystals go back",
        "drop": "Leave out a priest",
        "settle": "The house goes to",
        "improve": "Raise a house",
        "hunt": "Hunt a monster",
        "discard": "Discard a card",
        "place": "Place the die only",
        "lead": "Become first player",
        "holiday": "Holiday instead",
        "turn": "Turn the die first",
        "divine": "Divination: choose a number",
        "recolour": "Discard a card for its colour",
        "play": "Play a card",
        "claim": "Take a conversion tile",
        "rest": "No action",
        "end": "End of the turn",
        "decline": "Decline",
    }
    CELLS = ("left cell", "middle cell", "right cell")
    RECOLOURED = ("", "matching", "for a Holiday", "matching, for a Holiday")

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    # ---- headings
    def face_title(self, face: int) -> str:
        return f"{face}: {self.parts.ACTIONS[face]}"

    def war_title(self, civ: int) -> str:
        return f"War with {self.parts.CIV_NAMES[civ]}"

    def build_title(self, civ: int, kind: int) -> str:
        return f"{self.parts.BUILDINGS[kind].capitalize()} of {self.parts.CIV_NAMES[civ]}"

    def convert_title(self, civ: int) -> str:
        return f"Convert with {self.parts.CIV_NAMES[civ]}"

    def places(self, n: int) -> str:
        return self.parts.plural(n, "place")

    def targets(self, n: int) -> str:
        return self.parts.plural(n, "target")

    # ---- what an amount is, for those who do not see its icon
    def cosmo(self, n: int) -> str:
        return f"{n} cosmo"

    def malus(self, n: int) -> str:
        return f"{self.parts.plural(n, 'step')} of malus"

    def worship(self, civ: int, n: int) -> str:
        return f"{n} worship of {self.parts.CIV_NAMES[civ]}"

    def cards(self, n: int) -> str:
        return self.parts.plural(n, "power card")

    def tiles(self, n: int) -> str:
        return self.parts.plural(n, "conversion tile")

    def warriors(self, civ: int, n: int) -> str:
        return f"{self.parts.plural(n, 'warrior')} of {self.parts.CIV_NAMES[civ]}"

    def crystals(self, colour: int, n: int) -> str:
        return self.parts.plural(n, f"{self.parts.CRYSTALS[colour]} crystal")

    def all_crystals(self, n: int) -> str:
        return self.parts.plural(n, "crystal")

    def pages(self, civ: int, n: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} turns {self.parts.plural(n, 'page')}"

    def points(self, n: int) -> str:
        return self.parts.plural(n, "point")

    # ---- what an answer brings to others: whole clauses, listed with commas
    def other_worship(self, colour: int, civ: int, n: int) -> str:
        return f"{self.parts.COLOURS[colour].capitalize()} gains {n} {self.parts.CIV_NAMES[civ]}"

    def other_cards(self, colour: int, n: int) -> str:
        return f"{self.parts.COLOURS[colour].capitalize()} draws {self.parts.plural(n, 'card')}"

    def other_tiles(self, colour: int) -> str:
        return f"{self.parts.COLOURS[colour].capitalize()} gets a conversion tile"

    # ---- setting up, and choosing a civ
    def civ(self, civ: int) -> str:
        return self.parts.CIV_NAMES[civ]

    def found(self, civ: int, h: int) -> str:
        return f"Found {self.parts.CIV_NAMES[civ]} on {self.parts.place(h)}"

    def neutral(self, civ: int, h: int) -> str:
        return f"A house of {self.parts.CIV_NAMES[civ]} on {self.parts.place(h)}"

    def name_civ(self, card: str, civ: int) -> str:
        return f"{card} for {self.parts.CIV_NAMES[civ]}"

    def serve(self, civ: int) -> str:
        return f"A crystal for {self.parts.CIV_NAMES[civ]}"

    def gain(self, civ: int) -> str:
        return f"Gain worship of {self.parts.CIV_NAMES[civ]}"

    def priest_at(self, space: int) -> str:
        return "still before 0" if space < 0 else f"your priest stands on {space}"

    def drop(self, civ: int) -> str:
        return f"Leave out the priest of {self.parts.CIV_NAMES[civ]}"

    def drop_note(self, points: int) -> str:
        return f"it would score {self.parts.plural(points, 'point')}"

    # ---- the die
    def take(self, colour: int, face: int) -> str:
        return f"Take {self.parts.die(colour, face)}"

    def take_note(self, face: int, places: int) -> str:
        """What the number does, and in how many places of the island it could."""
        does = (
            "",
            "first player of the next round, the end-round card or a power card, 1 cosmo",
            "remove a monster or a building, or convert its hex",
            "build a house beside a building of the civ",
            "raise a house of yours to a factory, and crystals are produced; or a pyramid",
            "raise a house of yours to a barrack, and warriors are trained; or a pyramid",
            "turn it to any number, for 1 malus",
        )[face]
        if face in (1, 6):
            return does
        return f"{does}: {self.parts.plural(places, 'place')} now" if places else f"{does}: nowhere now"

    def turn(self, face: int) -> str:
        return f"Turn the die to {face}: {self.parts.ACTIONS[face]}"

    def divine(self, face: int) -> str:
        return f"Divination: {face}, {self.parts.ACTIONS[face]}"

    def face(self, face: int) -> str:
        return self.parts.ACTIONS[face]

    def place(self, colour: int, face: int, civ: int) -> str:
        return f"Place {self.parts.die(colour, face)} with {self.parts.CIV_NAMES[civ]}"

    def place_as(self, colour: int, face: int, civ: int, how: int) -> str:
        return f"{self.place(colour, face, civ)}, {self.RECOLOURED[how]}"

    def place_note(self, cell: int, matched: bool) -> str:
        return f"{self.CELLS[cell]}, with its bonus" if matched else f"{self.CELLS[cell]}, no bonus: another colour"

    def ends_turn_so(self) -> str:
        return "nothing to do there, so your turn ends"

    def discards(self, n: int) -> str:
        return f"discards {self.parts.plural(n, 'card')}"

    # ---- the action
    def lead(self, taken: bool) -> str:
        return "Become first player, with a power card" if taken else "Become first player, with the end-round card"

    def lead_without(self, draws: bool) -> str:
        """Whether a power card is drawn instead."""
        instead = "with a power card instead of" if draws else "without"
        return f"Become first player, {instead} the end-round card"

    def lead_with(self, civ: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} makes you first player"

    def attack(self, civ: int, h: int, piece: int) -> str:
        """`piece` is civ * 6 + kind; below zero a monster."""
        return f"{self.parts.CIV_NAMES[civ]} attacks {self.target(piece)} on {self.parts.place(h)}"

    def convert(self, civ: int, h: int, piece: int, tile: int) -> str:
        made = f"{self.parts.CIV_NAMES[civ]} converts {self.parts.place(h)} under {self.target(piece)}"
        return f"{made}, with {self.parts.TILES[tile]}"

    def target(self, piece: int) -> str:
        if piece < 0:
            return "the monster"
        return f"the {self.parts.CIVS[piece // KINDS]} {self.parts.BUILDINGS[piece % KINDS]}"

    def target_label(self, piece: int) -> str:
        """Beside the name of the hex."""
        if piece < 0:
            return "monster"
        return f"{self.parts.CIVS[piece // KINDS]} {self.parts.BUILDINGS[piece % KINDS]}"

    def convert_label(self, piece: int, tile: int) -> str:
        how = ("with the starting tile", "with a tile")[tile]
        return f"convert the {self.parts.CIVS[piece // KINDS]} {self.parts.BUILDINGS[piece % KINDS]} {how}"

    def no_target(self, h: int) -> str:
        return f"Nothing to attack on {self.parts.place(h)}"

    def build(self, civ: int, kind: int, h: int) -> str:
        return f"{self.parts.BUILDINGS[kind].capitalize()} of {self.parts.CIV_NAMES[civ]} on {self.parts.place(h)}"

    def build_with(self, civ: int, kind: int, h: int, tile: int) -> str:
        return f"{self.build(civ, kind, h)}, with {self.parts.TILES[tile]}"

    def ground(self, terrain: int) -> str:
        return self.parts.TERRAINS[terrain]

    def ground_with(self, terrain: int, tile: int) -> str:
        made = ("starting tile", "converted")[tile]
        return f"{self.parts.TERRAINS[terrain]}, {made}"

    def raise_to(self, civ: int, kind: int, h: int) -> str:
        name, place = self.parts.BUILDINGS[kind].capitalize(), self.parts.place(h)
        return f"{name} of {self.parts.CIV_NAMES[civ]} on {place}"

    def raised(self, old: int, kind: int) -> str:
        return f"{self.parts.BUILDINGS[old]} to {self.parts.BUILDINGS[kind]}"

    def pyramid(self, civ: int, h: int) -> str:
        return f"Pyramid of {self.parts.CIV_NAMES[civ]} on {self.parts.place(h)}"

    def gives_way(self, kind: int, h: int) -> str:
        return f"The {self.parts.BUILDINGS[kind]} on {self.parts.place(h)} gives way"

    def building(self, kind: int) -> str:
        return self.parts.BUILDINGS[kind]

    def holiday(self, civ: int, size: int) -> str:
        return f"Holiday of {self.parts.CIV_NAMES[civ]}, size {size}"

    def holiday_label(self, civ: int, size: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]}, size {size}"

    def holiday_note(self, held: int) -> str:
        return f"{self.parts.plural(held, 'crystal')} in its area; which are spent is asked next"

    def rest(self) -> str:
        return "No action: the civ rests"

    def spend(self, colour: int) -> str:
        return f"Spend a {self.parts.CRYSTALS[colour]} crystal"

    def crystal(self, colour: int) -> str:
        return self.parts.CRYSTALS[colour]

    def spend_free(self) -> str:
        return "without effect on anybody"

    def spend_other(self, colour: int) -> str:
        return f"{self.parts.COLOURS[colour].capitalize()} gains 1 worship"

    def spend_black(self) -> str:
        return "1 step of malus"

    # ---- cards, tiles, tokens
    def play(self, title: str) -> str:
        return f"Play {title}"

    def discard(self, title: str) -> str:
        return f"Discard {title}"

    def card_note(self, design: Card) -> str:
        return design.text

    def claim(self, mark: int, space: int) -> str:
        return f"Take the conversion tile of space {space}"

    def claim_label(self, mark: int, space: int) -> str:
        return f"{self.parts.MARKS[mark]}, space {space}"

    def token(self, letter: str, kind: Token) -> str:
        return f"Token {letter}: {self.parts.token(kind)}"

    def token_label(self, kind: Token) -> str:
        return self.parts.token(kind)

    def copies(self, n: int) -> str:
        return f"{n} left"

    def give_back(self, n: int) -> str:
        return f"Return {self.parts.plural(n, 'black crystal')}" if n else "Return no black crystal"

    def hunt(self, h: int) -> str:
        return f"Hunt the monster on {self.parts.place(h)}"

    # ---- the rest
    def go_on(self) -> str:
        return "Go on"

    def go_to_war(self) -> str:
        return "Attack"

    def celebrate(self) -> str:
        return "Celebrate"

    def end_turn(self) -> str:
        return "End the turn"

    def decline(self) -> str:
        return "Decline"

    def short_of_cosmo(self, n: int) -> str:
        return f"{n} cosmo short"

    def short_of_crystals(self, n: int) -> str:
        return f"{self.parts.plural(n, 'crystal')} short"

    def short_of_warriors(self, n: int) -> str:
        return f"{self.parts.plural(n, 'warrior')} short"

    def listed(self, clauses: Sequence[str]) -> str:
        return ", ".join(clauses)
