"""A position of Civolution: the boards, the continent and the civs with their consoles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.actions import SPACE
from demiurge.kernel.chance import ALL
from demiurge.kernel.data import NOTHING, Data
from demiurge.kernel.game import Game
from demiurge.kernel.state import State

if TYPE_CHECKING:  # what is in the box asks for the State
    from demiurge.games.civolution.box import Box

NONE: Final = -1
VICI: Final = -2  # in the place of a seat, in the journal
HIDDEN: Final = -1  # a card under a stack that a View does not show
CLOSED: Final = -1  # an encampment that is not there, or under a blocking token
FREE: Final = 0
NEWCOMER: Final = 0
ADVANCED: Final = 1
MIXED: Final = 2
HANDS: Final = ("newcomer", "advanced", "mixed")
EARLIER: Final = "until-2026-11"  # the option `rulings` of games begun before


class Civolution(Game):
    """One table's choice of options and components. How it is played: setup.Played.

    hands: CV-2.29 to CV-2.34, CV-2.44; first_play: CV-2.12; first_materials: CV-2.14, CV-2.15; draws_first: CV-2.36;
    level: CV-45.1 to CV-45.5; tough: CV-45.7; picks: CV-40.11; earlier: a game of before keeps its rulings."""

    def __init__(self, options: dict[str, str], box: Box) -> None:
        super().__init__("civolution", SPACE, options, "demiurge.games.civolution")
        self.box = box
        self.numbers = box.numbers
        self.hands = HANDS.index(options["hands"])
        self.first_play = options["continent"] == "first-play"
        self.first_materials = options["materials"] == "first-plays"
        self.draws_first = options["first-civ"] == "drawn"
        self.level = v.LEVELS.index(options["level"])
        self.tough = options["extra-tough"] == "yes"
        self.picks = options["solo-cards"] == "picked"
        self.earlier = options["rulings"] == EARLIER

    def take_chip(self, s: Exam, civ: int, slot: int) -> None:
        """CV-20.1: it interrupts any question, so what it leads to lies above all questions: setup.Played knows it."""
        raise TypeError(f"{type(self).__name__} is the box alone: it is played as setup.Played")


class Civ(Data):
    """A civ and its console.

    vp; favor: the space from 0; tracks: by track; supply: markers; tribes: in the supply. at: markers by space of the
    console (vocabulary.SPACES: goods, features, materials, planning markers); dice: on the dice spaces by value; used:
    below the console; fate: fate dice; resets: markers on reset columns. levels: of the main modules, 0 to 2. settled:
    mask of built settlements; farms, boats: masks of territories; stages: mask of active stage tiles (4, 5).
    hand: sorted cards, in a View -1 - deck for a hidden one; refused: cards not kept in the advanced selection;
    markers: starting marker cards to choose from; kept: the one chosen. goals: the three stacks of the goal area.
    items: what is installed, as partition.item_of, stage_of and half_of read it, with the column in columns;
    left, right: by column the lowest free stage of each half; kinds: what each column is for. installed: abilities, in
    order; mods: what they add up to; listens: mask of triggers. filled: completion bonuses gained; turn_used, era_used,
    busy: masks of abilities; stepped, swapped: uses of the free step and of hand cards this turn; saved: Deus ex
    machina of this era without cost. grids: V.I.C.I's markers on the Evolution and Prosperity grids."""

    vp: int = 0
    favor: int = 0
    tracks: list[int]
    supply: int = 0
    tribes: int = 0
    at: list[int]
    dice: list[int]
    used: int = 0
    fate: int = 0
    resets: int = 0
    levels: list[int]
    settled: int = 0
    farms: int = 0
    boats: int = 0
    stages: int = 0
    hand: list[int]
    refused: list[int] = NOTHING
    markers: list[int] = NOTHING
    kept: int = 0
    goals: list[list[int]]
    items: list[int] = NOTHING
    columns: list[int] = NOTHING
    left: list[int]
    right: list[int]
    kinds: list[int]
    installed: list[int] = NOTHING
    mods: list[int]
    listens: int = 0
    filled: int = 0
    turn_used: int = 0
    era_used: int = 0
    busy: int = 0
    stepped: int = 0
    swapped: int = 0
    saved: int = 0
    grids: list[int]

    def unshare(self) -> None:
        """The other lists are replaced, never changed in place."""
        self.at = self.at[:]
        self.dice = self.dice[:]

    def upgrades(self) -> int:
        """CV-19.4"""
        return sum(self.levels)

    def on_spaces(self) -> int:
        """How many activation dice lie on the dice spaces (CV-28.1)."""
        dice = self.dice
        return dice[0] + dice[1] + dice[2] + dice[3] + dice[4] + dice[5]


class Exam(State):
    """The table.

    civs: those of the seats, and V.I.C.I behind them in the solo game. era 1 to 4 (0: setup), phase 1 to 8; first: who
    has the monolith; active: whose turn of the action phase it is, or -1. weather: 0 hot to 4 cold; event: the face-up
    card; events: those not seen, sorted. era_tiles: the category of each era; final_tiles: mask of categories.
    Displays: goals_open, incomes_open, attributes_open (-1: empty); goal_bag, income_bag, attribute_bag: sorted;
    dice_left, fate_left: on the dice display. Research: stacks: face down, sorted, by deck; under: tucked beneath them,
    in order; knows: who put each there; open_stacks: face up, the last on top; boxed: cards that left the game.
    The continent: layout: tile, column, row, turns; near, touch: see geometry; site_at: by recess (-1: face down);
    site_bag; tile_at: the material by territory (-1: face down); tile_bags: by land type. camps: by territory * 5 +
    slot: -1 closed, 0 free, else 2 + civ * 2 + strong; loose: tribes outside, by vocabulary.outside (in
    water: on the boat); pop: by territory * 4 + civ; here: by civ the mask of its territories; raw: raw materials by
    territory * 4 + civ. hunted: mask of hunting tokens; statues: by ground * 4 + civ; towns: by ground the mask of
    civs with a settlement; provision: by territory, see provisions().
    The action phase: resets: steps of the phase indicator; ending: 1 when the end is triggered, 2 in the final round.
    What is being resolved: rolled: fate dice; moved: places of tribes that have made their journey; fed: places of fed
    tribes; cheap: the territory of a feed discount; looked: cards drawn and not yet kept; looker: who sees them;
    bill: materials still to be returned. Setup: marker_bag; starts, start_goals: the starting chip cards laid out.
    Solo: actions: the stack, sorted; shown_actions, spent_actions: revealed and discarded; boxed_chips: chips out of
    the game, as items."""

    game: Civolution
    seats: int  # saved; a default here would hide that of State
    civs: list[Civ]
    era: int = 0
    phase: int = 0
    first: int = 0
    active: int = 0
    weather: int = 0
    event: int = 0
    events: list[int]
    era_tiles: list[int] = NOTHING
    final_tiles: int = 0
    goals_open: list[int]
    incomes_open: list[int]
    attributes_open: list[int]
    goal_bag: list[int]
    income_bag: list[int]
    attribute_bag: list[int]
    dice_left: int = 0
    fate_left: int = 0
    stacks: list[list[int]]
    under: list[list[int]]
    knows: list[list[int]]
    open_stacks: list[list[int]]
    boxed: list[int] = NOTHING
    layout: list[list[int]]
    near: list[int]
    touch: list[int]
    site_at: list[int]
    site_bag: list[int]
    tile_at: list[int]
    tile_bags: list[list[int]]
    camps: list[int]
    loose: list[int]
    pop: list[int]
    here: list[int]
    raw: list[int]
    hunted: int = 0
    statues: list[int]
    towns: list[int]
    provision: list[int]
    resets: int = 0
    ending: int = 0
    rolled: list[int] = NOTHING
    moved: list[int] = NOTHING
    fed: list[int] = NOTHING
    cheap: int = 0
    looked: list[int] = NOTHING
    looker: int = 0
    bill: list[int] = NOTHING
    marker_bag: list[int]
    starts: list[int] = NOTHING
    start_goals: list[int] = NOTHING
    actions: list[int] = NOTHING
    shown_actions: list[int] = NOTHING
    spent_actions: list[int] = NOTHING
    boxed_chips: list[int] = NOTHING

    def unshare(self) -> None:
        """No list of the table is changed in place."""
        super().unshare()
        self.civs = [civ.clone() for civ in self.civs]

    def mask(self, seat: int) -> None:
        """CV-39.1, CV-39.2: hands, the advanced selection (CV-2.33), cards drawn (CV-22.4) and cards put under stacks
        (CV-2.34, CV-22.5) are hidden. All unseen cards of a deck go into its stack together, since the stack alone
        would tell the hands."""
        unseen: list[list[int]] = [stack[:] for stack in self.stacks]
        markers = self.marker_bag[:]
        for civ in range(self.seats):
            c = self.civs[civ]
            if civ == seat:
                continue
            c.hand = hide(c.hand, unseen)
            c.refused = hide(c.refused, unseen)
            if c.markers:
                markers += c.markers
                c.markers = [HIDDEN] * len(c.markers)
                c.kept = HIDDEN
        if self.looker != seat:
            self.looked = hide(self.looked, unseen)
        for deck in range(len(v.DECKS)):
            unseen[deck] += [card for card, knower in zip(self.under[deck], self.knows[deck]) if knower != seat]
            unseen[deck].sort()
        self.under = [
            [card if knower == seat else HIDDEN for card, knower in zip(self.under[deck], self.knows[deck])]
            for deck in range(len(v.DECKS))
        ]
        self.stacks, self.marker_bag = unseen, sorted(markers)

    def scores(self) -> list[int]:
        return [self.civs[seat].vp for seat in range(self.seats)]

    def tie_break(self, seat: int) -> list[int]:
        """CV-35.8, CV-R36: more upgrades, then the earlier place in seating order."""
        return [self.civs[seat].upgrades(), -self.in_order().index(seat)]

    def ranking(self) -> list[list[int]]:
        """CV-44.2: V.I.C.I is beaten only by more points."""
        if self.solo() and self.civs[0].vp <= self.civs[1].vp:
            return [[], [0]]
        return super().ranking()

    # ---- asking
    def solo(self) -> bool:
        return self.seats == 1

    def table_size(self) -> int:
        """How many civs there are, V.I.C.I included (CV-40.1): the column of tables by player count, 0 for 2 civs."""
        return len(self.civs) - 2

    def in_order(self) -> list[int]:
        """CV-1.18: the civs in seating order, V.I.C.I included."""
        n = len(self.civs)
        return [(self.first + i) % n for i in range(n)]

    def players(self) -> list[int]:
        """The civs of seats in seating order."""
        return [civ for civ in self.in_order() if civ < self.seats]

    def provisions(self, t: int) -> int:
        """V.I.C.I's provision markers in a territory. CV-R56: those that lie beside its farm space for good, since a
        farm stood there when the second came, are counted below 0."""
        return abs(self.provision[t])

    def tribe_at(self, civ: int, place: int) -> bool:
        """Whether a tribe of the civ stands at the place, in the state that the place says: one that may move (CV-6.4)
        or is to be fed (CV-31.6)."""
        t, slot = place // v.SLOTS, place % v.SLOTS
        if slot >= v.STRONG:
            return self.loose[v.outside(t, civ, 1 if slot == v.STRONG else 0)] > 0
        code = self.camps[t * v.CAMPS + slot]
        return (code - 2) // 2 == civ

    def level(self, civ: int, module: int) -> int:
        return self.civs[civ].levels[module]

    def score(self, civ: int, vp: int, source: int) -> None:
        """CV-1.19"""
        if vp:
            self.civs[civ].vp += vp
            self.tell("vp", civ, [vp, source])

    # ---- the journal
    def tell(self, kind: str, civ: int, data: list[int], seen: int = ALL) -> None:
        if self.journal is not None:
            self.journal.tell(kind, self.named(civ), data, seen)

    def named(self, civ: int) -> int:
        """A civ as the journal names it: V.I.C.I has no seat."""
        return civ if civ < self.seats else VICI


def hide(cards: list[int], unseen: list[list[int]]) -> list[int]:
    """CV-R52: only the decks show, by their backs; the cards themselves are among the unseen ones."""
    found: list[int] = []
    for card in cards:
        if card >= 0:
            unseen[v.deck_of(card)].append(card)
            found.append(-1 - v.deck_of(card))
        else:
            found.append(card)
    return sorted(found)


# What points are for, told by the journal
FROM_FIRE: Final = 0
FROM_SITES: Final = 1
FROM_CARDS: Final = 2
FROM_CARD_COSTS: Final = 3
FROM_TRACKS: Final = 4
FROM_INCOME: Final = 5
FROM_SALES: Final = 6
FROM_OAKS: Final = 7
FROM_STRONG: Final = 8
FROM_ERA: Final = 9
FROM_STATUES: Final = 10
FROM_CATEGORIES: Final = 11
FROM_STAGES: Final = 12
FROM_POINT_BONUSES: Final = 13
FROM_MODULES: Final = 14
FROM_EVENTS: Final = 15
FROM_VICI: Final = 16  # her action cards
