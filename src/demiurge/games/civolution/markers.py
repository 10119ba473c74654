"""Chapter 36: the 50 markers of a civ, and what happens when its supply is empty."""

from __future__ import annotations

from typing import Final

from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.actions import DONE, PAY_WITH
from demiurge.games.civolution.asking import Ask, Each
from demiurge.games.civolution.payment import Payment
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.data import added

RAW: Final = v.SPACES  # a marker may also become a raw material in territory `where - RAW`,
RESET_COLUMN: Final = v.SPACES + v.LANDS  # go onto a reset column (CV-34.5),
NOTCH: Final = RESET_COLUMN + 1  # or into the notch of a boat that came back (CV-R17)


def put(s: Exam, civ: int, where: int, n: int) -> None:
    """Markers from the supply onto a space; the supply holds as many."""
    c = s.civs[civ]
    c.supply -= n
    if where < v.SPACES:
        c.at[where] += n
    elif where < RESET_COLUMN:
        s.raw = added(s.raw, (where - RAW) * v.SEATS + civ, n)
    elif where == RESET_COLUMN:
        c.resets += n


def gain(s: Exam, civ: int, where: int, n: int) -> None:
    """CV-36.3: what the supply holds is placed; for the rest the civ may return other markers first."""
    c = s.civs[civ]
    now = min(n, c.supply)
    put(s, civ, where, now)
    if where <= v.FOCUS and n:
        s.tell("gain", civ, [where, n])
    if n > now:
        s.push(Replenish(civ, where, n - now))


def give_back(s: Exam, civ: int, where: int, n: int) -> None:
    c = s.civs[civ]
    c.at[where] -= n
    c.supply += n


def returnable(s: Exam, c: Civ, civ: int) -> list[int]:
    """CV-36.4: statues, reset markers and markers on boats are not."""
    found = [PAY_WITH.of(where) for where in range(v.SPACES) if c.at[where] > 0]
    return found + [PAY_WITH.of(RAW + t) for t in v.DRY if s.raw[t * v.SEATS + civ] > 0]


class Replenish(Ask):
    """CV-36.3: the supply is empty; own markers may be returned, one for each that is still to be placed. CV-R38: what
    is not placed is lost."""

    verb = PAY_WITH
    words = (DONE,)

    def __init__(self, seat: int, where: int, left: int) -> None:
        super().__init__(seat)
        self.where = where
        self.left = left

    def choices(self, s: Exam) -> list[int]:
        if s.civs[self.seat].supply:
            return []
        found = returnable(s, s.civs[self.seat], self.seat)
        if self.where != NOTCH or not found:
            found.append(DONE)
        return found

    def why(self, s: Exam, action: int) -> str:
        return "CV-R17" if action == DONE else "CV-36.4"

    def moot(self, s: Exam) -> None:
        """The marker returned for an attribute chip is in the supply again."""
        now = min(self.left, s.civs[self.seat].supply)
        if self.left > now:
            s.push(Replenish(self.seat, self.where, self.left - now))
        put(s, self.seat, self.where, now)

    def chosen(self, s: Exam, action: int) -> None:
        if action == DONE:
            return
        where = PAY_WITH.at(action)
        if self.left > 1:
            s.push(Replenish(self.seat, self.where, self.left - 1))
        if where < v.SPACES:
            give_back(s, self.seat, where, 1)
        else:
            s.raw = added(s.raw, (where - RAW) * v.SEATS + self.seat, -1)
            s.civs[self.seat].supply += 1
        put(s, self.seat, self.where, 1)


# ---- paying
def can_pay(c: Civ, pay: Payment) -> bool:
    for kind, n in enumerate(pay.goods):
        if n > c.at[kind]:
            return False
    for m, n in enumerate(pay.materials):
        if n > c.at[v.MATERIAL_AT + m]:
            return False
    return not pay.anything or stored(c) - sum(pay.materials) >= pay.anything


def stored(c: Civ) -> int:
    """Stored materials of all kinds."""
    total = 0
    for m in range(len(v.MATERIALS)):
        total += c.at[v.MATERIAL_AT + m]
    return total


def pay_for(s: Exam, civ: int, pay: Payment) -> None:
    """Return what the payment lists; materials of free choice are asked for."""
    for kind, n in enumerate(pay.goods):
        give_back(s, civ, kind, n)
    for m, n in enumerate(pay.materials):
        give_back(s, civ, v.MATERIAL_AT + m, n)
    if pay.anything:
        s.push(PayAny(civ, pay.anything))


class PayAny(Each):
    """Stored materials of free choice, equal or different."""

    verb = PAY_WITH
    clause = "CV-26.4"

    def offers(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        return [PAY_WITH.of(v.MATERIAL_AT + m) for m in range(len(v.MATERIALS)) if c.at[v.MATERIAL_AT + m]]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        give_back(s, self.seat, PAY_WITH.at(action), 1)
