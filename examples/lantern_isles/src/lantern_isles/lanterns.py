"""Chapter 3: lanterns, what they cost, and the offers they bring."""

from __future__ import annotations

from demiurge.kernel.masks import cells
from demiurge.kernel.state import NOT_ASKED, Choice, Decision, Refusal, Step

from .components import ACCEPT, DECLINE, PUT_OUT
from .state import OFFERS, Isles

OIL_OF_A_LANTERN = 2
OFFERED_OIL = 2


def price(s: Isles, seat: int, isle: int) -> int:
    """LI-3.2"""
    return s.box.price + sum([(lit & s.box.near[isle]).bit_count() for o, lit in enumerate(s.lit) if o != seat])


def purse(s: Isles, seat: int) -> int:
    """LI-3.3: the oil that a payment can come to."""
    return s.oil[seat] + OIL_OF_A_LANTERN * (s.lit[seat].bit_count() - 1)


def refuse_light(s: Isles, seat: int, isle: int) -> Refusal:
    if not s.box.isles >> isle & 1 or any(lit >> isle & 1 for lit in s.lit) or not s.lit[seat] & s.box.reach[isle]:
        return "LI-3.1"
    return None if price(s, seat, isle) <= purse(s, seat) else "LI-3.3"


def can_light(s: Isles, seat: int) -> list[int]:
    """The isles that refuse_light allows, found by masks."""
    reach = 0
    for own in cells(s.lit[seat]):
        reach |= s.box.reach[own]
    for lit in s.lit:
        reach &= ~lit
    oil = purse(s, seat)
    return [isle for isle in cells(reach) if price(s, seat, isle) <= oil]


def light(s: Isles, seat: int, isle: int) -> None:
    s.push(Lit(seat, isle))
    s.push(Pay(seat, price(s, seat, isle)))


class Pay(Step[Isles]):
    """LI-3.3: an interrupt needs no machinery, it is pushed above the rest of the payment."""

    def __init__(self, seat: int, oil: int) -> None:
        self.seat, self.oil = seat, oil

    def run(self, s: Isles) -> None:
        paid = min(self.oil, s.oil[self.seat])
        s.oil[self.seat] -= paid
        if paid < self.oil:
            s.push(Pay(self.seat, self.oil - paid))
            s.push(PutOut(self.seat))


class PutOut(Choice[Isles]):
    """LI-3.3"""

    verb = PUT_OUT
    clause = "LI-3.3"

    def answers(self, s: Isles) -> list[int]:
        return [PUT_OUT.of(isle) for isle in cells(s.lit[self.seat])]

    def take(self, s: Isles, action: int) -> None:
        isle = PUT_OUT.at(action)
        s.lit[self.seat] &= ~(1 << isle)
        s.oil[self.seat] += OIL_OF_A_LANTERN
        s.tell("out", self.seat, [isle])


class Lit(Step[Isles]):
    """LI-3.4, LI-3.5: `open` makes an offer that may wait, `push` one that may not. That is all the difference."""

    def __init__(self, seat: int, isle: int) -> None:
        self.seat, self.isle = seat, isle

    def run(self, s: Isles) -> None:
        s.lit[self.seat] |= 1 << self.isle
        s.tell("lit", self.seat, [self.isle])
        for seat in range(s.seats - 1, -1, -1):
            if seat != self.seat and s.lit[seat] & s.box.near[self.isle] and s.points[seat] > 0:
                if s.box.late:
                    s.open(seat, Offer(seat))
                else:
                    s.push(Offer(seat))


class Offer(Decision[Isles]):
    """LI-3.4: who has lost its last point meanwhile can only decline, and is not asked."""

    def answers(self, s: Isles) -> list[int]:
        return [ACCEPT, DECLINE] if s.points[self.seat] > 0 else [DECLINE]

    def refuse(self, s: Isles, action: int) -> Refusal:
        if action == ACCEPT:
            return None if s.points[self.seat] > 0 else "LI-3.4"
        return None if action == DECLINE else NOT_ASKED

    def take(self, s: Isles, action: int) -> None:
        if action == ACCEPT:
            s.oil[self.seat] += OFFERED_OIL
            s.tell("accepted", self.seat, [])
            s.gain(self.seat, -1, OFFERS)
