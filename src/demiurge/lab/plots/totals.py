"""The whole game: how long it is, how scores lie, who gains by a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.lab.plots.marks import Plot, Scale, box, digits_of, dot, drawn, line, mark, step_of, words
from demiurge.lab.report import Report, Total
from demiurge.lab.telling import ONCE, Teller

TALL: Final = 140
BARS: Final = 26


def bins(counts: Sequence[Sequence[Sequence[int]]]) -> tuple[int, int, list[dict[int, int]]]:
    """The step, the first bin, and for each set how many fall into each."""
    values = [value for one in counts for value, _ in one]
    low, high = min(values), max(values)
    step = max(1, round(step_of(high - low + 1, BARS)))
    found = []
    for one in counts:
        bin_of: dict[int, int] = {}
        for value, times in one:
            bin_of[value // step * step] = bin_of.get(value // step * step, 0) + times
        found.append(bin_of)
    return step, low // step * step, found


def spread(t: Teller, report: Report, total: Total, label: str, told: str) -> Plot:
    """A field for mine, a line for what it is compared with, and the mean. `told`: the message of one bar."""
    step, first, found = bins(total["counts"])
    mine, last = found[0], max(max(one) for one in found) + step
    most = max(max(one.values()) for one in found)
    mean = total["mean"][0]["value"]

    def draw(width: int) -> tuple[int, str]:
        x, y = Scale(first, last, 2, width - 2), Scale(0, most, TALL, 18)
        body = ""
        for at in range(first, last, step):
            times = mine.get(at, 0)
            inside = box(x(at) + 0.5, y(times), x(at + step) - x(at) - 1, TALL - y(times), "heap")
            inside += box(x(at), 16, x(at + step) - x(at), TALL - 16, "hit")
            said = [t(told, low=at, high=at + step - 1), t("told-times", n=t.whole(times))]
            if len(found) > 1:
                said.append(t("told-times-before", n=t.whole(found[1].get(at, 0))))
            body += mark(f"{label}/{at}", said, inside)
        if len(found) > 1:
            steps = "".join(
                f"H{x(at):.1f}V{y(found[1].get(at, 0)):.1f}H{x(at + step):.1f}" for at in range(first, last, step)
            )
            body += f'<path class="outline" d="M{x(first):.1f} {TALL}{steps}V{TALL}"/>'
        body += line(0, TALL, width, TALL, "zero")
        for tick in x.ticks(5):
            body += words(x(tick), TALL + 18, t.whole(tick), "second middle")
        end = x(mean) > width * 0.7
        body += line(x(mean), 8, x(mean), TALL, "middle-line")
        body += words(x(mean) + (-6 if end else 6), 12, t("mean-is", n=t.num(mean)), "name end" if end else "name")
        return TALL + 24, body

    rows = [
        [t(told, low=at, high=at + step - 1), *[t.whole(one.get(at, 0)) for one in found]]
        for at in range(first, last, step)
    ]
    return Plot(*drawn(draw, label, 362), ["", *[t.set_name(report, arm) for arm in range(len(found))]], rows)


def gains(t: Teller, report: Report) -> Plot:
    """The mean of all seats, the winner, and who takes what was changed: mine less the other, in pairs."""
    rows: list[tuple[str, str, float, float, bool]] = []
    for key in ("mean", "winner", "lead"):
        change = report["totals"][key]["change"] if key in report["totals"] else None
        if change:
            rows.append((key, t(f"gain-{key}"), change["value"], change["se"], False))
    for one in report["questions"][:4]:
        if one["id"] and not one["few"]:
            rows.append((one["id"], t("gain-owner", name=t.name(one["name"])), one["value"], one["se"], True))
    ends = [0.0, *[value + side * ONCE * se for _, _, value, se, _ in rows for side in (-1, 1)]]

    def draw(width: int) -> tuple[int, str]:
        left = 150
        pad = max(max(ends) - min(ends), 0.1) * 0.12
        x, y = Scale(min(ends) - pad, max(ends) + pad, left, width - 12), 28.0
        height, step = int(y + 40 * len(rows)), step_of(x.high - x.low, 4)
        body = ""
        for tick in x.ticks(4):
            zero = abs(tick) < step / 2
            body += line(x(tick), 6, x(tick), height - 14, "zero" if zero else "grid")
            body += words(x(tick), height + 4, t.signed(tick, 0 if zero else digits_of(step)), "second middle")
        for key, name, value, se, mine in rows:
            look = "mine" if mine else "point"
            inside = box(0, y - 20, width, 40, "hit") + words(
                left - 12, y + 4, name, "mine-name end" if mine else "end", 22
            )
            inside += line(x(value - ONCE * se), y, x(value + ONCE * se), y, "sure-mine" if mine else "sure")
            inside += dot(x(value), y, 5, look) + words(x(value), y - 9, t.signed(value, 2), "name middle")
            body += mark(key, [name, t("unit-vp", n=t.give_or_take(value, se, 2))], inside)
            y += 40
        return height + 12, body

    table = [(name, t.give_or_take(value, se, 2)) for _, name, value, se, _ in rows]
    return Plot(*drawn(draw, t("plot-gains"), 362), ("", t("figure-difference")), table)
