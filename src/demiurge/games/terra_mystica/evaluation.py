"""What a position is worth to a player, and which answers are worth a thought: for bots, not for rules."""

from __future__ import annotations

from typing import Final

from demiurge.games.terra_mystica import actions, box, income, scoring, towns, wheel
from demiurge.games.terra_mystica.power import room
from demiurge.games.terra_mystica.rounds import CultSpades
from demiurge.games.terra_mystica.state import NO_CARD, ROUNDS, Mystica, Player
from demiurge.games.terra_mystica.turns import Turn, settled
from demiurge.games.terra_mystica.vocabulary import PRIESTS_ON_CULTS, SA, SH, TE, TP, WHEEL, D
from demiurge.kernel.evaluation import Eager
from demiurge.kernel.masks import bits
from demiurge.kernel.state import State

# One number each, in points; `_ROUND` ones count for every income still to come. Found by self-play: bench/tune.py.
NAMES: Final = (
    "coin", "coin_round", "worker", "worker_round", "priest", "priest_round", "power", "power_round", "token_round",
    "income_coin", "income_worker", "income_priest", "income_power", "income_growth",
    "card", "favor_dwelling", "favor_trading", "favor_step", "favor_town",
    "cult_rank", "cult_rank_late", "cult_step", "cult_reward", "key",
    "area_rank", "area_rank_late", "area_size", "final_rank",
    "dwelling", "trading", "temple", "stronghold", "stronghold_round", "sanctuary",
    "town_progress", "ship_round", "dig_round", "room_home", "room_near", "bridge", "neighbours_round", "unlocked",
    *[f"stronghold_{faction}" for faction in actions.FACTIONS],
    *[f"start_{faction}" for faction in actions.FACTIONS],
)  # fmt: skip
COIN: Final = 0
COIN_ROUND: Final = 1
WORKER: Final = 2
WORKER_ROUND: Final = 3
PRIEST: Final = 4
PRIEST_ROUND: Final = 5
POWER: Final = 6
POWER_ROUND: Final = 7
TOKEN_ROUND: Final = 8
INCOME_COIN: Final = 9
INCOME_WORKER: Final = 10
INCOME_PRIEST: Final = 11
INCOME_POWER: Final = 12
INCOME_GROWTH: Final = 13
CARD: Final = 14
FAVOR_DWELLING: Final = 15
FAVOR_TRADING: Final = 16
FAVOR_STEP: Final = 17
FAVOR_TOWN: Final = 18
CULT_RANK: Final = 19
CULT_RANK_LATE: Final = 20
CULT_STEP: Final = 21
CULT_REWARD: Final = 22
KEY: Final = 23
AREA_RANK: Final = 24
AREA_RANK_LATE: Final = 25
AREA_SIZE: Final = 26
FINAL_RANK: Final = 27
DWELLING: Final = 28
TRADING: Final = 29
TEMPLE: Final = 30
STRONGHOLD: Final = 31
STRONGHOLD_ROUND: Final = 32
SANCTUARY: Final = 33
TOWN_PROGRESS: Final = 34
SHIP_ROUND: Final = 35
DIG_ROUND: Final = 36
ROOM_HOME: Final = 37
ROOM_NEAR: Final = 38
BRIDGE_BUILT: Final = 39
NEIGHBOURS_ROUND: Final = 40
UNLOCKED: Final = 41
STRONGHOLD_OF: Final = 42  # and those that follow, by faction
START_OF: Final = STRONGHOLD_OF + len(actions.FACTIONS)  # likewise: what a faction is worth when it is chosen

GENERAL: Final = [
    0.437, 0.025, 0.531, 0.122, 0.928, 0.373, 0.266, 0.015, 0.09,
    0.319, 0.39, 2.96, 0.158, 0.055,
    5.477, 2.282, 0.508, 1.26, 1.419,
    0.205, 0.366, 0.174, 1.568, 1.087,
    0.203, 0.41, 0.474, 0.449,
    0.291, 0.54, 0.942, 1.007, 0.577, 2.236,
    5.718, 0.648, 0.225, 0.481, 0.132, 0.16, 0.146, 1.483,
]  # fmt: skip

# What the stronghold of a faction is worth beside those of others, and its start in points.
BY_FACTION: Final = {
    "alchemists": (0.959, -3.1),
    "auren": (1.004, -3.4),
    "chaosmagicians": (1.197, -6.5),
    "cultists": (0.721, 2.3),
    "darklings": (0.579, 5.1),
    "dwarves": (1.17, 8.1),
    "engineers": (1.415, -7.7),
    "fakirs": (0.84, -2.8),
    "giants": (0.725, -12.8),
    "halflings": (1.268, 5.4),
    "mermaids": (1.255, 1.7),
    "nomads": (1.279, 2.3),
    "swarmlings": (0.796, 2.9),
    "witches": (1.533, -1.8),
    "acolytes": (0.92, -2.8),
    "dragonlords": (0.902, 1.8),
    "icemaidens": (1.025, 4.8),
    "riverwalkers": (1.039, 0.7),
    "shapeshifters": (0.965, -3.6),
    "yetis": (1.089, 6.8),
}
UNTRIED: Final = (1.0, 0.0)  # a faction that nobody has played yet

WEIGHTS: Final = [
    *GENERAL,
    *[BY_FACTION.get(faction, UNTRIED)[0] for faction in actions.FACTIONS],
    *[BY_FACTION.get(faction, UNTRIED)[1] for faction in actions.FACTIONS],
]
FAV5: Final = 4  # favor tiles that are worth more than their income, by their places in the box
FAV6: Final = 5
FAV10: Final = 9
FAV11: Final = 10
FAV12: Final = 11
PURSE: Final = 12  # coins above this are worth less: there is more than can be spent well


class Judge(Eager):
    """A linear estimate of the final score: what is there, what it will earn, and how the final scoring stands."""

    def __init__(self, weights: list[float]) -> None:
        self.w = weights

    def horizon(self) -> int:
        return 0

    def quiet(self, s: State, seat: int) -> bool:
        return seat not in s.asks

    # ---- value
    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Mystica)
        p = s.players[seat]
        if p.faction < 0:
            return 20.0
        left = ROUNDS - s.round  # incomes to come
        playing = s.round == 0 or not p.passed
        total = p.vp + self.w[START_OF + p.faction] + self.goods(p, left) + self.incomes(s, p, left)
        total += self.tiles(s, p, left, playing)
        total += self.cults(s, seat, left)
        total += self.structures(s, p, left) + self.due(p)
        return total + self.map(s, seat, left)

    def due(self, p: Player) -> float:
        """What the running turn still owes the player: searches judge in the middle of turns, too."""
        w = self.w
        total = 3.5 * p.favors_due + 7.0 * p.towns_due + p.cult_steps * (w[CULT_STEP] + 0.6)
        total += 4.0 * p.free_dwelling + 5.0 * p.free_trading + 0.6 * p.bridges_due + 2.0 * p.free_transform
        return total + p.spades * 1.5 + p.unlocks_due * w[PRIEST] - p.lose_steps * (w[CULT_STEP] + 0.3)

    def goods(self, p: Player, left: int) -> float:
        w = self.w
        coins = p.coins if p.coins <= PURSE else PURSE + 0.6 * (p.coins - PURSE)
        total = coins * (w[COIN] + w[COIN_ROUND] * left)
        total += p.workers * (w[WORKER] + w[WORKER_ROUND] * left)
        total += p.priests * (w[PRIEST] + w[PRIEST_ROUND] * left)
        total += (p.bowl3 * 2 + p.bowl2) * (w[POWER] + w[POWER_ROUND] * left)
        return total + (p.bowl1 + p.bowl2 + p.bowl3) * w[TOKEN_ROUND] * left + p.keys * w[KEY]

    def incomes(self, s: Mystica, p: Player, left: int) -> float:
        if left == 0:
            return 0.0
        w, (coins, workers, priests, power) = self.w, income.lasting(s, p)
        each = coins * w[INCOME_COIN] + workers * w[INCOME_WORKER] + priests * w[INCOME_PRIEST]
        each += min(power, room(p) + 4) * w[INCOME_POWER]
        return each * left * (1.0 + w[INCOME_GROWTH] * left)

    def tiles(self, s: Mystica, p: Player, left: int, playing: bool) -> float:
        """Bonus card and favor tiles beyond their income."""
        w, total = self.w, 0.0
        if p.card != NO_CARD:
            card = s.game.box.bonus_cards[p.card]
            if playing and s.round:
                for kind in range(D, SA + 1):
                    if card.pass_vp[kind]:
                        total += card.pass_vp[kind][p.built[kind]]
                if card.pass_vp[box.SHIPPING]:
                    total += card.pass_vp[box.SHIPPING][p.ship]
                total += w[CARD]
            else:
                total += card.income_c * w[INCOME_COIN] + card.income_w * w[INCOME_WORKER]
                total += card.income_p * w[INCOME_PRIEST] + card.income_pw * w[INCOME_POWER]
                total += w[CARD] * (card.action + card.ship) * 0.6
        if not p.favors:
            return total
        rounds = left + (1 if playing and s.round else 0)
        if p.favors >> FAV12 & 1:
            total += s.game.box.favor_tiles[FAV12].pass_tp_vp[p.built[TP]] * rounds
        total += (p.favors >> FAV11 & 1) * rounds * w[FAVOR_DWELLING]
        total += (p.favors >> FAV10 & 1) * rounds * w[FAVOR_TRADING]
        total += (p.favors >> FAV6 & 1) * left * w[FAVOR_STEP]
        return total + (p.favors >> FAV5 & 1) * w[FAVOR_TOWN]

    def cults(self, s: Mystica, seat: int, left: int) -> float:
        w, p, total = self.w, s.players[seat], 0.0
        late = w[CULT_RANK] + (w[CULT_RANK_LATE] - w[CULT_RANK]) * (ROUNDS - left) / ROUNDS
        points = s.game.box.cult_points
        for track in range(4):
            mine = p.cults[track]
            if mine == 0:
                continue
            better = equal = 0
            for other in s.players:
                if other.cults[track] > mine:
                    better += 1
                elif other.cults[track] == mine:
                    equal += 1
            for place in range(better, min(better + equal, 3)):
                total += late * points[place] / equal
            total += mine * w[CULT_STEP]
        for number in range(max(s.round, 1), ROUNDS):
            tile = s.game.box.scoring_tiles[s.scoring[number - 1]]
            if number == s.round and p.passed and p.cult_steps == 0 and tile.cult == PRIESTS_ON_CULTS:
                continue
            steps = p.on_cults if tile.cult == PRIESTS_ON_CULTS else p.cults[tile.cult]
            worth = tile.reward_c * w[INCOME_COIN] + tile.reward_w * w[INCOME_WORKER]
            worth += tile.reward_p * w[INCOME_PRIEST] + tile.reward_pw * w[INCOME_POWER] + tile.reward_spades * 2.0
            total += w[CULT_REWARD] * worth * (steps / tile.per * 0.4 + steps // tile.per * 0.6)
        return total

    def structures(self, s: Mystica, p: Player, left: int) -> float:
        w, built = self.w, p.built
        total = built[D] * w[DWELLING] + built[TP] * w[TRADING] + built[TE] * w[TEMPLE]
        stronghold = w[STRONGHOLD] + w[STRONGHOLD_ROUND] * left * w[STRONGHOLD_OF + p.faction]
        total += built[SH] * stronghold + built[SA] * w[SANCTUARY]
        return total + p.ship * w[SHIP_ROUND] * left + p.dig * w[DIG_ROUND] * left

    def map(self, s: Mystica, seat: int, left: int) -> float:
        """Areas and towns to be, and room to grow."""
        w, p = self.w, s.players[seat]
        mine = scoring.area(s, p)
        better = equal = 0
        for other in s.players:
            size = other.at[0].bit_count()  # an upper bound, cheap: rivals will join their groups
            if size > mine:
                better += 1
            elif size == mine:
                equal += 1
        points, total = s.game.box.area_points, mine * w[AREA_SIZE]
        late = w[AREA_RANK] + (w[AREA_RANK_LATE] - w[AREA_RANK]) * (ROUNDS - left) / ROUNDS
        for place in range(better, min(better + max(equal, 1), 3)):
            total += late * points[place] / max(equal, 1)
        if s.final_tile >= 0:
            total += scoring.extra(s, seat) * w[FINAL_RANK]
        total += self.town_progress(s, p)
        if left:
            total += self.neighbours(s, p) * w[NEIGHBOURS_ROUND] * left
            total += self.room_to_grow(s, p)
        return total + (3 - p.bridges_left) * w[BRIDGE_BUILT]

    def room_to_grow(self, s: Mystica, p: Player) -> float:
        """Free hexes in reach that are home, or one spade away from it."""
        w, (home, near) = self.w, s.faction(p).room(s, p, p.reach & s.empty)
        return home * w[ROOM_HOME] + near * w[ROOM_NEAR] + p.unlocked.bit_count() * w[UNLOCKED]

    def neighbours(self, s: Mystica, p: Player) -> int:
        """Hexes beside own structures where rivals stand: they bring power, and cheaper trading houses."""
        beside = 0
        for h in bits(p.at[0]):
            beside |= s.near[h]
        return (beside & s.game.board.land & ~s.empty & ~p.at[0]).bit_count()

    def town_progress(self, s: Mystica, p: Player) -> float:
        """How near the groups outside towns are to founding one."""
        loose, total = p.at[0] & ~p.towns, 0.0
        needed, values = towns.power_needed(s, p), s.faction(p).power
        while loose:
            group = towns.group_of(s, p, loose & -loose)
            loose &= ~group
            if group & p.towns:
                continue
            power = 0
            for kind in range(D, SA + 1):
                power += (group & p.at[kind]).bit_count() * values[kind]
            count = group.bit_count() + (1 if group & p.at[SA] else 0)
            near = min(power / needed, 1.0) * min(count / 4.0, 1.0)
            total += near * near * self.w[TOWN_PROGRESS]
        return total

    # ---- moves
    def moves(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Mystica)
        found = s.answers(seat)
        if len(found) < 2:
            return found
        question = s.questions(seat)[-1]
        if isinstance(question, Turn):
            kept = self.turn_moves(s, seat, found)
        elif isinstance(question, CultSpades):
            kept = self.spade_moves(s, seat, found)
        else:
            return found
        return kept or found

    def turn_moves(self, s: Mystica, seat: int, found: list[int]) -> list[int]:
        """Without answers that are hardly ever good: detours on the wheel, conversions nobody needs."""
        p = s.players[seat]
        if not p.actions and settled(p):
            return [actions.DONE]
        kept: list[int] = []
        for action in found:
            if action in actions.TRANSFORM:
                if self.worth_transforming(s, p, action):
                    kept.append(action)
            elif action in actions.LONG_WAY or action == actions.DIG:
                continue
            elif action in actions.SEND:
                if self.worth_sending(s, action):
                    kept.append(action)
            elif action in actions.CONVERT:
                if self.worth_converting(s, p, actions.CONVERT.at(action)):
                    kept.append(action)
            else:
                kept.append(action)
        return kept

    def worth_transforming(self, s: Mystica, p: Player, action: int) -> bool:
        """Home terrain only, and where a dwelling cannot follow at once."""
        _, new, _ = actions.transform_of(action)
        if new != p.home:
            return False
        return p.spades > 1 or p.coins < s.faction(p).cost_c[D] or p.workers < s.faction(p).cost_w[D] + 3

    def worth_sending(self, s: Mystica, action: int) -> bool:
        """The best free slot of a track."""
        track, steps = actions.send_of(action)
        slots = s.slots[track * 4 : track * 4 + 4]
        best = 3 if slots[0] < 0 else 2 if -1 in slots else 1
        return steps == best

    def worth_converting(self, s: Mystica, p: Player, kind: int) -> bool:
        if kind == actions.WORKER_TO_PRIEST:
            return True
        if not p.actions or p.spades:
            return False
        if kind == actions.TO_COIN:
            return p.bowl3 >= 1 and p.coins < 8
        if kind == actions.TO_WORKER:
            return p.bowl3 >= 3 and p.workers < 4
        if kind == actions.TO_PRIEST:
            return p.bowl3 >= 5
        if kind == actions.WORKER_TO_COIN:
            return p.workers > 2 and p.coins < 4
        if kind == actions.PRIEST_TO_WORKER:
            return p.workers < 4
        return False

    def spade_moves(self, s: Mystica, seat: int, found: list[int]) -> list[int]:
        """Towards home terrain."""
        p, kept = s.players[seat], []
        for action in found:
            if action in actions.WAIVE:
                continue
            h, new, _ = actions.transform_of(action)
            if new == p.home or self.nearer(s, p, s.terrain[h], new):
                kept.append(action)
        return kept

    def nearer(self, s: Mystica, p: Player, old: int, new: int) -> bool:
        home = s.faction(p).wheel_home(p)
        if home >= WHEEL or new >= WHEEL:
            return False
        ways = wheel.WAYS[home]
        return ways[new][home] < ways[old][home]

    # ---- playouts
    def eagerness(self, action: int) -> int:
        """A quick answer: build and upgrade before anything else, take what is offered, pass last."""
        if action in actions.BUILD:
            return 12
        if action in actions.UPGRADE:
            return 12
        if action in actions.PASSES or action in actions.DECLINE:
            return 1
        if action in actions.LEECH:
            return 8
        if action in actions.CONVERT:
            return 1
        return 4


EVALUATION: Final = Judge(WEIGHTS)
