"""Two swarms: every component's difference in standard errors. The grey field ends where the next one would be called
changed; inside a difference is no news, however large it looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from demiurge.lab.plots.marks import LETTER, Plot, Scale, box, dot, drawn, line, mark, swarm, words
from demiurge.lab.report import Change, Component, Report
from demiurge.lab.telling import Teller

BOLD: Final = LETTER * 1.15
LEAST, MOST = 4.6, 8.0  # standard errors to the side that are shown at least, at most
TALL: Final = 148


class Item(NamedTuple):
    one: Component
    change: Change
    z: float


def items_of(report: Report, change_of: Callable[[Component], Change | None]) -> list[Item]:
    found = []
    for one in report["components"]:
        change = change_of(one)
        if change and not change["few"] and change["se"] > 0:
            found.append(Item(one, change, change["value"] / change["se"]))
    return found


def worth(t: Teller, report: Report) -> Plot:
    return plot(t, report, items_of(report, lambda one: one["worth"]), "unit-vp", 1.0, t("plot-worth"))


def taken(t: Teller, report: Report) -> Plot:
    return plot(t, report, items_of(report, lambda one: one["more"]), "unit-points", 100.0, t("plot-taken"))


def plot(t: Teller, report: Report, items: Sequence[Item], unit: str, factor: float, label: str) -> Plot:
    limit, asked = report["limit"], sum(item.one["changed"] for item in items)

    def said(item: Item) -> str:
        return t(unit, n=t.signed(factor * item.change["value"], 0 if factor > 1 else 1))

    def told(item: Item) -> list[str]:
        low, high = (t.num(factor * item.change[end], 1) for end in ("low", "high"))
        state = "changed-first" if item.one["changed"] else "changed-called" if item.change["called"] else "changed-not"
        return [
            t.name(item.one["name"]), f"{said(item)} ({t('between', low=low, high=high)})",
            t("told-errors", n=t.signed(item.z)), t(state),
        ]  # fmt: skip

    def draw(width: int) -> tuple[int, str]:
        reach = min(max([LEAST, limit + 0.6, *[abs(item.z) for item in items]]), MOST)
        x, middle, r = Scale(-reach, reach, 12, width - 12), 22 + TALL / 2, 2.7 if width > 400 else 2.3
        found = box(x(-limit), 22, x(limit) - x(-limit), TALL, "field", 9)
        found += words(x(0), 14, t("by-chance"), "small middle")
        for tick in range(-8, 9, 2):
            if x.holds(tick):
                found += line(x(tick), 22 + TALL, x(tick), 26 + TALL, "zero")
                found += words(x(tick), 41 + TALL, t.signed(tick, 0), "second middle")
        found += words(width - 4, 58 + TALL, t("in-errors"), "small end")
        away = swarm([x(item.z) for item in items], r, TALL / 2 - r)
        for item, dy in sorted(zip(items, away), key=lambda pair: abs(pair[0].z)):
            look = "mine" if item.one["changed"] else "point" if item.change["called"] else "point quiet"
            printed = item.one["origin"] != "house"
            inside = dot(x(item.z), middle + dy, 6.5 if item.one["changed"] else r, look, printed)
            found += mark(item.one["id"], told(item), inside)
            if asked == 1 and item.one["changed"] and abs(item.z) > reach:
                look = "small end" if item.z > 0 else "small"
                found += words(x(item.z) + (6 if item.z > 0 else -6), middle + dy + 22, off(item.z), look)
        return 64 + TALL, found + names(items, x, middle, width)

    def off(z: float) -> str:
        return t("off-scale-right" if z > 0 else "off-scale-left", n=t.signed(z, 0))

    def names(items: Sequence[Item], x: Scale, middle: float, width: int) -> str:
        """What is asked or called stands there by name; a few, the surest first, none over another."""
        found, rows = "", list[tuple[float, float, float]]()
        chosen = [item for item in items if item.one["changed"] or item.change["called"]]
        for item in sorted(chosen, key=lambda item: (not item.one["changed"], -abs(item.z)))[:8]:
            text = f"{t.name(item.one['name'])} {said(item)}"
            look, long = "mine-name" if item.one["changed"] else "name", len(text) * BOLD
            left = min(max(x(item.z) - long / 2, 4), width - long - 4)
            tries = [middle + dy for dy in (-14, 24, -30, 40, -46, 56, -62)]
            free = [y for y in tries if not any(abs(y - b) < 14 and left < d and left + long > a for b, a, d in rows)]
            if free:
                rows.append((free[0], left, left + long))
                found += words(left, free[0], text, f"beside {look}")
        return found

    rows = [
        (t.name(item.one["name"]), said(item), t.num(item.z), told(item)[3])
        for item in sorted(items, key=lambda item: -abs(item.z))
    ]
    head = (t("figure-component"), t("figure-difference"), t("figure-errors"), "")
    return Plot(*drawn(draw, label), head, rows)
