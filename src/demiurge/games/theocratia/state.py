"""A position of Theocratia: the island, the civs, the dice, the players and the running turn, in the terms of chapter 0
and with the components of chapter 1."""

from __future__ import annotations

from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.actions import SPACE
from demiurge.games.theocratia.box import Box, Edition
from demiurge.kernel.data import NOTHING
from demiurge.kernel.game import BadOption, Game
from demiurge.kernel.state import Decision, State


class Theocratia(Game):
    """One table's choice of edition, options and components."""

    def __init__(self, options: dict[str, str], box: Box) -> None:
        super().__init__("theocratia", SPACE, options, "demiurge.games.theocratia")
        self.box = box
        self.numbers = box.numbers
        self.board = box.board
        self.edition: Edition = next(edition for edition in box.editions if edition.name == options["edition"])
        self.draws_colours = options["colours"] == "drawn"  # TH-3.1
        self.draws_first = options["first-player"] == "drawn"  # TH-3.2
        self.draws_fortresses = options["fortresses"] == "drawn"  # TH-2.26
        self.first_game = options["first-game"] == "yes"  # TH-3.6
        self.earlier = options["rulings"] == "until-2026-11"  # TH-15.6, TH-R25 and TH-8.6 as they were read before
        if self.draws_fortresses and not self.edition.random_fortresses:
            raise BadOption("option-together", option="fortresses=drawn", other="edition=early", clause="TH-26.21")
        self.garrison = self.edition.garrison or self.numbers.warriors  # TH-12.5, TH-12.6
        self.late_worship = self.edition.late_worship and not self.earlier  # TH-8.6
        self.malus_max = self.numbers.malus_max[self.edition.index]
        self.copies = [card.copies[self.edition.index] for card in box.cards]


class Theocracy(State):
    """The table. Civs are 0 to 3 from left to right; lists over civs and something else are flat.

    colour: the players' colours by seat; seat_of: the way back, -1 where nobody has it. round: 0 in the setup. first:
    the first player. token: who took the next-round token, end_card: who took the end-round card (-1: on the board),
    end_die: the colour of the die on it (-1: none).

    The island: piece by hex (civ * 6 + kind, or -1); at: masks by civ * 6 + kind, kind 0 for all; ground: masks by
    current colour; free: hexes that may be built on (TH-0.5); reach: by civ the hexes beside its buildings; monsters,
    crystals: masks; laid: conversion tiles by `tile_code`, in order; corner: by civ.
    The civs: area: crystals by civ * 6 + colour; untrained, garrison: warriors; page; on_page: pieces on the visible
    page by civ * 7 + colour, warriors last. reserve: crystals by colour.
    The dice: bag: sorted colours; table: how many by (face - 1) * 4 + colour; rows: by civ * 3 + cell, 0 for none, else
    a `die_code`. The cards: development by civ; bonus: the round bonus card by round, -1 where none lies.
    The players: cosmo, malus (steps taken); priests by seat * 4 + civ; starting, extra: conversion tiles in hand;
    marks: mask of additional ones on the board; hands; deck: sorted, pile: the discards, limbo: cards being resolved.
    tokens: copies left by kind; face_down: by seat; face_up: by seat, -1 for none; pyramids: built, by seat; dropped:
    the civ whose priest was removed in the end (TH-25.4).

    The running turn: active; die (its colour, -1: none in hand), face; civ: whose row it went to; bonus: the cell whose
    match bonus was gained, -1 for none; festive: a card was discarded for a Holiday; cleared: Divination is free; act:
    what the die does; hunts: attacks of this action that removed a monster and were not followed by a hunt; hit: a
    building of another player's was hit; discount: off the declared price; group: buildings of a pyramid; pure: 1 + the
    cosmo to come, where black crystals do no harm; named: crystals taken for a Holiday, chosen: civs named for a
    card."""

    game: Theocratia
    colour: list[int]
    seat_of: list[int]
    round: int = 0
    first: int = 0
    token: int = 0
    end_card: int = 0
    end_die: int = 0
    piece: list[int]
    at: list[int]
    ground: list[int]
    free: int = 0
    reach: list[int]
    monsters: int = 0
    crystals: int = 0
    laid: list[int] = NOTHING
    corner: list[int] = NOTHING
    area: list[int]
    untrained: list[int]
    garrison: list[int]
    page: list[int]
    on_page: list[int]
    reserve: list[int]
    bag: list[int]
    table: list[int]
    rows: list[int]
    development: list[int] = NOTHING
    bonus_cards: list[int] = NOTHING
    cosmo: list[int]
    malus: list[int]
    priests: list[int]
    starting: list[int]
    extra: list[int]
    marks: list[int]
    hands: list[list[int]]
    deck: list[int]
    pile: list[int]
    limbo: list[int]
    tokens: list[int]
    face_down: list[list[int]]
    face_up: list[int]
    pyramids: list[int]
    dropped: list[int]
    active: int = 0
    die: int = 0
    face: int = 0
    civ: int = 0
    bonus: int = 0
    festive: int = 0
    cleared: int = 0
    act: int = 0
    hunts: int = 0
    hit: int = 0
    discount: int = 0
    group: int = 0
    pure: int = 0
    named: list[int]
    chosen: list[int]

    def unshare(self) -> None:
        super().unshare()
        self.piece = self.piece[:]
        self.at = self.at[:]
        self.ground = self.ground[:]
        self.reach = self.reach[:]
        self.area = self.area[:]
        self.untrained = self.untrained[:]
        self.garrison = self.garrison[:]
        self.page = self.page[:]
        self.on_page = self.on_page[:]
        self.reserve = self.reserve[:]
        self.bag = self.bag[:]
        self.table = self.table[:]
        self.rows = self.rows[:]
        self.cosmo = self.cosmo[:]
        self.malus = self.malus[:]
        self.priests = self.priests[:]
        self.starting = self.starting[:]
        self.extra = self.extra[:]
        self.marks = self.marks[:]
        self.hands = [hand[:] for hand in self.hands]
        self.deck = self.deck[:]
        self.pile = self.pile[:]
        self.limbo = self.limbo[:]
        self.tokens = self.tokens[:]
        self.face_down = self.face_down[:]
        self.face_up = self.face_up[:]
        self.pyramids = self.pyramids[:]
        self.dropped = self.dropped[:]
        self.named = self.named[:]
        self.chosen = self.chosen[:]

    def mask(self, seat: int) -> None:
        """TH-2.13: the hands of others and the deck are hidden. What is unseen goes into the deck together, since the
        deck alone would tell the hands."""
        for other in range(self.seats):
            if other != seat:
                hand = self.hands[other]
                self.deck += hand
                self.hands[other] = [v.UNKNOWN] * len(hand)
        self.deck.sort()

    # ---- points (chapter 25)
    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def score(self, seat: int) -> int:
        """TH-25.6: the sum less the malus, negative or not (TH-R36). Before the end: as if it were now, the least
        valuable of the farthest priests removed."""
        values = [self.priest_score(seat, civ) for civ in range(v.PLAYERS)]
        dropped = self.dropped[seat]
        lost = values[dropped] if dropped >= 0 else min([values[civ] for civ in self.farthest(seat)])
        return self.starting_score(seat) + sum(values) - lost - self.malus[seat]

    def starting_score(self, seat: int) -> int:
        return self.multiplier(self.cosmo[seat])

    def priest_score(self, seat: int, civ: int) -> int:
        """The civ's page times the multiplier of its priest."""
        return self.page[civ] * self.multiplier(self.priest(seat, civ))

    def multiplier(self, space: int) -> int:
        """TH-25.2, TH-25.5: the highest multiplier passed; TH-25.7, TH-25.8: the first one above (TH-29.8, TH-R28)."""
        passed = 0
        for first in self.game.numbers.multipliers:
            if first <= space:
                passed += 1
        return min(passed + 1, len(self.game.numbers.multipliers)) if self.game.edition.first_above else passed

    def farthest(self, seat: int) -> list[int]:
        """The civs whose priests have gone farthest (TH-25.4)."""
        mine = self.priests[seat * v.PLAYERS : (seat + 1) * v.PLAYERS]
        return [civ for civ in range(v.PLAYERS) if mine[civ] == max(mine)]

    # ---- asking
    def owner(self, h: int) -> int:
        """TH-0.1, TH-0.3, TH-0.4: the player whose hex it is, or nobody."""
        for c in range(v.PLAYERS):
            if self.ground[c] >> h & 1:
                return self.seat_of[c]
        return v.NOBODY

    def own(self, seat: int) -> int:
        """The hexes of a player (TH-0.1)."""
        return self.ground[self.colour[seat]]

    def built(self, civ: int, kind: int) -> int:
        """Where the civ has buildings of a kind."""
        return self.at[civ * v.KINDS + kind]

    def all_built(self, civ: int) -> int:
        """Where the civ has any building."""
        return self.at[civ * v.KINDS]

    def left(self, civ: int, kind: int) -> int:
        """How many pieces of a kind lie in the civ's area (TH-0.7, TH-1.2)."""
        return self.game.numbers.pieces[kind] - self.at[civ * v.KINDS + kind].bit_count()

    def priest(self, seat: int, civ: int) -> int:
        """The space of a priest on the player's track (TH-23.1)."""
        return self.priests[seat * v.PLAYERS + civ]

    def fortress(self, civ: int) -> int:
        """The hex of a civ's fortress (TH-2.4)."""
        return self.game.board.fortress[self.corner[civ]]

    def crystals_of(self, civ: int) -> int:
        """How many crystals lie in the civ's area (TH-16.10)."""
        return sum(self.area[civ * v.COLOURED : (civ + 1) * v.COLOURED])

    def last_face(self, civ: int) -> int:
        """The face of the last die in the civ's row, 0 in an empty row (TH-5.4)."""
        for cell in range(v.CELLS - 1, -1, -1):
            code = self.rows[civ * v.CELLS + cell]
            if code:
                return die_face(code)
        return 0

    def dice_in(self, civ: int) -> int:
        """How many cells of the civ's row are covered: always the leftmost ones (TH-5.1)."""
        row = civ * v.CELLS
        return (self.rows[row] > 0) + (self.rows[row + 1] > 0) + (self.rows[row + 2] > 0)

    def leader(self) -> int:
        """TH-R32: who gains first: the active player, outside turns the first player."""
        return self.active if self.active != v.NOBODY else self.first


# ---- what is written as one number
def die_code(colour: int, face: int) -> int:
    """A die in a row; 0 stands for none."""
    return colour * v.FACES + face


def die_colour(code: int) -> int:
    return (code - 1) // v.FACES


def die_face(code: int) -> int:
    return (code - 1) % v.FACES + 1


def tile_code(h: int, colour: int, additional: int) -> int:
    """A conversion tile on the island."""
    return h * 8 + colour * 2 + additional


def tile_hex(tile: int) -> int:
    return tile >> 3


def tile_colour(tile: int) -> int:
    return tile >> 1 & 3


def tile_additional(tile: int) -> int:
    return tile & 1


# ---- pieces on the island
def put(s: Theocracy, civ: int, kind: int, h: int) -> None:
    """Stand a building on a hex, which is free no more (TH-0.5); the civ's reach (TH-10.1) can only grow by it."""
    s.piece[h] = civ * v.KINDS + kind
    s.at[civ * v.KINDS] |= 1 << h
    s.at[civ * v.KINDS + kind] |= 1 << h
    s.free &= ~(1 << h)
    s.reach[civ] |= s.game.board.near[h]


def take_away(s: Theocracy, h: int) -> int:
    """Return a building to its civ's area (TH-8.3); what it was, as civ * 6 + kind. Its hex becomes free (TH-8.17)."""
    what = s.piece[h]
    civ = what // v.KINDS
    s.piece[h] = v.NONE
    s.at[civ * v.KINDS] &= ~(1 << h)
    s.at[what] &= ~(1 << h)
    s.free |= 1 << h
    s.reach[civ] = reach_of(s, civ)
    return what


def replace(s: Theocracy, h: int, kind: int) -> None:
    """Put another building of the same civ in place of one, which returns to the area (TH-11.1, TH-12.1)."""
    what = s.piece[h]
    civ = what // v.KINDS
    s.at[what] &= ~(1 << h)
    s.at[civ * v.KINDS + kind] |= 1 << h
    s.piece[h] = civ * v.KINDS + kind


def reach_of(s: Theocracy, civ: int) -> int:
    """The hexes beside the buildings of a civ (TH-10.1, TH-0.12)."""
    found, near, rest = 0, s.game.board.near, s.at[civ * v.KINDS]
    while rest:
        low = rest & -rest
        found |= near[low.bit_length() - 1]
        rest ^= low
    return found


def lay(s: Theocracy, seat: int, h: int, additional: int) -> None:
    """TH-21.4, TH-R27: a conversion tile on a hex, for good; the topmost colour counts."""
    colour = s.colour[seat]
    for c in range(len(s.ground)):
        s.ground[c] &= ~(1 << h)
    s.ground[colour] |= 1 << h
    s.laid = s.laid + [tile_code(h, colour, additional)]
    if additional:
        s.extra[seat] -= 1
    else:
        s.starting[seat] -= 1


def colour_of(s: Theocracy, h: int) -> int:
    """The current colour of a hex (TH-0.1), -1 for a fortress hex or the volcano (TH-29.5)."""
    for c in range(len(s.ground)):
        if s.ground[c] >> h & 1:
            return c
    return v.NONE


def upgraded(kind: int) -> bool:
    """TH-0.2"""
    return 2 <= kind <= v.BARRACK


class Question(Decision[Theocracy]):
    """A question in which power cards may be played, or which depends on the hand: it is asked whenever the player has
    a card, since to be skipped would tell something of it."""

    def always(self, s: Theocracy) -> bool:
        return len(s.hands[self.seat]) > 0
