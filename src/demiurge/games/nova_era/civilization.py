"""Chapter 4: what a civilization consists of: cards that are placed, damaged, repaired and sent to the Past, and what
they add up to while they lie there faceup (NE-20.15 to NE-20.26)."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import state, vocabulary
from demiurge.games.nova_era.box import Card
from demiurge.games.nova_era.state import Nova, Player
from demiurge.games.nova_era.vocabulary import TERRITORY, Effect

NO_COLUMN: Final = -1

# Why a card goes to the Past
OBSOLETE: Final = 0
DISASTER: Final = 1
NEW_ERA: Final = 2


# ---- looking
def column_of(p: Player, card: int) -> int:
    """The column of a card in play, or NO_COLUMN."""
    for column in range(state.COLUMNS):
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
    for column in range(state.COLUMNS):
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
    p.past, p.people, p.token = p.past + p.people, vocabulary.NOTHING, state.NO_TOKEN
    refresh(s, p)


# ---- adding up
def refresh(s: Nova, p: Player) -> None:
    """Count the civilization again: what conditions and scoring see, and the permanent abilities (NE-R70)."""
    counts, powers = [0] * state.COLUMNS, [0] * state.POWERS
    for column in range(state.COLUMNS):
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
        op = effect.op
        if op == vocabulary.COUNTS_AS:
            add_by_color(counts, 0, effect.color, 1)
        elif op == vocabulary.DISCOUNT:
            add_by_color(powers, state.DISCOUNT, effect.color, effect.n)
        elif op == vocabulary.DIE_BONUS:
            add_by_color(powers, state.DIE_BONUS, effect.die, effect.n)
        elif op == vocabulary.GAIN_BONUS:
            add_by_color(powers, state.GAIN_BONUS, effect.color, effect.n)
        elif op == vocabulary.PROTECT:
            powers[state.SHIELDS] |= 1 << effect.shield  # a second protection changes nothing
        elif op == vocabulary.STEADY:
            powers[state.STEADY] = 1
        else:
            powers[place_of(effect)] += effect.n


def add_by_color(numbers: list[int], base: int, mask: int, n: int) -> None:
    for color in range(len(vocabulary.DICE)):
        if mask >> color & 1:
            numbers[base + color] += n


def place_of(effect: Effect) -> int:
    """Where the abilities that are a single number add up."""
    op = effect.op
    if op == vocabulary.REPAIR_BONUS:
        return state.REPAIR_BONUS
    if op == vocabulary.CALM_BONUS:
        return state.CALM_BONUS
    if op == vocabulary.ENLIST_DISCOUNT:
        return state.ENLIST_DISCOUNT
    if op == vocabulary.EXPAND_DISCOUNT:
        return state.EXPAND_DISCOUNT
    if op == vocabulary.PICK_LIMIT:
        return state.PICK_BONUS
    assert op == vocabulary.LOYAL
    return state.LOYAL
