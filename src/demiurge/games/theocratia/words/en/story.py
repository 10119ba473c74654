"""The journal of the page, in English: one short line for each answer, in the present.

`who` is a seat as the page writes it ("{0}"), so it can stand in any place of a sentence. Gains and costs are chips
beside the line and are not said again."""

from __future__ import annotations

from collections.abc import Sequence

from demiurge.games.theocratia.box import KINDS, Token
from demiurge.games.theocratia.words.en.parts import Parts


class Story:
    """Another language is a subclass that says everything anew."""

    over = "The game is over."
    new_deck = "The discard pile becomes a new deck."

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def listed(self, texts: Sequence[str]) -> str:
        """`C3, C4 and D3`."""
        return f"{', '.join(texts[:-1])} and {texts[-1]}" if len(texts) > 1 else "".join(texts)

    # ---- setting up
    def set_up(self, who: str) -> str:
        return f"The island is set up, and everybody has a power card. {who} goes first."

    def begins_with(self, who: str, card: str) -> str:
        return f"{who} begins with {card}."

    def founds(self, who: str, civ: int, h: int) -> str:
        return f"{who} founds {self.parts.CIV_NAMES[civ]} on {self.parts.place(h)}."

    def neutral_house(self, civ: int, h: int) -> str:
        return f"A house of {self.parts.CIV_NAMES[civ]} stands on {self.parts.place(h)}."

    # ---- the round
    def round(self, number: int) -> str:
        return f"Round {number}"

    def round_begins(self, who: str, card: str) -> str:
        """`card` is the name of the round bonus card, "" for none."""
        if not card:
            return f"{who} goes first."
        return f"{who} goes first. This round: {self.parts.ROUND_TEXTS[card]}."

    def row_die(self, civ: int, face: int) -> str:
        return f"A {face} of its own colour lies with {self.parts.CIV_NAMES[civ]}."

    def dice(self, colour: int) -> str:
        return f"The dice are rolled; the one on the end-round card is {self.parts.CIVS[colour]}."

    def first(self, who: str) -> str:
        return f"{who} is first player now."

    # ---- the die
    def takes(self, who: str, colour: int, face: int) -> str:
        return f"{who} takes {self.parts.die(colour, face)}."

    def turns(self, who: str, face: int) -> str:
        return f"{who} turns the die to {face}."

    def divines(self, who: str, face: int) -> str:
        return f"{who} divines a {face}."

    def places(self, who: str, colour: int, face: int, civ: int, how: int) -> str:
        for_what = ("", ", as if it matched", ", for a Holiday", ", as if it matched and for a Holiday")[how]
        return f"{who} places {self.parts.die(colour, face)} with {self.parts.CIV_NAMES[civ]}{for_what}."

    def will_place(self, who: str, civ: int) -> str:
        return f"{who} wants to place the die with {self.parts.CIV_NAMES[civ]}."

    # ---- the action
    def rests(self, who: str) -> str:
        return f"{who} lets the civ rest."

    def leads(self, who: str, with_card: bool) -> str:
        return f"{who} takes the first place and the end-round card." if with_card else f"{who} takes the first place."

    def attacks(self, who: str, civ: int, h: int, piece: int) -> str:
        return f"{who} sends {self.parts.CIV_NAMES[civ]} to war against {self.target(piece)} on {self.parts.place(h)}."

    def converts(self, who: str, civ: int, h: int, piece: int) -> str:
        return f"{who} has {self.parts.CIV_NAMES[civ]} convert {self.parts.place(h)} under {self.target(piece)}."

    def target(self, piece: int) -> str:
        if piece < 0:
            return "the monster"
        return f"the {self.parts.CIVS[piece // KINDS]} {self.parts.BUILDINGS[piece % KINDS]}"

    def goes_on(self, who: str) -> str:
        return f"{who} goes through with it."

    def hunts(self, who: str, h: int) -> str:
        return f"{who} hunts the monster on {self.parts.place(h)}."

    def builds(self, who: str, civ: int, kind: int, h: int) -> str:
        return f"{who} builds a {self.parts.CIVS[civ]} {self.parts.BUILDINGS[kind]} on {self.parts.place(h)}."

    def converts_and_builds(self, who: str, civ: int, kind: int, h: int) -> str:
        name = f"{self.parts.CIVS[civ]} {self.parts.BUILDINGS[kind]}"
        return f"{who} converts {self.parts.place(h)} and builds a {name} there."

    def raises(self, who: str, civ: int, kind: int, h: int) -> str:
        name = f"{self.parts.CIVS[civ]} {self.parts.BUILDINGS[kind]}"
        return f"{who} raises the house on {self.parts.place(h)} to a {name}."

    def plans_pyramid(self, who: str, h: int) -> str:
        return f"{who} plans a pyramid on {self.parts.place(h)}."

    def names_for_pyramid(self, who: str, h: int) -> str:
        return f"{who} lets {self.parts.place(h)} give way to the pyramid."

    def pyramid(self, who: str, civ: int, h: int, gone: Sequence[int]) -> str:
        places = self.listed([self.parts.place(other) for other in gone])
        return (
            f"{who} builds a {self.parts.CIVS[civ]} pyramid on {self.parts.place(h)}; what stood on {places} is gone."
        )

    def token(self, who: str, kind: Token, last: bool) -> str:
        why = "for the last space, takes" if last else "takes"
        return f"{who} {why} a pyramid token: {self.parts.token(kind)}."

    def holiday(self, who: str, civ: int, size: int) -> str:
        return f"{who} declares a Holiday for {self.parts.CIV_NAMES[civ]}, size {size}."

    def spends(self, who: str, colour: int) -> str:
        return f"{who} spends a {self.parts.CRYSTALS[colour]} crystal."

    # ---- cards and tiles
    def plays(self, who: str, card: str) -> str:
        return f"{who} plays {card}."

    def discards(self, who: str, card: str) -> str:
        return f"{who} discards {card}."

    def card_is(self, card: str) -> str:
        return f"The card is {card}."

    def tile(self, who: str) -> str:
        return f"{who} takes a conversion tile."

    def cleanses(self, who: str, civ: int, n: int) -> str:
        return f"{who} cleanses {self.parts.CIV_NAMES[civ]} of {self.parts.plural(n, 'black crystal')}."

    def cleanses_nothing(self, who: str) -> str:
        return f"{who} lets the black crystals lie."

    def names_civ(self, who: str, civ: int) -> str:
        return f"{who} chooses {self.parts.CIV_NAMES[civ]}."

    # ---- what comes of it
    def gains_worship(self, who: str) -> str:
        return f"{who} gains worship."

    def gains(self, who: str) -> str:
        return f"{who} gains by it."

    def page(self, civ: int, number: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} turns to page {number}."

    def declines(self, who: str) -> str:
        return f"{who} declines."

    def ends_turn(self, who: str) -> str:
        return f"{who} ends the turn."

    # ---- the development phase
    def settles(self, civ: int, h: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} builds a house on {self.parts.place(h)}."

    def improves(self, civ: int, kind: int, h: int) -> str:
        name, place = self.parts.BUILDINGS[kind], self.parts.place(h)
        return f"{self.parts.CIV_NAMES[civ]} raises its house on {place} to a {name}."

    def celebrates(self, civ: int) -> str:
        return f"{self.parts.CIV_NAMES[civ]} celebrates a Holiday of its own."

    # ---- the end
    def drops(self, who: str, civ: int) -> str:
        return f"{who} leaves out the priest of {self.parts.CIV_NAMES[civ]}."

    def scores(self, who: str, points: Sequence[tuple[int, int]]) -> str:
        """Points by source, the malus (last, below zero) left to its own half of the sentence."""
        found = [f"{n} for {self.source(source)}" for n, source in points if n > 0]
        lost = sum(-n for n, _ in points if n < 0)
        said = f"{who} scores {self.listed(found)}" if found else f"{who} scores nothing"
        return f"{said} and loses {lost} by malus." if lost else f"{said}."

    def source(self, source: int) -> str:
        return self.parts.SOURCES[source] if source == 0 else self.parts.CIV_NAMES[source - 1]

    def points(self, n: int) -> str:
        return f"{self.parts.plural(n, 'point')} in all"
