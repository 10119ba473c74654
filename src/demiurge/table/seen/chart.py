"""The chart at the end of a game: who won and why. Points by source and period, turning points, bars and lines.

Nothing here knows a game: points come from its `words`, periods from its drawing's story. Each picture is drawn twice,
for a wide page and for a phone, since letters that shrink with a picture cannot be read; the style sheet shows one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

from demiurge.kernel.chance import Script
from demiurge.kernel.game import Game
from demiurge.kernel.journal import Event
from demiurge.kernel.play import Play
from demiurge.kernel.text import Text, text
from demiurge.kit.markup import esc
from demiurge.kit.saying import points_in, said, words_in
from demiurge.kit.scene import SPECTATOR, Drawing, Scene, Seat
from demiurge.table.languages import ENGLISH, listed, say
from demiurge.table.seen.shown import Result, Source
from demiurge.table.seen.turning import Scored, turning_points

COLOURS: Final = 8  # of the style sheet; further sources repeat them, hatched and then dotted
PATTERNS: Final = ("", "hatch", "dots")
BADGE: Final = 22
WIDE: Final = 640
NARROW: Final = 340

Points = Callable[[Game, Event], tuple[int, str] | None]


class Period(NamedTuple):
    """The game's own, or the table's: its short name stands below the lines, the other in sentences."""

    short: str | Text
    name: str | Text


BEFORE: Final = Period(text("period-before-short"), text("period-before"))  # before a game's first one
AFTER: Final = Period(text("period-after"), text("period-after"))  # the final count


# ---- what happened
def points_of(game: Game, drawing: Drawing) -> Points:
    """The game's own account of its points, in the words of the drawing."""
    return lambda game, event: points_in(game, drawing, event)


def begins(game: Game, drawing: Drawing, seat: int, action: int, events: Sequence[Event]) -> list[Period]:
    """The periods that begin with these events."""
    told = said(words_in(drawing), drawing.story(game, seat, action, events))
    return [Period(one.period, one.text) for one in told if one.kind == "period"]


def account(play: Play, drawing: Drawing) -> tuple[list[Period], list[Scored]]:
    """The periods, and all points in their order. Secret ones count when the game is over."""
    points, over = points_of(play.game, drawing), play.state.over()
    periods, found = list[Period]([BEFORE]), list[Scored]()
    before = play.told[0] if play.told else len(play.journal.events)
    answers = [(-1, SPECTATOR, -1, play.journal.events[:before])]
    for at, line in enumerate(play.record.lines):
        answers.append((at, line.seat, play.game.space.parse(line.do), play.events_of(at)))
    began = -1  # the answer with which the newest period began
    for at, seat, action, events in answers:
        splits = bool(begins(play.game, drawing, seat, action, events))
        for event in events:
            if splits:  # only then each event is asked by itself
                new = begins(play.game, drawing, SPECTATOR, -1, [event])
                periods, began = periods + new, at if new else began
            scored = points(play.game, event) if over or event.visible_to(SPECTATOR) else None
            if scored is not None and scored[0] and event.seat != SPECTATOR:
                found.append(Scored(at, len(periods) - 1, event.seat, *scored))
    return count_apart(periods, found, len(play.record.lines) - 1, began) if over else (periods, found)


def count_apart(periods: list[Period], found: list[Scored], last: int, began: int) -> tuple[list[Period], list[Scored]]:
    """The final count as a period of its own, where the story does not tell it: in the answer that ends the game, from
    the first points of a kind that the game had not met before."""
    known = {one.source for one in found if one.line < last}
    for at, one in enumerate(found):
        if one.line == last and one.source not in known and one.period == len(periods) - 1:
            if began < last or (at and found[at - 1].period == one.period):
                return [*periods, AFTER], found[:at] + [later._replace(period=len(periods)) for later in found[at:]]
            break
    return periods, found


def result(play: Play, drawing: Drawing, language: str = ENGLISH) -> Result:
    """How a game stands or ended, told in the drawing's language."""
    scores = play.state.scores()
    periods, account_ = account(play, drawing)
    if len(periods) > 1 and not any(one.period == 0 for one in account_):
        periods, account_ = periods[1:], [one._replace(period=one.period - 1) for one in account_]
    rival = [one for one in account_ if not 0 <= one.seat < len(scores)]  # of a player of the game's own
    account_ = [one for one in account_ if 0 <= one.seat < len(scores)]
    sources = []
    for seat, score in enumerate(scores):
        own = by_source([one for one in account_ if one.seat == seat], account_, len(periods))
        rest = score - sum(map(sum, own.values()))
        if rest:
            own.setdefault(say(language, "source-other"), [0] * len(periods))[-1] += rest  # what no event tells of
        sources.append(rows_of(own))
    early = 1 if periods[0] == BEFORE and len(periods) > 1 else 0  # what a seat begins with turns nothing
    late = all(one.period == len(periods) - 1 for one in account_)  # a game that counts only in the end
    ranks, names = play.state.ranking(), [said_of(one.name, language) for one in periods]
    turns = [] if late else turning_points(account_, names, len(scores), ranks[0], early, language)
    named = [said_of(one.short, language) for one in periods]
    standings = standings_of(play, drawing, len(periods)) if late and len(periods) > 1 else ()
    hers = rows_of(by_source(rival, rival, len(periods)))
    return Result(ranks, scores, named, sources, turns, standings, tints_of(drawing), hers)


def said_of(name: str | Text, language: str) -> str:
    return say(language, name) if isinstance(name, Text) else name


def by_source(own: Sequence[Scored], among: Sequence[Scored], periods: int) -> dict[str, list[int]]:
    """The points of one player by period, with a row for every source that anybody among those has."""
    found = {one.source: [0] * periods for one in among}
    for one in own:
        found[one.source][one.period] += one.points
    return found


def rows_of(own: Mapping[str, Sequence[int]]) -> list[Source]:
    return [Source(name, by_period) for name, by_period in own.items()]


def tints_of(drawing: Drawing) -> dict[str, str]:
    """The colours that a game gives to sources of points, by what they are called."""
    words = words_in(drawing)
    return {words.say(source): tint for source, tint in getattr(drawing, "TINTS", {}).items()}


def standings_of(play: Play, drawing: Drawing, periods: int) -> list[list[int]]:
    """By seat, what a game that counts only in the end would have counted after each period."""
    record, found = play.record, list[list[int]]()
    state = play.game.start(record.seats, Script([value for value, _ in record.chance]))
    for at, line in enumerate(record.lines):
        action = play.game.space.parse(line.do)
        before = state.scores()
        state.apply(line.seat, action, Script([value for value, _ in line.chance]))
        found += [before] * len(begins(play.game, drawing, line.seat, action, play.events_of(at)))
    found = [*found, state.scores()][-periods:]
    found = [found[0]] * (periods - len(found)) + found
    return [[scores[seat] for scores in found] for seat in range(record.seats)]


# ---- the pictures
def charted(result: Result, scene: Scene) -> tuple[Result, Sequence[Seat]]:
    """All who played, each with a row and a line of their own: whom the game itself plays is one more seat."""
    rival = scene.rival
    if rival is None:
        return result, scene.seats
    last = len(scene.seats)
    ranks = [*result.ranks, [last]] if result.ranks[0] else [[last], *result.ranks[1:]]
    standings = [*result.standings, [rival.score] * len(result.periods)] if result.standings else ()
    return replace(
        result, ranks=ranks, scores=[*result.scores, rival.score], sources=[*result.sources, result.rival],
        standings=standings,
    ), [*scene.seats, rival]  # fmt: skip


def winners(result: Result, seats: Sequence[Seat], language: str = ENGLISH) -> str:
    """Who won, as a heading."""
    if not result.ranks[0]:
        return say(language, "winner-game")
    names = listed(language, [seats[seat].title for seat in result.ranks[0]])
    if len(result.ranks[0]) > 1:
        return say(language, "winners", names=names)
    return say(language, "winner", names=names)


def best_score(result: Result) -> int:
    """That of the winner; of a tie that the game has broken as well."""
    return result.scores[by_rank(result)[0][1]]


def names_of(result: Result) -> list[str]:
    """All sources, in the order in which they are stacked."""
    return list(dict.fromkeys(source.name for own in result.sources for source in own))


def totals(result: Result, seat: int) -> dict[str, int]:
    return {source.name: sum(source.by_period) for source in result.sources[seat]}


def by_rank(result: Result) -> list[tuple[int, int]]:
    """Place and seat, the best first; who shares a rank shares the place. Where the game has won, the first is its."""
    found: list[tuple[int, int]] = []
    for tied in result.ranks:
        place = len(found) + (1 if result.ranks[0] else 2)
        found += [(place, seat) for seat in tied]
    return found


def twice(draw: Callable[[int, str], str]) -> str:
    return draw(WIDE, "wide") + draw(NARROW, "narrow")


def badge(seat: Seat, x: float, y: float) -> str:
    """A seat's emblem, its middle at (x, y)."""
    box = f'x="{x - BADGE / 2:.1f}" y="{y - BADGE / 2:.1f}" width="{BADGE}" height="{BADGE}"'
    return f'<svg class="ch-spot" {box}>{seat.emblem}</svg>'


def paint(index: int) -> tuple[str, str]:
    """The colour class of a source, and its pattern."""
    return f"ch-{index % COLOURS + 1}", PATTERNS[index // COLOURS % len(PATTERNS)]


def patterns(name: str) -> str:
    """Each picture brings its own, as one that is not shown lends nothing."""
    return (
        f'<defs><pattern id="{name}-hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><rect class="ch-weave" width="2" height="6"/></pattern>'
        f'<pattern id="{name}-dots" width="6" height="6" patternUnits="userSpaceOnUse">'
        '<circle class="ch-weave" cx="3" cy="3" r="1.4"/></pattern></defs>'
    )


def untinted(result: Result) -> dict[str, int]:
    """The sources that the game gives no colour, each with its number: they share out the colours of the sheet."""
    return {name: number for number, name in enumerate(one for one in names_of(result) if one not in result.tints)}


def piece(index: int, tint: str, name: str, x: float, y: float, width: float, height: float) -> str:
    """A rectangle in the colour and pattern of a source; `tint` is its own colour, where the game gives it one."""
    colour, pattern = paint(index)
    box = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:g}"'
    if tint:
        return f'<rect fill="{tint}" {box}/>'
    over = f'<rect {box} fill="url(#{name}-{pattern})"/>' if pattern else ""
    return f'<rect class="{colour}" {box}/>{over}'


ROW: Final = 62
BAR: Final = 24


def bars(result: Result, seats: Sequence[Seat], language: str = ENGLISH) -> str:
    """Stacked bars by source, a row for each seat, the best first, with a legend."""
    best = seats[by_rank(result)[0][1]].title
    title = say(language, "chart-bars-title", names=best)
    desc = "; ".join(f"{place}. {seats[seat].title}: {result.scores[seat]}" for place, seat in by_rank(result))
    head = f"<title>{esc(title)}</title><desc>{esc(desc)}</desc>"

    def draw(width: int, kind: str) -> str:
        rows = "".join(bar_row(result, seats, at, width, f"bars-{kind}") for at in range(len(seats)))
        return (
            f'<svg class="ch-bars ch-{kind}" role="img" viewBox="0 0 {width} {ROW * len(seats)}">'
            f"{head}{patterns(f'bars-{kind}')}{rows}</svg>"
        )

    return f'<div class="chart">{twice(draw)}{legend(result)}</div>'


def bar_row(result: Result, seats: Sequence[Seat], at: int, width: int, name: str) -> str:
    """One seat: place, emblem, title and total, and its bar below; what was lost stands left of zero."""
    rank, seat = by_rank(result)[at]
    top, it, plain = at * ROW, seats[seat], untinted(result)
    below = max(-sum(min(n, 0) for n in totals(result, other).values()) for other in range(len(seats)))
    above = max(sum(max(n, 0) for n in totals(result, other).values()) for other in range(len(seats)))
    unit = width / max(below + above, 1)
    right = left = below * unit
    parts: list[str] = []
    for source, n in totals(result, seat).items():
        x, wide = (right, n * unit) if n > 0 else (left + n * unit, -n * unit)
        right, left = (right + wide, left) if n > 0 else (right, left - wide)
        if n:
            tint = result.tints.get(source, "")
            parts.append(bar_part(plain.get(source, 0), tint, source, n, x, top + 32, wide, name))
    zero = f'<path class="ch-zero" d="M{below * unit:.1f} {top + 29}v{BAR + 6}"/>' if below else ""
    return (
        f'<g><text class="ch-place" x="0" y="{top + 20}">{rank}</text>{badge(it, 29, top + 15)}'
        f'<text class="ch-name" x="48" y="{top + 20}">{esc(it.title)}</text>'
        f'<text class="ch-total" x="{width}" y="{top + 22}">{result.scores[seat]}</text>{"".join(parts)}{zero}</g>'
    )


def bar_part(index: int, tint: str, source: str, n: int, x: float, y: float, width: float, name: str) -> str:
    inside = ""
    if width >= 8 * len(str(n)) + 5:
        text = str(n).replace("-", "−")
        on = "on-tint" if tint else f"on-{paint(index)[0]}"
        inside = f'<text class="ch-value {on}" x="{x + width / 2:.1f}" y="{y + 16.5:g}">{text}</text>'
    said = f"<title>{esc(source)}: {n}</title>"
    return f'<g class="ch-part">{said}{piece(index, tint, name, x, y, width, BAR)}{inside}</g>'


def legend(result: Result) -> str:
    rows, plain = [], untinted(result)
    for index, name in enumerate(names_of(result)):
        own = f"legend-{index}"
        square = piece(plain.get(name, 0), result.tints.get(name, ""), own, 0, 0, 14, 14)
        swatch = f'<svg class="ch-swatch" aria-hidden="true">{patterns(own)}{square}</svg>'
        rows.append(f"<li>{swatch}{esc(name)}</li>")
    return f'<ul class="ch-legend">{"".join(rows)}</ul>'


# ---- scores over time
TOP, BOTTOM, LEFT, RIGHT = 12, 26, 32, 70
GAP: Final = 24  # between two emblems at the right


def running(result: Result, seat: int) -> list[int]:
    """The seat's score at the end of each period."""
    if result.standings:
        return list(result.standings[seat])
    return list(accumulate(sum(s.by_period[at] for s in result.sources[seat]) for at in range(len(result.periods))))


def ticks(low: int, high: int) -> list[int]:
    """Round numbers from below the lowest to above the highest score, about five of them."""
    rough = max(high - low, 4) / 4
    power = 10 ** floor(log10(rough))
    step = next(size for size in (power, 2 * power, power * 5 // 2, 5 * power, 10 * power) if size >= rough)
    first = floor(low / step)
    return [step * n for n in range(first, max(ceil(high / step), first + 1) + 1)]


def lines(result: Result, seats: Sequence[Seat], language: str = ENGLISH) -> str:
    """The scores from period to period; each line ends at its seat's emblem."""
    desc = "; ".join(
        f"{seats[seat].title}: {', '.join(map(str, running(result, seat)))}" for _, seat in by_rank(result)
    )
    head = f"<title>{esc(say(language, 'chart-lines-title'))}</title><desc>{esc(desc)}</desc>"

    def draw(width: int, kind: str) -> str:
        height = 260 if kind == "wide" else 240
        inside = lines_inside(result, seats, width, height)
        return f'<svg class="ch-lines ch-{kind}" role="img" viewBox="0 0 {width} {height}">{head}{inside}</svg>'

    return f'<div class="chart">{twice(draw)}</div>'


def lines_inside(result: Result, seats: Sequence[Seat], width: int, height: int) -> str:
    scores = [running(result, seat) for seat in range(len(seats))]
    marks = ticks(min(map(min, scores)), max(map(max, scores)))
    steps = max(len(result.periods) - 1, 1)

    def x(at: int) -> float:
        return LEFT + (width - LEFT - RIGHT) * (at if len(result.periods) > 1 else 1) / steps

    def y(score: float) -> float:
        return TOP + (height - TOP - BOTTOM) * (marks[-1] - score) / (marks[-1] - marks[0])

    grid = "".join(
        f'<path class="ch-grid" d="M{LEFT} {y(mark):.1f}H{width - RIGHT}"/>'
        f'<text class="ch-tick" x="{LEFT - 6}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark}</text>'
        for mark in marks
    )
    axis = "".join(
        f'<text class="ch-tick" x="{x(at):.1f}" y="{height - 8}" text-anchor="middle">{esc(period)}</text>'
        for at, period in enumerate(result.periods)
    )
    ends = apart([y(own[-1]) for own in scores], TOP, height - BOTTOM)
    order = [seat for _, seat in reversed(by_rank(result))]  # the winner's line on top
    drawn = "".join(
        line_of(seats[s], scores[s], [(x(at), y(n)) for at, n in enumerate(scores[s])], ends[s]) for s in order
    )
    return grid + axis + drawn


def line_of(seat: Seat, scores: Sequence[int], at: Sequence[tuple[float, float]], end: float) -> str:
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at)
    last = at[-1][0]
    dots = "".join(
        f'<circle class="ch-dot" cx="{x:.1f}" cy="{y:.1f}" r="3.6"><title>{esc(seat.title)}: {n}</title></circle>'
        for (x, y), n in zip(at, scores)
    )
    return (
        f'<g class="{esc(seat.colour)}"><path class="ch-under" d="{path}"/><path class="ch-over" d="{path}"/>{dots}'
        f'<path class="ch-lead" d="M{last + 4:.1f} {at[-1][1]:.1f}L{last + 12:.1f} {end:.1f}"/>'
        f"{badge(seat, last + 23, end)}"
        f'<text class="ch-end" x="{last + 37:.1f}" y="{end + 4.5:.1f}">{scores[-1]}</text></g>'
    )


def apart(wanted: Sequence[float], low: float, high: float) -> list[float]:
    """Places as near to the wanted ones as a gap between them and the frame allow."""
    found = list(wanted)
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + GAP)
    limit = high
    for at in reversed(order):
        found[at] = min(found[at], limit)
        limit = found[at] - GAP
    return [max(place, low) for place in found]


# ---- for those who do not see
def table(result: Result, seats: Sequence[Seat], language: str = ENGLISH) -> str:
    """The same in figures: by source, and the score after each period."""
    order = [seat for _, seat in by_rank(result)]
    head = "".join(f'<th scope="col">{esc(seats[seat].title)}</th>' for seat in order)
    own = [totals(result, seat) for seat in range(len(seats))]
    sources = [(name, [own[seat].get(name, 0) for seat in order]) for name in names_of(result)]
    sources.append((say(language, "figures-total"), [result.scores[seat] for seat in order]))
    progress = [
        (say(language, "figures-after", period=name), [running(result, seat)[at] for seat in order])
        for at, name in enumerate(result.periods)
    ]
    caption = esc(say(language, "figures-caption"))
    body = "".join(f"<tbody>{''.join(map(table_row, rows))}</tbody>" for rows in (sources, progress))
    return f'<table class="figures"><caption>{caption}</caption><thead><tr><td></td>{head}</tr></thead>{body}</table>'


def table_row(row: tuple[str, Sequence[int]]) -> str:
    name, values = row
    cells = "".join(f"<td>{n}</td>" for n in values)
    return f'<tr><th scope="row">{esc(name)}</th>{cells}</tr>'
