"""The bar below the headline: a difference with its interval."""

from __future__ import annotations

from demiurge.lab.plots.marks import Plot, Scale, box, digits_of, dot, drawn, line, mark, step_of, words
from demiurge.lab.report import Question
from demiurge.lab.telling import Teller


def bar(t: Teller, one: Question) -> Plot:
    """Pale: what holds at every look; dark: 95 % of a single one; dotted: what the change gives on paper."""
    ends = [0.0, one["low"], one["high"], *([one["promised"]] if one["promised"] is not None else [])]
    spread = max(max(ends) - min(ends), 0.2)
    told = [
        t.name(one["name"]) or t("total-mean"),
        t("told-difference", n=t.signed(one["value"], 2)),
        t("told-always", low=t.num(one["low"], 2), high=t.num(one["high"], 2)),
        t("told-once", low=t.num(one["low_once"], 2), high=t.num(one["high_once"], 2)),
    ]

    def draw(width: int) -> tuple[int, str]:
        x = Scale(min(ends) - spread * 0.15, max(ends) + spread * 0.15, 24, width - 24)
        found, step = "", step_of(x.high - x.low, 5)
        for tick in x.ticks(5):
            zero = abs(tick) < step / 2
            said = t("no-change") if zero else t("unit-vp", n=t.signed(tick, digits_of(step)))
            found += line(x(tick), 22, x(tick), 62, "zero" if zero else "grid") + words(
                x(tick), 80, said, "second middle"
            )
        if one["promised"] is not None:
            at = x(one["promised"])
            side = "small end" if at > width / 2 else "small"
            found += line(at, 10, at, 62, "dotted")
            found += words(at + (-6 if at > width / 2 else 6), 16, t("promised", n=t.signed(one["promised"], 0)), side)
        inside = box(x(one["low"]), 34, x(one["high"]) - x(one["low"]), 12, "pale", 6)
        inside += box(x(one["low_once"]), 34, x(one["high_once"]) - x(one["low_once"]), 12, "deep", 6)
        inside += dot(x(one["value"]), 40, 8, "mine")
        return 88, found + mark(one["id"], told, inside)

    label = t("plot-bar", name=told[0])
    return Plot(*drawn(draw, label, 720), ("", t("figure-value")), [(part, "") for part in told[1:]])
