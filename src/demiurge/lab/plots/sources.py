"""Where points come from, round by round, and which sources have grown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from demiurge.kit.markup import esc
from demiurge.lab.plots.marks import Plot, Scale, box, digits_of, dot, drawn, line, mark, step_of, words
from demiurge.lab.report import Report, Source
from demiurge.lab.telling import ONCE, Teller

COLOURS: Final = 7  # the last one of the eight is for all the rest
TALL: Final = 250
ROW: Final = 20


class Layer(NamedTuple):
    """Sources that share a colour."""

    name: str
    colour: int
    periods: list[list[float]]


def layers_of(t: Teller, report: Report) -> list[Layer]:
    """The largest sources, each in a colour of its own; the rest together."""
    listed = sorted(report["sources"], key=lambda one: -abs(one["total"][0]["value"]))
    own, rest = listed[:COLOURS], listed[COLOURS:]
    found = [Layer(t.name(one["name"]), n + 1, one["periods"]) for n, one in enumerate(own)]
    if rest:
        arms = range(len(report["sets"]))
        sums = [[sum(column) for column in zip(*[one["periods"][arm] for one in rest])] for arm in arms]
        found.append(Layer(t("other-sources", n=len(rest)), COLOURS + 1, sums))
    return found


def by_period(t: Teller, report: Report) -> Plot:
    """Columns for mine, a black stroke for the total before. What is lost lies below nothing."""
    layers, names = layers_of(t, report), [t.name(one) for one in report["periods"]]
    columns = range(len(names))
    above = [sum(max(layer.periods[0][at], 0) for layer in layers) for at in columns]
    below = [sum(min(layer.periods[0][at], 0) for layer in layers) for at in columns]
    before = [sum(layer.periods[1][at] for layer in layers) for at in columns] if len(report["sets"]) > 1 else []
    high, low = max([*above, *before, 1.0]), min([*below, 0.0])

    def draw(width: int) -> tuple[int, str]:
        x, y = Scale(0, len(names), 30, width), Scale(low, high, TALL, 22)
        wide = (x(1) - x(0)) * 0.76
        body, step = "", step_of(high - low, 5)
        for tick in y.ticks(5):
            body += line(28, y(tick), width, y(tick), "grid" if tick else "zero")
            body += words(24, y(tick) + 4, t.num(tick, digits_of(step)), "second end")
        for at in columns:
            left, up, down = x(at) + (x(1) - x(0) - wide) / 2, 0.0, 0.0
            for layer in layers:
                n = layer.periods[0][at]
                start = up if n > 0 else down
                up, down = (up + n, down) if n > 0 else (up, down + n)
                if abs(n) > 0.004:
                    body += part(layer, at, left, wide, start, n, y)
            if before:
                body += line(left - 4, y(before[at]), left + wide + 4, y(before[at]), "stroke")
            total = above[at] + below[at]
            if width > 400 or len(names) < 8:
                peak = max(above[at], before[at] if before else 0)
                body += words(left + wide / 2, y(peak) - 6, t.num(total) if total > 0.05 else "", "name middle")
            body += words(left + wide / 2, TALL + 18, names[at], "second middle", 8 if width > 400 else 5)
        return TALL + 26, body

    def part(layer: Layer, at: int, left: float, wide: float, start: float, n: float, y: Scale) -> str:
        top, bottom = y(max(start, start + n)), y(min(start, start + n))
        inside = box(left, top, wide, bottom - top, f"layer c{layer.colour}")
        if bottom - top > 15 and wide > 26:
            inside += words(left + wide / 2, (top + bottom) / 2 + 4, t.num(n), f"name middle on-c{layer.colour}")
        said = [layer.name, t("told-period", period=names[at], n=t.num(n, 2))]
        if before:
            said.append(t("told-period-before", n=t.num(layer.periods[1][at], 2)))
        return mark(f"source/{layer.name}", said, inside)

    rows = [[layer.name, *[t.num(n, 2) for n in layer.periods[0]]] for layer in layers]
    return Plot(*drawn(draw, t("plot-sources"), 720), ["", *names], rows)


def legend(t: Teller, report: Report) -> str:
    items = [
        f'<li><svg class="swatch" viewBox="0 0 12 12" aria-hidden="true">'
        f"{box(0, 0, 12, 12, f'layer c{layer.colour}', 3)}</svg>{esc(layer.name)}</li>"
        for layer in layers_of(t, report)
    ]
    return f'<ul class="key">{"".join(items)}</ul>'


def differences(t: Teller, report: Report) -> Plot:
    """Points of a seat in a game by source: mine less the other where there is another, else as they are."""
    compared = len(report["sets"]) > 1
    shown = report["sources"][:16]

    def value_of(one: Source) -> tuple[float, float]:
        found = one["change"] if compared and one["change"] else one["total"][0]
        return found["value"], found["se"]

    ends = [0.0, *[value_of(one)[0] + side * ONCE * value_of(one)[1] for one in shown for side in (-1, 1)]]

    def draw(width: int) -> tuple[int, str]:
        left = 190 if width > 400 else 150
        pad = max(max(ends) - min(ends), 0.05) * 0.08
        x, y = Scale(min(ends) - pad, max(ends) + pad, left, width - 8), 18.0
        height, step = int(y + ROW * len(shown)), step_of(x.high - x.low, 4)
        body = ""
        for tick in x.ticks(4):
            zero = abs(tick) < step / 2
            body += line(x(tick), 6, x(tick), height - 6, "zero" if zero else "grid")
            said = (t.signed if compared else t.num)(tick, 0 if zero else digits_of(step))
            body += words(x(tick), height + 12, said, "second middle")
        for one in shown:
            body += row(one, x, y, left, width)
            y += ROW
        return height + 20, body

    def row(one: Source, x: Scale, y: float, left: float, width: int) -> str:
        value, se = value_of(one)
        moved = bool(compared and one["change"] and one["change"]["called"])
        inside = box(0, y - ROW / 2, width, ROW, "hit")
        inside += words(
            left - 10, y + 4, t.name(one["name"]), "mine-name end" if moved else "end", 26 if left > 160 else 19
        )
        inside += line(x(value - ONCE * se), y, x(value + ONCE * se), y, "sure-mine" if moved else "sure")
        inside += dot(x(value), y, 4, "mine" if moved else "point")
        return mark(f"source/{t.name(one['name'])}", told_source(t, one), inside)

    return Plot(
        *drawn(draw, t("plot-differences"), 600), heads(t, report), [figures(t, one) for one in report["sources"]]
    )


def told_source(t: Teller, one: Source) -> list[str]:
    found = [t.name(one["name"]), t("told-source", n=t.within(one["total"][0], 2))]
    if len(one["total"]) > 1:
        found.append(t("told-source-before", n=t.within(one["total"][1], 2)))
        if one["change"] and not one["change"]["few"]:
            found.append(t("told-difference", n=t.give_or_take(one["change"]["value"], one["change"]["se"], 2)))
    return found


def heads(t: Teller, report: Report) -> Sequence[str]:
    sets = [t.set_name(report, arm) for arm in range(len(report["sets"]))]
    return ["", *sets, t("figure-difference")] if len(sets) > 1 else ["", t("figure-points")]


def figures(t: Teller, one: Source) -> list[str]:
    found = [t.name(one["name"]), *[t.num(total["value"], 2) for total in one["total"]]]
    if len(one["total"]) > 1:
        change = one["change"]
        found.append(t("few") if not change or change["few"] else t.give_or_take(change["value"], change["se"], 2))
    return found
