"""Chapter 2: setting up the boards, the continent and the civs."""

from __future__ import annotations

from demiurge.games.civolution import (
    attributes,
    cards,
    geometry,
    hidden,
    invariants,
    markers,
    mods,
    partition,
    phases,
    planning,
    solo,
    state,
    tribes,
)
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.actions import KEEP, KEEP_MARKERS, START_WITH
from demiurge.games.civolution.state import MIXED, Civ, Civolution, Exam
from demiurge.kernel.chance import Chance
from demiurge.kernel.data import changed
from demiurge.kernel.game import BadOption
from demiurge.kernel.journal import Journal
from demiurge.kernel.state import Await, Choice, State, Step

STARTING = [v.TERRITORIES.index("grassland-C"), v.TERRITORIES.index("forest-B")]
LAST_COLUMN = 8


class Played(Civolution):
    """The game, from its start on."""

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        if not 1 <= seats <= v.SEATS:
            raise BadOption("game-players", game=self.name, least=1, most=v.SEATS, seats=seats)
        if seats == 1 and self.hands == MIXED:
            raise BadOption("option-alone", option="hands=mixed", clause="CV-2.44")
        s = empty_table(self, seats, geometry.draw_layout(self.box.tiles, self.first_play, chance))
        s.begin(SetUp(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> State:
        assert isinstance(view, Exam)
        return hidden.fill(view, chance)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, Exam)
        return invariants.faults(state)

    def take_chip(self, s: Exam, civ: int, slot: int) -> None:
        attributes.take(s, civ, slot)


def new_civ(game: Civolution) -> Civ:
    """CV-2.21 to CV-2.25, CV-2.28: a console before its cards."""
    n = game.numbers
    c = Civ()
    c.tracks = [0] * 5
    c.supply = n.markers - n.boats - n.reset_columns
    c.tribes = n.tribes
    c.at = [0] * v.SPACES
    c.dice = [1] * 6
    c.fate = n.fate
    c.resets = n.reset_columns
    c.levels = [0] * 15
    c.hand = []
    c.kept = state.NONE
    c.goals = [[], [], []]
    c.left = n.first_stage
    c.right = n.first_stage
    c.kinds = [state.NONE] * 9
    c.mods = [0] * mods.ALL_MODS
    c.grids = [0, 0]
    return c


def empty_table(game: Civolution, seats: int, layout: list[list[int]]) -> Exam:
    """CV-2.1: everything that is not drawn yet."""
    n, civs = game.numbers, max(seats, 2)
    least = geometry.POINT_EARLIER if game.earlier else geometry.POINT  # CV-R23
    continent = geometry.lay_out(game.box.tiles, layout, least)
    decks = [list(range(deck * v.DECK, deck * v.DECK + v.DECK)) for deck in range(len(v.DECKS))]
    s = Exam()
    s.game = game
    s.seats = seats
    s.civs = [new_civ(game) for _ in range(civs)]
    s.active = state.NONE
    s.weather = n.mild
    s.event = state.NONE
    s.events = list(range(v.EVENTS))
    s.goals_open = [state.NONE] * n.goal_display[civs - 2]
    s.incomes_open = [state.NONE] * n.income_display
    s.attributes_open = [state.NONE] * n.attribute_display
    s.goal_bag = list(range(len(game.box.goals)))
    s.income_bag = list(range(v.INCOMES))
    s.attribute_bag = list(range(len(game.box.attributes)))
    s.dice_left = n.dice_display[civs - 2]
    s.fate_left = n.dice_display[civs - 2]
    s.stacks = decks
    s.under = [[] for _ in v.DECKS]
    s.knows = [[] for _ in v.DECKS]
    s.open_stacks = [[] for _ in v.DECKS]
    s.layout = layout
    s.near = continent.near
    s.touch = continent.touch
    s.site_at = [state.NONE] * v.RECESSES
    s.site_bag = list(range(v.RECESSES))
    s.tile_at = [state.NONE] * v.LANDS
    s.tile_bags = [list(range(kind * v.ROWS, kind * v.ROWS + v.ROWS)) for kind in range(v.WATER)]
    s.camps = camps(game, civs)
    s.loose = [0] * v.outside(v.LANDS, 0, 0)
    s.pop = [0] * (v.LANDS * v.SEATS)
    s.here = [0] * v.SEATS
    s.raw = [0] * (v.LANDS * v.SEATS)
    s.statues = [0] * (v.GROUNDS * v.SEATS)
    s.towns = [0] * v.GROUNDS
    s.provision = [0] * v.LANDS
    s.cheap = state.NONE
    s.looker = state.NONE
    s.marker_bag = list(range(v.MARKER_CARDS))
    return s


def camps(game: Civolution, civs: int) -> list[int]:
    """CV-2.16 to CV-2.18: encampments by slot, the fire first; those marked for more civs are covered."""
    found = [state.CLOSED] * (v.LANDS * v.CAMPS)
    for t in v.DRY:
        land = game.box.lands[t]
        free = 1 + land.normal + (land.three if civs > 2 else 0) + (land.four if civs > 3 else 0)
        for slot in range(free):
            found[t * v.CAMPS + slot] = state.FREE
    return found


class SetUp(Step[Exam]):
    """The order of the rulebook."""

    def run(self, s: Exam) -> None:
        draw_boards(s)
        place_materials(s)
        for civ in range(s.seats):
            first_tribes(s, civ)
        s.push(phases.Era(1))
        if s.solo():
            s.push(solo.SetUpVici())
        s.push(StartingCards())
        s.push(MonolithStep())
        s.push(Equip())
        s.push(Await())
        deal_hands(s)


def draw_boards(s: Exam) -> None:
    """CV-2.3 to CV-2.10: scoring tiles and displays. Events and sites are drawn when they are turned up."""
    tiles = list(range(len(v.CATEGORIES)))
    s.era_tiles = [s.chance.draw(tiles) for _ in range(s.game.numbers.era_tiles)]
    for _ in range(s.game.numbers.final_tiles):
        s.final_tiles |= 1 << s.chance.draw(tiles)
    planning.refill(s)
    s.incomes_open = [s.chance.draw(s.income_bag) for _ in s.incomes_open]
    s.attributes_open = [s.chance.draw(s.attribute_bag) for _ in s.attributes_open]


def place_materials(s: Exam) -> None:
    """CV-2.14, CV-2.15: the tiles of the two start territories lie face up, the others are drawn when turned up."""
    for t in STARTING:
        if s.game.first_materials:
            kind = v.TYPE_OF[t]
            s.tile_at = changed(s.tile_at, t, kind * v.ROWS)
            s.tile_bags = [bag[1:] if i == kind else bag for i, bag in enumerate(s.tile_bags)]
        else:
            tribes.turn_up(s, t)


def first_tribes(s: Exam, civ: int) -> None:
    """CV-2.26, CV-2.27: a tribe and a raw material in each start territory; the fires stay free."""
    for t in STARTING:
        slot = next(slot for slot in range(1, v.CAMPS) if s.camps[t * v.CAMPS + slot] == state.FREE)
        s.civs[civ].tribes -= 1
        tribes.set_down(s, civ, t, slot, True)
        markers.put(s, civ, markers.RAW + t, 1)


# ---- hands
def is_newcomer(s: Exam, civ: int) -> bool:
    """CV-2.44: at mixed tables every other civ is a newcomer, beginning with the first seat."""
    return s.game.hands == state.NEWCOMER or (s.game.hands == state.MIXED and civ % 2 == 0)


def deal_hands(s: Exam) -> None:
    """CV-2.29 to CV-2.34: newcomers first, then the advanced civs."""
    if s.solo() and s.game.picks:
        pick_hand(s)
        return
    newcomers = [civ for civ in range(s.seats) if is_newcomer(s, civ)]
    numbered = [card.index for card in s.game.box.marker_cards if card.number]
    for civ in newcomers:
        s.civs[civ].kept = s.chance.draw(numbered)
        number = s.game.box.marker_cards[s.civs[civ].kept].number
        s.marker_bag = [card for card in s.marker_bag if card != s.civs[civ].kept]
        s.civs[civ].hand = [card.index for card in s.game.box.cards if card.number == number]
        for card in s.civs[civ].hand:
            cards.take_out(s, card)
        s.tell("newcomer", civ, [number])
    for civ in range(s.seats):
        if civ not in newcomers:
            deal_advanced(s, civ)


def deal_advanced(s: Exam, civ: int) -> None:
    """CV-2.32, CV-2.33: two cards of each deck and three marker cards, of which one of each type is kept in secret."""
    c, bag = s.civs[civ], s.marker_bag[:]
    for deck in range(len(v.DECKS)):
        for _ in range(2):
            cards.to_hand(s, civ, cards.draw(s, deck, 1 << civ))
    c.markers = sorted([s.chance.draw(bag, 1 << civ) for _ in range(3)])
    s.marker_bag = bag
    for deck in range(len(v.DECKS)):
        s.open(civ, KeepOne(civ, deck))
    s.open(civ, KeepMarkers(civ))


def pick_hand(s: Exam) -> None:
    """CV-40.11: the solo player seeks out a card of each deck and a marker card from all of them."""
    c = s.civs[0]
    c.markers = list(range(v.MARKER_CARDS))
    s.marker_bag = []
    for deck in range(len(v.DECKS)):
        s.open(0, KeepOne(0, deck))
    s.open(0, KeepMarkers(0))


class KeepOne(Choice[Exam]):
    """CV-2.33: one card of the deck."""

    verb = KEEP
    clause = "CV-2.33"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def secret(self) -> bool:
        return True

    def pool(self, s: Exam) -> list[int]:
        if s.solo() and s.game.picks:
            return s.stacks[self.deck]
        return [card for card in s.civs[self.seat].hand if v.deck_of(card) == self.deck]

    def answers(self, s: Exam) -> list[int]:
        return [KEEP.of(card) for card in self.pool(s)]

    def take(self, s: Exam, action: int) -> None:
        c, card = s.civs[self.seat], KEEP.at(action)
        if s.solo() and s.game.picks:
            cards.take_out(s, card)
            cards.to_hand(s, self.seat, card)
            return
        c.refused = c.refused + [other for other in c.hand if v.deck_of(other) == self.deck and other != card]
        c.hand = [other for other in c.hand if v.deck_of(other) != self.deck or other == card]


class KeepMarkers(Choice[Exam]):
    """CV-2.33: one of the starting marker cards."""

    verb = KEEP_MARKERS
    clause = "CV-2.33"

    def secret(self) -> bool:
        return True

    def answers(self, s: Exam) -> list[int]:
        return [KEEP_MARKERS.of(card) for card in s.civs[self.seat].markers if card >= 0]

    def take(self, s: Exam, action: int) -> None:
        s.civs[self.seat].kept = KEEP_MARKERS.at(action)


class Equip(Step[Exam]):
    """CV-2.34, CV-2.35: cards not kept go under their stacks; the marker cards are shown and give their markers."""

    def run(self, s: Exam) -> None:
        for civ in range(s.seats):
            c = s.civs[civ]
            for card in c.refused:
                cards.tuck(s, civ, card)
            c.refused = []
            if c.markers:
                s.chance.pick([c.kept])
                s.marker_bag = sorted(s.marker_bag + [card for card in c.markers if card != c.kept])
                c.markers = []
            s.tell("markers", civ, [c.kept])
            for where, n in enumerate(s.game.box.marker_cards[c.kept].markers):
                markers.put(s, civ, where, n)


class MonolithStep(Step[Exam]):
    """CV-2.36, CV-40.3: drawn, or the first seat; in the solo game the player."""

    def run(self, s: Exam) -> None:
        if s.game.draws_first and not s.solo():
            s.first = s.chance.pick(list(range(s.seats)))
        s.tell("monolith", s.first, [])


# ---- starting chip cards
class StartingCards(Step[Exam]):
    """CV-2.37 to CV-2.44"""

    def run(self, s: Exam) -> None:
        pool = list(range(v.STARTS))
        advanced: list[int] = []
        for civ in range(s.seats):
            if is_newcomer(s, civ) and not (s.solo() and s.game.picks):
                number = s.game.box.marker_cards[s.civs[civ].kept].number
                card = next(i for i in range(v.STARTS) if s.game.box.incomes[v.INCOMES + i].number == number)
                pool.remove(card)
                start_with(s, civ, card, planning.draw_goal(s))
            else:
                advanced.append(civ)
        if advanced:
            s.starts = [s.chance.draw(pool) for _ in range(len(advanced) + 1)]
            s.start_goals = [planning.draw_goal(s) for _ in s.starts]
            s.push(LastStart())
            for i in range(s.seats):  # CV-2.39: the last in seating order chooses first, and so on backwards
                civ = (s.first + i) % s.seats
                if civ in advanced:
                    s.push(ChooseStart(civ))


class ChooseStart(Choice[Exam]):
    """CV-2.39: a starting chip card with the goal chip on it."""

    verb = START_WITH
    clause = "CV-2.39"

    def answers(self, s: Exam) -> list[int]:
        return [START_WITH.of(card) for card in s.starts]

    def take(self, s: Exam, action: int) -> None:
        at = s.starts.index(START_WITH.at(action))
        start_with(s, self.seat, s.starts[at], s.start_goals[at])
        s.starts = s.starts[:at] + s.starts[at + 1 :]
        s.start_goals = s.start_goals[:at] + s.start_goals[at + 1 :]


class LastStart(Step[Exam]):
    """CV-2.40: the card left over leaves the game, its goal chip goes back into the bag."""

    def run(self, s: Exam) -> None:
        s.goal_bag = sorted(s.goal_bag + s.start_goals)
        s.starts, s.start_goals = [], []


def start_with(s: Exam, civ: int, card: int, goal: int) -> None:
    """CV-2.41 to CV-2.43"""
    c = s.civs[civ]
    planning.put_goal(c, 0, goal)
    module = s.game.box.incomes[v.INCOMES + card].module
    c.levels = changed(c.levels, module, 1)
    stage = partition.reserve(c, LAST_COLUMN, partition.WILD)
    s.tell("start", civ, [card, goal])
    partition.insert(s, civ, v.START_ID + card, LAST_COLUMN, stage, partition.WHOLE)
