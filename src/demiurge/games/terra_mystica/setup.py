"""Chapter 2: setup. Whoever is asked may leave (TM-43.37, TM-43.38)."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, building, invariants, reach, rounds, sources, terraform, upgrades
from demiurge.games.terra_mystica.boards import HEXES
from demiurge.games.terra_mystica.dropping import Question
from demiurge.games.terra_mystica.factions.faction import Faction
from demiurge.games.terra_mystica.income import Income
from demiurge.games.terra_mystica.passing import take_card
from demiurge.games.terra_mystica.state import NOBODY, ROUNDS, Mystica, Player, TerraMystica, new_player, score
from demiurge.games.terra_mystica.vocabulary import COLOURS, ICE, VARIABLE, VOLCANO, WHEEL, D
from demiurge.kernel.chance import Chance
from demiurge.kernel.journal import Journal
from demiurge.kernel.masks import cells, mask_of
from demiurge.kernel.state import NOT_ASKED, Refusal, State, Step

SPADE_TILE = 0  # SCORE1
NO_SPADES_IN = (5, 6)  # TM-2.6
CARDS_OVER = 3  # TM-2.8
WHY_COLOUR: Final = {ICE: "TM-2.26", VOLCANO: "TM-2.27", VARIABLE: "TM-2.28"}  # who chooses a colour, by home


class Played(TerraMystica):
    """The game, from its start on."""

    def start(self, seats: int, chance: Chance, journal: Journal | None = None) -> State:
        box, board = self.box, self.board
        ground = [0] * COLOURS
        for h in cells(board.land):
            ground[board.terrain[h]] |= 1 << h
        towns = [tile.copies if self.has(tile.option) else 0 for tile in box.town_tiles]
        s = Mystica()
        s.seats = seats
        s.game = self
        s.players = [new_player() for _ in range(seats)]
        s.terrain = board.terrain[:]
        s.building = [0] * HEXES
        s.owner = [NOBODY] * HEXES
        s.ground = ground
        s.empty = board.land
        s.order = list(range(seats))
        s.first = NOBODY
        s.final_tile = NOBODY
        s.card_coins = [0] * len(box.bonus_cards)
        s.favors_left = [tile.copies for tile in box.favor_tiles]
        s.towns_left = towns
        s.slots = [NOBODY] * 16
        s.tops = [NOBODY] * 4
        s.near = board.near
        s.offers = []
        s.wakes = []
        s.begin(Draw(), chance, journal)
        return s

    def fill(self, view: State, chance: Chance) -> State:
        """Nothing is hidden (TM-1.20)."""
        return view.clone()

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, Mystica)
        found: list[str] = invariants.faults(state)
        return found


class Draw(Step[Mystica]):
    """TM-2.5 to TM-2.10: scoring tiles, bonus cards, the extra final scoring and the first player."""

    def run(self, s: Mystica) -> None:
        game, box = s.game, s.game.box
        tiles = [tile.index for tile in box.scoring_tiles if game.has(tile.option)]
        scoring = [0] * ROUNDS
        for number in range(ROUNDS, 0, -1):
            among = [tile for tile in tiles if not (tile == SPADE_TILE and number in NO_SPADES_IN)]
            scoring[number - 1] = s.chance.pick(among)
            tiles.remove(scoring[number - 1])
        s.scoring = scoring
        cards = [card.index for card in box.bonus_cards if game.has(card.option)]
        if game.options["bonus-cards"] == "all":
            s.cards = mask_of(cards)
        else:
            for _ in range(s.seats + CARDS_OVER):
                s.cards |= 1 << s.chance.draw(cards)
        if game.has("fire-and-ice-final-scoring"):
            s.final_tile = s.chance.pick(list(range(len(box.final_tiles))))
        s.first = s.chance.pick(list(range(s.seats)))
        s.order = list(range(s.first, s.seats)) + list(range(s.first))
        s.push(LateColours())
        for seat in reversed(s.order):
            s.push(Choose(seat))


# ---- factions
def taken_colours(s: Mystica) -> int:
    """Colours that are somebody's home or start colour already (TM-2.11, TM-2.13)."""
    found = 0
    for p in s.players:
        for colour in (p.home, p.start_colour):
            if 0 <= colour < WHEEL:
                found |= 1 << colour
    return found


def chosen(s: Mystica, action: int) -> Faction:
    return s.game.box.factions[actions.SETUP.at(action)]


class Choose(Question):
    """TM-2.9: each player in turn chooses a faction."""

    def replies(self, s: Mystica) -> list[int]:
        taken = taken_colours(s)
        for p in s.players:
            if p.faction >= 0:
                taken |= 1 << s.faction(p).home
        found: list[int] = []
        for f in s.game.box.factions:
            if not taken >> f.home & 1 and (s.game.fire_and_ice or not f.expansion):
                found.append(actions.SETUP.of(f.index))
        return found

    def law(self, s: Mystica, action: int) -> Refusal:
        if action not in actions.SETUP:
            return NOT_ASKED
        faction = chosen(s, action)
        if faction.expansion and not s.game.fire_and_ice:
            return "TM-2.9"
        for p in s.players:
            if p.faction == faction.index:
                return "TM-2.11"
            if p.faction >= 0 and s.faction(p).home == faction.home >= WHEEL:
                return "TM-2.12"
        if faction.home < WHEEL and taken_colours(s) >> faction.home & 1:
            same = any(p.home == faction.home and s.faction(p).home == p.home for p in s.players)
            return "TM-2.11" if same else "TM-2.13"
        return None

    def follow(self, s: Mystica, action: int) -> None:
        faction = chosen(s, action)
        p = s.players[self.seat]
        equip(p, faction)
        points = faction.start_vp if s.game.options["start-vp"] == "20" else faction.start_vp_2017
        score(s, self.seat, points, sources.START)
        s.tell("faction", self.seat, [faction.index])
        if faction.home in (ICE, VARIABLE):
            p.colour_due = 1  # TM-2.26, TM-2.28
        upgrades.owe_favors(s, p, faction.start_favors)  # TM-37.8
        if p.colour_due or p.favors_due:
            s.push(FactionStart(self.seat))


def equip(p: Player, faction: Faction) -> None:
    """TM-2.14 to TM-2.16"""
    p.faction, p.home = faction.index, faction.home
    p.coins, p.workers, p.priests = faction.coins, faction.workers, faction.priests
    p.bowl1, p.bowl2, p.bowl3 = faction.bowl1, faction.bowl2, faction.bowl3
    p.cults, p.limit = faction.cults[:], faction.max_priests
    p.ship, p.dig, p.flight = faction.ship_level, faction.dig_level, faction.flight
    p.passed = 1


class FactionStart(Question):
    """The colour of a faction that chooses one, and the favor tile of the Ice Maidens, in either order."""

    def replies(self, s: Mystica) -> list[int]:
        found = [actions.COLOUR.of(c) for c in range(WHEEL) if self.law(s, actions.COLOUR.of(c)) is None]
        if s.players[self.seat].favors_due:
            upgrades.favor_answers(s, self.seat, found)
        return found

    def law(self, s: Mystica, action: int) -> Refusal:
        p = s.players[self.seat]
        if action in actions.COLOUR:
            if p.colour_due and not taken_colours(s) >> actions.COLOUR.at(action) & 1:
                return None
            return WHY_COLOUR[s.faction(p).home]
        if action in actions.FAVOR:
            return upgrades.refuse_favor(s, self.seat, actions.FAVOR.at(action))
        return NOT_ASKED

    def follow(self, s: Mystica, action: int) -> None:
        p = s.players[self.seat]
        if action in actions.COLOUR:
            p.colour_due = 0
            s.faction(p).set_colour(p, actions.COLOUR.at(action))
            s.tell("colour", self.seat, [actions.COLOUR.at(action)])
        else:
            upgrades.take_favor(s, self.seat, actions.FAVOR.at(action))
        if p.colour_due or p.favors_due:
            s.push(self)


class LateColours(Step[Mystica]):
    """TM-2.27: Acolytes and Dragonlords choose their start colour after all factions are chosen."""

    def run(self, s: Mystica) -> None:
        s.push(Dwellings())
        for seat in reversed(s.order):
            p = s.players[seat]
            if p.home == VOLCANO and not p.dropped:
                p.colour_due = 1
                s.push(FactionStart(seat))


# ---- first dwellings and cards
class Dwellings(Step[Mystica]):
    """TM-2.19, TM-2.22 to TM-2.24: the order of first dwellings and bonus cards."""

    def run(self, s: Mystica) -> None:
        order = [seat for seat in s.order if not s.players[seat].dropped]
        two = [seat for seat in order if s.faction(s.players[seat]).start_dwellings > 1]
        three = [seat for seat in order if s.faction(s.players[seat]).start_dwellings > 2]
        one = [seat for seat in order if s.faction(s.players[seat]).start_dwellings == 1]
        s.push(Ready())
        for seat in order:
            s.push(FirstCard(seat))
        for seat in reversed(two + list(reversed(two)) + three + one):
            s.push(FirstDwelling(seat))


def start_terrain(p: Player) -> int:
    """TM-2.20, TM-2.29, TM-41.11"""
    return p.start_colour if p.start_colour >= 0 else p.home


class FirstDwelling(Question):
    """TM-2.20, TM-2.21: on any free hex of the home terrain; it gives no leech and no points."""

    def replies(self, s: Mystica) -> list[int]:
        p = s.players[self.seat]
        faction, mask = s.faction(p), s.empty & s.ground[start_terrain(p)]
        return [actions.BUILD.of(h) for h in cells(mask) if faction.refuse_first(s, h) is None]

    def law(self, s: Mystica, action: int) -> Refusal:
        if action not in actions.BUILD:
            return NOT_ASKED
        p, h = s.players[self.seat], actions.BUILD.at(action)
        if not s.empty >> h & 1 or s.terrain[h] != start_terrain(p):
            return "TM-2.20"
        return s.faction(p).refuse_first(s, h)

    def follow(self, s: Mystica, action: int) -> None:
        p, h = s.players[self.seat], actions.BUILD.at(action)
        if p.home in (ICE, VOLCANO):
            terraform.set_terrain(s, h, p.home)
        building.put(s, self.seat, h, D)
        s.tell("first dwelling", self.seat, [h])


class FirstCard(Question):
    """TM-2.24"""

    def replies(self, s: Mystica) -> list[int]:
        return [actions.PASS.of(card) for card in cells(s.cards)]

    def law(self, s: Mystica, action: int) -> Refusal:
        if action not in actions.PASS:
            return NOT_ASKED
        return None if s.cards >> actions.PASS.at(action) & 1 else "TM-2.24"

    def follow(self, s: Mystica, action: int) -> None:
        take_card(s, s.players[self.seat], actions.PASS.at(action))
        s.tell("first card", self.seat, [actions.PASS.at(action)])


class Ready(Step[Mystica]):
    """TM-2.25, then the first income (TM-3.11) and round 1."""

    def run(self, s: Mystica) -> None:
        for p in s.players:
            reach.refresh(s, p)
        if not s.game.site:
            rounds.coins_on_cards(s)
        s.push(rounds.StartRound(1))
        s.push(Income())
