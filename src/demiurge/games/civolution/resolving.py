"""CV-38.17: effects resolved one by one, and what a civ is asked about them."""

from __future__ import annotations

from demiurge.games.civolution import actions, exploration, favor, markers
from demiurge.games.civolution.asking import Ask, Each, May
from demiurge.games.civolution.effects import conditions
from demiurge.games.civolution.effects.effect import Effect
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import LAND, ROWS
from demiurge.kernel.state import NONE_USUAL, Step


def push(s: Exam, civ: int, listed: list[Effect]) -> None:
    """The effects of a list, each completely before the next."""
    for at in range(len(listed) - 1, -1, -1):
        s.push(Do(civ, listed[at].at))


class Do(Step[Exam]):
    """One effect for a civ; `effect` is its place in the box."""

    def __init__(self, civ: int, effect: int) -> None:
        self.civ = civ
        self.effect = effect

    def run(self, s: Exam) -> None:
        e = s.game.box.effects[self.effect]
        if s.game.earlier or not e.doubtful(s, self.civ):  # CV-R60 is new: all of it was taken
            e.run(s, self.civ)
        else:
            s.push(DiePart(self.civ, self.effect) if e.rolls() else Part(self.civ, self.effect))


class Part(Ask):
    """CV-16.15: an effect is taken or forgone."""

    words = (actions.TAKE_IT, actions.FORGO_IT)
    clause = "CV-16.15"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def choices(self, s: Exam) -> list[int]:
        return [actions.TAKE_IT, actions.FORGO_IT]

    def usual(self) -> int:
        return actions.TAKE_IT

    def chosen(self, s: Exam, action: int) -> None:
        if action == actions.TAKE_IT:
            s.game.box.effects[self.effect].run(s, self.seat)
        else:
            s.tell("forgo", self.seat, [self.effect])


class DiePart(Part):
    """It bars the Reset, and once it is rolled nobody could take it back: a real question."""

    def usual(self) -> int:
        return NONE_USUAL


class OfferTest(May):
    """CV-8.1: a favor test before an effect. It may be declined; then nothing happens and no trigger fires."""

    words = (actions.DO_TEST,)
    clause = "CV-8.1"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def offers(self, s: Exam) -> list[int]:
        return [actions.DO_TEST]

    def accept(self, s: Exam, action: int) -> None:
        s.push(favor.FavorTest(self.seat, favor.FOR_EFFECT, self.effect, 0))


class MayPay(May):
    """The payment may be made once; only then its effects follow."""

    words = (actions.OPTION.of(0),)
    clause = "CV-16.15"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def offers(self, s: Exam) -> list[int]:
        e = s.game.box.effects[self.effect]
        assert isinstance(e, conditions.Paid)
        return [actions.OPTION.of(0)] if markers.can_pay(s.civs[self.seat], e.pay) else []

    def accept(self, s: Exam, action: int) -> None:
        e = s.game.box.effects[self.effect]
        assert isinstance(e, conditions.Paid)
        push(s, self.seat, e.then)
        markers.pay_for(s, self.seat, e.pay)


class Choose(May):
    """One of several lists of effects."""

    verb = actions.OPTION
    clause = "CV-4.14"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def offers(self, s: Exam) -> list[int]:
        return [actions.OPTION.of(i) for i in range(len(s.game.box.effects[self.effect].inner()))]

    def accept(self, s: Exam, action: int) -> None:
        push(s, self.seat, s.game.box.effects[self.effect].inner()[actions.OPTION.at(action)])


class StoreRow(Each):
    """Markers onto storage spaces of a row, each of free choice among the six."""

    verb = actions.STORE
    clause = "CV-38.17"

    def __init__(self, seat: int, row: int, left: int) -> None:
        super().__init__(seat, left)
        self.row = row

    def offers(self, s: Exam) -> list[int]:
        return [actions.STORE.of(kind * ROWS + self.row) for kind in range(len(LAND))]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        exploration.store(s, self.seat, actions.STORE.at(action))
