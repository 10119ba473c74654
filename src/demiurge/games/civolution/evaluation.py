"""What a position is worth to a civ, and which answers are worth a thought: for bots, not for rules."""

from __future__ import annotations

from random import Random
from typing import Final

from demiurge.games.civolution import feeding, income, metrics, partition, scoring, tribes
from demiurge.games.civolution.actions import (
    DIE,
    DONE,
    FEED_ALL,
    FOCUS_MARKER,
    MARKER,
    TAKE_CHIP,
    TAKE_UP,
    UPGRADE,
    VALUE,
)
from demiurge.games.civolution.favor import STEPS, PickValue, steps_to
from demiurge.games.civolution.phases import ERAS
from demiurge.games.civolution.planning import PhaseGoal
from demiurge.games.civolution.reset import TakeUp
from demiurge.games.civolution.state import Civ, Exam
from demiurge.games.civolution.turns import ANY, CarryOut, Pay, Turn
from demiurge.games.civolution.vocabulary import (
    CATEGORIES,
    FOCUS,
    FOOD,
    IDEA,
    MATERIAL_AT,
    MONEY,
    PLANNING_AT,
    PROSPERITY,
    ROWS,
    SLEEP,
    TYPE_OF,
)
from demiurge.kernel.evaluation import Evaluation
from demiurge.kernel.state import Decision, State

GOOD: Final = (0.45, 0.5, 0.55, 1.3)  # food, money, idea, focus
MATERIAL: Final = (0.8, 0.9, 1.1)  # by row
PLANNED: Final = 0.6
READY: Final = 0.35  # an activation die on its space
DIE_ERA: Final = 2.6  # by era still to come
FATE_ERA: Final = 1.2
LEVEL_ERA: Final = 1.1
FAVOR_ERA: Final = 0.7
INCOME_ERA: Final = 1.3
ABILITY_ERA: Final = 0.9
HAND: Final = 0.9
GOAL: Final = 0.7
HUNGER: Final = 0.7
SOON: Final = 0.8  # of the value of a category that an era will score
ASLEEP: Final = 0.45  # of the points of a stage whose tile is not active yet
# What the modules promise before they are carried out, by level
MODULES: Final = (
    (2.0, 2.6, 3.2), (2.6, 3.4, 4.0), (1.2, 1.8, 2.4), (1.2, 1.8, 2.2), (1.6, 1.8, 2.4), (2.6, 3.6, 4.6),
    (2.8, 3.6, 4.2), (1.6, 1.9, 2.6), (1.2, 1.5, 2.2), (2.6, 3.2, 3.6), (1.8, 3.0, 3.4), (1.2, 1.6, 2.2),
    (1.6, 2.4, 2.8), (1.2, 2.0, 3.0), (1.4, 2.2, 2.6),
)  # fmt: skip
FEATURE_PROMISE: Final = 2.0
SLEEP_PROMISE: Final = 0.9
# What a question that waits for an answer still promises, for each thing left to do
PROMISES: Final = {
    "Migrate": 1.6, "Travel": 1.6, "Procreate": 2.2, "PlaceWeak": 1.2, "Produce": 0.5, "Transport": 0.7, "Hunt": 1.3,
    "PickValue": 1.2, "Strengthen": 0.7, "Explore": 3.0, "RevealOne": 1.6, "LuckyFind": 0.8, "Project": 2.6,
    "Install": 3.0, "CardColumn": 3.5, "CardStage": 3.5, "IgnoreSpace": 3.5, "GainChip": 3.5, "ChooseColumn": 3.5,
    "Once": 0.9, "Upgrade": 2.4, "AnyTrack": 1.8, "LowestTrack": 1.8, "Flip": 3.0, "InstallGoal": 3.0,
    "GoalColumn": 4.0, "GoalHalf": 4.0, "GainGoal": 0.6, "GainCard": 0.8, "DrawCards": 0.4, "IncomeActions": 1.0,
    "Perform": 1.2, "Sale": 1.0, "Purchase": 0.3, "Trade": 0.8, "ProductionParts": 1.2, "ProcreationParts": 4.0,
    "SecondPart": 0.4, "OfferedTest": 1.5, "Board": 0.4, "PlaceMarkers": 1.0, "GainOrInstall": 1.0, "MoveFeature": 0.2,
    "Respond": 0.8, "FavorOrIncome": 1.2, "StageOrPoints": 3.0, "StoreRow": 0.9, "AnyFeature": 1.4, "Nudge": 0.3,
}  # fmt: skip


class Judge(Evaluation):
    """A linear estimate of the final score: what stands there, what it will earn, and what the turn still promises."""

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
        return isinstance(s.decision(seat), Turn | PhaseGoal)

    # ---- value
    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Exam)
        c = s.civs[seat]
        if s.over():
            return float(c.vp)
        left = ERAS - s.era + (0.5 if s.phase <= 4 else 0.0)
        total = c.vp + self.categories(s, seat) + self.console(s, c, left) + self.goods(c, left)
        return total + self.continent(s, seat, left) + self.promise(s, seat)

    def categories(self, s: Exam, seat: int) -> float:
        """The final scoring as it stands, and the eras still to be scored."""
        n, total = s.game.numbers, 0.0
        for category in range(len(CATEGORIES)):
            each = float(n.tile_vp[category] if s.final_tiles >> category & 1 else n.printed[category])
            for era in range(max(s.era, 1), ERAS + 1):
                if s.era_tiles and s.era_tiles[era - 1] == category:
                    each += n.era_vp[era - 1] * SOON
            worth = each * scoring.units(s, seat, category)
            total += worth * 0.6 if category == PROSPERITY else worth
        return total

    def console(self, s: Exam, c: Civ, left: float) -> float:
        total, worth = 0.0, s.game.numbers.stage_vp
        for entry in c.items:
            stage = partition.stage_of(entry)
            if stage <= 3 or (stage <= 5 and c.stages >> (stage - 4) & 1):
                total += worth[stage - 1]
            elif stage <= 5:
                total += worth[stage - 1] * ASLEEP * min(left, 1.0)
        total += scoring.point_bonuses(s, c) + len(income.chips_of(c)) * INCOME_ERA * left
        total += len(c.installed) * ABILITY_ERA * left
        total += c.upgrades() * LEVEL_ERA * left + c.favor * (0.5 + FAVOR_ERA * left)
        total += (c.on_spaces() + c.used) * DIE_ERA * left + c.fate * FATE_ERA * left
        return total + c.on_spaces() * READY

    def goods(self, c: Civ, left: float) -> float:
        """Markers are worth less when there is less time to use them."""
        use = min(1.0, 0.25 + left * 0.5)
        total = 0.0
        for kind in (FOOD, MONEY, IDEA, FOCUS):
            n = c.at[kind]
            total += GOOD[kind] * (n if n <= 6 else 6 + 0.4 * (n - 6))
        for m in range(18):
            n = c.at[MATERIAL_AT + m]
            if n:
                total += MATERIAL[m % ROWS] * (n if n <= 2 else 2 + 0.5 * (n - 2))
        for value in range(6):
            total += PLANNED * min(c.at[PLANNING_AT + value], 2)
        goals = sum(1 for stack in c.goals if stack)
        return (total + HAND * min(len(c.hand), 8) + GOAL * goals) * use

    def continent(self, s: Exam, seat: int, left: float) -> float:
        c, n = s.civs[seat], s.game.numbers
        strong = tribes.strong(s, seat)
        total = strong * 0.7 * (left + 0.4) + metrics.count(s, seat, 11) * n.statue_vp[c.favor] * (left + 0.4)
        if s.phase < 6:
            need = 0
            for place in tribes.places(s, seat, s.here[seat], True, True):
                need += feeding.cost(s, seat, place) * feeding.standing(s, seat, place)
            total -= HUNGER * max(0, need - c.at[FOOD])
        total += 0.5 * left * c.farms.bit_count() + 0.3 * left * c.boats.bit_count()
        kinds = 0
        for t in range(22):
            if s.raw[t * 4 + seat]:
                total += 0.35 * min(s.raw[t * 4 + seat], 4)
            if s.here[seat] >> t & 1:
                kinds |= 1 << TYPE_OF[t]
        return total + 0.3 * kinds.bit_count() * left

    def promise(self, s: Exam, seat: int) -> float:
        """What the questions and modules that wait in the running turn are still good for."""
        total = 0.0
        for step in s.lanes[s.seats]:
            if isinstance(step, CarryOut):
                if step.civ == seat:
                    if step.module < len(MODULES):
                        total += MODULES[step.module][step.level]
                    else:
                        total += SLEEP_PROMISE if step.module == SLEEP else FEATURE_PROMISE
            elif isinstance(step, Decision) and step.seat == seat:
                worth = PROMISES.get(type(step).__name__, 0.0)
                if worth:
                    total += worth * max(1, int(getattr(step, "left", 1))) if worth < 3.0 else worth
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
        if isinstance(question, PickValue):
            return self.values(s, question, found)
        if isinstance(question, TakeUp):
            return [DONE] if DONE in found and s.civs[seat].on_spaces() >= 2 else found
        if FEED_ALL in found:
            return [FEED_ALL]
        return found

    def payments(self, s: Exam, asked: Pay, found: list[int]) -> list[int]:
        """The cheapest die, the cheapest planning marker; a focus marker only where ideas would go."""
        best: list[int] = []
        for base in (DIE, MARKER):
            cheapest, least = -1, 9
            for action in found:
                if base <= action < base + 6:
                    steps = 0 if asked.value == ANY else STEPS[action - base + 1][asked.value]
                    if steps < least:
                        cheapest, least = action, steps
            if cheapest >= 0:
                best.append(cheapest)
        best += [action for action in found if action == FOCUS_MARKER or TAKE_CHIP <= action < UPGRADE]
        return best or found

    def values(self, s: Exam, asked: PickValue, found: list[int]) -> list[int]:
        """Values that cost more ideas than they bring are left out."""
        if asked.what:
            return found
        food = s.game.box.hunting[TYPE_OF[asked.arg]]
        best, most = found, -9
        for action in found:
            if VALUE <= action < VALUE + 6:
                worth = 2 * food[action - VALUE] - 2 * steps_to(s, action - VALUE + 1)
                if worth > most:
                    best, most = [action], worth
        return best

    def choose(self, s: State, seat: int, rng: Random) -> int:
        """Anything but `done` and taking up good dice, mostly: how a playout goes on."""
        found = self.moves(s, seat)
        if len(found) > 1 and rng.random() < 0.85:
            active = [action for action in found if action != DONE and not TAKE_UP <= action < TAKE_UP + 6]
            if active:
                return active[int(rng.random() * len(active))]
        return found[int(rng.random() * len(found))]


EVALUATION: Final = Judge()
