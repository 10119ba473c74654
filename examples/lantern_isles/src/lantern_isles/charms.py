"""Chapter 4: charms. An effect is a Step, so that it may draw, ask and be interrupted like any rule."""

from __future__ import annotations

from typing import Final

from demiurge.kernel.state import Choice, Step

from .components import TUCK
from .state import CHARMS, Isles


def play(s: Isles, seat: int, card: int) -> None:
    """LI-4.1: pushed from the last to the first, so that what one effect pushes ends before the next."""
    s.hands[seat].remove(card)
    s.spent = sorted([*s.spent, card])
    s.knows[card] = 0
    s.tell("played", seat, [card])
    for kind, number in reversed(s.box.charms[card]):
        s.push(STEPS[kind](seat, number))


class Effect(Step[Isles]):
    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number


class Oil(Effect):
    """LI-4.2"""

    def run(self, s: Isles) -> None:
        s.oil[self.seat] += self.number


class Points(Effect):
    """LI-4.2"""

    def run(self, s: Isles) -> None:
        s.gain(self.seat, self.number, CHARMS)


class Storm(Effect):
    """LI-4.2"""

    def run(self, s: Isles) -> None:
        for seat in range(s.seats):
            if seat != self.seat:
                s.oil[seat] -= min(self.number, s.oil[seat])


class Draw(Effect):
    """LI-4.3: the seat alone learns which charm; who tucked it knew it before and goes on knowing it (LI-4.5)."""

    def run(self, s: Isles) -> None:
        me = 1 << self.seat
        for _ in range(min(self.number, s.deck())):
            if s.bag:
                card = s.chance.draw(s.bag, me)
            else:
                card = s.chance.pick([s.bottom.pop(0)], me)
                s.givers.pop(0)
            s.knows[card] |= me
            s.hands[self.seat] = sorted([*s.hands[self.seat], card])
            s.tell("drew", self.seat, [card], me)


class Tuck(Effect):
    """LI-4.4"""

    def run(self, s: Isles) -> None:
        for _ in range(self.number):
            s.push(TuckOne(self.seat))


class TuckOne(Choice[Isles]):
    """LI-4.4, LI-4.5: secret, hence asked even of a hand of one."""

    verb = TUCK
    clause = "LI-4.4"

    def secret(self) -> bool:
        return True

    def answers(self, s: Isles) -> list[int]:
        return [TUCK.of(card) for card in s.hands[self.seat]]

    def take(self, s: Isles, action: int) -> None:
        hand, tucked = s.hands[self.seat], TUCK.at(action)
        for card in hand:  # who knew a charm of this hand cannot tell any more whether it is still there
            s.knows[card] = 1 << self.seat
        hand.remove(tucked)
        s.bottom.append(tucked)
        s.givers.append(self.seat)
        s.tell("tucked", self.seat, [])

    def moot(self, s: Isles) -> None:
        """An empty hand tucks nothing."""


STEPS: Final[list[type[Effect]]] = [Oil, Points, Draw, Tuck, Storm]
