"""The tally: what all games of a study have shown so far, added up seed by seed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from demiurge.kernel.text import Text
from demiurge.lab.edges import Edges
from demiurge.lab.extremes import Extremes
from demiurge.lab.playing import NOTHING, Facts
from demiurge.lab.statistics import NOTHING as NO_SHARE
from demiurge.lab.statistics import Paired, Share

Key = tuple[str, int | str | Text]
"""A kind of figure, and which of them: ("seat", 0), ("source", Text)."""

SEAT: Final = "seat"  # wins by order in the first round
PLACED: Final = "placed"  # scores by order in the first round
START: Final = "start"  # wins of those who chose to begin with something
STARTED: Final = "started"  # their scores
OPENING: Final = "opening"  # wins by first answer
OPENED: Final = "opened"  # how often it was the first answer
TAKEN: Final = "taken"  # of those who could
OWNER: Final = "owner"  # wins of those who took it
SOURCE: Final = "source"  # points of a seat
OPEN: Final = "open"  # how often a verb was among the answers
CHOSEN: Final = "chosen"  # and was chosen, of these
SCORE: Final[Key] = ("score", "mean")
WINNER: Final[Key] = ("score", "winner")
LEAD: Final[Key] = ("score", "lead")
LENGTH: Final[Key] = ("length", "")


class Tally:
    def __init__(self, seats: int, arms: int) -> None:
        self.seats, self.arms = seats, arms
        self.pairs = self.same = 0
        self.figures: defaultdict[Key, Paired] = defaultdict(Paired)
        self.edges, self.extremes = Edges(), Extremes()
        self.lengths: list[Counter[int]] = [Counter() for _ in range(arms)]
        self.scores: list[Counter[int]] = [Counter() for _ in range(arms)]
        self.points: list[Counter[tuple[Text, int, bool]]] = [Counter() for _ in range(arms)]
        self.periods: Sequence[Text | str] = ()
        self.shown: list[Counter[int]] = [Counter() for _ in range(arms)]  # at how many tables anybody could take it

    def add(self, seed: int, games: Sequence[Facts]) -> None:
        """One seed, with each set of components."""
        self.pairs += 1
        self.same += len({one.path for one in games}) == 1
        measured = [dict(shares(one)) for one in games]
        for key in dict.fromkeys(key for one in measured for key in one):
            mine, *other = [one.get(key, missing(key, facts)) for one, facts in zip(measured, games)]
            self.figures[key].add(mine, other[0] if other else NO_SHARE)
        self.extremes.add(seed, games)
        for arm, facts in enumerate(games):
            self.edges.add(seed, arm, facts)
            self.lengths[arm][facts.choices] += 1
            self.scores[arm].update(facts.scores)
            self.shown[arm].update({one for offered in facts.offered for one in offered})
            for (period, ends, source), points in facts.points.items():
                self.points[arm][source, period, ends] += points
            if len(facts.periods) > len(self.periods):
                self.periods = facts.periods

    def of(self, key: Key) -> Paired:
        """A figure, which need not have been met."""
        return self.figures.get(key) or Paired()

    def whole(self, key: Key) -> Paired:
        """A share of all games, or of all choices: those that say nothing of it count, too."""
        found, met, all = Paired(), self.of(key), self.of(LENGTH)
        found.seeds, found.differ = met.seeds, met.differ
        found.sums, found.products = [*met.sums], [[*row] for row in met.products]
        at = 0 if key[0] == OPEN else 1  # of LENGTH: its choices, or the game itself
        for arm in range(self.arms):
            found.sums[2 * arm + 1] = all.sums[2 * arm + at]
            for other in range(self.arms):
                found.products[2 * arm + 1][2 * other + 1] = all.products[2 * arm + at][2 * other + at]
                if at:
                    common = met.sums[2 * arm]
                    found.products[2 * arm][2 * other + 1] = found.products[2 * other + 1][2 * arm] = common
        return found

    def keys(self, kind: str) -> list[Key]:
        return [key for key in self.figures if key[0] == kind]


def missing(key: Key, facts: Facts) -> Share:
    """What a game adds to a figure that it says nothing of."""
    return (0.0, float(facts.choices)) if key[0] == OPEN else NO_SHARE


# ---- what one game adds
def shares(facts: Facts) -> Iterable[tuple[Key, Share]]:
    yield from totals(facts)
    yield from by_seat(facts)
    yield from by_component(facts)
    for verb, times in facts.open.items():
        yield (OPEN, verb), (float(times), float(facts.choices))
        yield (CHOSEN, verb), (float(facts.chosen.get(verb, 0)), float(times))
    sources = Counter[Text]()
    for (_, _, source), points in facts.points.items():
        sources[source] += points
    for source, points in sources.items():
        yield (SOURCE, source), (points / len(facts.scores), 0.0)


def totals(facts: Facts) -> Iterable[tuple[Key, Share]]:
    ranked = sorted(facts.scores, reverse=True)
    yield SCORE, (sum(ranked) / len(ranked), 1.0)
    yield WINNER, (float(ranked[0]), 1.0)
    if len(ranked) > 1:
        yield LEAD, (float(ranked[0] - ranked[1]), 1.0)
    yield LENGTH, (float(facts.choices), 1.0)


def by_seat(facts: Facts) -> Iterable[tuple[Key, Share]]:
    seats = len(facts.scores)
    for order in range(seats):
        seat = (facts.begins + order) % seats
        yield (SEAT, order), (facts.wins[seat], 1.0)
        yield (PLACED, order), (float(facts.scores[seat]), 1.0)
    for kind, other, actions in ((START, STARTED, facts.starts), (OPENING, OPENED, facts.openings)):
        for action in set(actions) - {NOTHING}:
            who = [seat for seat in range(seats) if actions[seat] == action]
            yield (kind, action), (sum(facts.wins[seat] for seat in who), float(len(who)))
            scored = sum(facts.scores[seat] for seat in who) if kind == START else len(who)
            yield (other, action), (float(scored), float(len(who)))


def by_component(facts: Facts) -> Iterable[tuple[Key, Share]]:
    owners: dict[int, list[int]] = {}
    for one in facts.taken:
        owners.setdefault(one.component, []).append(one.seat)
    offers = Counter(component for offered in facts.offered for component in offered)
    for component, times in offers.items():
        who = owners.get(component, [])
        yield (TAKEN, component), (float(len(who)), float(times))
        if who:
            yield (OWNER, component), (sum(facts.wins[seat] for seat in who), float(len(who)))
