"""Chapter 4: what a civilization consists of: cards that are placed, damaged, repaired and sent to the Past, and what
they add up to while they lie there faceup (NE-20.15 to NE-20.26)."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import state, vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.state import Nova, Player
from demiurge.games.nova_era.vocabulary import TERRITORY
from demiurge.kernel.data import NOTHING
from demiurge.kernel.state import Step

NO_COLUMN: Final = -1

# Why a card goes to the Past
OBSOLETE: Final = 0
DISASTER: Final = 1
NEW_ERA: Final = 2


# ---- looking
def column_of(p: Player, card: int) -> int:
    """The column of a card in play, or NO_COLUMN."""
    for column in range(vocabulary.COLUMNS):
        if card in p.columns[column]:
            return column
    return NO_COLUMN


def undamaged(p: Player, column: int) -> list[int]:
    """The cards of a column that lie faceup."""
    if not p.damaged:
        return p.columns[column]
    return [card for card in p.columns[column] if card not in p.damaged]


def owned(s: Nova, p: Player, color: int) -> int:
    """How many Technologies of a colour a player owns: those that count, and damaged ones (NE-R15)."""
    found = p.counts[color]
    if not s.game.earlier:  # NE-R78
        for card in p.damaged:
            found += 1 if card in p.columns[color] else 0
    return found


def sound_technologies(p: Player) -> list[int]:
    """All own Technologies that can be damaged (NE-R16)."""
    found: list[int] = []
    for color in range(TERRITORY):
        found += undamaged(p, color)
    return found


def in_play(p: Player) -> list[int]:
    """Every card whose effects work: Personalities and what lies faceup in the columns (NE-4.6)."""
    found: list[int] = []
    for column in range(vocabulary.COLUMNS):
        found += undamaged(p, column)
    return found + p.people


def works(p: Player, card: int) -> bool:
    """Whether the card is in play and undamaged."""
    return card not in p.damaged and (card in p.people or column_of(p, card) != NO_COLUMN)


# ---- changing
def place(s: Nova, seat: int, card: int, column: int) -> None:
    """NE-11.16, NE-11.18, NE-11.43"""
    p = s.players[seat]
    columns = p.columns[:]
    columns[column] = columns[column] + [card]
    p.columns = columns
    refresh(s, p)


def welcome(s: Nova, seat: int, card: int) -> None:
    """NE-11.34: a Personality has a space of its own; there is no limit to them (NE-R14)."""
    p = s.players[seat]
    p.people = p.people + [card]
    refresh(s, p)


def damage(s: Nova, seat: int, card: int) -> None:
    """NE-4.6: it is turned facedown and stays."""
    p = s.players[seat]
    p.damaged = sorted(p.damaged + [card])
    refresh(s, p)
    s.tell("damaged", seat, [card])


def repair(s: Nova, seat: int, card: int) -> None:
    """NE-4.8: it works again; its Instants do not come again (NE-R20)."""
    p = s.players[seat]
    p.damaged = [other for other in p.damaged if other != card]
    refresh(s, p)
    s.tell("repaired", seat, [card])


def to_past(s: Nova, seat: int, card: int, why: int) -> None:
    """NE-4.1: it leaves the civilization for good (NE-R11)."""
    p, column = s.players[seat], column_of(s.players[seat], card)
    columns = p.columns[:]
    columns[column] = [other for other in columns[column] if other != card]
    p.columns = columns
    p.damaged = [other for other in p.damaged if other != card]
    p.past = p.past + [card]
    refresh(s, p)
    s.tell("past", seat, [card, why])


def people_to_past(s: Nova, seat: int) -> None:
    """NE-15.3; the Cleopatra token goes back to the box with her (NE-R65)."""
    p = s.players[seat]
    for card in p.people:
        s.tell("past", seat, [card, NEW_ERA])
    p.past, p.people, p.token = p.past + p.people, NOTHING, state.NO_TOKEN
    refresh(s, p)


# ---- adding up
def refresh(s: Nova, p: Player) -> None:
    """Count the civilization again: what conditions and scoring see, and the permanent abilities (NE-R70)."""
    counts, powers = [0] * vocabulary.COLUMNS, [0] * state.POWERS
    for column in range(vocabulary.COLUMNS):
        for index in p.columns[column]:
            if index not in p.damaged:
                counts[column] += 1
                card = s.card(index)
                if card.permanent:
                    add_powers(card, counts, powers)
    for index in p.people:
        card = s.card(index)
        if card.permanent:
            add_powers(card, counts, powers)
    if p.token != state.NO_TOKEN:
        counts[p.token] += 1  # NE-R64
    p.counts, p.powers = counts, powers


def add_powers(card: Card, counts: list[int], powers: list[int]) -> None:
    for effect in card.permanent:
        effect.add(counts, powers)


# ---- what comes with a card
def obtained(s: Nova, seat: int, card: int) -> None:
    """NE-4.9: the Instants of a card that has entered the civilization come next."""
    if s.card(card).instants:
        s.push(Instants(seat, card, 0))


class Instants(Step[Nova]):
    """NE-4.9, NE-R21: the Instants of a card one after another, as listed; what one of them causes is finished before
    the next. All of them come, also when a Civil War damages the card between them (NE-R22)."""

    def __init__(self, seat: int, card: int, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def run(self, s: Nova) -> None:
        instants = s.card(self.card).instants
        if self.number + 1 < len(instants):
            s.push(Instants(self.seat, self.card, self.number + 1))
        instants[self.number].resolve(s, self.seat)
