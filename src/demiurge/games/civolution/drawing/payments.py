"""How a module can be paid: which dice, planning and focus markers with how many ideas, the most sensible first, each
as the answers that the engine asks for; and what is short where it cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from typing import Final, NamedTuple

from demiurge.games.civolution import actions, favor, names, turns
from demiurge.games.civolution import vocabulary as v
from demiurge.games.civolution.asking import DISPLAYED, chip_in_reach
from demiurge.games.civolution.drawing.dice import die, marker
from demiurge.games.civolution.state import Civ, Exam
from demiurge.kernel.speech import Words
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import icon

VALUES: Final = range(1, 7)
MORE: Final = 2  # further payments of a module that are worth a row
FAR: Final = 99  # ideas that nobody has
MOST: Final = 24  # payments of a module that are looked at
WORTH: Final = {"die": 0, "marker": 1, "focus": 3}
IDEA_WORTH: Final = 2  # so an idea goes before a focus marker, and that before two ideas
MOST_STEPS: Final = 3  # from one value to another: 6 is beside 1
Pairs = tuple[tuple[int, ...], ...]  # of values, by module
Source = tuple[str, int]  # die, marker or focus, and the value it lies on


class Payment(NamedTuple):
    """What pays two values. parts: the value, what pays it, where that lies; spent: the ideas that each of them takes;
    free: which of them has the free step of the turn, or -1."""

    parts: tuple[tuple[int, str, int], tuple[int, str, int]]
    spent: tuple[int, int]
    free: int

    @property
    def sources(self) -> list[Source]:
        return [(kind, at) for _, kind, at in self.parts]

    @property
    def ideas(self) -> int:
        return sum(self.spent)

    @property
    def dice(self) -> int:
        return sum(kind == "die" for kind, _ in self.sources)

    @property
    def focus(self) -> int:
        return sum(kind == "focus" for kind, _ in self.sources)

    @property
    def price(self) -> int:
        return IDEA_WORTH * self.ideas + sum(WORTH[kind] for kind, _ in self.sources)


# ---- all ways
def steps(value: int, at: int) -> int:
    return favor.STEPS[at][value] if at and value != favor.ANY else 0


class Purse:
    """What lies on a console to pay with: of each thing what it takes to stand for a value. dice, markers: by value;
    free: whether the free step of the turn is left; takes: the ideas for so many steps."""

    def __init__(
        self,
        dice: tuple[int, ...],
        markers: tuple[int, ...],
        focus: int,
        ideas: int,
        free: bool,
        takes: tuple[int, ...],
    ) -> None:
        self.ideas, self.free = ideas, free
        lying = [("die", at, dice[at - 1]) for at in VALUES]
        lying += [("marker", at, markers[at - 1]) for at in VALUES] + [("focus", 0, focus)]
        self.things = [(kind, at, n) for kind, at, n in lying if n]
        self.far = [[steps(value, at) for value in range(favor.ANY + 1)] for _, at, _ in self.things]
        self.cost = [[takes[n] for n in row] for row in self.far]
        self.saved = [[takes[n] - takes[n - 1] if n else 0 for n in row] for row in self.far]

    def payments(self, first: int, second: int) -> list[Payment]:
        """The payments of two values with the ideas at hand, the most sensible first."""
        ranked = []
        for spent, i, j in self.pairs(first, second):
            if spent <= self.ideas:
                price = IDEA_WORTH * spent + WORTH[self.things[i][0]] + WORTH[self.things[j][0]]
                many = self.crowd(i) + self.crowd(j) if first == favor.ANY else 0
                far = self.far[i][first] + self.far[j][second]
                ranked.append((price, spent, self.spared(i, j, first, second) > 0, far - many, i, j))
        return [self.payment(first, second, i, j) for *_, i, j in sorted(ranked)[:MOST]]

    def pairs(self, first: int, second: int) -> Iterator[tuple[int, int, int]]:
        """Any two things, with the ideas that they take to stand for the values."""
        for i, (_, _, n) in enumerate(self.things):
            for j in range(len(self.things)):
                if (i != j or n > 1) and (first != second or i <= j):
                    spent = self.cost[i][first] + self.cost[j][second] - self.spared(i, j, first, second)
                    yield spent, i, j

    def spared(self, i: int, j: int, first: int, second: int) -> int:
        """The ideas that the free step of the turn is worth."""
        return max(self.saved[i][first], self.saved[j][second]) if self.free else 0

    def crowd(self, i: int) -> int:
        """For Sleep any two will do: dice of which there are several, so that few modules are lost."""
        kind, _, n = self.things[i]
        return n if kind == "die" else 0

    def payment(self, first: int, second: int, i: int, j: int) -> Payment:
        spent = [self.cost[i][first], self.cost[j][second]]
        saved = [self.saved[i][first], self.saved[j][second]]
        free = saved.index(max(saved)) if self.free and max(saved) else -1
        if free >= 0:
            spent[free] -= saved[free]
        (kind, at, _), (other, by, _) = self.things[i], self.things[j]
        return Payment(((first, kind, at), (second, other, by)), (spent[0], spent[1]), free)

    def short(self, first: int, second: int) -> int:
        """The ideas that are missing at least; FAR where it is not a matter of ideas."""
        return min((spent for spent, _, _ in self.pairs(first, second)), default=FAR + self.ideas) - self.ideas


_purse = lru_cache(maxsize=1024)(Purse)


def purse(c: Civ) -> Purse:
    markers = tuple(c.at[v.PLANNING_AT : v.PLANNING_AT + len(VALUES)])
    takes = tuple([favor.ideas_for(c, n) for n in range(MOST_STEPS + 1)])
    return _purse(tuple(c.dice), markers, c.at[v.FOCUS], c.at[v.IDEA], favor.has_free_step(c), takes)


def prices(view: Exam, civ: int) -> tuple[Payment | None, ...]:
    """The cheapest payments of all modules (Sleep included), if need be by another pair of values that an ability
    gives."""
    others = tuple([tuple(turns.other_values(view, civ, module)) for module in range(v.MAIN)])
    return _prices(purse(view.civs[civ]), pairs(view), others)


def pairs(view: Exam) -> Pairs:
    """The values of all modules."""
    return tuple([tuple(turns.values(view, module)) for module in range(v.SLEEP + 1)])


@lru_cache(maxsize=1024)
def _prices(own: Purse, pairs: Pairs, others: Pairs) -> tuple[Payment | None, ...]:
    """`others`: what abilities give, () for nothing."""
    return tuple([_cheapest(own, pair, other) for pair, other in zip_longest(pairs, others, fillvalue=())])


def _cheapest(own: Purse, pair: tuple[int, ...], other: tuple[int, ...]) -> Payment | None:
    found = own.payments(*pair)[:1] + (own.payments(*other)[:1] if other else [])
    return min(found, key=lambda way: way.price) if found else None


def sensible(ways: list[Payment]) -> list[Payment]:
    """The best one, and a few that use up something else."""
    found: list[Payment] = []
    used: list[list[Source]] = []
    for way in ways:
        if sorted(way.sources) not in used and (not found or way.ideas <= found[0].ideas + 1):
            found.append(way)
            used.append(sorted(way.sources))
        if len(found) > MORE:
            break
    return found


# ---- as answers
class Cashier:
    """Says payments in the engine's questions. What has only one answer is not asked, unless an attribute chip could be
    taken in between."""

    def __init__(self, view: Exam, seat: int) -> None:
        self.view, self.seat, self.s = view, seat, view.clone()
        self.asks_always = any(chip_in_reach(view, view.civs[seat], slot) for slot in range(DISPLAYED))

    def said(self, first: int, way: Payment) -> tuple[int, ...]:
        """The answer `first`, which activates, and those that pay."""
        c = self.s.civs[self.seat] = self.view.civs[self.seat].clone()
        found, values = [first], [value for value, _, _ in way.parts]
        for at, (value, kind, lies) in enumerate(way.parts):
            then = values[1] if at == 0 else 0
            source = (
                actions.FOCUS_MARKER
                if kind == "focus"
                else (actions.DIE if kind == "die" else actions.MARKER).of(lies - 1)
            )
            if self.asks_always or len(turns.sources(c, value, then)) > 1:
                found.append(source)
            take(c, kind, lies)
            far = steps(value, lies)
            if far:
                if self.asks_always or len(favor.PaySteps(self.seat, far, then).choices(self.s)) > 1:
                    found.append(actions.FREE_STEP if way.free == at else actions.SPEND)
                c.at[v.IDEA] -= way.spent[at]
                c.supply += way.spent[at]
                c.stepped = 1 if way.free == at else c.stepped
        return tuple(found)


def take(c: Civ, kind: str, at: int) -> None:
    if kind == "die":
        c.dice[at - 1] -= 1
    else:
        c.at[v.FOCUS if kind == "focus" else v.PLANNING_AT + at - 1] -= 1
        c.supply += 1


# ---- modules
class Offer(NamedTuple):
    """A module that can be activated, by its own values or others that an ability gives, with its payments."""

    action: int
    module: int
    ways: list[Payment]


def offers(view: Exam, seat: int) -> list[Offer]:
    """All modules that can be paid for, in the order of the console."""
    own, found = purse(view.civs[seat]), []
    for module in range(v.SLEEP + 1):
        ways = sensible(own.payments(*turns.values(view, module)))
        if ways:
            found.append(Offer(actions.ACTIVATE.of(module), module, ways))
        pair = turns.other_values(view, seat, module) if module < v.MAIN else []
        if pair:
            ways = sensible(own.payments(*pair))
            if ways:
                found.append(Offer(actions.OTHERWISE.of(module), module, ways))
    return found


def lacking(w: Words, view: Exam, seat: int, module: int) -> str:
    """`2 ideas short`, or that two dice are not there; nothing where the module can be paid."""
    short = purse(view.civs[seat]).short(*turns.values(view, module))
    if short == FAR:
        return w("lacks-dice")
    return w("lacks", what=names.counted("idea", short)) if short > 0 else ""


# ---- in signs and words
@lru_cache(maxsize=4096)
def signs(way: Payment) -> str:
    """The dice and markers that are used, as they lie, and the ideas that change them."""
    found = ""
    for kind, at in way.sources:
        found += icon("focus", 14, "cc-own") if kind == "focus" else die(at, 14) if kind == "die" else marker(at, 14)
    return f'<span class="cc-paid">{found}</span>'


def paid(way: Payment) -> Text:
    """`a 1 and a 4 as 3`, `a planned 3 and a focus marker`, `two 4s`."""
    value, kind, at = way.parts[0]
    first, second = source(way, 0), source(way, 1)
    if first != second:
        return text("paid", first=first, second=second, free="yes" if way.free >= 0 else "no")
    return (
        text("paid-two-as", what=kind, at=at, value=value) if steps(value, at) else text("paid-two", what=kind, at=at)
    )


def source(way: Payment, which: int) -> Text:
    """One of the two that pay."""
    value, kind, at = way.parts[which]
    if kind == "focus":
        return text("paid-focus")
    if steps(value, at):
        return text("paid-die-as" if kind == "die" else "paid-marker-as", at=at, value=value)
    return text("paid-die" if kind == "die" else "paid-marker", at=at)


def spots(way: Payment, apart_from: Payment | None = None) -> tuple[str, ...]:
    """The places of what is used, without what another payment uses as well."""
    rest = [] if apart_from is None else apart_from.sources[:]
    found: list[str] = []
    for kind, at in way.sources:
        if (kind, at) in rest:
            rest.remove((kind, at))
        else:
            found.append("focus" if kind == "focus" else f"{kind}-{at}")
    return tuple(dict.fromkeys(found))
