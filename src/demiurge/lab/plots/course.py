"""How sure is it? The interval that holds at every look, as it narrows, and as it probably will."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from demiurge.lab.plots.marks import Plot, Scale, digits_of, dot, drawn, line, mark, step_of, words
from demiurge.lab.running import Question
from demiurge.lab.statistics import LEVEL, always
from demiurge.lab.telling import Teller

Look = tuple[float, float, float]


def course(t: Teller, one: Question, planned: int, likely: int, compared: bool = True, level: float = LEVEL) -> Plot:
    """The looks so far, and the projected width up to the planned end."""
    pairs, value, half = one.course[-1]
    root = half / always(pairs, planned, level) * sqrt(pairs)
    after = range(pairs, planned + 1, max(1, planned // 80))
    ahead: list[Look] = [(n, value, always(n, planned, level) * root / sqrt(n)) for n in after]
    first = one.course[len(one.course) // 3][2] if len(one.course) > 3 else half
    top, low = value + max(first, half) * 1.5, value - max(first, half) * 1.5
    if compared:
        top, low = max(top, 0.5), min(low, -0.5)

    def draw(width: int) -> tuple[int, str]:
        height = 300 if width > 400 else 240
        x, y = Scale(0, planned, 46, width - 10), Scale(low, top, height - 30, 12)
        body, step = "", step_of(top - low, 6)
        for tick in y.ticks(6):
            zero = compared and abs(tick) < step / 2
            said = t.signed(tick, digits_of(step)) if compared else t.num(tick, digits_of(step))
            body += line(46, y(tick), width - 10, y(tick), "zero" if zero else "grid") + words(
                40, y(tick) + 4, said, "second end"
            )
        for tick in x.ticks(5 if width > 400 else 3):
            body += words(x(tick), height - 10, t.whole(tick), "second middle")
        body += words(width - 10, height - 34, t("pairs"), "small end")
        body += band(ahead, x, y, "future") + band(one.course, x, y, "past")
        path = "L".join(f"{x(n):.1f} {y(at):.1f}" for n, at, _ in one.course)
        body += f'<path class="course" d="M{path}"/>'
        if likely:
            body += line(x(likely), 12, x(likely), height - 30, "dotted")
            end = x(likely) > width / 2
            shift = -8 if end else 8
            body += words(x(likely) + shift, 24, t("likely-stop", n=t.whole(likely)), "name end" if end else "name")
        for n, at, reach in one.course:
            told = [
                t("told-pairs", n=t.whole(n)),
                f"{t.num(at, 2)} ({t('between', low=t.num(at - reach, 2), high=t.num(at + reach, 2))})",
            ]
            last = n == pairs
            inside = line(x(n), y(at - reach), x(n), y(at + reach), "sure-mine" if last else "hidden")
            body += mark(f"look/{n}", told, inside + dot(x(n), y(at), 7 if last else 2, "mine"))
        return height, body

    rows = [(t.whole(n), t.num(at, 2), t.num(at - reach, 2), t.num(at + reach, 2)) for n, at, reach in one.course]
    head = (t("pairs"), t("figure-value"), t("figure-low"), t("figure-high"))
    return Plot(*drawn(draw, t("plot-course"), 720), head, rows)


def band(looks: Sequence[Look], x: Scale, y: Scale, look: str) -> str:
    edge = [(x(n), y(at + reach)) for n, at, reach in looks] + [
        (x(n), y(at - reach)) for n, at, reach in reversed(looks)
    ]
    return f'<path class="{look}" d="M{"L".join(f"{a:.1f} {b:.1f}" for a, b in edge)}Z"/>'
