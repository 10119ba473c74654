"""What is open, and what is taken: dead answers and forced ones are seen here."""

from __future__ import annotations

from typing import Final

from demiurge.lab.plots.marks import Plot, Scale, box, digits_of, drawn, line, mark, step_of, words
from demiurge.lab.report import Report, Verb
from demiurge.lab.telling import Teller

ROW: Final = 28
OFTEN: Final = 0.01  # of all choices; what is open more rarely stands in the table alone


def answers(t: Teller, report: Report) -> Plot:
    compared = len(report["sets"]) > 1
    shown = [one for one in report["verbs"] if one["open"][0]["value"] > OFTEN][:18]
    most = max([one["open"][0]["value"] for one in shown], default=1.0)

    def draw(width: int) -> tuple[int, str]:
        left, right = (150, 84) if width > 400 else (116, 44)
        x, y = Scale(0, most, left, width - right - 40), 20.0
        height, step = int(y + ROW * len(shown)), step_of(most, 4)
        body = words(width - 2, 10, t("change-points"), "small end") if compared and width > 400 else ""
        for tick in x.ticks(4 if width > 400 else 2):
            body += line(x(tick), 14, x(tick), height, "grid" if tick else "zero")
            body += words(x(tick), height + 16, t.percent(tick, digits_of(step * 100)), "second middle")
        for one in shown:
            body += row(one, x, y, left, width)
            y += ROW
        return height + 24, body

    def row(one: Verb, x: Scale, y: float, left: float, width: int) -> str:
        open, taken = one["open"][0]["value"], one["taken"][0]["value"]
        inside = box(0, y, width, ROW, "hit") + words(left - 8, y + 17, t.name(one["name"]), "end", int(left / 6.9))
        inside += box(x(0), y + 4, x(open) - x(0), 18, "heap", 3) + box(
            x(0), y + 8, x(open * taken) - x(0), 10, "full", 2
        )
        inside += words(x(open) + 8, y + 17, t.percent(taken), "name")
        if compared:
            before = x(open * one["taken"][1]["value"])
            inside += line(before, y + 5, before, y + 21, "was")
            change = one["change"]
            if width > 400 and change:
                said = t("few") if change["few"] else t.signed(100 * change["value"])
                inside += words(width - 2, y + 17, said, "second end")
        return mark(f"verb/{t.name(one['name'])}", told(t, one), inside)

    sets = [t.set_name(report, arm) for arm in range(len(report["sets"]))]
    heads = [f"{t(id)}, {name}" if compared else t(id) for id in ("figure-open", "figure-chosen") for name in sets]
    rows = [
        [t.name(one["name"]), *[t.percent(found["value"], 1) for found in (*one["open"], *one["taken"])]]
        for one in report["verbs"]
    ]
    return Plot(*drawn(draw, t("plot-answers"), 692), ["", *heads], rows)


def told(t: Teller, one: Verb) -> list[str]:
    found = [t.name(one["name"]), t("told-open", n=t.percent(one["open"][0]["value"], 1))]
    found.append(t("told-chosen", n=t.percent(one["taken"][0]["value"], 1)))
    if len(one["taken"]) > 1:
        found.append(t("told-chosen-before", n=t.percent(one["taken"][1]["value"], 1)))
    return found
