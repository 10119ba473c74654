"""A review: the analysis of a finished game as it is shown: curve, marks, what each mistake cost, and a few figures for
each seat. What is kept has no language; here it gets one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from demiurge.advice.analysis import shown_loss
from demiurge.advice.judge import Judge
from demiurge.advice.judged import Judged, judged_of, spoken, unpacked
from demiurge.advice.lines import Course, Line, World, follow
from demiurge.advice.marks import KINDS, sure_loss
from demiurge.advice.summary import MOST, Amounts, Beside, beside_table, idle, nearest, striking
from demiurge.advice.telling import Step, Teller
from demiurge.kernel.chance import Script
from demiurge.kernel.game import view
from demiurge.kernel.play import Play
from demiurge.kernel.speech import Words
from demiurge.kernel.state import State
from demiurge.kernel.text import Text
from demiurge.kit.holdings import holdings_of
from demiurge.kit.saying import words_in
from demiurge.kit.scene import GHOSTS, MARKS, Drawing
from demiurge.table.languages import say
from demiurge.table.seen import chart
from demiurge.table.seen.shown import Result

PLACES, CHANCES, POINTS = (
    "place",
    "win",
    "points",
)  # what the curve is of: two seats have a chance to win, one its points
THINGS = 3  # that are named of what was not used


def signed(n: float) -> str:
    """`+7`, `−2`, `+1.3`, `0`."""
    n = round(n, 1)
    return f"{n:+.1f}".removesuffix(".0").replace("-", "−") if n else "0"


class Span(NamedTuple):
    """A period of the game: the position with which it begins, and what it is called."""

    at: int
    short: str
    name: str


def spans_of(play: Play, drawing: Drawing, language: str) -> list[Span]:
    """The periods with something in them."""
    found = [Span(0, chart.said_of(chart.BEFORE.short, language), chart.said_of(chart.BEFORE.name, language))]
    until = play.told[0] if play.told else len(play.journal.events)
    told = [(0, -1, -1, play.journal.events[:until])]
    for at, line in enumerate(play.record.lines):
        told.append((at + 1, line.seat, play.game.space.parse(line.do), play.events_of(at)))
    for at, seat, action, events in told:
        for one in chart.begins(play.game, drawing, seat, action, events):
            span = Span(at, chart.said_of(one.short, language), chart.said_of(one.name, language))
            found = [*found[:-1], span] if found[-1].at == at else [*found, span]
    return [one for one in found if one.at < len(play.record.lines)] or found[:1]


@dataclass(frozen=True)
class SeatReview:
    """What is said of one seat."""

    rank: int
    score: int
    figures: Sequence[tuple[str, str]]  # `−5`, and of what
    by_round: Sequence[float]
    marks: Mapping[str, int]
    mean: float
    sources: Sequence[Beside]
    average: float


@dataclass(frozen=True)
class Review:
    """`found`: the analysis as it is kept, whole or begun."""

    play: Play
    drawing: Drawing
    language: str
    found: Mapping[str, Any]
    spans: Sequence[Span]
    turns: Sequence[Judged]
    seats: Sequence[SeatReview]
    result: Result

    @property
    def marks(self) -> list[Judged]:
        return [one for one in self.turns if one.kind]

    @property
    def unit(self) -> str:
        return {1: POINTS, 2: CHANCES}.get(self.found["seats"], PLACES)

    def loss(self, one: Judged) -> float:
        """Points that were lost, as they are shown: below 0."""
        return shown_loss(one.played, one.best)


def review(play: Play, drawing: Drawing, language: str, found: Mapping[str, Any]) -> Review:
    spans = spans_of(play, drawing, language)
    turns = [judged_of(one) for one in found["turns"]]
    result = chart.result(play, drawing, language)
    points = [{one.name: one.by_period for one in own} for own in result.sources]
    holdings, words = holdings_of(play.game), words_in(drawing)
    seats = range(play.state.seats)
    closed = [{words.say(what) for what in holdings.barred(play.state, seat)} for seat in seats]
    rows = beside_table(points, closed)
    ranks = {seat: place for place, seat in chart.by_rank(result)}
    scale = float(found["scale"])
    figures = [[*left_figures(found, seat, words, language, scale)] for seat in seats]
    for seat in seats:
        best = striking(rows[seat], MOST - len(figures[seat]))
        figures[seat][:0] = [(signed(row.difference), figure(row, language)) for row in best]
    told = [seat_review(turns, spans, rows[seat], figures[seat], seat, ranks, result) for seat in seats]
    return Review(play, drawing, language, found, spans, turns, told, result)


def seat_review(
    turns: Sequence[Judged], spans: Sequence[Span], rows: Sequence[Beside], figures: Sequence[tuple[str, str]],
    seat: int, ranks: Mapping[int, int], result: Result,
) -> SeatReview:  # fmt: skip
    own = [one for one in turns if one.seat == seat and not one.forced]
    by_round = [0.0] * len(spans)
    for one in own:
        by_round[at_span(spans, one.at)] += sure_loss(one)[0]
    marks = {kind: sum(one.kind == kind for one in own) for kind in KINDS}
    mean = sum(by_round) / len(own) if own else 0.0
    average = sum(result.scores) / len(result.scores)
    return SeatReview(ranks[seat], result.scores[seat], figures, by_round, marks, mean, rows, average)


def at_span(spans: Sequence[Span], at: int) -> int:
    return max((n for n, span in enumerate(spans) if span.at <= at), default=0)


def figure(row: Beside, language: str) -> str:
    table = f"{row.table:.1f}".removesuffix(".0")
    id = "review-late" if row.late and row.difference < 0 else "review-source" if row.mine else "review-source-none"
    mine, mean = (n.replace("-", "−") for n in (str(row.mine), table))
    return say(language, id, source=row.source, n=mine, table=mean, late=row.late)


def left_figures(
    found: Mapping[str, Any], seat: int, words: Words, language: str, scale: float
) -> Iterator[tuple[str, str]]:
    """What the seat left: points of a place that was near, and what it did not use."""
    near = nearest(amounts(found.get("left"), seat), scale)
    if near is not None:
        yield signed(-near[0]), words.say(near[1])
    unspent = [amounts(found.get("unspent"), other) for other in range(found["seats"])]
    if unused := idle(unspent, seat):
        things = tuple(words.say(said) for _, said in unused[:THINGS])
        yield str(sum(n for n, _ in unused)), say(language, "review-unspent", things=things)


def amounts(kept: Sequence[Sequence[Any]] | None, seat: int) -> Amounts:
    """Nothing in an analysis that was kept before these were reckoned."""
    found = [(n, spoken(said)) for n, said in kept[seat]] if kept else []
    return [(n, said) for n, said in found if isinstance(said, Text)]


# ---- one mistake
@dataclass(frozen=True)
class Mistake:
    """What was played, what was better, and what it cost in rows that add up."""

    judged: Judged
    played: Sequence[Step]
    better: Sequence[Step]
    rows: Sequence[tuple[float, str]]
    loss: float


def mistake_of(review: Review, one: Judged, state: State) -> Mistake:
    """`state`: the position before it."""
    game = review.play.game
    judge, parse = Judge(game, review.play.state.seats), game.space.parse
    lines = review.play.record.lines[one.at : one.to]
    played = line_of(judge, state, one.seat, [parse(line.do) for line in lines])
    better = line_of(judge, state, one.seat, [parse(do) for do in one.better])
    teller = Teller(played, review.language)
    words = words_in(review.drawing)
    rows = [(row.amount, words.say(row.said)) for row in map(unpacked, one.rows)]
    return Mistake(one, steps(teller, played), steps(teller, better), rows, review.loss(one))


def steps(teller: Teller, line: Line) -> list[Step]:
    """What the seat does in its turn; that it ends it need not be said of a turn that does anything."""
    found = [step for step in teller.steps(line) if not step.later]
    return [step for step in found if not step.ends] or found


def line_of(judge: Judge, state: State, seat: int, said: Sequence[int]) -> Line:
    course = Course(World(state, 0, True), seat)
    follow(judge, course, said)
    return Line(judge, seat, said, [course])


# ---- positions
class Position(NamedTuple):
    board: str
    brief: str
    header: str
    panels: Mapping[str, str]


def position_of(drawing: Drawing, state: State, seat: int) -> Position:
    """As the seat sees it, without answers."""
    scene = drawing.scene(view(state, seat), seat)

    def still(drawn: str) -> str:
        return drawn.replace(MARKS, "").replace(GHOSTS, "")

    panels = {panel.key: still(panel.body) for panel in scene.panels}
    return Position(still(scene.board), scene.brief, scene.header, panels)


def stepped(state: State, seat: int, review: Review, one: Judged, steps: int) -> State:
    """The position after so many answers of the better line, as far as they can be given."""
    state = state.clone()
    for do in one.better[:steps]:
        action = review.play.game.space.parse(do)
        if seat not in state.asks or action not in state.answers(seat):
            break
        state.apply(seat, action, Script([]))
    return state
