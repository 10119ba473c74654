"""Materials returned for a card (CV-16.8) or a settlement (CV-13.21), where abilities let some be left out or replaced
by hand cards (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, cards, markers, mods
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Ask
from demiurge.games.civolution.state import NONE, Exam
from demiurge.games.civolution.vocabulary import MATERIAL_AT, MATERIALS
from demiurge.kernel.data import without
from demiurge.kernel.state import Choice, Step


def replaceable(s: Exam, civ: int, card: int = NONE) -> int:
    """How many materials hand cards may still stand in for this turn; not the card itself that is to be installed."""
    c = s.civs[civ]
    if not c.mods[mods.HAND_AS_MATERIAL]:
        return 0
    return min(c.mods[mods.HAND_AS_MATERIAL] - c.swapped, len(c.hand) - (1 if card in c.hand else 0))


def missing(s: Exam, civ: int, cost: list[int]) -> int:
    c, total = s.civs[civ], 0
    for m, n in enumerate(cost):
        if n:
            total += max(0, n - c.at[MATERIAL_AT + m])
    return total


def can_pay(s: Exam, civ: int, cost: list[int], discount: int, card: int = NONE) -> bool:
    """Whether what is missing can be left out or replaced."""
    return missing(s, civ, cost) <= discount + replaceable(s, civ, card)


def pay(s: Exam, civ: int, cost: list[int], discount: int) -> None:
    """Return the materials; asked one by one only where there is a choice."""
    if discount == 0 and replaceable(s, civ) == 0:
        for m, n in enumerate(cost):
            markers.give_back(s, civ, MATERIAL_AT + m, n)
        return
    s.push(Settled(s.bill))
    s.bill = [m for m, n in enumerate(cost) for _ in range(n)]
    s.push(PayMaterial(civ, discount))


class Settled(Step[Exam]):
    """The bill is paid; an earlier one, if this came in between, goes on."""

    def __init__(self, bill: list[int]) -> None:
        self.bill = bill

    def run(self, s: Exam) -> None:
        s.bill = self.bill


class PayMaterial(Ask):
    """The next material of the bill: returned, left out, or replaced by a hand card."""

    verb = actions.PAY_WITH
    words = (actions.SKIP, actions.BY_HAND)
    clause = "CV-16.8"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def choices(self, s: Exam) -> list[int]:
        if not s.bill:
            return []
        m, found = s.bill[0], list[int]()
        c, rest, spare = s.civs[self.seat], [0] * len(MATERIALS), self.discount + replaceable(s, self.seat)
        for one in s.bill[1:]:
            rest[one] += 1
        if c.at[MATERIAL_AT + m]:
            rest[m] += 1  # as if it were still there
            short = missing(s, self.seat, rest)
            rest[m] -= 1
            if short <= spare:
                found.append(actions.PAY_WITH.of(MATERIAL_AT + m))
        short = missing(s, self.seat, rest)
        if short < spare:
            if self.discount:
                found.append(actions.SKIP)
            if replaceable(s, self.seat):
                found.append(actions.BY_HAND)
        return found

    def moot(self, s: Exam) -> None:
        """Nothing is owed."""

    def chosen(self, s: Exam, action: int) -> None:
        m, left = s.bill[0], self.discount - (1 if action == actions.SKIP else 0)
        s.bill = s.bill[1:]
        if s.bill:
            s.push(PayMaterial(self.seat, left))
        if action == actions.BY_HAND:
            s.push(StandIn(self.seat))
        elif action != actions.SKIP:
            markers.give_back(s, self.seat, MATERIAL_AT + m, 1)


class StandIn(Choice[Exam]):
    """A hand card in place of a material, put under its stack. That it is one everybody hears; which one is asked in
    secret, and the others see its back (CV-R52)."""

    verb = actions.DISCARD
    clause = "CV-16.8"

    def secret(self) -> bool:
        return True

    def answers(self, s: Exam) -> list[int]:
        return [actions.DISCARD.of(card) for card in s.civs[self.seat].hand if card >= 0]

    def take(self, s: Exam, action: int) -> None:
        card = actions.DISCARD.at(action)
        c, deck = s.civs[self.seat], s.chance.pick([v.deck_of(card)])
        c.swapped += 1
        c.hand = without(c.hand, card)
        s.tell("stands in", self.seat, [deck])
        cards.tuck(s, self.seat, card)
