"""Which components win games: the edge of who takes each, group by group. The ends of a group are named, the middle is
a strip of dots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from demiurge.lab.components import Label, code
from demiurge.lab.plots.marks import Plot, Scale, box, dot, line, mark, picture, swarm, words
from demiurge.lab.report import Component, Figure, Report
from demiurge.lab.telling import ONCE, Teller

COLUMN: Final = 340
NAMES: Final = 142
ROW: Final = 20
TOP, BOTTOM, STRIP = 12, 10, 64
LONGEST: Final = 19  # letters of a name


def groups_of(report: Report) -> list[tuple[Label, list[Component]]]:
    """Those with an edge, by group, the best first."""
    found: list[tuple[Label, list[Component]]] = []
    for one in report["components"]:
        if None in one["edge"]:
            continue
        for label, members in found:
            if label == one["group"]:
                members.append(one)
                break
        else:
            found.append((one["group"], [one]))
    return [(label, sorted(members, key=lambda one: -edge(one)["value"])) for label, members in found]


def edge(one: Component, arm: int = 0) -> Figure:
    found = one["edge"][arm]
    assert found is not None
    return found


def columns(t: Teller, report: Report) -> list[tuple[str, int, Plot]]:
    """For each group its name, how many are in it, and its plot. One scale holds for all."""
    groups = groups_of(report)
    values = [edge(one)["value"] for _, all in groups for one in all]
    if not values:
        return []
    low, high = min(-1.0, *values) - 0.4, max(1.0, *values) + 0.4
    return [(t.name(label), len(all), column(t, report, t.name(label), all, low, high)) for label, all in groups]


def column(t: Teller, report: Report, name: str, all: list[Component], low: float, high: float) -> Plot:
    few = len(all) <= TOP + BOTTOM + 4
    top, middle, bottom = (all, [], []) if few else (all[:TOP], all[TOP:-BOTTOM], all[-BOTTOM:])
    asked = [one for one in middle if one["changed"]]  # what is asked is always named
    middle = [one for one in middle if not one["changed"]]

    def draw(width: int) -> tuple[int, str]:
        x, y = Scale(low, high, NAMES + 4, width - 6), 30.0
        rows = len(top) + len(asked) + len(bottom)
        height = int(y + ROW * rows + (STRIP if middle else 0))
        found = ""
        for tick in x.ticks(4):
            found += line(x(tick), 16, x(tick), height - 8, "grid" if tick else "zero")
            found += words(x(tick), 10, t.signed(tick, 0) if tick else t("average"), "small middle")
        for one in [*top, *asked]:
            found += row(t, one, x, y, width)
            y += ROW
        if middle:
            found += strip(t, middle, x, y, width)
            y += STRIP
        for one in bottom:
            found += row(t, one, x, y, width)
            y += ROW
        return height, found

    label = t("plot-edges", name=name)
    body = picture(draw, label, COLUMN, "both")
    return Plot(body, "", heads(t, report), [figures(t, one) for one in all])


def heads(t: Teller, report: Report) -> list[str]:
    sets = [t.set_name(report, arm) for arm in range(len(report["sets"]))]
    found = [t("figure-component")]
    for id in ("figure-edge", "figure-taken"):
        found += [f"{t(id)}, {name}" if len(sets) > 1 else t(id) for name in sets]
    return found


def figures(t: Teller, one: Component) -> list[str]:
    edges = [t.give_or_take(found["value"], found["se"]) if found else "" for found in one["edge"]]
    return [t.name(one["name"]), *edges, *[t.percent(rate["value"]) for rate in one["rate"]]]


def short(t: Teller, one: Component) -> str:
    """Its name; where that is the same for many but for a code, the code and what it does."""
    name, text, called = t.name(one["name"]), t.name(one["text"]), code(one["id"])
    text = text.replace(f" ({called})", "").rstrip(".")  # which some games say again
    return f"{called}: {text}" if text and name.endswith(f" {called}") else name


def told(t: Teller, one: Component) -> list[str]:
    found = edge(one)
    said = [
        t.name(one["name"]), t("told-edge", n=t.within(found)),
        t("told-taken", n=t.percent(one["rate"][0]["value"]), of=t.whole(one["offered"][0])),
        t("told-wins", n=t.percent(one["wins"][0]["value"]), of=t.whole(one["taken"][0])),
    ]  # fmt: skip
    if len(one["edge"]) > 1:
        said.append(t("told-before", n=t.within(edge(one, 1)), taken=t.percent(one["rate"][1]["value"])))
    text = t.name(one["text"])
    return [*said, text] if text else said


def row(t: Teller, one: Component, x: Scale, y: float, width: int) -> str:
    """A name, where it stood before, where it stands, and how sure that is."""
    mine, found, printed = one["changed"], edge(one), one["origin"] != "house"
    reach = ONCE * found["se"]
    inside = box(0, y - ROW / 2, width, ROW, "lit", 5) if mine else box(0, y - ROW / 2, width, ROW, "hit")
    inside += words(NAMES - 4, y + 4, short(t, one), "mine-name end" if mine else "end", LONGEST)
    if len(one["edge"]) > 1 and abs(edge(one, 1)["value"] - found["value"]) > 0.12:
        before = x(edge(one, 1)["value"])
        inside += line(before, y, x(found["value"]), y, "way") + dot(before, y, 2.6, "old", printed)
    inside += line(x(found["value"] - reach), y, x(found["value"] + reach), y, "sure-mine" if mine else "sure")
    inside += dot(x(found["value"]), y, 5.4 if mine else 4, "mine" if mine else "point", printed)
    return mark(one["id"], told(t, one), inside)


def strip(t: Teller, all: Sequence[Component], x: Scale, y: float, width: int) -> str:
    found = box(0, y - 8, width, STRIP - 10, "field", 9) + words(
        NAMES - 4, y + 23, t("so-many-more", n=len(all)), "second end"
    )
    away = swarm([x(edge(one)["value"]) for one in all], 1.9, (STRIP - 18) / 2)
    for one, dy in zip(all, away):
        place = dot(x(edge(one)["value"]), y + 19 + dy, 1.9, "point quiet", one["origin"] != "house")
        found += mark(one["id"], told(t, one), place)
    return found
