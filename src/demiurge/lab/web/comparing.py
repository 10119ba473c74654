"""Several runs side by side: their key figures in a table, and what each was asked first on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from markupsafe import Markup, escape

from demiurge.lab.report import Figure, Question, Report
from demiurge.lab.telling import Teller
from demiurge.lab.web.pages import say
from demiurge.lab.web.showing import Shown

TOTALS: Final = ("mean", "winner", "lead", "length")  # of a report
WIDE, PHONE, ROW, LEFT, RIGHT, PHONE_LEFT = 900, 340, 34, 300, 130, 8
TICKS: Final = 6  # at most so many, and about
STEPS: Final = (1, 2, 5, 10)
LONGEST: Final = 46  # letters of a run's name in the plot


@dataclass(frozen=True)
class Line:
    """A figure of every run."""

    title: str
    cells: Sequence[str]


@dataclass(frozen=True)
class Compared:
    lines: Sequence[Line]
    wide: Markup
    phone: Markup


def compared(columns: Sequence[Shown], language: str) -> Compared:
    reports = [one.report for one in columns if one.report is not None]
    t = Teller(language)
    facts = [
        ("compare-game", [one.game for one in columns]),
        ("compare-seats", [str(report["seats"]) for report in reports]),
        ("compare-bots", [one.bots for one in columns]),
        ("compare-games", [t.whole(report["games"]) for report in reports]),
        ("compare-found", [" ".join(filter(None, (one.figure[0], bracketed(one.figure[1])))) for one in columns]),
        ("compare-taken", [taken(report, t) for report in reports]),
        ("compare-wins", [wins(report, t) for report in reports]),
        ("compare-same", [t.percent(report["same"]) if len(report["sets"]) > 1 else "–" for report in reports]),
        *[(f"compare-{key}", [total(report, key, t) for report in reports]) for key in TOTALS],
        ("compare-called", [called(report, language) for report in reports]),
    ]
    lines = [Line(say(language, title), cells) for title, cells in facts]
    return Compared(lines, plot(columns, t, WIDE, LEFT), plot(columns, t, PHONE, PHONE_LEFT))


def bracketed(text: str) -> str:
    return f"({text})" if text else ""


# ---- figures
def asked(report: Report) -> Question | None:
    return report["questions"][0] if report["questions"] else None


def figures(report: Report, key: str) -> list[Figure]:
    """Of the component that was asked about first."""
    first = asked(report)
    for one in report["components"]:
        if first is not None and first["id"] and one["id"] == first["id"]:
            return one["rate"] if key == "rate" else one["wins"]
    return []


def shares(found: Sequence[Figure], t: Teller) -> str:
    """Now, and before."""
    return " ← ".join(t.percent(one["value"]) for one in found) or "–"


def taken(report: Report, t: Teller) -> str:
    return shares(figures(report, "rate"), t)


def wins(report: Report, t: Teller) -> str:
    return shares(figures(report, "wins"), t)


def total(report: Report, key: str, t: Teller) -> str:
    found = report["totals"].get(key)
    if found is None or not found["mean"]:
        return "–"
    value, change = t.num(found["mean"][0]["value"]), found["change"]
    return f"{value} ({t.give_or_take(change['value'], change['se'])})" if change else value


def called(report: Report, language: str) -> str:
    return say(language, "compare-called-of", n=report["called"], of=report["comparisons"])


# ---- what was asked first, on one scale
def plot(columns: Sequence[Shown], t: Teller, width: int, left: int) -> Markup:
    """A bar for each run: the interval that holds at every look, in the colour of mine; its middle a dot."""
    found = [(one, first) for one in columns if (first := compared_question(one)) is not None]
    if not found:
        return Markup()
    narrow = width == PHONE
    ends = [end for _, first in found for end in (first["low"], first["high"])] + [0.0]
    low, high = min(ends), max(ends)
    room = max(high - low, 1e-6)
    low, high = low - 0.06 * room, high + 0.06 * room
    right = 12 if narrow else RIGHT

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (width - left - right)

    pitch = 2 * ROW if narrow else ROW
    tall = pitch * len(found) + 34
    parts = []
    marked = ticks(low, high)
    digits = max(1, -floor(log10(marked[1] - marked[0]) + 1e-9)) if len(marked) > 1 else 1
    for value in marked:
        parts.append(f'<line class="g" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="6" y2="{tall - 24}"/>')
        parts.append(f'<text class="d m" x="{x(value):.1f}" y="{tall - 8}">{t.signed(value, digits)}</text>')
    parts.append(f'<line class="z" x1="{x(0):.1f}" x2="{x(0):.1f}" y1="6" y2="{tall - 24}"/>')
    for at, (one, first) in enumerate(found):
        y = pitch * at + (pitch - 14 if narrow else pitch / 2 + 4)
        start, line = (left, y - 16) if narrow else (0, y + 4)
        figure, between = map(escape, one.figure)
        parts.append(f'<text x="{start}" y="{line:.1f}">{escape(cut(one.title, LONGEST))}</text>')
        parts.append(
            f'<line class="ci" x1="{x(first["low"]):.1f}" x2="{x(first["high"]):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        parts.append(f'<circle class="mine" cx="{x(first["value"]):.1f}" cy="{y:.1f}" r="5"/>')
        if not narrow:
            parts.append(f'<text class="e" x="{width}" y="{line:.1f}">{figure} ({between})</text>')
    label = escape(say(t.language, "compare-plot"))
    named = f'class="lab-plot {"phone" if narrow else "wide"}" role="img" aria-label="{label}"'
    return Markup(f'<svg {named} viewBox="0 0 {width} {tall}">{"".join(parts)}</svg>')


def compared_question(one: Shown) -> Question | None:
    """What a run was asked first, if it compares two sets and can say something."""
    first = asked(one.report) if one.report and len(one.report["sets"]) > 1 else None
    return None if first is None or first["few"] else first


def ticks(low: float, high: float) -> list[float]:
    """Round values between two others, a few of them; 0 has a line of its own."""
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * by for by in STEPS if power * by >= rough)
    return [at * step for at in range(ceil(low / step), floor(high / step) + 1)]


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
