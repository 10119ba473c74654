"""Chapter 11: hunting and strengthening, with what abilities change of them (CV-38.17)."""

from __future__ import annotations

from demiurge.games.civolution import actions, favor, markers, mods, moments, sites, tribes, triggers
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import Several
from demiurge.games.civolution.state import Exam
from demiurge.kernel.masks import bits


class Hunt(Several):
    """CV-11.4: a territory with an own tribe and without hunting token is named before the roll (CV-39.3)."""

    verb = actions.HUNT

    def offers(self, s: Exam) -> list[int]:
        return [actions.HUNT.of(t) for t in bits(s.here[self.seat] & ~s.hunted)]

    def why(self, s: Exam, action: int) -> str:
        return "CV-11.7" if s.here[self.seat] >> actions.HUNT.at(action) & 1 else "CV-11.4"

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        s.push(favor.PickValue(self.seat, 0, actions.HUNT.at(action)))
        s.tell("hunt", self.seat, [actions.HUNT.at(action)])
        favor.roll(s, self.seat)


def bring_home(s: Exam, civ: int, t: int, value: int) -> None:
    """CV-11.6, CV-11.7, CV-37.12: food by the hunting table, and a token that ends hunting there for the era."""
    kind = v.TYPE_OF[t]
    food = s.game.box.hunting[kind][value - 1] + s.civs[civ].mods[mods.HUNT_IN + kind]
    for recess in sites.revealed(s, v.MUSHROOMS):
        food += s.touch[recess] >> t & 1
    s.hunted |= 1 << t
    triggers.fire(s, civ, moments.HUNT_DONE)
    markers.gain(s, civ, v.FOOD, food)


class Clear(Several):
    """An effect: hunting tokens of territories with an own tribe go back to the display."""

    verb = actions.CLEAR
    clause = "CV-38.17"

    def offers(self, s: Exam) -> list[int]:
        return [actions.CLEAR.of(t) for t in bits(s.here[self.seat] & s.hunted)]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        s.hunted &= ~(1 << actions.CLEAR.at(action))


class Strengthen(Several):
    """CV-11.8: an own weak tribe stands up."""

    verb = actions.STRENGTHEN
    clause = "CV-11.8"

    def offers(self, s: Exam) -> list[int]:
        return [actions.STRENGTHEN.of(place) for place in tribes.places(s, self.seat, s.here[self.seat], True, False)]

    def accept(self, s: Exam, action: int) -> None:
        self.again(s)
        tribes.stand_up(s, self.seat, actions.STRENGTHEN.at(action))
        s.tell("strengthen", self.seat, [actions.STRENGTHEN.at(action) // v.SLOTS])
