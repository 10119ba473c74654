"""Chapter 2: the round."""

from __future__ import annotations

from demiurge.kernel.state import NOT_ASKED, Await, Choice, Decision, Refusal, Step

from . import charms, lanterns, scoring
from .components import DRAW, LIGHT, PLAY, PLEDGE, TRADE
from .state import NOT_YET, PLEDGES, Isles

FACES = [1, 2, 3, 4, 5, 6]
MOST_PLEDGED = 2
PLEDGE_PRIZE = 2


class Round(Step[Isles]):
    """LI-2.1: what is pushed last happens first."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Isles) -> None:
        s.tell("round", -1, [self.number])
        s.push(Round(self.number + 1) if self.number < s.box.rounds else scoring.FinalScoring())
        s.push(Await())  # LI-3.5: offers are open until here
        for seat in range(s.seats - 1, -1, -1):
            s.push(Roll(seat))
        s.push(Show())
        s.push(Await())
        for seat in range(s.seats):
            s.open(seat, Pledge(seat))


class Pledge(Choice[Isles]):
    """LI-2.2: all are asked at once, each in its own lane."""

    verb = PLEDGE
    clause = "LI-2.2"

    def secret(self) -> bool:
        return True

    def answers(self, s: Isles) -> list[int]:
        return [PLEDGE.of(oil) for oil in range(min(MOST_PLEDGED, s.oil[self.seat]) + 1)]

    def take(self, s: Isles, action: int) -> None:
        s.pledges[self.seat] = PLEDGE.at(action)


class Show(Step[Isles]):
    """LI-2.3: what becomes known passes through chance, even if it is decided: undo stops here."""

    def run(self, s: Isles) -> None:
        shown = [s.chance.pick([pledge]) for pledge in s.pledges]
        s.tell("pledges", -1, shown)
        for seat in range(s.seats):
            s.oil[seat] -= shown[seat]
            if shown[seat] == max(shown) and shown[seat] > 0:
                s.gain(seat, PLEDGE_PRIZE, PLEDGES)
            s.pledges[seat] = NOT_YET


class Roll(Step[Isles]):
    """LI-2.4"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Isles) -> None:
        s.push(Turn(self.seat, s.chance.pick(FACES)))


class Turn(Decision[Isles]):
    """LI-2.4, LI-2.5: asked again after every charm."""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def answers(self, s: Isles) -> list[int]:
        found = [LIGHT.of(isle) for isle in lanterns.can_light(s, self.seat)]
        found += [PLAY.of(card) for card in s.hands[self.seat]]
        found.append(TRADE)
        if s.deck() > 0:
            found.append(DRAW)
        return found

    def refuse(self, s: Isles, action: int) -> Refusal:
        if action in LIGHT:
            return lanterns.refuse_light(s, self.seat, LIGHT.at(action))
        if action in PLAY:
            return None if PLAY.at(action) in s.hands[self.seat] else "LI-2.5"
        if action == DRAW:
            return None if s.deck() > 0 else "LI-2.7"
        return None if action == TRADE else NOT_ASKED

    def take(self, s: Isles, action: int) -> None:
        if action in LIGHT:
            lanterns.light(s, self.seat, LIGHT.at(action))
        elif action == TRADE:  # LI-2.6
            s.oil[self.seat] += self.die
            s.tell("traded", self.seat, [self.die])
        elif action == DRAW:
            s.push(charms.Draw(self.seat, 1))
        else:
            s.push(self)  # below the charm: asked again when all its effects are done
            charms.play(s, self.seat, PLAY.at(action))
