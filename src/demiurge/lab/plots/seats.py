"""Seats that have something in common: how often they win. Hollow before, filled after; an even share is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.lab.plots.marks import LETTER, Plot, Scale, box, digits_of, dot, drawn, line, mark, step_of, words
from demiurge.lab.report import Figure, Group, Report
from demiurge.lab.telling import ONCE, Teller

ROW: Final = 36
NAMES, CHANGES = 146, 96
LONGEST: Final = 19


def wins(t: Teller, report: Report, groups: Sequence[Group], label: str) -> Plot:
    compared, even = len(report["sets"]) > 1, 1 / report["seats"]
    ends = [
        win["value"] + side * ONCE * win["se"] for one in groups for win in one["wins"] for side in (-1, 1)
    ] + [even]  # fmt: skip
    left = min(NAMES, max(len(t.name(one["name"])) for one in groups) * LETTER + 22)

    def draw(width: int) -> tuple[int, str]:
        right = CHANGES if compared else 56
        x, y = Scale(max(min(ends) - 0.01, 0), max(ends) + 0.01, left, width - right - 10), 30.0
        height, step = int(y + ROW * len(groups) + 14), step_of(max(ends) - min(ends) + 0.02, 4 if width > 400 else 3)
        found = line(x(even), 20, x(even), height - 24, "zero")
        for tick in x.ticks(4 if width > 400 else 3):
            found += line(x(tick), 20, x(tick), height - 24)
            if abs(x(tick) - x(even)) > 56:
                found += words(x(tick), height - 8, t.percent(tick, digits_of(step * 100)), "second middle")
        found += words(x(even), height - 8, t("even", n=t.percent(even, 1)), "second middle")
        found += words(width - 2, 12, t("change-points") if compared else t("figure-wins"), "small end")
        for one in groups:
            found += row(one, x, y, width)
            y += ROW
        return height, found

    def row(one: Group, x: Scale, y: float, width: int) -> str:
        mine = one["wins"][0]
        inside = box(0, y - ROW / 2, width, ROW, "hit") + words(0, y + 4, t.name(one["name"]), "name", LONGEST)
        if compared:
            inside += reach(one["wins"][1], x, y - 7, "sure-old", "old") + reach(mine, x, y + 6, "sure", "point")
            change = one["change"]
            said = (
                t("few") if not change or change["few"] else t.give_or_take(100 * change["value"], 100 * change["se"])
            )
            inside += words(width - 2, y + 4, said, "second end")
        else:
            inside += reach(mine, x, y, "sure", "point") + words(
                width - 2, y + 4, t.percent(mine["value"], 1), "name end"
            )
        return mark(f"{label}/{t.name(one['name'])}", told(t, one), inside)

    def reach(win: Figure, x: Scale, y: float, line_look: str, look: str) -> str:
        out = ONCE * win["se"]
        return line(x(win["value"] - out), y, x(win["value"] + out), y, line_look) + dot(x(win["value"]), y, 4.4, look)

    return Plot(*drawn(draw, label, 560), heads(t, report), [figures(t, one) for one in groups])


def told(t: Teller, one: Group) -> list[str]:
    found = [t.name(one["name"]), t("told-group", n=t.within(one["wins"][0], 1, 100), of=t.whole(one["count"][0]))]
    if one["score"][0]["value"] > 1:
        found.append(t("told-score", n=t.within(one["score"][0])))
    if len(one["wins"]) > 1:
        found.append(t("told-group-before", n=t.within(one["wins"][1], 1, 100), of=t.whole(one["count"][1])))
    return found


def heads(t: Teller, report: Report) -> list[str]:
    sets = [t.set_name(report, arm) for arm in range(len(report["sets"]))]
    found = [""]
    for name in sets:
        after = f", {name}" if len(sets) > 1 else ""
        found += [t("figure-wins") + after, t("figure-count") + after]
    return found


def figures(t: Teller, one: Group) -> list[str]:
    found = [t.name(one["name"])]
    for win, count in zip(one["wins"], one["count"]):
        found += [t("percent", n=t.within(win, 1, 100)), t.whole(count)]
    return found
