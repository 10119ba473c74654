"""The report of a study: plain JSON. Each TypedDict here describes a part of it, and `faults` says where some data has
another form. A list with an entry for each set of components has mine first, then what it is compared with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from types import UnionType
from typing import Any, Final, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

from demiurge.kernel.speech import Spoken
from demiurge.lab.components import Label
from demiurge.lab.study import ROOM

FORM: Final = 1
"""Of the data; another number is another form."""


class BadReport(Spoken):
    """Data that is no report."""

    room = ROOM


class Figure(TypedDict):
    """A mean with its standard error; `n`: of how many."""

    value: float
    se: float
    n: float


class Change(TypedDict):
    """A figure of mine less the other's, in pairs. `few`: too few to say; else `p` by itself, and `called`, whether it
    is one of those that are said to have changed; `low` to `high` then has the level of what was picked."""

    value: float
    se: float
    few: bool
    p: float
    called: bool
    low: float
    high: float


class Field(TypedDict):
    """A field of an entry that differs."""

    field: str
    mine: str
    other: str


class Question(TypedDict):
    """What was asked first. `id`: of a component that differs, or "" for the mean score of a seat. `value` with the
    interval that holds at every look, `low` to `high`, and the one of a single look; `rank`: its place by edge among
    its group in each set, of `ranked`; `pictures`: how it looks in each set, as SVG, where the game draws it by itself;
    `promised`: what the change gives on paper, where that can be told. `course`: pairs, value and half of the interval
    at every look."""

    id: str
    name: Label
    texts: list[Label]
    pictures: list[Label]
    fields: list[Field]
    promised: float | None
    few: bool
    value: float
    se: float
    low: float
    high: float
    low_once: float
    high_once: float
    course: list[list[float]]
    rank: list[int]
    ranked: int


class Component(TypedDict):
    """What can be taken. `offered`: how many seats could; `taken`: how many did; `rate`: of those who could; `shown`:
    at how many tables anybody could; `wins`: of those who took it. `edge`: how much better they did than expected, None
    where too few took it."""

    id: str
    name: Label
    text: Label
    group: Label
    origin: str
    changed: bool
    offered: list[int]
    taken: list[int]
    shown: list[int]
    rate: list[Figure]
    wins: list[Figure]
    edge: list[Figure | None]
    worth: Change | None
    more: Change | None


class Group(TypedDict):
    """Seats that have something in common: their order in the first round, what they began with, how they opened."""

    name: Label
    count: list[int]
    wins: list[Figure]
    score: list[Figure]
    change: Change | None


class Source(TypedDict):
    """Where points of a seat come from: in the whole game, and by period."""

    name: Label
    total: list[Figure]
    periods: list[list[float]]
    change: Change | None


class Verb(TypedDict):
    """A kind of answer: of all choices among two or more, how often it was open; of these, how often it was taken."""

    name: Label
    open: list[Figure]
    taken: list[Figure]
    change: Change | None


class Total(TypedDict):
    """A figure of the whole game: `mean` and `winner` are scores, `lead` is how far the winner was ahead, `length`
    counts choices. `counts`: how many games or seats, by value, of those that have a distribution."""

    mean: list[Figure]
    counts: list[list[list[int]]]
    change: Change | None


class Extreme(TypedDict):
    """A pair that made a large difference. `pair`: its number, from 1; `seat`: whose margin (the own score less the
    mean of the others) it was, from 0, or -1 for the mean score; `value`: mine less the other; `scores` of both
    games."""

    pair: int
    seat: int
    value: float
    scores: list[list[int]]


class Set(TypedDict):
    """A set of components; "" is the name of the built-in one."""

    name: str
    path: str


class Report(TypedDict):
    """Everything. `same`: the share of pairs that went the same to the last answer; `stopped`: why it was over
    (planned, width, seconds, stopped); `comparisons`: how many there were beside what was asked first, `called` of them
    changed, and `limit`: how many standard errors away the next one would be. `extremes`: by the id of a component, or
    "" for the mean score, the few pairs with the largest difference, the largest first; none where the bots do not
    answer the same each time (`repeats`), so that no game can be played again. Reports of before have neither."""

    form: int
    game: str
    title: Label
    package: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    sets: list[Set]
    games: int
    pairs: int
    planned: int
    width: float
    seconds: float
    jobs: int
    stopped: str
    build: str
    same: float
    comparisons: int
    called: int
    limit: float
    questions: list[Question]
    components: list[Component]
    orders: list[Group]
    starts: list[Group]
    openings: list[Group]
    periods: list[Label]
    sources: list[Source]
    verbs: list[Verb]
    totals: dict[str, Total]
    extremes: dict[str, list[Extreme]]
    repeats: bool


LATER: Final[dict[str, object]] = {"extremes": {}, "repeats": True}
"""What reports of before do not have."""


# ---- as text
def written(report: Report) -> str:
    return json.dumps(report, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Report:
    """Raises BadReport where it has another form."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadReport("report-not-json", why=str(error)) from error
    if isinstance(data, dict):
        data |= {key: value for key, value in LATER.items() if key not in data}
    found = faults(data)
    if found:
        raise BadReport("report-form", place=found[0])
    report: Report = data
    return report


@contextmanager
def fitting() -> Iterator[None]:
    """Around what is done with a stranger's report: each of its parts has its form, but one may not fit another."""
    try:
        yield
    except (LookupError, ArithmeticError, ValueError) as error:
        raise BadReport("report-form", place="report") from error


def faults(data: object, form: Any = Report, at: str = "report") -> list[str]:
    """The places where data is not as described: missing, of another kind, or not described."""
    origin, inner = get_origin(form), get_args(form)
    if origin in (UnionType, Union):
        tried = [faults(data, one, at) for one in inner]
        return [] if [] in tried else tried[0]
    if origin is list:
        return within(enumerate(data), inner[0], at) if isinstance(data, list) else [at]
    if origin is dict:
        return within(data.items(), inner[1], at) if isinstance(data, dict) else [at]
    if is_typeddict(form):
        return parts(data, form, at)
    if form is float:
        return [] if isinstance(data, int | float) and not isinstance(data, bool) else [at]
    return [] if type(data) is form else [at]


def within(items: Any, form: Any, at: str) -> list[str]:
    return [fault for key, one in items for fault in faults(one, form, f"{at}.{key}")]


def parts(data: object, form: type, at: str) -> list[str]:
    if not isinstance(data, dict):
        return [at]
    hints = get_type_hints(form)
    found = [f"{at}.{key}" for key in [*hints, *data] if (key in hints) != (key in data)]
    return found + [fault for key in hints if key in data for fault in faults(data[key], hints[key], f"{at}.{key}")]
