"""Chapter 32: the event phase."""

from __future__ import annotations

from demiurge.games.civolution import actions, markers, partition, phases, resolving, scoring, tribes, weather
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import May
from demiurge.games.civolution.state import Exam
from demiurge.kernel.data import changed
from demiurge.kernel.masks import bits
from demiurge.kernel.state import Step

MOST = 0
FEWEST = 1
EACH = 2


def begin(s: Exam) -> None:
    """CV-32.1: A weather, B event, C era scoring, D starting civ."""
    s.push(EraScoring())
    s.push(phases.NewPart())
    s.push(Bonus())
    s.push(phases.NewPart())
    weather.resolve(s, weather.change(s, s.game.box.events[s.event].weather))


def value(s: Exam, civ: int) -> int:
    """What the event compares; for some events V.I.C.I's markers on spaces of its Prosperity grid (CV-43.11)."""
    spaces = s.game.box.solo.checks[s.event]
    if civ >= s.seats and spaces:
        return sum(1 for space in spaces if space <= s.civs[civ].grids[1])
    return s.game.box.events[s.event].metric.count(s, civ)


def entitled(s: Exam) -> list[int]:
    """CV-32.9, CV-32.11, CV-R16: the civs that meet the requirement, in seating order."""
    event = s.game.box.events[s.event]
    if event.mode == EACH:
        return [civ for civ in s.players() if value(s, civ) >= event.threshold]
    worth = [value(s, civ) for civ in range(len(s.civs))]
    best = max(worth) if event.mode == MOST else min(worth)
    if worth.count(best) > 1:  # as it is where nobody has any
        return []
    civ = worth.index(best)
    return [civ] if civ < s.seats else []


class Bonus(Step[Exam]):
    """CV-32.9 to CV-32.12; completion bonuses come after it (CV-R30)."""

    def run(self, s: Exam) -> None:
        for civ in reversed(entitled(s)):
            s.push(partition.Completion(civ))
            s.push(Rewarded(civ))


class Rewarded(Step[Exam]):
    """One civ's bonus, in its place in seating order."""

    def __init__(self, civ: int) -> None:
        self.civ = civ

    def run(self, s: Exam) -> None:
        removal = s.game.box.events[s.event].removal
        if removal >= 0:
            s.push(Sacrifice(self.civ, removal))
        else:
            reward(s, self.civ)


def reward(s: Exam, civ: int) -> None:
    s.tell("event bonus", civ, [s.event])
    resolving.push(s, civ, s.game.box.events[s.event].bonus)


class Sacrifice(May):
    """CV-32.10, CV-R48: remove a farm or boat for the bonus, or neither."""

    verb = actions.REMOVE
    clause = "CV-32.10"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def offers(self, s: Exam) -> list[int]:
        c = s.civs[self.seat]
        if self.kind == v.FARM:
            return [actions.REMOVE_FARM.of(t) for t in bits(c.farms)]
        return [actions.REMOVE_BOAT.of(t) for t in bits(c.boats)]

    def accept(self, s: Exam, action: int) -> None:
        reward(s, self.seat)
        if self.kind == v.BOAT:
            remove_boat(s, self.seat, actions.REMOVE_BOAT.at(action))
        else:
            s.civs[self.seat].farms &= ~(1 << actions.REMOVE_FARM.at(action))


def remove_boat(s: Exam, civ: int, t: int) -> None:
    """CV-R17: the boat goes back with one marker in its notch, other cargo to the supply; tribes die or are saved."""
    c = s.civs[civ]
    s.push(BoatBack(civ, t))
    weak, strong = s.loose[v.outside(t, civ, 0)], s.loose[v.outside(t, civ, 1)]
    s.push(tribes.Deaths(civ, [t * v.SLOTS + v.WEAK] * weak + [t * v.SLOTS + v.STRONG] * strong, 1))
    c.supply += s.raw[t * v.SEATS + civ]
    s.raw = changed(s.raw, t * v.SEATS + civ, 0)


class BoatBack(Step[Exam]):
    def __init__(self, civ: int, t: int) -> None:
        self.civ = civ
        self.t = t

    def run(self, s: Exam) -> None:
        s.civs[self.civ].boats &= ~(1 << self.t)
        markers.gain(s, self.civ, markers.NOTCH, 1)


class EraScoring(Step[Exam]):
    """CV-32.13 to CV-32.17: the category of the era is scored, its tile leaves, the monolith is awarded."""

    def run(self, s: Exam) -> None:
        category = s.era_tiles[s.era - 1]
        each = s.game.numbers.era_vp[s.era - 1]
        gained = [scoring.units(s, civ, category) * each for civ in range(len(s.civs))]
        for civ in s.in_order():
            scoring.score_category(s, civ, category, each, True)
        s.era_tiles = [-1 if era < s.era else tile for era, tile in enumerate(s.era_tiles)]
        n = len(s.civs)
        for i in range(1, n + 1):  # CV-32.16, CV-R15: in a tie the outgoing civ comes last
            civ = (s.first + i) % n
            if gained[civ] == max(gained):
                s.first = civ
                break
        s.tell("monolith", s.first, [])
