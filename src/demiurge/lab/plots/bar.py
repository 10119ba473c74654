"""The bar below the headline: a difference with its interval, a row for each that was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.lab.plots.marks import Plot, Scale, box, digits_of, dot, drawn, line, mark, step_of, words
from demiurge.lab.report import Question
from demiurge.lab.telling import Teller

ROW: Final = 34
NAMES: Final = 150
LONGEST: Final = 20
MOST: Final = 8  # rows


def bar(t: Teller, asked: Sequence[Question]) -> Plot:
    """Pale: what holds at every look; dark: 95 % of a single one; dotted: what the change gives on paper."""
    shown = asked[:MOST]
    ends = [0.0, *[end for one in shown for end in (one["low"], one["high"])]]
    ends += [one["promised"] for one in shown if one["promised"] is not None]
    spread = max(max(ends) - min(ends), 0.2)

    def draw(width: int) -> tuple[int, str]:
        left = NAMES if len(shown) > 1 else 24
        x = Scale(min(ends) - spread * 0.15, max(ends) + spread * 0.15, left, width - 24)
        bottom, step = 28 + ROW * len(shown), step_of(x.high - x.low, 5)
        found = ""
        for tick in x.ticks(5 if width > 400 else 3):
            zero = abs(tick) < step / 2
            said = t("no-change") if zero else t("unit-vp", n=t.signed(tick, digits_of(step)))
            found += line(x(tick), 22, x(tick), bottom, "zero" if zero else "grid")
            found += words(x(tick), bottom + 18, said, "second middle")
        for n, one in enumerate(shown):
            found += row(one, x, 40 + ROW * n, width)
        return bottom + 26, found

    def row(one: Question, x: Scale, y: float, width: int) -> str:
        found = ""
        if one["promised"] is not None:
            at = x(one["promised"])
            end = at > width / 2
            found += line(at, y - 26, at, y + 20, "dotted")
            said = t("promised", n=t.signed(one["promised"], 0))
            found += (
                words(at + (-6 if end else 6), y - 22, said, "small end" if end else "small") if len(shown) == 1 else ""
            )
        inside = words(NAMES - 12, y + 4, name_of(t, one), "mine-name end", LONGEST) if len(shown) > 1 else ""
        inside += box(x(one["low"]), y - 6, x(one["high"]) - x(one["low"]), 12, "pale", 6)
        inside += box(x(one["low_once"]), y - 6, x(one["high_once"]) - x(one["low_once"]), 12, "deep", 6)
        return found + mark(one["id"], told(t, one), inside + dot(x(one["value"]), y, 8, "mine"))

    head = ("", t("figure-difference"), t("figure-always"), t("figure-once"))
    rows = [(name_of(t, one), *figures(t, one)) for one in shown]
    return Plot(*drawn(draw, t("plot-bar", name=name_of(t, shown[0])), 720), head, rows)


def name_of(t: Teller, one: Question) -> str:
    return t.name(one["name"]) or t("total-mean")


def figures(t: Teller, one: Question) -> tuple[str, str, str]:
    always = t("between", low=t.num(one["low"], 2), high=t.num(one["high"], 2))
    return (
        t.signed(one["value"], 2),
        always,
        t("between", low=t.num(one["low_once"], 2), high=t.num(one["high_once"], 2)),
    )


def told(t: Teller, one: Question) -> list[str]:
    value, always, once = figures(t, one)
    found = [name_of(t, one), t("told-difference", n=value), t("told-always", between=always)]
    return [*found, t("told-once", between=once)]
