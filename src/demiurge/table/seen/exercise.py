"""What who practises is told: the goal, hints, and, once it is reached, why that works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import groupby
from typing import NamedTuple

from demiurge.kernel.registry import find
from demiurge.kit.hints import Hints, deeds, hints
from demiurge.kit.plain import drawing_of
from demiurge.kit.practice import Judged, Position, Telling, Verdict, opening, practice_of, telling
from demiurge.kit.saying import words_in
from demiurge.kit.scene import Drawing
from demiurge.table.game import practised
from demiurge.table.game.live import Live
from demiurge.table.languages import say
from demiurge.table.seen.chart import points_of
from demiurge.table.seen.shown import Exercise, Outcome


class Told(NamedTuple):
    """All that can be said of a position before anybody has answered: its words, hints, and its ways and the turn that
    the analysis prefers by their names."""

    words: Telling
    hints: Hints | None
    ways: Sequence[Sequence[str]]
    best: Sequence[str]


@lru_cache(maxsize=256)
def told(position: Position, language: str) -> Told:
    drawing = drawing_of(opening(position).game, language)
    ways, best = [named(position, way, drawing) for way in position.ways], named(position, position.best, drawing)
    return Told(telling(position, words_in(drawing)), hints(position, drawing) if ways else None, ways, best)


def named(position: Position, way: Sequence[str], drawing: Drawing) -> list[str]:
    return [deed.name for deed in deeds(position, way, drawing)]


def exercise(
    live: Live, drawing: Drawing, language: str, seat: int, done: Sequence[str], places: Sequence[str]
) -> Exercise | None:
    """For who practises here; None for everybody else. `done`: what the seat did since, in words, and where."""
    position, practice = practised.position_of(live), practice_of(find(live.row.game))
    if position is None or practice is None or seat != position.seat:
        return None
    judged, known, after = practised.judged(live, position), told(position, language), practice.after(position)
    return Exercise(
        id=position.id, number=practice.positions.index(position) + 1, of=len(practice.positions),
        goal=known.words.goal, ways=len(position.ways), hints=hinted(known.hints, language),
        verdict=judged.verdict.value, after=after.id if after else "",
        outcome=reached(live, drawing, language, position, judged, known, done, places),
    )  # fmt: skip


def hinted(found: Hints | None, language: str) -> list[str]:
    """Which kind of answer, which one, and all of it."""
    if found is None:
        return []
    kind = [say(language, "practice-hint-kind", kind=found.kind)] if found.kind else []
    whole = say(language, "practice-hint-whole", way=in_turn(found.whole, language))
    return [*kind, say(language, "practice-hint-name", name=found.name), whole]


def in_turn(names: Sequence[str], language: str) -> str:
    """One after the other."""
    return reduce(lambda first, then: say(language, "practice-then", first=first, then=then), counted(names, language))


def counted(deeds: Sequence[str], language: str) -> list[str]:
    """What is done several times in a row is said once."""
    runs = [(deed, len(list(run))) for deed, run in groupby(deeds)]
    return [deed if n == 1 else say(language, "practice-times", deed=deed, n=n) for deed, n in runs]


def reached(
    live: Live, drawing: Drawing, language: str, position: Position, judged: Judged, known: Told, done: Sequence[str],
    places: Sequence[str],
) -> Outcome | None:  # fmt: skip
    if judged.verdict is not Verdict.REACHED:
        return None
    first = len(position.record.lines)
    numbers = range(first, first + judged.answers)
    given = Counter(live.play.record.lines[n].do for n in numbers if live.play.record.lines[n].seat == position.seat)
    ways = zip(position.ways, known.ways, strict=True)
    others = [in_turn(names, language) for way, names in ways if not Counter(way) <= given]
    sources = sources_of(live, drawing, position.seat, numbers)
    return Outcome(
        deeds=counted(done, language), why=known.words.why, points=judged.points,
        sources=list(sources.items()) if sum(sources.values()) == judged.points else [],  # else some fell later
        others=others, clauses=position.clauses, best=best_move(position, known, given, language),
        places=list(dict.fromkeys(places)),
    )  # fmt: skip


def best_move(position: Position, known: Told, given: Counter[str], language: str) -> str:
    """What the analysis thinks best; a goal teaches a rule, and is not always that."""
    if not position.best:
        return ""
    if Counter(position.best) <= given:
        return say(language, "practice-best-same")
    way = in_turn(known.best, language) if known.best else say(language, "practice-best-end")
    if list(position.best) in [list(one) for one in position.ways]:
        return say(language, "practice-best-way", way=way)
    if not position.gain:  # it is worth more for its place alone
        return say(language, "practice-best-another", way=way)
    return say(language, "practice-best-other", way=way, gain=f"{position.gain:.1f}")


def sources_of(live: Live, drawing: Drawing, seat: int, numbers: Sequence[int]) -> Counter[str]:
    """The points that these answers brought the seat, as far as it sees them."""
    points, found = points_of(live.game, drawing), Counter[str]()
    for event in [event for number in numbers for event in live.play.events_of(number)]:
        scored = points(live.game, event) if event.seat == seat and event.visible_to(seat) else None
        if scored and scored[0]:
            found[scored[1]] += scored[0]
    return found
