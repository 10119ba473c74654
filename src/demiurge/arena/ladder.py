"""The ladder of a league: the bots by strength, as plain data and as a table for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final, TypedDict

from demiurge.arena.league import AT_ONCE, suggested
from demiurge.arena.rating import Rated, Ratings, rate
from demiurge.arena.scorebook import BadLeague, Scorebook
from demiurge.kernel.registry import find
from demiurge.kernel.speech import ENGLISH, Words, languages, words_of

ROOM: Final = "demiurge.arena"
MEASURE: Final = "greedy"
SURE: Final = 0.975
MOST: Final = 0.99
"""No more is said to be likely: so few leagues that are drawn anew cannot tell."""
NEXT: Final = 3
STRIP: Final = 36
"""Characters of the strip that shows the intervals in a terminal."""
APART: Final = 250.0
"""A bot so far below the next is off the scale, if it also is further than all the others lie apart, or if nobody knows
how far."""


class Rung(TypedDict):
    """A bot of the ladder. `low`, `high`: of its rating, with 95 % confidence; null where there is no such end."""

    id: str
    name: str
    label: str
    plays: str
    clock: bool
    place: list[int]
    rating: float
    low: float | None
    high: float | None
    first: float
    games: int
    mean_score: float


class Pair(TypedDict):
    """Two bots by their labels: how many duels, what `a` won of them, and what share the ratings expect it to win."""

    a: str
    b: str
    duels: int
    won: float
    expected: float
    odd: bool


class Pairing(TypedDict):
    """Bots that should meet, and in how many games."""

    bots: list[str]
    games: int


class Ladder(TypedDict):
    """What `demiurge league --json` prints. `bots`: the strongest first; `waiting`: those that have not played."""

    game: str
    seats: int
    options: dict[str, str]
    components: str
    rules: str
    seed: int
    games: int
    spread: float
    measure: str
    bots: list[Rung]
    pairs: list[Pair]
    waiting: list[str]
    next: list[Pairing]


def ladder(book: Scorebook, measure: str = "", able: Sequence[int] = ()) -> Ladder:
    """How the league stands. `measure`: the name or id of the bot from which points are counted; `able`: those who may
    meet next."""
    labels, meetings = labels_of(book), book.meetings()
    at = measure_of(book, measure)
    found = rate(len(labels), meetings, at, book.head["seed"])
    order = found.order()
    seats = book.setup.seats
    line_ups = suggested(len(labels), meetings, able, seats, AT_ONCE) if len(able) > 1 else []
    standing = {bot: at for at, bot in enumerate(order)}  # who has not played comes first
    often = Counter(tuple(sorted(line_up, key=lambda bot: standing.get(bot, -1))) for line_up in line_ups)
    head = book.head
    return {
        "game": head["game"],
        "seats": head["seats"],
        "options": head["options"],
        "components": head["components"],
        "rules": head["rules"],
        "seed": head["seed"],
        "games": book.games,
        "spread": round(found.spread, 3),
        "measure": labels[at] if labels else "",
        "bots": [rung(book, bot, labels[bot], found.rated[bot]) for bot in order],
        "pairs": [pair(found, labels, a, b) for a, b in combinations(order, 2) if found.met(a, b)],
        "waiting": [label for bot, label in enumerate(labels) if not found.rated[bot].games],
        "next": [
            {"bots": [labels[bot] for bot in line_up], "games": seats * times}
            for line_up, times in often.most_common(NEXT)
        ],
    }


def labels_of(book: Scorebook) -> list[str]:
    """A bot's name, and for all but the last of a name the beginning of its id."""
    names = [one.name for one in book.entrants]
    return [
        name if name not in names[at + 1 :] else f"{name} ({book.entrants[at].id[:4]})" for at, name in enumerate(names)
    ]


def measure_of(book: Scorebook, measure: str) -> int:
    """The bot from which points are counted: the one that is named, or greedy, or whoever entered first."""
    played = {bot for one in book.kept for bot in one.bots}
    for at in reversed(range(len(book.entrants))):
        if (measure or MEASURE) in (book.entrants[at].name, book.entrants[at].id) and (measure or at in played):
            return at
    if measure:
        raise BadLeague("league-measure-unknown", bot=measure, known=tuple(labels_of(book)))
    return min(played, default=0)


def rung(book: Scorebook, bot: int, label: str, one: Rated) -> Rung:
    scores = [
        row[at] for kept in book.kept for row in kept.scores for at, other in enumerate(kept.bots) if other == bot
    ]
    it = book.entrants[bot]
    return {
        "id": it.id,
        "name": it.name,
        "label": label,
        "plays": it.plays,
        "clock": it.clock,
        "place": [one.best, one.worst],
        "rating": round(one.rating, 1),
        "low": None if one.open_below else round(one.low, 1),
        "high": None if one.open_above else round(one.high, 1),
        "first": one.first,
        "games": one.games,
        "mean_score": round(sum(scores) / len(scores), 2),
    }


def pair(found: Ratings, labels: Sequence[str], a: int, b: int) -> Pair:
    return {
        "a": labels[a],
        "b": labels[b],
        "duels": round(found.met(a, b)),
        "won": found.won[a][b],
        "expected": round(found.expected(a, b), 4),
        "odd": found.odd(a, b),
    }


# ---- in words
def counted(number: float, language: str) -> str:
    """1,234 or, where they write it so, 1 234."""
    return f"{number:,.0f}".replace(",", "," if language == ENGLISH else "\N{NO-BREAK SPACE}")


def fraction(number: float, digits: int, language: str) -> str:
    """1.5 or, where they write it so, 1,5."""
    return f"{number:.{digits}f}".replace(".", "." if language == ENGLISH else ",")


def signed(points: float) -> str:
    return f"{round(points):+d}".replace("-", "−") if round(points) else "0"


def place_of(one: Rung) -> str:
    best, worst = one["place"]
    return str(best) if best == worst else f"{best}–{worst}"


def rating_of(w: Words, one: Rung) -> str:
    """What can be said: a rating, or that it is beyond what has been measured."""
    if one["low"] is None and one["high"] is not None:
        return w("league-below", points=signed(one["high"]))
    if one["high"] is None and one["low"] is not None:
        return w("league-above", points=signed(one["low"]))
    return signed(one["rating"])


def reach_of(w: Words, found: Ladder, one: Rung) -> str:
    if one["label"] == found["measure"]:
        return w("league-measure")
    if one["high"] is None:
        return w("league-never-lost" if not lost(found, one["label"]) else "league-lost-above")
    if one["low"] is None:
        return w("league-never-won" if not won(found, one["label"]) else "league-won-below")
    return f"±{round((one['high'] - one['low']) / 2)}"


def won(found: Ladder, label: str) -> float:
    """Duels that a bot won of all others."""
    return sum(one["won"] for (a, _), one in pairs_of(found).items() if a == label)


def lost(found: Ladder, label: str) -> float:
    return sum(one["duels"] - one["won"] for (a, _), one in pairs_of(found).items() if a == label)


def plays_of(w: Words, one: Rung) -> str:
    """How a bot decides, for who does not know its settings."""
    kind, *settings = one["name"].split(":")
    budget = next((part for part in settings if "=" not in part), "")
    known = {part.partition("=")[0]: part.partition("=")[2] for part in settings if "=" in part}
    if one["plays"] == "greedy" and "overlooks" in known:
        return w("league-plays-beginner", share=f"{100 * float(known['overlooks']):.0f}")
    if one["plays"] == "search":
        said = w("league-plays-search", budget=said_budget(w, budget or ("0.3s" if kind == "learned" else "1s")))
        return w("league-plays-instead", plays=said) if kind == "learned" else said
    if one["plays"] == "learned" and budget:
        return w("league-plays-ahead", budget=said_budget(w, budget))
    return w(f"league-plays-{one['plays']}")


def said_budget(w: Words, budget: str) -> str:
    if budget.endswith("it"):
        return w("league-tries", n=int(float(budget[:-2])))
    seconds = float(budget[:-2]) / 1000 if budget.endswith("ms") else float(budget[:-1])
    return w("league-seconds", n=f"{seconds:g}")


def headline(w: Words, found: Ladder) -> str:
    """Who leads, and how sure that is."""
    if not found["bots"]:
        return w("league-nobody")
    top = found["bots"][0]
    sure = f"{100 * top['first']:.0f}" if top["first"] < MOST else f"> {100 * MOST:.0f}"
    if top["first"] >= SURE or len(found["bots"]) < 2:
        return w("league-leads", bot=top["label"], sure=sure)
    return w("league-leads-unsure", bot=top["label"], second=found["bots"][1]["label"], sure=sure)


def title_of(game: str, language: str) -> str:
    package = find(game).package
    return words_of(package, language if language in languages(package) else ENGLISH)("title")


def scale_of(bots: Sequence[Rung]) -> tuple[float, float, set[str]]:
    """The least and the greatest rating that a picture has room for, and who lies below it."""
    shown, below = sorted(bots, key=lambda one: one["rating"]), set[str]()
    while len(shown) > 2:
        lowest, gap = shown[0], shown[1]["rating"] - shown[0]["rating"]
        if gap < APART or (lowest["low"] is not None and gap < shown[-1]["rating"] - shown[1]["rating"]):
            break
        below.add(shown.pop(0)["id"])
    ends = [end for one in shown for end in (one["rating"], one["low"], one["high"]) if end is not None]
    return min(ends, default=0.0), max(ends, default=0.0), below


def lines(found: Ladder, language: str) -> list[str]:
    """The table for a terminal."""
    w = words_of(ROOM, language)
    games = w("league-games", n=found["games"], games=counted(found["games"], language))
    told = [f"{title_of(found['game'], language)}, {w('league-seats', n=found['seats'])}, {games}"]
    told.append(headline(w, found))
    rows = [
        [w("league-head-place"), "", w("league-head-rating"), "", w("league-head-games"), w("league-head-interval")]
    ]
    low, high, below = scale_of(found["bots"])
    for one in found["bots"]:
        games = counted(one["games"], language)
        strip = "◂" if one["id"] in below else strip_of(one, low, high)
        rows.append([place_of(one), one["label"], rating_of(w, one), reach_of(w, found, one), games, strip])
    if len(rows) > 1:
        widths = [max(len(row[at]) for row in rows) for at in range(5)]
        for row in rows:
            cells = [cell.ljust(width) if at == 1 else cell.rjust(width)
                     for at, (cell, width) in enumerate(zip(row[:5], widths, strict=True))]  # fmt: skip
            told.append("  ".join([*cells, row[5]]).rstrip())
    told += [said_odd(w, one) for one in found["pairs"] if one["odd"]]
    if found["waiting"]:
        told.append(w("league-waiting", bots=tuple(found["waiting"])))
    if found["next"]:
        told.append(f"{w('league-next')}: {'; '.join(said_next(w, one) for one in found['next'])}")
    return told


def strip_of(one: Rung, low: float, high: float) -> str:
    """The interval as a line, and the rating upon it."""

    def at(points: float) -> int:
        return round((points - low) / max(high - low, 1.0) * (STRIP - 1))

    first = at(one["low"]) if one["low"] is not None else 0
    last = at(one["high"]) if one["high"] is not None else STRIP - 1
    return "".join("●" if k == at(one["rating"]) else "─" if first <= k <= last else " " for k in range(STRIP))


def said_odd(w: Words, one: Pair) -> str:
    won, expected = f"{100 * one['won'] / one['duels']:.0f}", f"{100 * one['expected']:.0f}"
    return w("league-odd", a=one["a"], b=one["b"], won=won, n=one["duels"], expected=expected)


def said_next(w: Words, one: Pairing) -> str:
    return w("league-pairing", bots=" – ".join(one["bots"]), n=one["games"])


def pairs_of(found: Ladder) -> dict[tuple[str, str], Pair]:
    """By both orders of their labels, each as its first sees it."""
    known: dict[tuple[str, str], Pair] = {}
    for one in found["pairs"]:
        turned: dict[str, Any] = {"won": one["duels"] - one["won"], "expected": 1 - one["expected"]}
        known[one["a"], one["b"]] = one
        known[one["b"], one["a"]] = {**one, "a": one["b"], "b": one["a"], **turned}  # type: ignore[typeddict-item]
    return known
