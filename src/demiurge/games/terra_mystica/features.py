"""A position of Terra Mystica as numbers, for who learns the game: each player's possessions and prospects, then the
table. Nothing is hidden, so all seats see the same; each sees itself first."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, income, scoring, towns
from demiurge.games.terra_mystica.box import SHIPPING, ScoringTile
from demiurge.games.terra_mystica.evaluation import EVALUATION
from demiurge.games.terra_mystica.state import NO_CARD, NOBODY, ROUNDS, Mystica, Player
from demiurge.games.terra_mystica.vocabulary import COLOURS, CULTS, PRIESTS_ON_CULTS, SA, STRUCTURES, TP, WHEEL, D
from demiurge.kernel.features import Features, Layout, Sheet, sides
from demiurge.kernel.masks import cells
from demiurge.kernel.state import State

SEATS: Final = 5
CARDS: Final = 10
FAVORS: Final = 12
TOWNS: Final = 8
SCORINGS: Final = 10
FINALS: Final = 4
POWER_ACTIONS: Final = 6
GOODS: Final = ["coins", "workers", "priests", "power"]
FAV10: Final = 9  # favor tiles that pay for what is done or stands, by their places in the box
FAV11: Final = 10
FAV12: Final = 11

_P: Final = Layout()
FACTION: Final = _P.each("faction", list(actions.FACTIONS))
HOME: Final = _P.many("home", COLOURS)
VP: Final = _P.one("points")
HELD: Final = _P.each("goods", [*GOODS, "keys"])
HELD_LATER: Final = _P.each("goods by rounds left", GOODS)
FEW: Final = _P.each("few", ["coins", "workers", "priests"])
BOWLS: Final = _P.many("bowl", 3)
PAYABLE: Final = _P.many("power payable", 8)
INCOME: Final = _P.each("income", GOODS)
INCOME_LATER: Final = _P.each("income by rounds left", GOODS)
NEXT_INCOME: Final = _P.each("income with card", GOODS)
CULT: Final = _P.each("cult", list(CULTS))
CULT_SHARE: Final = _P.each("cult points", list(CULTS))
CULT_LEAD: Final = _P.each("cult lead", list(CULTS))
CULT_GATE: Final = _P.each("cult in reach of 10", list(CULTS))
ON_CULTS: Final = _P.one("priests on cults")
REWARD: Final = _P.one("reward of this round")
REWARD_NEXT: Final = _P.one("reward of the next round")
REWARD_FAR: Final = _P.one("rewards of later rounds")
SHIP: Final = _P.many("shipping", 6)
SPADE: Final = _P.many("spade track", 3)
BUILT: Final = _P.each("built", list(STRUCTURES[D:]))
FULL: Final = _P.many("dwellings", 9)
STANDING: Final = _P.one("structures")
BRIDGES: Final = _P.one("bridges left")
PASSED: Final = _P.one("passed")
FAVOR: Final = _P.many("favor", FAVORS)
FAVOR_LATER: Final = _P.many("favor by rounds left", FAVORS)
CARD: Final = _P.many("card", CARDS)
PASS_POINTS: Final = _P.one("points for passing")
USED: Final = _P.each("used", list(actions.SPECIALS))
TOWN_TILES: Final = _P.many("town tile", TOWNS)
TOWN_COUNT: Final = _P.one("towns")
TOWN_NEAR: Final = _P.many("town to be", 2)
TOWN_SIZE: Final = _P.many("structures of a town to be", 2)
TOWN_POWER: Final = _P.one("power needed")
AREA: Final = _P.one("area")
AREA_SHARE: Final = _P.one("area points")
AREA_LEAD: Final = _P.one("area lead")
AREAS: Final = _P.one("networks")
EXTRA: Final = _P.one("extra scoring")
EXTRA_SHARE: Final = _P.one("extra points")
ROOM: Final = _P.many("room by spades", 4)
ROOM_LATER: Final = _P.many("room by spades and rounds left", 4)
NEIGHBOURS: Final = _P.one("neighbours")
BESIDE: Final = _P.one("free land beside")
TRADING_BESIDE: Final = _P.one("dwellings with neighbours")
UNLOCKED: Final = _P.one("unlocked")
OFFERED: Final = _P.one("power offered")
BUILDS_PAID: Final = _P.one("points for dwellings now")
TRADING_PAID: Final = _P.one("points for trading houses now")
DUE: Final = _P.each("due", ["actions", "favors", "towns", "steps", "spades", "structures", "bridges", "losses"])
STARTS: Final = _P.one("starts")
PLACE: Final = _P.many("order", SEATS)

_T: Final = Layout()
SIDES: Final = _T.repeat(_P, sides(SEATS))
JUDGED: Final = _T.one("judged")
JUDGED_PARTS: Final = _T.each("judged", ["goods", "incomes", "tiles", "cults", "structures", "due", "map"])
PLAYERS: Final = _T.many("players", SEATS + 1)
ROUND: Final = _T.many("round", ROUNDS + 1)
TILE: Final = [_T.many(f"scoring {'now' if ahead == 0 else f'in {ahead}'}", SCORINGS) for ahead in range(ROUNDS)]
PAYS: Final = _T.each("this round pays", [*STRUCTURES[D:], "spade", "town"])
PAYS_NEXT: Final = _T.each("the next pays", [*STRUCTURES[D:], "spade", "town"])
FINAL: Final = _T.many("final", FINALS)
SPACES: Final = _T.many("taken", POWER_ACTIONS)
CARDS_FREE: Final = _T.many("free card", CARDS)
CARD_COINS: Final = _T.many("coins on card", CARDS)
FAVORS_LEFT: Final = _T.many("favors left", FAVORS)
TOWNS_LEFT: Final = _T.many("towns left", TOWNS)
BEST_SLOT: Final = _T.each("slot of 3", list(CULTS))
SLOTS: Final = _T.each("slots of 2", list(CULTS))
TOPS: Final = _T.each("top taken", list(CULTS))
ASKED: Final = _T.many("asked", SEATS)
RUNNING: Final = _T.one("still playing")
VARIABLE: Final = _T.one("order by passing")
SIZE: Final = len(_P.names)


class MysticaFeatures(Features):
    def write(self, s: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(s, Mystica)
        areas: list[int] = []
        extras: list[int] = []
        for other in range(s.seats):
            p = s.players[other]
            areas.append(scoring.area(s, p) if p.faction >= 0 else 0)
            extras.append(scoring.extra(s, other) if s.final_tile >= 0 and p.faction >= 0 else 0)
        for side in range(s.seats):
            other = (seat + side) % s.seats
            at = SIDES + side * SIZE
            p = s.players[other]
            if p.faction >= 0:
                self.player(s, other, at, sheet)
                self.ranks(s, other, areas, extras, at, sheet)
            sheet.put(at + STARTS, 1.0 if s.first == other else 0.0)
            for place in range(len(s.order)):
                if s.order[place] == other:
                    sheet.mark(at + PLACE, place, SEATS)
            sheet.put(ASKED + side, 1.0 if other in s.asks else 0.0)
        if s.players[seat].faction >= 0:
            self.judged(s, seat, sheet)
        self.table(s, sheet)

    # ---- a player
    def player(self, s: Mystica, seat: int, at: int, sheet: Sheet) -> None:
        p, left = s.players[seat], ROUNDS - s.round
        sheet.mark(at + FACTION, p.faction, len(actions.FACTIONS))
        sheet.mark(at + HOME, p.home, COLOURS)
        sheet.put(at + VP, p.vp / 100.0)
        self.goods(s, p, left, at, sheet)
        self.incomes(s, p, left, at, sheet)
        self.tiles(s, p, left, at, sheet)
        self.structures(s, p, at, sheet)
        self.town_room(s, p, at, sheet)
        self.map(s, p, left, at, sheet)
        self.owed(s, seat, at, sheet)

    def judged(self, s: Mystica, seat: int, sheet: Sheet) -> None:
        """What the linear judge of the bots finds, in all and by part."""
        p, judge, left = s.players[seat], EVALUATION, ROUNDS - s.round
        playing = s.round == 0 or not p.passed
        parts = (
            judge.goods(p, left), judge.incomes(s, p, left), judge.tiles(s, p, left, playing),
            judge.cults(s, seat, left), judge.structures(s, p, left), judge.due(p), judge.map(s, seat, left),
        )  # fmt: skip
        total = float(p.vp)
        for i, part in enumerate(parts):
            sheet.put(JUDGED_PARTS + i, part / 30.0)
            total += part
        sheet.put(JUDGED, total / 100.0)

    def goods(self, s: Mystica, p: Player, left: int, at: int, sheet: Sheet) -> None:
        power = p.bowl3 + p.bowl2 // 2
        sheet.put(at + HELD, p.coins / 10.0)
        sheet.put(at + HELD + 1, p.workers / 5.0)
        sheet.put(at + HELD + 2, p.priests / 3.0)
        sheet.put(at + HELD + 3, power / 6.0)
        sheet.put(at + HELD + 4, p.keys / 2.0)
        sheet.put(at + HELD_LATER, p.coins * left / 30.0)
        sheet.put(at + HELD_LATER + 1, p.workers * left / 15.0)
        sheet.put(at + HELD_LATER + 2, p.priests * left / 9.0)
        sheet.put(at + HELD_LATER + 3, power * left / 18.0)
        sheet.put(at + FEW, min(p.coins, 4) / 4.0)
        sheet.put(at + FEW + 1, min(p.workers, 3) / 3.0)
        sheet.put(at + FEW + 2, min(p.priests, 1))
        sheet.put(at + BOWLS, p.bowl1 / 6.0)
        sheet.put(at + BOWLS + 1, p.bowl2 / 6.0)
        sheet.put(at + BOWLS + 2, p.bowl3 / 6.0)
        sheet.mark(at + PAYABLE, min(power, 7), 8)

    def incomes(self, s: Mystica, p: Player, left: int, at: int, sheet: Sheet) -> None:
        if left == 0:
            return
        lasting = income.lasting(s, p)
        coming = income.of(s, p)
        scales = (10.0, 5.0, 2.0, 6.0)
        for i in range(len(scales)):
            sheet.put(at + INCOME + i, lasting[i] / scales[i])
            sheet.put(at + INCOME_LATER + i, lasting[i] * left / (3.0 * scales[i]))
            sheet.put(at + NEXT_INCOME + i, coming[i] / scales[i])

    def tiles(self, s: Mystica, p: Player, left: int, at: int, sheet: Sheet) -> None:
        for tile in cells(p.favors):
            if tile < FAVORS:
                sheet.put(at + FAVOR + tile, 1.0)
                sheet.put(at + FAVOR_LATER + tile, left / 6.0)
        sheet.mark(at + CARD, p.card, CARDS)
        sheet.marks(at + USED, p.used, len(actions.SPECIALS))
        for i in range(min(len(p.town_tiles), TOWNS)):
            sheet.put(at + TOWN_TILES + i, p.town_tiles[i])
        sheet.put(at + TOWN_COUNT, sum(p.town_tiles) / 3.0)
        sheet.put(at + ON_CULTS, p.on_cults / 3.0)
        if s.round and not p.passed:
            sheet.put(at + PASS_POINTS, self.pass_points(s, p) / 10.0)
            scored = s.game.box.scoring_tiles[s.scoring[s.round - 1]]
            sheet.put(at + BUILDS_PAID, (scored.build_vp[D] + 2 * (p.favors >> FAV11 & 1)) / 4.0)
            sheet.put(at + TRADING_PAID, (scored.build_vp[TP] + 3 * (p.favors >> FAV10 & 1)) / 6.0)

    def pass_points(self, s: Mystica, p: Player) -> int:
        """What card and tile would pay now (TM-11.9)."""
        found = 0
        if p.card != NO_CARD:
            card = s.game.box.bonus_cards[p.card]
            for kind in range(D, SA + 1):
                if card.pass_vp[kind]:
                    found += card.pass_vp[kind][p.built[kind]]
            if card.pass_vp[SHIPPING]:
                found += card.pass_vp[SHIPPING][p.ship]
        if p.favors >> FAV12 & 1:
            found += s.game.box.favor_tiles[FAV12].pass_tp_vp[p.built[TP]]
        return found

    def structures(self, s: Mystica, p: Player, at: int, sheet: Sheet) -> None:
        most = (8.0, 4.0, 3.0, 1.0, 1.0)
        for kind in range(D, SA + 1):
            sheet.put(at + BUILT + kind - D, p.built[kind] / most[kind - D])
        sheet.mark(at + FULL, p.built[D], 9)
        sheet.put(at + STANDING, p.at[0].bit_count() / 12.0)
        sheet.put(at + BRIDGES, p.bridges_left / 3.0)
        sheet.put(at + PASSED, 1.0 if p.passed else 0.0)
        sheet.mark(at + SHIP, p.ship, 6)
        sheet.mark(at + SPADE, p.dig, 3)

    def town_room(self, s: Mystica, p: Player, at: int, sheet: Sheet) -> None:
        """How near the two best groups outside towns are to founding one."""
        loose = p.at[0] & ~p.towns
        needed, values = towns.power_needed(s, p), s.faction(p).power
        best = second = 0.0
        size = second_size = 0
        while loose:
            group = towns.group_of(s, p, loose & -loose)
            loose &= ~group
            if group & p.towns:
                continue
            power = 0
            for kind in range(D, SA + 1):
                power += (group & p.at[kind]).bit_count() * values[kind]
            count = group.bit_count() + (1 if group & p.at[SA] else 0)
            near = min(power / needed, 1.0) * min(count / towns.TOWN_STRUCTURES, 1.0)
            if near > best:
                best, second, size, second_size = near, best, count, size
            elif near > second:
                second, second_size = near, count
        sheet.put(at + TOWN_NEAR, best)
        sheet.put(at + TOWN_NEAR + 1, second)
        sheet.put(at + TOWN_SIZE, size / 4.0)
        sheet.put(at + TOWN_SIZE + 1, second_size / 4.0)
        sheet.put(at + TOWN_POWER, (towns.TOWN_POWER + 1 - needed) / 2.0)

    def map(self, s: Mystica, p: Player, left: int, at: int, sheet: Sheet) -> None:
        """Room to grow by how many spades it takes, and neighbours, who bring power."""
        free, home = p.reach & s.empty, s.faction(p).wheel_home(p)
        if 0 <= home < WHEEL:
            for spades in range(4):
                ground = s.ground[(home + spades) % WHEEL]
                if spades:
                    ground |= s.ground[(home - spades) % WHEEL]
                room = (free & ground).bit_count()
                sheet.put(at + ROOM + spades, room / 6.0)
                sheet.put(at + ROOM_LATER + spades, min(room, 4) * left / 24.0)
        elif left:
            room = free.bit_count()
            sheet.put(at + ROOM + 1, room / 12.0)
            sheet.put(at + ROOM_LATER + 1, min(room, 4) * left / 24.0)
        beside = 0
        rivals = s.game.board.land & ~s.empty & ~p.at[0]
        for h in cells(p.at[0]):
            beside |= s.near[h]
        sheet.put(at + NEIGHBOURS, (beside & rivals).bit_count() / 6.0)
        sheet.put(at + BESIDE, (beside & s.empty).bit_count() / 12.0)
        cheap = 0
        for h in cells(p.at[D]):
            if s.near[h] & rivals:
                cheap += 1
        sheet.put(at + TRADING_BESIDE, cheap / 4.0)
        sheet.put(at + UNLOCKED, p.unlocked.bit_count() / 4.0)

    def owed(self, s: Mystica, seat: int, at: int, sheet: Sheet) -> None:
        """What the running turn and open offers still bring."""
        p = s.players[seat]
        for offer in s.offers:
            if offer.seat == seat and not offer.tainted:
                sheet.put(at + OFFERED, offer.actual / 6.0)
                break
        sheet.put(at + DUE, p.actions)
        sheet.put(at + DUE + 1, p.favors_due)
        sheet.put(at + DUE + 2, p.towns_due)
        sheet.put(at + DUE + 3, p.cult_steps / 2.0)
        sheet.put(at + DUE + 4, p.spades / 2.0)
        sheet.put(at + DUE + 5, p.free_dwelling + p.free_trading + p.free_transform)
        sheet.put(at + DUE + 6, p.bridges_due)
        sheet.put(at + DUE + 7, (p.lose_steps + p.tokens_due + p.unlocks_due) / 2.0)

    # ---- players beside one another
    def ranks(self, s: Mystica, seat: int, areas: list[int], extras: list[int], at: int, sheet: Sheet) -> None:
        """What would be scored for cults, area and the extra scoring, and by how much others are ahead or behind."""
        p, points = s.players[seat], s.game.box.cult_points
        for track in range(len(CULTS)):
            steps = [other.cults[track] for other in s.players]
            sheet.put(at + CULT + track, p.cults[track] / 10.0)
            sheet.put(at + CULT_SHARE + track, share(steps, seat, points) / 8.0)
            sheet.put(at + CULT_LEAD + track, lead(steps, seat) / 5.0)
            if p.keys and s.tops[track] == NOBODY and p.cults[track] >= 7:
                sheet.put(at + CULT_GATE + track, 1.0)
        sheet.put(at + AREA, areas[seat] / 12.0)
        sheet.put(at + AREA_SHARE, share(areas, seat, s.game.box.area_points) / 18.0)
        sheet.put(at + AREA_LEAD, lead(areas, seat) / 6.0)
        sheet.put(at + AREAS, (p.at[0].bit_count() - areas[seat]) / 4.0)
        if s.final_tile >= 0:
            sheet.put(at + EXTRA, extras[seat] / 12.0)
            sheet.put(at + EXTRA_SHARE, share(extras, seat, s.game.box.area_points) / 18.0)
        self.rewards(s, p, at, sheet)

    def rewards(self, s: Mystica, p: Player, at: int, sheet: Sheet) -> None:
        """How often the rewards of cult tracks would be paid at the ends of rounds to come (TM-11.13)."""
        far = 0
        for number in range(max(s.round, 1), ROUNDS):
            tile = s.game.box.scoring_tiles[s.scoring[number - 1]]
            steps = p.on_cults if tile.cult == PRIESTS_ON_CULTS else p.cults[tile.cult]
            times = steps // tile.per
            if number == s.round:
                sheet.put(at + REWARD, times / 3.0)
            elif number == s.round + 1:
                sheet.put(at + REWARD_NEXT, times / 3.0)
            else:
                far += times
        sheet.put(at + REWARD_FAR, far / 6.0)

    # ---- the table
    def table(self, s: Mystica, sheet: Sheet) -> None:
        sheet.mark(PLAYERS, s.seats, SEATS + 1)
        sheet.mark(ROUND, s.round, ROUNDS + 1)
        now = max(s.round, 1)
        for number in range(now, ROUNDS + 1):
            sheet.mark(TILE[number - now], s.scoring[number - 1], SCORINGS)
        self.pays(s, now, PAYS, sheet)
        self.pays(s, now + 1, PAYS_NEXT, sheet)
        sheet.mark(FINAL, s.final_tile, FINALS)
        sheet.marks(SPACES, s.spaces, POWER_ACTIONS)
        sheet.marks(CARDS_FREE, s.cards, CARDS)
        for i in range(min(len(s.card_coins), CARDS)):
            sheet.put(CARD_COINS + i, s.card_coins[i] / 3.0)
        for i in range(min(len(s.favors_left), FAVORS)):
            sheet.put(FAVORS_LEFT + i, s.favors_left[i] / 3.0)
        for i in range(min(len(s.towns_left), TOWNS)):
            sheet.put(TOWNS_LEFT + i, s.towns_left[i] / 2.0)
        for track in range(len(CULTS)):
            slots = s.slots[track * 4 : track * 4 + 4]
            sheet.put(BEST_SLOT + track, 1.0 if slots[0] == NOBODY else 0.0)
            sheet.put(SLOTS + track, slots[1:].count(NOBODY) / 3.0)
            sheet.put(TOPS + track, 0.0 if s.tops[track] == NOBODY else 1.0)
        running = 0
        for p in s.players:
            running += not p.passed
        sheet.put(RUNNING, running / 5.0)
        sheet.put(VARIABLE, 1.0 if s.game.variable_order else 0.0)

    def pays(self, s: Mystica, number: int, at: int, sheet: Sheet) -> None:
        """The points of a round, by what is built or done."""
        if number > ROUNDS:
            return
        tile: ScoringTile = s.game.box.scoring_tiles[s.scoring[number - 1]]
        for kind in range(D, SA + 1):
            sheet.put(at + kind - D, tile.build_vp[kind] / 5.0)
        sheet.put(at + SA, tile.spade_vp / 2.0)
        sheet.put(at + SA + 1, tile.town_vp / 5.0)


def share(values: list[int], seat: int, points: list[int]) -> float:
    """What the seat would score for its rank among these values (TM-17.12 to TM-17.16)."""
    mine = values[seat]
    if mine <= 0:
        return 0.0
    better = equal = 0
    for value in values:
        if value > mine:
            better += 1
        elif value == mine:
            equal += 1
    total = 0
    for place in range(better, min(better + equal, len(points))):
        total += points[place]
    return total / equal


def lead(values: list[int], seat: int) -> int:
    """How far the seat is ahead of the best other, or behind."""
    best = 0
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


FEATURES: Final = MysticaFeatures(_T.names)
