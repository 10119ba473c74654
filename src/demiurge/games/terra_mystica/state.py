"""A position of Terra Mystica: what lies on the table, and what each player owns, may still do and is owed."""

from __future__ import annotations

from typing import ClassVar, Final

from demiurge.games.terra_mystica.actions import BRIDGES, SPACE
from demiurge.games.terra_mystica.boards import Board
from demiurge.games.terra_mystica.box import Box
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.kernel.chance import ALL
from demiurge.kernel.data import NOTHING, Data
from demiurge.kernel.game import Game
from demiurge.kernel.state import State
from demiurge.kernel.twin import twin_all

NOBODY: Final = -1
NO_HEX: Final = -1
NO_CARD: Final = -1
ROUNDS: Final = 6  # TM-1.2
BRIDGES_EACH: Final = 3  # TM-1.7


class TerraMystica(Game):
    """One table's choice of map, options and components; the flags are what rules ask in passing. How it is played:
    setup.Played."""

    def __init__(self, options: dict[str, str], box: Box) -> None:
        super().__init__("terra-mystica", SPACE, options, "demiurge.games.terra_mystica")
        self.box = box
        self.board: Board = next(board for board in box.boards if board.name == options["map"])
        self.site = options["rulings"] == "site"  # chapter 43
        self.asks_all = self.site  # on the site nothing is answered by itself
        self.deferred = options["leech"] == "deferred"
        self.variable_order = options["turn-order"] == "passing"
        self.fire_and_ice = options["fire-and-ice-factions"] == "yes"
        self.strict_leech = options["strict-leech"] == "yes"
        self.strict_darklings = options["strict-darkling-sh"] == "yes" or not self.site
        self.strict_chaos = options["strict-chaosmagician-sh"] == "yes" or not self.site
        self.cultist_power = options["errata-cultist-power"] == "yes" or not self.site
        self.dropping = options["dropping"] == "yes"
        self.adjusting = options["adjusting"] == "yes"

    def has(self, option: str) -> bool:
        """Whether a component that needs an option ("" for none) is in play."""
        return option == "" or self.options.get(option) == "yes"


class Offer(Data):
    """Power that a building offers to a neighbour. Immutable: a changed offer replaces the old one.

    building: a number shared by all offers of one building. actual: what the bowls could take when it was made.
    tainted: on the site a later offer or a conversion came first, so it can only be declined (TM-43.15)."""

    def __init__(self, seat: int, source: int, amount: int, actual: int, building: int, tainted: int) -> None:
        self.seat = seat
        self.source = source
        self.amount = amount
        self.actual = actual
        self.building = building
        self.tainted = tainted


class Wake(Data):
    """What the offers of one building have done so far, for Cultists and Shapeshifters (TM-26.8, TM-42.8)."""

    def __init__(self, building: int, source: int, undecided: int, declined: int, taken: int) -> None:
        self.building = building
        self.source = source
        self.undecided = undecided
        self.declined = declined
        self.taken = taken


class Player(Data):
    """One player.

    home: the terrain to build on; start_colour: of ice and volcano factions (-1: none). limit: most priests (TM-1.8).
    at: masks of own structures by kind, at[0] all of them; built: how many of each kind. towns: hexes in a town;
    town_tiles: how many of each kind the player holds.
    flight: cells that a tunnel or carpet skips. favors: mask of tiles. card: the bonus card. used: mask of special
    actions taken this round. unlocked: terrains of the Riverwalkers. dropped: on the site; left: at the table.
    reach: hexes within direct or indirect adjacency now (kept up by reach.refresh).

    What the running turn allows and owes (TM-4.8): actions, transforms, builds, digs (whether spades may be bought);
    spades in hand, paid (some bought, or given up), may_build (hexes turned home in this action), need_home (ACT6),
    flown_to; then what must be taken, placed, paid or given up before the turn can end."""

    faction: int = 0
    home: int = 0
    start_colour: int = 0
    coins: int = 0
    workers: int = 0
    priests: int = 0
    limit: int = 0
    bowl1: int = 0
    bowl2: int = 0
    bowl3: int = 0
    vp: int = 0
    keys: int = 0
    cults: list[int]
    on_cults: int = 0
    ship: int = 0
    dig: int = 0
    flight: int = 0
    at: list[int]
    built: list[int]
    towns: int = 0
    town_tiles: list[int]
    bridges_left: int = 0
    favors: int = 0
    card: int = 0
    used: int = 0
    unlocked: int = 0
    passed: int = 0
    dropped: int = 0
    reach: int = 0
    actions: int = 0
    transforms: int = 0
    builds: int = 0
    digs: int = 0
    spades: int = 0
    paid: int = 0
    may_build: int = 0
    need_home: int = 0
    flown_to: int = 0
    free_transform: int = 0
    free_dwelling: int = 0
    free_trading: int = 0
    volcano: int = 0
    lose_steps: int = 0
    cult_steps: int = 0
    same_track: int = 0
    favors_due: int = 0
    towns_due: int = 0
    bridges_due: int = 0
    workers_to_priests: int = 0
    tokens_due: int = 0
    unlocks_due: int = 0
    colour_due: int = 0
    stopped: int = 0
    left: int = 0


def new_player() -> Player:
    """A player who has not chosen a faction yet."""
    p = Player()
    p.faction = -1
    p.home = -1
    p.start_colour = -1
    p.cults = [0] * 4
    p.at = [0] * 6
    p.built = [0] * 6
    p.town_tiles = [0] * 8
    p.bridges_left = BRIDGES_EACH
    p.card = NO_CARD
    p.flown_to = NO_HEX
    return p


class Mystica(State):
    """The table.

    terrain, building, owner: by hex; ground: mask of hexes by terrain; empty: mask of land without a structure.
    order: the seats, first the one who moves first by seating or passing; first: the start player of the round.
    scoring: tiles of rounds 1 to 6; final_tile: -1, or the extra final scoring. cards: mask of free bonus cards, with
    card_coins on each. favors_left, towns_left: copies in the supply. spaces: mask of power actions taken.
    slots: priests on the four slots of each track (seat, or -1), the 3-step slot first. tops: who stands on step 10.
    bridges, bridge_owners: places and who built there. rivers: river cells skipped by Mermaids' towns (mask).
    offers, wakes: open offers of power. buildings: counts buildings, to number the offers.
    near: direct adjacency with bridges.

    Lists of numbers are never changed in place, only replaced (`changed`), a player's too: so clones share them."""

    game: TerraMystica
    players: list[Player]
    terrain: list[int]
    building: list[int]
    owner: list[int]
    ground: list[int]
    empty: int = 0
    order: list[int]
    first: int = 0
    round: int = 0
    scoring: list[int] = NOTHING
    final_tile: int = 0
    cards: int = 0
    card_coins: list[int]
    favors_left: list[int]
    towns_left: list[int]
    spaces: int = 0
    slots: list[int]
    tops: list[int]
    bridges: list[int] = NOTHING
    bridge_owners: list[int] = NOTHING
    rivers: int = 0
    offers: list[Offer]
    wakes: list[Wake]
    buildings: int = 0
    near: list[int]
    derived: ClassVar[tuple[str, ...]] = ("near",)

    def refresh(self) -> None:
        self.near = self.game.board.near
        for place in self.bridges:
            self.join(place)
        super().refresh()

    def unshare(self) -> None:
        super().unshare()
        self.players = twin_all(self.players)
        self.offers = self.offers[:]
        self.wakes = self.wakes[:]

    def mask(self, seat: int) -> None:
        """After setup nothing is hidden (TM-1.20)."""

    def scores(self) -> list[int]:
        return [p.vp for p in self.players]

    def join(self, place: int) -> None:
        """A bridge makes its two hexes directly adjacent for everybody (TM-16.8)."""
        a, b = BRIDGES[place]
        near = self.near[:]
        near[a] |= 1 << b
        near[b] |= 1 << a
        self.near = near

    def faction(self, p: Player) -> Faction:
        return self.game.box.factions[p.faction]

    def tell(self, kind: str, seat: int, data: list[int], seen: int = ALL) -> None:
        """Journal an event with the player's figures after it; they are the rows of a ledger too."""
        if self.journal is not None:
            self.journal.tell(kind, seat, figures(self.players[seat]) + data, seen)


FIGURES: Final = 11  # how many of an event's numbers are the player's figures


def figures(p: Player) -> list[int]:
    return [p.vp, p.coins, p.workers, p.priests, p.bowl1, p.bowl2, p.bowl3, *p.cults]


def score(s: Mystica, seat: int, points: int, source: int) -> None:
    if points:
        s.players[seat].vp += points
        if s.journal is not None:
            s.tell("vp", seat, [points, source])
