"""What a position is worth to a civ, and which answers are worth a thought: for bots, not for rules."""

from __future__ import annotations

from random import Random
from typing import Final

from demiurge.games.civolution import (
    actions,
    activity,
    building,
    cards,
    dice,
    exploration,
    favor,
    feeding,
    income,
    installing,
    metrics,
    migration,
    partition,
    planning,
    procreation,
    production,
    requirements,
    resolving,
    scoring,
    sustenance,
    tracks,
    trade,
    tribes,
    triggers,
    upgrades,
)
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask
from demiurge.games.civolution.reset import TakeUp
from demiurge.games.civolution.state import Civ, Exam
from demiurge.games.civolution.turns import CarryOut, Pay, Turn
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.state import State

ACTION_PHASE: Final = 4
FEEDING_PHASE: Final = 6
LAST_PHASE: Final = 8  # the era is scored
# One number each, in points; found by bench/fit.py
FOOD_WORTH: Final = 0
MONEY_WORTH: Final = 1
IDEA_WORTH: Final = 2
FOCUS_WORTH: Final = 3
MATERIAL: Final = 4  # by row, three of them
PLANNED: Final = 7
READY: Final = 8  # an activation die on its space
DIE_ERA: Final = 9  # by era still to come
FATE_ERA: Final = 10
LEVEL_ERA: Final = 11
FAVOR: Final = 12
FAVOR_ERA: Final = 13
INCOME_ERA: Final = 14
ABILITY_ERA: Final = 15  # of an activity, a passive ability, a trigger
HAND: Final = 18
PAYABLE: Final = 19  # a card in hand that could be installed as things stand
GOAL: Final = 20
FULFILLED: Final = 21  # a goal in sight whose requirement is met
HUNGER: Final = 22
STANDING: Final = 23  # the share of what a category would score now that it will score in the end
SOON: Final = 24  # the share of it that an era will score
ASLEEP: Final = 25  # of the points of a stage whose tile is not active yet
STRONG_ERA: Final = 26
STATUE_ERA: Final = 27
FARM_ERA: Final = 28
BOAT_ERA: Final = 29
RAW: Final = 30
VARIETY_ERA: Final = 31  # kinds of territories with tribes
CLOCK: Final = 32  # a Reset that the era still has, for each civ
PROMISE: Final = 33
WEIGHTS: Final = [
    0.26, 0.77, 0.27, 0.86, 0.33, 1.06, 1.33, 0.19, 0.6, 0.84, 0.29, 0.26, 0.92, 0.98, 0.6, 0.31, 0.2, 1.07, 0.15, 1.39,
    2.09, 0.95, 1.38, 0.88, 0.99, 0.07, 0.92, 1.26, 1.93, 0.84, 0.17, 0.38, 2.0, 1.0,
]  # fmt: skip
# What the modules promise before they are carried out, by level
MODULES: Final = (
    (2.0, 2.6, 3.2), (2.6, 3.4, 4.0), (1.2, 1.8, 2.4), (1.2, 1.8, 2.2), (1.6, 1.8, 2.4), (2.6, 3.6, 4.6),
    (2.8, 3.6, 4.2), (1.6, 1.9, 2.6), (1.2, 1.5, 2.2), (2.6, 3.2, 3.6), (1.8, 3.0, 3.4), (1.2, 1.6, 2.2),
    (1.6, 2.4, 2.8), (1.2, 2.0, 3.0), (1.4, 2.2, 2.6),
)  # fmt: skip
FEATURE_PROMISE: Final = 2.0
IDLE: Final = (actions.DONE, actions.FORGO_IT, actions.RESET, actions.ACTIVATE.of(v.SLEEP))
SLEEP_PROMISE: Final = 0.9
# What a question that waits for an answer still promises, for each thing left to do
PROMISES: Final[dict[type[Ask], float]] = {
    migration.Migrate: 1.6, migration.Travel: 1.6, procreation.Procreate: 2.2, procreation.PlaceWeak: 1.2,
    production.Produce: 0.5, production.Transport: 0.7, sustenance.Hunt: 1.3, favor.PickValue: 1.2,
    sustenance.Strengthen: 0.7, exploration.Explore: 3.0, exploration.RevealOne: 1.6, exploration.LuckyFind: 0.8,
    building.Project: 2.6, installing.Install: 3.0, installing.CardColumn: 3.5, installing.CardStage: 3.5,
    installing.IgnoreSpace: 3.5, income.GainChip: 3.5, partition.ChooseColumn: 3.5, income.Once: 0.9,
    upgrades.Upgrade: 2.4, tracks.AnyTrack: 1.8, tracks.LowestTrack: 1.8, partition.Flip: 3.0,
    planning.InstallGoal: 3.0, planning.GoalColumn: 4.0, planning.GoalHalf: 4.0, planning.GainGoal: 0.6,
    cards.GainCard: 0.8, cards.DrawCards: 0.4, income.IncomeActions: 1.0, activity.Perform: 1.2, trade.Sale: 1.0,
    trade.Purchase: 0.3, trade.Trade: 0.8, production.ProductionParts: 1.2, procreation.ProcreationParts: 4.0,
    production.SecondPart: 0.4, favor.OfferedTest: 1.5, building.Board: 0.4, planning.PlaceMarkers: 1.0,
    planning.GainOrInstall: 1.0, upgrades.MoveFeature: 0.2, triggers.Respond: 0.8, tracks.FavorOrIncome: 1.2,
    tracks.StageOrPoints: 3.0, resolving.StoreRow: 0.9, upgrades.AnyFeature: 1.4, favor.Nudge: 0.3, resolving.Part: 1.6,
    resolving.DiePart: 0.6, dice.SecondDie: 0.9,
}  # fmt: skip


class Judge(Evaluation):
    """A linear estimate of the final score: what stands there, what it will earn, and what the turn still promises."""

    def __init__(self, weights: list[float]) -> None:
        self.w = weights

    def horizon(self) -> int:
        """About a turn of everybody. Measured: 30 wins more than 0."""
        return 30

    def samples(self) -> int:
        """Twice: most answers meet neither chance nor a hidden card."""
        return 2

    def quiet(self, s: State, seat: int) -> bool:
        """At the beginning of the seat's turn, or when it is not asked."""
        if seat not in s.asks:
            return True
        return isinstance(s.decision(seat), Turn | planning.PhaseGoal)

    # ---- value
    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Exam)
        c = s.civs[seat]
        if s.over():
            return float(c.vp)
        running = self.running(s)
        left = v.ERAS - s.era + running
        total = c.vp + self.categories(s, seat) + self.console(s, c, left) + self.goods(s, c, left)
        total += self.plans(s, seat, min(1.0, 0.25 + left * 0.5)) + self.continent(s, seat, left)
        clock = running * s.game.numbers.resets[s.table_size()] / len(s.civs)
        return total + self.w[CLOCK] * clock + self.w[PROMISE] * self.promise(s, seat)

    def running(self, s: Exam) -> float:
        """How much of the running era's action phase is still to come."""
        if s.phase != ACTION_PHASE:
            return 1.0 if s.phase < ACTION_PHASE else 0.0
        return 1.0 - s.resets / s.game.numbers.resets[s.table_size()]

    def categories(self, s: Exam, seat: int) -> float:
        """The final scoring as it stands, and the eras still to be scored."""
        n, w, total = s.game.numbers, self.w, 0.0
        for category in range(len(v.CATEGORIES)):
            each = w[STANDING] * (n.tile_vp[category] if s.final_tiles >> category & 1 else n.printed[category])
            for era in range(max(s.era, 1) + (1 if s.phase == LAST_PHASE else 0), v.ERAS + 1):
                if s.era_tiles and s.era_tiles[era - 1] == category:
                    each += n.era_vp[era - 1] * w[SOON]
            worth = each * scoring.units(s, seat, category)
            total += worth * 0.6 if category == v.PROSPERITY else worth
        return total

    def console(self, s: Exam, c: Civ, left: float) -> float:
        w, total, worth = self.w, 0.0, s.game.numbers.stage_vp
        for entry in c.items:
            stage = partition.stage_of(entry)
            if stage <= 3 or (stage <= 5 and c.stages >> (stage - 4) & 1):
                total += worth[stage - 1]
            elif stage <= 5:
                total += worth[stage - 1] * w[ASLEEP] * min(left, 1.0)
        total += scoring.point_bonuses(s, c) + len(income.chips_of(c)) * w[INCOME_ERA] * left
        for item in c.installed:
            kind = s.game.box.abilities[item].kind
            if v.AN_ACTIVITY <= kind <= v.A_TRIGGER:
                total += w[ABILITY_ERA + kind - v.AN_ACTIVITY] * left
        total += c.upgrades() * w[LEVEL_ERA] * left + c.favor * (w[FAVOR] + w[FAVOR_ERA] * left)
        total += (c.on_spaces() + c.used) * w[DIE_ERA] * left + c.fate * w[FATE_ERA] * left
        return total + c.on_spaces() * w[READY]

    def goods(self, s: Exam, c: Civ, left: float) -> float:
        """Markers are worth less when there is less time to use them."""
        use = min(1.0, 0.25 + left * 0.5)
        w, total = self.w, 0.0
        for kind in (v.FOOD, v.MONEY, v.IDEA, v.FOCUS):
            n = c.at[kind]
            total += w[FOOD_WORTH + kind] * (n if n <= 6 else 6 + 0.4 * (n - 6))
        for m in range(18):
            n = c.at[v.MATERIAL_AT + m]
            if n:
                total += w[MATERIAL + m % v.ROWS] * (n if n <= 2 else 2 + 0.5 * (n - 2))
        for value in range(6):
            total += w[PLANNED] * min(c.at[v.PLANNING_AT + value], 2)
        return total * use

    def plans(self, s: Exam, seat: int, use: float) -> float:
        """Cards in hand and goals: more when they could be installed as things stand."""
        c, w, total = s.civs[seat], self.w, 0.0
        for card in c.hand:
            total += w[HAND]
            if card >= 0 and self.payable(s, seat, card):
                total += w[PAYABLE]
        for stack in c.goals:
            if stack:
                total += w[GOAL]
                if planning.fulfils(s, seat, stack[-1]):
                    total += w[FULFILLED]
        return total * use

    def payable(self, s: Exam, seat: int, card: int) -> bool:
        """At the lowest stage that is free for it, with nothing ignored."""
        c, lowest = s.civs[seat], 9
        for column in partition.columns_for(c, s.game.box.cards[card].deck):
            lowest = min(lowest, c.left[column])
        return lowest <= requirements.SPACES and installing.price(s, seat, card, lowest, 0).ok

    def continent(self, s: Exam, seat: int, left: float) -> float:
        c, n, w = s.civs[seat], s.game.numbers, self.w
        soon = left + 0.4
        total = tribes.strong(s, seat) * w[STRONG_ERA] * soon
        total += metrics.statues(s, seat) * n.statue_vp[c.favor] * w[STATUE_ERA] * soon
        if s.phase < FEEDING_PHASE:
            need = 0
            for place in tribes.places(s, seat, s.here[seat], True, True):
                need += feeding.cost(s, seat, place) * feeding.standing(s, seat, place)
            total -= w[HUNGER] * max(0, need - c.at[v.FOOD])
        total += w[FARM_ERA] * left * c.farms.bit_count() + w[BOAT_ERA] * left * c.boats.bit_count()
        kinds = 0
        for t in range(v.LANDS):
            if s.raw[t * v.SEATS + seat]:
                total += w[RAW] * min(s.raw[t * v.SEATS + seat], 4)
            if s.here[seat] >> t & 1:
                kinds |= 1 << v.TYPE_OF[t]
        return total + w[VARIETY_ERA] * kinds.bit_count() * left

    def promise(self, s: Exam, seat: int) -> float:
        """What the questions and modules that wait in the running turn are still good for."""
        total = 0.0
        for step in s.lanes[s.seats]:
            if isinstance(step, CarryOut):
                if step.civ == seat:
                    if step.module < len(MODULES):
                        total += MODULES[step.module][step.level]
                    else:
                        total += SLEEP_PROMISE if step.module == v.SLEEP else FEATURE_PROMISE
            elif isinstance(step, Ask) and step.seat == seat:
                worth = PROMISES.get(type(step), 0.0)
                if worth:
                    total += worth * max(1, step.times()) if worth < 3.0 else worth
        return total

    # ---- moves
    def moves(self, s: State, seat: int) -> list[int]:
        assert isinstance(s, Exam)
        found = s.answers(seat)
        if len(found) < 2:
            return found
        question = s.decision(seat)
        if isinstance(question, Pay):
            return self.payments(s, question, found)
        if isinstance(question, favor.PickValue):
            return self.values(s, question, found)
        if isinstance(question, TakeUp):
            return [actions.DONE] if actions.DONE in found and s.civs[seat].on_spaces() >= 2 else found
        if actions.FEED_ALL in found:
            return [actions.FEED_ALL]
        return found

    def payments(self, s: Exam, asked: Pay, found: list[int]) -> list[int]:
        """The cheapest die, the cheapest planning marker; a focus marker only where ideas would go."""
        best: list[int] = []
        for verb in (actions.DIE, actions.MARKER):
            cheapest, least = -1, 9
            for action in found:
                if action in verb:
                    steps = 0 if asked.value == favor.ANY else favor.STEPS[verb.at(action) + 1][asked.value]
                    if steps < least:
                        cheapest, least = action, steps
            if cheapest >= 0:
                best.append(cheapest)
        best += [action for action in found if action == actions.FOCUS_MARKER or action in actions.TAKE_CHIP]
        return best or found

    def values(self, s: Exam, asked: favor.PickValue, found: list[int]) -> list[int]:
        """Values that cost more ideas than they bring are left out."""
        if asked.what:
            return found
        food = s.game.box.hunting[v.TYPE_OF[asked.arg]]
        best, most = found, -9
        for action in found:
            if action in actions.VALUE:
                worth = 2 * food[actions.VALUE.at(action)] - 2 * favor.steps_to(s, actions.VALUE.at(action) + 1)
                if worth > most:
                    best, most = [action], worth
        return best

    def choose(self, s: State, seat: int, rng: Random) -> int:
        """Mostly anything that gets something done: how a playout goes on."""
        found = self.moves(s, seat)
        if len(found) > 1 and rng.random() < 0.95:
            active = [action for action in found if action not in IDLE and action not in actions.TAKE_UP]
            if active:
                return active[int(rng.random() * len(active))]
        return found[int(rng.random() * len(found))]


EVALUATION: Final = Judge(WEIGHTS)
