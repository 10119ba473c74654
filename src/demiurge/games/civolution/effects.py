"""CV-38.17: the one executor of the effect vocabulary. An effect uses the key action of its name in its basic form."""

from __future__ import annotations

from demiurge.games.civolution import (
    activity,
    building,
    cards,
    dice,
    exploration,
    favor,
    income,
    installing,
    markers,
    metrics,
    migration,
    partition,
    planning,
    procreation,
    production,
    reset,
    sustenance,
    tracks,
    trade,
    upgrades,
    weather,
)
from demiurge.games.civolution.actions import DO_TEST, FORGO_IT, OPTION, STORE, TAKE_IT
from demiurge.games.civolution.asking import Ask, May
from demiurge.games.civolution.box import Effect
from demiurge.games.civolution.state import NONE, Exam
from demiurge.games.civolution.vocabulary import (
    ACTIVATION,
    ANY_FEATURE,
    ANYTHING,
    FEATURE_AT,
    LAND,
    MATERIAL_AT,
    OP_ACTIVITY,
    OP_BUILD,
    OP_CLEAR_HUNTING,
    OP_DELIVER,
    OP_DRAW,
    OP_EXPLORE,
    OP_EXTRA_FIND,
    OP_FAVOR,
    OP_FLIP,
    OP_GAIN,
    OP_GAIN_CARD,
    OP_GAIN_DIE,
    OP_GAIN_FEATURE,
    OP_GAIN_GOAL,
    OP_GAIN_MATERIAL,
    OP_GAIN_PER,
    OP_GAIN_ROW,
    OP_HUNT,
    OP_IF,
    OP_INCOME,
    OP_INCOME_CHIP,
    OP_INSTALL_CARD,
    OP_INSTALL_GOAL,
    OP_LUCKY_FIND,
    OP_MAY_PAY,
    OP_MIGRATE,
    OP_MOVE_FEATURE,
    OP_PLACE_WEAK,
    OP_PLANNING,
    OP_PROCREATE,
    OP_PRODUCE,
    OP_PURCHASE,
    OP_RECOVER_DIE,
    OP_REVEAL,
    OP_SALE,
    OP_STRENGTHEN,
    OP_TEST,
    OP_TRACK,
    OP_TRACK_ANY,
    OP_TRACK_LOWEST,
    OP_TRANSPORT,
    OP_TURN_DIE,
    OP_UPGRADE,
    OP_VP,
    OP_VP_PER,
    OP_WEATHER,
    ROWS,
)
from demiurge.kernel.state import NONE_USUAL, Step


def push(s: Exam, civ: int, listed: list[int]) -> None:
    """The effects of a list, each completely before the next."""
    for at in range(len(listed) - 1, -1, -1):
        s.push(Do(civ, listed[at]))


class Do(Step[Exam]):
    """One effect for a civ; `effect` is its place in the box."""

    def __init__(self, civ: int, effect: int) -> None:
        self.civ = civ
        self.effect = effect

    def run(self, s: Exam) -> None:
        e = s.game.box.effects[self.effect]
        if doubtful(s, self.civ, e):
            rolls = e.op == OP_RECOVER_DIE or (e.op == OP_GAIN_DIE and e.what == ACTIVATION)
            s.push(DiePart(self.civ, self.effect) if rolls else Part(self.civ, self.effect))
        else:
            carry_out(s, self.civ, self.effect)


def carry_out(s: Exam, civ: int, effect: int) -> None:
    e = s.game.box.effects[effect]
    if e.op <= OP_VP_PER:
        gains(s, civ, e)
    elif e.op <= OP_EXPLORE:
        continent(s, civ, e)
    elif e.op <= OP_WEATHER:
        console(s, civ, e)
    else:
        conditions(s, civ, e, effect)


# ---- CV-16.15: what may be forgone
def doubtful(s: Exam, civ: int, e: Effect) -> bool:
    """CV-R60: whether the civ could be better off without the effect, and is not asked about it anyway. An effect that
    would change nothing is not asked for."""
    c, numbers = s.civs[civ], s.game.numbers
    if s.game.earlier:  # CV-R60 is new: all of it was taken
        return False
    if e.op == OP_TRACK:
        return tracks.doubtful(s, civ, e.what, e.n)
    if e.op == OP_TRACK_LOWEST:
        return tracks.doubtful(s, civ, c.tracks.index(min(c.tracks)), e.n)
    if e.op == OP_FAVOR:
        return c.favor < len(numbers.statue_vp) - 1
    if e.op == OP_RECOVER_DIE:
        return c.used > 0 and reset.barred(s, civ, min(e.n, c.used))
    if e.op == OP_GAIN_DIE:
        return dice.doubtful(s, civ, e.what, e.n)
    return e.scarce


class Part(Ask):
    """CV-16.15: an effect is taken or forgone."""

    words = (TAKE_IT, FORGO_IT)
    clause = "CV-16.15"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def choices(self, s: Exam) -> list[int]:
        return [TAKE_IT, FORGO_IT]

    def usual(self) -> int:
        return TAKE_IT

    def chosen(self, s: Exam, action: int) -> None:
        if action == TAKE_IT:
            carry_out(s, self.seat, self.effect)
        else:
            s.tell("forgo", self.seat, [self.effect])


class DiePart(Part):
    """It bars the Reset, and once it is rolled nobody could take it back: a real question."""

    def usual(self) -> int:
        return NONE_USUAL


def gains(s: Exam, civ: int, e: Effect) -> None:
    """Points, tracks, favor and markers."""
    if e.op == OP_VP:
        s.score(civ, e.n, e.source)
    elif e.op == OP_TRACK:
        s.push(tracks.Advance(civ, e.what, e.n))
    elif e.op == OP_TRACK_ANY:
        s.push(tracks.AnyTrack(civ, e.n))
    elif e.op == OP_TRACK_LOWEST:
        s.push(tracks.LowestTrack(civ, e.n))
    elif e.op == OP_FAVOR:
        favor.advance(s, civ, e.n)
    elif e.op == OP_GAIN:
        markers.gain(s, civ, e.what, e.n)
    elif e.op == OP_GAIN_MATERIAL:
        for _ in range(e.n):
            s.tell("store", civ, [e.what])
        markers.gain(s, civ, MATERIAL_AT + e.what, e.n)
    elif e.op == OP_GAIN_ROW:
        s.push(StoreRow(civ, e.what, e.n))
    elif e.op == OP_GAIN_FEATURE:
        if e.what == ANY_FEATURE:
            s.push(upgrades.AnyFeature(civ, e.n))
        else:
            for _ in range(e.n):
                s.tell("feature", civ, [e.what])
            markers.gain(s, civ, FEATURE_AT + e.what, e.n)
    elif e.op == OP_GAIN_PER:
        markers.gain(s, civ, e.what, min(e.most, metrics.count(s, civ, e.metric) // e.per * e.n))
    else:
        s.score(civ, min(e.most, metrics.count(s, civ, e.metric) // e.per * e.n), e.source)


def continent(s: Exam, civ: int, e: Effect) -> None:
    if e.op == OP_MIGRATE:
        migration.begin(s, civ, e.n)
    elif e.op == OP_PROCREATE:
        s.push(procreation.Procreate(civ, e.n, NONE))
    elif e.op == OP_PLACE_WEAK:
        s.push(procreation.PlaceWeak(civ, e.n, NONE))
    elif e.op == OP_PRODUCE:
        s.push(production.Produce(civ, e.n))
    elif e.op == OP_TRANSPORT:
        s.push(production.Transport(civ, e.n, production.NEARBY))
    elif e.op == OP_DELIVER:
        production.deliver(s, civ, e.n)
    elif e.op == OP_STRENGTHEN:
        s.push(sustenance.Strengthen(civ, e.n))
    elif e.op == OP_HUNT:
        s.push(sustenance.Hunt(civ, e.n))
    elif e.op == OP_CLEAR_HUNTING:
        s.push(sustenance.Clear(civ, e.n))
    elif e.op == OP_LUCKY_FIND:
        s.push(exploration.LuckyFind(civ, e.n))
    elif e.op == OP_EXTRA_FIND:
        s.push(exploration.ExtraFind(civ, e.n))
    elif e.op == OP_REVEAL:
        s.push(exploration.RevealOne(civ, e.n, e.what))
    else:
        s.push(exploration.Explore(civ, e.n))


def console(s: Exam, civ: int, e: Effect) -> None:
    if e.op == OP_INCOME:
        s.push(income.IncomeActions(civ, e.n))
    elif e.op == OP_ACTIVITY:
        s.push(activity.Perform(civ, e.n, 0, 1 << e.what if e.what != ANYTHING else 0))
    elif e.op == OP_GAIN_CARD:
        s.push(cards.GainCard(civ, e.n))
    elif e.op == OP_DRAW:
        cards.begin_draw(s, civ, e.n, e.most)
    elif e.op == OP_GAIN_GOAL:
        s.push(planning.GainGoal(civ, e.n))
    elif e.op == OP_INSTALL_GOAL:
        s.push(planning.InstallGoal(civ, e.n))
    elif e.op == OP_INCOME_CHIP:
        income.gain_chips(s, civ, e.n)
    elif e.op == OP_INSTALL_CARD:
        installing.begin(s, civ, e.what, 0, e.n)
    elif e.op == OP_UPGRADE:
        s.push(upgrades.Upgrade(civ, e.n, 0))
    elif e.op == OP_FLIP:
        s.push(partition.Flip(civ, e.n))
    elif e.op == OP_PLANNING:
        s.push(planning.PlaceMarkers(civ, e.n))
    elif e.op == OP_TURN_DIE:
        s.push(dice.TurnDice(civ, e.n))
    elif e.op == OP_RECOVER_DIE:
        dice.recover(s, civ, e.n)
    elif e.op == OP_GAIN_DIE:
        for _ in range(e.n):
            s.push(dice.GainDie(civ, e.what))
    elif e.op == OP_BUILD:
        s.push(building.Project(civ, e.n, e.what, 0))
    elif e.op == OP_MOVE_FEATURE:
        s.push(upgrades.MoveFeature(civ, e.n))
    elif e.op == OP_SALE:
        s.push(trade.Sale(civ, e.n, 0, 0))
    elif e.op == OP_PURCHASE:
        s.push(trade.Purchase(civ, e.n))
    else:
        s.push(weather.Shift(civ, e.n))


def conditions(s: Exam, civ: int, e: Effect, at: int) -> None:
    if e.op == OP_TEST:
        s.push(OfferTest(civ, at))
    elif e.op == OP_MAY_PAY:
        s.push(MayPay(civ, at))
    elif e.op == OP_IF:
        if metrics.count(s, civ, e.metric) >= e.most:
            push(s, civ, e.then)
    else:
        s.push(Choose(civ, at))


class OfferTest(May):
    """CV-8.1: a favor test before an effect. It may be declined; then nothing happens and no trigger fires."""

    words = (DO_TEST,)
    clause = "CV-8.1"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def offers(self, s: Exam) -> list[int]:
        return [DO_TEST]

    def accept(self, s: Exam, action: int) -> None:
        s.push(favor.FavorTest(self.seat, favor.FOR_EFFECT, self.effect, 0))


class MayPay(May):
    """The payment may be made once; only then its effects follow."""

    words = (OPTION.of(0),)
    clause = "CV-16.15"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def offers(self, s: Exam) -> list[int]:
        pay = s.game.box.effects[self.effect].pay
        assert pay is not None
        return [OPTION.of(0)] if markers.can_pay(s.civs[self.seat], pay) else []

    def accept(self, s: Exam, action: int) -> None:
        e = s.game.box.effects[self.effect]
        assert e.pay is not None
        push(s, self.seat, e.then)
        markers.pay_for(s, self.seat, e.pay)


class Choose(May):
    """One of several lists of effects."""

    verb = OPTION
    clause = "CV-4.14"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def offers(self, s: Exam) -> list[int]:
        return [OPTION.of(i) for i in range(len(s.game.box.effects[self.effect].options))]

    def accept(self, s: Exam, action: int) -> None:
        push(s, self.seat, s.game.box.effects[self.effect].options[OPTION.at(action)])


class StoreRow(Ask):
    """Markers onto storage spaces of a row, each of free choice among the six."""

    verb = STORE
    clause = "CV-38.17"

    def __init__(self, seat: int, row: int, left: int) -> None:
        super().__init__(seat)
        self.row = row
        self.left = left

    def times(self) -> int:
        return self.left

    def choices(self, s: Exam) -> list[int]:
        return [STORE.of(kind * ROWS + self.row) for kind in range(len(LAND))]

    def chosen(self, s: Exam, action: int) -> None:
        if self.left > 1:
            s.push(StoreRow(self.seat, self.row, self.left - 1))
        exploration.store(s, self.seat, STORE.at(action))
