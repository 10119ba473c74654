"""Chapter 26: activities of the console and of installed cards."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, resolving, tracks
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Several
from demiurge.games.civolution.state import Exam


def activate(s: Exam, civ: int, level: int) -> None:
    """CV-26.1 to CV-26.3"""
    numbers = s.game.box.modules[v.ACTIVITY].numbers
    s.push(Perform(civ, numbers[v.ACTIVITIES][level], numbers[v.DIFFERENT][level], 0))


def perform_one(s: Exam, civ: int) -> None:
    """A single activity, of any kind."""
    s.push(Perform(civ, 1, 0, 0))


def available(s: Exam, civ: int) -> list[int]:
    """CV-26.4 to CV-26.6: the activities that can be paid for; the console's own is the last."""
    c, box = s.civs[civ], s.game.box
    found: list[int] = []
    for item in sorted(c.installed):
        if box.is_activity(item):
            pay = box.abilities[item].pay
            if pay is None or markers.can_pay(c, pay):
                found.append(item)
    if c.at[v.MONEY]:
        found.append(v.CARDS)
    return found


class Perform(Several):
    """Up to so many activities; `different`: none twice; `done`: mask of those that may not be used (again)."""

    verb = actions.ACTIVITY_OF

    def __init__(self, seat: int, left: int, different: int, done: int) -> None:
        super().__init__(seat, left)
        self.different = different
        self.done = done

    def offers(self, s: Exam) -> list[int]:
        return [actions.ACTIVITY_OF.of(item) for item in available(s, self.seat) if not self.done >> item & 1]

    def why(self, s: Exam, action: int) -> str:
        return "CV-26.2" if self.different and self.done >> actions.ACTIVITY_OF.at(action) & 1 else "CV-26.4"

    def accept(self, s: Exam, action: int) -> None:
        item = actions.ACTIVITY_OF.at(action)
        if self.left > 1:
            done = self.done | (1 << item if self.different else 0)
            s.push(Perform(self.seat, self.left - 1, self.different, done))
        s.tell("activity", self.seat, [item])
        if action == actions.OWN_ACTIVITY:  # CV-26.5
            s.push(tracks.AnyTrack(self.seat, 1))
            markers.give_back(s, self.seat, v.MONEY, 1)
        else:
            ability = s.game.box.abilities[item]
            resolving.push(s, self.seat, ability.effects)
            if ability.pay is not None:
                markers.pay_for(s, self.seat, ability.pay)
