"""Materials returned for a card or a settlement, where abilities let some be left out or replaced by hand cards."""

from __future__ import annotations

from demiurge.games.civolution import cards, markers
from demiurge.games.civolution.actions import DISCARD, PAY_WITH, SKIP
from demiurge.games.civolution.asking import Ask
from demiurge.games.civolution.state import Exam
from demiurge.games.civolution.vocabulary import CARDS, HAND_AS_MATERIAL, MATERIAL_AT, MATERIALS
from demiurge.kernel.state import Step


def replaceable(s: Exam, civ: int) -> int:
    """How many materials hand cards may still stand in for this turn."""
    c = s.civs[civ]
    return min(c.mods[HAND_AS_MATERIAL] - c.swapped, len(c.hand)) if c.mods[HAND_AS_MATERIAL] else 0


def hand_counts(s: Exam, civ: int) -> bool:
    """Whether the answers depend on a hand that others do not see."""
    return s.civs[civ].mods[HAND_AS_MATERIAL] > 0 and len(s.civs[civ].hand) > 0


def missing(s: Exam, civ: int, cost: list[int]) -> int:
    c, total = s.civs[civ], 0
    for m, n in enumerate(cost):
        if n:
            total += max(0, n - c.at[MATERIAL_AT + m])
    return total


def can_pay(s: Exam, civ: int, cost: list[int], discount: int) -> bool:
    """Whether what is missing can be left out or replaced."""
    return missing(s, civ, cost) <= discount + replaceable(s, civ)


def pay(s: Exam, civ: int, cost: list[int], discount: int) -> None:
    """Return the materials; asked one by one only where there is a choice."""
    if discount == 0 and replaceable(s, civ) == 0:
        for m, n in enumerate(cost):
            if n:
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
    """The next material of the bill: returned, left out, or replaced by a hand card put under its stack."""

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def always(self, s: Exam) -> bool:
        return replaceable(s, self.seat) > 0

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
                found.append(PAY_WITH + MATERIAL_AT + m)
        short = missing(s, self.seat, rest)
        if short < spare:
            if self.discount:
                found.append(SKIP)
            if replaceable(s, self.seat):
                found += [DISCARD + card for card in c.hand if card >= 0]
        return found

    def family(self, action: int) -> bool:
        return action == SKIP or PAY_WITH <= action < PAY_WITH + 60 or DISCARD <= action < DISCARD + CARDS

    def why(self, s: Exam, action: int) -> str:
        return "CV-16.8"

    def moot(self, s: Exam) -> None:
        """Nothing is owed."""

    def chosen(self, s: Exam, action: int) -> None:
        c, left = s.civs[self.seat], self.discount
        m = s.bill[0]
        s.bill = s.bill[1:]
        if action == SKIP:
            left -= 1
        elif DISCARD <= action < DISCARD + CARDS:
            c.swapped += 1
            c.hand.remove(action - DISCARD)
            cards.tuck(s, self.seat, action - DISCARD)
        else:
            markers.give_back(s, self.seat, MATERIAL_AT + m, 1)
        if s.bill:
            s.push(PayMaterial(self.seat, left))
