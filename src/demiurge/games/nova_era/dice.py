"""Chapters 5, 6 and 10: dice are rolled and picked; a Dark Age takes one of them."""

from __future__ import annotations

from typing import Final

from demiurge.games.nova_era import actions, state, unrest
from demiurge.games.nova_era.state import Nova
from demiurge.games.nova_era.vocabulary import DARK_AGE
from demiurge.kernel.actions import Verb
from demiurge.kernel.data import NOTHING
from demiurge.kernel.state import Choice, Step

DICE_PER_ZONE: Final = 3  # NE-5.1
FACES: Final = [1, 2, 3, 4, 5, 6]


class RollDice(Step[Nova]):
    """NE-5.1: three dice at a time are drawn, rolled and put in a Zone, until every Zone has three (NE-5.2)."""

    def run(self, s: Nova) -> None:
        s.step = state.ROLL_DICE  # NE-3.2
        bag, zones = s.bag[:], s.zones[:]
        for zone in range(len(zones)):
            colors = [s.chance.draw(bag) for _ in range(DICE_PER_ZONE)]
            zones[zone] = sorted([state.die(color, color, s.chance.pick(FACES)) for color in colors])
            s.tell("rolled", s.first, [zone, *[state.look_of(one) for one in zones[zone]]])
        s.bag, s.zones = bag, zones


# ---- chapter 6
class PickDice(Step[Nova]):
    """NE-6.1: clockwise from the first player; the next picks when all that a pick caused is finished (NE-R76)."""

    def run(self, s: Nova) -> None:
        s.step = state.PICK_DICE  # NE-3.2
        for seat in reversed(s.clockwise()):
            s.push(Pick(seat))


class Pick(Choice[Nova]):
    """NE-6.1: one of the Zones that are left."""

    verb = actions.PICK
    clause = "NE-6.1"

    def answers(self, s: Nova) -> list[int]:
        return [actions.PICK.of(zone) for zone in range(len(s.zones)) if s.zones[zone]]

    def take(self, s: Nova, action: int) -> None:
        p, zones, zone = s.players[self.seat], s.zones[:], actions.PICK.at(action)
        p.dice, zones[zone] = zones[zone], NOTHING
        s.zones = zones
        s.tell("picked", self.seat, [zone, *[state.look_of(one) for one in p.dice]])
        total = 0
        for one in p.dice:
            total += state.value_of(one)
        excess = total - s.game.box.pick_limit - p.powers[state.PICK_BONUS]  # NE-20.23
        s.push(AfterPick(self.seat, int(unrest.in_zone(s, p.unrest))))
        unrest.move(s, self.seat, max(0, excess))  # NE-6.2, by the rolled values (NE-6.3)


class AfterPick(Step[Nova]):
    """NE-7.2: who was in the Zone before takes the reduction too, after the rise; not after a Civil War (NE-R28)."""

    def __init__(self, seat: int, was_in_zone: int) -> None:
        self.seat = seat
        self.was_in_zone = was_in_zone

    def run(self, s: Nova) -> None:
        if self.was_in_zone and unrest.in_zone(s, s.players[self.seat].unrest):
            unrest.reduce_dice(s, self.seat)


# ---- chapter 10
class CheckDarkAge(Step[Nova]):
    """NE-10.1, NE-R35: it strikes in every round in which its marker is on the last space. Who is protected ignores it
    (NE-R75)."""

    def run(self, s: Nova) -> None:
        s.step = state.DARK_AGE_CHECK  # NE-3.2
        if s.tracks[DARK_AGE] < s.game.box.dark_age_last:
            return
        s.tell("dark age", s.first, [])
        for seat in reversed(s.clockwise()):
            s.push(DarkAge(seat))


class DarkAge(Step[Nova]):
    """NE-10.2, for one player: compulsory, unless a card protects (NE-R75)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Nova) -> None:
        if s.players[self.seat].powers[state.SHIELDS] >> DARK_AGE & 1:
            s.tell("protected", self.seat, [DARK_AGE])
        else:
            s.push(GiveUpDie(self.seat))


class GiveUpDie(Choice[Nova]):
    """NE-10.2: one own die goes to the bag; the others lose 1 each (NE-10.3)."""

    verb = actions.RETURN
    clause = "NE-10.2"

    def answers(self, s: Nova) -> list[int]:
        return looks(actions.RETURN, s.players[self.seat].dice)

    def take(self, s: Nova, action: int) -> None:
        p = s.players[self.seat]
        kept, given = without(p.dice, actions.RETURN.at(action))
        p.dice = state.reduced(kept)
        s.tell("returned", self.seat, [actions.RETURN.at(action)])
        s.to_bag([given])


def looks(verb: Verb, dice: list[int]) -> list[int]:
    """An answer for each look among the dice: two dice that look the same are the same."""
    found: list[int] = []
    for one in dice:
        action = verb.base + state.look_of(one)
        if action not in found:
            found.append(action)
    return found


def without(dice: list[int], look: int) -> tuple[list[int], int]:
    """The other dice, and the one that looks so."""
    for at, one in enumerate(dice):
        if state.look_of(one) == look:
            return dice[:at] + dice[at + 1 :], one
    raise ValueError(f"no die looks like {look}")
