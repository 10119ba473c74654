"""Chapters 2 and 3: setting up the board and the players."""

from __future__ import annotations

from demiurge.games.theocratia import actions, conversion_tiles, deck, expansion, hidden, invariants, rounds, worship
from demiurge.games.theocratia import vocabulary as v
from demiurge.games.theocratia.board import HEXES
from demiurge.games.theocratia.state import Theocracy, Theocratia, put
from demiurge.kernel.chance import Chance
from demiurge.kernel.game import BadOption
from demiurge.kernel.journal import Journal
from demiurge.kernel.state import Choice, State, Step


class Played(Theocratia):
    """The game, from its start on."""

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        if not 2 <= seats <= v.PLAYERS:
            raise BadOption("game-players", game=self.name, least=2, most=v.PLAYERS, seats=seats)
        s = empty_table(self, draw_colours(self, seats, chance))
        s.begin(SetUp(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> State:
        assert isinstance(view, Theocracy)
        return hidden.fill(view, chance)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, Theocracy)
        return invariants.faults(state)


def draw_colours(game: Theocratia, seats: int, chance: Chance) -> list[int]:
    """TH-3.1: the players' colours in seat order; with fewer than four either the first ones, or drawn."""
    colours = list(range(v.PLAYERS))
    if not game.draws_colours:
        return colours[:seats]
    while len(colours) > seats:
        chance.draw(colours)
    return colours


def empty_table(game: Theocratia, colour: list[int]) -> Theocracy:
    """The board before anything is drawn: crystals, monsters, dice, trackers (TH-2.1, TH-2.2, TH-2.7 to TH-2.10)."""
    board, numbers, edition, seats = game.board, game.numbers, game.edition, len(colour)
    reserve = numbers.crystals[:]
    for c in range(v.GREEN + 1):
        reserve[c] -= (board.crystals & board.ground[c]).bit_count()
    reserve[-1] -= len(numbers.cell_rounds) * numbers.cell_black
    untrained = numbers.warriors - len(numbers.cell_rounds) * edition.round_warriors
    deck: list[int] = []
    for card, copies in enumerate(game.copies):
        deck += [card] * copies
    removed = edition.duplicates_removed[seats]
    tokens = [token.copies - (removed if token.copies > 1 else 0) for token in game.box.tokens]
    volcanoes = board.land & ~(board.ground[0] | board.ground[1] | board.ground[2] | board.ground[3])
    volcanoes &= ~(board.ground[4] | board.ground[5])
    s = Theocracy()
    s.seats = seats
    s.game = game
    s.colour = colour
    s.seat_of = [colour.index(c) if c in colour else v.NOBODY for c in range(v.PLAYERS)]
    s.token = v.NOBODY
    s.end_card = v.NOBODY
    s.end_die = v.NONE
    s.piece = [v.NONE] * HEXES
    s.at = [0] * (v.PLAYERS * v.KINDS)
    s.ground = board.ground[:]
    s.free = board.land & ~volcanoes & ~board.monsters
    s.reach = [0] * v.PLAYERS
    s.monsters = board.monsters
    s.crystals = board.crystals
    s.area = [0] * (v.PLAYERS * v.COLOURED)
    s.untrained = [untrained] * v.PLAYERS
    s.garrison = [0] * v.PLAYERS
    s.page = [edition.start_page[seats]] * v.PLAYERS
    s.on_page = [0] * (v.PLAYERS * v.ON_PAGE)
    s.reserve = reserve
    s.bag = [c for c in range(v.PLAYERS) for _ in range(numbers.dice)]
    s.table = [0] * (v.FACES * v.PLAYERS)
    s.rows = [0] * (v.PLAYERS * v.CELLS)
    s.cosmo = [0] * seats
    s.malus = [0] * seats
    s.priests = [v.START] * (seats * v.PLAYERS)
    s.starting = [1] * seats
    s.extra = [0] * seats
    s.marks = [(1 << conversion_tiles.MARKS) - 1] * seats
    s.hands = [[] for _ in range(seats)]
    s.deck = deck
    s.pile = []
    s.limbo = []
    s.tokens = tokens
    s.face_down = [[] for _ in range(seats)]
    s.face_up = [v.NONE] * seats
    s.pyramids = [0] * seats
    s.dropped = [v.NONE] * seats
    s.active = v.NOBODY
    s.die = v.NONE
    s.civ = v.NONE
    s.bonus = v.NONE
    s.act = v.IDLE
    s.named = []
    s.chosen = []
    return s


class SetUp(Step[Theocracy]):
    """The order of the rulebook: civs on the island, cards, then the players."""

    def run(self, s: Theocracy) -> None:
        place_civs(s)
        s.development = shuffled(s, s.game.box.development[:])
        cards = shuffled(s, list(range(len(s.game.box.round_cards))))
        s.bonus_cards = cards[: s.game.edition.round_cards[s.seats]]  # TH-2.12, TH-2.22
        for seat in range(s.seats):
            deck.draw(s, seat, 1)
        if s.game.draws_first:
            s.first = s.chance.pick(list(range(s.seats)))
        for turn, seat in enumerate(s.seats_from(s.first)):  # TH-3.2
            s.cosmo[seat] = s.game.numbers.start_cosmo[s.seats][turn]
        s.tell("setup", s.first, s.corner + s.development + s.bonus_cards)
        s.push(rounds.Round(1))
        s.push(NeutralHouses())
        for seat in s.seats_from(s.first):  # TH-3.3: the last player is on top
            s.push(FirstHouse(seat))


def shuffled(s: Theocracy, cards: list[int]) -> list[int]:
    """All of them in a random order, open to everybody."""
    bag, found = sorted(cards), list[int]()
    while bag:
        found.append(s.chance.draw(bag))
    return found


def place_civs(s: Theocracy) -> None:
    """TH-2.4 to TH-2.6: fortresses and start buildings, suggested or drawn (TH-2.17, TH-2.26, TH-R40)."""
    places = s.game.box.places
    civs = shuffled(s, list(range(v.PLAYERS))) if s.game.draws_fortresses else [place.civ for place in places]
    s.corner = [civs.index(civ) for civ in range(v.PLAYERS)]
    for number, civ in enumerate(civs):
        place = places[number]
        put(s, civ, v.FORTRESS, s.game.board.fortress[number])
        put(s, civ, place.building, s.game.board.start[number])
        s.reserve[v.GREEN] -= place.green
        s.area[civ * v.COLOURED + v.GREEN] += place.green
        s.untrained[civ] -= place.warriors
        s.garrison[civ] += place.warriors


def place_house(s: Theocracy, seat: int, civ: int, colour: int) -> None:
    """TH-3.3, TH-3.4: on the hex of the colour beside the fortress; its crystal goes to the civ."""
    h = s.game.board.home(s.corner[civ], colour)
    expansion.settle(s, civ, v.HOUSE, h)
    s.tell("first house", seat, [civ, h])


def unchosen(s: Theocracy) -> list[int]:
    """The civs without a house."""
    return [civ for civ in range(len(v.CIVS)) if not s.built(civ, v.HOUSE)]


class FirstHouse(Choice[Theocracy]):
    """TH-3.3: from the last player backwards, a civ that nobody has chosen."""

    verb = actions.CHOOSE
    clause = "TH-3.3"

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.CHOOSE.of(civ) for civ in unchosen(s)]

    def take(self, s: Theocracy, action: int) -> None:
        civ = actions.CHOOSE.at(action)
        place_house(s, self.seat, civ, s.colour[self.seat])
        if s.game.first_game:  # TH-3.6, TH-R41
            worship.climb(s, self.seat, civ, 1)


class NeutralHouses(Step[Theocracy]):
    """TH-3.5, TH-3.7, TH-3.8: with 3 or 2 players (final) the unchosen civs get houses on unchosen colours."""

    def run(self, s: Theocracy) -> None:
        if s.game.edition.neutral_houses[s.seats]:
            s.push(NeutralHouse(s.first))


class NeutralHouse(Choice[Theocracy]):
    """TH-3.9: the first player decides which civ goes with which colour, where there are two of each."""

    verb = actions.CHOOSE
    clause = "TH-3.9"

    def answers(self, s: Theocracy) -> list[int]:
        return [actions.CHOOSE.of(civ) for civ in unchosen(s)]

    def take(self, s: Theocracy, action: int) -> None:
        colours = rounds.unused(s)
        colour = colours[len(colours) - len(unchosen(s))]
        place_house(s, v.NOBODY, actions.CHOOSE.at(action), colour)
        if unchosen(s):
            s.push(NeutralHouse(self.seat))
