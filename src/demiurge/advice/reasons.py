"""Why one line is worth more than another. The points between what they end with are taken apart into rows that add up
to them: points by source; goods and incomes, at the points that the judge would give for one more; places that are open
in one line and not in the other; what rivals take in one line only; and what the judge sees beyond all that. The place
in the ranking is no point: it is told beside them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from demiurge.advice.judge import Judge
from demiurge.advice.lines import Answered, Course, Line
from demiurge.bots.net import over
from demiurge.kernel.state import State
from demiurge.kernel.text import Text, text
from demiurge.kit.holdings import Good, Holdings
from demiurge.kit.plain import drawing_of

SMALL: Final = 0.3  # rows below it are not told one by one
POINTS, GOODS, INCOME, BY_THE_END = "points", "goods", "income", "by-the-end"
OPENS, CLOSES, PROSPECTS, REST = "opens", "closes", "prospects", "rest"
LEFT, TAKEN = "left", "taken"


class Row(NamedTuple):
    """amount: by how many points it speaks for the first line. about: what of it there is more in the first line, or
    less, where that can be counted."""

    kind: str
    amount: float
    said: Text
    about: float = 0.0


def reasons(judge: Judge, holdings: Holdings[State], a: Line, b: Line) -> list[Row]:
    """All rows, the largest of each kind first; they add up to `a.score - b.score`."""
    pairs = paired(a, b)
    rows = [*points(judge, holdings, pairs), *goods(judge, holdings, pairs), *places(judge, holdings, pairs)]
    rows += rivals(judge, holdings, pairs)
    seen = a.score - b.score - sum(row.amount for row in rows)
    return [*rows, Row(PROSPECTS, seen, text("advice-prospects"))]


def paired(a: Line, b: Line) -> list[tuple[Course, Course]]:
    """The courses of both in the same worlds. Where neither chance nor a hidden hand had a say, one stands for all."""
    n = max(len(a.courses), len(b.courses))
    return [(a.courses[at if len(a.courses) > 1 else 0], b.courses[at if len(b.courses) > 1 else 0]) for at in range(n)]


# ---- points
def points(judge: Judge, holdings: Holdings[State], pairs: Sequence[tuple[Course, Course]]) -> list[Row]:
    found = dict[Text, list[float]]()
    for at, (a, b) in enumerate(pairs):
        for course, sign in ((a, 1), (b, -1)):
            for source, n in scored(judge, holdings, course).items():
                found.setdefault(source, [0.0] * len(pairs))[at] += sign * n
    rows = [Row(POINTS, fmean(n), text("advice-points", source=source), fmean(n)) for source, n in found.items()]
    return sorted((row for row in rows if row.amount), key=lambda row: -abs(row.amount))


def scored(judge: Judge, holdings: Holdings[State], course: Course) -> dict[Text, int]:
    """The seat's points by source, from the journal or as the game counts them; and what nothing tells of."""
    late = holdings.sources(course.start, course.seat)
    found = counted(holdings, course) if late else by_source(judge, course, lambda answer: True)
    rest = course.end.scores()[course.seat] - course.start.scores()[course.seat] - sum(found.values())
    if rest:
        found[text("advice-other-points")] = rest
    return found


def counted(holdings: Holdings[State], course: Course) -> dict[Text, int]:
    """Of a game that counts only in the end: what it would count more now than before the line."""
    before, now = holdings.sources(course.start, course.seat), holdings.sources(course.end, course.seat)
    return {source: n - before.get(source, 0) for source, n in now.items() if n != before.get(source, 0)}


def by_source(judge: Judge, course: Course, wanted: Callable[[Answered], bool]) -> dict[Text, int]:
    """The points of the seat because of those answers."""
    told, found = getattr(drawing_of(judge.game), "points", None), dict[Text, int]()
    if told is None:
        return found
    for answer in course.answers:
        for event in answer.events if wanted(answer) else ():
            one = told(judge.game, event)
            if one is not None and one[0] and event.seat == course.seat:
                found[one[1]] = found.get(one[1], 0) + one[0]
    return found


# ---- goods and incomes
def goods(judge: Judge, holdings: Holdings[State], pairs: Sequence[tuple[Course, Course]]) -> list[Row]:
    """What is there, and what every round will bring; both as one where the lines end in different rounds."""
    found = list[Row]()
    for good in holdings.goods:
        prices = [priced(judge, good, a, b) for a, b in pairs]
        stocks = [stock(good, a) - stock(good, b) for a, b in pairs]
        incomes = [income(holdings, good, a) - income(holdings, good, b) for a, b in pairs]
        later = [due(holdings, good, a) - due(holdings, good, b) for a, b in pairs]
        if all(holdings.rounds(a.end) == holdings.rounds(b.end) for a, b in pairs):
            found.append(valued(GOODS, good, stocks, prices, stocks))
            found.append(valued(INCOME, good, later, prices, incomes))
        else:
            both = [have + more for have, more in zip(stocks, later, strict=True)]
            whole = [coming(holdings, good, a) - coming(holdings, good, b) for a, b in pairs]
            told = [have + more for have, more in zip(stocks, whole, strict=True)]
            found.append(valued(BY_THE_END, good, both, prices, told))
    return sorted((row for row in found if row.amount), key=lambda row: -abs(row.amount))


def valued(kind: str, good: Good[State], n: Sequence[float], prices: Sequence[float], told: Sequence[int]) -> Row:
    """told: how many are spoken of."""
    amount, about = fmean(a * b for a, b in zip(n, prices, strict=True)), fmean(told)
    said = text(f"advice-{kind}", good=good.said(rounded(about)), more=int(about > 0))
    return Row(kind, amount, said, about)


def stock(good: Good[State], course: Course) -> int:
    return good.count(course.end, course.seat)


def income(holdings: Holdings[State], good: Good[State], course: Course) -> int:
    """How many come with every round; none where no round is left."""
    return holdings.income(course.end, course.seat).get(good.icon, 0) if holdings.rounds(course.end) > 0 else 0


def due(holdings: Holdings[State], good: Good[State], course: Course) -> float:
    """What comes later is worth less: in the last round hardly anything. So an income counts for half its rounds."""
    return income(holdings, good, course) * (holdings.rounds(course.end) + 1) / 2


def coming(holdings: Holdings[State], good: Good[State], course: Course) -> int:
    return income(holdings, good, course) * holdings.rounds(course.end)


def priced(judge: Judge, good: Good[State], a: Course, b: Course) -> float:
    """What one more is worth, on average at the two ends; a good is never a burden, and a burden never a good."""
    found = fmean([one_more(judge, good, a), one_more(judge, good, b)])
    return min(found, 0.0) if good.burden else max(found, 0.0)


def one_more(judge: Judge, good: Good[State], course: Course) -> float:
    """Beyond the points that it counts at once: they are in a row of their own."""
    if over(course.end):
        return 0.0
    with_it, seat = course.end.clone(), course.seat
    good.add(with_it, seat)
    counted = with_it.scores()[seat] - course.end.scores()[seat]
    return judge.score(with_it, seat) - course.standing.score - counted


def rounded(n: float) -> int:
    """How many, where fewer than one are spoken of as one."""
    return max(round(abs(n)), 1)


# ---- places
def places(judge: Judge, holdings: Holdings[State], pairs: Sequence[tuple[Course, Course]]) -> list[Row]:
    opened, closed = dict[int, float](), dict[int, float]()
    for a, b in pairs:
        mine, others = set(holdings.places(a.end, a.seat)), set(holdings.places(b.end, b.seat))
        for place in sorted(mine - others):
            opened[place] = opened.get(place, 0.0) + place_worth(judge, holdings, a, place) / len(pairs)
        for place in sorted(others - mine):
            closed[place] = closed.get(place, 0.0) - place_worth(judge, holdings, b, place) / len(pairs)
    rows = list[Row]()
    for kind, found in ((OPENS, opened), (CLOSES, closed)):
        if amount := sum(found.values()):
            names = tuple(holdings.place(one) for one in sorted(found, key=lambda one: -abs(found[one])))
            rows.append(Row(kind, amount, text(f"advice-{kind}", places=names), float(len(names))))
    return rows


def place_worth(judge: Judge, holdings: Holdings[State], course: Course, place: int) -> float:
    """What would be lost if it were closed; to have a place is never a burden."""
    if over(course.end):
        return 0.0
    without = course.end.clone()
    holdings.close(without, course.seat, place)
    return max(course.standing.score - judge.score(without, course.seat), 0.0)


# ---- what rivals take
def rivals(judge: Judge, holdings: Holdings[State], pairs: Sequence[tuple[Course, Course]]) -> list[Row]:
    """What is still free at the end of only one line since a rival has taken it in the other."""
    rows, found = list[Row](), (dict[Text, float](), dict[Text, float]())
    for a, b in pairs:
        for at, (free, other) in enumerate(((a, b), (b, a))):
            for said, worth in spared(judge, holdings, free, other):
                found[at][said] = found[at].get(said, 0.0) + (1 - 2 * at) * worth / len(pairs)
    for kind, own in ((LEFT, found[0]), (TAKEN, found[1])):
        if amount := sum(own.values()):
            things = tuple(sorted(own, key=lambda one: -abs(own[one])))
            rows.append(Row(kind, amount, text(f"advice-{kind}", things=things), float(len(things))))
    return rows


def spared(judge: Judge, holdings: Holdings[State], free: Course, other: Course) -> Iterator[tuple[Text, float]]:
    """What rivals have left to the seat in one line and not in the other, and what would be lost without it."""
    here, there = holdings.free(free.end), holdings.free(other.end)
    for thing, said in here.items():
        if thing in there or over(free.end) or taker(judge, other, thing) in (None, other.seat):
            continue
        without = free.end.clone()
        holdings.take(without, thing)
        yield said, max(free.standing.score - judge.score(without, free.seat), 0.0)


def taker(judge: Judge, course: Course, thing: str) -> int | None:
    """Who has taken it last."""
    form, word = judge.game.space.format, re.compile(rf"(?<!\w){re.escape(thing)}(?!\w)")
    return next((one.seat for one in reversed(course.answers) if word.search(form(one.action))), None)


# ---- the ranking
def gained(judge: Judge, a: Line, b: Line) -> float:
    """By how many places the first line ends higher, where the judge values them."""
    return b.place - a.place if judge.place and a.place is not None and b.place is not None else 0.0


def by_place(judge: Judge, points: float, places: float) -> bool:
    """Whether it is the place more than the points that speaks for a line, or against it."""
    return judge.seats > 1 and abs(judge.place * places / (judge.seats - 1)) > abs(points)


# ---- as it is shown
def shown(rows: Sequence[Row], total: float) -> list[Row]:
    """To a tenth of a point: rows below SMALL are one, and with it all add up to the total as it is shown."""
    large = [row._replace(amount=round(row.amount, 1)) for row in rows if abs(row.amount) >= SMALL]
    rest = round(round(total, 1) - sum(row.amount for row in large), 1)
    return [*large, Row(REST, rest, text("advice-rest"))] if rest else large
